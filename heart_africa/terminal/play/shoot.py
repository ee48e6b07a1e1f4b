"""`shoot`: a shot or volley described by options: objections, what it needs, what dice bring."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Annotated

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.language.narration import counted, reason, told, with_term
from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Unit
from heart_africa.rules.battle.staging import lone, placed, stage
from heart_africa.rules.battle.state import BLUE, RED, Light
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import ATTENDANT, Ability, Arm, Book, Trait
from heart_africa.rules.book import book as the_book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.events import (
    CanoeHoled,
    Event,
    FigureShot,
    HitAllotted,
    ShotFired,
    Unloaded,
    VesselHit,
)
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.orders import WALL, Aim, Close, Fire
from heart_africa.rules.play.shooting.resolution import (
    Wound,
    denials,
    fire_volley,
    objections_to_shots,
    objections_to_volley,
    saves,
    shoot,
)
from heart_africa.rules.play.shooting.shot import Shot, shots, shots_of
from heart_africa.rules.shared_terms import Melee
from heart_africa.terminal.dice_sources import DiceUsed
from heart_africa.terminal.options import one_of
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.options import (
    AskedBy,
    Facts,
    called,
    count_of,
    facts,
    flag,
    inches_of,
    option,
    troop_of,
)
from heart_africa.terminal.screen import Screen

ABOARD = "canoe|dhow|gunboat"
STAGED = frozenset({
    "shooter", "target", "inches", "attendants", "gives", "stretch", "front", "bearer_near", "near", "wall",
    "roof", "advancing", "others", "loophole", "loophole_in",
})  # fmt: skip
"""The fields of an aim that tell of those taking part, not of the shot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotAsked:
    """The options that describe a shot; distances in inches.

    `shooter`, `target`: facts of the figures of either side; `aim`: facts of each shot.
    """

    by: str = option("--by", "troop", help_="help-option-shot-by")
    at: str = option("--at", "troop", help_="help-option-shot-at")
    range: str = option("--range", "inches")
    shooters: int = option("--shooters", "number", default=1)
    targets: int = option("--targets", "number", default=0)

    shooter: Facts[Figure] = facts(
        Figure, "moved", "melee", "dismounted", "changed_mount", "unloaded", "fault", "lit", "boarding",
        "repeater", "armed_scout", area="shot", each=("moved", "fault"),
        called={"lit": "lit_fire", "broken": "broken_down"},
    )  # fmt: skip
    at_attacker: bool = flag("--at-attacker")
    second_rank: str = option("--second-rank-behind", "troop", default="")
    leader: bool = flag("--leader", "help-option-shot-leader")
    mighty_warrior: bool = flag("--mighty-warrior")
    gun_bearer: bool = flag("--gun-bearer")
    aboard: str = option("--aboard", ABOARD, default="")
    under_way: bool = flag("--under-way")

    target: Facts[Figure] = facts(
        Figure, "melee", "dismounted", "changed_mount", area="shot", prefix="target_"
    )
    target_charging: bool = flag("--target-charging")
    target_leader: bool = flag("--target-leader")
    attendants: int = option("--attendants", "number", default=0, help_="help-option-shot-attendants")
    target_aboard: str = option("--target-aboard", ABOARD, default="")
    spell_broken: bool = flag("--spell-broken")
    dark: bool = flag("--dark", "help-option-shot-dark")
    blind: bool = flag("--blind")
    near: int = option("--near", "number", default=0)

    aim: Facts[Aim] = facts(
        Aim,
        area="shot",
        but=STAGED,
        called={
            "visible": "out_of_sight",
            "in_arc": "out_of_arc",
            "arc_at_start": "attacker_out_of_arc",
            "level": "no_level",
            "cover": "target_in_cover",
            "cover_at_start": "target_left_cover",
            "alone": "target_dispersed",
            "behind": "target_behind",
            "shooter_behind": "behind",
            "overhead": "over",
            "overhead_from_in": "over_from",
            "gap_base_in": "base",
        },
        usual={"gap_from": "0", "base": "1"},
    )


FOLDED = (ShotFired, FigureShot, Unloaded)
"""Events that the summary tells in one sentence."""

