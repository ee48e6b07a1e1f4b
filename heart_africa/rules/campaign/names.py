"""Names of peoples and chiefs (p. 38) to draw from, and what kind of player an army list makes."""

from heart_africa.core.dice import SIDES, Dice
from heart_africa.rules.book import Book
from heart_africa.rules.book.campaign import KindName, KindRow
from heart_africa.rules.campaign.state import Army, Campaign, PlayerKind, PlayerStatus

# --- names of peoples and chiefs ---


DIE = "campaign-name-die"


def offered(book: Book, campaign: Campaign) -> tuple[str, ...]:
    """The names of the book's table that no player has taken; all of them if every one is taken."""
    borne = {
        player.called.casefold()
        for player in campaign.players.values()
        if player.standing is not PlayerStatus.OUT
    }
    names = book.campaign.naming.names
    return tuple(name for name in names if name.casefold() not in borne) or names


def drawn(book: Book, campaign: Campaign, dice: Dice) -> tuple[str, tuple[int, ...]]:
    """A random name among those offered, all equally likely, and the dice for it.

    Two dice are read as a number in base 6 and thrown again if it is too high.
    """
    names, faces = offered(book, campaign), tuple[int, ...]()
    while True:
        tens, ones = dice.roll(2, DIE)
        faces += (tens, ones)
        place = (tens - 1) * SIDES + ones - 1
        if place < len(names):
            return names[place], faces


# --- what an army list is in a campaign ---


def kind_row(book: Book, army: Army) -> KindRow:
    """The row that says what kind of player a list makes.

    A list that is not in the book is what its army declares itself to be, otherwise native.
    """
    for row in book.campaign.kinds:
        if army.list in row.lists and (not row.mode or army.mode == row.mode):
            return row
    return row_of(book, army.kind or "native")


def row_of(book: Book, kind: KindName) -> KindRow:
    """The first row of the table of player kinds that is for this kind."""
    return next(row for row in book.campaign.kinds if row.kind == kind)


def is_printed(book: Book, army: Army) -> bool:
    """Whether the list is one of the book's."""
    return any(army.list in row.lists for row in book.campaign.kinds)


def kind_of(book: Book, army: Army) -> PlayerKind:
    """What kind of player an army makes: as it declares, otherwise as the book says."""
    return PlayerKind(army.kind or kind_row(book, army).kind)


def years_of(book: Book, army: Army) -> tuple[int | None, int | None]:
    """The first and last year in which a list is available, None where there is no limit.

    The first is the later of what the army states and what page 37 says.
    """
    printed = [row.from_year for row in book.campaign.years if row.list == army.list]
    first = [year for year in (army.from_year, *printed) if year is not None]
    return max(first, default=None), army.to_year
