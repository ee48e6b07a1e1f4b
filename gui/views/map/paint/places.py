"""Where people live: villages of thatched huts, camps of tents."""

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from gui.presenters.map.scatter import box_of, finer, lot, seed, spaced, strewn
from gui.views.map.paint.earth import wheel
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.growth import crown
from heart_africa.board.layout import Feature, Spot

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
        _gate(easel, gate)


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


def _gate(easel: Easel, gate: tuple[Spot, Spot]) -> None:
    easel.stroke(easel.line(gate), easel.flat("village_floor", 0.5))
    easel.stroke(easel.line(gate), easel.pen("door", 0.1, 0.7, Qt.PenStyle.DotLine))
    for end in gate:
        easel.blot(easel.at(end), 0.22, "stake")
        easel.blot(easel.at(end) - QPointF(0.05, 0.05), 0.1, "thatch_light")


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
