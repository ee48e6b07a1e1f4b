"""Names of peoples and chiefs (p. 38), each offered as long as nobody has it; what an army list is called."""

from heart_africa.core.dice import SIDES, Dice
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.state import Army, Campaign, PlayerKind, PlayerStatus
from heart_africa.rules.tables.campaign import KindName, KindRow

# --- names of peoples and chiefs ---


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


# --- what an army list is in a campaign ---


def kind_row(book: Book, army: Army) -> KindRow:
    """What a list is in a campaign; one that the book does not have is what is said of it, or else native."""
    for row in book.campaign.kinds:
        if army.list in row.lists and (not row.mode or army.mode == row.mode):
            return row
    return row_of(book, army.kind or "native")


def row_of(book: Book, kind: KindName) -> KindRow:
    """The first row of a kind."""
    return next(row for row in book.campaign.kinds if row.kind == kind)


def is_printed(book: Book, army: Army) -> bool:
    """Whether the list is one of the book's."""
    return any(army.list in row.lists for row in book.campaign.kinds)


def kind_of(book: Book, army: Army) -> PlayerKind:
    """What the player of an army is: as is said of it, or else as the book has it."""
    return PlayerKind(army.kind or kind_row(book, army).kind)


def years_of(book: Book, army: Army) -> tuple[int | None, int | None]:
    """The first and the last year of a list: the later of what is stated and what page 37 says."""
    printed = [row.from_year for row in book.campaign.years if row.list == army.list]
    first = [year for year in (army.from_year, *printed) if year is not None]
    return max(first, default=None), army.to_year
