"""The targets that a figure may shoot at first, why, and why not at others (PRIO-01..06)."""

from collections.abc import Iterable, Iterator, Mapping

from heart_africa.board.arcs import in_arc
from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.layout import Layout
from heart_africa.board.scene import Scene
from heart_africa.board.shots.neighbours import BEYOND, advancing, inches, master_nearer, measured
from heart_africa.board.shots.obstructions import sighting, stand_of, start_of
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Figure, Where
from heart_africa.rules.book.printed import message
from heart_africa.rules.play.shooting.objections import AllowedTargets, Candidate, choice, objections_to_shot
from heart_africa.rules.play.shooting.orders import Aim, Other
from heart_africa.rules.play.shooting.shot import AREA, can_jam, reach, shoots_all_round, shots_of

OUT_OF_SIGHT = "shooting-out-of-sight"
RANKED = frozenset({"contact", "advancing", "nearest-unit"})


@dataclass(frozen=True, slots=True)
class Option:
    """An enemy within reach and arc; `bars`: the objections to shooting at it; `lines`: what hides it."""

    candidate: Candidate
    bars: tuple[Problem, ...] = ()
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Targets:
    """At whom a figure may shoot first; `options`: all within reach and arc, with objections."""

    choice: AllowedTargets
    options: tuple[Option, ...]

    @property
    def allowed(self) -> tuple[str, ...]:
        """The names of those it may shoot at."""
        return self.choice.allowed

    @property
    def barred(self) -> Mapping[str, Option]:
        """Enemies within reach and arc at whom something forbids to shoot."""
        return {each.candidate.name: each for each in self.options if each.bars}


def on_table(scene: Scene, name: str) -> bool:
    """Whether a figure stands on the table with a base of its own."""
    return name in scene.layout.stands and scene.battle.unit_of(name).where is Where.TABLE


def targets(scene: Scene, shooter: str, earlier: Layout | None = None) -> Finding[Targets]:
    """The targets of a figure, with reasons and close calls."""
    him = scene.figure(shooter)
    found, close = options(scene, him, earlier)
    candidates, ties = settled(scene, him, [each.candidate for each in found])
    picked = choice(scene.book, scene.battle.unit_of(shooter), shooter, candidates)
    reasons = tuple(map(_told, picked.refused))
    return Finding(Targets(picked, found), (picked.reason, *reasons), (*close, *ties))


# --- who is within reach and arc ---


def options(
    scene: Scene, shooter: Figure, earlier: Layout | None
) -> tuple[tuple[Option, ...], tuple[CloseCall, ...]]:
    """All enemies that it could shoot at if nothing forbade it; kept for the scene."""
    kept = scene.cache.get(("options", shooter.name))
    if kept is None or kept[0] is not earlier or kept[1] != shooter:
        kept = scene.cache["options", shooter.name] = earlier, shooter, *_options(scene, shooter, earlier)
    return kept[2], kept[3]


def _options(
    scene: Scene, shooter: Figure, earlier: Layout | None
) -> tuple[tuple[Option, ...], tuple[CloseCall, ...]]:
    found: list[Option] = []
    close: list[CloseCall] = []
    for enemy in enemies(scene, shooter):
        one = option(scene, shooter, enemy, earlier)
        close += one.close
        if one.value:
            found.append(one.value)
    return tuple(found), tuple(close)


def enemies(scene: Scene, shooter: Figure) -> Iterator[str]:
    """All enemies in the open who have not fallen, for a machine gun those it has not aimed at (GUN-15)."""
    side = scene.side_of(shooter.name)
    done = scene.figure(shooter.name).aimed if can_jam(scene.book, shooter) else ()
    foes = (name for name, unit in scene.here.items() if unit.side != side and name not in done)
    return (name for name in foes if scene.figure(name).here)


def option(scene: Scene, shooter: Figure, enemy: str, earlier: Layout | None) -> Finding[Option | None]:
    """An enemy as an option, if it is within reach and arc or in contact; else None."""
    far = measured(scene, shooter, enemy)
    arc = in_arc(scene, stand_of(scene, shooter.name), stand_of(scene, enemy), (shooter.name, enemy))
    close = (*far.close, *arc.close)
    within = far.value <= (reach(scene.book, shooter) or 0)
    round_ = arc.value or shoots_all_round(scene.book, shooter)
    near = inches(scene, shooter.name, enemy) <= scene.book.free_table.touching_in
    if not (within and round_) and not near and enemy not in scene.figure(shooter.name).enemies:
        return Finding(None, close=close)
    line, master = sighting(scene, shooter.name, enemy, earlier), master_nearer(scene, shooter.name, enemy)
    comes = advancing(scene, enemy, shooter.name, start_of(earlier, enemy))
    shot = replace(line.value, master_nearer=master.value, from_first_in=_from_first(scene, shooter, enemy))
    made = candidate(scene, shot, advancing=comes.value)
    bars = against(scene, shot)
    known = Option(replace(made, barred=bool(bars)), bars, line.lines)
    return Finding(known, line.lines, (*line.close, *master.close, *comes.close))


def _from_first(scene: Scene, shooter: Figure, enemy: str) -> float:
    begun = scene.figure(shooter.name).aimed if can_jam(scene.book, shooter) else ()
    return inches(scene, begun[0], enemy) if begun else 0


