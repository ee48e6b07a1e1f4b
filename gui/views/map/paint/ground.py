"""The whole ground in its order: earth, water, roads, growth, heights, places, works, walls."""

from collections.abc import Callable, Mapping
from math import hypot
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from gui.presenters.map.scatter import box_of, finer, lot, seed, spaced, strewn
from gui.theme import DARK, Palette
from gui.views.map.inks import inks
from gui.views.map.paint.earth import bare_ground, wheel
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.growth import crown, cultivation, jungle, marsh, rocky_ground, tall_grass
from gui.views.map.paint.heights import escarpment, kopje, low_hill
from gui.views.map.paint.water import sea_or_lake, sides, watercourse
from gui.views.map.paint.works import building, work
from heart_africa.board.extents import ROAD_IN
from heart_africa.board.layout import Feature, Layout
from heart_africa.rules.tables.terrain import PieceId

# --- roads worn into the ground, and gullies cut into it ---


def road(easel: Easel, feature: Feature) -> None:
    """A caravan path: bare earth, ruts, footprints."""
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


def gully(easel: Easel, feature: Feature) -> None:
    """A dry bed between steep banks."""
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


# --- the whole ground in its order: earth, water, roads, growth, heights, places, works, walls ---


# --- where people live: villages of thatched huts, camps of tents ---


ROOM = 1.1
"""A hut stands at least so far from the edge of its village, in inches."""


def village(easel: Easel, feature: Feature) -> None:
    """Trodden earth, huts, a tree to sit under; round it a fence with its gates."""
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


def _sites(easel: Easel, area: QPainterPath, feature: Feature, step: float) -> list[tuple[QPointF, float]]:
    """Where something stands, off the edge, from north to south."""
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
    """A round hut under its cone of thatch, from above."""
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


def _fence(easel: Easel, feature: Feature) -> None:
    """Stakes side by side; a higher fence has two rows."""
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


def camp(easel: Easel, feature: Feature) -> None:
    """Tents about a fire, loads stacked up."""
    area = easel.area(feature.outline)
    easel.wash(area, "village_floor", 0.6)
    easel.stroke(area, easel.pen("road_edge", 0.1, 0.7, Qt.PenStyle.DashLine))
    for number, (spot, chance) in enumerate(_sites(easel, area, feature, 2.1)):
        easel.stamp("tent", number % 6, spot, 2.1 + 0.3 * chance, tent)
    easel.stamp("hearth", 0, area.boundingRect().center(), 1.2, hearth)


def tent(easel: Easel) -> None:
    """A ridge tent: its lit half, its dark half, ropes."""
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
    """A fire within stones."""
    easel.blot(QPointF(0, 0), 0.5, "shadow", 0.5)
    for number in range(8):
        easel.blot(wheel(number / 8, 0.5), 0.16, "rock_light")
    easel.blot(QPointF(0, 0), 0.3, "flame", 0.9)
    easel.blot(QPointF(-0.03, -0.05), 0.16, "flame_light")


# --- the whole ground in its order: earth, water, roads, growth, heights, places, works, walls ---


Paint = Callable[[Easel, Feature], None]
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
"""What is painted first to last: a hill lights up the grass on it, a sea takes up what runs into it."""
ORDER = tuple(PAINTS)


def paint_ground(easel: Easel, layout: Layout) -> None:
    """Everything that stays where it is."""
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
"""Leaves hang over a road or a river no farther than this, in inches."""


def _clear(easel: Easel, layout: Layout) -> QPainterPath:
    """Where nothing grows: roads and running water."""
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
