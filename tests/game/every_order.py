"""Every order of a battle in a situation in which it goes, so that each can be tried at a door of the program."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import reduce
from itertools import cycle
from typing import Any

from heart_africa.battle import Battle, Happening, Side, Sort, Stage, Unit, Where, fresh_turn
from heart_africa.battle.figures import Gone
from heart_africa.battle.state import Burning, Laid
from heart_africa.book import Trait, WorkId
from heart_africa.dice import settle
from heart_africa.game.adjusting import Adjust
from heart_africa.game.arriving import orders as arriving
from heart_africa.game.deploying import orders as deploying
from heart_africa.game.fighting.orders import Fight
from heart_africa.game.moving import orders as moving
from heart_africa.game.mustering import Muster, Remuster
from heart_africa.game.nerve import orders as nerve
from heart_africa.game.recording import Left, RecordResult
from heart_africa.game.setting_up import orders as setting_up
from heart_africa.game.shooting import orders as shooting
from heart_africa.game.turning import EndStep
from heart_africa.game.umpire import AgreeLimit, CallIt, Concede, Decide, Note, Reopen
from heart_africa.game.winning import CheckVictory, Occupy
from heart_africa.orders.forms import form
from heart_africa.play.fires import Fire
from heart_africa.preparation.choosing_terrain import Ground
from heart_africa.tables.sequence import Step
from heart_africa.units import Melee
from tests.game.builders import baggage, battle, lone, unit


@dataclass(frozen=True)
class Situation:
    """How a battle stands, and an order that nothing speaks against there."""

    battle: Battle
    order: Any


# --- who is there ---

SPEARS = unit("Lanzas", "red", "spearmen", 8)
ASKARIS = unit("Askaris", "blue", "askaris", 6)
CHIEF = lone("Mkwawa", "red", Sort.LEADER, "swordsmen")
PETERS = lone("Peters", "blue", Sort.LEADER, "white_men", ("attendant",))
LOADS = baggage("Bagaje", "blue")
TABLE = (SPEARS, CHIEF, ASKARIS, PETERS, LOADS)


def at(step: Step, *more: Unit, **facts: Any) -> Battle:  # noqa: ANN401  # any field of a battle
    """Both companies on the table, in the second turn."""
    known = {each.name for each in more}
    return battle(*(each for each in TABLE if each.name not in known), *more, step=step, turn=2, **facts)


def touching(step: Step, *pairs: tuple[str, str], **facts: Any) -> Battle:  # noqa: ANN401  # as above
    """The same with these in contact, the first of each pair having charged."""
    stands = at(step, **facts)
    for one, other in pairs:
        charged = replace(
            stands.figure(one), enemies=(*stands.figure(one).enemies, other), melee=Melee.CHARGED
        )
        met = replace(
            stands.figure(other), enemies=(*stands.figure(other).enemies, one), melee=Melee.CONTACTED
        )
        stands = stands.with_figure(charged, met)
    return stands


def fallen(stands: Battle, name: str, count: int) -> Battle:
    """So many figures of a unit lost in this turn."""
    lost = stands.unit(name).figures[:count]
    return stands.with_figure(*(replace(each, gone=Gone.LOST, cause="shot", went=2) for each in lost))


def before(stage: Stage, *, scenario: str = "", waiting: bool = True, **facts: Any) -> Battle:  # noqa: ANN401  # as above
    """Before the first turn: armies mustered, nobody on the table."""
    stands = at(Step.ARRIVALS, stage=stage, scenario=scenario, **facts)
    units = (replace(each, where=Where.WAITING) for each in stands.units.values()) if waiting else ()
    return replace(stands.with_unit(*units), turn=0, mover="", attacker=facts.get("attacker", ""))


UNITS, SHOOTING, MORALE = at(Step.UNITS), at(Step.SHOOTING), at(Step.MORALE)
SAMPLE = (Side("red", "Hehe", "native_kingdom", "hehe", points=600), (replace(SPEARS, where=Where.WAITING),))


# --- situations that take more than a line ---


def _reserve(**facts: Any) -> Battle:  # noqa: ANN401  # of both units
    """Both have units still to come; the attacker rolls first."""
    waits = (replace(each, where=Where.RESERVE, **facts) for each in (SPEARS, ASKARIS))
    return at(Step.ARRIVALS, *waits, scenario="raid", attacker="red")


def _rolled(stands: Battle, name: str, *faces: int) -> Battle:
    from tests.game.referred import lawfully  # noqa: PLC0415  # which reads the book

    return lawfully(stands, moving.RollMove(name), faces)


def _steamed(ship: Unit) -> Battle:
    """A gunboat that has gone down a river."""
    from tests.game.referred import lawfully  # noqa: PLC0415  # as above

    crewed = at(Step.UNITS, ship, replace(SPEARS, aboard=ship.name))
    rolled = lawfully(crewed, moving.RollMove(ship.name, water="downstream"), [3, 4])
    return lawfully(rolled, moving.Move(ship.name, inches=7, water="downstream"))


def _on_roof() -> Battle:
    stands = UNITS.with_figure(replace(UNITS.figure("Lanzas 1"), on_roof=True))
    return replace(fresh_turn(stands), step=Step.UNITS, mover="red")


def _riders(*, dismounted: bool) -> Battle:
    riders = unit("Jinetes", "red", "mounted_regulars", 4)
    figures = tuple(replace(each, dismounted=dismounted) for each in riders.figures)
    return at(Step.UNITS, replace(riders, figures=figures))


def _reached() -> Battle:
    """Riders whom spearmen have just reached."""
    riders = unit("Jinetes", "blue", "horsemen", 2)
    stands = at(Step.UNITS, riders)
    return stands.with_figure(
        replace(stands.figure("Lanzas 1"), enemies=("Jinetes 1",), melee=Melee.CHARGED),
        replace(stands.figure("Jinetes 1"), enemies=("Lanzas 1",), melee=Melee.CONTACTED),
    )


def _heard(what: str, **facts: Any) -> tuple[Happening, ...]:  # noqa: ANN401  # of a happening
    return (Happening(what, "red", **facts),)


ARROWS = unit("Arcos", "red", "archers", 4)
FLAG = lone("Abanderado", "red", Sort.STANDARD_BEARER)
WITCH = lone("Brujo", "red", Sort.WITCH_DOCTOR)
GUIDE = lone("Explorador", "red", Sort.SCOUT)
BURNING = (Burning("Mgunda", Fire("village", 1), "red"),)


def _situations() -> tuple[Situation, ...]:
    """In the order in which the rooms of the game name them."""
    raid = before(Stage.DEPLOY, scenario="raid", attacker="red", base="long")
    works = {"stake_traps": 2, "barricade_in": 6}
    dug = replace(raid, sides={**raid.sides, "blue": replace(raid.sides["blue"], works=works)}, mover="blue")
    undecided = before(Stage.SCENARIO, scenario="raid", attacker="red")
    ambush = before(Stage.DEPLOY, scenario="ambush", attacker="red")
    ground = before(Stage.GROUND, scenario="raid", attacker="red")
    met = replace(before(Stage.DEPLOY, scenario="encounter", attacker="red"), mover="red", first="red")
    bare = before(Stage.GROUND, scenario="encounter", attacker="red", ground=Ground("savannah"))
    column = replace(
        at(Step.ARRIVALS, replace(SPEARS, where=Where.COLUMN), scenario="ambush"), march=("Lanzas",)
    )
    shot = fallen(MORALE, "Lanzas", 4)
    hidden = at(Step.UNITS, replace(SPEARS, where=Where.AMBUSH, lies_in="jungle", hidden="junto al río"))
    ship = unit("Hyäne", "red", "gunboat", 1)
    canoe = unit("Canoa", "red", "canoe", 1, sort=Sort.BOAT)
    strict = replace(CHIEF, traits=(Trait.DISCIPLINARIAN,))
    planned = at(Step.VICTORY, scenario="planned_attack")
    over = at(Step.VICTORY, stage=Stage.OVER)
    wet = UNITS.with_figure(replace(UNITS.figure("Lanzas 1"), water="ford"))
    looted = touching(Step.RELOADING, ("Lanzas 1", "Bagaje 1"))
    spent = at(Step.RELOADING).with_figure(replace(at(Step.RELOADING).figure("Askaris 1"), unloaded=True))
    lost = Happening("destroyed", "red", unit="Arcos", troops={"archers": 4})
    parted = replace(CHIEF, traits=(Trait.CHARISMATIC,), parted="broke")
    return (
        Situation(Battle(), Muster(*SAMPLE)),
        Situation(before(Stage.SCENARIO), Remuster(*SAMPLE)),
        Situation(before(Stage.SCENARIO), setting_up.RollScenario()),
        Situation(replace(before(Stage.SCENARIO), campaign=True), setting_up.RollScenarioFor("red")),
        Situation(before(Stage.SCENARIO), setting_up.AgreeScenario("raid", "red")),
        Situation(before(Stage.SCENARIO, scenario="encounter"), setting_up.RollOff()),
        Situation(before(Stage.SCENARIO, scenario="encounter", attacker="red"), setting_up.AcceptForces()),
        Situation(ground, setting_up.ChooseLight("night")),
        Situation(ground, setting_up.ChooseBase("long")),
        Situation(replace(ground, base="long"), setting_up.ChooseEnvironment("savannah", agreed=True)),
        Situation(bare, setting_up.ProposeGround()),
        Situation(_proposed(bare), setting_up.AgreeGround()),
        Situation(
            undecided.with_unit(
                replace(undecided.unit("Mkwawa"), open_traits=(Trait.ELOQUENT, Trait.CUNNING_DEVIL))
            ),
            setting_up.ThrowTrait("Mkwawa"),
        ),
        Situation(ambush, setting_up.WriteMarch(("Lanzas", "Mkwawa"))),
        Situation(raid, setting_up.LaunchBoat("blue", "dhow", "Estrella", "river")),
        Situation(raid, setting_up.DeclareRifles(("Peters",), "repeater")),
        Situation(
            raid.with_unit(replace(raid.unit("Mkwawa"), traits=(Trait.CHARISMATIC,))),
            setting_up.AttachLeader("Mkwawa", "Lanzas"),
        ),
        Situation(met, deploying.Deploy("Lanzas", base_in=6)),
        Situation(dug, deploying.PlaceWork("blue", WorkId.BARRICADE, 6, "La empalizada")),
        Situation(_deployed(raid), deploying.BeginPlay()),
        Situation(replace(_reserve(), scenario="encounter"), arriving.RollArrivalOrder()),
        Situation(replace(_reserve(), turn=4), arriving.RollArrival("Lanzas")),
        Situation(_reserve(arrival_rolled=True, arrived=True), arriving.PlaceArrival("Lanzas", edge_in=3)),
        Situation(_reserve(arrival_rolled=True, arrived=True), arriving.HoldArrival("Lanzas")),
        Situation(column, arriving.EnterColumn("Lanzas")),
        Situation(UNITS, moving.Decline("Lanzas")),
        Situation(UNITS, moving.RollMove("Lanzas")),
        Situation(_rolled(UNITS, "Lanzas", 4, 5), moving.Move("Lanzas", inches=5)),
        Situation(UNITS, moving.Turn("Lanzas")),
        Situation(_reached(), moving.Evade("Jinetes", ("Jinetes 1",))),
        Situation(at(Step.UNITS, GUIDE), moving.Guide("Explorador", "Lanzas", ahead_in=4, enemy_in=20)),
        Situation(at(Step.UNITS, parted), moving.Rejoin("Mkwawa", "Lanzas")),
        Situation(_riders(dismounted=True), moving.Mount("Jinetes")),
        Situation(_riders(dismounted=False), moving.Dismount("Jinetes")),
        Situation(hidden, moving.Spring("Lanzas", enemy_in=2)),
        Situation(
            replace(UNITS, laid=(Laid("Foso", "blue", WorkId.STAKE_TRAP, 1),)),
            moving.StepOnTrap("Lanzas 1", real=True),
        ),
        Situation(wet, moving.CrossWater("Lanzas", ("Lanzas 1",), "ford")),
        Situation(UNITS, moving.ReachWork(("Lanzas 1",), "fence")),
        Situation(UNITS, moving.ClimbWork("Lanzas", ("Lanzas 1",), "fence")),
        Situation(at(Step.UNITS, canoe), moving.Board("Lanzas", "Canoa", ("Lanzas 1", "Lanzas 2"))),
        Situation(_steamed(ship), moving.CheckGrounding("Hyäne")),
        Situation(UNITS, moving.ClimbRoof("Lanzas 1")),
        Situation(_on_roof(), moving.LeaveRoof("Lanzas 1", "break")),
        Situation(SHOOTING, shooting.Fire(_volley())),
        Situation(SHOOTING, shooting.LightFire("Askaris 1", "village", "Mgunda", "red")),
        Situation(at(Step.SHOOTING, ARROWS), shooting.FireArrows(("Arcos 1", "Arcos 2"), "La temba", 4)),
        Situation(replace(SHOOTING, fires=BURNING), shooting.SettleWind()),
        Situation(replace(SHOOTING, fires=BURNING), shooting.StayInFire("Mgunda", ("Askaris 1",))),
        Situation(looted, shooting.Capture("Lanzas 1", "Bagaje 1")),
        Situation(spent, shooting.Reload(("Askaris 1",))),
        Situation(touching(Step.MELEE, ("Lanzas 1", "Askaris 1"), ("Lanzas 2", "Askaris 2")), Fight()),
        Situation(at(Step.MORALE, news=(lost,)), nerve.Hear(0, (("Lanzas", 4),))),
        Situation(fallen(at(Step.MORALE, strict), "Lanzas", 4), nerve.Overlook("Mkwawa", "Lanzas", 4)),
        Situation(fallen(at(Step.MORALE, FLAG), "Lanzas", 4), nerve.RaiseStandard("Abanderado", "Lanzas", 5)),
        Situation(shot, nerve.TakeTests("Lanzas")),
        Situation(at(Step.MORALE, replace(ship, hits=41, hits_before=12)), nerve.TakeVesselTests("Hyäne")),
        Situation(at(Step.MORALE, WITCH), nerve.Bewitch("Brujo", "Askaris", 10)),
        Situation(at(Step.RALLYING, replace(SPEARS, markers=1)), nerve.Rally("Mkwawa", "Lanzas", 4)),
        Situation(at(Step.RALLYING), EndStep(Step.RALLYING)),
        Situation(planned, Occupy(held=True, units=("Lanzas",))),
        Situation(at(Step.MORALE, scenario="raid", captured={"red": 4}), CheckVictory()),
        Situation(UNITS, Concede("red")),
        Situation(UNITS, CallIt("attacker", "anochece")),
        Situation(planned, AgreeLimit(6)),
        Situation(over, Reopen("se contó mal")),
        Situation(UNITS, Note("llueve", "Lanzas")),
        Situation(UNITS, Decide("¿cabe el bote?", "sí")),
        Situation(UNITS, Adjust("markers", 1, "se olvidó", "Lanzas")),
        Situation(
            before(Stage.SCENARIO),
            RecordResult("attacker", "raid", "red", 5, (Left("Lanzas", 3),), (("red", 2),), "de memoria"),
        ),
    )


def _proposed(stands: Battle) -> Battle:
    from tests.game.referred import REFEREE  # noqa: PLC0415  # as above

    throw = cycle((2, 5, 3, 6, 1, 4, 4))
    facts, _ = settle(
        lambda dice: REFEREE.decide(stands, setting_up.ProposeGround(), dice),
        lambda count, _why: [next(throw) for _ in range(count)],
    )
    return reduce(REFEREE.evolve, facts, stands)


def _volley() -> tuple[shooting.Aim, ...]:
    return tuple(shooting.Aim(f"Askaris {each}", f"Lanzas {each}", 8) for each in range(1, 7))


def _deployed(stands: Battle) -> Battle:
    return stands.with_unit(*(replace(each, where=Where.TABLE) for each in stands.units.values()))


SITUATIONS: Mapping[str, Situation] = {form(type(each.order)).kind: each for each in _situations()}
