"""What is painted over the ground: zones, flames, smoke, traps."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from gui.documents.map.overlays import MapOutlines
from gui.presenters.map.scatter import box_of, lot, strewn
from gui.views.map.inks import Inks
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.works import flame, trap
from heart_africa.board.layout import Course, Spot

ZONE_LINE = 0.12
PALE = 0.6
"""A cloud above this random number is pale."""


class Overlay:
    """Paints zones, flames, smoke and traps when it is called with a painter."""

    def __init__(self, found: MapOutlines, inks: Inks, size: tuple[float, float], px: float) -> None:
        self._found, self._inks, self._size, self._px = found, inks, size, px

    def __call__(self, painter: QPainter) -> None:
        """Paint zones, flames, smoke and traps."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(0, 0, *self._size))
        easel = Easel(painter, self._inks, self._size[1], self._px)
        self._zone(easel, self._found.zone, "zone", 0.14)
        self._zone(easel, self._found.reach, "right", 0.20)
        self._ashes(easel, self._found.ashes)
        for each in self._found.traps:
            trap(easel, each, self._found.trap_in)
        for spot, outlines in self._found.flames:
            self._flames(easel, spot, outlines)
        for _spot, outlines in self._found.smokes:
            self._smoke(easel, outlines)
        painter.restore()

    def _zone(self, easel: Easel, outlines: tuple[Course, ...], ink: str, alpha: float) -> None:
        path = _path(easel, outlines)
        easel.wash(path, ink, alpha)
        easel.stroke(path, easel.pen(ink, ZONE_LINE, 0.9, Qt.PenStyle.DashLine))

    def _ashes(self, easel: Easel, outlines: tuple[Course, ...]) -> None:
        """Paint burnt ground, strewn with ashes."""
        path = _path(easel, outlines)
        easel.wash(path, "shadow", 0.55)
        for outline in outlines:
            for x, y, chance in strewn(box_of(outline), 0.7, 57):
                place = easel.at((x, y))
                if path.contains(place):
                    easel.blot(place, 0.1 + 0.22 * chance, "smoke" if chance > PALE else "shadow", 0.5)

    def _flames(self, easel: Easel, spot: Spot, outlines: tuple[Course, ...]) -> None:
        """Paint burning ground: a glow and flames all over it."""
        path, middle = _path(easel, outlines), easel.at(spot)
        easel.wash(path, "shadow", 0.4)
        glow = QRadialGradient(
            middle, max(path.boundingRect().width(), path.boundingRect().height()) * 0.7 + 1
        )
        glow.setColorAt(0, easel.ink("flame_light", 0.75))
        glow.setColorAt(1, easel.ink("flame", 0.3))
        easel.painter.fillPath(path, glow)
        for outline in outlines:
            for x, y, chance in strewn(box_of(outline), 0.8, 51):
                place = easel.at((x, y))
                if path.contains(place):
                    flame(easel, place, 0.45 + 0.55 * chance)

    def _smoke(self, easel: Easel, outlines: tuple[Course, ...]) -> None:
        """Paint clouds over what smoke hides; the dotted border is the one that the rules use."""
        path = _path(easel, outlines)
        painter = easel.painter
        easel.stroke(path, easel.pen("smoke", 0.07, 0.7, Qt.PenStyle.DotLine))
        easel.wash(path, "smoke", 0.22)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        for outline in outlines:
            for x, y, chance in strewn(box_of(outline), 1.1, 53):
                middle, radius = easel.at((x, y)), 0.9 + 1.3 * chance
                soft = QRadialGradient(middle, radius)
                soft.setColorAt(0, easel.ink("halo" if lot(int(x * 9), int(y * 9)) > PALE else "smoke", 0.34))
                soft.setColorAt(1, easel.ink("smoke", 0))
                painter.setBrush(soft)
                painter.drawEllipse(middle, radius, radius)
        painter.restore()


def _path(easel: Easel, outlines: tuple[Course, ...]) -> QPainterPath:
    path = QPainterPath()
    for outline in outlines:
        path.addPath(easel.area(outline))
    return path
