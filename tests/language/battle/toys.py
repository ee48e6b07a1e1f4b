"""A small battle, and orders of every shape that a field may have."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Any, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import FigureName, UnitName, UnitOrFigure
from heart_africa.language.battle.words import Names
from heart_africa.language.reader import Reader
from heart_africa.rules.battle import Battle, Figure, Side, SideId, Sort, Unit


class Ground(StrEnum):
    NONE = ""
    FENCE = "fence"
    TALL_GRASS = "tall_grass"


@dataclass(frozen=True, slots=True)
class Step:
    figure: FigureName
    inches: float
    cover: bool = False


@dataclass(frozen=True, slots=True)
class Volley:
    unit: UnitName
    target: UnitOrFigure
    inches: float
    figures: tuple[FigureName, ...] = ()
    behind: Ground = Ground.NONE
    visible: bool = True
    dark: bool = False
    kind: Literal["volley"] = "volley"


@dataclass(frozen=True, slots=True)
class March:
    steps: tuple[Step, ...]
    spent: Mapping[str, int] = field(default_factory=dict, hash=False)
    gap: Step | None = None
    how: Literal["fast", "slow"] = "slow"
    note: str = ""
    units: tuple[tuple[UnitName, float | None], ...] = ()
    kind: Literal["march-on"] = "march-on"


@dataclass(frozen=True, slots=True)
class Pass:
    side: SideId = ""
    kind: Literal["pass"] = "pass"


def figures(name: str, troop: str, count: int) -> tuple[Figure, ...]:
    return tuple(Figure(f"{name} {number}", troop) for number in range(1, count + 1))


def a_battle() -> Battle:
    """Red: Guardia (8), 1ª compañía (4), the leader Tippu Tip alone; Blue: Hehe (3), Guerreros (2)."""
    red = (
        Unit("Guardia", "red", Sort.UNIT, figures("Guardia", "askaris", 8)),
        Unit("1ª compañía", "red", Sort.UNIT, figures("1ª compañía", "regulars", 4)),
        Unit("Tippu Tip", "red", Sort.LEADER, (Figure("Tippu Tip", "askaris"),)),
    )
    blue = (
        Unit("Hehe", "blue", Sort.UNIT, figures("Hehe", "spearmen", 3)),
        Unit("Guerreros", "blue", Sort.UNIT, figures("Guerreros", "warriors", 2)),
    )
    battle = Battle().joined_by(Side("red", "Caravana", "zanzibaris"), red)
    return battle.joined_by(Side("blue", "Mkwawa", "native_kingdom"), blue)


def a_reader(lang: str = "en", **more: Any) -> Reader:  # noqa: ANN401  # fields of a reader
    troops = ("askaris", "spearmen", "regulars")
    return Reader(lang, (Volley, March, Pass), Names(a_battle()), troops, **more)
