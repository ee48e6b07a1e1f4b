"""What the dice make of shots (pp. 4-15, 23-25): hits, saves, casualties, splash, breaches, jammed guns."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.battle.units import Fault, Figure
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Ability, Book
from heart_africa.rules.book.printed import Cited, holding, message
from heart_africa.rules.play.shooting.events import (
    AttendantGiven,
    BreachRolled,
    CanoeHoled,
    Event,
    FigureShot,
    GunFailed,
    HitAllotted,
    SaveRolled,
    ShotFired,
    SpellBroken,
    SplashRolled,
    Unloaded,
    VesselHit,
)
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.objections import objections_to_others, objections_to_shot
from heart_africa.rules.play.shooting.orders import WALL, Close
from heart_africa.rules.play.shooting.shot import (
    AREA,
    Shot,
    Struck,
    can_jam,
    has_firearm,
    is_gun,
    is_vessel,
    reloads,
    shots,
)
from heart_africa.rules.shared_terms import Melee, Obstacle

# --- saves ---


@dataclass(frozen=True, slots=True)
class Wound:
    """A hit that kills its target unless a save prevents it; `splash`: the target was near that of a gun.

    `spell_broken`: a White Man of either side was killed in an earlier phase (TROOP-05).
    """

    target: Struck
    shooter: Figure
    splash: bool = False
    spell_broken: bool = False

    @classmethod
    def of(cls, shot: Shot, target: Struck, *, splash: bool = False) -> "Wound":
        """The wound that this shot gives a target."""
        return cls(target, shot.shooter, splash, shot.battle.spell_broken)

    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that its outcome depends on: wounds that agree in it have equal chances."""
        by = self.shooter
        return (*self.target.facts, by.troop, by.dismounted, by.armed_scout, self.splash, self.spell_broken)


Condition = Callable[[Book, Wound], bool]


def _has(ability: Ability) -> Condition:
    return lambda book, wound: wound.target.troop != WALL and book.can(wound.target.troop, ability)


_white_man = _has(Ability.WHITE_MAN_SAVE)
_lancer = _has(Ability.LANCER_SAVE)


def denied_by_the_shooter(book: Book, wound: Wound) -> bool:
    """Whether a White Man was hit by another, by regulars, a machine gun, a cannon or a gunboat: no save."""
    rows, shooter = book.shooting.saves, wound.shooter
    denies = shooter.troop in rows.white_man_denied_by or (
        shooter.dismounted and shooter.troop in rows.white_man_denied_by_dismounted
    )
    return denies and _white_man(book, wound)


def denied_by_a_firearm(book: Book, wound: Wound) -> bool:
    """Whether a lancer was hit by a firearm: no save."""
    return _lancer(book, wound) and has_firearm(book, wound.shooter)


def denied_by_a_gun(book: Book, wound: Wound) -> bool:
    """Whether somebody in a building was hit by artillery or a gunboat: no save by the building."""
    return wound.target.behind is Obstacle.WALL and is_gun(book, wound.shooter)


DENIED: Mapping[str, Condition] = {
    "denied_by_the_shooter": denied_by_the_shooter,
    # A White Man, after one has been killed
    "denied_by_the_broken_spell": lambda book, wound: wound.spell_broken and _white_man(book, wound),
    "denied_by_a_firearm": denied_by_a_firearm,
    "denied_by_a_gun": denied_by_a_gun,
    # An attendant, even a White Man's
    "denied_to_attendants": lambda _book, wound: wound.target.troop == ATTENDANT,
    # A gun bearer: his White Man's save is not his
    "denied_to_bearers": lambda _book, wound: wound.target.troop == "gun_bearer",
}


