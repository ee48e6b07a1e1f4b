"""The orders of the deployment, the objections to them, and the battle after them."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import field, replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import members
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import (
    Battle,
    Figure,
    PlacedWork,
    SideId,
    Sort,
    Stage,
    Unit,
    Where,
    fresh_turn,
    other,
)
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import TRAPS, Arm, Book, WorkId
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.organisation.boats import Boarding, objections_to_board, seated
from heart_africa.rules.organisation.fortifications import objections_to_place
from heart_africa.rules.organisation.tembas import objections_to_go_in
from heart_africa.rules.play.shooting.objections import silent_behind
from heart_africa.rules.preparation.cohesion import Link, objections_to_deployment
from heart_africa.rules.preparation.deployment.ambushes import objections_to_lie, objections_to_number
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Begins, Deploy, DeployRest, PlaceWork
from heart_africa.rules.preparation.deployment.places import objections_to_begin, objections_to_deploy
from heart_africa.rules.referee.before_play import (
    ALTERNATE,
    refusal,
    side_name,
    side_of,
    waiting,
    with_another,
)
from heart_africa.rules.referee.deployment import turns
from heart_africa.rules.referee.deployment.turns import (
    TAKES_A_TURN,
    deployer,
    due,
    has_units_waiting,
    in_turn,
)
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.setup.ground import chooses_base
from heart_africa.rules.shared_terms import Obstacle

VESSELS: tuple[VesselId, ...] = ("canoe", "dhow", "gunboat")
LATER = frozenset({Stage.PLAY, Stage.OVER})


# --- a unit ---


def to_deploy(book: Book, battle: Battle, order: Deploy) -> Iterator[Problem]:
    """All that is against a unit's beginning there. Raises `BadData` for unknown names."""
    unit = battle.unit(order.unit)
    boats = seats(book, battle, order)
    # Deployment goes on, and what comes before it is settled.
    if battle.stage is not Stage.DEPLOY:
        yield refusal(book, "deploy_not_now", unit.name)
    elif unit.where is not Where.WAITING and unit.where is not Where.COLUMN:
        yield refusal(book, "deploy_already", unit.name, unit=unit.name)
    if with_another(unit):
        yield refusal(book, "deploy_with_its_unit", unit.name, unit=unit.name, other=with_another(unit))
    if not battle.scenario:
        return
    yield from _order(book, battle, unit)
    yield from _works_first(book, battle, unit, order)
    yield from objections_to_deploy(book, battle, order)
    if order.where == "home" and unit.sort is not Sort.BAGGAGE:
        yield refusal(book, "deploy_stays_home", unit.name, unit=unit.name)
    yield from _alone(book, battle, unit, order)
    if order.where == "ambush":  # how many lie so, where this one does, and that its place is noted
        yield from objections_to_number(book, battle, unit)
        yield from objections_to_lie(book, battle, order)
        if not order.note.strip():
            yield refusal(book, "deploy_no_note", unit.name, unit=unit.name)
    if order.stands and unit.sort is Sort.UNIT:  # in one group: so many groups have so many links the fewer
        links = (Link(one, one + 1, 0) for one in range(max(0, len(unit.here) - order.groups)))
        yield from objections_to_deployment(book, len(unit.here), links)
    names = [figure.name for figure in unit.here]
    yield from objections_to_go_in(book, battle, unit.side, names, order.behind)
    yield from _silent(book, unit, order)
    for boat, figures in boats.items():
        yield from objections_to_board(book, Boarding(boat, figures, _riders(battle, unit, boat)))


def seats(book: Book, battle: Battle, order: Deploy) -> Mapping[Unit, tuple[Figure, ...]]:
    """Who of a unit, and of the leader with it, goes aboard which vessel. Raises `BadData` for no vessel."""
    unit, boats = battle.unit(order.unit), [battle.unit(name) for name in order.vessels]
    for boat in boats:
        if boat.troop not in VESSELS or boat is unit:
            raise BadData("no-vessel", about={"found": boat.name})
    led = (
        figure
        for each in battle.of(unit.side, Sort.LEADER)
        if each.with_unit == unit.name
        for figure in each.here
    )
    riders = {boat: _riders(battle, unit, boat) for boat in boats}
    return seated(book, (*unit.here, *led), riders) if boats else {}


def _riders(battle: Battle, unit: Unit, vessel: Unit) -> tuple[Figure, ...]:
    """The figures of other units aboard a vessel, whole units or parts of them."""
    others = (each for each in battle.units.values() if unit.name not in {each.name, each.with_unit})
    return tuple(f for each in others for f in each.here if (f.aboard or each.aboard) == vessel.name)


