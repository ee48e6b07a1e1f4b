"""The table (pp. 18-22): light, base line, environment, and its pieces of terrain."""

from collections.abc import Iterator

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.battle.state import SIDES, Ground, Light, Piece
from heart_africa.rules.book import Book
from heart_africa.rules.book.preparation import DeploymentSide
from heart_africa.rules.book.terrain import Touch
from heart_africa.rules.preparation.choosing_terrain.proposals import propose_ground
from heart_africa.rules.preparation.choosing_terrain.verdict import (
    home_ground,
    objections_to_environment,
    objections_to_ground,
)
from heart_africa.rules.preparation.scenarios import objections_to_light
from heart_africa.rules.referee.before_play import refusal, side_name
from heart_africa.rules.referee.setup.events import (
    BaseChosen,
    EnvironmentChosen,
    GroundAgreed,
    LightChosen,
)
from heart_africa.rules.referee.setup.orders import (
    AgreeGround,
    ChooseBase,
    ChooseEnvironment,
    ChooseLight,
    ProposeGround,
)

CHOSEN_BASE = "long_or_short"
EDGE: Touch = "table_edge"
OPEN = frozenset({Stage.GROUND, Stage.DEPLOY})
Order = ChooseLight | ChooseBase | ChooseEnvironment | ProposeGround | AgreeGround


# --- the table as it is known ---


def ground_of(book: Book, battle: Battle) -> Ground:
    """The table as far as it is chosen; before that, the defender's home in the usual size."""
    if battle.ground is not None:
        return battle.ground
    long_in, wide_in = book.choosing_terrain.table_in
    return Ground(home_ground(book, home(battle))[0][0], long_in, wide_in)


def home(battle: Battle) -> tuple[str, ...]:
    """The home environments of the defender's list."""
    return battle.sides[battle.defender].home if battle.defender in battle.sides else ()


def chooses_base(book: Book, battle: Battle) -> bool:
    """Whether the attacker of this scenario chooses his base line (SCEN-35, SCEN-49)."""
    return bool(battle.scenario) and _base_row(book, battle).base == CHOSEN_BASE


def _base_row(book: Book, battle: Battle) -> DeploymentSide:
    return book.deployment.side(battle.scenario, "attacker")


# --- what the book has against it ---


def objections(book: Book, battle: Battle, order: Order) -> Iterator[Problem]:
    """The objections to an order about the table: too early or late, and those of pages 18-22."""
    _understood(order)
    if len(battle.sides) < len(SIDES) or not battle.scenario:
        yield refusal(book, "setup_no_scenario")
        return
    if battle.stage is Stage.SCENARIO:
        yield refusal(book, "setup_forces_first")
    else:
        deployed = any(unit.deployed for unit in battle.units.values()) or bool(battle.laid)
        base_is_due = isinstance(order, ChooseBase) and not battle.base
        if battle.stage not in OPEN or (deployed and not base_is_due):
            yield refusal(book, "setup_too_late")
    match order:
        case ChooseLight() if battle.scenario:
            yield from objections_to_light(book, battle.scenario, Light(order.time, order.turns))
        case ChooseBase() if not chooses_base(book, battle):
            row = _base_row(book, battle).base_rule
            about = {"scenario_name": battle.scenario}
            yield row.problem("setup-base-given", side_name(battle, battle.attacker), **about)
        case ChooseEnvironment():
            if order.crossed and not battle.sides[battle.defender].travels:
                row = book.choosing_terrain.passed_through
                yield row.problem("ground-not-travelling", side=side_name(battle, battle.defender))
            agreed = order.agreed or order.crossed
            yield from objections_to_environment(book, order.environment, home(battle), agreed=agreed)
        case AgreeGround():
            ground = _laid(book, battle, order)
            against = objections_to_ground(book, ground, battle.scenario)
            if against and not ground.pieces:
                against = (replace(against[0], code="setup-nothing-laid", about={}),)
            yield from against
        case _:
            pass


def _laid(book: Book, battle: Battle, order: AgreeGround) -> Ground:
    """The table with the pieces that the order names, or with those proposed before."""
    ground = ground_of(book, battle)
    if order.pieces is None:
        return ground
    return replace(ground, pieces=tuple(_to_the_edge(book, piece) for piece in order.pieces))


def _to_the_edge(book: Book, piece: Piece) -> Piece:
    """The piece, with ends at the table's edge if nobody said where a watercourse or gully ends."""
    ends = next((row.ends for row in book.choosing_terrain.ends if row.what is piece.what), 0)
    return replace(piece, ends=piece.ends or (EDGE,) * ends)


def _understood(order: Order) -> None:
    """Raise `BadData` for measures that no table has: nothing, or wider than long."""
    if isinstance(order, ChooseEnvironment) and not 0 < order.wide_in <= order.long_in:
        raise BadData("no-table", about={"long": order.long_in, "wide": order.wide_in})


# --- what it brings about ---


def decide(book: Book, battle: Battle, order: Order, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order about the table."""
    _understood(order)
    attacker, ground = side_name(battle, battle.attacker), ground_of(book, battle)
    match order:
        case ChooseLight():
            return (EventRecord(attacker, LightChosen(order.time, order.turns)),)
        case ChooseBase():
            return (EventRecord(attacker, BaseChosen(order.line)),)
        case ChooseEnvironment():
            return (EventRecord("", EnvironmentChosen(order.environment, order.long_in, order.wide_in)),)
        case ProposeGround():
            events = propose_ground(book, replace(ground, pieces=()), battle.scenario, dice)
            return tuple(EventRecord("", event) for event in events)
        case AgreeGround():
            laid = _laid(book, battle, order)
            agreed = GroundAgreed(laid.environment, laid.long_in, laid.wide_in, laid.pieces)
            return (EventRecord("", agreed),)
