"""Choices that shots leave open (pp. 4, 10, 25-26), each asked only where it matters.

Answers stated before are proposed.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from heart_africa.core.dataclass import replace
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Figure, Stage, Unit
from heart_africa.rules.battle.state import other
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import BAGGAGE, Arm, Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.play.shooting.objections import chooses_freely
from heart_africa.rules.play.shooting.orders import Aim, Close, Fire, Other
from heart_africa.rules.play.shooting.resolution import Wound, has_to_choose
from heart_africa.rules.play.shooting.shot import Shot, is_gun, reach, shots_of
from heart_africa.rules.referee.feature import Alike, Answer, Measured, OpenChoice, Past, gives_up, has_to_say
from heart_africa.rules.referee.shooting.shots import (
    OUT_OF_BOUNDS,
    attackers,
    candidates,
    ready,
    shooting_back,
    unfired,
)

Ask = Callable[[Answer], Any]


def left_open(book: Book, battle: Battle, past: Past, fire: Fire) -> Iterator[OpenChoice]:
    """The choices of an order to shoot.

    Who is nearer, whether a bearer's master is, whom a shell or a village affects, what leaders give up.
    """
    if is_time(battle):
        phase = shots_of(battle, fire.aims)
        yield from _nearer(book, battle, past, fire, phase)
        yield from _masters(book, battle, fire)
        yield from _burst(book, battle, fire, phase)
        yield from _villages(book, battle, fire, phase)
        yield from _lives(book, battle, past, fire)
        yield from _saves(book, past, fire, phase)


def is_time(battle: Battle) -> bool:
    """Whether it is the Shooting phase."""
    return battle.stage is Stage.PLAY and battle.step is Step.SHOOTING


def _with(fire: Fire, wanted: Callable[[Aim], bool], **facts: object) -> Fire:
    """The order with these facts set in the aims that are wanted."""
    aims = (replace(aim, **facts) if wanted(aim) else aim for aim in fire.aims)  # type: ignore[arg-type]  # fields
    return replace(fire, aims=tuple(aims))


# --- by whom ---


def reached(book: Book, battle: Battle, pair: tuple[str, str], said: Ask) -> Iterator[OpenChoice]:
    """Whether figures whom the enemy's unit has reached shoot at their attackers as well (SHOOT-22)."""
    unit, target = pair
    free = ready(book, battle, unit) if is_time(battle) else ()
    touched = shooting_back(book, battle, unit, target)

    def by(answer: Answer) -> object:
        return said((*free, *(touched if answer else ())))

    if free and touched:
        row = next(each for each in book.shooting.factors if each.when == "at_its_attacker")
        why = row.line("choice-reached", unit=unit, target=target, count=len(touched))
        yield OpenChoice("shooters", unit, why, "yes", proposed=True, said=by)


# --- at whom ---


def targets(
    book: Book, battle: Battle, unit: str, said: Ask, shooters: tuple[str, ...] = ()
) -> Iterator[OpenChoice]:
    """The choice of the figures of a unit to shoot at, where it matters who falls (SHOOT-03).

    They differ in kind, in how they stand, or in that some are in contact and others are not. Proposed are
    those who are free, and no bearer whose master is there. Where all that may be shot at are alike, and
    others of the unit may not (a leader's attendants), there is nothing to ask; nor where nobody is left to
    shoot at. Shooters whom the unit has reached shoot at their attackers (SHOOT-24): if all have been
    reached, there is a choice only for one who has several.
    """
    if not is_time(battle) or unit not in battle.units:
        return
    target = battle.units[unit]
    at_hand = [attackers(book, battle, name, unit) for name in shooters]
    if at_hand and all(at_hand):
        if all(len(each) == 1 for each in at_hand):
            return
        names = tuple(dict.fromkeys(enemy for each in at_hand for enemy in each))
    else:
        names = candidates(target)
    alike = _alike(target, names)
    sure = len(alike) == 1
    if names and (not sure or len(names) < len(target.here)):
        why = book.shooting.alike.line("choice-targets", unit=unit, count=len(names))
        proposed = _easiest(target, names)
        yield OpenChoice("targets", unit, why, "figures", proposed, said, names, alike, sure=sure)


