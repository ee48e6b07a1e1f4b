"""The table on the screen: panned and zoomed; its ground is painted once for each size and kept."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from gui.presenters.map.figure_looks import Token
from gui.presenters.map.names import Label
from gui.theme import LIGHT, TEXT, Palette
from gui.views.map.inks import Inks, colour, inks
from gui.views.map.paint.ground import ground_picture
from gui.views.map.scene_items import FIGURES, GROUND, OVER, TOP, Figures, Name, TableLayer, rim
from gui.views.map.tool import Tool
from gui.views.parts import LastDrawn
from gui.views.parts.work import Work
from heart_africa.board.layout import Layout, Spot

# --- the frame around the table, and its grid ---


FOOT_IN = 12
"""Lines of the grid at multiples of this, in inches, are stronger."""


def grid(painter: QPainter, ink: Inks, layout: Layout, step: int) -> None:
    """Draw lines every `step` inches from the south-west corner."""
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
    """Draw the edge of the table."""
    painter.setPen(QPen(colour(ink.frame), 0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(-0.17, -0.17, layout.long_in + 0.34, layout.wide_in + 0.34))


MARGIN = 1.5
"""Inches that are shown around the table."""
LEAST_PX, MOST_PX, STEP = 3.0, 96.0, 1.2
"""The least and most pixels to an inch, and the factor of a step of zoom."""
PAINTED_PX, FINE_PX = 24.0, 48.0
"""Pixels to an inch at which the ground is painted: usually, and when zoomed in."""
SETTLED_MS = 180
PAN_STEP = 60
BEYOND_IN = 700.0
"""Inches around the table to which the view scrolls, so that Qt never centres it by itself."""
ROOM_MS = 80
"""Milliseconds after which a page that is shown has its height."""
LEAST_PART = 5 / 6
"""The smallest factor for the whole table, so that nothing beside it covers it."""


class Canvas(QGraphicsView):
    """The view of the map. Spots are in inches from the south-west corner of the table.

    It stands still: whatever is shown or hidden around it, the same inch stays under the same pixel of the
    window. Only the user zooms, pans and gives it other room, by wheel, keys and buttons or by resizing the
    window; `give_room` is for other widgets that let him. `beside` is the number of pixels on the right that
    are covered.
    """

    zoomed = Signal(float)
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._layout, self._colours = Layout(), LIGHT
        self._ground_of: object = None
        self._wanted: object = None
        self.hand: Tool | None = None
        self.grid_in = 0
        self.px = 12.0
        self._panning: QPoint | None = None
        self._space = self._fitted = self._seen = False
        self.beside = 0
        self._pin: QPoint | None = None
        self._window_size = QSize()
        self._work: Work | None = None
        self._source = QImage()
        self._made = QGraphicsScene(self)
        self._made.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._made)
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(GROUND)
        self._ground.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._over = TableLayer(QRectF(), lambda _painter: None, kept=True)
        self._over.setZValue(OVER)
        self._top = TableLayer(QRectF(), self._paint_top, kept=False)
        self._top.setZValue(TOP)
        for item in (self._ground, self._over, self._top):
            self._made.addItem(item)
        self.figures = Figures(self._made)
        self._names: list[Name] = []
        self._tokens: tuple[Token, ...] = ()
        self._units: tuple[str, ...] = ()
        self._labelled = LastDrawn()
        self._resting = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._resting.timeout.connect(self.settle)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(220, 130)

    def sizeHint(self) -> QSize:
        """The size that Qt begins with; the layout then gives it all the room there is."""
        return QSize(700, 480)

    # --- what it shows ---

    @property
    def high(self) -> float:
        """The depth of the table from south to north, in inches."""
        return self._layout.wide_in

    @property
    def colours(self) -> Palette:
        """The palette in which the map is painted."""
        return self._colours

    def show_ground(self, layout: Layout, colours: Palette) -> None:
        """Show this table; its ground is painted anew only if it has changed."""
        bare = replace(layout, stands={}, blazes=(), bases={})
        if (bare, colours) == self._ground_of:
            self._layout = layout
            return
        other_table = (layout.long_in, layout.wide_in) != (self._layout.long_in, self._layout.wide_in)
        if colours is not self._colours:
            self.figures.forget_pictures()
            self._labelled = LastDrawn()
        self._layout, self._colours, self._ground_of = layout, colours, (bare, colours)
        self.setBackgroundBrush(colour(inks(colours).table))
        box = QRectF(0, 0, layout.long_in, layout.wide_in).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self._made.setSceneRect(box)
        self.setSceneRect(box.adjusted(-BEYOND_IN, -BEYOND_IN, BEYOND_IN, BEYOND_IN))
        for sheet in (self._over, self._top):
            sheet.fit(box)
        if other_table or not self._fitted:
            self.fit()
        self._paint_ground(PAINTED_PX)

    def _paint_ground(self, px: float) -> None:
        """Paint the ground in a thread; the old picture stays until the new one is there."""
        if self._work is not None:
            self._work.cancel()
        if self._source.isNull():
            # Show plain earth until the ground is painted.
            plain = QImage(
                round(self._layout.long_in), round(self._layout.wide_in), QImage.Format.Format_RGB32
            )
            plain.fill(QColor(inks(self._colours).ground(self._layout.environment)))
            self._put(plain)
        layout, colours = self._layout, self._colours
        work = self._work = Work([lambda: ground_picture(layout, colours, px)])
        self._wanted = self._ground_of
        work.finished.connect(self._painted)
        work.start()

    def _painted(self, made: list[QImage]) -> None:
        # A cancelled work may still have sent its signal.
        if self._work is not None and self.sender() is self._work:
            self._take(made[0])

    def _take(self, ground: QImage) -> None:
        self._work = None
        if self._wanted == self._ground_of:
            self._source = ground
            self.settle()

    def finish(self) -> None:
        """Paint the ground at once, for whoever takes a picture of it."""
        if self._work is not None:
            self._work.cancel()
            self._take(ground_picture(self._layout, self._colours, PAINTED_PX))

    def _put(self, image: QImage) -> None:
        self._ground.setPixmap(QPixmap.fromImage(image))
        self._ground.setScale(self._layout.long_in / max(1, image.width()))

    def settle(self) -> None:
        """Scale the pictures of ground and figures to the zoom once it rests, so that panning is fast."""
        if self._source.isNull():
            return
        wide = round(self._layout.long_in * self.px * self.devicePixelRatioF())
        if wide < self._source.width():
            high = round(self._layout.wide_in * self.px * self.devicePixelRatioF())
            self._put(self._source.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation))
        else:
            self._put(self._source)
            if self._source.width() < self._layout.long_in * FINE_PX * 0.9 < wide:
                self._paint_ground(FINE_PX)
        self.figures.forget_pictures()
        self._part_names()
        self.zoomed.emit(self.px)

    def show_figures(self, tokens: tuple[Token, ...]) -> None:
        """Show these figures at their places."""
        self._tokens = tokens
        self.figures.show_figures(tokens, inks(self._colours), self.high, self._picture_px)

    @property
    def _picture_px(self) -> float:
        return max(14.0, min(self.px, 64.0)) * self.devicePixelRatioF()

    def show_names(self, labels: tuple[Label, ...], size: int) -> None:
        """Write these names on the map."""
        if self._labelled.already(labels, size, self._colours):
            return
        self._units = tuple(each.unit for each in labels)
        for gone in self._names:
            self._made.removeItem(gone)
        ink = inks(self._colours)
        self._names = [
            Name(
                each.text,
                self.to_scene(each.spot),
                colour(ink.side(each.side)[0] if each.side else ink.ink),
                QColor(ink.side(each.side)[1]) if each.side else rim(ink),
                size if not each.side else size - 2,
                strong=bool(each.side),
            )
            for each in labels
        ]
        for made in self._names:
            self._made.addItem(made)
        self._part_names()

    def _part_names(self) -> None:
        """Place names so that none covers another, a figure or the frame; names without room are hidden."""
        table = QRectF(0, 0, self._layout.long_in * self.px, self._layout.wide_in * self.px)
        bases = [self._base(each) for each in self._tokens]
        taken: list[QRectF] = []
        for name in sorted(self._names, key=lambda each: not each.fixed):
            name.settle(self.px, table, bases, taken)

    def _base(self, token: Token) -> QRectF:
        """The square in pixels that covers a figure whichever way it faces."""
        reach = max(token.look.wide_in, token.look.deep_in) / 2 * self.px
        middle = self.to_scene(token.stand.spot) * self.px
        return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)

    def unit_named(self, spot: Spot) -> str:
        """The unit whose name is written at a spot, or an empty text."""
        place = self.mapFromScene(self.to_scene(spot))
        for name, unit in zip(self._names, self._units, strict=True):
            about = place - self.mapFromScene(name.pos())
            if unit and name.boundingRect().contains(QPointF(about)):
                return unit
        return ""

    def show_over(self, paint: Callable[[QPainter], None]) -> None:
        """Have `paint` draw what lies over the ground and changes with the battle: fires, traps, zones."""
        self._made.removeItem(self._over)
        box = self._made.sceneRect()
        self._over = TableLayer(box, paint, kept=True)
        self._over.setZValue(OVER)
        self._made.addItem(self._over)

    def refresh(self) -> None:
        """Draw again what the tool in use draws."""
        self._top.update()

    def _paint_top(self, painter: QPainter) -> None:
        if self.hand is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.hand.paint(painter)

    def drawForeground(self, painter: QPainter, _rect: QRectF | QRect) -> None:
        """Draw the frame of the table, and the grid if one is wanted."""
        self._seen = True
        ink = inks(self._colours)
        if self.grid_in:
            grid(painter, ink, self._layout, self.grid_in)
        frame(painter, ink, self._layout)

    # --- where ---

    def to_scene(self, spot: Spot) -> QPointF:
        """A spot of the table in coordinates of the scene, where y points down."""
        return QPointF(spot[0], self.high - spot[1])

    def spot_at(self, place: QPoint) -> Spot:
        """The spot under a pixel of the viewport."""
        found = self.mapToScene(place)
        return found.x(), self.high - found.y()

    # --- zoom ---

    def fit(self) -> None:
        """Zoom so that the whole table is seen, beside what covers the map if that costs little size.

        Where the room is taller the table lies at its top: on a small screen the rest is out of view.
        """
        box = self._made.sceneRect()
        room = self.viewport().size()
        if room.width() < 50 or box.isEmpty():  # noqa: PLR2004  # before it has a size
            return
        self._fitted = True
        high = room.height() / box.height()
        whole = min(room.width() / box.width(), high)
        free = min((room.width() - self.beside) / box.width(), high)
        self._zoom_to(free if free >= whole * LEAST_PART else whole)
        aside = min(self.beside, max(0.0, room.width() - self.px * box.width())) / 2
        under = max(0.0, room.height() - self.px * box.height()) / 2
        self.centerOn(box.center() + QPointF(aside / self.px, under / self.px))
        self._pin = self._corner()

    def nearer(self, steps: float, about: QPoint | None = None) -> None:
        """Zoom in by so many steps, out if negative; the spot under the pointer stays there."""
        place = about or self.viewport().rect().center()
        before = self.mapToScene(place)
        self._fitted = False
        self._zoom_to(self.px * STEP**steps)
        after = self.mapToScene(place)
        middle = self.mapToScene(self.viewport().rect().center())
        self.centerOn(middle + before - after)
        self._pin = self._corner()

    def _zoom_to(self, px: float) -> None:
        self.px = min(MOST_PX, max(LEAST_PX, px))
        if self._ground.pixmap().width() < min(self._source.width(), self._layout.long_in * self.px):
            self._put(self._source)
        self._part_names()
        self.resetTransform()
        self.scale(self.px, self.px)
        self._resting.start()

    def show_spot(self, spot: Spot) -> None:
        """Scroll to a spot, if it is not in view."""
        if not self.viewport().rect().contains(self.mapFromScene(self.to_scene(spot))):
            self._fitted = False
            self.centerOn(self.to_scene(spot))
            self._pin = self._corner()

    # --- standing still ---

    def _corner(self) -> QPoint:
        """The pixel of the window at which the table's corner lies."""
        return self.viewport().mapTo(self.window(), self.mapFromScene(QPointF(0, 0)))

    def _hold(self) -> None:
        """Scroll so that the corner of the table stays at the same pixel of the window."""
        if self._pin is not None:
            by = self._corner() - self._pin
            self._scroll(by.x(), by.y())

    def _scroll(self, x: int, y: int) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + x)
        down.setValue(down.value() + y)

    def give_room(self) -> None:
        """Called when the user gave the map other room: show the whole table again if it was shown."""
        QTimer.singleShot(0, self, lambda: self.fit() if self._fitted else None)

    def come_in(self) -> None:
        """Called when the map comes into view, or another battle's map.

        With large letters the page gets its height a moment later, so the table is fitted twice.
        """
        for wait in (0, ROOM_MS):
            QTimer.singleShot(wait, self, self.give_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table until it is first seen, and after a resize of the window.

        Otherwise keep it in place.
        """
        super().resizeEvent(event)
        window = self.window().size()
        if not self._seen and (self._fitted or not event.oldSize().isValid()):
            self.fit()
        elif window != self._window_size and self._fitted:
            self.fit()
            self.give_room()  # other parts of the window may still change the size
        else:
            self._hold()
        self._window_size = window

    def showEvent(self, event: QShowEvent) -> None:
        """Watch all widgets around the map, so that the table stays in place when they move."""
        super().showEvent(event)
        above = self.parentWidget()
        while above is not None and not above.isWindow():
            above.installEventFilter(self)
            above = above.parentWidget()
        self._hold()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the table where it was on the screen after a widget around it has moved."""
        if event.type() is QEvent.Type.Move:
            self._hold()
        return super().eventFilter(watched, event)

    # --- the mouse and the keys ---

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan, or hand the press to the tool."""
        self.setFocus()
        spot = self.spot_at(event.position().toPoint())
        drags = event.button() is Qt.MouseButton.MiddleButton or self._space
        if not drags and self.hand is not None and self.hand.press(spot, event):
            return
        if drags or event.button() is Qt.MouseButton.LeftButton:
            self._panning = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or hand the movement to the tool."""
        place = event.position().toPoint()
        if self._panning is not None:
            moved = place - self._panning
            self._panning = place
            self.pan(-moved.x(), -moved.y())
            return
        spot = self.spot_at(place)
        self.pointed.emit(spot)
        if self.hand is not None:
            self.hand.move(spot, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop panning, or hand the release to the tool."""
        if self._panning is not None:
            self._panning = None
            self.viewport().unsetCursor()
            return
        if self.hand is not None:
            self.hand.release(self.spot_at(event.position().toPoint()), event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Hand the double click to the tool."""
        if self.hand is not None:
            self.hand.double(self.spot_at(event.position().toPoint()), event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; otherwise the tool gets the wheel, or the map pans."""
        place = event.position().toPoint()
        steps = event.angleDelta().y() / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.nearer(steps, place)
        elif self.hand is None or not self.hand.wheel(self.spot_at(place), event):
            self.pan(round(-event.angleDelta().x() / 2), round(-event.angleDelta().y() / 2))
        event.accept()

    def pan(self, x: int, y: int) -> None:
        """Scroll by so many pixels; the middle of the view never moves away from the table."""
        self._fitted = False
        middle, box = self.mapToScene(self.viewport().rect().center()), self._made.sceneRect()
        left, right = (middle.x() - box.left()) * self.px, (box.right() - middle.x()) * self.px
        above, below = (middle.y() - box.top()) * self.px, (box.bottom() - middle.y()) * self.px
        self._scroll(
            round(max(min(-left, 0), min(x, max(right, 0)))),
            round(max(min(-above, 0), min(y, max(below, 0)))),
        )
        self._pin = self._corner()

    def event(self, event: QEvent) -> bool:
        """Offer a key to the tool before Qt takes it for a shortcut."""
        asked = event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if asked and self.hand is not None and self.hand.wants(cast("QKeyEvent", event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows pan, + and - zoom, 0 shows all; with the space bar held the mouse pans."""
        if self.hand is not None and self.hand.key(event):
            return
        moves = {
            Qt.Key.Key_Left: (-PAN_STEP, 0),
            Qt.Key.Key_Right: (PAN_STEP, 0),
            Qt.Key.Key_Up: (0, -PAN_STEP),
            Qt.Key.Key_Down: (0, PAN_STEP),
        }
        match event.key():
            case key if key in moves:
                self.pan(*moves[Qt.Key(key)])
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.nearer(1)
            case Qt.Key.Key_Minus:
                self.nearer(-1)
            case Qt.Key.Key_0:
                self.fit()
            case Qt.Key.Key_Space:
                self._space = True
                self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            case _:
                super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Stop panning when the space bar is let go."""
        if event.key() == Qt.Key.Key_Space:
            self._let_go()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Stop panning: without the focus the release of the space bar will not be noticed."""
        self._let_go()
        super().focusOutEvent(event)

    def _let_go(self) -> None:
        self._space = False
        self.viewport().unsetCursor()


__all__ = ["FIGURES", "Canvas", "Tool"]


# --- the scale bar and the arrow to the north ---


LENGTHS = (1, 3, 6, 12, 24)
WIDEST, GAP, ARROW = 96, 9, 10
"""The longest bar, the gaps between its parts, and the width of the arrow, in pixels."""


class ScaleBar(QWidget):
    """A bar that shows how long some inches are, with an arrow to the north.

    It is small and low, for it may cover the table.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._font = QFont(TEXT)
        self._font.setBold(True)
        self._text, self._long, self._wide = "", LENGTHS[0], 12.0
        self._inks: Inks | None = None

    def show_scale(self, px: float, inks: Inks, text: str, size: int) -> None:
        """Show the scale for `px` pixels an inch; `text` is the length with its unit, `{}` for the number."""
        self._inks = inks
        self._font.setPixelSize(size)
        self._long = max((each for each in LENGTHS if each * px <= WIDEST), default=LENGTHS[0])
        self._text, self._wide = text.format(self._long), self._long * px
        letters = QFontMetricsF(self._font).horizontalAdvance(f"{self._text}N")
        self.resize(round(self._wide + letters + ARROW + 5 * GAP), size + 10)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the scale bar, its length and the north arrow."""
        if self._inks is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        ink, high = colour(self._inks.ink), self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self._inks.halo, 0.82))
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        box = QRectF(GAP, high / 2 - 3, self._wide, 6)
        parts = min(6, self._long)
        step = box.width() / parts
        painter.setPen(QPen(ink, 1))
        for part in range(parts):
            painter.setBrush(ink if part % 2 == 0 else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(box.left() + part * step, box.top(), step, box.height()))
        painter.setPen(ink)
        left, middle = self._wide + 2 * GAP, Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, 0, self.width() - left, high), middle, self._text)
        right = self.width() - GAP - ARROW
        before = QFontMetricsF(self._font).horizontalAdvance("N") + 3
        painter.drawText(QRectF(right - before, 0, before, high), middle, "N")
        self._north(painter, QPointF(right + ARROW / 2, high / 2), ink)
        painter.end()

    def _north(self, painter: QPainter, middle: QPointF, ink: QColor) -> None:
        painter.setPen(QPen(ink, 1))
        tip, hollow = middle + QPointF(0, -8), middle + QPointF(0, 4)
        for aside, brush in ((4, QColor(ink)), (-4, QColor(Qt.GlobalColor.transparent))):
            painter.setBrush(brush)
            painter.drawPolygon([tip, middle + QPointF(aside, 7), hollow])
