"""Out of a combat, however it was left: what may not be done for the rest of the turn (pp. 26-27)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.journal.events import GameEvent
from heart_africa.rules.shared_terms import Melee
from heart_africa.rules.tables.printed import Entry


@dataclass(frozen=True, slots=True)
class Barred:
    """Something that a figure may not do for the rest of the turn, and where the book says so."""

    what: Literal["shoot", "engage"]
    rule: str
    page: int


@dataclass(frozen=True, slots=True)
class Left(GameEvent):
    """A figure is out of the combat: what it may not do now, and the enemies who may shoot again.

    Like any other figure it may be shot at; `shot_at` and `freed_by` say where the book has it.
    """

    figure: str
    how: Melee
    rule: str
    page: int
    barred: tuple[Barred, ...]
    freed: tuple[str, ...]
    shot_at: Entry | None = None
    freed_by: Entry | None = None
    kind: Literal["left"] = "left"

    @property
    def variant(self) -> str:
        """Evaded, or broke off."""
        return self.how.replace("_", "-")

    @property
    def also(self) -> Mapping[str, object]:
        """The enemies who may shoot again."""
        return {"enemies": ", ".join(self.freed)}


def barred(what: Literal["shoot", "engage"], row: Entry) -> Barred:
    """What this entry forbids."""
    return Barred(what, row.rule, row.page)
