"""For each order of a battle a situation in which it may be given, brought about by orders alone.

Whoever tries every order at some door takes the situations from here: `BATTLES` has one for each kind of order
that the registries know. `brought_about` is the journal of what went before, `BattleAt` the referee of a battle that
begins there; `REASON` is why the book is overruled where it has something against what goes before.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.language.battle.reader import reader
from heart_africa.language.lines import cut
from heart_africa.rules.battle import Battle, Sort, Unit, Where
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.muster import Muster, Remuster
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.shared_terms import Melee
from tests.referee.builders import BLUE, RED, baggage, lone, unit
from tests.referee.referred import REFEREE

REASON = "so it is set up"
"""Why the book is overruled while a situation is brought about."""
ON = "> "
"""How a line begins that goes on to a step."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Where an order may be given lawfully.

    `line`: the order as it is typed, its dice behind `=`; an army comes as a file, so that its order stands
    there itself; `before`: the lines that come before, of which `> shooting 2`
    goes on to that step of that turn; `units`: who has come, of both sides. What speaks against a line before is
    overruled; nothing speaks against the order itself.
    """

    line: str | Muster | Remuster
    before: str = ""
    units: tuple[Unit, ...] = ()

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice that it throws."""
        return faces_of(self.line) if isinstance(self.line, str) else ()

    def order(self, battle: Battle) -> Any:  # noqa: ANN401  # any order
        """The order as that battle understands it."""
        return reader("en", REFEREE, battle).command(self.line) if isinstance(self.line, str) else self.line


def faces_of(line: str) -> tuple[int, ...]:
    """The dice that stand behind a line."""
    return tuple(map(int, (cut(line).faces or "").split()))


Ordered = tuple[Any, tuple[int, ...]]
"""An order and its dice."""


@dataclass(frozen=True)
class BattleAt(Referee):
    """The referee of a battle that begins in the middle."""

    start: Battle


# --- battles ---

LEADER = replace(
    lone("Mkwawa", "red", Sort.LEADER, "warriors"), traits=(Trait.CHARISMATIC, Trait.DISCIPLINARIAN)
)
BEARER = lone("Bandera", "red", Sort.STANDARD_BEARER)
DOCTOR = lone("Kinjikitile", "red", Sort.WITCH_DOCTOR)
SCOUT = lone("Baraka", "red", Sort.SCOUT)
GUARD = unit("Guardia", "red", "askaris", 6)
SPEARS = unit("Lanzas", "red", "spearmen", 4)
BOWS = unit("Arcos", "red", "archers", 3)
RIDERS = unit("Jinetes", "red", "mounted_regulars", 3)
CANOE = lone("Nyanza", "red", Sort.BOAT, "canoe")
RED_ARMY = (LEADER, BEARER, DOCTOR, SCOUT, GUARD, SPEARS, BOWS, RIDERS, CANOE)
"""Red's codes: R1 the leader, R2 the bearer, R3 the witch doctor, R4 the scout, R5 to R8 the units, R9 the canoe."""

CAPTAIN = lone("Peters", "blue", Sort.LEADER, "white_men")
COMPANY = unit("Compañía", "blue", "soldiers", 5)
LEVY = unit("Leva", "blue", "musketeers", 4)
TRAIN = baggage("Bagaje", "blue", 2)
LANCERS = unit("Lanceros", "blue", "horsemen", 3)
BLUE_ARMY = (CAPTAIN, COMPANY, LEVY, TRAIN, LANCERS)
"""Blue's: B1 the captain, B2 and B3 the foot, B4 the baggage, B5 the horse."""
BOTH = (*RED_ARMY, *BLUE_ARMY)
"""Everybody on the table."""


def with_(*changed: Unit) -> tuple[Unit, ...]:
    """Both armies with other facts of these units."""
    new = {each.name: each for each in changed}
    return tuple(new.get(each.name, each) for each in BOTH)


def at(where: Where, *units: Unit) -> tuple[Unit, ...]:
    """Both armies, these units somewhere else than on the table."""
    return with_(*(replace(each, where=where) for each in units))


