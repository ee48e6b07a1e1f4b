"""What the tables of the book have in common: cited numbers, rolls of dice, reasons with a condition."""

import re
from typing import Annotated

from pydantic import BeforeValidator, Field, PlainSerializer

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import Strict


class Entry(Strict):
    """A rule and page of the book."""

    rule: str
    page: int = Field(ge=1)

    def problem(self, code: str, where: str = "", /, **about: object) -> Problem:
        """A problem by this entry, with its message id; `about`: the facts for its wording."""
        return Problem(code, self.rule, self.page, where, about)

    def line(self, what: str, value: int = 0, where: str = "", /, **about: object) -> Line:
        """A reason by this entry, and the value it adds; `about`: the facts for its wording."""
        return Line(what, value, self.rule, self.page, where, about)


class Cited(Entry):
    """A number of the book with the entry and page that give it."""

    value: int


class Reason(Entry):
    """A row that applies if the function named by `when` in its chapter says so.

    Its wording is the message `<area>-<when>`, with dashes.
    """

    when: str


class Factor(Reason):
    """A row that adds its value to a score, if its condition holds."""

    value: int


class Threshold(Reason):
    """A row that gives the score needed on 1D6, if its condition holds."""

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