def saves(book: Book, wound: Wound) -> tuple[Check, ...]:
    """Every save of the target against this hit, the best first; only one may be rolled (TEMBA-15)."""
    own = [_of_troop(book, ability) for ability, open_ in OPEN.items() if open_(book, wound)]
    behind = wound.target.behind is Obstacle.WALL and wound.target.troop not in {WALL, ATTENDANT}
    if behind and not denied_by_a_gun(book, wound):
        row = book.shooting.saves.temba
        own.append(_check("temba_save", row.rule, row.page, row.value))
    return tuple(sorted(own, key=lambda check: check.needs))


def save(book: Book, wound: Wound) -> Check | None:
    """The save that is rolled: the best one, or None."""
    return next(iter(saves(book, wound)), None)


def denials(book: Book, wound: Wound) -> tuple[Line, ...]:
    """Why the target does not have a save that one would expect."""
    return tuple(
        row.line(message(AREA, row)) for row in holding(book.shooting.saves.denied, DENIED, book, wound)
    )


def _white_man_open(book: Book, wound: Wound) -> bool:
    return _white_man(book, wound) and not (wound.spell_broken or denied_by_the_shooter(book, wound))


OPEN: Mapping[Ability, Condition] = {
    Ability.WHITE_MAN_SAVE: _white_man_open,
    Ability.LANCER_SAVE: lambda book, wound: _lancer(book, wound) and not denied_by_a_firearm(book, wound),
    Ability.CREW_SAVE: _has(Ability.CREW_SAVE),
    Ability.SCOUT_SAVE: _has(Ability.SCOUT_SAVE),
}


def _of_troop(book: Book, ability: Ability) -> Check:
    row = book.characteristics.abilities[ability]
    if row.needs is None:
        raise ValueError(ability)
    return _check(ability, row.rule, row.page, row.needs)


@cache
def _check(name: str, rule: str, page: int, needs: int) -> Check:
    reason = Line(f"{AREA}-{name.replace('_', '-')}", 0, rule, page)
    return Check(Reckoning((reason,)), needs, rule, page)


def may_give_attendant(target: Struck) -> bool:
    """Whether the target is a leader who may give up an attendant near him instead of dying."""
    return target.lives > 0


def has_to_choose(book: Book, wound: Wound) -> bool:
    """Whether the leader has to choose between giving up an attendant and rolling a save (LEAD-19)."""
    return may_give_attendant(wound.target) and save(book, wound) is not None


# --- from hits to casualties ---


SAVE = "shooting-save-die"


def casualties(book: Book, wounds: Iterable[Wound], dice: Dice) -> Iterator[Event]:
    """The events of all hits of a phase: first every figure's first hit, then the second of those alive, ...

    The dice of one round of saves are thrown together. Figures are told apart by name.
    """
    waiting: dict[str, list[Wound]] = {}
    for wound in wounds:
        waiting.setdefault(wound.target.name, []).append(wound)
    given: dict[str, int] = {}
    struck = frozenset(waiting)
    while waiting:
        faced = [_answer(book, hits.pop(0), given, struck) for hits in waiting.values()]
        faces = iter(dice.roll(sum(isinstance(answer, Check) for _, answer in faced), SAVE))
        dead = set()
        for wound, answer in faced:
            yield from (found := tuple(_outcome(wound, answer, faces)))
            dead |= {event.figure for event in found if isinstance(event, FigureShot)}
        waiting = {name: hits for name, hits in waiting.items() if hits and name not in dead}


def _answer(
    book: Book, wound: Wound, given: dict[str, int], struck: Collection[str]
) -> tuple[Wound, Check | AttendantGiven | None]:
    """What a figure sets against a hit: an attendant who is not hit himself, a save, or None."""
    check, target, rows = save(book, wound), wound.target, book.shooting.saves
    named = tuple(name for name in target.gives if name not in struck)
    spent, lives = given.get(target.name, 0), len(named) if target.gives else target.lives
    if may_give_attendant(target) and spent < lives and not (target.rather_save and check):
        given[target.name] = spent + 1
        entry, who = rows.attendant_or_save if check else rows.attendant, named[spent] if named else ""
        return wound, AttendantGiven(target.name, wound.shooter.name, entry.rule, entry.page, who)
    return wound, check


