"""What the tables of the book have in common: cited numbers, rolls of dice, reasons with a condition."""

import re
from typing import Annotated

from pydantic import BeforeValidator, Field, PlainSerializer

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import Strict


class Entry(Strict):
    """Where the book says something: the entry and its page."""

    rule: str
    page: int = Field(ge=1)

    def problem(self, code: str, where: str = "", /, **about: object) -> Problem:
        """What the book has against something by this entry; `about`: the facts of its wording."""
        return Problem(code, self.rule, self.page, where, about)

    def line(self, what: str, value: int = 0, where: str = "", /, **about: object) -> Line:
        """A reason by this entry, and what it adds; `about`: the facts of its wording."""
        return Line(what, value, self.rule, self.page, where, about)


class Cited(Entry):
    """A number of the book with the entry and page that give it."""

    value: int


class Reason(Entry):
    """Something that holds when the chapter's function of this name says so.

    Its wording is the message `<area>-<when>`, with dashes.
    """

    when: str


class Factor(Reason):
    """What a score gains or loses when the chapter's function of this name says so."""

    value: int


class Threshold(Reason):
    """The score on 1D6 that succeeds when the chapter's function of this name says so."""

    needs: int = Field(ge=1, le=6)


class Rate(Strict):
    """A movement roll in inches, such as 2D6 or D6-2 (p. 12)."""

    dice: int = Field(ge=1, le=4)
    add: int = 0

    def __str__(self) -> str:
        dice = "D6" if self.dice == 1 else f"{self.dice}D6"
        return f"{dice}{self.add:+d}" if self.add else dice


def _rate(printed: object) -> object:
    if not isinstance(printed, str):
        return printed
    found = re.fullmatch(r"(\d?)D6([+-]\d+)?", printed)
    if not found:
        raise ValueError(printed)
    return Rate(dice=int(found[1] or 1), add=int(found[2] or 0))


PrintedRate = Annotated[Rate, BeforeValidator(_rate), PlainSerializer(str, return_type=str)]
