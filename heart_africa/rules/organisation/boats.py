"""Boats (p. 15) and the waters of a gunboat (p. 10): who has them, places aboard, boarding, running aground.

What shots do to them stands with the shooting; how fast they go, with the movement.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.book import ATTENDANT, Ability, Arm, Book, printed
from heart_africa.rules.book.organisation import Vessel as VesselRow
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.shared_terms import Moved

AREA = "boats"
GROUNDING = "boats-grounding-dice"
Water = Literal["sea", "great_lake", "river", "stream", "none"]


# --- who has boats, and where they float ---


@dataclass(frozen=True, slots=True)
class Launch:
    """A vessel that a force of some list would have on a water of the table.

    `width_in`: of a river both of whose banks are on the table, else None; `bought`: it was paid for.
    """

    vessel: VesselId
    army: str
    water: Water
    width_in: float | None = None
    bought: bool = False


def objections_to_launch(book: Book, launch: Launch) -> tuple[Problem, ...]:
    """Why the force may not have that vessel on that water."""
    rows, row = book.boats, book.boats.vessel(launch.vessel)
    about: dict[str, object] = {
        "troop": launch.vessel,
        "list": launch.army,
        "inches": rows.navigable_in.value,
    }
    found = []
    if launch.water not in rows.waters:
        rule = rows.free_rule if row.free else rows.shore
        found.append(rule.problem("boats-no-water", **about))
    if row.free and launch.army in rows.not_for:
        found.append(rows.free_rule.problem("boats-not-for-list", **about))
    if not row.free and not launch.bought:
        found.append(rows.bought.problem("boats-not-bought", **about))
    return (*found, *_too_narrow(book, launch, about))


def _too_narrow(book: Book, launch: Launch, about: Mapping[str, object]) -> tuple[Problem, ...]:
    """A problem if the river is too narrow for a gunboat; the boats that are lent go everywhere."""
    row = book.boats.navigable_in
    lent = book.boats.vessel(launch.vessel).free
    if lent or launch.width_in is None or launch.width_in >= row.value:
        return ()
    return (row.problem("boats-too-narrow", **about),)


# --- whom they hold ---


@dataclass(frozen=True, slots=True)
class Boarding:
    """Figures going aboard a vessel or ashore, which takes their whole turn; `aboard`: who else is on it."""

    vessel: Unit
    figures: tuple[Figure, ...]
    aboard: tuple[Figure, ...] = ()
    ashore: bool = False


def row_of(book: Book, vessel: Unit) -> VesselRow:
    """The row of the book for a vessel of this kind."""
    return next(row for row in book.boats.vessels if row.id == vessel.troop)


def places(book: Book, aboard: Iterable[Figure]) -> Reckoning:
    """How many places these figures take: one each, a gun with its crew more."""
    troops = Counter(figure.troop for figure in aboard)
    return Reckoning.of(_taken(book, who, count) for who, count in troops.items())


def _taken(book: Book, who: str, count: int) -> Line:
    about = {"troop": who, "count": count}
    gun, one = book.boats.gun_places, book.boats.vessels[0].capacity
    if book.arm(who) == Arm.GUN:
        return gun.line("boats-places-of-guns", count * gun.value, **about)
    return one.line("boats-places", count, **about)


def seated(
    book: Book, figures: Iterable[Figure], vessels: Mapping[Unit, tuple[Figure, ...]]
) -> Mapping[Unit, tuple[Figure, ...]]:
    """The figures on each vessel when they go aboard, with those who are there already (BOAT-02).

    The vessels are filled in turn; the last takes all who are left.
    """
    left, found, last = [*figures], dict[Unit, tuple[Figure, ...]](), [*vessels][-1]
    for vessel, riders in vessels.items():
        taken, most = list[Figure](), row_of(book, vessel).capacity.value
        while left and (vessel is last or places(book, (*riders, *taken, left[0])).total <= most):
            taken.append(left.pop(0))
        found[vessel] = tuple(taken)
    return found


def no_room(book: Book, boarding: Boarding) -> bool:
    """Whether more would be aboard than the vessel holds."""
    held = places(book, (*boarding.aboard, *boarding.figures)).total
    return not boarding.ashore and held > row_of(book, boarding.vessel).capacity.value


def not_a_rider(book: Book, boarding: Boarding) -> bool:
    """Whether one of the figures is none that a gunboat carries."""
    chosen = row_of(book, boarding.vessel).chosen_riders and not boarding.ashore
    return chosen and any(not _rides(book, figure.troop) for figure in boarding.figures)


def _rides(book: Book, who: str) -> bool:
    return who == ATTENDANT or book.arm(who) == Arm.GUN or book.can(who, Ability.RIDES_GUNBOAT)


def gun_in_a_canoe(book: Book, boarding: Boarding) -> bool:
    """Whether a gun would go on a vessel that cannot carry one."""
    guns = any(book.arm(figure.troop) == Arm.GUN for figure in boarding.figures)
    return guns and not boarding.ashore and not row_of(book, boarding.vessel).guns


BOARDING: Mapping[str, Callable[[Book, Boarding], bool]] = {
    "no_room": no_room,
    "not_a_rider": not_a_rider,
    "gun_in_a_canoe": gun_in_a_canoe,
    "moves_besides": lambda _book, boarding: (
        boarding.vessel.under_way or any(figure.moved is Moved.MOVED for figure in boarding.figures)
    ),
    "shoots_besides": lambda _book, boarding: any(figure.shots for figure in boarding.figures),
}


def objections_to_board(book: Book, boarding: Boarding) -> tuple[Problem, ...]:
    """All that the book has against this boarding."""
    rows = printed.holding(book.boats.boarding, BOARDING, book, boarding)
    held = places(book, (*boarding.aboard, *boarding.figures)).total
    most = row_of(book, boarding.vessel).capacity.value
    about = {"troop": boarding.vessel.troop, "count": held, "most": most}
    return printed.problems(AREA, rows, about=about)


# --- running aground ---


class CheckGrounding(Order, kind="check-grounding"):
    """A gunboat that has moved on a river rolls whether it has run aground."""

    vessel: UnitName


class GroundingRolled(GameEvent, kind="grounding-rolled"):
    """The gunboat has rolled: it is afloat, or aground for the rest of the game; it may shoot either way."""

    faces: tuple[int, ...]
    aground: bool
    rule: str
    page: int

    @property
    def variant(self) -> str:
        return "aground" if self.aground else "afloat"

    @property
    def also(self) -> Mapping[str, object]:
        return {"sum": sum(self.faces)}

    def applied(self, battle: Battle, who: str) -> Battle:
        unit = battle.unit(who)
        return battle.with_unit(replace(unit, grounding=False, aground=unit.aground or self.aground))


def objections_to_grounding(book: Book, vessel: Unit) -> tuple[Problem, ...]:
    """Why there is no such roll: it is no gunboat, not on a river, or it lay still."""
    row = book.boats.grounding
    if vessel.troop != row.vessel:
        return (row.others.problem("boats-never-ground", troop=vessel.troop),)
    if not vessel.grounding or not vessel.under_way:
        return (row.dice.problem("boats-no-grounding"),)
    return ()


def check_grounding(
    book: Book, _battle: Battle, _order: CheckGrounding, dice: Dice
) -> tuple[GroundingRolled, ...]:
    """The roll whether a gunboat runs aground."""
    row = book.boats.grounding
    faces = dice.roll(row.dice.value, GROUNDING)
    return (GroundingRolled(faces, sum(faces) in row.sums, row.dice.rule, row.dice.page),)
