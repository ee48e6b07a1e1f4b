"""A shot with its facts filled in from the table (pp. 24-27).

Facts that the battle keeps from earlier orders (cover, works, stragglers) are stated anew as the table shows
them. Only what no table shows is left to the players: whether the target shoots this turn too, and whether a
leader would rather save himself than give up an attendant.
"""

from heart_africa.board import shapes
from heart_africa.board.arcs import QUARTER, ahead, bearing, in_arc
from heart_africa.board.extents import extent
from heart_africa.board.findings import CloseCall, Finding, gathered
from heart_africa.board.layout import Base, Building, Layout, Spot, Stand, Wall
from heart_africa.board.scene import Scene
from heart_africa.board.shots.neighbours import (
    PLACES,
    about,
    advancing,
    alone,
    attendants_near,
    bearer_near,
    inches,
    master_nearer,
)
from heart_africa.board.shots.obstructions import aimed, sighting, stand_of, start_of, stretch
from heart_africa.board.shots.targets import on_table, others
from heart_africa.board.sight.line import Body, Sightline, body, sightline_between
from heart_africa.board.sight.views import Look
from heart_africa.board.ways.ground import grounds_at, lay
from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import Arm
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.shot import can_jam, is_gun, on_foot
from heart_africa.rules.preparation.terrain import Footing, cover
from heart_africa.rules.shared_terms import Moved

POINT = Base(0.01, 0.01)  # where the shot strikes
BEFORE = 0.02  # inches before the wall, so that the wall itself is not in the line


def aim_at_wall(scene: Scene, shooter: str, building: Building, wall: Wall) -> Finding[Aim]:
    """The shot at a wall, with what hides it; its target is named by building and wall."""
    who, name = body(scene, shooter), wall.called(building)
    _, spot = shapes.nearest(who.shape, shapes.line(wall.ends))
    # The point of the wall, just before it as the gun sees it.
    x, y = shapes.farther(who.stand.spot, spot, -BEFORE)
    shape = shapes.rectangle(x, y, POINT.wide_in, POINT.deep_in, 0)
    struck = Body(name, "", Stand(x, y, base=POINT), POINT, shape)
    line: Sightline = sightline_between(scene, who, struck)
    seen, arc = Look(line), in_arc(scene, who.stand, struck.stand, (shooter, name))
    works = [each for each in seen.works.value if each.hides]
    inches = round(shapes.distance(who.shape, shapes.line(wall.ends)), PLACES)
    found = Aim(shooter, name, inches, in_arc=arc.value, wall=True)
    found = replace(found, visible=not seen.ground.value and not seen.figures.value, work_between=bool(works))
    return Finding(found, (*seen.lines, *arc.lines), (*seen.close, *arc.close))


# --- on what ground a figure stands, and whether that covers it ---


BEDS = frozenset({PieceId.STREAM, PieceId.RIVER})


def doubts_at(scene: Scene, figure: str, stand: Stand) -> tuple[CloseCall, ...]:
    """Close calls for the borders of covering ground near the middle of a base."""
    point, found = shapes.line((stand.spot,)), []
    for patch in lay(scene.book, scene.layout).patches:
        row = scene.book.terrain.ground[patch.ground]
        if row.cover is None or not shapes.square_inches(patch.shape):
            continue
        inches = shapes.distance(shapes.border(patch.shape), point)
        if inches <= scene.book.free_table.close_in:
            inside = shapes.meets(patch.inner, point)
            about = {"figure": figure, "feature": patch.feature, "ground": patch.ground.value}
            found.append(CloseCall("table_sight-close-ground", inches, 0, row.rule, row.page, inside, about))
    return tuple(found)


def lines_bank(scene: Scene, stand: Stand, base: Base, shooter: Spot) -> bool:
    """Whether it lines a bank against a shot from that spot, in front of it (TERR-44, TERR-54)."""
    # The half of its base before it, and as far beyond it as bases touch.
    deep = base.deep_in / 2 if base.form == "square" else base.wide_in / 2
    deep += scene.book.free_table.touching_in
    x, y = ahead(stand, deep / 2)
    front = shapes.rectangle(x, y, base.wide_in, deep, stand.facing)
    middle = shapes.line((stand.spot,))
    beds = (extent(one) for one in scene.layout.features if one.what in BEDS)
    lined = any(shapes.meets(bed, middle) and shapes.meets(shapes.border(bed), front) for bed in beds)
    return lined and abs(bearing(stand, shooter)) <= QUARTER