def _alike(unit: Unit, names: tuple[str, ...]) -> tuple[Alike, ...]:
    """The figures that may be shot at, in groups between which it makes a difference."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for name in names:
        groups.setdefault(_what_matters(unit, unit.figure(name)), []).append(name)
    return tuple(Alike(tuple(names), _told(unit, names)) for names in groups.values())


def _what_matters(unit: Unit, figure: Figure) -> tuple[object, ...]:
    """Everything by which it matters whether this figure of the unit is shot at, or another."""
    return (
        figure.troop, unit.led_by(figure.name), figure.dismounted, figure.changed_mount, figure.melee,
        figure.covered, figure.cover, figure.behind, figure.alone, figure.aboard, bool(figure.enemies),
    )  # fmt: skip


def _told(unit: Unit, names: list[str]) -> Line:
    """What the figures of a group have in common, to recognise them by."""
    first = unit.figure(names[0])
    about = {
        "troop": first.troop,
        "contact": "yes" if first.enemies else "no",
        "cover": "yes" if first.cover or first.covered else "no",
        "behind": first.behind.value or "none",
        "alone": "yes" if first.alone else "no",
        "count": len(names),
    }
    return Line("choice-alike", 0, "", 0, about=about)


def _easiest(unit: Unit, names: tuple[str, ...]) -> tuple[str, ...]:
    served = bool(unit.masters)
    free = [
        name
        for name in names
        if not unit.figure(name).enemies and not (served and unit.figure(name).troop == BEARER)
    ]
    return tuple(free) or names


# --- whose gun bearer is at hand ---


def bearer(
    book: Book, battle: Battle, past: Past, shooters: Iterable[str], said: Ask
) -> Iterator[OpenChoice]:
    """Whether the gun bearer of a shooter is near enough for a second shot (BEARER-05).

    If the two have not moved apart since it was last said, that answer still holds and nothing is asked.
    """
    served = [name for name in shooters if _is_served(book, battle, name)] if is_time(battle) else []
    if served:
        row = next(each for each in book.shooting.shots.more if each.when == "bearer_at_hand")
        near = all(past.served.get(name, True) for name in served)
        sure = all(name in past.served for name in served)
        why = row.line("choice-bearer", figure=served[0], bearer=battle.unit_of(served[0]).bearers)
        yield OpenChoice("bearer_near", served[0], why, "yes", near, said, sure=sure)


def _is_served(book: Book, battle: Battle, name: str) -> bool:
    """Whether a bearer near the figure would give it one more shot."""
    figure = battle.figure(name)
    return unfired(book, battle, figure, bearer_near=True) > unfired(book, battle, figure)


# --- who is nearer ---


def _nearer(
    book: Book, battle: Battle, past: Past, fire: Fire, phase: tuple[Shot, ...]
) -> Iterator[OpenChoice]:
    """For each unit that by earlier statements may be nearer than the target: whether it is (PRIO-05)."""
    row = book.shooting.priorities.nearest_unit_in
    asked: dict[tuple[str, str], float] = {}
    for aim, shot in zip(fire.aims, phase, strict=True):
        if _is_bound(book, aim, shot):
            far = min(row.value, reach(book, shot.shooter) or 0)
            for rival, known in _rivals(battle, past, aim):
                if known.least < aim.inches and known.least <= far:
                    pair = battle.company[aim.shooter], rival.name
                    asked[pair] = max(aim.inches, asked.get(pair, 0))
    for (unit, rival_), inches in asked.items():
        target = battle.company[fire.aims[0].target]
        why = row.line("choice-nearer", unit=unit, rival=rival_, target=target, inches=inches)
        yield _rival(battle, past, fire, (unit, rival_), why)


def unmeasured(book: Book, battle: Battle, past: Past, fire: Fire) -> Iterator[Line]:
    """For each unit that shoots: enemies with no stated distance who may be nearer than its target (PRIO-05).

    They are told, not asked: players who see the table know at a glance and object only if it is so.
    """
    if not is_time(battle):
        return
    row = book.shooting.priorities.nearest_unit_in
    found: dict[str, tuple[dict[str, None], float]] = {}
    for aim, shot in zip(fire.aims, shots_of(battle, fire.aims), strict=True):
        if _is_bound(book, aim, shot):
            within = min(row.value, reach(book, shot.shooter) or 0, aim.inches)
            names, nearest = found.setdefault(battle.company[aim.shooter], ({}, within))
            names.update(
                (unit.name, None) for unit in _others(battle, aim) if not _known(battle, past, aim, unit)
            )
            found[battle.company[aim.shooter]] = names, max(within, nearest)
    for name, (rivals, within) in found.items():
        if rivals:
            yield row.line(
                "choice-unmeasured", unit=name, rivals=tuple(rivals), count=len(rivals), inches=within
            )


def _is_bound(book: Book, aim: Aim, shot: Shot) -> bool:
    """Whether the third priority may bind this shot, no earlier one applying (PRIO-02)."""
    loose = aim.wall or aim.roof or aim.advancing or chooses_freely(book, shot.unit, shot.shooter)
    return not loose and not shot.aim.contact


def _rivals(battle: Battle, past: Past, aim: Aim) -> Iterator[tuple[Unit, Measured]]:
    """Enemy units other than the target's with a distance stated before, but not for this shot."""
    for unit in _others(battle, aim):
        if (known := _known(battle, past, aim, unit)) is not None:
            yield unit, known


