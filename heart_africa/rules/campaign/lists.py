"""What an army list is in a campaign (pp. 37, 39): native, explorer or colonial, and in which years."""

from heart_africa.rules.book import Book
from heart_africa.rules.campaign.state import Army, PlayerKind
from heart_africa.rules.tables.campaign import KindName, KindRow


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
