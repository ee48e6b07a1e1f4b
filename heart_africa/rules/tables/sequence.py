"""The turn's steps, and who moves in which, as data (p. 23)."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Entry


class Step(StrEnum):
    """A step of the turn, in the order of page 23."""

    ARRIVALS = "arrivals"
    UNITS = "units"
    INDEPENDENTS = "independents"
    SHOOTING = "shooting"
    RELOADING = "reloading"
    MELEE = "melee"
    MORALE = "morale"
    RALLYING = "rallying"
    VICTORY = "victory"


MOVEMENT = frozenset({Step.UNITS, Step.INDEPENDENTS})
"""The steps of the Movement phase."""


class Moves(Entry):
    """A step in which a kind of figure may move; `before_own_units`: before any unit of its side."""

    who: str
    step: Annotated[Step, Field(strict=False)]
    before_own_units: bool = False


class StepRow(Entry):
    """A step with the entry that gives it its place."""

    id: Annotated[Step, Field(strict=False)]


class Sequence(Strict):
    """Page 23, with what pages 4, 5 and 11 add of scouts, organizing geniuses and attendants."""

    steps: tuple[StepRow, ...]
    moves: tuple[Moves, ...]

    def row(self, step: Step) -> StepRow:
        """The row of a step, with the entry that gives it its place."""
        return next(row for row in self.steps if row.id is step)