def _outcome(wound: Wound, answer: Check | AttendantGiven | None, faces: Iterator[int]) -> Iterator[Event]:
    if isinstance(answer, AttendantGiven):
        yield answer
        return
    if answer is not None:
        rolled = SaveRolled(wound.target.name, answer, next(faces))
        yield rolled
        if rolled.saved:
            return
    yield FigureShot(wound.target.name, wound.target.troop, wound.shooter.name, wound.splash)


def spell_broken(book: Book, lost: Iterable[Event]) -> Iterator[SpellBroken]:
    """An event for the first White Man killed, if any: from the next phase on none has a save (TROOP-05)."""
    entry = book.shooting.saves.spell_broken
    killed = (event for event in lost if isinstance(event, FigureShot))
    white = (event for event in killed if book.can(event.troop, Ability.WHITE_MAN_SAVE))
    if first := next(white, None):
        yield SpellBroken(first.figure, entry.rule, entry.page)


# --- what guns do besides hitting ---


SPARED: Mapping[str, Callable[[Book, Close, Figure], bool]] = {
    "too_far_for_splash": lambda book, near, _figure: near.inches > book.shooting.guns.splash_in.value,
    "baggage_and_splash": lambda _book, _near, figure: figure.troop == BAGGAGE,
    # A solid wall or a crest stands between; a stockade is none (ruling of FORT-18)
    "solid_wall_and_splash": lambda _book, near, _figure: near.solid_wall,
}


def splashed(book: Book, shot: Shot) -> tuple[Struck, ...]:
    """The figures that roll for splash if a gun's shot hits: of both sides, in cover or not; no vessels."""
    if not is_gun(book, shot.shooter):
        return ()
    about = (struck for close, struck in shot.near if not spared(book, close, struck.figure))
    return tuple(struck for struck in about if not is_vessel(book, struck.figure))


def spared(book: Book, near: Close, figure: Figure) -> tuple[Line, ...]:
    """Why a figure near the target does not roll for splash; empty if it does."""
    guns = book.shooting.guns
    rows, about = holding(guns.splash_spared, SPARED, book, near, figure), {"reaches": guns.splash_in.value}
    return tuple(row.line(message(AREA, row), **about) for row in rows)


def splash_check(book: Book) -> Check:
    """What a die needs to kill a figure near the target."""
    row = book.shooting.guns.splash
    return _check("splash", row.rule, row.page, row.value)


def breach_check(book: Book) -> Check:
    """What a gun's hit needs to open a breach in the wall of a building."""
    row = book.shooting.guns.breach
    return _check("breach", row.rule, row.page, row.value)


def fault(book: Book, faces: Iterable[int]) -> Fault:
    """The fault that all the natural faces of a machine gun's turn give it."""
    guns, thrown = book.shooting.guns, tuple(faces)
    bad = thrown.count(guns.jam_face)
    if bad >= guns.broken.value:
        return Fault.BROKEN
    return Fault.JAMMED if bad > thrown.count(guns.jam_outweighed_by) else Fault.NONE


def vessel_points(book: Book, shooter: Figure) -> Cited:
    """How many hits a vessel takes from one hit of this shooter."""
    guns = book.shooting.guns
    return guns.vessel_hit_by_gun if is_gun(book, shooter) else guns.vessel_hit


def holes_canoe(book: Book, shot: Shot, face: int) -> bool:
    """Whether this natural face holes the canoe in which the target sits; the shot need not hit."""
    guns = book.shooting.guns
    heavy = shot.shooter.troop in guns.holes_canoes and face >= guns.canoe_holed.value
    return heavy and shot.afloat == "canoe"


# --- all that comes of shots ---


SPLASH = "shooting-splash-die"
BREACH = "shooting-breach-die"


@dataclass(frozen=True, slots=True)
class Hit:
    """A shot that hit, and its target."""

    shot: Shot
    target: Struck


