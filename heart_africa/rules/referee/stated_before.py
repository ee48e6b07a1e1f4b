"""Facts stated earlier, read from the journal, such as distances and what has been moved since."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.rules.battle import Battle, Unit
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.organisation.independents import Bewitch
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.morale.news import Hear
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee.ending import Occupied
from heart_africa.rules.referee.feature import NOTHING, Measured, Pair, Past
from heart_africa.rules.referee.movement.events import Went
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.shared_terms import Melee, Moved

TURNS = 1
"""What was said in so many turns before this one still counts."""
Said = Mapping[tuple[str, str], float]


def past(standing: Sequence[StandingAct[Battle]]) -> Past:
    """What was stated in the last turns of a journal and still holds."""
    if not standing:
        return NOTHING
    first = standing[-1].after.turn - TURNS
    recent = [*takewhile(lambda each: each.before.turn >= first, reversed(standing))][::-1]
    known = _Known()
    for each in recent:
        _moved(each, known)
        _measured(each, known)
        known.saved |= _of_shots(each.act.command, "target", "rather_save")
        known.served |= _of_shots(each.act.command, "shooter", "bearer_near")
        known.gives |= _gives(each)
        known.held = next((e.units for e in _events(each, Occupied) if e.held), known.held)
    return Past(known.figures, known.units, known.saved, known.served, known.gives, known.held)


@dataclass
class _Known:
    """What is known after the entries read so far."""

    figures: dict[Pair, Measured] = field(default_factory=dict)
    units: dict[Pair, Measured] = field(default_factory=dict)
    saved: dict[str, bool] = field(default_factory=dict)
    served: dict[str, bool] = field(default_factory=dict)
    gives: dict[str, tuple[str, ...]] = field(default_factory=dict)
    held: tuple[str, ...] = ()


def _events(standing: StandingAct[Battle], kind: type[Any]) -> Iterator[Any]:
    return (fact.event for fact in standing.act.facts if isinstance(fact.event, kind))


def _of_shots(command: object, who: str, fact: str) -> dict[str, bool]:
    """A fact that shots have stated, by the name of the shooter or of the target (`who`)."""
    aims = command.aims if isinstance(command, Fire) else ()
    return {getattr(aim, who): said for aim in aims if (said := getattr(aim, fact)) is not None}


def _gives(standing: StandingAct[Battle]) -> dict[str, tuple[str, ...]]:
    """The attendants whom leaders would give up, by the leader's name."""
    command, battle = standing.act.command, standing.before
    if isinstance(command, Fire):
        return {aim.target: aim.gives for aim in command.aims if aim.gives}
    found: dict[str, tuple[str, ...]] = {}
    for name in command.gives if isinstance(command, Fight) else ():
        leader = battle.unit_of(name).figures[0].name
        found[leader] = (*found.get(leader, ()), name)
    return found


# --- what was measured ---


def _measured(standing: StandingAct[Battle], known: _Known) -> None:
    """Add the distances that an order states; of two units the nearest, and the last statement counts."""
    battle = standing.after
    nearest: dict[Pair, float] = {}
    for (one, other), inches in _said(standing).items():
        if one in battle.company and other in battle.company:
            known.figures[Pair((one, other))] = Measured(inches, battle.turn)
        pair = Pair((battle.company.get(one, one), battle.company.get(other, other)))
        nearest[pair] = min(inches, nearest.get(pair, inches))
    for pair, inches in nearest.items():
        before = known.units.get(pair)
        near = min(inches, before.inches) if before is not None and not before.since else inches
        known.units[pair] = Measured(near, battle.turn)


def _said(standing: StandingAct[Battle]) -> Said:
    command, before = standing.act.command, standing.before
    match command:
        case Fire(aims):
            return dict(pair for aim in aims if not aim.wall for pair in _of(aim))
        case Move(engages=pairs) | ClimbWork(engages=pairs):
            return dict.fromkeys(pairs, 0.0)
        case Bewitch(doctor, unit, inches):
            return {(doctor, unit): inches}
        case Hear(number, heard):
            unit = before.news[number].unit if number in range(len(before.news)) else ""
            known = {each: inches for each, inches in heard if inches is not None}
            return {(unit, each): inches for each, inches in known.items()} if unit in before.units else {}
        case _:
            return {}


def _of(aim: Aim) -> Iterator[tuple[tuple[str, str], float]]:
    yield (aim.shooter, aim.target), aim.inches
    yield from (((aim.shooter, other.name), other.inches) for other in aim.others)


# --- who has moved since ---


def _moved(standing: StandingAct[Battle], known: _Known) -> None:
    """Add what figures have moved to the distances known.

    A figure that went so many inches may be nearer or farther by that much; nothing is known any more of one
    that arrived or rode off.
    """
    gone: dict[str, float] = {}
    for went in _events(standing, Went):
        gone |= dict.fromkeys(_with(standing.before, went.figures), went.inches)
    farther: dict[str, float] = {}
    for name, inches in gone.items():
        unit = standing.before.company[name]
        farther[unit] = max(inches, farther.get(unit, 0))
    _shift(known.figures, gone)
    _shift(known.units, farther)
    known.served = {name: near for name, near in known.served.items() if _together(standing, name, gone)}
    for other in _elsewhere(standing, gone):
        _forget(known.units, {other.name})
        _forget(known.figures, {each.name for each in other.figures})


def _together(standing: StandingAct[Battle], name: str, gone: Mapping[str, float]) -> bool:
    """Whether a White Man and his gun bearers have all moved, or none of them has."""
    helped = standing.after.unit_of(name).bearers if name in standing.after.company else ()
    return all((each in gone) == (name in gone) for each in helped)


def _forget(known: dict[Pair, Measured], names: set[str]) -> None:
    for pair in [each for each in known if each & names]:
        del known[pair]


def _with(battle: Battle, names: tuple[str, ...]) -> Iterator[str]:
    """These figures and all who are aboard them."""
    vessels = {battle.company[name] for name in names}
    yield from names
    for unit in battle.units.values():
        yield from (each.name for each in unit.figures if (each.aboard or unit.aboard) in vessels)


def _shift(known: dict[Pair, Measured], gone: Mapping[str, float]) -> None:
    for pair, found in known.items():
        if inches := sum(gone.get(name, 0) for name in pair):
            known[pair] = replace(found, since=found.since + inches)


def _elsewhere(standing: StandingAct[Battle], gone: Mapping[str, float]) -> Iterator[Unit]:
    """Units of which figures have changed their place by an unknown distance."""
    for name, unit in standing.after.units.items():
        before = standing.before.units.get(name)
        if before is not unit and (before is None or _is_elsewhere(before, unit, gone)):
            yield unit


def _is_elsewhere(before: Unit, after: Unit, gone: Mapping[str, float]) -> bool:
    if (before.where, before.aboard) != (after.where, after.aboard):
        return True
    if [each.name for each in before.figures] != [each.name for each in after.figures]:
        return True  # Another army has taken the place of theirs.
    pairs = zip(before.figures, after.figures, strict=True)
    return any(
        (old.aboard != new.aboard or old.on_roof != new.on_roof)
        or (new.melee is Melee.EVADED and old.melee is not Melee.EVADED)
        or (new.moved is Moved.MOVED and old.moved is not Moved.MOVED and new.name not in gone)
        for old, new in pairs
    )
