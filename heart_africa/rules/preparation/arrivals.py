"""Later arrivals (p. 22): who rolls for his reserves, what it takes, where they may come on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.tables.deployment import Role, Scenario

AREA = "arrivals"
DIE, ORDER_DIE = "arrivals-die", "arrivals-order-die"


@dataclass(frozen=True, slots=True)
class RollArrival:
    """A unit that was left off the table rolls to come on, in the first phase of a turn.

    `traits`: those of the leader of its army, allies included (TRAIT-16).
    """

    scenario: Scenario
    role: Role
    turn: int
    traits: frozenset[Trait] = frozenset()
    rolled: bool = False
    kind: Literal["roll-arrival"] = "roll-arrival"


@dataclass(frozen=True, slots=True)
class ArrivalRolled(GameEvent):
    """The unit comes on, or tries again next turn."""

    check: Check
    face: int
    kind: Literal["arrival-rolled"] = "arrival-rolled"

    @property
    def arrives(self) -> bool:
        """Whether it comes on."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        """Arrives, or waits."""
        return "arrives" if self.arrives else "waits"


# --- the roll ---


def too_early(book: Book, order: RollArrival) -> bool:
    """Before the first turn of arrivals."""
    return order.turn < book.arrivals.first_turn.value


def marches_in(book: Book, order: RollArrival) -> bool:
    """The attacker of an Ambush, whose column enters without a roll."""
    return book.deployment.side(order.scenario, order.role).column is not None


def rolled_already(_book: Book, order: RollArrival) -> bool:
    """The unit has rolled this turn."""
    return order.rolled


ROLLING: Mapping[str, Callable[[Book, RollArrival], bool]] = {
    condition.__name__: condition for condition in (too_early, marches_in, rolled_already)
}


def objections_to_roll(book: Book, order: RollArrival) -> tuple[Problem, ...]:
    """Why the unit does not roll."""
    rows = conditions.holding(book.arrivals.rolling, ROLLING, book, order)
    return conditions.problems(AREA, rows, about={"turn": book.arrivals.first_turn.value})


def genius(_book: Book, order: RollArrival) -> bool:
    """An Organizing Genius leads the army."""
    return Trait.ORGANIZING_GENIUS in order.traits


def usual(book: Book, order: RollArrival) -> bool:
    """Nobody of the kind does."""
    return not genius(book, order)


ARRIVES: Mapping[str, Callable[[Book, RollArrival], bool]] = {
    condition.__name__: condition for condition in (genius, usual)
}


def check(book: Book, order: RollArrival) -> Check:
    """What the unit needs to come on."""
    (row,) = conditions.holding(book.arrivals.arrives, ARRIVES, book, order)
    return conditions.check(AREA, row)


def roll_arrival(book: Book, order: RollArrival, dice: Dice) -> tuple[ArrivalRolled, ...]:
    """Whether it comes on."""
    (face,) = dice.roll(1, DIE)
    return (ArrivalRolled(check(book, order), face),)


# --- who rolls and places first ---


@dataclass(frozen=True, slots=True)
class ArrivalOrder(GameEvent):
    """Who rolls for arrivals and places them first this turn; faces where it was drawn."""

    first: Role
    faces: tuple[int, ...]
    rule: str
    page: int
    kind: Literal["arrival-order"] = "arrival-order"

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields: role."""
        return {"role": self.first}


def order_of_arrival(book: Book, scenario: Scenario, dice: Dice) -> tuple[ArrivalOrder, ...]:
    """The attacker first; in an Encounter a die each, attacker's before defender's, until one is higher."""
    if scenario != book.arrivals.drawn_in:
        row = book.arrivals.attacker_first
        return (ArrivalOrder("attacker", (), row.rule, row.page),)
    row, faces = book.arrivals.drawn, dice.roll(2, ORDER_DIE)
    while faces[-2] == faces[-1]:
        faces += dice.roll(2, ORDER_DIE)
    return (ArrivalOrder("attacker" if faces[-2] > faces[-1] else "defender", faces, row.rule, row.page),)


# --- the place ---


@dataclass(frozen=True, slots=True)
class PlaceArrival:
    """Where an arriving unit is to stand.

    `edge_in`: its figure farthest from the edge of the table; `scout_in`: its figure nearest to an enemy
    Scout; `rival_in`: to an enemy unit that arrived this turn, if its player places second. None where
    there is none of them. `impassable`: by the side declared so (TERR-55).
    """

    edge_in: float
    own_half: bool = True
    impassable: bool = False
    scout_in: float | None = None
    rival_in: float | None = None
    second: bool = False
    kind: Literal["place-arrival"] = "place-arrival"


def far_from_the_edge(book: Book, order: PlaceArrival) -> bool:
    """Farther in than arrivals may stand."""
    return order.edge_in > book.arrivals.edge_in.value


def outside_half(_book: Book, order: PlaceArrival) -> bool:
    """Beyond the middle of the table."""
    return not order.own_half


def impassable_side(_book: Book, order: PlaceArrival) -> bool:
    """Out of the sea or the lake."""
    return order.impassable


def near_a_scout(book: Book, order: PlaceArrival) -> bool:
    """Where an enemy Scout keeps it away (SCOUT-06)."""
    return order.scout_in is not None and order.scout_in <= book.arrivals.scout_in.value


def near_a_rival(book: Book, order: PlaceArrival) -> bool:
    """Where an enemy unit has just arrived, its own player placing second."""
    return order.second and order.rival_in is not None and order.rival_in <= book.arrivals.rival_in.value


PLACING: Mapping[str, Callable[[Book, PlaceArrival], bool]] = {
    condition.__name__: condition
    for condition in (far_from_the_edge, outside_half, impassable_side, near_a_scout, near_a_rival)
}


def objections_to_place(book: Book, order: PlaceArrival) -> tuple[Problem, ...]:
    """All that the book has against the place."""
    row = book.arrivals
    about = {"edge": row.edge_in.value, "scout": row.scout_in.value, "rival": row.rival_in.value}
    return conditions.problems(AREA, conditions.holding(row.placing, PLACING, book, order), about=about)