@dataclass(frozen=True, slots=True)
class Fired:
    """Shots that were fired, with their dice, and which of them hit whom."""

    shots: tuple[Shot, ...]
    fired: tuple[ShotFired, ...]
    hits: tuple[Hit, ...]


def effects(book: Book, fire: Fired, dice: Dice) -> Iterator[Event]:
    """The events that come of the shots, in the order in which dice are thrown."""
    yield from _on_the_water(book, fire)
    # Everyone near each target that a gun has hit, their dice thrown together.
    near = [
        Wound.of(hit.shot, figure, splash=True) for hit in fire.hits for figure in splashed(book, hit.shot)
    ]
    wounds = [  # the direct hits on figures come first
        Wound.of(hit.shot, hit.target)
        for hit in fire.hits
        if hit.target.troop != WALL and not is_vessel(book, hit.target.figure)
    ]
    for wound, face in zip(near, dice.roll(len(near), SPLASH), strict=True):
        splash = SplashRolled(wound.target.name, wound.shooter.name, splash_check(book), face)
        yield splash
        if splash.hit:
            wounds.append(wound)
    # One die for each hit of a gun on a building's wall or on somebody behind it.
    at_walls = [hit for hit in fire.hits if is_at_wall(hit.target) and is_gun(book, hit.shot.shooter)]
    for hit, face in zip(at_walls, dice.roll(len(at_walls), BREACH), strict=True):
        yield BreachRolled(hit.target.name, hit.shot.shooter.name, breach_check(book), face)
    lost = tuple(casualties(book, wounds, dice))
    yield from lost
    if not any(shot.battle.spell_broken for shot in fire.shots[:1]):  # all are of one battle
        yield from spell_broken(book, lost)
    # Machine guns that have jammed or broken by the natural faces of this turn.
    for gun in dict.fromkeys(shot.shooter for shot in fire.shots if can_jam(book, shot.shooter)):
        faces = tuple(event.face for event in fire.fired if event.shooter == gun.name)
        yield from failure(book, gun.name, faces)
    reload = book.shooting.reload
    for name in dict.fromkeys(shot.shooter.name for shot in fire.shots if reloads(book, shot.shooter)):
        yield Unloaded(name, reload.rule, reload.page)


def _on_the_water(book: Book, fire: Fired) -> Iterator[Event]:
    """What shots do on the water: canoes that a heavy weapon's natural face holes, each once; vessels hit."""
    row, holed = book.shooting.guns.canoe_holed, set()
    for shot, event in zip(fire.shots, fire.fired, strict=True):
        boat = shot.boat if holes_canoe(book, shot, event.face) else None
        if boat and boat.name not in holed:
            holed.add(boat.name)
            yield CanoeHoled(boat.name, shot.shooter.name, event.face, row.rule, row.page)
    # Hits on gunboats and dhows, which count up.
    for hit in fire.hits:
        if is_vessel(book, hit.target.figure):
            points, by = vessel_points(book, hit.shot.shooter), hit.shot.shooter.name
            yield VesselHit(hit.target.name, by, points.value, points.rule, points.page)


def is_at_wall(target: Struck) -> bool:
    """Whether the target is a building's wall or somebody behind one."""
    return target.troop == WALL or target.behind is Obstacle.WALL


def failure(book: Book, gun: str, faces: tuple[int, ...]) -> Iterator[GunFailed]:
    """An event if a machine gun has jammed or broken by these faces of the turn (GUN-16, GUN-17)."""
    failed = fault(book, faces)
    entry = book.shooting.guns.broken if failed is Fault.BROKEN else book.shooting.guns.jam
    if failed is not Fault.NONE:
        yield GunFailed(gun, failed, faces, entry.rule, entry.page)


# --- resolving a Shooting phase: all shots are simultaneous, so that the fallen still shoot (p. 23) ---