AFLOAT = (VesselHit, CanoeHoled)
"""Events of vessels, which take hits instead of dying."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShotsWithDice(wording.WithDice, ShotAsked):
    """The options of `shoot`, with those for dice."""


@dataclass(frozen=True, slots=True)
class Phase:
    """Shots that are resolved together if the targets are alike, else one by one (SHOOT-03)."""

    book: Book
    shots: tuple[Shot, ...]

    @classmethod
    def of(cls, book: Book, lang: str, asked: ShotAsked) -> "Phase":
        """The shots that the options describe."""
        battle, fire = staged(book, lang, asked)
        return cls(book, shots_of(battle, fire.aims))

    @property
    def objections(self) -> tuple[Problem, ...]:
        """All objections of the book to the shots."""
        return objections_to_shots(self.book, self.shots)

    @property
    def one_by_one(self) -> bool:
        """Whether it matters who is hit, so that each shot needs a target of its own."""
        together = objections_to_volley(self.book, self.shots)
        return len(self.shots) == 1 or len(together) > len(self.objections)

    @property
    def burst(self) -> bool:
        """Whether the shots are those of one machine gun."""
        shooters = {shot.shooter.name for shot in self.shots}
        return len(shooters) == 1 and self.book.can(self.shots[0].shooter.troop, Ability.JAMS)

    @property
    def target(self) -> str:
        """The troop of the target."""
        return self.shots[0].target.troop

    @property
    def wound(self) -> Wound:
        """What a hit of the first shot does."""
        return Wound.of(self.shots[0], self.shots[0].struck)

    def decide(self, dice: Dice) -> tuple[Event, ...]:
        """The events that these dice bring."""
        return (shoot if self.one_by_one else fire_volley)(self.book, self.shots, dice)


def shooting(ctx: typer.Context, asked: Annotated[ShotsWithDice, AskedBy(ShotsWithDice)]) -> int:
    """`shoot`: exit code 0, or 1 if the book refuses it."""
    screen, phase = ctx.obj, Phase.of(the_book(), ctx.obj.lang, asked)
    return wording.answered(
        screen, asked, "shoot", phase.objections, phase.decide,
        heading=lambda: show_shots(screen, phase),
        facts=lambda: _facts(screen.lang, phase),
        needs=lambda: show_needs(screen, phase),
        came=lambda events, dice: _came(screen, phase, events, dice),
        came_facts=lambda events: {"hits": _hits(events), "killed": _dead(events),
                                   "result": _result(screen, phase, events)},
    )  # fmt: skip


# --- the situation ---


def staged(book: Book, lang: str, asked: ShotAsked) -> tuple[Battle, Fire]:
    """The situation as a battle, and the order for every shot of every shooter. Raises `BadData`."""
    own, boat = _shooters(book, lang, asked)
    everybody = [figure for each in own for figure in each.figures]
    shooters = [figure for figure in everybody if figure.troop != BEARER] or everybody
    each = max(1, shots(book, shooters[0], bearer_near=asked.gun_bearer).total)
    enemies, near = _targets(book, lang, asked, len(shooters) * each)
    foes = [unit.figures[0] for unit in enemies] if asked.target_leader else [*enemies[0].figures]
    front = []
    if asked.second_rank:  # the comrade in front of a shooter in the second rank
        troop = troop_of(book, asked.second_rank, "--second-rank-behind")
        name = called(lang, troop, asked.shooters + 1)[-1]
        front = [placed(name, RED, Sort.UNIT, Figure(name, troop))]
    wall = foes[0].troop == WALL
    light = Light("night" if asked.dark else "day")
    units = (*own, *boat, *front, *near, *(() if wall else (*enemies, *_boat(asked.target_aboard, BLUE))))
    battle = replace(stage(*units, step=Step.SHOOTING, light=light), spell_broken=asked.spell_broken)
    plain = Aim("", "", inches_of(asked.range, "--range"), cover=False, cover_at_start=False, alone=False)
    first = replace(
        asked.aim.about(replace(plain, rather_save=False, master_nearer=False, contact=asked.at_attacker)),
        bearer_near=asked.gun_bearer,
        roof="blind" if asked.blind else "",
        front=front[0].name if front else "",
        near=tuple(Close(figure.name) for unit in near for figure in unit.figures),
        stretch=() if wall else tuple(foe.name for foe in foes),
        wall=wall,
    )
    order = [figure for figure in shooters for _ in range(each)]
    return battle, Fire(tuple(
        replace(first, shooter=figure.name, target=foes[place % len(foes)].name)
        for place, figure in enumerate(order)
    ))  # fmt: skip


# --- who is there ---


def _shooters(book: Book, lang: str, asked: ShotAsked) -> tuple[list[Unit], list[Unit]]:
    """The units that shoot (a leader is a unit of his own), and the vessel that they are aboard."""
    troop = troop_of(book, asked.by, "--by")
    names = called(lang, troop, count_of(asked.shooters, "--shooters"))
    boat = _boat(_aboard(asked.aboard, "--aboard"), RED, under_way=asked.under_way)
    met = Melee.CONTACTED if asked.at_attacker else Melee.NONE
    marks = asked.shooter.about(Figure("", troop, melee=met, aboard=boat[0].name if boat else ""))
    carried = asked.gun_bearer and troop != BEARER  # a gun bearer has no bearer of his own
    bearers = tuple(Figure(each, BEARER) for each in called(lang, BEARER, 1) if carried)
    figures = [replace(marks, name=each) for each in names]
    if not (asked.leader or asked.mighty_warrior):
        return [placed(RED, RED, Sort.UNIT, *figures, *bearers)], boat
    traits = (Trait.MIGHTY_WARRIOR,) if asked.mighty_warrior else ()
    alone = [placed(each.name, RED, Sort.LEADER, each) for each in figures]
    alone[0] = placed(alone[0].name, RED, Sort.LEADER, figures[0], *bearers)
    return [replace(each, traits=traits) for each in alone], boat


def _targets(book: Book, lang: str, asked: ShotAsked, most: int) -> tuple[list[Unit], list[Unit]]:
    """The units that are shot at, a leader with his attendants, and comrades around them."""
    troop = troop_of(book, asked.at, "--at", ("baggage", "attendant", "canoe", "dhow", WALL))
    single = asked.target_leader or troop == WALL or book.arm(troop) is Arm.VESSEL
    count = count_of(asked.targets or (1 if single else most), "--targets")
    enemy = troop == troop_of(book, asked.by, "--by")
    names = called(lang, troop, count, enemy=enemy)
    marks = asked.target.about(Figure("", troop, aboard=_aboard(asked.target_aboard, "--target-aboard")))
    if asked.target_charging or asked.at_attacker:
        marks = replace(marks, melee=Melee.CHARGED)
    figures = [replace(marks, name=each) for each in names]
    lives = count_of(asked.attendants, "--attendants", 0)
    units = [placed(BLUE, BLUE, Sort.UNIT, *figures)]
    if asked.target_leader:
        units = [
            placed(each.name, BLUE, Sort.LEADER, each,
                   *(Figure(f"{each.name}: {number}", ATTENDANT) for number in range(1, lives + 1)))
            for each in figures
        ]  # fmt: skip
    about = 0 if troop == WALL else count_of(asked.near, "--near", 0)
    comrades = [name for name in called(lang, troop, count + about + 1, enemy=True) if name not in names]
    beside = [replace(marks, name=each) for each in comrades[:about]]
    return units, [placed(f"{BLUE} {BLUE}", BLUE, Sort.UNIT, *beside)] if beside else []


def _boat(kind: str, side: SideId, *, under_way: bool = False) -> list[Unit]:
    """The vessel of that kind, as a list of units; empty without one."""
    name = f"{kind} {side}" if side == RED else kind
    return [replace(lone(name, side, Sort.BOAT, kind), under_way=under_way)] if kind else []


def _aboard(word: str, option_: str) -> str:
    return one_of(word, ("", *ABOARD.split("|")), option_)


# --- for people ---


def show_shots(screen: Screen, phase: Phase) -> None:
    """Print who shoots at whom, from how far, how often."""
    shots = phase.shots
    screen.speak(
        "play-shoot",
        "bold",
        shots=len(shots),
        by=counted(screen.lang, shots[0].shooter.troop, len({shot.shooter.name for shot in shots})),
        at=screen.say("play-wall") if phase.target == WALL else with_term(screen.lang, "troop", phase.target),
        inches=f"{shots[0].aim.inches:g}",
    )


def show_needs(screen: Screen, phase: Phase) -> None:
    """Print what each shot needs, and the save of whoever is hit."""
    shot, wound = phase.shots[0], phase.wound
    wording.show_check(screen, check(phase.book, shot), screen.say("play-each-shot"))
    for save in saves(phase.book, wound):
        wording.show_check(screen, save, screen.say("play-save"))
    for line in denials(phase.book, wound):
        why = reason(screen.lang, line)
        screen.print(f"{why.why} ({why.cited})", "dim")


def _came(screen: Screen, phase: Phase, events: Sequence[Event], dice: DiceUsed) -> None:
    """Print the dice of the shots in a row, further events, and the result."""
    shots = [event for event in events if isinstance(event, ShotFired)]
    screen.print()
    screen.items(
        [
            (screen.say("play-dice"), " ".join(str(face) for face in dice.faces[: len(shots)]), ""),
            ("", " ".join("✓" if event.hit else "·" for event in shots), "green"),
        ]
    )
    alone = (each for each in events if not isinstance(each, FOLDED))
    wording.show_events(screen, (each for each in alone if not isinstance(each, HitAllotted) or each.faces))
    screen.print(_result(screen, phase, events), "bold")


def _hits(events: Iterable[Event]) -> int:
    return sum(isinstance(event, ShotFired) and event.hit for event in events)


def _dead(events: Iterable[Event]) -> list[str]:
    return [event.figure for event in events if isinstance(event, FigureShot)]


def _result(screen: Screen, phase: Phase, events: Sequence[Event]) -> str:
    """The result in a sentence."""
    said = [screen.say("play-hits", hits=_hits(events), shots=len(phase.shots))]
    dead = _dead(events)
    if phase.target != WALL and not any(isinstance(event, AFLOAT) for event in events):
        said.append(screen.say("play-dead", count=len(dead), who=", ".join(dead)))
    if any(isinstance(event, Unloaded) for event in events):
        said.append(screen.say("play-unloaded"))
    return " ".join(said)


# --- for programs ---


def _facts(lang: str, phase: Phase) -> wording.Facts:
    shot, wound = phase.shots[0], phase.wound
    return {
        "shots": len(phase.shots),
        "check": wording.check_facts(lang, check(phase.book, shot)),
        "saves": [wording.check_facts(lang, save) for save in saves(phase.book, wound)],
        "denials": [told(lang, line) for line in denials(phase.book, wound)],
    }
