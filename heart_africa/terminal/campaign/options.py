"""The arguments and options that several campaign commands share; a half year as people type it."""

import re
from typing import Annotated

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.state import Date
from heart_africa.rules.campaign.statistics import at_date
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.options import Certificate, Json, Seed, Throw, Who

# --- the shared arguments and options ---


Name = Annotated[str, typer.Argument(metavar="campaign", help="help-option-campaign", show_default=False)]
Dice = Annotated[str, typer.Option("--dice", metavar="faces", help="help-option-order-dice")]
Overrule = Annotated[str, typer.Option("--overrule", metavar="text", help="help-option-overrule-order")]
At = Annotated[str, typer.Option("--at", metavar="date", help="help-option-at-date")]


@dataclass(frozen=True, slots=True)
class Given:
    """The options of every order: dice, reason, who gives it."""

    dice: Dice = ""
    throw: Throw = False
    seed: Seed = None
    certificate: Certificate = ""
    overrule: Overrule = ""
    who: Who = ""
    as_json: Json = False

    @property
    def wanted(self) -> DiceOptions:
        """The source of dice that nobody types."""
        return DiceOptions(None, self.throw, self.seed, self.certificate)


# --- a half year as typed ---


_DATE = re.compile(r"(\d{4})(?:[/.-]([12]))?")


def date_of(text: str, option: str, half: int = 2) -> Date:
    """The half year that is named (`1878/1`); for a year alone the given half. Raises `BadData`."""
    found = _DATE.fullmatch(text.strip())
    if not found:
        raise BadData("not-a-half-year", key=option, about={"found": text})
    return Date(int(found[1]), int(found[2] or half))


@dataclass(frozen=True, slots=True)
class Span:
    """A span of half years, both ends included; None is open."""

    first: Date | None = None
    last: Date | None = None

    @classmethod
    def between(cls, first: str, last: str) -> "Span":
        """The span between two typed half years. Raises `BadData`."""
        return cls(date_of(first, "--from", 1) if first else None, date_of(last, "--to") if last else None)

    def holds(self, date: Date) -> bool:
        """Whether a half year is within the span."""
        return (self.first is None or date >= self.first) and (self.last is None or date <= self.last)


def as_of(journal: Journal[Campaign], text: str) -> Campaign:
    """The campaign now, or at the end of a half year. Raises `BadData`."""
    return at_date(journal, date_of(text, "--at")) if text else journal.state
