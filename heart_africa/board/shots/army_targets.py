"""The targets that every figure of both armies may shoot at first, found together (PRIO-01..06).

The answers are those of `targets.targets` for one shooter after the other. Pairs that need more (guns that
may shoot over heads, second ranks, gun bearers, figures in a building or afloat) are asked there.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field

import numpy as np

from heart_africa.board import shapes
from heart_africa.board.extents import burning
from heart_africa.board.layout import Layout
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Flags, Numbers, Places
from heart_africa.board.shots.neighbours import PLACES, advancing, limits, measured
from heart_africa.board.shots.obstructions import before, start_of
from heart_africa.board.shots.targets import against, option, settled
from heart_africa.board.sight import rays as many
from heart_africa.board.sight.armies import (
    HIDDEN,
    GapLines,
    Sights,
    after,
    sights,
    too_narrow,
    ways,
    ways_after,
)
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Figure
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import Arm
from heart_africa.rules.play.shooting.objections import Candidate, choice
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.shot import can_jam, is_gun, reach, shoots_all_round
from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True)
class Gunner:
    """A shooter by its place in the row: its reach, whether it shoots all round; `asks`: pair by pair."""

    place: int
    who: Figure
    reach: int
    all_round: bool
    gun: bool
    asks: bool


@dataclass(frozen=True)
class ShooterRow:
    """A shooter, with a flag for each target that it may plainly shoot at.

    `asked`: whether other targets had to be asked about one by one.
    """

    who: str
    plain: Flags
    asked: bool


@dataclass
class ArmyTargets:
    """At whom every figure in a scene may shoot first.

    `allowed`: by shooter, of those with a weapon that reaches; `sides`: what the battle says of the shooters
    of each side, and of their targets; `rows`: what it was found from, shooter by shooter of each side.
    """

    sights: Sights
    gaps: GapLines
    earlier: Layout | None
    allowed: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sides: list[tuple[list[Gunner], Flags, Flags]] = field(default_factory=list)
    rows: list["ShooterRow"] = field(default_factory=list)

    @property
    def scene(self) -> Scene:
        """The scene."""
        return self.sights.scene


def army_targets(scene: Scene, earlier: Layout | None = None) -> ArmyTargets:
    """At whom everybody may shoot first; `earlier`: the table as the turn began."""
    seen = sights(scene)
    made = ArmyTargets(seen, ways(seen, _widest(seen)), earlier)
    _choose(made, None)
    return made


def army_targets_after(old: ArmyTargets, scene: Scene, earlier: Layout | None = None) -> ArmyTargets:
    """At whom every figure may shoot first in a later scene, found from the earlier result."""
    seen = after(old.sights, scene)
    same = seen.names == old.sights.names
    same = same and _widest(seen) <= _widest(old.sights)
    gaps = ways_after(old.sights, old.gaps, seen, _widest(seen)) if same else ways(seen, _widest(seen))
    made = ArmyTargets(seen, gaps, earlier)
    _choose(made, old)
    return made


def _widest(seen: Sights) -> float:
    """The width in inches of the widest gap that may be too narrow for any shooter."""
    widest = max((float(wide) * 2 for wide in seen.row.wide), default=0.0)
    return max(float(seen.scene.book.shooting.line.gap_in.value), widest)


def _choose(made: ArmyTargets, old: ArmyTargets | None) -> None:
    seen = made.sights
    across = np.arange(len(seen.found)).reshape(len(seen.one), len(seen.other))
    both = (seen.one, seen.other, across), (seen.other, seen.one, across.T)
    known = _known(made, old)
    made.sides = known or [_sides(made, mine, theirs) for mine, theirs, _ in both]
    for (mine, theirs, table), (gunners, barred, strange) in zip(both, made.sides, strict=True):
        if gunners and len(theirs):
            rows = np.searchsorted(mine, [one.place for one in gunners])
            _side(made, old, gunners, theirs, table[rows], (barred, strange))


def _known(made: ArmyTargets, old: ArmyTargets | None) -> list[tuple[list[Gunner], Flags, Flags]]:
    """What the battle said of shooters and targets before, if it still holds; else nothing."""
    if old is None or old.scene.battle is not made.scene.battle or old.sights.names != made.sights.names:
        return []
    if old.scene.layout.blazes != made.scene.layout.blazes:
        return []
    held = old.sights.terrain.holding().any() or made.sights.terrain.holding().any()
    return [] if held else old.sides


def _sides(made: ArmyTargets, mine: Places, theirs: Places) -> tuple[list[Gunner], Flags, Flags]:
    gunners = list(_gunners(made, mine))
    nobody = np.zeros(0, dtype=bool)
    return (gunners, *(_targets(made, gunners[0], theirs) if gunners else (nobody, nobody)))


def _gunners(made: ArmyTargets, mine: Places) -> Iterator[Gunner]:
    """The figures of a side that shoot at all."""
    scene, seen = made.scene, made.sights
    night = scene.battle.dark
    fires = night and bool(burning(scene))
    held = {seen.names[place] for place in many.places(seen.terrain.holding())}
    for place in mine:
        name = seen.names[place]
        who = scene.figure(name)
        far = reach(scene.book, who)
        if not far:
            continue
        burst = can_jam(scene.book, who) and bool(scene.figure(name).aimed)
        second = bool(held) and any(comrade in held for comrade in before(scene, name))
        gun = is_gun(scene.book, who) or scene.book.arm(who.troop) is Arm.VESSEL
        yield Gunner(int(place), who, far, shoots_all_round(scene.book, who), gun, burst or fires or second)


# --- one side's shots at the other ---


def _side(  # noqa: PLR0917  # a side's shooters and targets, their rays, what the battle says of them
    made: ArmyTargets,
    old: ArmyTargets | None,
    gunners: list[Gunner],
    theirs: Places,
    table: Places,
    what: tuple[Flags, Flags],
) -> None:
    """All shots of one side at the other, as a table: rows of shooters, columns of targets.

    `table`: the places of their rays.
    """
    seen, scene, row = made.sights, made.scene, made.sights.row
    mine = np.array([one.place for one in gunners], dtype=np.intp)
    reaches = np.array([one.reach for one in gunners], dtype=np.float64)
    first, second = np.repeat(mine, len(theirs)), np.tile(theirs, len(mine))
    shape = table.shape
    barred, strange = what
    degrees = scene.book.free_table.sight.arc_degrees.value
    arc = many.in_arcs(row, first, second, degrees).reshape(shape)
    round_ = np.array([one.all_round for one in gunners])[:, None]
    far = np.hypot(row.x[first] - row.x[second], row.y[first] - row.y[second])
    far -= row.reach[first] + row.reach[second]
    far = far.reshape(shape)
    touching = (far <= scene.book.free_table.touching_in) | _engaged(made, gunners, theirs)
    may = ((far <= reaches[:, None]) & (arc | round_)) | touching
    may &= ~barred
    over, ground = seen.over[table], seen.ground[table]
    guns = np.array([one.gun for one in gunners])[:, None]
    asks = np.array([one.asks for one in gunners])[:, None] | strange | seen.odd[table] | touching
    asks = may & (asks | (guns & (over > 0)))
    plain = may & ~asks & (over == 0) & (ground != HIDDEN)
    inches = _inches(made, plain, gunners, first, second)
    plain &= inches <= reaches[:, None]
    if scene.battle.dark:
        plain &= inches <= scene.book.shooting.line.dark_in.value
    narrow, doubt = _through_gaps(made, plain, table, first)
    plain, asks = plain & ~narrow & ~doubt, asks | doubt
    _answer(made, old, gunners, theirs, (plain, asks, arc, inches))


def _engaged(made: ArmyTargets, gunners: list[Gunner], theirs: Places) -> Flags:
    """A flag for each shooter and target that are in close combat by the battle's word."""
    found = np.zeros((len(gunners), len(theirs)), dtype=bool)
    for number, one in enumerate(gunners):
        if one.who.enemies:
            found[number] = [made.sights.names[place] in one.who.enemies for place in theirs]
    return found


