"""The frame about the table, and the grid over it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.views.map.inks import Inks, colour
from heart_africa.board.layout import Layout

FOOT_IN = 12
"""Each line that is so many inches from the corner is stronger."""


def grid(painter: QPainter, ink: Inks, layout: Layout, step: int) -> None:
    """Lines every so many inches from the south-west corner."""
    long, wide = layout.long_in, layout.wide_in
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for x in range(step, int(long) + 1, step):
        painter.setPen(_pen(ink, x))
        painter.drawLine(QPointF(x, 0), QPointF(x, wide))
    for north in range(step, int(wide) + 1, step):
        painter.setPen(_pen(ink, north))
        painter.drawLine(QPointF(0, wide - north), QPointF(long, wide - north))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=True)


def _pen(ink: Inks, inches: int) -> QPen:
    return QPen(colour(ink.grid, 0.3 if inches % FOOT_IN else 0.6), 0)


def frame(painter: QPainter, ink: Inks, layout: Layout) -> None:
    """The edge of the table."""
    painter.setPen(QPen(colour(ink.frame), 0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(-0.17, -0.17, layout.long_in + 0.34, layout.wide_in + 0.34))
