"""The priorities of shooting: at whom a figure has to shoot first (p. 26)."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Figure, Unit
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, message
from heart_africa.rules.play.shooting.orders import Other
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import AREA, is_gun, reach, shoots_all_round


@dataclass(frozen=True, slots=True)
class Candidate(Other):
    """An enemy that might be shot at, as the players state it, with what the battle knows of it.

    `unit`: its unit, empty for an independent figure, which counts as a unit of one; `contact`: it ended its
    movement in close combat with the shooter.
    """

    unit: str = ""
    contact: bool = False


@dataclass(frozen=True, slots=True)
class AllowedTargets:
    """At whom the shooter may shoot, by which priority, and why at none of the others."""

    allowed: tuple[str, ...]
    reason: Line
    refused: tuple[Problem, ...]


FREE: Mapping[str, Callable[[Book, Unit, Figure], bool]] = {
    "leader": lambda _book, unit, shooter: unit.led_by(shooter.name),
    # So do artillery, the muzzle-loading cannon and gunboats; machine guns do not
    "artillery_or_gunboat": lambda book, _unit, shooter: is_gun(book, shooter),
}
Candidates = tuple[Candidate, ...]


def chooses_freely(book: Book, unit: Unit, shooter: Figure) -> bool:
    """Whether the shooter may shoot at anybody, without priorities (PRIO-01)."""
    return bool(holding(book.shooting.priorities.free, FREE, book, unit, shooter))


def choice(book: Book, unit: Unit, name: str, candidates: Iterable[Candidate]) -> AllowedTargets:
    """At whom of these a figure of a unit may shoot.

    Those already shot at by a machine gun's burst must be left out by the caller.
    """
    shooter = unit.figure(name)
    enemies = tuple(candidate for candidate in candidates if _eligible(book, shooter, candidate))
    allowed, reason = _first(book, unit, shooter, enemies)
    names = tuple(candidate.name for candidate in allowed)
    refused = tuple(_refused(shooter, enemy, reason, names) for enemy in enemies if enemy not in allowed)
    return AllowedTargets(names, reason, refused)


def _eligible(book: Book, shooter: Figure, enemy: Candidate) -> bool:
    """Whether an enemy can be shot at: nothing bars it, within reach, and in the arc if that matters."""
    if enemy.barred or enemy.contact:
        return not enemy.barred
    within = enemy.inches <= (reach(book, shooter) or 0)
    return within and (enemy.in_arc or shoots_all_round(book, shooter))


def objections_to_choice(
    book: Book, unit: Unit, name: str, candidates: Iterable[Candidate], chosen: str
) -> tuple[Problem, ...]:
    """Why this enemy may not be chosen before the others."""
    refused = choice(book, unit, name, candidates).refused
    return tuple(problem for problem in refused if problem.about["target"] == chosen)


def objections_to_others(book: Book, shot: Shot) -> tuple[Problem, ...]:
    """Why other enemies come before the target of a shot, if they were stated."""
    aim = shot.aim
    if not aim.others:
        return ()
    rank = shot.target_unit.ranked_with if shot.target_unit else ""
    chosen = Candidate(
        aim.target, aim.inches, aim.advancing, aim.in_arc, unit=rank, contact=bool(aim.contact)
    )
    others = (_candidate(shot, other) for other in aim.others if other.name != aim.target)
    return objections_to_choice(book, shot.unit, aim.shooter, (chosen, *others), aim.target)


def _candidate(shot: Shot, other: Other) -> Candidate:
    rank = shot.battle.unit_of(other.name).ranked_with
    touches = other.name in shot.shooter.enemies
    return Candidate(other.name, other.inches, other.advancing, other.in_arc, other.barred, rank, touches)


def _first(book: Book, unit: Unit, shooter: Figure, enemies: Candidates) -> tuple[Candidates, Line]:
    """The enemies of the highest priority that any of them meets, and that priority."""
    rows = book.shooting.priorities
    if free := holding(rows.free, FREE, book, unit, shooter):
        return enemies, free[0].line(message(AREA, free[0]))
    for found, name, entry in (
        (tuple(enemy for enemy in enemies if enemy.contact), "contact", rows.contact),
        (_advancing(enemies), "advancing", rows.advancing),
        (_nearest_unit(book, enemies), "nearest-unit", rows.nearest_unit_in),
    ):
        if found:
            return found, _reason(name, entry.rule, entry.page)
    return enemies, _reason("any-target", rows.any_target.rule, rows.any_target.page)


def _reason(name: str, rule: str, page: int) -> Line:
    return Line(f"{AREA}-priority-{name}", 0, rule, page)


def _advancing(enemies: Candidates) -> Candidates:
    """The nearest of those that came straight on; several only if they are equally near."""
    coming = [enemy for enemy in enemies if enemy.advancing]
    nearest = min((enemy.inches for enemy in coming), default=0)
    return tuple(enemy for enemy in coming if enemy.inches == nearest)


def _nearest_unit(book: Book, enemies: Candidates) -> Candidates:
    """All figures of the nearest unit, if that is near enough and in the arc (PRIO-05)."""
    near = book.shooting.priorities.nearest_unit_in.value
    within = [enemy for enemy in enemies if enemy.in_arc and enemy.inches <= near]
    nearest = min((enemy.inches for enemy in within), default=0)
    units = {_unit(enemy) for enemy in within if enemy.inches == nearest}
    return tuple(enemy for enemy in enemies if _unit(enemy) in units and enemy.in_arc)


def _unit(enemy: Candidate) -> tuple[str, str]:
    return ("unit", enemy.unit) if enemy.unit else ("figure", enemy.name)


def _refused(shooter: Figure, enemy: Candidate, reason: Line, allowed: tuple[str, ...]) -> Problem:
    about = {"shooter": shooter.name, "target": enemy.name, "first": ", ".join(allowed)}
    code = reason.what.replace("-priority-", "-first-")
    return Problem(code, reason.rule, reason.page, shooter.name, about)