def _order(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """Problems with the order of deployment: it is not this unit's turn, or something comes first."""
    yield from unprepared(book, battle)
    if not in_turn(battle, unit):
        about = {"unit": unit.name, "side": side_name(battle, deployer(battle))}
        yield refusal(book, "deploy_not_their_turn", unit.name, by=battle.scenario, **about)
    if unit.independent and has_units_waiting(battle, unit.side):
        yield refusal(book, "deploy_units_first", unit.name, unit=unit.name)


def _works_first(book: Book, battle: Battle, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """Problems for the first unit to deploy: works that must be placed before it (TEMBA-04)."""
    if order.stands and not any(each.deployed for each in battle.units.values()):
        for work in turns.to_place(book, battle):
            if row := book.fortifications.before_forces.get(work.value):
                about = {"side": side_name(battle, battle.defender), "work": work.value}
                yield row.problem("deploy-work-first", unit.name, **about)


def unprepared(book: Book, battle: Battle) -> Iterator[Problem]:
    """Problems for all that has to be settled before anybody deploys."""
    for side in battle.sides:
        if (leader := battle.leader(side)) and leader.open_traits:
            yield refusal(book, "deploy_trait_first", leader.name, leader=leader.name)
    if battle.scenario == ALTERNATE and not battle.mover:
        yield refusal(book, "deploy_roll_off_first")
    if chooses_base(book, battle) and not battle.base:
        yield refusal(book, "deploy_base_first", side=side_name(battle, battle.attacker))
    if book.deployment.side(battle.scenario, "attacker").column and not battle.march:
        yield refusal(book, "deploy_march_first", side=side_name(battle, battle.attacker))


def _alone(book: Book, battle: Battle, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """A problem if a lone figure takes a place that only units may have: guard, ambush, reserve (SCEN-06)."""
    row = book.deployment.side(battle.scenario, battle.role(unit.side))
    granted = (
        order.guard,
        order.where == "ambush" and row.ambush is not None,
        order.where == "reserve" and row.reserve is not None,
    )
    if unit.independent and any(granted):
        yield refusal(book, "deploy_lone", unit.name, unit=unit.name)


def _silent(book: Book, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """Problems for guns that could not shoot from behind the work at which they stand (FORT-10, BARR-04)."""
    for gun in (troop for troop in unit.troops if book.arm(troop) is Arm.GUN):
        for row in silent_behind(book, gun, order.behind):
            about = {"unit": unit.name, "obstacle": order.behind.value}
            yield row.problem("deploy-gun-silent", unit.name, **about)


# --- a work ---


def to_place(book: Book, battle: Battle, order: PlaceWork) -> Iterator[Problem]:
    """All that is against placing a work there and now. Raises `BadData` for a side not there, or a gun."""
    side = battle.sides[side_of(battle, order.side)]
    understood(order)
    if battle.stage not in {Stage.DEPLOY, *LATER}:
        yield refusal(book, "deploy_not_now")
    deployed = any(unit.deployed for unit in battle.units.values())
    begun = battle.stage in LATER
    yield from objections_to_place(book, order.work, begun=begun, deployed=deployed)
    bought = side.works.get(order.work.value, 0)
    placed = sum(laid.amount for laid in battle.laid if (laid.side, laid.work) == (order.side, order.work))
    if placed + order.amount > bought:
        count, work = placed + order.amount, order.work.value
        yield refusal(book, "deploy_work_not_bought", side.name, work=work, count=count, most=bought)
    yield from _granted(book, battle, order)
    row = battle.scenario and book.deployment.side(battle.scenario, battle.role(order.side))
    if row and row.own_half and not order.own_half:
        yield refusal(book, "deploy_work_outside_half", side.name, work=order.work.value)


def _granted(book: Book, battle: Battle, order: PlaceWork) -> Iterator[Problem]:
    """Problems of the scenario: works are the defender's (pp. 13-15), an Encounter has none (SCEN-14)."""
    work, scenario = turns.row(book, order.work), turns.scenario_row(book, battle)
    about = {"work": order.work.value, "scenario_name": battle.scenario}
    if scenario and work.fortification and not scenario.fortifications:
        rule, page = scenario.fortification_rule, scenario.fortification_page
        yield Problem("deploy-no-works", rule, page, side_name(battle, order.side), about)
    elif scenario and battle.role(order.side) != "defender":
        own = bool(scenario.attacker_rule) and work.fortification
        rule = scenario.attacker_rule if own else work.defender_rule
        page = scenario.fortification_page if own else work.defender_page
        yield Problem("deploy-defenders-work", rule, page, side_name(battle, order.side), about)


def understood(order: PlaceWork) -> None:
    """Raise `BadData` for an amount below 1, or for a cannon, which is deployed as a unit."""
    if order.work is WorkId.MUZZLE_LOADING_CANNON:
        raise BadData("cannon-is-a-unit")
    if order.amount < 1:
        raise BadData("out-of-range", about={"found": order.amount, "bound": 1, "side": "least"})


# --- the beginning ---


def to_begin(book: Book, battle: Battle, _order: BeginPlay) -> Iterator[Problem]:
    """The objections to beginning play: units that have still to be deployed, or too few on the table."""
    if battle.stage is not Stage.DEPLOY:
        yield refusal(book, "deploy_not_now")
        return
    yield from unprepared(book, battle)
    for side in SIDES:
        left = tuple(unit.name for unit in waiting(battle, side))
        if left:
            yield refusal(book, "deploy_waiting", side, side=side_name(battle, side), units=left)
        yield from objections_to_begin(book, battle, side)


# --- what comes of the orders while the armies deploy ---


class Deployed(GameEvent, kind="deployed"):
    """A unit has been given its place for the beginning, in an ambush the secret one that its player noted.

    `aboard`: the vessel that carries it whole; `seats`: of several vessels, which carries whom.
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
        """The facts for its sentence, without the place of an ambush."""
        return {
            "guard": int(self.guard),
            "aboard": self.aboard or ", ".join(dict.fromkeys(self.seats.values())) or "none",
        }

    def applied(self, battle: Battle, who: str) -> Battle:
        """The battle with the unit and its company placed; an Encounter's next turn is the other side's.

        Only units and baggage take turns (SCEN-09).
        """
        unit = battle.unit(who)
        battle = battle.with_unit(
            _standing(unit, self), *(_with(one, self) for one in _company(battle, unit))
        )
        alternates = battle.scenario == ALTERNATE and unit.sort in TAKES_A_TURN
        return (
            replace(battle, mover=other(unit.side)) if alternates and battle.stage is Stage.DEPLOY else battle
        )


class WorkPlaced(GameEvent, kind="work-placed"):
    """A work was placed on the table; `amount`: its inches or its number."""

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
        laid = PlacedWork(self.name, self.side, self.work, self.amount)
        return replace(battle, laid=(*battle.laid, laid))


class PlayBegan(GameEvent, kind="play-began"):
    """The first turn begins; `units`: how many are on the table or hidden there."""

    units: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle at its first turn: those not placed stay off the table, figures are counted."""
        return fresh_turn(battle.with_unit(*map(_counted, battle.units.values())))


Event = Deployed | WorkPlaced | PlayBegan


# --- the orders of the deployment, what comes of them, and the battle after it ---


NO_SEATS: Mapping[Unit, tuple[Figure, ...]] = MappingProxyType({})
Order = Deploy | DeployRest | PlaceWork | BeginPlay


def objections(book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """All that the book has against an order of the deployment. Raises `BadData` for unknown names."""
    match order:
        case Deploy():
            return tuple(to_deploy(book, battle, order))
        case DeployRest():
            for now, first in rest(book, battle):
                return tuple(to_deploy(book, now, first))
            return (refusal(book, "deploy_not_now"),)
        case PlaceWork():
            return tuple(to_place(book, battle, order))
        case BeginPlay():
            return tuple(to_begin(book, battle, order))


def decide(book: Book, battle: Battle, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an order of the deployment. Raises `BadData` for unknown names."""
    match order:
        case Deploy():
            deployed = begins(order, seats(book, battle, order))
            return (EventRecord(battle.unit(order.unit).name, deployed),)
        case DeployRest():
            return tuple(_all_of_the_rest(book, battle))
        case PlaceWork():
            side = side_of(battle, order.side)
            understood(order)
            return (
                EventRecord(side_name(battle, side), WorkPlaced(side, order.work, order.amount, order.name)),
            )
        case BeginPlay():
            return (EventRecord("", PlayBegan(sum(unit.deployed for unit in battle.units.values()))),)


def rest(book: Book, battle: Battle) -> Iterator[tuple[Battle, Deploy]]:
    """For each unit left to deploy, the battle then and the order that places it as far forward as it may."""
    while (agenda := due(book, battle)).who and "deploy" in agenda.orders:
        zone = book.deployment.side(battle.known_scenario, battle.role(agenda.side)).zone_in
        order = Deploy(agenda.who[0], base_in=zone.value if zone else 0)
        yield battle, order
        battle = begins(order).applied(battle, order.unit)


def _all_of_the_rest(book: Book, battle: Battle) -> Iterator[EventRecord]:
    """The events of placing all who are left, up to the first who may not be placed so.

    The very first is placed in any case: the objections to the whole order were asked about him.
    """
    for place, (now, order) in enumerate(rest(book, battle)):
        if place and any(to_deploy(book, now, order)):
            return
        yield EventRecord(order.unit, begins(order))


def begins(order: Deploy, seats: Mapping[Unit, tuple[Figure, ...]] = NO_SEATS) -> Deployed:
    """The event of a unit's place; a secret note is kept only of an ambush, seats only of several vessels."""
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
    """The unit that the order is about; empty if it is about all."""
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
    """A unit that comes along: a leader stands as his unit does, a passenger is aboard his vessel."""
    return replace(_standing(unit, event), aboard=unit.aboard or event.aboard, guard=False)


def _company(battle: Battle, unit: Unit) -> Iterator[Unit]:
    """The leader who is with a unit, and whoever went aboard it before it was placed."""
    others = (each for each in battle.of(unit.side) if unit.name in {each.with_unit, each.aboard})
    return (each for each in others if each.here)


def _counted(unit: Unit) -> Unit:
    where = Where.RESERVE if unit.where is Where.WAITING else unit.where
    return replace(unit, where=where, began=len(unit.here))


FEATURE = Feature(members(Order), members(Event), objections, decide, subject)
