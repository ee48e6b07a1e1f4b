"""What people are reminded of in each step of the turn, as data."""

from typing import Annotated

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.choosing_terrain import PieceKind
from heart_africa.rules.tables.printed import Entry
from heart_africa.rules.tables.sequence import Step


class Reminder(Entry):
    """An entry worth remembering in a step: if all that stands in `when` holds of the battle.

    `ground`: and if a piece of one of these kinds lies on the table, where any is named.
    """

    step: Annotated[Step, Field(strict=False)]
    when: tuple[str, ...] = ()
    ground: tuple[PieceKind, ...] = ()


class Reminders(Strict):
    """All of them, step by step in the order of page 23."""

    reminders: tuple[Reminder, ...]
