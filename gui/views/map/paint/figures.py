"""Figures: the base as it stands, whose it is (square or round within), its sign, which way it faces."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from gui.presenters.map.figure_looks import Look
from gui.views.map.inks import Inks, colour
from gui.views.map.paint.signs import draw_sign

ROOM = 0.22
"""So much around a base is painted too: its shadow, its tick, its smoke."""


def figure_picture(look: Look, inks: Inks, px: float) -> QPixmap:
    """A figure that faces north, at so many pixels an inch, its middle in the middle."""
    wide, deep = (ceil((side + 2 * ROOM) * px) for side in (look.wide_in, look.deep_in))
    made = QPixmap(max(2, wide), max(2, deep))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(made.width() / 2, made.height() / 2)
    painter.scale(px, px)
    paint_figure(painter, look, inks)
    painter.end()
    return made


def paint_figure(painter: QPainter, look: Look, inks: Inks) -> None:
    """The same about the painter's own origin, in inches."""
    own, upon = (colour(name) for name in inks.side(look.side))
    if look.hidden:
        painter.setOpacity(0.6)
    body = _body(look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(0.05, 0.07)
    painter.fillPath(body, colour(inks.shadow, 0.45))
    painter.translate(-0.05, -0.07)
    painter.fillPath(body, _ground(own, upon, look))
    _rim(painter, body, inks, look)
    _within(painter, look, own, upon)
    _tick(painter, look, inks)
    _marks(painter, look, inks)


def _body(look: Look) -> QPainterPath:
    """The base: its true shape; a vessel has a bow."""
    wide, deep = look.wide_in / 2, look.deep_in / 2
    path = QPainterPath()
    if look.round:
        path.addEllipse(QPointF(0, 0), wide, wide)
    elif look.sign == "boat":
        path.moveTo(0, -deep)
        path.cubicTo(wide * 1.1, -deep * 0.5, wide, deep * 0.5, wide * 0.55, deep)
        path.lineTo(-wide * 0.55, deep)
        path.cubicTo(-wide, deep * 0.5, -wide * 1.1, -deep * 0.5, 0, -deep)
    else:
        path.addRect(QRectF(-wide, -deep, 2 * wide, 2 * deep))
    return path


def _ground(own: QColor, upon: QColor, look: Look) -> QColor:
    """Red bases are dark all over, blue ones light with a dark disc: to be told apart without colour."""
    return own if look.side == "red" or look.sign == "boat" else upon


def _rim(painter: QPainter, body: QPainterPath, inks: Inks, look: Look) -> None:
    pen = QPen(colour(inks.ink if look.side != "red" else inks.halo, 0.95), 0.05)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if look.hidden or look.dispersed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.strokePath(body, pen)


def _within(painter: QPainter, look: Look, own: QColor, upon: QColor) -> None:
    """The disc of blue's, the sign, and under a mounted man his horse."""
    room = min(look.wide_in, look.deep_in) * 0.5
    if look.side != "red" and look.sign != "boat":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(own)
        painter.drawEllipse(QPointF(0, 0), room * 0.92, room * 0.92)
    if look.mounted:
        pen = QPen(upon if look.side == "red" else own, 0.09)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for far in (0.62, 0.82):
            y = look.deep_in * far / 2
            painter.drawPolyline(
                [QPointF(-room * 0.7, y), QPointF(0, y - room * 0.3), QPointF(room * 0.7, y)]
            )
    painter.save()
    size = room * (0.68 if look.side == "red" else 0.6)
    painter.scale(size, size)
    draw_sign(painter, look.sign, upon)
    painter.restore()


def _tick(painter: QPainter, look: Look, inks: Inks) -> None:
    """Where its front is."""
    front = -look.deep_in / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(inks.ink))
    painter.drawPolygon([QPointF(-0.13, front), QPointF(0.13, front), QPointF(0, front - 0.16)])


def _marks(painter: QPainter, look: Look, inks: Inks) -> None:
    """What matters of it now: smoke when unloaded, a bracket behind cover."""
    painter.setPen(Qt.PenStyle.NoPen)
    if look.unloaded:
        painter.setBrush(colour(inks.halo, 0.92))
        corner = QPointF(look.wide_in / 2 - 0.08, -look.deep_in / 2 + 0.1)
        for x, y, size in ((0.0, 0.0, 0.15), (-0.14, 0.04, 0.12), (0.1, 0.08, 0.12), (-0.02, 0.12, 0.12)):
            painter.drawEllipse(corner + QPointF(x, y), size, size)
    if look.covered:
        painter.setPen(QPen(colour(inks.right), 0.09))
        wide, front = look.wide_in / 2 + 0.06, -look.deep_in / 2 - 0.02
        painter.drawPolyline([QPointF(-wide, front + 0.25), QPointF(-wide, front), QPointF(-0.2, front)])
        painter.drawPolyline([QPointF(0.2, front), QPointF(wide, front), QPointF(wide, front + 0.25)])
