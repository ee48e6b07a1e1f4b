"""Names of peoples and chiefs (p. 38): each the people of an animal, offered as long as nobody has it."""

from heart_africa.core.dice import SIDES, Dice
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.state import Campaign, PlayerStatus

DIE = "campaign-name-die"


def offered(book: Book, campaign: Campaign) -> tuple[str, ...]:
    """The names of the book's table that no player bears; all of them if every one is borne."""
    borne = {
        player.called.casefold()
        for player in campaign.players.values()
        if player.standing is not PlayerStatus.OUT
    }
    names = book.campaign.naming.names
    return tuple(name for name in names if name.casefold() not in borne) or names


def drawn(book: Book, campaign: Campaign, dice: Dice) -> tuple[str, tuple[int, ...]]:
    """One of the names offered, each as likely as another: two dice in their order, again if too high."""
    names, faces = offered(book, campaign), tuple[int, ...]()
    while True:
        tens, ones = dice.roll(2, DIE)
        faces += (tens, ones)
        place = (tens - 1) * SIDES + ones - 1
        if place < len(names):
            return names[place], faces
