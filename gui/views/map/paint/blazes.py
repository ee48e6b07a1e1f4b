"""Fires, and the smoke that the wind carries away."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QRadialGradient

from gui.presenters.map.strewing import lot, seed
from gui.views.map.paint.easel import Easel
from heart_africa.table.layout import Blaze


def fire(easel: Easel, blaze: Blaze, radius: float, blown_to: float | None, smoke_in: float) -> None:
    """A fire `radius` inches across, its smoke blown to a bearing (degrees clockwise from north)."""
    middle, kind = easel.at(blaze.spot), seed(blaze.name)
    easel.blot(middle, radius, "shadow", 0.35)
    glow = QRadialGradient(middle, radius * 1.5)
    glow.setColorAt(0, easel.ink("flame_light", 0.9))
    glow.setColorAt(0.6, easel.ink("flame", 0.45))
    glow.setColorAt(1, easel.ink("flame", 0))
    easel.painter.setPen(Qt.PenStyle.NoPen)
    easel.painter.setBrush(glow)
    easel.painter.drawEllipse(middle, radius * 1.5, radius * 1.5)
    for number in range(14):
        turn = 6.2832 * lot(number, kind)
        spot = middle + QPointF(cos(turn), sin(turn)) * radius * 0.8 * lot(number, kind, 2)
        _flame(easel, spot, 0.35 + 0.5 * lot(number, kind, 3))
    smoke(easel, middle, (radius, smoke_in), blown_to, kind)


def _flame(easel: Easel, spot: QPointF, size: float) -> None:
    for ink, part in (("flame", 1.0), ("flame_light", 0.55)):
        own = size * part
        path = QPainterPath(spot + QPointF(0, own * 0.3))
        path.cubicTo(
            spot + QPointF(-own * 0.5, 0), spot + QPointF(-own * 0.1, -own * 0.4), spot + QPointF(0, -own)
        )
        path.cubicTo(
            spot + QPointF(own * 0.1, -own * 0.4), spot + QPointF(own * 0.5, 0), spot + QPointF(0, own * 0.3)
        )
        easel.wash(path, ink, 0.95)


def smoke(
    easel: Easel, middle: QPointF, size: tuple[float, float], blown_to: float | None, kind: int
) -> None:
    """Clouds one behind another: `size`, how wide it begins and how far it goes; without wind it stands."""
    wide, far = size
    bearing = radians(blown_to or 0)
    ahead = QPointF(sin(bearing), -cos(bearing)) if blown_to is not None else QPointF(0, 0)
    easel.painter.setPen(Qt.PenStyle.NoPen)
    for number in range(26):
        part = number / 26
        spot = (
            middle
            + ahead * far * part
            + QPointF(lot(number, kind, 8) - 0.5, lot(number, kind, 9) - 0.5) * wide * 1.3
        )
        radius = wide * (0.6 + 0.7 * part)
        soft = QRadialGradient(spot - QPointF(radius, radius) * 0.2, radius)
        soft.setColorAt(0, easel.ink("smoke", 0.30 * (1 - 0.65 * part)))
        soft.setColorAt(1, easel.ink("smoke", 0))
        easel.painter.setBrush(soft)
        easel.painter.drawEllipse(spot, radius, radius)
