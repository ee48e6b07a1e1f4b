"""Streams, rivers with their fords, the sea: banks, depth, ripples along the course."""

from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from gui.presenters.map.scatter import box_of, lot, seed, spaced, strewn
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.growth import reeds, stone
from heart_africa.board.layout import Course, Spot, TerrainPiece


def watercourse(easel: Easel, feature: TerrainPiece) -> None:
    """Paint a stream or river: banks with reeds, water, its deep middle, ripples."""
    line, wide = easel.line(feature.course), feature.width_in or 1
    easel.stroke(line, easel.flat("bank", wide + 0.5, 0.75))
    easel.stroke(line, easel.flat("mud", wide + 0.2, 0.6))
    easel.stroke(line, easel.flat("water", wide))
    easel.stroke(line, easel.flat("water_deep", wide * 0.55, 0.45))
    easel.stroke(line, easel.flat("water_deep", wide * 0.3, 0.4))
    _ripples(easel, feature.course, wide, seed(feature.name))
    _banks(easel, feature.course, wide)
    for ford in feature.fords:
        _ford(easel, ford, wide)
    if feature.infested:
        for spot in spaced(feature.course, 11):
            crocodile(easel, easel.at(spot))


def sides(course: Course, step: float) -> list[tuple[Spot, Spot]]:
    """Spots every `step` inches along a line, each with the unit vector across it."""
    found = []
    for (x, y), (to_x, to_y) in pairwise(spaced(course, step)):
        long = hypot(to_x - x, to_y - y) or 1
        found.append(((x, y), ((to_y - y) / long, -(to_x - x) / long)))
    return found


def _ripples(easel: Easel, course: Course, wide: float, kind: int) -> None:
    for number, ((x, y), (across, up)) in enumerate(sides(course, 0.55)):
        aside = (lot(number, kind) - 0.5) * wide * 0.8
        long = 0.25 + 0.5 * lot(number, kind, 2)
        spot = (x + across * aside, y + up * aside)
        end = (spot[0] - up * long, spot[1] + across * long)
        easel.painter.setPen(easel.pen("water_light", 0.055, 0.8))
        easel.painter.drawLine(easel.at(spot), easel.at(end))


def _banks(easel: Easel, course: Course, wide: float) -> None:
    for number, ((x, y), (across, up)) in enumerate(sides(course, 0.9)):
        for side in (-1, 1):
            if lot(number, side + 5) > 0.5:
                far = side * (wide / 2 + 0.18)
                spot = easel.at((x + across * far, y + up * far))
                easel.stamp("reeds", number % 6, spot, 0.75, reeds)


def _ford(easel: Easel, ford: tuple[Spot, Spot], wide: float) -> None:
    """Paint a ford: shallow water over sand and stones."""
    line = easel.line(ford)
    across = min(3.0, max(1.4, wide * 0.6))
    easel.stroke(line, easel.flat("bank", across, 0.75))
    easel.stroke(line, easel.flat("water_light", across * 0.8, 0.55))
    for number, ((x, y), (side, up)) in enumerate(sides(ford, 0.4)):
        for place in (-0.4, 0.4):
            spot = easel.at((x + side * across * place, y + up * across * place))
            easel.stamp("pebble", number % 6, spot, 0.42, stone)


def sea_or_lake(easel: Easel, feature: TerrainPiece) -> None:
    """Paint open water: shallow along the shore, with waves."""
    area = easel.area(feature.outline)
    easel.wash(area, "water_deep")
    painter = easel.painter
    painter.save()
    painter.setClipPath(area)
    for wide, ink, alpha in (
        (7, "water", 0.3),
        (4.5, "water", 0.45),
        (2.4, "water_light", 0.3),
        (1, "water_light", 0.5),
    ):
        easel.stroke(area, easel.pen(ink, wide, alpha))
    easel.stroke(area, easel.pen("bank", 0.7, 0.9))
    for x, y, chance in strewn(box_of(feature.outline), 1.7, 31):
        spot = easel.at((x, y))
        path = QPainterPath(spot)
        half = 0.3 + 0.35 * chance
        path.quadTo(spot + QPointF(half / 2, -0.16), spot + QPointF(half, 0))
        path.quadTo(spot + QPointF(half * 1.5, -0.16), spot + QPointF(half * 2, 0))
        easel.stroke(path, easel.pen("water_light", 0.06, 0.55))
    painter.restore()
    if feature.infested:
        for x, y, chance in strewn(box_of(feature.outline), 9, 41):
            if chance > 0.4 and area.contains(easel.at((x, y))):
                crocodile(easel, easel.at((x, y)))


def crocodile(easel: Easel, spot: QPointF) -> None:
    """Paint the back and eyes of a crocodile above the water."""
    painter = easel.painter
    painter.save()
    painter.translate(spot)
    painter.rotate(-20)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(easel.ink("crown_dark", 0.95))
    body = QPainterPath(QPointF(-1.05, 0))
    body.cubicTo(QPointF(-0.5, -0.26), QPointF(0.1, -0.3), QPointF(0.45, -0.13))
    body.lineTo(QPointF(1.0, -0.08))
    body.quadTo(QPointF(1.12, 0), QPointF(1.0, 0.08))
    body.lineTo(QPointF(0.45, 0.13))
    body.cubicTo(QPointF(0.1, 0.3), QPointF(-0.5, 0.26), QPointF(-1.05, 0))
    painter.drawPath(body)
    for number in range(5):
        easel.blot(QPointF(-0.6 + number * 0.2, 0), 0.06, "crown_light", 0.9)
    for side in (-0.1, 0.1):
        easel.blot(QPointF(0.48, side), 0.07, "flame_light", 1)
    painter.restore()
