"""The figures of a unit that go somewhere together, each with all that it meets (pp. 22-28)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding, gathered, judged
from heart_africa.board.layout import Course, Stand
from heart_africa.board.limits import exact
from heart_africa.board.moves import contact
from heart_africa.board.moves.allowance import may_go, walk
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.ways import ground as ways_ground
from heart_africa.board.ways.single_file import in_file
from heart_africa.board.ways.way import AREA, Way, footprint_at, stand_at, way
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.play.movement.ways import Reach, Walk
from heart_africa.rules.shared_terms import Obstacle
from heart_africa.rules.tables.terrain import GroundId


@dataclass(frozen=True, slots=True)
class Going:
    """One figure that moves: its way, where it comes to stand, whom it meets there, how far it may go.

    `reach`: None where its unit has not rolled; `inches`: its way as people have measured it; `aims_at`: the
    ground of whom it meets, `aims_over`: what they stand behind. `aims_short_in`: how far from that ground it
    ends, if it comes too near to it without meeting anybody.
    """

    way: Way
    stand: Stand
    engages: tuple[str, ...] = ()
    aims_at: tuple[GroundId, ...] = ()
    aims_over: Obstacle = Obstacle.NONE
    aims_short_in: float | None = None
    behind: Obstacle = Obstacle.NONE
    single_file: bool = False
    breaks_off: bool = False
    reach: Reach | None = None
    inches: float = 0

    @property
    def name(self) -> str:
        """The figure."""
        return self.way.figure


def goings(
    scene: Scene,
    courses: Mapping[str, Course],
    facings: Mapping[str, float] | None = None,
    *,
    water: Water = "",
) -> Finding[tuple[Going, ...]]:
    """The figures that go somewhere, with all that they meet; who stays where it is is left out.

    Found once for whoever asks the same again, as orders and objections do.
    """
    key, kept = (dict(courses), dict(facings or {}), water), scene.cache.get("goings")
    if kept is None or kept[0] != key:
        kept = scene.cache["goings"] = key, _goings(scene, courses, facings or {}, water)
    found: Finding[tuple[Going, ...]] = kept[1]
    return found


def _goings(
    scene: Scene, courses: Mapping[str, Course], turned: Mapping[str, float], water: Water
) -> Finding[tuple[Going, ...]]:
    found = [
        way(scene, name, course, going=courses, facing=turned.get(name)) for name, course in courses.items()
    ]
    leaving = [each.value for each in found if each.value.moves]
    file, climbing = _in_file(leaving), _in_file([each for each in leaving if _in_single_file(scene, each)])
    gone = [
        _going(
            scene,
            each,
            turned.get(each.figure),
            file=climbing if _in_single_file(scene, each) else file,
            water=water,
        )
        for each in leaving
    ]
    (lines, doubts), (more, others) = gathered(found), gathered(gone)
    return Finding(tuple(each.value for each in gone), lines + more, doubts + others)


def _in_file(ways: list[Way]) -> bool:
    return in_file([each.course for each in ways])


def _in_single_file(scene: Scene, own: Way) -> bool:
    """Whether it goes where one can go but in single file (TERR-14)."""
    rows = (scene.book.terrain.ground[ground] for ground in own.over.grounds)
    return any(row.single_file for row in rows)


def _going(scene: Scene, own: Way, facing: float | None, *, file: bool, water: Water) -> Finding[Going]:
    """One figure's way with whom it meets and how far it may go."""
    base = footprint_at(scene, own.figure, own.end, facing)
    before = scene.figure(own.figure).enemies
    met = contact.meeting(scene, own.figure, base)
    engages = tuple(enemy for enemy in met.value if enemy not in before)
    aims = tuple(dict.fromkeys(ground for enemy in engages for ground in _ground_of(scene, enemy)))
    between = [contact.obstacle_between(scene, base, scene.footprint(enemy)) for enemy in engages]
    going = Going(
        own,
        stand_at(scene, own.figure, own.end, facing),
        engages,
        aims,
        next((each for each in between if each is not Obstacle.NONE), Obstacle.NONE),
        behind=contact.stands_behind(scene, own.figure, base),
        single_file=file,
        breaks_off=bool(before) and not {*before} & {*met.value},
    )
    if not met.value:
        going = _pressing_on(scene, going, base, water)
    return _measured(scene, going, water, met.close)


def _pressing_on(scene: Scene, going: Going, base: Shape, water: Water) -> Going:
    """With the cover that it comes too near to, if its dice would take it straight on into an enemy there.

    Whoever goes for an enemy in cover with dice for the open alone stops an inch from it (MOVE-06); whoever
    cannot reach him this turn may line its edge.
    """
    reach = may_go(scene, walk_of(scene, going, water), going.name)
    left = 0 if reach is None or reach.stop else reach.inches - exact(going.way.inches)
    stop = scene.book.movement.short_of_in.value - scene.book.free_table.touching_in
    near = ways_ground.slowing_within(scene.book, scene.layout, base, stop) if left > 0 else ()
    for ground, cover in near:
        aimed = replace(going, aims_at=(ground,), aims_short_in=shapes.distance(base, cover))
        found = may_go(scene, walk_of(scene, aimed, water), going.name)
        if found and found.stop == "short" and contact.ahead(scene, going.way, left, cover):
            return aimed
    return going


def walk_of(scene: Scene, going: Going, water: Water = "") -> Walk:
    """The way of a figure as the chapter asks for it, with whom it aims at."""
    return walk(
        scene,
        going.way,
        aims_at=going.aims_at,
        aims_over=going.aims_over,
        single_file=going.single_file,
        water=water,
    )


def _ground_of(scene: Scene, enemy: str) -> tuple[GroundId, ...]:
    return ways_ground.grounds_at(scene.book, scene.layout, scene.stand(enemy).spot)


def _measured(scene: Scene, going: Going, water: Water, doubts: tuple[CloseCall, ...]) -> Finding[Going]:
    """With its allowance, and its way as long as people say where the two are close."""
    reach = may_go(scene, walk_of(scene, going, water), going.name)
    inches = exact(going.way.inches)
    if reach is None:
        return Finding(replace(going, inches=inches), close=doubts)
    row = scene.book.free_table.ways.length
    about = {"figure": going.name, "pace": reach.pace}
    call = CloseCall(
        f"{AREA}-close-allowance", inches, reach.inches, row.rule, row.page, inches <= reach.inches, about
    )
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    counted = (
        min(inches, reach.inches) if answer else inches if inches > reach.inches else reach.inches + 0.01
    )
    return Finding(replace(going, reach=reach, inches=counted), reach.lines, (*doubts, *close))
