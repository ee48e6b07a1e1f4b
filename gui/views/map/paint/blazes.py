"""A flame."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gui.views.map.paint.easel import Easel


def flame(easel: Easel, spot: QPointF, size: float) -> None:
    """One tongue of fire, its foot at a spot."""
    for ink, part in (("flame", 1.0), ("flame_light", 0.55)):
        own = size * part
        foot = spot + QPointF(0, own * 0.3)
        path = QPainterPath(foot)
        path.cubicTo(
            spot + QPointF(-own * 0.5, 0), spot + QPointF(-own * 0.1, -own * 0.4), spot - QPointF(0, own)
        )
        path.cubicTo(spot + QPointF(own * 0.1, -own * 0.4), spot + QPointF(own * 0.5, 0), foot)
        easel.wash(path, ink, 0.95)