def candidate(scene: Scene, shot: Aim, *, advancing: bool) -> Candidate:
    """An enemy as a candidate for the priorities."""
    touches = shot.contact or shot.target in scene.figure(shot.shooter).enemies
    unit = scene.battle.unit_of(shot.target).ranked_with
    return Candidate(shot.target, shot.inches, advancing, shot.in_arc, unit=unit, contact=bool(touches))


def against(scene: Scene, shot: Aim) -> tuple[Problem, ...]:
    """The objections to a shot by what lies between or what the target is, without reach and arc."""
    codes = scene.once(_codes)
    (said,) = shots_of(scene.battle, (shot,))
    found = objections_to_shot(scene.book, said)
    return tuple(one for one in found if one.code in codes and one.code != "shooting-out-of-arc")


def _codes(scene: Scene) -> frozenset[str]:
    rows = scene.book.shooting
    return frozenset(message(AREA, row) for row in (*rows.sight, *rows.target))


# --- who comes first ---


def settled(
    scene: Scene, shooter: Figure, found: list[Candidate]
) -> tuple[tuple[Candidate, ...], tuple[CloseCall, ...]]:
    """The candidates, with the players' decision where the two nearest are too close to call.

    The one decided to be nearer is put before the other.
    """
    rows = scene.book.shooting.priorities
    free = sorted(
        (each for each in found if not each.barred and each.in_arc), key=lambda c: (c.inches, c.name)
    )
    if not free:
        return tuple(found), ()
    first = free[0]
    second = next((each for each in free if _rank(each) != _rank(first)), None)
    if second is None:
        return tuple(found), ()
    row = rows.nearest_unit_in
    about = {"shooter": shooter.name, "first": first.name, "second": second.name}
    call = CloseCall(
        "table_sight-close-nearest", first.inches, second.inches, row.rule, row.page, answer=True, about=about
    )
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    if answer:
        return tuple(found), close
    nearer = replace(second, inches=first.inches - BEYOND)
    return tuple(nearer if each is second else each for each in found), close


def _rank(each: Candidate) -> tuple[str, str]:
    """What counts as one unit for the priorities: its unit, or an independent figure itself (PRIO-05)."""
    return ("unit", each.unit) if each.unit else ("figure", each.name)


def others(
    scene: Scene, shooter: str, target: str, earlier: Layout | None = None
) -> Finding[tuple[Other, ...]]:
    """The enemies that come before the target, or would if nothing forbade them; of a unit the nearest.

    None if the shooter chooses freely.
    """
    him = scene.figure(shooter)
    found, close = options(scene, him, earlier)
    candidates, ties = settled(scene, him, [each.candidate for each in found])
    if_seen = [replace(each, barred=False) for each in candidates]
    names = {name for pool in (candidates, if_seen) for name in _before(scene, him, pool, target)}
    told = tuple(
        Other(each.name, each.inches, each.advancing, each.in_arc, each.barred)
        for each in candidates
        if each.name in names
    )
    return Finding(told, close=(*close, *ties))


def _before(scene: Scene, shooter: Figure, pool: Iterable[Candidate], target: str) -> Iterator[str]:
    """Of those whom a priority puts before the target, the nearest of each unit."""
    known = {each.name: each for each in pool}
    picked = choice(scene.book, scene.battle.unit_of(shooter.name), shooter.name, known.values())
    if target in picked.allowed or not any(picked.reason.what.endswith(f"priority-{r}") for r in RANKED):
        return
    nearest: dict[tuple[str, str], Candidate] = {}
    for each in (known[name] for name in picked.allowed):
        if each.inches < nearest.get(_rank(each), each).inches or _rank(each) not in nearest:
            nearest[_rank(each)] = each
    yield from (each.name for each in nearest.values())


# --- why not ---


def why_not(scene: Scene, shooter: str, target: str, earlier: Layout | None = None) -> tuple[Line, ...]:
    """All reasons why a figure may not shoot at another, in the order in which players ask.

    Its weapon and reach, its arc, what lies between by name, what the target is, and who comes first; empty
    if it may.
    """
    him = scene.figure(shooter)
    line, master = sighting(scene, shooter, target, earlier), master_nearer(scene, shooter, target)
    shot = replace(line.value, master_nearer=master.value, from_first_in=_from_first(scene, him, target))
    (said,) = shots_of(scene.battle, (shot,))
    spoken = [_told(problem) for problem in objections_to_shot(scene.book, said)]
    seen = [each for each in line.lines if each.what != "table_sight-arc"]
    general = [each for each in spoken if not seen or each.what != OUT_OF_SIGHT]
    if spoken:
        place = next((n for n, each in enumerate(general) if _concerns(each)), len(general))
        return (*general[:place], *seen, *general[place:])
    first = targets(scene, shooter, earlier).value.choice
    return tuple(_told(problem) for problem in first.refused if problem.about["target"] == target)


def _concerns(line: Line) -> bool:
    """Whether a reason is about the target, not about the shooter, its reach or its arc."""
    return not line.what.endswith(("unarmed", "out-of-range", "out-of-arc"))


def _told(problem: Problem) -> Line:
    return Line(problem.code, 0, problem.rule, problem.page, problem.where, problem.about)
