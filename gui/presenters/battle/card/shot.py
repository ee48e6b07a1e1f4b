"""The card of shots: who at whom, from how far, the facts; what each needs, what both sides may lose."""

from collections.abc import Iterator
from typing import Any

from gui.presenters.battle import measured
from gui.presenters.battle.card.outcomes import answering, fall
from gui.presenters.battle.card.panel import CardMaker, MissingFact, NeededNumber, Reading, need
from gui.presenters.battle.card.shot_facts import Pair, asked, facts, last_shot
from gui.presenters.battle.card.shot_facts import known as known_facts
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Choices, Field, FormValues
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import Command
from heart_africa.language.battle.answers import nearer
from heart_africa.language.battle.shorthands import Shoot, Shooting
from heart_africa.rules.battle import Sort, other
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee.shooting import shots
from heart_africa.rules.referee.shooting.choices import unmeasured
from heart_africa.rules.referee.shooting.shots import Group, preview

READY, TOUCHED = "ready", "touched"
WALL = "wall:"


# --- who and at whom ---


def _shooters(desk: BattleContext) -> Choices:
    """The units that may shoot, the one asked for first."""
    named = [desk.battle.company.get(who, who) for who in desk.who]
    return desk.units(each for each in (*named, *desk.document.agenda.who) if each in desk.battle.units)


def _unit(desk: BattleContext, said: FormValues) -> str:
    return said.one_of("unit", _shooters(desk))


def _targets(desk: BattleContext, unit: str) -> Choices:
    battle = desk.battle
    if unit not in battle.units:
        return ()
    enemies = battle.of(other(battle.units[unit].side))
    touched = [battle.company[name] for each in battle.units[unit].here for name in each.enemies]
    there = [
        each.name for each in sorted(enemies, key=lambda each: each.sort is not Sort.UNIT) if each.on_table
    ]
    return (*desk.units([*(name for name in touched if name in there), *there]),
            (WALL, desk.say("card-wall")))  # fmt: skip


def _target(desk: BattleContext, said: FormValues, unit: str) -> str:
    return said.one_of("target", _targets(desk, unit))


def _touched(desk: BattleContext, unit: str) -> tuple[str, ...]:
    """The figures that may shoot at an enemy who has reached them."""
    book, battle = desk.book, desk.battle
    return tuple(each.name for each in battle.unit(unit).figures if shots.answers(book, battle, each))


def _ways(desk: BattleContext, unit: str) -> Choices:
    """The two ways to shoot: all who are ready at the chosen unit, or those in contact at whom they touch."""
    ready, touched = len(shots.ready(desk.book, desk.battle, unit)), len(_touched(desk, unit))
    found = ((READY, desk.say("card-ready", count=ready)),) if ready or not touched else ()
    return (*found, (TOUCHED, desk.say("card-touched", count=touched))) if touched else found


def known(desk: BattleContext, answers: Answers) -> Answers:
    """What the battle knows of the two units, and what was said of the unit's last shot."""
    unit = _unit(desk, FormValues(answers, {}))
    if not unit:
        return {}
    remembered = _last_target(desk, unit)
    target = _target(desk, FormValues(answers, {"target": remembered}), unit)
    return {**known_facts(desk, unit, target), "target": remembered}


def _last_target(desk: BattleContext, unit: str) -> str:
    last = last_shot(desk, unit)
    if last is None:
        return ""
    at = last.act.command.aims[0].target
    return desk.battle.company.get(at, at)


def points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """The field that a unit chosen on the board fills: an enemy is the target, an own unit the shooter."""
    if unit in dict(_targets(desk, _unit(desk, said))):
        return "target"
    return "unit" if unit in dict(_shooters(desk)) else ""


# --- what is asked ---


def asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The fields: who, at whom, how far, how many; then the facts."""
    shooters = _shooters(desk)
    unit = _unit(desk, said)
    if not desk.who:
        yield desk.ask("unit", "choice", unit, choices=shooters)
    if not unit:
        return
    target = _target(desk, said, unit)
    yield desk.ask("target", "choice", target, choices=_targets(desk, unit))
    if target == WALL:
        yield desk.ask("wall", "text", said.text("wall"))
    ways = _ways(desk, unit)
    way = said.one_of("shooters_way", ways)
    if len(ways) > 1:
        yield desk.ask("shooters", "choice", way, "way", choices=ways)
    if way == READY:
        before = said.text("last_inches")
        hint = desk.say("card-hint-last", inches=before) if before else ""
        yield desk.ask("inches", "inches", said.text("inches"), hint=hint)
        ready = len(shots.ready(desk.book, desk.battle, unit))
        if ready > 1:
            count = said.count("shooters_count", ready, ready)
            yield desk.ask("shooters", "count", count, "count", least=1, most=ready)
    yield from asked(_pair(desk, said, unit, target))
    yield from _by_name(desk, said, unit, target, way)


def _by_name(desk: BattleContext, said: FormValues, unit: str, target: str, way: str) -> Iterator[Field]:
    """The fields to name the figures that shoot, and those that are shot at."""
    battle = desk.battle
    if way == READY and len(ready := shots.ready(desk.book, battle, unit)) > 1:
        choices = desk.figures(ready)
        yield desk.ask("shooters", "names", said.row("shooters", ready), choices=choices, main=False)
    if target in battle.units and len(here := [each.name for each in battle.units[target].here]) > 1:
        choices = desk.figures(here)
        yield desk.ask("targets", "names", said.row("targets", here), choices=choices, main=False)


def _pair(desk: BattleContext, said: FormValues, unit: str, target: str) -> Pair:
    return Pair(desk, said, desk.battle.units[unit], desk.battle.units.get(target))


# --- the order ---


def command(desk: BattleContext, said: FormValues) -> Command:
    """The order to shoot; which figures are hit may be left open. Raises `MissingFact`, `BadData`."""
    unit = _unit(desk, said)
    if not unit:
        raise MissingFact(desk.say("card-doubt-nobody"))
    target = _target(desk, said, unit)
    if not target:
        raise MissingFact(desk.say("card-doubt-target"))
    shared = facts(_pair(desk, said, unit, target))
    if said.one_of("shooters_way", _ways(desk, unit)) == TOUCHED:
        together = shared.pop("together")
        return Fire(tuple(_at_hand(desk, unit, shared)), together)
    inches = said.inches("inches")
    if inches is None:
        raise MissingFact(desk.say("card-doubt-inches"))
    shoot = _shoot(desk, said, (unit, target), inches, shared)
    return _second(desk, shoot.order(desk.book, desk.battle)) if said.flag("front") else shoot


def _at_hand(desk: BattleContext, unit: str, shared: dict[str, Any]) -> Iterator[Aim]:
    """A shot of each figure in contact at the enemy who reached it."""
    for name in _touched(desk, unit):
        figure = desk.battle.figure(name)
        for _ in range(shots.unfired(desk.book, desk.battle, figure)):
            yield Aim(name, figure.enemies[0], 0, **shared)


def _shoot(
    desk: BattleContext,
    said: FormValues,
    pair: tuple[str, str],
    inches: float,
    shared: dict[str, Any],
) -> Shooting:
    book, battle, (unit, target) = desk.book, desk.battle, pair
    ready = shots.ready(book, battle, unit)
    count = said.count("shooters_count", len(ready), len(ready))
    shooters = said.row("shooters", ready) or (
        ready[:count] if count < len(ready) or _touched(desk, unit) else ()
    )
    if target == WALL:
        wall = said.text("wall").strip()
        if not wall:
            raise MissingFact(desk.say("card-doubt-wall"))
        return Shoot(unit, wall, inches, shooters=shooters, wall=True, **shared)
    targets = said.row("targets", [each.name for each in battle.units[target].here])
    return Shoot(unit, target, inches, shooters=shooters, targets=targets, **shared)


def _second(desk: BattleContext, fire: Fire) -> Fire:
    """The order with each figure of the second rank behind a comrade who does not shoot."""
    unit = desk.battle.unit_of(fire.aims[0].shooter)
    firing = {aim.shooter for aim in fire.aims}
    free = iter([each.name for each in unit.here if each.name not in firing])
    fronts = {name: next(free, "") for name in dict.fromkeys(aim.shooter for aim in fire.aims)}
    return replace(fire, aims=tuple(replace(aim, front=fronts[aim.shooter]) for aim in fire.aims))


# --- what it needs, what it may bring ---


def reading(desk: BattleContext, fire: Fire) -> Reading:
    """The numbers needed with their sums, then who may fall on either side."""
    groups = preview(desk.book, desk.battle, fire)
    needs = tuple(_need(desk, group) for group in groups)
    own, back = fall(desk, fire), answering(desk, fire)
    return Reading(
        needs, (*own.said, *back.said), (*own.charts, *back.charts), notes=tuple(_notes(desk, fire))
    )


def _need(desk: BattleContext, group: Group) -> NeededNumber:
    shooters = tuple(dict.fromkeys(group.shooters))
    codes = ", ".join(desk.codes.codes(desk.lang, shooters))
    return need(desk, group.check, desk.say("card-shots", count=group.dice, who=codes))


def _notes(desk: BattleContext, fire: Fire) -> Iterator[str]:
    """Notes that the facts are those of the last shot, and who may be nearer than the target."""
    if last := last_shot(desk, desk.battle.company.get(fire.aims[0].shooter, "")) if fire.aims else None:
        yield desk.say("card-as-last", turn=last.before.turn)
    past = measured.past(desk.map, desk.document.past)
    for line in unmeasured(desk.book, desk.battle, past, fire):
        yield nearer(desk.session, desk.battle, line, "desk")


def dice(_desk: BattleContext, fire: Fire) -> int:
    """The number of dice: one for each shot."""
    return len(fire.aims)


SHOT = CardMaker(asks, command, reading, known, points, dice, made=("near",))
