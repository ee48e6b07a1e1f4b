"""The charismatic leader: he joins a unit, which does not test while half of it follows him (p. 5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.fields import UnitName
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.battle import Battle, Stage, Unit
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.organisation.leaders.traits import AREA

BEGUN = frozenset({Stage.PLAY, Stage.OVER})


@dataclass(frozen=True, slots=True)
class AttachLeader:
    """A charismatic leader joins a unit (p. 5); `leader` names his own little company."""

    leader: UnitName
    unit: UnitName
    kind: Literal["attach-leader"] = "attach-leader"


@dataclass(frozen=True, slots=True)
class Rejoin:
    """A charismatic leader whose unit broke joins another."""

    leader: UnitName
    unit: UnitName
    kind: Literal["rejoin"] = "rejoin"


Join = AttachLeader | Rejoin


@dataclass(frozen=True, slots=True)
class Joined(GameEvent):
    """The leader is part of a unit for all purposes."""

    leader: str
    unit: str
    rule: str
    page: int
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class LeftBehind(GameEvent):
    """His unit broke; the leader stays on the table, alone or to join another."""

    leader: str
    unit: str
    rule: str
    page: int
    kind: Literal["left-behind"] = "left-behind"


def _parted(battle: Battle, leader: Unit) -> str:
    """How he lost the unit that he was with: it `broke`, he `lost` it to the last man, or not at all."""
    own = battle.units.get(leader.with_unit)
    if own is None or (own.here and not own.broken):
        return leader.parted
    return "broke" if own.broken else "lost"


def not_charismatic(_book: Book, battle: Battle, order: Join) -> bool:
    """Any other leader belongs to no unit."""
    return Trait.CHARISMATIC not in battle.unit(order.leader).traits


def allied_unit_joined(_book: Book, battle: Battle, order: Join) -> bool:
    """The unit belongs to an allied contingent, if not to the enemy."""
    unit = battle.unit(order.unit)
    return bool(unit.contingent) or unit.side != battle.unit(order.leader).side


def game_has_begun(_book: Book, battle: Battle, order: Join) -> bool:
    """He joins at the beginning, or later when his unit has broken."""
    leader = battle.unit(order.leader)
    if isinstance(order, AttachLeader):
        return battle.stage in BEGUN and not leader.with_unit
    return not (leader.with_unit or leader.parted)


def stays_with_his_unit(_book: Book, battle: Battle, order: Join) -> bool:
    """He is with a unit that has not broken."""
    leader = battle.unit(order.leader)
    return leader.with_unit not in {"", order.unit} and not _parted(battle, leader)


def lost_all_his_men(_book: Book, battle: Battle, order: Join) -> bool:
    """His unit was wiped out around him: nobody takes him for lucky any more."""
    return _parted(battle, battle.unit(order.leader)) == "lost"


def joins_a_gunboat(book: Book, battle: Battle, order: Join) -> bool:
    """No leader is attached to a gunboat."""
    return book.arm(battle.unit(order.unit).troop) is Arm.VESSEL


OBJECTIONS: Mapping[str, Callable[[Book, Battle, Join], bool]] = conditions.keyed(
    not_charismatic,
    allied_unit_joined,
    game_has_begun,
    stays_with_his_unit,
    lost_all_his_men,
    joins_a_gunboat,
)


def objections_to_join(book: Book, battle: Battle, order: Join) -> tuple[Problem, ...]:
    """All that the book has against his joining this unit. Raises `BadData`."""
    about = {"leader": _named(battle, order), "unit": order.unit, "own": battle.unit(order.leader).with_unit}
    rows = conditions.holding(book.leading.objections_to_join, OBJECTIONS, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def _named(battle: Battle, order: Join) -> str:
    """As journals have him: himself before the battle, later by his company."""
    leader = battle.unit(order.leader)
    return leader.himself.name if isinstance(order, AttachLeader) else leader.name


def join(book: Book, battle: Battle, order: Join) -> tuple[Joined, ...]:
    """What joining brings about: he is one of its figures for all purposes. Raises `BadData`."""
    row = book.leading.part_of_the_unit
    return (Joined(_named(battle, order), battle.unit(order.unit).name, row.rule, row.page),)


def left_behind(book: Book, leader: Unit) -> LeftBehind:
    """What becomes of him when his unit breaks."""
    row = book.leading.left_behind
    return LeftBehind(leader.himself.name, leader.with_unit, row.rule, row.page)