DIE = "shooting-die"
ALLOT = "shooting-allot-die"
UNSINGLED = frozenset({Obstacle.FORTIFICATION, Obstacle.WALL})


def objections_to_shots(book: Book, shots: tuple[Shot, ...]) -> tuple[Problem, ...]:
    """All that the book has against these shots: each alone, all of this turn together, and priorities."""
    alone = (problem for shot in shots for problem in objections_to_shot(book, shot))
    others = (problem for shot in shots for problem in objections_to_others(book, shot))
    return (*alone, *_together(book, shots), *others)


def _together(book: Book, phase: tuple[Shot, ...]) -> Iterator[Problem]:
    """What is against these shots together with one another and with those of earlier orders this turn."""
    fired = Counter(shot.shooter.name for shot in phase)
    for shot in {shot.shooter.name: shot for shot in phase}.values():
        shooter, most = shot.shooter, allowed(book, shot)
        if most.lines and (count := shooter.shots + fired[shooter.name]) > most.total:
            row, about = most.lines[-1], {"shooter": shooter.name, "count": count, "most": most.total}
            yield Problem(f"{AREA}-too-many-shots", row.rule, row.page, shooter.name, about)
        # A figure of the second rank and the comrade before it, whoever of the two shot first.
        entry, name, front = book.shooting.two_ranks, shot.shooter.name, shot.front
        pairs = [(name, front.name)] if front and (fired[front.name] or front.shots) else []
        pairs += [(shot.shooter.gave_way, name)] if shot.shooter.gave_way else []
        for rear, before in pairs:
            yield entry.problem(f"{AREA}-both-ranks", name, shooter=rear, front=before)
        if can_jam(book, shooter):
            yield from _twice_at_one(book, [each for each in phase if each.shooter.name == shooter.name])


def allowed(book: Book, shot: Shot) -> Reckoning:
    """How many shots the shooter has in a turn, with reasons."""
    return shots(book, shot.shooter, bearer_near=bool(shot.aim.bearer_near))


def _twice_at_one(book: Book, burst: list[Shot]) -> Iterator[Problem]:
    """A problem for a machine gun's second shot at the same figure in a turn."""
    entry, gun = book.shooting.guns.burst_once, burst[0].shooter
    for target, now in Counter(shot.target.name for shot in burst).items():
        if (count := now + gun.aimed.count(target)) > 1:
            about = {"shooter": gun.name, "target": target, "count": count}
            yield entry.problem(f"{AREA}-twice-at-one", gun.name, **about)


def shoot(book: Book, phase: tuple[Shot, ...], dice: Dice) -> tuple[Event, ...]:
    """The events of shots: their dice first, then what each kind of hit brings about, the saves last."""
    fired = fire(book, phase, dice)
    allotted = [_allot(book, shot, dice) for shot, event in zip(phase, fired, strict=True) if event.hit]
    hits = tuple(hit for hit, _ in allotted)
    told = (event for _, event in allotted if event is not None)
    return (*fired, *told, *effects(book, Fired(phase, fired, hits), dice))


def fire(book: Book, phase: tuple[Shot, ...], dice: Dice) -> tuple[ShotFired, ...]:
    """The events of the shots' own dice, thrown together and read in their order."""
    known: dict[object, Check] = {}  # shots with the same facts share a check, which is reckoned once
    fired = []
    for shot, face in zip(phase, dice.roll(len(phase), DIE), strict=True):
        facts = shot.facts
        if (needed := known.get(facts)) is None:
            needed = known[facts] = check(book, shot)
        fired.append(ShotFired(shot.shooter.name, shot.shooter.troop, shot.target.name, needed, face))
    return tuple(fired)


def exposed(shot: Shot) -> tuple[Struck, ...]:
    """Whom a hit may strike, all equally likely; nobody behind a fortification can be singled out."""
    crowd = shot.stretch if shot.behind in UNSINGLED else ()
    return crowd if len(crowd) > 1 else (shot.struck,)