def _targets(made: ArmyTargets, gunner: Gunner, theirs: Places) -> tuple[Flags, Flags]:
    """Flags for targets that nobody may shoot at, and for those to be asked about pair by pair."""
    scene, known, barred, strange = made.scene, dict[tuple[object, ...], bool](), list[bool](), list[bool]()
    for name in (made.sights.names[place] for place in theirs):
        figure = scene.figure(name)
        key = (figure.troop, figure.melee, figure.aboard, scene.battle.company[name] if figure.melee else "")
        if key not in known:
            known[key] = bool(against(scene, _at(gunner.who.name, name)))
        barred.append(known[key] or not figure.here)
        strange.append(figure.troop == BEARER)
    return np.array(barred, dtype=bool), np.array(strange, dtype=bool)


def _at(shooter: str, target: str) -> Aim:
    """A shot at somebody near with nothing in between, to find what the target alone forbids."""
    return Aim(shooter, target, 1, contact=False, behind=Obstacle.NONE, shooter_behind=Obstacle.NONE)


def _inches(made: ArmyTargets, asked: Flags, gunners: list[Gunner], first: Places, second: Places) -> Numbers:
    """The inches of the pairs asked about, rounded; near a limit as `measured` decides."""
    inches, scene = np.full(asked.size, np.inf), made.scene
    at = many.places(asked.ravel())
    if not len(at):
        return inches.reshape(asked.shape)
    far = shapes.pair_distances([each.shape for each in made.sights.known], first[at], second[at])
    inches[at] = [round(each, PLACES) for each in far.tolist()]
    edges = {one.reach: [limit for limit, _, _ in limits(scene, one.who)] for one in gunners}
    for place, each in zip(at.tolist(), far.tolist(), strict=True):
        one = gunners[place // asked.shape[1]]
        if any(abs(each - edge) <= scene.book.free_table.close_in for edge in edges[one.reach]):
            inches[place] = measured(scene, one.who, made.sights.names[second[place]]).value
    return inches.reshape(asked.shape)


def _through_gaps(made: ArmyTargets, plain: Flags, table: Places, first: Places) -> tuple[Flags, Flags]:
    """Of the plain pairs, those whose line goes through a gap too narrow, and those in doubt."""
    at = many.places(plain.ravel())
    found = too_narrow(made.sights, made.sights.found.at(table.ravel()[at]), made.gaps, first[at])
    narrow, doubt = (np.zeros(plain.size, dtype=bool) for _ in found)
    for flags, of_these in zip((narrow, doubt), found, strict=True):
        flags[at] = of_these
    return narrow.reshape(plain.shape), doubt.reshape(plain.shape)


def _answer(
    made: ArmyTargets,
    old: ArmyTargets | None,
    gunners: list[Gunner],
    theirs: Places,
    found: tuple[Flags, Flags, Flags, Numbers],
) -> None:
    """For each shooter, whom it may choose among those it could shoot at."""
    plain, asks, arc, inches = found
    units = [made.scene.battle.unit_of(made.sights.names[place]).ranked_with for place in theirs]
    known = {row.who: row for row in old.rows} if old is not None and _comparable(made, old) else {}
    changed = _changed(made, old) if old is not None and known else np.zeros(0, dtype=bool)
    for number, gunner in enumerate(gunners):
        row = ShooterRow(gunner.who.name, plain[number], bool(asks[number].any()))
        made.rows.append(row)
        was = known.get(row.who)
        if (
            old is not None
            and was is not None
            and _same(row, was, changed[theirs], shooter=changed[gunner.place])
        ):
            made.allowed[row.who] = old.allowed[row.who]
            continue
        candidates = _plain(made, gunner, theirs, units, (plain[number], arc[number], inches[number]))
        candidates.update(_asked(made, gunner, theirs, asks[number]))
        made.allowed[row.who] = _allowed(made, gunner, [candidates[place] for place in sorted(candidates)])


def _comparable(made: ArmyTargets, old: ArmyTargets) -> bool:
    """Whether both scenes have the same figures, no decisions, and began the turn with the same table."""
    decided = made.scene.decided or old.scene.decided
    return not decided and made.sights.names == old.sights.names and made.earlier == old.earlier


def _changed(made: ArmyTargets, old: ArmyTargets) -> Flags:
    """A flag for each figure that has moved or whose unit has changed in any way."""
    (now, then), names = (made.scene.battle, old.scene.battle), made.sights.names
    bases = zip(made.sights.known, old.sights.known, strict=True)
    flags = [
        one is not other or now.unit_of(name) is not then.unit_of(name)
        for name, (one, other) in zip(names, bases, strict=True)
    ]
    return np.array(flags, dtype=bool)


def _same(row: ShooterRow, was: ShooterRow, targets: Flags, *, shooter: bool) -> bool:
    """Whether a shooter chooses among the same unchanged targets as before."""
    if shooter or row.asked or was.asked or not np.array_equal(row.plain, was.plain):
        return False
    return not (row.plain & targets).any()


def _plain(
    made: ArmyTargets, gunner: Gunner, theirs: Places, units: list[str], found: tuple[Flags, Flags, Numbers]
) -> dict[int, Candidate]:
    plain, arc, inches = found
    scene, names = made.scene, made.sights.names
    return {
        int(theirs[at]): Candidate(
            names[theirs[at]],
            float(inches[at]),
            unit=units[at],
            advancing=_comes(scene, names[theirs[at]], gunner.who.name, made.earlier),
            in_arc=bool(arc[at]),
        )
        for at in many.places(plain).tolist()
    }


def _comes(scene: Scene, enemy: str, shooter: str, earlier: Layout | None) -> bool:
    start = start_of(earlier, enemy)
    if start is None or start.spot == scene.stand(enemy).spot:
        return False
    return advancing(scene, enemy, shooter, start).value


def _asked(made: ArmyTargets, gunner: Gunner, theirs: Places, asks: Flags) -> Mapping[int, Candidate]:
    """Those of the targets asked about one by one that nothing forbids."""
    found = {}
    done = made.scene.figure(gunner.who.name).aimed if can_jam(made.scene.book, gunner.who) else ()
    for at in many.places(asks).tolist():
        if made.sights.names[theirs[at]] in done:
            continue
        one = option(made.scene, gunner.who, made.sights.names[theirs[at]], made.earlier).value
        if one is not None and not one.bars:
            found[int(theirs[at])] = one.candidate
    return found


def _allowed(made: ArmyTargets, gunner: Gunner, found: list[Candidate]) -> tuple[str, ...]:
    candidates, _ = settled(made.scene, gunner.who, found)
    unit = made.scene.battle.unit_of(gunner.who.name)
    return choice(made.scene.book, unit, gunner.who.name, candidates).allowed
