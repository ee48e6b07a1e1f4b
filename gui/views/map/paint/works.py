"""Works to fight behind: earthworks, thorn, kraals, traps, tembas with their rooms and doors."""

from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from gui.presenters.map.scatter import lot, spaced
from gui.views.map.paint.earth import wheel
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.water import sides
from heart_africa.board.layout import Building, Wall, Work


def work(easel: Easel, laid: Work) -> None:
    """Paint a work that an army has bought."""
    match laid.kind:
        case "fortification":
            # a bank of earth, its stakes outward
            line = easel.line(laid.course)
            easel.painter.translate(0.08, 0.12)
            easel.stroke(line, easel.flat("shadow", 0.8, 0.35))
            easel.painter.translate(-0.08, -0.12)
            easel.stroke(line, easel.flat("crest", 0.78))
            easel.stroke(line, easel.flat("earthwork", 0.62))
            easel.stroke(line, easel.flat("slope_light", 0.2, 0.5))
            easel.painter.setPen(easel.pen("stake", 0.09))
            for (x, y), (across, up) in sides(laid.course, 0.45):
                easel.painter.drawLine(
                    easel.at((x - across * 0.3, y - up * 0.3)), easel.at((x + across * 0.55, y + up * 0.55))
                )
        case "barricade" | "kraal":
            _thorn(easel, laid)


def _thorn(easel: Easel, laid: Work) -> None:
    """Paint branches of thorn heaped along a line."""
    easel.stroke(easel.line(laid.course), easel.pen("shadow", 0.7, 0.25))
    easel.stroke(easel.line(laid.course), easel.pen("thorn", 0.35, 0.45))
    easel.painter.setPen(easel.pen("thorn", 0.055))
    for number, (x, y) in enumerate(spaced(laid.course, 0.16)):
        middle = easel.at((x, y)) + QPointF(lot(number, 1) - 0.5, lot(number, 2) - 0.5) * 0.3
        tip = wheel(lot(number, 3), 0.3)
        easel.painter.drawLine(middle - tip, middle + tip)
        easel.painter.drawLine(middle, middle + wheel(lot(number, 4), 0.2))


def trap(easel: Easel, laid: Work, across_in: float) -> None:
    """Paint a pit under leaves, `across_in` inches wide; only a real stake trap shows stakes."""
    spot, radius = easel.at(laid.course[0]), across_in / 2
    easel.blot(spot, radius, "crown", 0.5)
    easel.painter.setPen(easel.pen("ink", 0.07, 0.9, Qt.PenStyle.DashLine))
    easel.painter.setBrush(Qt.BrushStyle.NoBrush)
    easel.painter.drawEllipse(spot, radius, radius)
    easel.painter.setPen(easel.pen("ink", 0.12))
    if laid.kind == "stake_trap":
        for turn in (0.125, 0.375):
            easel.painter.drawLine(spot - wheel(turn, 0.42), spot + wheel(turn, 0.42))
    else:
        easel.painter.drawEllipse(spot, 0.3, 0.3)


# --- tembas ---


def building(easel: Easel, built: Building) -> None:
    """Paint a temba: flat roofs around a yard, walls with their doors and breaches."""
    whole = QPainterPath()
    for room in built.rooms:
        whole = whole.united(easel.area(room))
    whole = whole.united(easel.area(built.yard)) if built.yard else whole
    easel.painter.translate(0.16, 0.22)
    easel.wash(whole, "shadow", 0.4)
    easel.painter.translate(-0.16, -0.22)
    if built.yard:
        easel.wash(easel.area(built.yard), "village_floor")
    for number, room in enumerate(built.rooms):
        path = easel.area(room)
        easel.wash(path, "roof" if number % 2 else "roof_light")
        easel.painter.save()
        easel.painter.setClipPath(path)
        easel.painter.setPen(easel.pen("wall", 0.05, 0.3))
        box = path.boundingRect()
        for beam in range(int(box.width() / 0.4) + 1):
            x = box.left() + beam * 0.4
            easel.painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        easel.painter.restore()
        easel.stroke(path, easel.pen("wall", 0.08, 0.5))
    for wall in built.walls:
        _wall(easel, wall)


def _wall(easel: Easel, wall: Wall) -> None:
    thick = 0.3 if wall.outer else 0.2
    easel.stroke(easel.line(wall.ends), easel.pen("wall", thick))
    easel.stroke(easel.line(wall.ends), easel.pen("roof_light", thick * 0.3, 0.6))
    for door in wall.doors:
        easel.stroke(easel.line(door), easel.flat("door", thick + 0.08))
        easel.stroke(easel.line(door), easel.flat("village_floor", thick * 0.4))
    for breach in wall.breaches:
        # rubble where the wall was
        easel.stroke(easel.line(breach), easel.flat("village_floor", 0.42))
        (x, y), (to_x, to_y) = breach
        for number in range(max(4, int(hypot(to_x - x, to_y - y) * 5))):
            part = lot(number, 5)
            spot = easel.at((x + (to_x - x) * part, y + (to_y - y) * part))
            aside = wheel(lot(number, 6), 0.42 * lot(number, 7))
            easel.blot(spot + aside, 0.08 + 0.08 * lot(number, 8), "wall" if number % 2 else "roof", 1)


# --- a flame ---


def flame(easel: Easel, spot: QPointF, size: float) -> None:
    """Paint one flame with its foot at a spot."""
    for ink, part in (("flame", 1.0), ("flame_light", 0.55)):
        own = size * part
        foot = spot + QPointF(0, own * 0.3)
        path = QPainterPath(foot)
        path.cubicTo(
            spot + QPointF(-own * 0.5, 0), spot + QPointF(-own * 0.1, -own * 0.4), spot - QPointF(0, own)
        )
        path.cubicTo(spot + QPointF(own * 0.1, -own * 0.4), spot + QPointF(own * 0.5, 0), foot)
        easel.wash(path, ink, 0.95)
