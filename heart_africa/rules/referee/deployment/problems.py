"""What the book has against deploying something there and now (pp. 13-15, 20-22)."""

from collections.abc import Iterator, Mapping

from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, Figure, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Arm, Book, WorkId
from heart_africa.rules.organisation.boats import Boarding, objections_to_board, seated
from heart_africa.rules.organisation.fortifications import objections_to_place
from heart_africa.rules.organisation.tembas import objections_to_go_in
from heart_africa.rules.play.shooting.objections import silent_behind
from heart_africa.rules.preparation.cohesion import Link, objections_to_deployment
from heart_africa.rules.preparation.deployment.ambushes import objections_to_lie, objections_to_number
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy, PlaceWork
from heart_africa.rules.preparation.deployment.places import objections_to_begin, objections_to_deploy
from heart_africa.rules.referee.before_play import ALTERNATE, named, refusal, side_of, waiting, with_another
from heart_africa.rules.referee.deployment import turns
from heart_africa.rules.referee.deployment.turns import deployer, has_units_waiting, in_turn
from heart_africa.rules.referee.setup.ground import chooses_base
from heart_africa.rules.tables.organisation import VesselId

VESSELS: tuple[VesselId, ...] = ("canoe", "dhow", "gunboat")
LATER = frozenset({Stage.PLAY, Stage.OVER})


# --- a unit ---


def to_deploy(book: Book, battle: Battle, order: Deploy) -> Iterator[Problem]:
    """Everything against a unit's beginning there. Raises `BadData` for what is not in the battle."""
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
    if order.where == "ambush":
        yield from _in_ambush(book, battle, unit, order)
    yield from _held_together(book, unit, order)
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
    """Who of other units is aboard a vessel, whole units or parts of them."""
    others = (each for each in battle.units.values() if unit.name not in {each.name, each.with_unit})
    return tuple(f for each in others for f in each.here if (f.aboard or each.aboard) == vessel.name)


def _order(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """Whose turn it is, and what else comes first."""
    yield from unprepared(book, battle)
    if not in_turn(battle, unit):
        about = {"unit": unit.name, "side": named(battle, deployer(battle))}
        yield refusal(book, "deploy_not_their_turn", unit.name, by=battle.scenario, **about)
    if unit.independent and has_units_waiting(battle, unit.side):
        yield refusal(book, "deploy_units_first", unit.name, unit=unit.name)


def _works_first(book: Book, battle: Battle, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """TEMBA-04: what has to stand before either force deploys; said to the first who does, not to all."""
    if order.stands and not any(each.deployed for each in battle.units.values()):
        for work in turns.to_place(book, battle):
            if row := book.fortifications.before_forces.get(work.value):
                about = {"side": named(battle, battle.defender), "work": work.value}
                yield row.problem("deploy-work-first", unit.name, **about)


def unprepared(book: Book, battle: Battle) -> Iterator[Problem]:
    """What has to be settled before anybody deploys."""
    for side in battle.sides:
        if (leader := battle.leader(side)) and leader.open_traits:
            yield refusal(book, "deploy_trait_first", leader.name, leader=leader.name)
    if battle.scenario == ALTERNATE and not battle.mover:
        yield refusal(book, "deploy_roll_off_first")
    if chooses_base(book, battle) and not battle.base:
        yield refusal(book, "deploy_base_first", side=named(battle, battle.attacker))
    if book.deployment.side(battle.scenario, "attacker").column and not battle.march:
        yield refusal(book, "deploy_march_first", side=named(battle, battle.attacker))


def _alone(book: Book, battle: Battle, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """SCEN-06: a lone figure is none of the units that may stand out in front, lie in wait or stay away."""
    row = book.deployment.side(battle.scenario, battle.role(unit.side))
    granted = (
        order.guard,
        order.where == "ambush" and row.ambush is not None,
        order.where == "reserve" and row.reserve is not None,
    )
    if unit.independent and any(granted):
        yield refusal(book, "deploy_lone", unit.name, unit=unit.name)


def _in_ambush(book: Book, battle: Battle, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """How many units lie in ambush, where this one does, and that its place is noted (AMBUSH-06)."""
    yield from objections_to_number(book, battle, unit)
    yield from objections_to_lie(book, battle, order)
    if not order.note.strip():
        yield refusal(book, "deploy_no_note", unit.name, unit=unit.name)


def _held_together(book: Book, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """COHESION-01: its figures stand in one group; so many groups have so many links the fewer."""
    figures = len(unit.here)
    links = (Link(one, one + 1, 0) for one in range(max(0, figures - order.groups)))
    if order.stands and unit.sort is Sort.UNIT:
        yield from objections_to_deployment(book, figures, links)


def _silent(book: Book, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """A gun that could not shoot from behind the work at which it is placed (FORT-10, BARR-04)."""
    for gun in (troop for troop in unit.troops if book.arm(troop) is Arm.GUN):
        for row in silent_behind(book, gun, order.behind):
            about = {"unit": unit.name, "obstacle": order.behind.value}
            yield row.problem("deploy-gun-silent", unit.name, **about)


# --- a work ---


def to_place(book: Book, battle: Battle, order: PlaceWork) -> Iterator[Problem]:
    """Everything against a work there and now. Raises `BadData` for a side not there, and for a gun."""
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
    """Works are the defender's (pp. 13-15), and an Encounter has none (SCEN-14)."""
    work, scenario = turns.row(book, order.work), turns.scenario_row(book, battle)
    about = {"work": order.work.value, "scenario_name": battle.scenario}
    if scenario and work.fortification and not scenario.fortifications:
        rule, page = scenario.fortification_rule, scenario.fortification_page
        yield Problem("deploy-no-works", rule, page, named(battle, order.side), about)
    elif scenario and battle.role(order.side) != "defender":
        own = bool(scenario.attacker_rule) and work.fortification
        rule = scenario.attacker_rule if own else work.defender_rule
        page = scenario.fortification_page if own else work.defender_page
        yield Problem("deploy-defenders-work", rule, page, named(battle, order.side), about)


def understood(order: PlaceWork) -> None:
    """Raises `BadData` for no work at all, and for a cannon, which deploys as the unit that it is."""
    if order.work is WorkId.MUZZLE_LOADING_CANNON:
        raise BadData("cannon-is-a-unit")
    if order.amount < 1:
        raise BadData("out-of-range", about={"found": order.amount, "bound": 1, "side": "least"})


# --- the beginning ---


def to_begin(book: Book, battle: Battle, _order: BeginPlay) -> Iterator[Problem]:
    """Whatever has still to be deployed, and too few who are."""
    if battle.stage is not Stage.DEPLOY:
        yield refusal(book, "deploy_not_now")
        return
    yield from unprepared(book, battle)
    for side in SIDES:
        left = tuple(unit.name for unit in waiting(battle, side))
        if left:
            yield refusal(book, "deploy_waiting", side, side=named(battle, side), units=left)
        yield from objections_to_begin(book, battle, side)
