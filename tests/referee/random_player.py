"""A player who does whatever is allowed: random orders from what comes next, random facts, random dice."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from random import Random
from typing import Any, get_args

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import EventRecord, Origin, Stamp
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import BAGGAGE, WorkId
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import Environment, GroundId
from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.organisation.boats import CheckGrounding
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard
from heart_africa.rules.organisation.leaders import AttachLeader, Overlook, Rally, Rejoin
from heart_africa.rules.organisation.scouts import Guide
from heart_africa.rules.organisation.tembas import ClimbRoof, FireArrows, LeaveRoof
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.play.close_combat import orders as fighting
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.fires import Burnable, LightFire, SettleWind
from heart_africa.rules.play.morale.news import Hear, questions
from heart_africa.rules.play.morale.tests import TakeTests
from heart_africa.rules.play.morale.vessels import TakeVesselTests
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.preparation.arrivals import PlaceArrival, RollArrival, RollArrivalOrder
from heart_africa.rules.preparation.deployment.ambushes import Spring
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy, DeployRest, PlaceWork
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee import Referee, arrivals
from heart_africa.rules.referee.ending import CheckVictory, Occupy, may_hold
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.movement import orders as moving
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.setup import orders as setting_up
from heart_africa.rules.referee.shooting.phase import StayInFire, reloading
from heart_africa.rules.referee.shooting.shots import aims
from heart_africa.rules.referee.turn import EndStep, StepEnded, due
from heart_africa.rules.referee.umpire import Adjust, AgreeLimit, CallIt, Concede, Value
from heart_africa.rules.shared_terms import Moved
from tests.referee.random_armies import army
from tests.referee.soundness import unsound
from tests.wording import told

Order = Any
Build = Callable[["RandomPlayer", Agenda], Iterator[Order]]
STAMP = Stamp("azar", "1880-01-01T00:00:00", "1")
SELDOM = frozenset(
    {
        "step-on-trap",
        "reach-work",
        "climb-roof",
        "climb-work",
        "leave-roof",
        "turn",
        "guide",
        "mount",
        "dismount",
    }
)
SETTING_UP = (Stage.MUSTER, Stage.SCENARIO, Stage.GROUND, Stage.DEPLOY)


class Stuck(AssertionError):
    """Nothing that comes next can be done."""


@dataclass
class RandomPlayer:
    """Both sides and the umpire: one lawful order after another until the battle is over.

    `turns`: when the attacker gives up at last; `reckless`: of a hundred orders that are objected to, how
    many the umpire lets pass all the same. `refused` counts objections by order and code.
    """

    referee: Referee
    chance: Random
    turns: int = 5
    reckless: int = 0
    journal: Journal[Battle] = field(init=False)
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    _worded: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.journal = Journal(self.referee)

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""
        return self.journal.state

    def play(self, most: int = 3000) -> None:
        """Play until somebody has won. Raises `Stuck`."""
        while self.battle.stage is not Stage.OVER:
            if len(self.journal.entries) > most:
                raise Stuck("endless", self.battle.turn, self.battle.step)
            self.step()

    def step(self) -> None:
        """One order out of what comes next. Raises `Stuck`."""
        if self.battle.stage is Stage.PLAY and self.battle.turn > self.turns:
            self._must(Concede(self.battle.attacker or "red"))
            return
        if self.reckless and self.battle.stage is Stage.PLAY and self.chose(5):
            self._must(_put_right(self))
            return
        found = agenda(self.referee.book, self.battle)
        assert found.orders, (self.battle.stage, self.battle.step)
        tried = [order for kind in self._kinds(found) for order in self._orders(kind, found)]
        if not any(self.submit(order) for order in tried):
            self._stuck(found, tried)

    def _kinds(self, found: Agenda) -> tuple[str, ...]:
        """What is owed oftenest; whatever else makes sense now; the end of the step last, if nothing else."""
        kinds = [kind for kind in found.orders if kind != "end-step"]
        kinds.sort(key=lambda kind: self.chance.random() * (0.1 if kind in SELDOM else 1), reverse=True)
        owed = [each.order for each in found.owed]
        if owed and self.chance.random() < 0.7:
            kinds = [*dict.fromkeys(owed), *kinds]
        ends = "end-step" in found.orders
        early = ends and not owed and self.chance.random() < 0.5
        return ("end-step", *kinds) if early else (*kinds, *(("end-step",) if ends else ()))

    def _orders(self, kind: str, found: Agenda) -> Iterator[Order]:
        yield from BUILDERS[kind](self, found)

    def _stuck(self, found: Agenda, tried: list[Order]) -> None:
        """Nothing was lawful: before the first turn the umpire lets something pass, as people do."""
        if self.battle.stage in SETTING_UP and tried:
            self._overrule(self.chance.choice(tried))
            return
        against = [(order, self.referee.objections(self.battle, order)) for order in tried]
        raise Stuck(self.battle.stage, self.battle.turn, self.battle.step, found, against)

    # --- orders ---

    def submit(self, order: Order) -> bool:
        """Carry out an order that nothing speaks against; what does is worded, and counted."""
        problems = self.referee.objections(self.battle, order)
        for problem in problems:
            self._word(problem)
            self.refused[order.kind, problem.code] += 1
        if problems and self.chance.randrange(100) >= self.reckless:
            return False
        self._enter(order, "que pase" if problems else None)
        return True

    def _overrule(self, order: Order) -> None:
        self._enter(order, "así lo acordamos")

    def _must(self, order: Order) -> None:
        assert self.submit(order), self.referee.objections(self.battle, order)

    def _enter(self, order: Order, despite: str | None) -> None:
        act = self.journal.act(order, self._dice, despite)
        self.kinds[order.kind] += 1
        for fact in act.facts:
            if type(fact.event).__name__ not in self._worded:
                self._worded.add(type(fact.event).__name__)
                assert all(told(fact.event))
        self._passed_over(act.facts)
        self.journal.append(self.journal.entry(act, STAMP))
        assert unsound(self.battle) == [], (order, act.facts)

    def _passed_over(self, facts: Iterable[EventRecord]) -> None:
        """No step is passed over in which somebody still owes something, nor without being told of."""
        stands = self.battle
        for fact in facts:
            if isinstance(fact.event, StepEnded) and fact.event.passed:
                assert due(self.referee.book, stands).owed == ()
                assert all(told(fact.event))
            stands = self.referee.evolve(stands, fact)

    def _word(self, problem: Problem) -> None:
        if problem.code not in self._worded:
            self._worded.add(problem.code)
            assert all(told(problem))

    def _dice(self, count: int, _why: str) -> tuple[tuple[int, ...], Origin]:
        return tuple(self.chance.randint(1, 6) for _ in range(count)), Origin.THROWN

    # --- whom ---

    def some(self, things: Any, most: int = 3) -> list[Any]:  # noqa: ANN401  # a sequence of anything
        """A few of several things, in any order."""
        found = list(things)
        return self.chance.sample(found, min(len(found), most))

    def units(self, found: Agenda, most: int = 2) -> list[Unit]:
        """A few of the units that come next, or of those on the table."""
        named = [self.battle.units[name] for name in found.who if name in self.battle.units]
        return self.some(named or [unit for unit in self.battle.units.values() if unit.on_table], most)

    def foes(self, side: SideId) -> list[Unit]:
        """The units of the other side that stand in the open."""
        return [unit for unit in self.battle.units.values() if unit.side != side and unit.on_table]

    def inches(self, most: float) -> float:
        """A distance, to the half inch."""
        return self.chance.randint(0, round(2 * most)) / 2

    def chose(self, percent: int) -> bool:
        """Whether something happens that happens so often."""
        return self.chance.randrange(100) < percent


# --- before the first turn ---


def _muster(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    here = player.battle
    foes = [(side, tuple(here.of(side.id))) for side in here.sides.values()]
    for side in found.who[:1]:
        yield Muster(*army(player.chance, side, *foes))


def _agree_scenario(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    scenario: Scenario = player.chance.choice(get_args(Scenario))
    yield setting_up.AgreeScenario(scenario, player.chance.choice(SIDES))


def _choose_light(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    time: setting_up.Time = player.chance.choice(get_args(setting_up.Time))
    yield setting_up.ChooseLight(time, player.chance.randint(1, 3) if time in {"dawn", "dusk"} else 0)


def _choose_environment(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    yield setting_up.ChooseEnvironment(player.chance.choice(get_args(Environment)))


def _march(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    battle = player.battle
    order = [u.name for u in battle.of(battle.attacker) if u.sort is not Sort.BOAT]
    player.chance.shuffle(order)
    yield setting_up.WriteMarch(tuple(order))


def _launch(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    side, number = player.chance.choice(SIDES), len(player.battle.units)
    vessel: VesselId = player.chance.choice(get_args(VesselId))
    if number < 30 and player.chose(15):
        yield setting_up.LaunchBoat(
            side, vessel, f"Barca {number}", player.chance.choice(("river", "sea")), 8
        )


def _rifles(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    figures = [f.name for u in player.battle.units.values() for f in u.figures if f.troop == "white_men"]
    if figures and player.chose(10):
        yield setting_up.DeclareRifles(tuple(player.some(figures, 2)), "repeater")


def _attach(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for leader in player.some([u for u in player.battle.units.values() if u.sort is Sort.LEADER], 1):
        for unit in player.some(player.battle.of(leader.side, Sort.UNIT), 1):
            yield AttachLeader(leader.name, unit.name)


def _trait(_player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    yield from map(setting_up.ThrowTrait, found.who)


def _deploy(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for unit in player.units(found, 3):
        for where in player.some(("table", "ambush", "reserve"), 3):
            yield Deploy(
                unit.name,
                where,
                base_in=player.inches(6),
                enemy_base_in=player.inches(30) + 12,
                lies_in=player.chance.choice(("jungle", "gully", "tall_grass", "rocky_ground")),
                note="detrás del árbol",
                cover=player.chose(20),
            )
        yield Deploy(unit.name, "table", base_in=3, enemy_base_in=30)
        yield Deploy(unit.name, "home")


def _place_work(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    side = player.battle.defender
    early = not any(
        each.deployed for each in player.battle.units.values()
    )  # some stand before anybody (TEMBA-04)
    if side and (works := player.battle.sides[side].works) and (early or player.chose(30)):
        work = WorkId(player.chance.choice(list(works)))
        if work is WorkId.MUZZLE_LOADING_CANNON:  # it is deployed like a unit
            return
        yield PlaceWork(side, work, player.chance.randint(1, 4), f"Obra {len(player.battle.laid)}")


# --- arrivals ---


def _arrival(make: Callable[[str], Order]) -> Build:
    def build(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
        for unit in player.units(found, 4):
            yield make(unit.name)

    return build


# --- movement ---


def _of_units(make: Callable[[str], Order]) -> Build:
    """An order that names one of the units that come next."""

    def build(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
        for unit in player.units(found):
            yield make(unit.name)

    return build


def _move(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for unit in player.units(found):
        yield _random_move(player, unit)
        yield moving.Move(unit.name, inches=1)


def _random_move(player: RandomPlayer, unit: Unit) -> Order:
    names = [figure.name for figure in unit.here]
    own = [figure.name for figure in unit.here if not figure.enemies and figure.troop != BAGGAGE]
    foes = [figure.name for foe in player.foes(unit.side) for figure in foe.here]
    engages = tuple(zip(player.some(own, 4), player.some(foes, 4), strict=False)) if player.chose(45) else ()
    stuck = [figure.name for figure in unit.here if figure.enemies]
    leaving = player.battle.scenario == "ambush" and player.battle.turn > 1 and player.chose(15)
    return moving.Move(
        unit.name,
        inches=player.inches(5),
        engages=engages,
        breaks_off=tuple(stuck) if stuck and player.chose(40) else (),
        exits=tuple(player.some(names, len(names))) if leaving and not engages else (),
        cover=tuple(player.some(names, 3)) if player.chose(20) else (),
        alone=tuple(player.some(names, 2)) if player.chose(10) else (),
        starts=(GroundId.MARSH,) if player.chose(3) else (),
        infested=player.chose(2),
        more=player.chose(5),
    )


def _evade(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for unit in player.some([u for u in player.battle.units.values() if u.on_table], 2):
        reached = tuple(figure.name for figure in unit.here if figure.enemies)
        if reached:
            yield Evade(unit.name, reached)


def _guide(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for scout in player.some(
        [u for u in player.battle.units.values() if u.sort is Sort.SCOUT and u.on_table], 1
    ):
        for unit in player.units(found, 1):
            yield Guide(scout.name, unit.name, ahead_in=player.inches(4))


def _rejoin(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for leader in player.some([u for u in player.battle.units.values() if u.sort is Sort.LEADER], 1):
        for unit in player.units(found, 1):
            yield Rejoin(leader.name, unit.name)


def _spring(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for unit in player.some([u for u in player.battle.units.values() if u.where is Where.AMBUSH], 1):
        yield Spring(unit.name, enemy_in=player.inches(4))


def _trap(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    moved = [u for u in player.battle.units.values() if any(f.moved is Moved.MOVED for f in u.here)]
    for unit in player.some([u for u in moved if u.on_table], 1):
        figures = [f.name for f in unit.here if f.moved is Moved.MOVED]
        yield StepOnTrap(player.chance.choice(figures), real=player.chose(50))


def _moved_figures(player: RandomPlayer) -> list[str]:
    units = [u for u in player.battle.units.values() if u.on_table]
    return [player.chance.choice(unit.here).name for unit in player.some(units, 1)]


def _cross(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for owed in found.owed:
        if owed.order == "cross-water":
            unit, ford = player.battle.unit_of(owed.who[0]), player.battle.figure(owed.who[0]).water == "ford"
            yield CrossWater(unit.name, owed.who, "ford" if ford else "marsh")


def _reach(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    yield moving.ReachWork(tuple(_moved_figures(player)), "fortification")


def _climb(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for unit in player.units(found, 1):
        yield ClimbWork(unit.name, tuple(f.name for f in player.some(unit.here, 2)), "fortification")


def _board(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    boats = [u for u in player.battle.units.values() if u.sort is Sort.BOAT or u.troop == "gunboat"]
    for boat in player.some(boats, 1):
        for unit in (each for each in player.units(found, 2) if each not in boats):
            yield moving.Board(unit.name, boat.name, ashore=player.chose(30))


def _grounding(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for owed in found.owed:
        if owed.order == "check-grounding":
            yield CheckGrounding(owed.who[0])


def _roof(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for figure in _moved_figures(player):
        yield ClimbRoof(figure)


def _leave_roof(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    roofed = [f.name for u in player.battle.units.values() for f in u.here if f.on_roof]
    for figure in player.some(roofed, 1):
        yield LeaveRoof(figure, "jump")


# --- shooting ---


def _fire(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for unit in player.units(found, 3):
        for foe in player.some(player.foes(unit.side), 2):
            shots = aims(player.referee.book, player.battle, unit.name, foe.name, 0, player.inches(20) + 0.5)
            if shots:
                yield Fire(shots[: player.chance.randint(1, 6)])


def _light(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for unit in player.units(found, 1):
        if unit.here and player.chose(20):
            target: Burnable = player.chance.choice(get_args(Burnable))
            yield LightFire(unit.here[0].name, target, f"El fuego {len(player.battle.fires)}")


def _arrows(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    for unit in player.units(found, 1):
        if unit.here and player.chose(20):
            yield FireArrows((unit.here[0].name,), "La temba", player.inches(4))


def _burnt(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for fire in player.some(player.battle.fires, 1):
        if player.chose(20):
            yield StayInFire(fire.name, tuple(_moved_figures(player)))


def _capture(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    elements = [
        f.name for u in player.battle.units.values() for f in u.here if f.troop == BAGGAGE and u.on_table
    ]
    for element in player.some(elements, 1):
        for captor in _moved_figures(player):
            if player.chose(30):
                yield Capture(captor, element)


def _reload(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    if names := reloading(player.referee.book, player.battle):
        yield Reload(names)


# --- close combat, nerve ---


def _fight(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
    pairs = [owed.who for owed in found.owed if owed.order == "fight"]
    if pairs and player.chose(50):
        one, *others = player.chance.choice(pairs)
        yield fighting.Fight((fighting.Match(one, tuple(others)),))
    yield fighting.Fight()


def _hear(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for asked in player.some(questions(player.referee.book, player.battle), 1):
        heard = player.some(asked.units, len(asked.units))[: player.chance.randint(0, len(asked.units))]
        yield Hear(asked.happening, tuple((name, player.inches(asked.within_in)) for name in heard))


def _bewitch(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    for doctor in _lone(player, Sort.WITCH_DOCTOR):
        for foe in player.some(player.foes(doctor.side), 3):
            yield Bewitch(doctor.name, foe.name, player.inches(18))


def _lone(player: RandomPlayer, sort: Sort) -> list[Unit]:
    return [unit for unit in player.battle.units.values() if unit.sort is sort and unit.on_table]


def _beside(sort: Sort, make: Callable[[str, str, float], Order], reach: float) -> Build:
    """An order of a lone figure for a unit of his own side."""

    def build(player: RandomPlayer, found: Agenda) -> Iterator[Order]:
        for figure in _lone(player, sort):
            for unit in player.units(found, 3):
                yield make(figure.name, unit.name, player.inches(reach))

    return build


# --- the end ---


def _end_step(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    yield EndStep(player.battle.step)


def _occupy(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    units = tuple(unit.name for unit in player.some(may_hold(player.battle), 1))
    held = player.chose(40)
    yield Occupy(held, units if held else ())


def _call_it(player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    yield CallIt(player.chance.choice(("attacker", "defender")), "se acabó el tiempo")


def _put_right(player: RandomPlayer) -> Order:
    """Something that the umpire finds otherwise on the table than in the journal."""
    unit = player.chance.choice([each for each in player.battle.units.values() if each.figures])
    figure = player.chance.choice(unit.figures)
    foes = [foe.name for each in player.foes(unit.side) for foe in each.here] if unit.on_table else []
    adjusts: list[tuple[str, str, Value]] = [
        (figure.name, "gone", player.chance.choice(("", "lost", "left", "fled"))),
        (figure.name, "unloaded", player.chose(50)),
        (figure.name, "moved", player.chance.choice(("", "turned", "moved"))),
        (unit.name, "markers", player.chance.randint(0, 1)),
        (unit.name, "broken", player.chose(50)),
        (unit.name, "done", player.chose(50)),
    ]
    if figure.here and unit.on_table:
        adjusts.append((figure.name, "enemies", tuple(player.some(foes, 2))))
    name, field_, value = player.chance.choice(adjusts)
    return Adjust(field_, value, "así está en la mesa", name)


def _just(order: Order) -> Build:
    def build(_player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
        yield order

    return build


def _never(_player: RandomPlayer, _found: Agenda) -> Iterator[Order]:
    yield from ()


BUILDERS: Mapping[str, Build] = {
    "muster": _muster,
    "remuster": _never,
    "roll-scenario": _just(setting_up.RollScenario()),
    "roll-scenario-for": _just(setting_up.RollScenarioFor("red")),
    "agree-scenario": _agree_scenario,
    "roll-off": _just(setting_up.RollOff()),
    "accept-forces": _just(setting_up.AcceptForces()),
    "choose-light": _choose_light,
    "choose-base": _just(setting_up.ChooseBase("long")),
    "choose-environment": _choose_environment,
    "propose-ground": _just(setting_up.ProposeGround()),
    "agree-ground": _just(setting_up.AgreeGround()),
    "write-march": _march,
    "launch-boat": _launch,
    "agree-limit": _just(AgreeLimit(8)),
    "declare-rifles": _rifles,
    "throw-trait": _trait,
    "attach-leader": _attach,
    "deploy": _deploy,
    "deploy-rest": _just(DeployRest()),
    "place-work": _place_work,
    "begin-play": _just(BeginPlay()),
    "roll-arrival-order": _just(RollArrivalOrder()),
    "roll-arrival": _arrival(RollArrival),
    "place-arrival": _arrival(PlaceArrival),
    "hold-arrival": _arrival(arrivals.HoldArrival),
    "enter-column": _arrival(arrivals.EnterColumn),
    "decline": _of_units(moving.Decline),
    "all-stay": _just(moving.AllStay()),
    "roll-move": _of_units(RollMove),
    "move": _move,
    "turn": _of_units(moving.Turn),
    "evade": _evade,
    "guide": _guide,
    "rejoin": _rejoin,
    "mount": _of_units(moving.Mount),
    "dismount": _of_units(moving.Dismount),
    "spring": _spring,
    "step-on-trap": _trap,
    "cross-water": _cross,
    "reach-work": _reach,
    "climb-work": _climb,
    "board": _board,
    "check-grounding": _grounding,
    "climb-roof": _roof,
    "leave-roof": _leave_roof,
    "fire": _fire,
    "light-fire": _light,
    "fire-arrows": _arrows,
    "settle-wind": _just(SettleWind()),
    "stay-in-fire": _burnt,
    "capture": _capture,
    "reload": _reload,
    "fight": _fight,
    "hear": _hear,
    "overlook": _beside(Sort.LEADER, Overlook, 4),
    "raise-standard": _beside(Sort.STANDARD_BEARER, RaiseStandard, 18),
    "take-tests": _of_units(TakeTests),
    "take-vessel-tests": _of_units(TakeVesselTests),
    "bewitch": _bewitch,
    "rally": _beside(Sort.LEADER, Rally, 6),
    "end-step": _end_step,
    "occupy": _occupy,
    "check-victory": _just(CheckVictory()),
    "call-it": _call_it,
}
