"""Figures near shooter and target: distances, friends, bearers, attendants, splash, advances."""

from collections.abc import Iterable, Iterator
from itertools import chain

from heart_africa.board import shapes
from heart_africa.board.arcs import beside, turn
from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.layout import Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import bearing, between
from heart_africa.board.sight.line import SLACK, Sightline, body, crossings, sightline
from heart_africa.board.sight.works import AT_A_GATE
from heart_africa.rules.battle import Figure
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm, Book
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.shooting.orders import WALL, Close
from heart_africa.rules.play.shooting.shot import reach, source

NO_COMPANY = frozenset({"scout", BEARER, ATTENDANT, BAGGAGE, WALL})  # whose nearness is ignored (SHOOT-17)


def inches(scene: Scene, one: str, other: str) -> float:
    """The inches between two bases; a figure aboard without a base is where its vessel is."""
    return shapes.distance(body(scene, one).shape, body(scene, other).shape)


def _within(scene: Scene, what: str, row: Cited, pair: tuple[str, str]) -> tuple[bool, tuple[CloseCall, ...]]:
    """Whether two figures are within so many inches of one another."""
    found, (one, other) = inches(scene, *pair), sorted(pair)
    near, about = found <= row.value + SLACK, {"one": one, "other": other}
    call = CloseCall(f"table_sight-close-{what}", found, row.value, row.rule, row.page, near, about)
    return judged(call, scene.book.free_table.close_in, scene.decided)


def _near(
    scene: Scene, what: str, row: Cited, who: str, others: Iterable[str]
) -> tuple[tuple[str, ...], tuple[CloseCall, ...]]:
    """Those of these figures that are within so many inches of one."""
    found = {other: _within(scene, what, row, (who, other)) for other in others}
    near = tuple(other for other, (answer, _) in found.items() if answer)
    return near, tuple(chain.from_iterable(close for _, close in found.values()))


# --- friends ---


def alone(scene: Scene, figure: str) -> Finding[bool]:
    """Whether no friend is within an inch (SHOOT-17); one aboard a vessel is never alone.

    Scouts, gun bearers and attendants are no company, nor are baggage and vessels, which are no figures.
    """
    here, found = body(scene, figure), scene.battle.unit_of(figure)
    if here.vessel:
        return Finding(value=False)
    friends = [
        name
        for name, unit in scene.here.items()
        if unit.side == found.side and name != figure and _company(scene, name)
    ]
    row = scene.book.shooting.dispersed.apart_in
    reach = row.value + scene.book.free_table.close_in
    near = _nearest(scene, figure, friends, reach)
    there, close = _near(scene, "friend", row, figure, near)
    return Finding(not there, close=close)


def _company(scene: Scene, name: str) -> bool:
    troop = scene.figure(name).troop
    return troop not in NO_COMPANY and scene.book.arm(troop) is not Arm.VESSEL


def _nearest(scene: Scene, figure: str, others: list[str], reach: float) -> Iterator[str]:
    """The nearest of these figures, if it is within reach."""
    away = shapes.distances(scene.footprint(figure), [scene.footprint(other) for other in others])
    near = min(zip(away, others, strict=True), default=(reach + 1, ""))
    if near[0] <= reach:
        yield near[1]


# --- White Men, leaders, and who serves them ---


def bearer_near(scene: Scene, shooter: str) -> Finding[bool]:
    """Whether a gun bearer of its unit is within an inch of the shooter (BEARER-05)."""
    row = scene.book.free_table.sight.bearer_in
    there, close = _near(scene, "bearer", row, shooter, _of_its_unit(scene, shooter, BEARER))
    return Finding(bool(there), close=close)


def attendants_near(scene: Scene, leader: str) -> Finding[tuple[str, ...] | None]:
    """Those of a leader's attendants who are near enough to be given up for him (LEAD-16)."""
    if not scene.battle.unit_of(leader).led_by(leader):
        return Finding(None)
    row = scene.book.close_combat.attendant_within_in
    there, close = _near(scene, "attendant", row, leader, _of_its_unit(scene, leader, ATTENDANT))
    return Finding(there, close=close)


def _of_its_unit(scene: Scene, figure: str, troop: str) -> tuple[str, ...]:
    names = scene.of(scene.battle.unit_of(figure).name)
    return tuple(name for name in names if name != figure and scene.figure(name).troop == troop)


def master_nearer(scene: Scene, shooter: str, bearer: str) -> Finding[bool]:
    """Whether the White Man whom a bearer serves, the nearest of his unit, is nearer to the shooter."""
    if scene.figure(bearer).troop != BEARER:
        return Finding(value=False)
    masters = _masters(scene, bearer)
    if not masters:
        return Finding(value=False)
    master = min(masters, key=lambda name: (inches(scene, bearer, name), name))
    less, row = (
        inches(scene, shooter, master),
        next(r for r in scene.book.shooting.target if "bearer" in r.when),
    )
    more = inches(scene, shooter, bearer)
    call = CloseCall("table_sight-close-master", less, more, row.rule, row.page, less < more - SLACK,
                 {"figure": bearer, "other": master, "shooter": shooter})  # fmt: skip
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    return Finding(answer, close=close)


