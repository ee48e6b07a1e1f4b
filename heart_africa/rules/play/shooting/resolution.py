"""Resolving a Shooting phase: all shots are simultaneous, so that the fallen still shoot (p. 23)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.effects import Fired, Hit, effects
from heart_africa.rules.play.shooting.events import Event, HitAllotted, ShotFired
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.objections import objections_to_shot
from heart_africa.rules.play.shooting.priorities import objections_to_others
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import AREA, can_jam, is_gun, shots
from heart_africa.rules.shared_terms import Melee, Obstacle

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
        shooter = shot.shooter
        yield from _too_many(book, shot, shooter.shots + fired[shooter.name])
        # A figure of the second rank and the comrade before it, whoever of the two shot first.
        entry, name, front = book.shooting.two_ranks, shot.shooter.name, shot.front
        pairs = [(name, front.name)] if front and (fired[front.name] or front.shots) else []
        pairs += [(shot.shooter.gave_way, name)] if shot.shooter.gave_way else []
        for rear, before in pairs:
            about = {"shooter": rear, "front": before}
            yield entry.problem(f"{AREA}-both-ranks", name, **about)
        if can_jam(book, shooter):
            yield from _twice_at_one(book, [each for each in phase if each.shooter.name == shooter.name])


def allowed(book: Book, shot: Shot) -> Reckoning:
    """How many shots the shooter has in a turn, with reasons."""
    return shots(book, shot.shooter, bearer_near=bool(shot.aim.bearer_near))


def _too_many(book: Book, shot: Shot, fired: int) -> Iterator[Problem]:
    """A problem if the figure fires more shots than it has."""
    most, name = allowed(book, shot), shot.shooter.name
    if most.lines and fired > most.total:
        row = most.lines[-1]
        about = {"shooter": name, "count": fired, "most": most.total}
        yield Problem(f"{AREA}-too-many-shots", row.rule, row.page, name, about)


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
    faces = dice.roll(len(phase), DIE)
    return tuple(
        ShotFired(shot.shooter.name, shot.shooter.troop, shot.target.name, needed, face)
        for shot, needed, face in zip(phase, _checks(book, phase), faces, strict=True)
    )


def _checks(book: Book, phase: tuple[Shot, ...]) -> Iterator[Check]:
    """What each shot needs; shots with the same facts share a check, which is reckoned once."""
    known: dict[object, Check] = {}
    for shot in phase:
        facts = shot.facts
        if (needed := known.get(facts)) is None:
            needed = known[facts] = check(book, shot)
        yield needed


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
    told = (_told(book, hit) for hit in hits)
    return (*fired, *told, *effects(book, Fired(shots, fired, hits), dice))


def _dealt(shots: Shots, hitting: list[Shot]) -> Iterator[Hit]:
    aimed_at = _of_each(shots)
    for number, shot in enumerate(hitting):
        yield Hit(shot, aimed_at[number % len(aimed_at)].struck)


def _told(book: Book, hit: Hit) -> HitAllotted:
    entry = book.shooting.allotted_freely
    return HitAllotted(hit.target.name, entry.rule, entry.page)