def _known(battle: Battle, past: Past, aim: Aim, unit: Unit) -> Measured | None:
    return past.units.get(frozenset({battle.company[aim.shooter], unit.name}))


def _others(battle: Battle, aim: Aim) -> Iterator[Unit]:
    """Enemy units other than the target's that may be shot at and of which this shot says nothing."""
    own, target = battle.unit_of(aim.shooter), battle.unit_of(aim.target)
    told = {battle.company.get(each.name, "") for each in aim.others}
    for unit in battle.of(other(own.side)):
        rank = {unit.name, unit.ranked_with}
        same = bool(rank & {target.name, target.ranked_with} - {""})
        if not same and unit.name not in told and _shootable(unit):
            yield unit


def _shootable(unit: Unit) -> str:
    """The first figure of a unit that may be shot at; empty if there is none, or if it is hidden.

    Baggage may not be (BAG-06).
    """
    free = (each.name for each in unit.here if each.melee not in OUT_OF_BOUNDS and each.troop != BAGGAGE)
    return next(free, "") if unit.on_table else ""


def _rival(battle: Battle, past: Past, fire: Fire, pair: tuple[str, str], why: Line) -> OpenChoice:
    unit, rival = pair
    known = past.units[frozenset(pair)]
    name = _shootable(battle.units[rival])

    def said(inches: Answer) -> Fire:
        """The order with the distance of the rival; without one, it is marked as no possible target."""
        found = inches if isinstance(inches, int | float) and not isinstance(inches, bool) else None
        told = Other(name, known.inches if found is None else found, barred=found is None)
        aims = tuple(
            replace(aim, others=(*aim.others, told)) if battle.company[aim.shooter] == unit else aim
            for aim in fire.aims
        )
        return replace(fire, aims=aims)

    about = {**why.about, "known": known.inches, "turn": known.turn, "since": known.since}
    return OpenChoice("others", rival, replace(why, about=about), "inches", known.inches, said)


# --- bearers and leaders ---


def _masters(book: Book, battle: Battle, fire: Fire) -> Iterator[OpenChoice]:
    """Whether a gun bearer's White Man is nearer to the shooter than the bearer shot at (BEARER-07)."""
    row = next(each for each in book.shooting.target if each.when == "bearer_beyond_his_master")
    open_ = (aim.target for aim in fire.aims if aim.master_nearer is None and not aim.wall)
    for name in dict.fromkeys(open_):
        unit = battle.unit_of(name)
        served = unit.masters
        if unit.figure(name).troop == BEARER and served:
            why = row.line("choice-master", figure=name, master=served)
            answered = _flag(fire, name, "master_nearer")
            yield OpenChoice("master_nearer", name, why, "yes", proposed=False, said=answered)


def _lives(book: Book, battle: Battle, past: Past, fire: Fire) -> Iterator[OpenChoice]:
    """For a leader shot at: which attendants are near, and who of them goes first (LEAD-16)."""
    open_ = {aim.target: aim.attendants for aim in fire.aims if not (aim.gives or aim.wall)}
    for name, count in open_.items():
        unit = battle.unit_of(name)
        if unit.led_by(name) and has_to_say(unit, count):
            yield gives_up(book, past, unit, count, partial(_given, fire, name))
    beside = {near.name: near.attendants for aim in fire.aims for near in aim.near if not near.gives}
    for name, count in beside.items():
        unit = battle.unit_of(name)
        if unit.led_by(name) and name not in open_ and has_to_say(unit, count):
            yield gives_up(book, past, unit, count, partial(_given_beside, fire, name))


