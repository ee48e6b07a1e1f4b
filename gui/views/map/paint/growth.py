"""What grows or lies in an area: jungle, tall grass, stones, fields, reeds."""

from math import atan2, cos, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from gui.presenters.map.scatter import box_of, lot, seed, strewn
from gui.views.map.paint.earth import wheel
from gui.views.map.paint.easel import Easel
from heart_africa.board.layout import Course, TerrainPiece


def _soft_floor(easel: Easel, area: QPainterPath, ink: str, alpha: float) -> None:
    """Paint the ground of an area with a shaded edge, except roads and water in it."""
    area = area.subtracted(easel.clear)
    easel.wash(area, ink, alpha)
    easel.painter.save()
    easel.painter.setClipPath(area)
    for wide, dark in ((1.2, 0.10), (0.6, 0.12), (0.25, 0.2)):
        easel.stroke(area, easel.pen("shadow", wide, dark * 0.6))
    easel.painter.restore()


# --- jungle ---


def jungle(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a jungle: its ground, then its trees."""
    area = easel.area(feature.outline)
    _soft_floor(easel, area, "jungle_floor", 0.92)
    trees(easel, area, feature.outline)


def trees(easel: Easel, area: QPainterPath, outline: Course) -> None:
    """Paint crowns close together, with bushes and palms between them."""
    easel.stamped(area, outline, 0.62, "bush", 0.95, bush)
    easel.stamped(area, outline, 1.3, "palm", 1.7, palm)
    easel.stamped(area, outline, 1.05, "crown", 1.75, crown)


def _lobes(radius: float, easel: Easel, number: int, aside: QPointF, size: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for lobe in range(number):
        far = radius * (0.75 + 0.35 * easel.chance(lobe))
        middle = wheel((lobe + 0.5 * easel.chance(lobe + 30)) / number, far) + aside
        own = size * (0.8 + 0.4 * easel.chance(lobe + 60))
        path.addEllipse(middle, own, own)
    path.addEllipse(aside, radius, radius)
    return path


def crown(easel: Easel) -> None:
    """Paint a tree from above, lit from the north-west."""
    easel.wash(_lobes(0.5, easel, 7, QPointF(0.14, 0.18), 0.27), "shadow", 0.34)
    easel.wash(_lobes(0.5, easel, 7, QPointF(0, 0), 0.26), "crown_dark")
    easel.wash(_lobes(0.42, easel, 7, QPointF(-0.05, -0.06), 0.21), "crown")
    for leaf in range(9):
        spot = wheel(easel.chance(leaf + 5), 0.42 * easel.chance(leaf + 12) ** 0.6) + QPointF(-0.13, -0.15)
        easel.blot(spot, 0.06 + 0.07 * easel.chance(leaf + 21), "crown_light", 0.75)


def palm(easel: Easel) -> None:
    """Paint a palm from above."""
    for lap, ink in ((QPointF(0.12, 0.15), "shadow"), (QPointF(0, 0), "palm")):
        for frond in range(8):
            tip = wheel((frond + easel.chance(frond) * 0.5) / 8, 0.72) + lap
            side = wheel((frond + 0.55) / 8, 0.42) + lap
            path = QPainterPath(lap)
            path.quadTo(side, tip)
            easel.stroke(path, easel.pen(ink, 0.12, 0.35 if ink == "shadow" else 1))
    easel.blot(QPointF(0, 0), 0.12, "trunk", 0.9)


def bush(easel: Easel) -> None:
    """Paint a bush of the undergrowth."""
    easel.wash(_lobes(0.4, easel, 5, QPointF(0.1, 0.14), 0.3), "shadow", 0.22)
    easel.wash(_lobes(0.4, easel, 5, QPointF(0, 0), 0.3), "crown", 0.85)
    easel.blot(QPointF(-0.15, -0.18), 0.3, "crown_light", 0.6)


# --- tall grass ---


def tall_grass(easel: Easel, feature: TerrainPiece) -> None:
    """Paint an area of grass higher than a man."""
    area = easel.area(feature.outline)
    _soft_floor(easel, area, "tall_floor", 0.8)
    easel.stamped(area, feature.outline, 0.5, "blades", 0.95, blades)


def blades(easel: Easel) -> None:
    """Paint a clump of tall grass."""
    for blade in range(9):
        start = (blade - 4) * 0.13 + (easel.chance(blade) - 0.5) * 0.15
        lean = 0.16 + 0.3 * easel.chance(blade + 8) + (blade - 4) * 0.05
        ink = ("tall_dark", "tall", "tall_light")[int(easel.chance(blade + 16) * 3)]
        path = QPainterPath(QPointF(start, 0.75))
        path.quadTo(
            QPointF(start + lean * 0.25, 0), QPointF(start + lean, -0.5 - 0.4 * easel.chance(blade + 4))
        )
        easel.stroke(path, easel.pen(ink, 0.1, 0.95))


# --- rocks ---


def rocky_ground(easel: Easel, feature: TerrainPiece) -> None:
    """Paint an area of stones, large and small."""
    area = easel.area(feature.outline)
    _soft_floor(easel, area, "rock_floor", 0.7)
    stones(easel, area, feature.outline)


def stones(easel: Easel, area: QPainterPath, outline: Course, step: float = 0.95) -> None:
    """Strew stones over an area, `step` inches apart."""
    easel.stamped(area, outline, step * 0.55, "pebble", 0.4, stone)
    easel.stamped(area, outline, step, "stone", 0.95, stone)


STONE = (
    (QPointF(0.14, 0.18), "shadow", 0.4, 1.0),
    (QPointF(0, 0), "rock_dark", 1.0, 1.0),
    (QPointF(-0.04, -0.06), "rock", 1.0, 0.86),
    (QPointF(-0.12, -0.16), "rock_light", 0.9, 0.5),
)
"""The layers of a stone: its place, colour, opacity and size."""


def stone(easel: Easel) -> None:
    """Paint a stone with its shadow, a lit side and a dark one."""
    corners = [wheel((n + 0.6 * easel.chance(n)) / 6, 0.45 + 0.25 * easel.chance(n + 8)) for n in range(6)]
    for aside, ink, alpha, size in STONE:
        path = QPainterPath()
        path.addPolygon([corner * size + aside for corner in corners])
        path.closeSubpath()
        easel.wash(path, ink, alpha)


# --- fields ---


def cultivation(easel: Easel, feature: TerrainPiece) -> None:
    """Paint plots, each with its own rows of millet."""
    area = easel.area(feature.outline)
    _soft_floor(easel, area, "field", 0.85)
    easel.painter.save()
    easel.painter.setClipPath(area)
    turn = _lie(feature.outline)
    for x, y, chance in strewn(box_of(feature.outline, 3), 4.2, 17 + seed(feature.name) % 5):
        _plot(easel, QPointF(easel.at((x, y))), turn + (1.57 if chance > 0.5 else 0), chance)
    easel.painter.restore()
    easel.stroke(area, easel.pen("furrow", 0.1, 0.8))


def _lie(outline: Course) -> float:
    """The direction of the longest edge, as an angle in radians."""
    edges = zip(outline, (*outline[1:], outline[0]), strict=True)
    (x, y), (to_x, to_y) = max(
        edges, key=lambda edge: (edge[0][0] - edge[1][0]) ** 2 + (edge[0][1] - edge[1][1]) ** 2
    )
    return atan2(y - to_y, to_x - x)


def _plot(easel: Easel, middle: QPointF, turn: float, chance: float) -> None:
    """Paint a small field: furrows with plants along them."""
    painter = easel.painter
    painter.save()
    painter.translate(middle)
    painter.rotate(turn * 57.2958)
    half = 2.15
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(easel.ink("field" if chance < 0.3 else "crop", 0.35 + 0.3 * chance))
    painter.drawRect(QRectF(-2.3, -2.15, 4.6, 4.3))
    rows = 9
    for row in range(rows):
        y = -half + (row + 0.5) * 2 * half / rows
        painter.setPen(easel.flat("furrow", 0.09, 0.55))
        painter.drawLine(QPointF(-half, y), QPointF(half, y))
        for plant in range(11):
            x = -half + (plant + 0.5 * lot(row, plant, 3)) * 2 * half / 11
            easel.blot(QPointF(x, y - 0.1), 0.085 + 0.05 * lot(plant, row, int(chance * 99)),
                       "crop" if (row + plant) % 3 else "crop_light", 0.95)  # fmt: skip
    painter.restore()


# --- marsh ---


def marsh(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a marsh: mud, pools and reeds; growth that it is combined with comes on top."""
    area = easel.area(feature.outline)
    _soft_floor(easel, area, "mud", 0.88)
    painter = easel.painter
    painter.save()
    painter.setClipPath(area)
    for x, y, chance in strewn(box_of(feature.outline), 1.9, 23):
        middle = easel.at((x, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(easel.ink("water", 0.75))
        painter.drawEllipse(middle, 0.5 + 0.7 * chance, 0.25 + 0.35 * chance)
        painter.setPen(easel.pen("water_light", 0.07, 0.9))
        painter.drawLine(middle + QPointF(-0.35, -0.05), middle + QPointF(0.3 * chance, -0.05))
    painter.restore()
    if feature.grows == "jungle":
        easel.stamped(area, feature.outline, 2.5, "crown", 1.6, crown)
    easel.stamped(area, feature.outline, 0.95, "reeds", 0.95, reeds)
    if feature.grows == "tall_grass":
        easel.stamped(area, feature.outline, 0.75, "blades", 0.95, blades)


def reeds(easel: Easel) -> None:
    """Paint a clump of papyrus."""
    for stem in range(5):
        foot = QPointF((stem - 2) * 0.2, 0.7)
        head = QPointF(
            (stem - 2) * 0.3 + (easel.chance(stem) - 0.5) * 0.2, -0.35 - 0.35 * easel.chance(stem + 5)
        )
        easel.painter.setPen(easel.pen("reed", 0.09))
        easel.painter.drawLine(foot, head)
        for hair in range(5):
            turn = -0.5 + (hair - 2) * 0.11
            easel.painter.drawLine(
                head, head + QPointF(cos(turn * 6.283) * 0.17 + (hair - 2) * 0.05, sin(turn * 3.14) * 0.2)
            )
