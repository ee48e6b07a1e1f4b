"""The items on the scene of the map: ground, names, figures, fires; each painted once and kept."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from gui.presenters.map.figure_looks import FigureLook, Token
from gui.theme import TEXT
from gui.views.map.inks import Inks, colour
from gui.views.map.paint.figures import figure_picture

GROUND, OVER, NAMES, FIGURES, CODES, TOP = range(6)
"""The layers of the map, from the lowest to the highest."""
ITALIC = "Alegreya Medium"
NEAR_IN = 6.0
"""How far from its best place the name of a piece may stand, in inches."""
Paint = Callable[[QPainter], None]


class TableLayer(QGraphicsItem):
    """A layer as large as the table, painted by a function; its picture is kept if `kept`."""

    def __init__(self, box: QRectF, paint: Paint, *, kept: bool) -> None:
        super().__init__()
        self._box, self._paint = box, paint
        if kept:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def fit(self, box: QRectF) -> None:
        """Take the size of another table."""
        self.prepareGeometryChange()
        self._box = box

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._box

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Call the function that paints the layer."""
        self._paint(painter)


class Figures:
    """The figures on the scene; all that look alike share one picture."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._shown: dict[str, tuple[Token, int]] = {}
        self._pictures: dict[tuple[FigureLook, int], QPixmap] = {}
        self._generation = 0

    def show_figures(self, tokens: Iterable[Token], inks: Inks, high: float, px: float) -> None:
        """Show these figures; only those that have changed are touched."""
        wanted = {token.figure: token for token in tokens}
        for gone in [name for name in self._items if name not in wanted]:
            self._scene.removeItem(self._items.pop(gone))
            self._shown.pop(gone, None)
        for token in wanted.values():
            key = (token, self._generation)
            if self._shown.get(token.figure) != key:
                self._show(token, inks, high, px)
                self._shown[token.figure] = key

    def _show(self, token: Token, inks: Inks, high: float, px: float) -> None:
        item = self._items.get(token.figure)
        if item is None:
            item = self._items[token.figure] = QGraphicsPixmapItem()
            item.setZValue(FIGURES)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
        key = (token.look, self._generation)
        if key not in self._pictures:
            self._pictures[key] = figure_picture(token.look, inks, px)
        picture = self._pictures[key]
        item.setPixmap(picture)
        item.setOffset(-picture.width() / 2, -picture.height() / 2)
        item.setScale(1 / px)
        item.setPos(token.stand.x, high - token.stand.y)
        item.setRotation(token.stand.facing)

    def forget_pictures(self) -> None:
        """Paint all pictures again when they are next shown, for another zoom or theme."""
        self._pictures.clear()
        self._generation += 1

    def move(self, spots: Mapping[str, tuple[float, float, float]]) -> None:
        """Move figures on the screen alone, as while they are dragged.

        Each has x and y from the north-west corner in inches, and its facing in degrees.
        """
        for name, (x, y, facing) in spots.items():
            if name in self._items:
                self._items[name].setPos(x, y)
                self._items[name].setRotation(facing)

    def restore(self) -> None:
        """Forget what `move` did: figures are next shown where they stand."""
        self._shown.clear()


class Name(QGraphicsItem):
    """A name on the map, of the same size at every zoom; a light rim keeps it readable on any ground."""

    def __init__(
        self, text: str, spot: QPointF, ink: QColor, halo: QColor, size: int, *, strong: bool
    ) -> None:
        super().__init__()
        font = QFont(TEXT if strong else ITALIC)
        font.setPixelSize(size)
        font.setBold(strong)
        font.setItalic(not strong)
        self._path = QPainterPath()
        self._path.addText(0, 0, font, text)
        box = self._path.boundingRect()
        self._path.translate(-box.center())
        self._ink, self._halo, self._strong = ink, halo, strong
        self._home = spot
        self._box = self._path.boundingRect().adjusted(-5, -4, 5, 4)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(CODES if strong else NAMES)
        self.setPos(spot)

    @property
    def fixed(self) -> bool:
        """Whether it is the code of a unit, which stays beside its unit."""
        return self._strong

    def settle(self, px: float, table: QRectF, bases: list[QRectF], taken: list[QRectF]) -> None:
        """Find a place on the table where no other name is, at `px` pixels an inch.

        The code of a unit stays beside its unit. The name of a piece also avoids bases if it can, and is
        hidden if there is no place near by: farther off it would seem to name another piece.
        """
        high = self._box.height()
        boxes = [
            _within(table, self._box.translated(self._home * px + QPointF(0, aside)))
            for aside in (0.0, -high, high, -2 * high, 2 * high)
            if self._strong or abs(aside) <= NEAR_IN * px
        ]
        free = [box for box in boxes if not any(box.intersects(other) for other in taken)]
        bare = [box for box in free if not any(box.intersects(base) for base in bases)]
        found = free if self._strong else (bare or free)
        self.setVisible(bool(found) or self._strong)
        box = next(iter(found), boxes[0])
        self.setPos((box.center() - self._box.center()) / px)
        if self.isVisible():
            taken.append(box)

    def boundingRect(self) -> QRectF:
        """The letters and their rim."""
        return self._box

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the letters with their rim; the code of a unit on a plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._strong:
            painter.setPen(QPen(self._ink, 1))
            painter.setBrush(self._halo)
            painter.drawRoundedRect(self._box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        else:
            pen = QPen(self._halo, 3.4)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(self._path, pen)
        painter.fillPath(self._path, self._ink)


def _within(table: QRectF, box: QRectF) -> QRectF:
    """The box moved so that it lies on the table."""
    east, south = min(box.left(), table.right() - box.width()), min(box.top(), table.bottom() - box.height())
    return QRectF(max(table.left(), east), max(table.top(), south), box.width(), box.height())


def rim(inks: Inks) -> QColor:
    """The colour of the rim around letters."""
    return colour(inks.halo, 0.86)