def touching(*pairs: tuple[str, str], fought: int = 0) -> tuple[Unit, ...]:
    """Both armies, these figures in base contact."""
    met: dict[str, tuple[str, ...]] = {}
    for one, other in (*pairs, *((b, a) for a, b in pairs)):
        met[one] = (*met.get(one, ()), other)

    def meets(each: Unit) -> Unit:
        return each.with_figures(
            *(replace(figure, enemies=met[figure.name], fought=fought, melee=Melee.CONTACTED)
              for figure in each.figures if figure.name in met)
        )  # fmt: skip

    return tuple(meets(each) for each in BOTH)


UNDECIDED = replace(LEADER, traits=(), open_traits=(Trait.ELOQUENT, Trait.CUNNING_DEVIL))
DOWN = replace(RIDERS, figures=tuple(replace(each, dismounted=True) for each in RIDERS.figures))
ABOVE = replace(GUARD, figures=tuple(replace(each, on_roof=True) for each in GUARD.figures))
EMPTY = replace(GUARD, figures=tuple(replace(each, unloaded=True) for each in GUARD.figures))
STEAMER = lone("Nyanza", "red", Sort.UNIT, "gunboat")
WAITING = at(Where.WAITING, *BOTH)
"""Nobody is on the table yet."""

ENCOUNTER = "scenario encounter red\nroll off = 6 2\n"
GROUND = f"{ENCOUNTER}accept forces\n"
TABLE = "environment savannah\nterrain {tall-grass 12 10},{village 14 10},{river 72 3},{marsh 14 9}\n"
DEPLOY = f"{GROUND}{TABLE}"
PLANNED = f"scenario planned-attack red\naccept forces\n{TABLE}"
RAID = "scenario raid red\naccept forces\n"
AMBUSH = "scenario ambush red\naccept forces\n"
WORKS = {"barricade_in": 6, "stake_traps": 2}


def going(step: Step, turn: int = 1) -> str:
    """The line that goes on to a step of a turn, the armies having begun to play."""
    return f"begin\n{ON}{step.value} {turn}\n"


MOVING, LONE, FIRING = (f"{DEPLOY}{going(step)}" for step in (Step.UNITS, Step.INDEPENDENTS, Step.SHOOTING))
RELOADING, MELEE = (f"{DEPLOY}{going(step)}" for step in (Step.RELOADING, Step.MELEE))
MORALE, RALLYING = (f"{DEPLOY}{going(step)}" for step in (Step.MORALE, Step.RALLYING))
LATER = f"{DEPLOY}{going(Step.ARRIVALS, 4)}"
FIRE = "set fire R5.1 village Mgunda = 6\n"
FALLEN = 'adjust R2 gone lost "as it was"\n'
TAKEN = 'adjust red captured 2 "as it was"\n'
LOSSES = 'adjust R5 at_start 12 "as it was"\n'
STEAMS = "roll R9 --water downstream = 3 4\nmove R9 3 --water downstream\n"
MARCH = "march R1,R2,R3,R4,R5,R6,R7,R8\n"

COMING = (BLUE, tuple(replace(each, where=Where.WAITING) for each in BLUE_ARMY))
"""Blue's army as it comes to the table."""

