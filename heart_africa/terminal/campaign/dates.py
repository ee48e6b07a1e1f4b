"""A half year as people type it: `1878` for the end of that year, `1878/1` for its first half."""

import re

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.analytics import at_date
from heart_africa.rules.campaign.state import Date

_DATE = re.compile(r"(\d{4})(?:[/.-]([12]))?")


def date_of(text: str, option: str, half: int = 2) -> Date:
    """The half year that is named; of a year alone, that half. Raises `BadData`."""
    found = _DATE.fullmatch(text.strip())
    if not found:
        raise BadData("not-a-half-year", key=option, about={"found": text})
    return Date(int(found[1]), int(found[2] or half))


@dataclass(frozen=True, slots=True)
class Span:
    """From a half year to another, both included, as far as they are named."""

    first: Date | None = None
    last: Date | None = None

    @classmethod
    def between(cls, first: str, last: str) -> "Span":
        """As they are typed. Raises `BadData`."""
        return cls(date_of(first, "--from", 1) if first else None, date_of(last, "--to") if last else None)

    def holds(self, date: Date) -> bool:
        """Whether a half year lies in it."""
        return (self.first is None or date >= self.first) and (self.last is None or date <= self.last)


def as_of(journal: Journal[Campaign], text: str) -> Campaign:
    """The campaign as it stands, or as it stood at the end of a half year. Raises `BadData`."""
    return at_date(journal, date_of(text, "--at")) if text else journal.state
