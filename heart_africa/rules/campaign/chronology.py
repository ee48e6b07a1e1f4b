"""The calendar (p. 37): turns of half a year, from the beginning of any year from 1860 on."""

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import Book


@dataclass(frozen=True, slots=True, order=True)
class Date:
    """A half of a year: 1 or 2."""

    year: int
    half: int


def date_of(book: Book, start: int, turn: int) -> Date:
    """The date of a turn (1, 2, ...) of a campaign that began with that year (CAMP-04)."""
    years, half = divmod(turn - 1, book.campaign.calendar.turns_in_a_year.value)
    return Date(start + years, half + 1)