def _masters(scene: Scene, bearer: str) -> tuple[str, ...]:
    unit = scene.battle.unit_of(bearer)
    there = scene.of(unit.name)
    return tuple(name for name in unit.masters if name in there)


# --- bursts ---


def about(scene: Scene, target: str) -> Finding[tuple[Close, ...]]:
    """All figures of either side that splash around the target may reach, without vessels (GUN-02)."""
    row, found, close = scene.book.shooting.guns.splash_in, list[Close](), list[CloseCall]()
    middle, reach = scene.footprint(target), row.value + scene.book.free_table.close_in
    there = (name for name in scene.here if name != target and scene.figure(name).here)
    names = [name for name in there if scene.book.arm(scene.figure(name).troop) is not Arm.VESSEL]
    away = shapes.distances(middle, [scene.footprint(name) for name in names])
    for name, off in zip(names, away, strict=True):
        if off <= reach:
            answer, calls = _within(scene, "splash", row, (target, name))
            close += calls
            if answer:
                found.append(Close(name, min(off, row.value), _sheltered(sightline(scene, target, name))))
    return Finding(tuple(found), close=tuple(close))


def _sheltered(line: Sightline) -> bool:
    """Whether a solid wall or a crest is in the line (GUN-06); stockades and fences are not solid."""
    spots = line.one.stand.spot, line.other.stand.spot
    crests = (one.crest for one in line.scene.layout.features if one.what is PieceId.LOW_HILL and one.crest)
    if any(crossings(*spots, crest) for crest in crests):
        return True
    walls = (wall for building in line.scene.layout.buildings for wall in building.walls)
    return any(
        not any(_at(crossing.spot, breach) for breach in wall.breaches)
        for wall in walls
        for crossing in crossings(*spots, wall.ends)
    )


def _at(spot: tuple[float, float], opening: tuple[tuple[float, float], tuple[float, float]]) -> bool:
    return shapes.distance(shapes.line((spot,)), shapes.line(opening)) <= AT_A_GATE


PLACES = 2  # of an inch, as facts are told
BEYOND = 0.01  # how far beyond a limit people have found it, who say that it is beyond
Limit = tuple[float, str, int]


def measured(scene: Scene, shooter: Figure, target: str) -> Finding[float]:
    """The inches between two bases, rounded; near a limit, on the side that the players decided."""
    far, close = inches(scene, shooter.name, target), list[CloseCall]()
    told = round(far, PLACES)
    for limit, rule, page in limits(scene, shooter):
        call = CloseCall("table_sight-close-range", far, limit, rule, page, far <= limit + SLACK,
                     {"shooter": shooter.name, "target": target, "rule": rule})  # fmt: skip
        answer, calls = judged(call, scene.book.free_table.close_in, scene.decided)
        close += calls
        if calls:
            told = min(told, limit) if answer else max(told, limit + BEYOND)
    return Finding(told, close=tuple(close))


def limits(scene: Scene, shooter: Figure) -> Iterator[Limit]:
    """The distances in inches at which something changes for a shooter, each with its rule and page."""
    rows, far = scene.book.shooting, reach(scene.book, shooter)
    if far:
        yield (far, *source(scene.book, shooter))
        yield far / rows.half.value, rows.half.rule, rows.half.page
    yield from (
        (row.value, row.rule, row.page) for row in (rows.priorities.nearest_unit_in, rows.dispersed.beyond_in)
    )
    if scene.battle.dark:
        yield rows.line.dark_in.value, rows.line.dark_in.rule, rows.line.dark_in.page


def touching(book: Book, far: float) -> bool:
    """Whether two bases this far apart touch."""
    return far <= book.free_table.touching_in


# --- who has come straight towards a shooter this turn (PRIO-04 and its ruling) ---


def advancing(scene: Scene, enemy: str, shooter: str, start: Stand | None) -> Finding[bool]:
    """Whether an enemy moved, ended nearer, and had the shooter within 45 degrees of the line of its move.

    `start`: where the enemy stood when the turn began, None if that is not known or it was not there; the
    line of its move runs from there to where it stands. Distances are between the middles of bases.
    """
    end, at = scene.stand(enemy), scene.layout.stands.get(shooter)
    if start is None or at is None or between(start.spot, end.spot) <= scene.book.free_table.touching_in:
        return Finding(value=False)
    nearer = between(start.spot, at.spot) - between(end.spot, at.spot)
    if nearer <= 0:
        return Finding(value=False)
    row, limit = scene.book.shooting.priorities.advancing, scene.book.free_table.sight.arc_degrees.value
    off = turn(bearing(start.spot, end.spot), bearing(start.spot, at.spot))
    inside = beside(off, limit, between(start.spot, at.spot))
    call = CloseCall("table_sight-close-advancing", inside, 0, row.rule, row.page, inside >= 0,
                 {"figure": enemy, "shooter": shooter})  # fmt: skip
    answer, close = judged(call, scene.book.free_table.close_in, scene.decided)
    told = {"figure": enemy, "inches": round(nearer, 2), "degrees": round(abs(off))}
    line = row.line("table_sight-advances", 0, enemy, **told)
    return Finding(answer, (line,) if answer else (), close)
