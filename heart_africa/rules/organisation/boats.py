"""Boats (p. 15) and the waters of a gunboat (p. 10): who has them, whom they hold, boarding, running aground.

What shots do to them stands with the shooting; how fast they go, with the movement.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules import conditions
from heart_africa.rules.book import ATTENDANT, Ability, Arm, Book
from heart_africa.rules.tables.boats import VesselId

AREA = "boats"
GROUNDING = "boats-grounding-dice"
Water = Literal["sea", "great_lake", "river", "stream", "none"]


# --- who has boats, and where they float ---


@dataclass(frozen=True, slots=True)
class Launch:
    """A force of some list would have a vessel on the table's water.

    `width_in`: of a river both of whose banks are on the table, else None; `bought`: it was paid for.
    """

    vessel: VesselId
    army: str
    water: Water
    width_in: float | None = None
    bought: bool = False


def objections_to_launch(book: Book, launch: Launch) -> tuple[Problem, ...]:
    """Why the force may not have it there."""
    rows, row = book.boats, book.boats.vessel(launch.vessel)
    about: dict[str, object] = {
        "troop": launch.vessel,
        "list": launch.army,
        "inches": rows.navigable_in.value,
    }
    found = []
    if launch.water not in rows.waters:
        rule = rows.free_rule if row.free else rows.shore
        found.append(Problem("boats-no-water", rule.rule, rule.page, "", about))
    if row.free and launch.army in rows.not_for:
        found.append(Problem("boats-not-for-list", rows.free_rule.rule, rows.free_rule.page, "", about))
    if not row.free and not launch.bought:
        found.append(Problem("boats-not-bought", rows.bought.rule, rows.bought.page, "", about))
    return (*found, *_too_narrow(book, launch, about))


def _too_narrow(book: Book, launch: Launch, about: Mapping[str, object]) -> tuple[Problem, ...]:
    """A gunboat needs a wide river; the boats that are lent go everywhere."""
    row = book.boats.navigable_in
    lent = book.boats.vessel(launch.vessel).free
    if lent or launch.width_in is None or launch.width_in >= row.value:
        return ()
    return (Problem("boats-too-narrow", row.rule, row.page, "", about),)


# --- whom they hold ---


@dataclass(frozen=True, slots=True)
class Party:
    """So many figures of a troop type, or attendants, or elements of baggage."""

    who: str
    count: int


@dataclass(frozen=True, slots=True)
class Board:
    """Figures go aboard a vessel or ashore, which takes their whole turn.

    `aboard`: who else is on it; `moves`, `shoots`: what they would do besides.
    """

    vessel: VesselId
    party: tuple[Party, ...]
    aboard: tuple[Party, ...] = ()
    ashore: bool = False
    moves: bool = False
    shoots: bool = False
    kind: Literal["board"] = "board"


def places(book: Book, aboard: Iterable[Party]) -> Reckoning:
    """How many places they take: one each, a gun with its crew more."""
    return Reckoning.of(_taken(book, party) for party in aboard)


def _taken(book: Book, party: Party) -> Line:
    about = {"troop": party.who, "count": party.count}
    gun, one = book.boats.gun_places, book.boats.vessels[0].capacity
    if book.arm(party.who) == Arm.GUN:
        return Line("boats-places-of-guns", party.count * gun.value, gun.rule, gun.page, about=about)
    return Line("boats-places", party.count, one.rule, one.page, about=about)


def no_room(book: Book, order: Board) -> bool:
    """More than the vessel holds."""
    held = places(book, (*order.aboard, *order.party)).total
    return not order.ashore and held > book.boats.vessel(order.vessel).capacity.value


def not_a_rider(book: Book, order: Board) -> bool:
    """Somebody whom a gunboat does not carry."""
    chosen = book.boats.vessel(order.vessel).chosen_riders
    return chosen and not order.ashore and any(not _rides(book, party.who) for party in order.party)


def _rides(book: Book, who: str) -> bool:
    return who == ATTENDANT or book.arm(who) == Arm.GUN or book.can(who, Ability.RIDES_GUNBOAT)


def gun_in_a_canoe(book: Book, order: Board) -> bool:
    """A gun on a vessel that cannot bear it."""
    guns = any(book.arm(party.who) == Arm.GUN for party in order.party)
    return guns and not order.ashore and not book.boats.vessel(order.vessel).guns


def moves_besides(_book: Book, order: Board) -> bool:
    """They would move as well."""
    return order.moves


def shoots_besides(_book: Book, order: Board) -> bool:
    """They would shoot as well."""
    return order.shoots


BOARDING: Mapping[str, Callable[[Book, Board], bool]] = {
    condition.__name__: condition
    for condition in (no_room, not_a_rider, gun_in_a_canoe, moves_besides, shoots_besides)
}


def objections_to_board(book: Book, order: Board) -> tuple[Problem, ...]:
    """All that the book has against it."""
    rows = conditions.holding(book.boats.boarding, BOARDING, book, order)
    places_of = places(book, (*order.aboard, *order.party)).total
    most = book.boats.vessel(order.vessel).capacity.value
    return conditions.problems(AREA, rows, about={"troop": order.vessel, "count": places_of, "most": most})


# --- running aground ---


@dataclass(frozen=True, slots=True)
class CheckGrounding:
    """A vessel has moved this turn, and may have run aground where it is."""

    vessel: VesselId
    water: Water
    moved: bool = True
    kind: Literal["check-grounding"] = "check-grounding"


@dataclass(frozen=True, slots=True)
class GroundingRolled(GameEvent):
    """The vessel is afloat, or aground for the rest of the game; it may shoot either way."""

    faces: tuple[int, ...]
    aground: bool
    rule: str
    page: int
    kind: Literal["grounding-rolled"] = "grounding-rolled"

    @property
    def variant(self) -> str:
        """Aground, or afloat."""
        return "aground" if self.aground else "afloat"

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields: sum."""
        return {"sum": sum(self.faces)}


def objections_to_grounding(book: Book, order: CheckGrounding) -> tuple[Problem, ...]:
    """Why there is no such roll: no gunboat, no river, or it lay still."""
    row = book.boats.grounding
    if order.vessel != row.vessel:
        return (Problem("boats-never-ground", row.others.rule, row.others.page, "", {"troop": order.vessel}),)
    if order.water != "river" or not order.moved:
        return (Problem("boats-no-grounding", row.dice.rule, row.dice.page, ""),)
    return ()


def check_grounding(book: Book, _order: CheckGrounding, dice: Dice) -> tuple[GroundingRolled, ...]:
    """Whether it runs aground."""
    row = book.boats.grounding
    faces = dice.roll(row.dice.value, GROUNDING)
    return (GroundingRolled(faces, sum(faces) in row.sums, row.dice.rule, row.dice.page),)
