"""Terrain (pp. 16-18): which ground is cover from a shot, and the crocodiles."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.battle import Battle, Figure, Gone
from heart_africa.rules.battle.losses import lost_in_movement
from heart_africa.rules.book import BAGGAGE, Arm, Book
from heart_africa.rules.book.terrain import Cover, GroundId

CROCODILE = "terrain-crocodile"
Water = Literal["marsh", "ford"]


@dataclass(frozen=True, slots=True)
class Footing:
    """A figure that is shot at and the kinds of ground it stands in, several where they overlap.

    `arm`: what it is on the table; `shooter`: the troop type that shoots, from so many inches; `moved`:
    whether it moves this turn; `lines_bank`: whether it stands in the bed of a stream or river, touching the
    bank and facing out, and is shot at from its front (TERR-44).
    """

    grounds: tuple[GroundId, ...]
    arm: Arm
    shooter: str
    inches: float
    moved: bool = False
    lines_bank: bool = False


def cover(book: Book, standing: Footing) -> tuple[Line, ...]:
    """The reasons for which the figure is in cover from this shot, one for each kind of ground; or none."""
    rows = (book.terrain.ground[ground] for ground in standing.grounds)
    return tuple(
        row.cover.line(f"terrain-cover-{row.id.value.replace('_', '-')}", inches=row.cover.beyond_in or 0)
        for row in rows
        if row.cover and _covers(row.cover, standing)
    )


def _covers(row: Cover, standing: Footing) -> bool:
    return (
        (standing.arm == Arm.FOOT or not row.foot_only)
        and (row.beyond_in is None or standing.inches > row.beyond_in)
        and not (row.still and standing.moved)
        and (standing.lines_bank or not row.asked)
        and standing.shooter not in row.not_against
    )


class CrossWater(Order, kind="cross-water"):
    """Figures roll for the crocodiles of the marsh or ford through which they have moved.

    In an infested marsh every figure tests each turn that it moves there; at a ford once a crossing.
    """

    unit: UnitName
    figures: tuple[FigureName, ...]
    water: Water
    infested: bool = True


class CrocodilesMet(GameEvent, kind="crocodiles-met"):
    """Figures have rolled for crocodiles, one die each: those that failed are dead, attendants or no."""

    who: str
    water: Water
    check: Check
    faces: tuple[int, ...]

    @property
    def lost(self) -> int:
        """How many were killed by the crocodiles."""
        return sum(not self.check.succeeds(face) for face in self.faces)

    @property
    def casualties(self) -> int:
        """How many of them count for their unit's morale (TERR-40); baggage does not (TERR-52)."""
        return 0 if self.who == BAGGAGE else self.lost

    @property
    def also(self) -> Mapping[str, object]:
        return {"troop": self.who, "crossed": len(self.faces), "lost": self.lost}

    def applied(self, battle: Battle, who: str) -> Battle:
        figure = battle.figure(who)
        battle = battle.with_figure(replace(figure, water="", forded=figure.forded or self.water == "ford"))
        return lost_in_movement(battle, who, Gone.LOST, "crocodiles") if self.lost else battle


def objections_to_crossing(book: Book, figure: Figure, order: CrossWater) -> tuple[Problem, ...]:
    """Why a figure does not roll for crocodiles."""
    about = {"troop": figure.troop}
    rows = book.terrain.crocodiles
    found = []
    if order.water == "marsh" and not order.infested:
        found.append(rows.infested.problem("terrain-no-crocodiles", **about))
    if order.water == "ford" and figure.forded:
        found.append(rows.ford.problem("terrain-already-tested", **about))
    return tuple(found)


def check(book: Book, water: Water) -> Check:
    """What each figure's die needs to escape the crocodiles."""
    rows = book.terrain.crocodiles
    row = rows.marsh if water == "marsh" else rows.ford
    reason = row.line(f"terrain-crocodiles-{water}")
    return Check(Reckoning((reason,)), row.value, row.rule, row.page)


def cross_water(book: Book, figure: Figure, order: CrossWater, dice: Dice) -> tuple[CrocodilesMet, ...]:
    """The event of a figure's roll for crocodiles."""
    faces = dice.roll(1, CROCODILE)
    return (CrocodilesMet(figure.troop, order.water, check(book, order.water), faces),)