def _allot(book: Book, shot: Shot, dice: Dice) -> tuple[Hit, HitAllotted | None]:
    """Whom a hit strikes; if several are possible, with the event of the dice that choose."""
    crowd = exposed(shot)
    if len(crowd) == 1:
        return Hit(shot, crowd[0]), None
    place, faces = _draw(len(crowd), dice)
    entry, target = book.shooting.allotted, crowd[place]
    return Hit(shot, target), HitAllotted(target.name, entry.rule, entry.page, faces)


def _draw(count: int, dice: Dice) -> tuple[int, tuple[int, ...]]:
    """A random place among so many, all equally likely, and the faces that chose it.

    As few dice as can tell the places apart are read as digits; a throw beyond the last full round is
    repeated.
    """
    needed = next(number for number in range(1, count + 1) if SIDES**number >= count)
    each = SIDES**needed // count
    while True:
        faces = dice.roll(needed, ALLOT)
        value = sum((face - 1) * SIDES**place for place, face in enumerate(reversed(faces)))
        if value < each * count:
            return value // each, faces


# --- a volley: the dice thrown together, the casualties shared out by common sense (p. 25) ---


Shots = tuple[Shot, ...]


def group_of(shots: Shots) -> tuple[Struck, ...]:
    """The targets of a volley, in the order in which hits fall on them."""
    return tuple(shot.struck for shot in _of_each(shots))


def _of_each(shots: Shots) -> Shots:
    """For each target, in order, the last shot at it."""
    return tuple({shot.target.name: shot for shot in shots}.values())


def _of_the_target(shot: Shot) -> tuple[object, ...]:
    aim, target, unit = shot.aim, shot.target, shot.target_unit
    return (
        *shot.struck.facts[1:], unit is not None and unit.led_by(target.name), target.dismounted,
        target.changed_mount, aim.cover_at_start, aim.cover, aim.target_shoots, aim.alone,
        shot.boat and shot.boat.name, aim.master_nearer,
    )  # fmt: skip


REFUSED: Mapping[str, Callable[[Book, Shots], bool]] = {
    "volley-of-several-types": lambda _book, shots: len({shot.target.troop for shot in shots}) > 1,
    "volley-some-charging": lambda _book, shots: (
        len({shot.target.melee is Melee.CHARGED for shot in shots}) > 1
    ),
    # They differ in something else that matters: cover, a leader, a boat, being dispersed
    "volley-unlike-otherwise": lambda _book, shots: len({_of_the_target(shot) for shot in shots}) > 1,
    # A gun is among the shooters, and it matters whom its shell bursts upon
    "volley-of-guns": lambda book, shots: any(is_gun(book, shot.shooter) for shot in shots),
}


def objections_to_volley(book: Book, shots: Shots) -> tuple[Problem, ...]:
    """Why these shots should not be fired as a volley (SHOOT-03), and all that is against each of them."""
    entry = book.shooting.alike
    together = (entry.problem(f"{AREA}-{code}") for code, refused in REFUSED.items() if refused(book, shots))
    return (*together, *objections_to_shots(book, shots))


def fire_volley(book: Book, shots: Shots, dice: Dice) -> tuple[Event, ...]:
    """The events of a volley: each hit falls on another figure, and round again if there are more hits."""
    fired = fire(book, shots, dice)
    hits = tuple(_dealt(shots, [shot for shot, event in zip(shots, fired, strict=True) if event.hit]))
    entry = book.shooting.allotted_freely
    told = (HitAllotted(hit.target.name, entry.rule, entry.page) for hit in hits)
    return (*fired, *told, *effects(book, Fired(shots, fired, hits), dice))


def _dealt(shots: Shots, hitting: list[Shot]) -> Iterator[Hit]:
    aimed_at = _of_each(shots)
    for number, shot in enumerate(hitting):
        yield Hit(shot, aimed_at[number % len(aimed_at)].struck)
