"""Later arrivals (p. 22): who rolls for reserves, what the die needs, where units come on."""

from collections.abc import Callable, Mapping
from typing import Annotated

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import Asked, FigureName, UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, SideId, Unit, other
from heart_africa.rules.book import Book, Trait, printed
from heart_africa.rules.book.preparation import Role

AREA = "arrivals"
DIE, ORDER_DIE = "arrivals-die", "arrivals-order-die"


class RollArrival(Order, kind="roll-arrival"):
    """A unit that was left off the table rolls to come on; all who travel with it come with it."""

    unit: UnitName


class ArrivalRolled(GameEvent, kind="arrival-rolled"):
    """A unit has rolled: it comes on, or tries again next turn."""

    check: Check
    face: int

    @property
    def arrives(self) -> bool:
        """Whether the unit comes on."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "arrives" if self.arrives else "waits"

    def applied(self, battle: Battle, who: str) -> Battle:
        unit = battle.unit(who)
        return battle.with_unit(replace(unit, arrival_rolled=True, arrived=self.arrives))


# --- the roll ---


ROLLING: Mapping[str, Callable[[Book, Battle, Unit], bool]] = {
    "too_early": lambda book, battle, _unit: battle.turn < book.arrivals.first_turn.value,
    # The attacker of an Ambush, whose column enters without a roll
    "marches_in": lambda book, battle, unit: (
        book.deployment.side(battle.known_scenario, battle.role(unit.side)).column is not None
    ),
    "rolled_already": lambda _book, _battle, unit: unit.arrival_rolled,
}


def objections_to_roll(book: Book, battle: Battle, unit: Unit) -> tuple[Problem, ...]:
    """Why the unit does not roll to come on."""
    rows = printed.holding(book.arrivals.rolling, ROLLING, book, battle, unit)
    return printed.problems(AREA, rows, about={"turn": book.arrivals.first_turn.value})


def genius(_book: Book, battle: Battle, unit: Unit) -> bool:
    """Whether an Organizing Genius leads the army, allies included (TRAIT-16)."""
    leader = battle.leader(unit.side)
    return leader is not None and Trait.ORGANIZING_GENIUS in leader.traits


ARRIVES: Mapping[str, Callable[[Book, Battle, Unit], bool]] = {
    "genius": genius,
    "usual": lambda book, battle, unit: not genius(book, battle, unit),  # no Organizing Genius leads the army
}


def check(book: Book, battle: Battle, unit: Unit) -> Check:
    """What a die needs for the unit to come on."""
    (row,) = printed.holding(book.arrivals.arrives, ARRIVES, book, battle, unit)
    return printed.check(AREA, row)


def roll_arrival(book: Book, battle: Battle, order: RollArrival, dice: Dice) -> tuple[ArrivalRolled, ...]:
    """The event of the unit's roll to come on."""
    (face,) = dice.roll(1, DIE)
    return (ArrivalRolled(check(book, battle, battle.unit(order.unit)), face),)


# --- who rolls and places first ---


class RollArrivalOrder(Order, kind="roll-arrival-order"):
    """The players of an Encounter draw who rolls for arrivals and places them first this turn (ARRIVE-04)."""


class ArrivalOrder(GameEvent, kind="arrival-order"):
    """It is settled who rolls for arrivals and places them first; `faces`: the dice, if it was drawn."""

    first: Role
    faces: tuple[int, ...]
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"role": self.first}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, first=battle.attacker if self.first == "attacker" else battle.defender)


def drawn(book: Book, battle: Battle) -> bool:
    """Whether players draw each turn who rolls for arrivals first: in an Encounter."""
    return battle.scenario == book.arrivals.drawn_in


def first(book: Book, battle: Battle) -> SideId:
    """The side that rolls for arrivals and places them first this turn; empty until it is drawn."""
    return battle.first if drawn(book, battle) else battle.attacker


def order_of_arrival(
    book: Book, battle: Battle, _order: RollArrivalOrder, dice: Dice
) -> tuple[ArrivalOrder, ...]:
    """The event of the draw: one die each, the attacker's first, repeated until one is higher.

    Outside an Encounter the attacker is first without dice.
    """
    if not drawn(book, battle):
        row = book.arrivals.attacker_first
        return (ArrivalOrder("attacker", (), row.rule, row.page),)
    row, faces = book.arrivals.drawn, dice.roll(2, ORDER_DIE)
    while faces[-2] == faces[-1]:
        faces += dice.roll(2, ORDER_DIE)
    return (ArrivalOrder("attacker" if faces[-2] > faces[-1] else "defender", faces, row.rule, row.page),)


# --- the place ---


class PlaceArrival(Order, kind="place-arrival"):
    """A unit that may come on is placed; it may still move this turn (ruling of ARRIVE-05).

    `edge_in`: from the edge of the table to its farthest figure; `scout_in`: from its nearest figure to an
    enemy Scout, `rival_in`: to an enemy unit that arrived this turn, None where there is none; `impassable`:
    by a side of the table that was declared so; `cover`, `alone`: the figures that stand in cover, and those
    more than an inch from their friends.
    """

    unit: UnitName
    edge_in: Annotated[float, Asked.AT_ONCE] = 0
    own_half: Annotated[bool, Asked.AT_ONCE] = True
    impassable: bool = False
    scout_in: float | None = None
    rival_in: float | None = None
    cover: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()


def near_a_rival(book: Book, battle: Battle, order: PlaceArrival) -> bool:
    """Whether an enemy unit has just arrived near the place, and this player places second."""
    near = order.rival_in is not None and order.rival_in <= book.arrivals.rival_in.value
    return near and first(book, battle) == other(battle.unit(order.unit).side)


PLACING: Mapping[str, Callable[[Book, Battle, PlaceArrival], bool]] = {
    # Farther in than arrivals may stand
    "far_from_the_edge": lambda book, _battle, order: order.edge_in > book.arrivals.edge_in.value,
    "outside_half": lambda _book, _battle, order: not order.own_half,  # beyond the middle of the table
    "impassable_side": lambda _book, _battle, order: order.impassable,  # out of the sea or the lake
    # Where an enemy Scout keeps it away (SCOUT-06)
    "near_a_scout": lambda book, _battle, order: (
        order.scout_in is not None and order.scout_in <= book.arrivals.scout_in.value
    ),
    "near_a_rival": near_a_rival,
}


def objections_to_place(book: Book, battle: Battle, order: PlaceArrival) -> tuple[Problem, ...]:
    """All that the book has against coming on at this place."""
    row = book.arrivals
    about = {"edge": row.edge_in.value, "scout": row.scout_in.value, "rival": row.rival_in.value}
    return printed.problems(AREA, printed.holding(row.placing, PLACING, book, battle, order), about=about)
