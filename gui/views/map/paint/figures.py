"""Figures: the base, its side (a square or a disc on it), its sign, and the tick of its front."""

from collections.abc import Callable, Mapping
from math import ceil
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from gui.presenters.map.figure_looks import FigureLook, Sign
from gui.views.map.inks import Inks, colour
from gui.views.map.paint.earth import wheel

# --- the signs upon figures, by weapon or office ---


Draw = Callable[[QPainter], None]


def draw_sign(painter: QPainter, sign: Sign, colour: QColor) -> None:
    """Draw a sign in a colour, on a square from -1 to 1."""
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
    """Draw a rifle with its stock to the right."""
    _line(painter, (0, -0.85), (0, 0.35))
    _shape(painter, (-0.12, 0.1), (0.14, 0.1), (0.38, 0.8), (0.05, 0.8))


def _musket(painter: QPainter) -> None:
    """Draw a musket: as the rifle, but shorter and with a ring of smoke."""
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
    """Draw a stabbing spear with its long blade."""
    _line(painter, (0, 0.85), (0, -0.2))
    _shape(painter, (0, -0.85), (0.24, -0.4), (0, -0.05), (-0.24, -0.4))


def _javelin(painter: QPainter) -> None:
    """Draw two light spears crossed."""
    for side in (-1, 1):
        _line(painter, (0.5 * side, 0.75), (-0.4 * side, -0.6))
        _shape(painter, (-0.52 * side, -0.82), (-0.5 * side, -0.45), (-0.22 * side, -0.62))


def _leader(painter: QPainter) -> None:
    """Draw a star, the sign of a leader."""
    spots = [wheel(number / 10 - 0.25, 0.85 if number % 2 == 0 else 0.36) for number in range(10)]
    painter.drawPolygon(spots)


def _standard(painter: QPainter) -> None:
    _line(painter, (-0.4, 0.85), (-0.4, -0.8))
    _shape(painter, (-0.4, -0.75), (0.65, -0.5), (0.3, -0.25), (0.65, 0.0), (-0.4, 0.05))


def _doctor(painter: QPainter) -> None:
    """Draw a mask, the sign of a witch doctor."""
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
    """Draw an eye, the sign of a scout."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(QPointF(-0.85, 0))
    path.quadTo(QPointF(0, -0.9), QPointF(0.85, 0))
    path.quadTo(QPointF(0, 0.9), QPointF(-0.85, 0))
    painter.drawPath(path)
    painter.setBrush(painter.pen().color())
    painter.drawEllipse(QPointF(0, 0), 0.22, 0.22)


def _bearer(painter: QPainter) -> None:
    """Draw a man with a load on his head."""
    painter.drawRect(QRectF(-0.5, -0.7, 1.0, 0.4))
    painter.drawEllipse(QPointF(0, 0.02), 0.16, 0.16)
    _line(painter, (0, 0.2), (0, 0.8))


def _gun(painter: QPainter) -> None:
    """Draw a barrel between two wheels."""
    _line(painter, (0, -0.9), (0, 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for side in (-0.5, 0.5):
        _line(painter, (side, -0.4), (side, 0.4))
    _line(painter, (-0.5, 0), (0.5, 0))


def _machine_gun(painter: QPainter) -> None:
    """Draw several barrels on legs."""
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
    """Draw the seats of a boat."""
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


# --- figures ---


ROOM = 0.22
"""How much around a base is painted too, for its shadow, its tick and its smoke."""


def figure_picture(look: FigureLook, inks: Inks, px: float) -> QPixmap:
    """The picture of a figure that faces north, centred, at so many pixels an inch."""
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


def paint_figure(painter: QPainter, look: FigureLook, inks: Inks) -> None:
    """Paint a figure that faces north, centred on the painter's origin, in inches."""
    own, upon = (colour(name) for name in inks.side(look.side))
    if look.hidden:
        painter.setOpacity(0.6)
    body = _body(look)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(0.05, 0.07)
    painter.fillPath(body, colour(inks.shadow, 0.45))
    painter.translate(-0.05, -0.07)
    # red bases are dark all over, blue ones light with a dark disc: to be told apart without colour
    painter.fillPath(body, own if look.side == "red" or look.sign == "boat" else upon)
    pen = QPen(colour(inks.ink if look.side != "red" else inks.halo, 0.95), 0.05)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if look.hidden or look.dispersed:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.strokePath(body, pen)
    _within(painter, look, own, upon)
    # where its front is
    front = -look.deep_in / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(inks.ink))
    painter.drawPolygon([QPointF(-0.13, front), QPointF(0.13, front), QPointF(0, front - 0.16)])
    _marks(painter, look, inks)


def _body(look: FigureLook) -> QPainterPath:
    """The outline of the base in its true shape; a boat has a pointed bow."""
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


def _within(painter: QPainter, look: FigureLook, own: QColor, upon: QColor) -> None:
    """Paint the disc of a blue figure, the sign, and the horse under a mounted man."""
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


def _marks(painter: QPainter, look: FigureLook, inks: Inks) -> None:
    """Paint its state: a puff of smoke if it is unloaded, a bracket if it is behind cover."""
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