def _given_beside(fire: Fire, leader: str, names: Answer) -> Fire:
    """The order with whom a leader gives up who is near the target of a gun."""
    gives = names if isinstance(names, tuple) else ()

    def said(near: Close) -> Close:
        own = near.name == leader
        return replace(near, gives=gives, attendants=None if gives else 0) if own else near

    return replace(fire, aims=tuple(replace(aim, near=tuple(map(said, aim.near))) for aim in fire.aims))


def _burst(book: Book, battle: Battle, fire: Fire, phase: tuple[Shot, ...]) -> Iterator[OpenChoice]:
    """Who stands near the target of a gun, where nobody has been named (GUN-02)."""
    row = book.shooting.guns.splash_in
    open_ = (
        aim.target
        for aim, shot in zip(fire.aims, phase, strict=True)
        if is_gun(book, shot.shooter) and not (aim.near or aim.wall)
    )
    for name in dict.fromkeys(open_):
        others = tuple(each for each in _exposed(book, battle) if each != name)
        why = row.line("choice-near", target=name, inches=row.value)
        if others:
            yield OpenChoice("near", name, why, "anybody", (), partial(_beside, fire, name), others)


def _exposed(book: Book, battle: Battle) -> Iterator[str]:
    """The figures on the table that splash may strike: no baggage and no vessels (GUN-04)."""
    units = (unit for unit in battle.units.values() if unit.on_table)
    figures = (figure for unit in units for figure in unit.here if figure.troop != BAGGAGE)
    return (figure.name for figure in figures if book.arm(figure.troop) is not Arm.VESSEL)


def _beside(fire: Fire, target: str, names: Answer) -> Fire:
    near = tuple(Close(each) for each in names) if isinstance(names, tuple) else ()
    return _with(fire, lambda aim: aim.target == target and not aim.near, near=near)


def _villages(book: Book, battle: Battle, fire: Fire, phase: tuple[Shot, ...]) -> Iterator[OpenChoice]:
    """Whether a village is what covers a target, if that was not said: guns ignore it (TERR-32)."""
    row = book.terrain.ground[GroundId.VILLAGE].cover
    if row is None or battle.ground is None or not battle.ground.has(PieceId.VILLAGE):
        return
    for aim, shot in zip(fire.aims, phase, strict=True):
        covered = shot.target.cover and aim.cover is None
        covered_before = shot.target.covered and aim.cover_at_start is None
        heavy = shot.shooter.troop in row.not_against and not aim.wall
        if heavy and (covered or covered_before):
            why = row.line("choice-village", figure=aim.target)
            yield OpenChoice("cover", aim.target, why, "yes", None, partial(_covered, fire, shot))


def _covered(fire: Fire, shot: Shot, village: Answer) -> Fire:
    """The order with the cover of a target where it was not said: none if it is a village."""
    target = shot.target

    def said(aim: Aim) -> Aim:
        cover = (target.cover and not village) if aim.cover is None else aim.cover
        before = (target.covered and not village) if aim.cover_at_start is None else aim.cover_at_start
        return replace(aim, cover=cover, cover_at_start=before)

    mine = (shot.aim.shooter, target.name)
    return replace(
        fire, aims=tuple(said(aim) if (aim.shooter, aim.target) == mine else aim for aim in fire.aims)
    )


def _given(fire: Fire, target: str, names: Answer) -> Fire:
    gives = names if isinstance(names, tuple) else ()
    return _with(fire, lambda aim: aim.target == target, gives=gives, attendants=None if gives else 0)


def _saves(book: Book, past: Past, fire: Fire, phase: tuple[Shot, ...]) -> Iterator[OpenChoice]:
    """Whether a leader who is hit would roll his save or give up an attendant (LEAD-19).

    It is not asked of leaders near a gun's target: a gun's shot denies the saves that a leader may have.
    """
    row, known = book.shooting.saves.attendant_or_save, set[str]()
    for aim, shot in zip(fire.aims, phase, strict=True):
        wound = Wound.of(shot, shot.struck)
        if aim.rather_save is None and aim.target not in known and has_to_choose(book, wound):
            known.add(aim.target)
            why = row.line("choice-save", leader=aim.target, count=shot.aim.attendants)
            before = past.saved.get(aim.target, False)
            yield OpenChoice(
                "rather_save", aim.target, why, "yes", before, _flag(fire, aim.target, "rather_save")
            )


def _flag(fire: Fire, target: str, field: str) -> Ask:
    return lambda answer: _with(fire, lambda aim: aim.target == target, **{field: bool(answer)})


__all__ = ["bearer", "left_open", "reached", "targets", "unmeasured"]
