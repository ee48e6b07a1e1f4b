"""Hills, kopjes, escarpments: shaded slopes, contours, crests, hachures."""

from collections.abc import Iterable
from math import ceil, hypot

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from gui.presenters.map.scatter import box_of, finer, lot
from gui.views.map.inks import colour
from gui.views.map.paint.earth import cover_with_grass
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.growth import stones
from heart_africa.board.layout import Course, Feature, Spot

LIGHT_FROM = (-0.6, 0.8)
"""The sun stands in the north-west: x east, y north."""
BANDS = 9
COARSE = 7.0
"""Shading is painted at so many pixels an inch and softened by enlarging it."""

Slope = list[tuple[Spot, Spot]]
"""From the foot to the top, all the way round."""


def low_hill(easel: Easel, feature: Feature) -> None:
    """A rounded hill, its crest a line along its back."""
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


def kopje(easel: Easel, feature: Feature) -> None:
    """A rocky height: steep sides of boulders, level above."""
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


def escarpment(easel: Easel, feature: Feature) -> None:
    """A cliff: hachures down from its edge; of one that rings a hill, all the way round."""
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


def _level(easel: Easel, feature: Feature) -> None:
    """The ground on top."""
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
    """A line through the middle along the longer side, for a hill that has no crest."""
    west, south, east, north = box_of(outline)
    x, y = (west + east) / 2, (south + north) / 2
    if east - west >= north - south:
        return (x - (east - west) / 5, y), (x + (east - west) / 5, y)
    return (x, y - (north - south) / 5), (x, y + (north - south) / 5)


def _on(line: tuple[Spot, Spot], spot: Spot) -> Spot:
    """The nearest point of a line."""
    (x, y), (to_x, to_y) = line
    along, up = to_x - x, to_y - y
    long = along * along + up * up or 1
    part = min(1.0, max(0.0, ((spot[0] - x) * along + (spot[1] - y) * up) / long))
    return x + part * along, y + part * up


def _nearest(course: Iterable[Spot], spot: Spot) -> Spot:
    return min(course, key=lambda each: hypot(each[0] - spot[0], each[1] - spot[1]))


def _to_top(feature: Feature) -> Slope:
    top = finer(feature.top, 0.3, closed=True)
    return [(spot, _nearest(top, spot)) for spot in finer(feature.outline, 0.3, closed=True)]


def _from_edge(feature: Feature) -> Slope:
    """Of a cliff that is a line: from its edge to the far side of its slope."""
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
    """Light on the slopes toward the sun, shade on the others; painted coarsely, so that it is soft."""
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
    """The same without its seams."""
    return image.scaled(
        max(1, image.width() // 2), max(1, image.height() // 2),
        Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
    )  # fmt: skip


def _lit(slope: tuple[Spot, Spot]) -> float:
    """How a slope faces the sun, from -1 to 1; it falls from its top to its foot."""
    down = _less(slope[0], slope[1])
    long = hypot(*down) or 1
    return (down[0] * LIGHT_FROM[0] + down[1] * LIGHT_FROM[1]) / long


def _hachured(easel: Easel, slope: Slope, wide: float, least: float) -> None:
    """Wedges from the edge down, thick where it begins, darker on the far side of the sun."""
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
