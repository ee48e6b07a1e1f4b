"""The whole ground in its order: earth, water, roads, growth, heights, places, works, walls."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from gui.theme import DARK, Palette
from gui.views.map.inks import inks
from gui.views.map.paint.earth import bare_ground
from gui.views.map.paint.easel import Easel
from gui.views.map.paint.growth import cultivation, jungle, marsh, rocky_ground, tall_grass
from gui.views.map.paint.heights import escarpment, kopje, low_hill
from gui.views.map.paint.places import camp, village
from gui.views.map.paint.roads import gully, road
from gui.views.map.paint.water import sea_or_lake, watercourse
from gui.views.map.paint.works import building, work
from heart_africa.board.extents import ROAD_IN
from heart_africa.board.layout import Feature, Layout
from heart_africa.rules.tables.choosing_terrain import PieceId

Paint = Callable[[Easel, Feature], None]
PAINTS: Mapping[PieceId, Paint] = MappingProxyType(
    {
        PieceId.ROCKY_GROUND: rocky_ground,
        PieceId.CULTIVATION: cultivation,
        PieceId.TALL_GRASS: tall_grass,
        PieceId.JUNGLE: jungle,
        PieceId.MARSH: marsh,
        PieceId.LOW_HILL: low_hill,
        PieceId.ESCARPMENT: escarpment,
        PieceId.KOPJE: kopje,
        PieceId.GULLY: gully,
        PieceId.STREAM: watercourse,
        PieceId.RIVER: watercourse,
        PieceId.ROAD: road,
        PieceId.SEA_OR_LAKE: sea_or_lake,
        PieceId.VILLAGE: village,
        PieceId.CAMP: camp,
    }
)
"""What is painted first to last: a hill lights up the grass on it, a sea takes up what runs into it."""
ORDER = tuple(PAINTS)


def paint_ground(easel: Easel, layout: Layout) -> None:
    """Everything that stays where it is."""
    painter = easel.painter
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(QRectF(0, 0, layout.long_in, layout.wide_in))
    bare_ground(easel, layout)
    easel.clear, easel.environment = _clear(easel, layout), layout.environment
    for feature in sorted(layout.features, key=lambda each: ORDER.index(each.what)):
        PAINTS[feature.what](easel, feature)
    for laid in layout.works:
        if laid.kind not in {"stake_trap", "dummy_trap"}:
            work(easel, laid)
    for built in layout.buildings:
        building(easel, built)
    painter.restore()


CLEAR = frozenset({PieceId.ROAD, PieceId.RIVER, PieceId.STREAM})
MARGIN = 0.5
"""Leaves hang over a road or a river no farther than this, in inches."""


def _clear(easel: Easel, layout: Layout) -> QPainterPath:
    """Where nothing grows: roads and running water."""
    found = QPainterPath()
    found.setFillRule(Qt.FillRule.WindingFill)
    for feature in layout.features:
        if feature.what in CLEAR and feature.course:
            found.addPath(easel.band(feature.course, (feature.width_in or ROAD_IN) + MARGIN))
    return found


def ground_picture(layout: Layout, colours: Palette, px: float) -> QImage:
    """The ground as a picture of so many pixels an inch."""
    image = QImage(round(layout.long_in * px), round(layout.wide_in * px), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(px, px)
    paint_ground(Easel(painter, inks(colours), layout.wide_in, px, dark=colours is DARK), layout)
    painter.end()
    return image
