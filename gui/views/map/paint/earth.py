"""The bare ground: its colour, soft patches, grains and dry grass."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainterPath, QRadialGradient

from gui.presenters.map.scatter import strewn
from gui.views.map.inks import colour
from gui.views.map.paint.easel import Easel
from heart_africa.board.layout import Layout

Box = tuple[float, float, float, float]
GREEN = {"steppe": 0.25, "savannah": 0.7, "grassland": 1.0, "forest": 0.9, "mountain": 0.5, "coast": 0.45}
"""How much grass grows on the bare ground of an environment, from 0 to 1."""


def bare_ground(easel: Easel, layout: Layout) -> None:
    """Paint the whole table before anything lies on it."""
    long, wide = layout.long_in, layout.wide_in
    whole = QRectF(0, 0, long, wide)
    easel.painter.fillRect(whole, colour(easel.inks.ground(layout.environment)))
    cover_with_grass(easel, layout.environment, (0, 0, long, wide))
    # light from the north-west, over all of it
    light = QLinearGradient(whole.topLeft(), whole.bottomRight())
    light.setColorAt(0, easel.ink("slope_light", 0.16 if not easel.dark else 0.07))
    light.setColorAt(0.55, easel.ink("slope_light", 0))
    light.setColorAt(1, easel.ink("shadow", 0.10))
    easel.painter.fillRect(whole, light)


def cover_with_grass(easel: Easel, environment: str, box: Box) -> None:
    """Paint patches, grains and dry grass over the bare ground of a box."""
    # large soft spots, lighter and darker, as rain and feet have left them
    easel.painter.setPen(Qt.PenStyle.NoPen)
    for x, y, chance in strewn(box, 4.5, 3):
        radius = 2.5 + 5 * chance
        ink = ("blade", "grain", "halo", "blade_light")[int(chance * 40) % 4]
        middle = easel.at((x, y))
        soft = QRadialGradient(middle, radius)
        soft.setColorAt(0, easel.ink(ink, 0.17 if not easel.dark else 0.12))
        soft.setColorAt(1, easel.ink(ink, 0))
        easel.painter.setBrush(soft)
        easel.painter.drawEllipse(middle, radius * 1.4, radius)
    _grains(easel, box)
    _tufts(easel, environment, box)


def _grains(easel: Easel, box: Box) -> None:
    for x, y, chance in strewn(box, 0.85, 5):
        if chance > 0.45:
            easel.blot(easel.at((x, y)), 0.02 + 0.035 * chance, "grain", 0.28)


def _tufts(easel: Easel, environment: str, box: Box) -> None:
    """Paint short dry grass, more of it in green environments."""
    share = GREEN.get(environment, 0.5)
    for x, y, chance in strewn(box, 1.5, 11):
        if chance < share:
            which = int(chance * 997) % 6
            easel.stamp("tuft", which, easel.at((x, y)), 0.55 + 0.4 * chance, tuft)


def tuft(easel: Easel) -> None:
    """Paint a few blades of grass."""
    for blade in range(5):
        lean = (blade - 2) * 0.28 + (easel.chance(blade) - 0.5) * 0.25
        ink = "blade_light" if easel.chance(blade + 9) > 0.5 else "blade"
        path = QPainterPath(QPointF(lean * 0.35, 0.6))
        path.quadTo(QPointF(lean * 0.5, 0), QPointF(lean, -0.35 - 0.35 * easel.chance(blade + 20)))
        easel.stroke(path, easel.pen(ink, 0.11, 0.75))


def wheel(turn: float, radius: float = 1) -> QPointF:
    """A point on a circle around 0, 0; `turn` counts whole turns."""
    return QPointF(radius * cos(2 * pi * turn), radius * sin(2 * pi * turn))