# --- a shot as the referee asks for it, filled in from the table ---


def aim(
    scene: Scene, shooter: str, target: str, earlier: Layout | None = None, first: str = ""
) -> Finding[Aim]:
    """The shot of one figure at another, with what hides the target, if anything does, and close calls.

    `earlier`: the table as the turn began; without it cover at the start is left to the battle, and nobody is
    known to have advanced. `first`: the first target of a machine gun's burst, if the battle does not know it
    yet.
    """
    line = sighting(scene, shooter, target, earlier)
    near, him = _company(scene, line.value, earlier), scene.figure(shooter)
    # Who is about the target of a gun, and how far it is from the first of a machine gun's burst.
    burst = about(scene, target) if is_gun(scene.book, him) and on_table(scene, target) else Finding(())
    begun = first or next(iter(him.aimed), "")
    far = inches(scene, begun, target) if begun and can_jam(scene.book, him) else 0
    come_first = others(scene, shooter, target, earlier)
    found = replace(
        near.value,
        stretch=stretch(scene, aimed(scene, shooter, target)),
        near=burst.value,
        from_first_in=round(far, 2),
        others=come_first.value,
    )
    close = (*line.close, *near.close, *burst.close, *come_first.close)
    return Finding(found, line.lines, tuple({call.key: call for call in close}.values()))


# --- the target, and who stands about ---


def _company(scene: Scene, shot: Aim, earlier: Layout | None) -> Finding[Aim]:
    shooter, target = shot.shooter, shot.target
    # Whether ground covers the target from this shot, now and where it stood when the turn began.
    here, start = stand_of(scene, shot.target), start_of(earlier, shot.target)
    now = cover(scene.book, _standing(scene, shot, here, start))
    doubts = doubts_at(scene, shot.target, here)
    # What people said of the border that the target stands on, if they did.
    said = [scene.decided[each.key] for each in doubts if each.key in scene.decided]
    covered = Finding(said[0] if said else bool(now), now, doubts)
    covered_before = bool(cover(scene.book, _standing(scene, shot, start, start))) if start else None
    straggler, served = alone(scene, target), attendants_near(scene, target)
    helped, master = bearer_near(scene, shooter), master_nearer(scene, shooter, target)
    comes = advancing(scene, target, shooter, start_of(earlier, target)) if on_table(scene, target) else None
    parts = (covered, straggler, served, helped, master, *((comes,) if comes else ()))
    _, close = gathered(parts)
    found = replace(
        shot,
        cover=covered.value,
        cover_at_start=covered_before,
        alone=straggler.value,
        attendants=None if served.value is None else len(served.value),
        gives=_alone_near(scene, shot.target, served.value or ()),
        bearer_near=helped.value if scene.battle.unit_of(shooter).bearers else None,
        master_nearer=master.value if scene.figure(target).troop == BEARER else None,
        advancing=bool(comes and comes.value),
    )
    return Finding(found, close=close)


def _alone_near(scene: Scene, leader: str, near: tuple[str, ...]) -> tuple[str, ...]:
    """The only attendant near a leader who has several; of more than one, his player chooses."""
    return near if len(near) == 1 < len(scene.battle.unit_of(leader).attendants) else ()


def _standing(scene: Scene, shot: Aim, stand: Stand, start: Stand | None) -> Footing:
    figure = scene.figure(shot.target)
    moved = figure.moved is Moved.MOVED or (
        start is not None and start.spot != stand_of(scene, shot.target).spot
    )
    arm = scene.book.arm(figure.troop) or Arm.FOOT
    return Footing(
        grounds_at(scene.book, scene.layout, stand.spot),
        Arm.FOOT if on_foot(scene.book, figure, shot_at=True) else arm,
        scene.figure(shot.shooter).troop,
        shot.inches,
        moved=moved,
        lines_bank=not moved
        and lines_bank(scene, stand, body(scene, shot.target).base, stand_of(scene, shot.shooter).spot),
    )