BATTLES: Mapping[str, Situation] = {
    "muster": Situation(Muster(*COMING), units=RED_ARMY),
    "remuster": Situation(Remuster(*COMING), units=BOTH),
    "record-result": Situation("record result attacker encounter red --turns 5", units=WAITING),
    # before the first turn
    "roll-scenario": Situation("roll scenario = 4 2 5", units=WAITING),
    "roll-scenario-for": Situation("roll scenario for red = 1", units=WAITING),
    "agree-scenario": Situation("scenario encounter red", units=WAITING),
    "roll-off": Situation("roll off = 6 2", "scenario encounter red\n", WAITING),
    "accept-forces": Situation("accept forces", ENCOUNTER, WAITING),
    "choose-light": Situation("light dusk 4", RAID, WAITING),
    "choose-base": Situation("base line long", RAID, WAITING),
    "choose-environment": Situation("environment savannah", GROUND, WAITING),
    "propose-ground": Situation("propose terrain = 4 2 5 3 6 1 4 2 5 3 6", GROUND, WAITING),
    "agree-ground": Situation(
        "terrain {tall-grass 36 18},{tall-grass 36 18},{low-hill 20 14}", GROUND, WAITING
    ),
    "write-march": Situation("march R1,R2,R3,R4,R5,R6,R7,R8", AMBUSH, WAITING),
    "launch-boat": Situation("launch red canoe Balsa river --width 8", GROUND, WAITING),
    "declare-rifles": Situation("rifles B1.1 repeater", GROUND, WAITING),
    "throw-trait": Situation(
        "roll trait R1 = 3", "scenario raid red\n", at(Where.WAITING, *with_(UNDECIDED))
    ),
    "attach-leader": Situation("attach R1 R5", GROUND, WAITING),
    "deploy": Situation("deploy R5 --base 6", DEPLOY, WAITING),
    "deploy-rest": Situation("deploy rest", DEPLOY, WAITING),
    "place-work": Situation("place blue barricade 3 --name verja", PLANNED, WAITING),
    "begin-play": Situation("begin", DEPLOY, BOTH),
    # arrivals
    "roll-arrival-order": Situation("roll arrival order = 5 2", LATER, at(Where.RESERVE, GUARD, LEVY)),
    "roll-arrival": Situation("roll arrival R5 = 6", LATER, at(Where.RESERVE, GUARD)),
    "place-arrival": Situation(
        "arrive R5 --edge 2", f"{LATER}roll arrival R5 = 6\n", at(Where.RESERVE, GUARD)
    ),
    "hold-arrival": Situation("hold back R5", f"{LATER}roll arrival R5 = 6\n", at(Where.RESERVE, GUARD)),
    "enter-column": Situation("enter R1", f"{AMBUSH}{TABLE}{MARCH}begin\n", at(Where.WAITING, *RED_ARMY)),
    # movement
    "decline": Situation("stay R5", MOVING, BOTH),
    "roll-move": Situation("roll R5 = 4", MOVING, BOTH),
    "move": Situation("move R5 5", f"{MOVING}roll R5 = 4\n", BOTH),
    "turn": Situation("turn R5", MOVING, BOTH),
    "evade": Situation(
        "evade B5 B5.1 = 3 3 6", f"{MOVING}roll R6 = 6 6\nmove R6 5 --engages R6.1=B5.1\n", BOTH
    ),
    "guide": Situation("guide R4 R6", MOVING, BOTH),
    "rejoin": Situation("rejoin R1 R5", MOVING, with_(replace(LEADER, parted="broke"))),
    "mount": Situation("mount R8", MOVING, with_(DOWN)),
    "dismount": Situation("dismount R8", MOVING, BOTH),
    "spring": Situation(
        "spring B3 --enemy 2", MOVING, with_(replace(LEVY, where=Where.AMBUSH, lies_in="jungle"))
    ),
    "step-on-trap": Situation("trap R5.1 real = 6", f"{MOVING}roll R5 = 4\nmove R5 1 --more\n", BOTH),
    "cross-water": Situation("cross R5 R5.1 marsh = 5", MOVING, BOTH),
    "reach-work": Situation("reach R5.1 fortification", MOVING, BOTH),
    "climb-work": Situation("climb R5 R5.1 fortification", MOVING, BOTH),
    "board": Situation("board R5 R9 --figures R5.1-2", MOVING, BOTH),
    "check-grounding": Situation("grounding R9 = 4 2", f"{MOVING}{STEAMS}", with_(STEAMER)),
    "climb-roof": Situation("climb roof R5.1", MOVING, BOTH),
    "leave-roof": Situation("leave roof R5.1 jump", MOVING, with_(ABOVE)),
    # shooting
    "fire": Situation("shoot R5 B2 7 = 1 2 3 4 5 6", FIRING, BOTH),
    "light-fire": Situation("set fire R5.1 village Mgunda = 4", FIRING, BOTH),
    "fire-arrows": Situation("fire arrows R7.1 Mgunda 4 = 5 5", FIRING, BOTH),
    "settle-wind": Situation("wind = 3", f"{FIRING}{FIRE}{ON}shooting 2\n", BOTH),
    "stay-in-fire": Situation("in flames Mgunda B2.1", f"{FIRING}{FIRE}{ON}shooting 2\n", BOTH),
    "capture": Situation("capture R5.1 B4.1", RELOADING, with_(EMPTY)),
    "reload": Situation("reload", RELOADING, with_(EMPTY)),
    "fight": Situation("fight {R6.1 B3.1} = 6 1", MELEE, touching(("Lanzas 1", "Leva 1"))),
    # morale
    "hear": Situation("hear R5", f"{MORALE}{FALLEN}", BOTH),
    "overlook": Situation("overlook R1 R5 3", f"{MORALE}{LOSSES}", BOTH),
    "raise-standard": Situation("standard R2 R5 8", f"{MORALE}{LOSSES}", BOTH),
    "take-tests": Situation("test R5 = 6 5 6", f"{MORALE}{LOSSES}", BOTH),
    "take-vessel-tests": Situation(
        "test vessel R9 = 6", f'{MORALE}adjust R9 hits 20 "as it was"\n', with_(STEAMER)
    ),
    "bewitch": Situation("bewitch R3 B3 8", MORALE, BOTH),
    "rally": Situation("rally R1 R5 3 = 6", RALLYING, with_(replace(GUARD, markers=1))),
    # the turn, its end, and the umpire's word
    "all-stay": Situation("all stay", MOVING, BOTH),
    "pass-turn": Situation("pass turn", MOVING, BOTH),
    "end-step": Situation("end", f"{DEPLOY}begin\n", BOTH),
    "occupy": Situation("occupy yes R5", f"{PLANNED}{going(Step.VICTORY, 2)}", BOTH),
    "check-victory": Situation("victory", f"{RAID}{TABLE}{going(Step.UNITS)}{TAKEN}", BOTH),
    "concede": Situation("concede blue", MOVING, BOTH),
    "call-it": Situation('call attacker "the light has gone"', MOVING, BOTH),
    "agree-limit": Situation("limit 8", PLANNED, BOTH),
    "reopen": Situation('reopen "one more turn"', f"{MOVING}concede blue\n", BOTH),
    "note": Situation('note "the rains begin" R5', MOVING, BOTH),
    "decide": Situation('decide "Is the gate open?" "It is shut."', MOVING, BOTH),
    "adjust": Situation('adjust R5 markers 1 "forgotten"', MOVING, BOTH),
}


