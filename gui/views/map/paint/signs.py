"""The signs upon figures, by weapon or office: each another shape, so that none is told by colour alone.

They are drawn on a square from -1 to 1, north before them, with one pen.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from gui.presenters.map.figure_looks import Sign
from gui.views.map.paint.earth import wheel

Draw = Callable[[QPainter], None]


def draw_sign(painter: QPainter, sign: Sign, colour: QColor) -> None:
    """A sign in a colour."""
    pen = QPen(colour, 0.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
    SIGNS[sign](painter)


def _line(painter: QPainter, *spots: tuple[float, float]) -> None:
    painter.drawPolyline([QPointF(x, y) for x, y in spots])


def _shape(painter: QPainter, *spots: tuple[float, float]) -> None:
    painter.drawPolygon([QPointF(x, y) for x, y in spots])


def _rifle(painter: QPainter) -> None:
    """A long arm with its bayonet: a bar, its stock to the right."""
    _line(painter, (0, -0.85), (0, 0.35))
    _shape(painter, (-0.12, 0.1), (0.14, 0.1), (0.38, 0.8), (0.05, 0.8))


def _musket(painter: QPainter) -> None:
    """The same, hollow, with its ring of smoke."""
    _line(painter, (0, -0.3), (0, 0.45))
    _line(painter, (0, 0.35), (0.28, 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, -0.58), 0.24, 0.24)


def _bow(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(QPointF(-0.75, 0.2))
    path.quadTo(QPointF(0, -0.85), QPointF(0.75, 0.2))
    painter.drawPath(path)
    _line(painter, (-0.75, 0.2), (0.75, 0.2))
    _line(painter, (0, 0.8), (0, -0.7))


def _spear(painter: QPainter) -> None:
    """A stabbing spear: its long leaf."""
    _line(painter, (0, 0.85), (0, -0.2))
    _shape(painter, (0, -0.85), (0.24, -0.4), (0, -0.05), (-0.24, -0.4))


def _javelin(painter: QPainter) -> None:
    """Two light spears crossed."""
    for side in (-1, 1):
        _line(painter, (0.5 * side, 0.75), (-0.4 * side, -0.6))
        _shape(painter, (-0.52 * side, -0.82), (-0.5 * side, -0.45), (-0.22 * side, -0.62))


def _leader(painter: QPainter) -> None:
    """A star."""
    spots = [wheel(number / 10 - 0.25, 0.85 if number % 2 == 0 else 0.36) for number in range(10)]
    painter.drawPolygon(spots)


def _standard(painter: QPainter) -> None:
    _line(painter, (-0.4, 0.85), (-0.4, -0.8))
    _shape(painter, (-0.4, -0.75), (0.65, -0.5), (0.3, -0.25), (0.65, 0.0), (-0.4, 0.05))


def _doctor(painter: QPainter) -> None:
    """A mask."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.5, -0.75, 1.0, 1.5), 0.48, 0.6)
    for side in (-0.22, 0.22):
        path.addEllipse(QPointF(side, -0.2), 0.13, 0.16)
    path.addEllipse(QPointF(0, 0.34), 0.2, 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(path)
    painter.setPen(QPen(painter.brush().color(), 0.14))
    for side in (-0.5, 0.0, 0.5):
        _line(painter, (side * 0.6, -0.7), (side, -0.95))


def _scout(painter: QPainter) -> None:
    """An eye."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(QPointF(-0.85, 0))
    path.quadTo(QPointF(0, -0.9), QPointF(0.85, 0))
    path.quadTo(QPointF(0, 0.9), QPointF(-0.85, 0))
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(QPointF(0, 0), 0.22, 0.22)


def _bearer(painter: QPainter) -> None:
    """A man with a load on his head."""
    painter.drawRect(QRectF(-0.5, -0.7, 1.0, 0.4))
    painter.drawEllipse(QPointF(0, 0.02), 0.16, 0.16)
    _line(painter, (0, 0.2), (0, 0.8))


def _gun(painter: QPainter) -> None:
    """A barrel between two wheels."""
    _line(painter, (0, -0.9), (0, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-0.5, 0.5):
        _line(painter, (side, -0.4), (side, 0.4))
    _line(painter, (-0.5, 0), (0.5, 0))


def _machine_gun(painter: QPainter) -> None:
    """Several barrels on legs."""
    for side in (-0.24, 0.0, 0.24):
        _line(painter, (side, -0.85), (side, 0.1))
    _line(painter, (-0.45, 0.1), (0.45, 0.1))
    _line(painter, (0, 0.1), (-0.55, 0.8))
    _line(painter, (0, 0.1), (0.55, 0.8))


def _baggage(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(-0.65, -0.5, 1.3, 1.0))
    _line(painter, (-0.65, -0.5), (0.65, 0.5))
    _line(painter, (-0.65, 0.5), (0.65, -0.5))


def _boat(painter: QPainter) -> None:
    """Its seats."""
    for place in (-0.6, -0.2, 0.2, 0.6):
        _line(painter, (-0.35, place), (0.35, place))


SIGNS: Mapping[Sign, Draw] = MappingProxyType(
    {
        "rifle": _rifle,
        "musket": _musket,
        "bow": _bow,
        "spear": _spear,
        "javelin": _javelin,
        "leader": _leader,
        "standard": _standard,
        "doctor": _doctor,
        "scout": _scout,
        "bearer": _bearer,
        "gun": _gun,
        "machine_gun": _machine_gun,
        "baggage": _baggage,
        "boat": _boat,
    }
)
