"""The whole ground in the order of painting: earth, water, roads, growth, heights, places, works, walls."""

from collections.abc import Callable, Iterable, Mapping
from math import ceil, hypot
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from gui.presenters.map.scatter import box_of, finer, lot, seed, spaced, strewn
from gui.theme import DARK, Palette
from gui.views.map.inks import colour, inks
from gui.views.map.paint.earth import bare_ground, cover_with_grass, wheel
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.growth import crown, cultivation, jungle, marsh, rocky_ground, stones, tall_grass
from gui.views.map.paint.water import sea_or_lake, sides, watercourse
from gui.views.map.paint.works import building, work
from heart_africa.board.extents import ROAD_IN
from heart_africa.board.layout import Course, Layout, Spot, TerrainPiece
from heart_africa.rules.book.terrain import PieceId

# --- hills, kopjes, escarpments ---


LIGHT_FROM = (-0.6, 0.8)
"""Where the light comes from: the north-west, as x to the east and y to the north."""
BANDS = 9
COARSE = 7.0
"""Pixels to an inch at which shading is painted, then softened by enlarging."""

Slope = list[tuple[Spot, Spot]]
"""Pairs of points from the foot to the top of a slope, all the way round."""


def low_hill(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a rounded hill; its crest is a line along its back."""
    area = easel.area(feature.outline)
    crest = feature.crest or _long_axis(feature.outline)
    slope = [(spot, _on(crest, spot)) for spot in finer(feature.outline, 0.6, closed=True)]
    easel.wash(area, "slope_light", 0.10)
    _shaded(easel, area, slope, 0.62)
    for part, wide in ((0.0, 0.09), (0.33, 0.05), (0.66, 0.05)):
        easel.stroke(_contour(easel, slope, part), easel.pen("crest", wide, 0.55))
    line = easel.line(crest)
    easel.stroke(line, easel.pen("halo", 0.3, 0.45))
    pen = easel.pen("crest", 0.14, 0.95)
    pen.setDashPattern([4, 2.2])
    easel.stroke(line, pen)
    for end in crest:
        easel.blot(easel.at(end), 0.14, "crest", 0.95)


def kopje(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a kopje: steep sides of boulders, level on top."""
    easel.wash(easel.area(feature.outline), "rock_floor", 0.75)
    slope = _to_top(feature)
    _shaded(easel, easel.area(feature.outline), slope, 0.6)
    ring = easel.area(feature.outline).subtracted(easel.area(feature.top))
    stones(easel, ring, feature.outline, 0.8)
    if feature.steep:
        _hachured(easel, slope, 0.2, 0.1)
    _level(easel, feature)
    if feature.path:
        pen = easel.pen("road", 0.4, 0.95)
        pen.setDashPattern([1.2, 1.0])
        easel.stroke(easel.line(feature.path), pen)


def escarpment(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a cliff with hachures down from its edge; one that rings a hill has them all round."""
    area = easel.area(feature.outline)
    slope = _to_top(feature) if feature.top else _from_edge(feature)
    easel.wash(area, "rock_floor", 0.55)
    _shaded(easel, area, slope, 0.55, closed=bool(feature.top))
    _hachured(easel, slope, 0.16, 0.13)
    easel.stroke(easel.line(tuple(foot for foot, _ in slope)), easel.pen("hachure", 0.05, 0.5))
    if feature.top:
        _level(easel, feature)
    else:
        easel.stroke(easel.line(feature.course), easel.pen("hachure", 0.17))
    for gap in feature.gaps:
        easel.wash(easel.area(gap), "road", 0.75)
        easel.stroke(easel.area(gap), easel.pen("road_edge", 0.06, 0.8, Qt.PenStyle.DashLine))


def _level(easel: Easel, feature: TerrainPiece) -> None:
    """Paint the level ground on top of a height."""
    top = easel.area(feature.top)
    easel.painter.fillPath(top, colour(easel.inks.ground(easel.environment)))
    easel.painter.save()
    easel.painter.setClipPath(top)
    cover_with_grass(easel, easel.environment, box_of(feature.top))
    easel.painter.restore()
    easel.wash(top, "slope_light", 0.25)
    easel.stroke(top, easel.pen("hachure", 0.15))


# --- slopes ---


def _long_axis(outline: Course) -> tuple[Spot, Spot]:
    """A line through the middle along the longer side, as crest of a hill without one."""
    west, south, east, north = box_of(outline)
    x, y = (west + east) / 2, (south + north) / 2
    if east - west >= north - south:
        return (x - (east - west) / 5, y), (x + (east - west) / 5, y)
    return (x, y - (north - south) / 5), (x, y + (north - south) / 5)


def _on(line: tuple[Spot, Spot], spot: Spot) -> Spot:
    """The point of a line that is nearest to a spot."""
    (x, y), (to_x, to_y) = line
    along, up = to_x - x, to_y - y
    long = along * along + up * up or 1
    part = min(1.0, max(0.0, ((spot[0] - x) * along + (spot[1] - y) * up) / long))
    return x + part * along, y + part * up


def _nearest(course: Iterable[Spot], spot: Spot) -> Spot:
    return min(course, key=lambda each: hypot(each[0] - spot[0], each[1] - spot[1]))


def _to_top(feature: TerrainPiece) -> Slope:
    top = finer(feature.top, 0.3, closed=True)
    return [(spot, _nearest(top, spot)) for spot in finer(feature.outline, 0.3, closed=True)]


def _from_edge(feature: TerrainPiece) -> Slope:
    """The slope of a cliff that is a line: pairs of spots, from the foot across to the edge."""
    edge = finer(feature.course, 0.3, closed=False)
    rim = finer(feature.outline, 0.25, closed=True)
    far = [spot for spot in rim if hypot(*_less(_nearest(edge, spot), spot)) > 0.3]
    return [(_nearest(far, spot), spot) for spot in edge] if far else []


def _less(one: Spot, other: Spot) -> Spot:
    return one[0] - other[0], one[1] - other[1]


def _between(slope: tuple[Spot, Spot], part: float) -> Spot:
    (x, y), (to_x, to_y) = slope
    return x + (to_x - x) * part, y + (to_y - y) * part


def _contour(easel: Easel, slope: Slope, part: float) -> QPainterPath:
    return easel.area(tuple(_between(each, part) for each in slope))


def _shaded(easel: Easel, area: QPainterPath, slope: Slope, strength: float, *, closed: bool = True) -> None:
    """Paint light on slopes toward the sun and shade on the others.

    It is painted at few pixels an inch and enlarged, so that it is soft.
    """
    box = area.boundingRect().adjusted(-1, -1, 1, 1)
    image = QImage(
        ceil(box.width() * COARSE), ceil(box.height() * COARSE), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.scale(COARSE, COARSE)
    painter.translate(-box.topLeft())
    painter.setPen(Qt.PenStyle.NoPen)
    for here, there in zip(slope, [*slope[1:], *(slope[:1] if closed else ())], strict=False):
        lit = _lit(here)
        steep = min(1.0, 2.2 / max(0.7, hypot(*_less(here[1], here[0])) ** 0.6))
        for band in range(BANDS):
            low, high = band / BANDS, (band + 1) / BANDS
            alpha = abs(lit) * strength * steep * (0.35 + 0.65 * (1 - high) ** 0.5)
            painter.setBrush(easel.ink("slope_light" if lit > 0 else "slope_dark", alpha))
            corners = [_between(here, low), _between(here, high), _between(there, high), _between(there, low)]
            painter.drawPolygon(easel.polygon(corners))
    painter.end()
    easel.painter.save()
    easel.painter.setClipPath(area)
    easel.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    easel.painter.drawImage(QRectF(box), _softened(image))
    easel.painter.restore()


def _softened(image: QImage) -> QImage:
    """The picture at half its size, so that seams between its parts no longer show."""
    return image.scaled(
        max(1, image.width() // 2), max(1, image.height() // 2),
        Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
    )  # fmt: skip


def _lit(slope: tuple[Spot, Spot]) -> float:
    """How far a slope faces the sun, from -1 to 1."""
    down = _less(slope[0], slope[1])
    long = hypot(*down) or 1
    return (down[0] * LIGHT_FROM[0] + down[1] * LIGHT_FROM[1]) / long


def _hachured(easel: Easel, slope: Slope, wide: float, least: float) -> None:
    """Paint wedges from the edge down, thick at the top, darker on the side away from the sun."""
    painter = easel.painter
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (foot, top) in enumerate(slope):
        down = _less(foot, top)
        long = hypot(*down)
        if long < least:
            continue
        reach = 0.62 + 0.38 * lot(number, 3)
        tip = (top[0] + down[0] * reach, top[1] + down[1] * reach)
        side = (-down[1] / long * wide / 2, down[0] / long * wide / 2)
        painter.setBrush(easel.ink("hachure", 0.75 if _lit((foot, top)) > 0 else 0.95))
        ends = [(top[0] + side[0], top[1] + side[1]), tip, (top[0] - side[0], top[1] - side[1])]
        painter.drawPolygon(easel.polygon(ends))


# --- roads and gullies ---


def road(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a caravan path: bare earth, ruts, footprints."""
    line, wide = easel.line(feature.course), feature.width_in or ROAD_IN
    easel.stroke(line, easel.pen("road_edge", wide + 0.16, 0.35))
    easel.stroke(line, easel.pen("road", wide, 0.95))
    easel.stroke(line, easel.pen("halo", wide * 0.45, 0.16))
    kind = seed(feature.name)
    for number, ((x, y), (across, up)) in enumerate(sides(feature.course, 0.5)):
        for side in (-0.28, 0.28):
            if lot(number, kind, int(side * 10)) > 0.25:
                aside = wide * side + (lot(number, kind) - 0.5) * 0.12
                start = (x + across * aside, y + up * aside)
                end = (start[0] - up * 0.38, start[1] + across * 0.38)
                easel.painter.setPen(easel.pen("road_edge", 0.07, 0.5))
                easel.painter.drawLine(easel.at(start), easel.at(end))


def gully(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a dry bed between steep banks."""
    line, wide = easel.line(feature.course), feature.width_in or 2
    easel.stroke(line, easel.flat("road_edge", wide + 0.3, 0.4))
    easel.stroke(line, easel.flat("gully_dark", wide, 0.95))
    easel.stroke(line, easel.flat("gully_floor", wide * 0.66))
    easel.stroke(line, easel.flat("road", wide * 0.25, 0.4))
    easel.painter.setPen(easel.pen("gully_dark", 0.08, 0.9))
    for number, ((x, y), (across, up)) in enumerate(sides(feature.course, 0.3)):
        for side in (-1, 1):
            edge, deep = side * wide / 2, side * wide * (0.18 + 0.16 * lot(number, side + 3))
            easel.painter.drawLine(
                easel.at((x + across * edge, y + up * edge)), easel.at((x + across * deep, y + up * deep))
            )
    for number, spot in enumerate(spaced(feature.course, 0.7)):
        easel.blot(easel.at(spot), 0.06 + 0.06 * lot(number, 8), "rock_light", 0.5)


# --- villages and camps ---


ROOM = 1.1
"""The least distance of a hut from the edge of its village, in inches."""


def village(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a village: trodden earth, huts, a tree; round it a fence with its gates."""
    area = easel.area(feature.outline)
    easel.wash(area, "village_floor", 0.95)
    easel.stroke(area, easel.pen("road_edge", 0.12, 0.5))
    for number, (spot, chance) in enumerate(_sites(easel, area, feature, 2.2)):
        if chance > 0.92:
            easel.stamp("crown", number % 6, spot, 1.8, crown)
        else:
            easel.stamp("hut", number % 6, spot, 1.9 + 0.5 * chance, hut)
    if feature.fence:
        _fence(easel, feature)
    for gate in feature.gates:
        easel.stroke(easel.line(gate), easel.flat("village_floor", 0.5))
        easel.stroke(easel.line(gate), easel.pen("door", 0.1, 0.7, Qt.PenStyle.DotLine))
        for end in gate:
            easel.blot(easel.at(end), 0.22, "stake")
            easel.blot(easel.at(end) - QPointF(0.05, 0.05), 0.1, "thatch_light")


def _sites(
    easel: Easel, area: QPainterPath, feature: TerrainPiece, step: float
) -> list[tuple[QPointF, float]]:
    """Places for huts or tents in a feature, off its edge, north to south, each with a number from 0 to 1."""
    rim = [easel.at(spot) for spot in finer(feature.outline, 0.5, closed=True)]
    found = []
    for x, y, chance in strewn(box_of(feature.outline), step, seed(feature.name) % 97):
        spot = easel.at((x, y))
        if (
            not easel.clear.contains(spot)
            and area.contains(spot)
            and min(hypot(r.x() - spot.x(), r.y() - spot.y()) for r in rim) > ROOM
        ):
            found.append((spot, chance))
    return sorted(found, key=lambda each: each[0].y())


def hut(easel: Easel) -> None:
    """Paint a round thatched hut from above."""
    easel.blot(QPointF(0.13, 0.17), 0.7, "shadow", 0.35)
    easel.blot(QPointF(0, 0), 0.7, "thatch_dark")
    easel.blot(QPointF(-0.02, -0.03), 0.64, "thatch")
    for straw in range(26):
        turn = straw / 26
        lit = 0.5 < turn < 0.9
        easel.painter.setPen(easel.pen("thatch_light" if lit else "thatch_dark", 0.045, 0.75))
        start = wheel(turn, 0.12)
        easel.painter.drawLine(
            start, wheel(turn + 0.01 * (easel.chance(straw) - 0.5), 0.6 + 0.1 * easel.chance(straw))
        )
    easel.blot(QPointF(-0.03, -0.05), 0.13, "thatch_light")
    easel.blot(QPointF(-0.01, -0.02), 0.06, "thatch_dark")
    door = wheel(easel.chance(77), 0.66)
    easel.blot(door, 0.12, "door", 0.8)


def _fence(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a fence of stakes; a high fence has two rows."""
    gates = [easel.line(gate) for gate in feature.gates]
    for number, spot in enumerate(spaced((*feature.outline, feature.outline[0]), 0.2)):
        point = easel.at(spot)
        if any(_near(gate, point) for gate in gates):
            continue
        size = 0.13 + 0.05 * lot(number, 1)
        easel.blot(point + QPointF(0.06, 0.09), size, "shadow", 0.4)
        easel.blot(point, size, "stake")
        easel.blot(point - QPointF(0.03, 0.03), size * 0.5, "thatch")
    easel.stroke(
        easel.area(feature.outline), easel.pen("stake", 0.22 if feature.fence == "higher" else 0.08, 0.6)
    )


def _near(line: QPainterPath, point: QPointF) -> bool:
    box = line.boundingRect().adjusted(-0.12, -0.12, 0.12, 0.12)
    return box.contains(point)


def camp(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a camp: tents around a fire, and stacked loads."""
    area = easel.area(feature.outline)
    easel.wash(area, "village_floor", 0.6)
    easel.stroke(area, easel.pen("road_edge", 0.1, 0.7, Qt.PenStyle.DashLine))
    for number, (spot, chance) in enumerate(_sites(easel, area, feature, 2.1)):
        easel.stamp("tent", number % 6, spot, 2.1 + 0.3 * chance, tent)
    easel.stamp("hearth", 0, area.boundingRect().center(), 1.2, hearth)


def tent(easel: Easel) -> None:
    """Paint a ridge tent: a lit half, a dark half, ropes."""
    painter = easel.painter
    painter.rotate(-35 + 70 * easel.chance(1))
    for side in (-1, 1):
        painter.setPen(easel.pen("thorn", 0.03, 0.8))
        for along in (-0.5, 0.0, 0.5):
            painter.drawLine(QPointF(along, side * 0.42), QPointF(along * 1.25, side * 0.75))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(easel.ink("shadow", 0.35))
    painter.drawRect(QRectF(-0.55, -0.3, 1.26, 0.85))
    painter.setBrush(easel.ink("canvas"))
    painter.drawPolygon([QPointF(-0.62, 0), QPointF(-0.58, -0.45), QPointF(0.58, -0.45), QPointF(0.62, 0)])
    painter.setBrush(easel.ink("canvas_dark"))
    painter.drawPolygon([QPointF(-0.62, 0), QPointF(-0.58, 0.45), QPointF(0.58, 0.45), QPointF(0.62, 0)])
    painter.setPen(easel.pen("thorn", 0.05))
    painter.drawLine(QPointF(-0.64, 0), QPointF(0.64, 0))


def hearth(easel: Easel) -> None:
    """Paint a fire between stones."""
    easel.blot(QPointF(0, 0), 0.5, "shadow", 0.5)
    for number in range(8):
        easel.blot(wheel(number / 8, 0.5), 0.16, "rock_light")
    easel.blot(QPointF(0, 0), 0.3, "flame", 0.9)
    easel.blot(QPointF(-0.03, -0.05), 0.16, "flame_light")


# --- the whole ground, layer by layer ---


Paint = Callable[[Easel, TerrainPiece], None]
PAINTS: Mapping[PieceId, Paint] = MappingProxyType(
    {
        PieceId.ROCKY_GROUND: rocky_ground,
        PieceId.CULTIVATION: cultivation,
        PieceId.TALL_GRASS: tall_grass,
        PieceId.JUNGLE: jungle,
        PieceId.MARSH: marsh,
        PieceId.LOW_HILL: low_hill,
        PieceId.ESCARPMENT: escarpment,
        PieceId.KOPJE: kopje,
        PieceId.GULLY: gully,
        PieceId.STREAM: watercourse,
        PieceId.RIVER: watercourse,
        PieceId.ROAD: road,
        PieceId.SEA_OR_LAKE: sea_or_lake,
        PieceId.VILLAGE: village,
        PieceId.CAMP: camp,
    }
)
"""How each kind is painted, in this order: a hill shades its grass, a sea covers what runs into it."""
ORDER = tuple(PAINTS)


def paint_ground(easel: Easel, layout: Layout) -> None:
    """Paint everything that does not move or change during a battle."""
    painter = easel.painter
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(QRectF(0, 0, layout.long_in, layout.wide_in))
    bare_ground(easel, layout)
    easel.clear, easel.environment = _clear(easel, layout), layout.environment
    for feature in sorted(layout.features, key=lambda each: ORDER.index(each.what)):
        PAINTS[feature.what](easel, feature)
    for laid in layout.works:
        if laid.kind not in {"stake_trap", "dummy_trap"}:
            work(easel, laid)
    for built in layout.buildings:
        building(easel, built)
    painter.restore()


CLEAR = frozenset({PieceId.ROAD, PieceId.RIVER, PieceId.STREAM})
MARGIN = 0.5
"""How far leaves hang over a road or a river at most, in inches."""


def _clear(easel: Easel, layout: Layout) -> QPainterPath:
    """The area where nothing grows: roads and running water."""
    found = QPainterPath()
    found.setFillRule(Qt.FillRule.WindingFill)
    for feature in layout.features:
        if feature.what in CLEAR and feature.course:
            found.addPath(easel.band(feature.course, (feature.width_in or ROAD_IN) + MARGIN))
    return found


def ground_picture(layout: Layout, colours: Palette, px: float) -> QImage:
    """The ground as a picture of so many pixels an inch."""
    image = QImage(round(layout.long_in * px), round(layout.wide_in * px), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(px, px)
    paint_ground(Easel(painter, inks(colours), layout.wide_in, px, dark=colours is DARK), layout)
    painter.end()
    return image