def more(faces: tuple[int, ...]) -> Callable[[int, str], tuple[tuple[int, ...], Origin]]:
    """The hand that gives these faces and no others."""
    left = list(faces)
    return lambda count, _why: (tuple(left.pop(0) for _ in range(count)), Origin.TYPED)


def brought_about(situation: Situation) -> Journal[Battle]:
    """What was entered until the order may be given; shared between situations as far as they go together."""
    return _after(situation.units, tuple(situation.before.splitlines()))


@cache
def _after(units: tuple[Unit, ...], lines: tuple[str, ...]) -> Journal[Battle]:
    kept = _after(units, lines[:-1]).fork() if lines else Journal(REFEREE)
    for command, faces in _said(lines[-1], lambda: kept.state) if lines else _come(units):
        despite = REASON if REFEREE.objections(kept.state, command) else None
        kept.append(kept.entry(kept.act(command, more(faces), despite), Stamp()))
    return kept


def _come(units: tuple[Unit, ...]) -> Iterator[Ordered]:
    for side in (RED, BLUE):
        if own := tuple(each for each in units if each.side == side.id):
            yield Muster(replace(side, works=WORKS), own), ()


def _said(line: str, now: Callable[[], Battle]) -> Iterator[Ordered]:
    """What a line comes to, each order read as the battle stands by then."""
    if not line.startswith(ON):
        yield reader("en", REFEREE, now()).command(line), faces_of(line)
        return
    step, turn = line.removeprefix(ON).split()
    while (now().turn, now().step) != (int(turn), Step(step)):
        assert now().turn <= int(turn), (now().turn, now().step)
        yield EndStep(now().step), ()
