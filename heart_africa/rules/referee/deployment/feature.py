"""The orders of the deployment, what comes of them, and the battle after it."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import field, replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Laid, SideId, Stage, Unit, Where, fresh_turn, other
from heart_africa.rules.book import TRAPS, Book, WorkId
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Begins, Deploy, DeployRest, PlaceWork
from heart_africa.rules.referee.before_play import ALTERNATE, named, refusal, side_of
from heart_africa.rules.referee.deployment import problems
from heart_africa.rules.referee.deployment.turns import TAKES_A_TURN, due
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.shared_terms import Obstacle

# --- what comes of the orders while the armies deploy ---


class Deployed(GameEvent, kind="deployed"):
    """A unit has its place for the beginning; of an ambush, the secret one that its player has noted.

    `aboard`: the vessel that carries it whole; `seats`: of several, which carries whom.
    """

    where: Begins
    guard: bool = False
    cover: bool = False
    behind: Obstacle = Obstacle.NONE
    on_roof: bool = False
    aboard: str = ""
    lies_in: str = ""
    note: str = ""
    seats: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def variant(self) -> str:
        """On the table, in ambush, in reserve or at home."""
        return self.where

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell: an ambush's place is none of them."""
        return {
            "guard": int(self.guard),
            "aboard": self.aboard or ", ".join(dict.fromkeys(self.seats.values())) or "none",
        }

    def applied(self, battle: Battle, who: str) -> Battle:
        """It stands there with its company; in an Encounter the other side is next (SCEN-09)."""
        unit = battle.unit(who)
        battle = battle.with_unit(
            _standing(unit, self), *(_with(one, self) for one in _company(battle, unit))
        )
        alternates = battle.scenario == ALTERNATE and unit.sort in TAKES_A_TURN
        return (
            replace(battle, mover=other(unit.side)) if alternates and battle.stage is Stage.DEPLOY else battle
        )


class WorkPlaced(GameEvent, kind="work-placed"):
    """A work stands on the table: so many inches or pieces."""

    side: SideId
    work: WorkId
    amount: int
    name: str = ""

    @property
    def variant(self) -> str:
        return "trap" if self.work in TRAPS else "work"

    @property
    def also(self) -> Mapping[str, object]:
        hidden = self.work in TRAPS
        work = WorkId.STAKE_TRAP if hidden else self.work
        return {"work": work.value, "amount": self.amount, "name": self.name or "none"}

    def applied(self, battle: Battle, _who: str) -> Battle:
        laid = Laid(self.name, self.side, self.work, self.amount)
        return replace(battle, laid=(*battle.laid, laid))


class PlayBegan(GameEvent, kind="play-began"):
    """The armies stand, so many units of them on the table or hidden there, and the first turn begins."""

    units: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        """Whoever was not placed stays off the table; all are counted, and the first turn begins."""
        return fresh_turn(battle.with_unit(*map(_counted, battle.units.values())))


Event = Deployed | WorkPlaced | PlayBegan


# --- the orders of the deployment, what comes of them, and the battle after it ---


NO_SEATS: Mapping[Unit, tuple[Figure, ...]] = MappingProxyType({})
Order = Deploy | DeployRest | PlaceWork | BeginPlay


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order. Raises `BadData` for what is not there."""
    match order:
        case Deploy():
            return tuple(problems.to_deploy(book, battle, order))
        case DeployRest():
            for now, first in rest(book, battle):
                return tuple(problems.to_deploy(book, now, first))
            return (refusal(book, "deploy_not_now"),)
        case PlaceWork():
            return tuple(problems.to_place(book, battle, order))
        case BeginPlay():
            return tuple(problems.to_begin(book, battle, order))


def decide(book: Book, battle: Battle, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """What an order brings about. Raises `BadData` for what is not there."""
    match order:
        case Deploy():
            seats = problems.seats(book, battle, order)
            return (EventRecord(battle.unit(order.unit).name, begins(order, seats)),)
        case DeployRest():
            return tuple(_all_of_the_rest(book, battle))
        case PlaceWork():
            side = side_of(battle, order.side)
            problems.understood(order)
            return (EventRecord(named(battle, side), WorkPlaced(side, order.work, order.amount, order.name)),)
        case BeginPlay():
            return (EventRecord("", PlayBegan(sum(unit.deployed for unit in battle.units.values()))),)


def rest(book: Book, battle: Battle) -> Iterator[tuple[Battle, Deploy]]:
    """Who is left, in turn, each as far forward as he may, with the battle as it comes to him."""
    while (agenda := due(book, battle)).who and "deploy" in agenda.orders:
        zone = book.deployment.side(battle.known_scenario, battle.role(agenda.side)).zone_in
        order = Deploy(agenda.who[0], base_in=zone.value if zone else 0)
        yield battle, order
        battle = begins(order).applied(battle, order.unit)


def _all_of_the_rest(book: Book, battle: Battle) -> Iterator[EventRecord]:
    """They begin on the table, up to one who may not; the first of all may, who was asked about."""
    for place, (now, order) in enumerate(rest(book, battle)):
        if place and any(problems.to_deploy(book, now, order)):
            return
        yield EventRecord(order.unit, begins(order))


def begins(order: Deploy, seats: Mapping[Unit, tuple[Figure, ...]] = NO_SEATS) -> Deployed:
    """Where it begins; the secret is kept of an ambush alone, who sits where of several vessels alone."""
    ambush, (vessel, *more) = order.where == "ambush", order.vessels or ("",)
    several = {figure.name: boat.name for boat, aboard in seats.items() for figure in aboard} if more else {}
    return Deployed(
        order.where,
        order.guard,
        order.cover,
        order.behind,
        order.on_roof,
        "" if more else vessel,
        order.lies_in if ambush else "",
        order.note.strip() if ambush else "",
        several,
    )


def subject(order: Order) -> str:
    """Whom an order is for."""
    return order.unit if isinstance(order, Deploy) else ""


# --- the battle after it ---

WHERE = {
    "table": Where.TABLE,
    "ambush": Where.AMBUSH,
    "reserve": Where.RESERVE,
    "home": Where.HOME,
}


def _standing(unit: Unit, event: Deployed) -> Unit:
    figures = tuple(
        replace(
            figure,
            cover=event.cover,
            behind=event.behind,
            on_roof=event.on_roof,
            aboard=event.seats.get(figure.name, figure.aboard),
        )
        for figure in unit.figures
    )
    unit = replace(unit, figures=figures, where=WHERE[event.where], guard=event.guard, aboard=event.aboard)
    return replace(unit, hidden=event.note, lies_in=event.lies_in)


def _with(unit: Unit, event: Deployed) -> Unit:
    """Somebody who comes along: a leader stands with his unit as it does, a rider aboard his vessel."""
    return replace(_standing(unit, event), aboard=unit.aboard or event.aboard, guard=False)


def _company(battle: Battle, unit: Unit) -> Iterator[Unit]:
    """The leader with a unit and whoever has gone aboard a vessel before it was placed."""
    others = (each for each in battle.of(unit.side) if unit.name in {each.with_unit, each.aboard})
    return (each for each in others if each.here)


def _counted(unit: Unit) -> Unit:
    where = Where.RESERVE if unit.where is Where.WAITING else unit.where
    return replace(unit, where=where, began=len(unit.here))


FEATURE = Feature(members(Order), members(Event), objections, decide, subject)
