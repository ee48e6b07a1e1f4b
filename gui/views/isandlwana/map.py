"""The map drawn: press who moves or fires, then where; rest to see a stack, a shot, a reason."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from gui.documents.companions import AnyGame
from gui.presenters.companions import Offer
from gui.presenters.isandlwana.board import HexBoard, hex_board, said, shots
from gui.presenters.isandlwana.groups import picked, split
from gui.presenters.isandlwana.offers import IsandlwanaOffers
from gui.session import Session
from gui.theme import px
from gui.views.colours import colours_of
from gui.views.companions.board import ARROWS, PRESSES, MapBoard
from gui.views.companions.brush import Brush
from gui.views.isandlwana.ground import Ground
from gui.views.isandlwana.projection import Projection, room
from gui.views.isandlwana.tokens import Tokens
from heart_africa.companions.isandlwana.components import Grid, HexId

STRIP = 62
"""The strip below the map, at a text scale of 100 %: what is known of the hex where one rests."""
ROWS = 4
"""Lines of that strip, in one column or two."""
LEAST_SIDE, LARGEST_SIDE = 13.0, 48.0
"""Pixels to a side of a hex: where counters can just be read, and the largest."""


class HexMapView(MapBoard[HexBoard]):
    """The map; Ctrl and the wheel, + and − make it larger or smaller."""

    title = "isandlwanadesk-map"

    def __init__(self, session: Session) -> None:
        self._document: AnyGame | None = None
        self._rests: HexId = ""
        self._given: HexId = ""
        self._cursor: HexId = "1008"
        self._zoom = 1.0
        super().__init__(session)

    def show_board(self, document: AnyGame, aims: dict[str, Offer]) -> None:
        """Draw it; the hexes at which an order is aimed are lit, with its cost or its hit number."""
        self._document = document
        super().show_board(document, aims)
        self._tell()

    def map_of(self, document: AnyGame) -> HexBoard | None:
        """The hexes with who stands there."""
        return hex_board(self._session, document)

    def lit(self) -> list[str]:
        """The hexes that can be pressed."""
        return sorted(self._aims)

    # --- where everything lies ---

    def minimumSizeHint(self) -> QSize:
        """As small as its counters can still be read, times how much it is enlarged."""
        least = room(self._grid, LEAST_SIDE * self._zoom * self._session.settings.scale / 100)
        return QSize(least.width(), least.height() + self._strip)

    @property
    def _strip(self) -> int:
        return px(STRIP, self._session.settings.scale)

    @property
    def _grid(self) -> Grid:
        return self._map.box.grid if self._map else Grid()

    @property
    def lies(self) -> Projection:
        """Where its hexes lie, so that all of the map is seen."""
        return Projection(self._grid, self.width(), self.height() - self._strip)

    def place_of(self, point: QPointF) -> HexId:
        """The hex at a point, "" for none."""
        return self.lies.hex_at(point) if self._map else ""

    # --- mouse and keys ---

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A hex was pressed; with the right button, a firer there fires with a point less."""
        if event.button() is Qt.MouseButton.RightButton:
            self.split(self.place_of(event.position()))
        else:
            self.press(self.place_of(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What is known of the hex where one rests stands below."""
        self._rest(self.place_of(event.position()))
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if self._rests in self._aims else Qt.CursorShape.ArrowCursor
        )

    def leaveEvent(self, event: QEvent) -> None:
        """Nobody rests anywhere."""
        super().leaveEvent(event)
        self._rest("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl, larger or smaller; else it scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.enlarge(1.15 if event.angleDelta().y() > 0 else 1 / 1.15)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from hex to hex, Enter presses, a full stop splits fire, + and − change the size."""
        key = Qt.Key(event.key())
        if key in ARROWS and self._map is not None:
            self._cursor = self.lies.beside(self._cursor, *ARROWS[key])
            self._rest(self._cursor)
        elif key in PRESSES:
            self.press(self._cursor)
        elif key == Qt.Key.Key_Period:
            self.split(self._cursor)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.enlarge(1.15 if key == Qt.Key.Key_Plus else 1 / 1.15)
        else:
            super().keyPressEvent(event)

    def press(self, hex_: HexId) -> None:
        """Give the order that is aimed at a hex; or choose who stands there."""
        if not hex_ or self._document is None:
            return
        self._cursor = hex_
        if hex_ in self._aims:
            self._rests = self._given = hex_
            self.pressed.emit(hex_)
        elif self._document.at is None:
            now = self._document
            now.choose(picked(now.live, now.chosen, hex_))

    def split(self, hex_: HexId) -> None:
        """Let a chosen firer of a hex fire with a point less: the others are for another target."""
        if hex_ and self._document is not None and self._document.at is None:
            now = self._document
            now.choose(split(now.live, now.chosen, hex_))

    def enlarge(self, times: float) -> None:
        """Make the map larger or smaller."""
        self._zoom = max(1.0, min(LARGEST_SIDE / LEAST_SIDE, self._zoom * times))
        self.setMinimumSize(self.minimumSizeHint())
        self.update()

    def _rest(self, hex_: HexId) -> None:
        if hex_ != self._rests:
            self._rests, self._given = hex_, ""
            self._tell()
            self.update()

    def _tell(self) -> None:
        """What is known of the hex where one rests, for those who hear it; else who stands where."""
        words = self._map.words if self._map else ""
        self.setAccessibleDescription("\n".join(self.told()) or words)

    def told(self) -> list[str]:
        """Of the hex where one rests: ground, who is there, the order aimed at it, or why there is none.

        Nothing of a hex from where the order just given went: why not once more is no answer to it.
        """
        if self._map is None or self._rests in ("", self._given) or self._document is None:
            return []
        offer = self._aims.get(self._rests)
        first = [self._of_ground(self._rests)]
        if held := self._map.tokens.get(self._rests, ()):
            first.append(", ".join(map(said, held)))
        lines = [" · ".join(first)]
        if offer is not None:
            return [*lines, *filter(None, (offer.text, *offer.odds.split("\n")))]
        offers = IsandlwanaOffers(self._session, self._document)
        if self._rests in self._map.picked and (who := offers.who_is_chosen()):
            lines.append(self._session.say("isandlwanadesk-chosen", who=who))
        elif self._rests not in self._map.picked and self._document.at is None:
            lines += [f"✗ {each}" for each in offers.why_not(self._rests).split("\n") if each]
        return lines

    def _asked(self) -> list[str]:
        """What is to be decided, or who is to be placed now; else how the map is used."""
        state = self._document.looked_at if self._document else None
        if state is None or state.ending:
            return []
        first = next((each for each in self._aims.values() if each.mark), None)
        if first is not None and state.step in {"placing", "arrivals"}:
            who = first.text.partition(" → ")[0]
            return [self._session.say("isandlwanadesk-placing", who=who)]
        if self._aims and first is None:
            return [self._session.say("isandlwanadesk-decide")]
        return self._session.say("isandlwanadesk-strip").split(". ")

    def _of_ground(self, hex_: HexId) -> str:
        assert self._map is not None  # noqa: S101  # asked for only then
        kind = self._map.box.terrains.get(self._map.terrain(hex_))
        if kind is None:
            return hex_
        name = kind.name(self._session.lang)
        blocks = "yes" if kind.blocks else "no"
        return self._session.say(
            "isandlwanadesk-hex",
            hex=hex_,
            terrain=name,
            cost=kind.cost or 0,
            defense=kind.defense or 0,
            blocks=blocks,
        )

    # --- painting ---

    def paint(self, painter: QPainter, board: HexBoard) -> None:
        """The ground, what is lit, who stands there, lines of fire, the strip below."""
        colours, lies, box = colours_of(self._session), self.lies, board.box

        def beneath(on: QPainter) -> None:
            ground = Ground(on, colours, box, lies)
            on.fillRect(self.rect(), ground.ink("ground"))
            ground.all()

        map_ = (colours, box.pack, box.version, len(box.terrain_of))
        painter.drawPixmap(0, 0, self.ground(map_, beneath))
        tokens = Tokens(painter, colours, self.font())
        self._paint_lit(tokens, board)
        for hex_, held in board.tokens.items():
            tokens.stack(held, lies.point(hex_), lies.side)
        for hex_, offer in self._aims.items():
            if offer.mark:
                ink = "accent" if hex_ not in board.tokens else "bad"
                tokens.mark(offer.mark, lies.point(hex_), lies.side, ink)
        self._paint_shots(tokens)
        held = board.tokens.get(self._rests, ())
        if len(held) > 1:
            tokens.fan(held, lies.point(self._rests), lies.side, QRectF(self.rect()))
        self._paint_strip(tokens)

    def _paint_lit(self, brush: Brush, board: HexBoard) -> None:
        """Hexes in reach of those who fire, those at which an order is aimed, those that are chosen."""
        lies = self.lies
        for hex_, far in board.range_of.items():
            tint = brush.ink("focus", {1: 46, 2: 30, 3: 16}.get(far, 10))
            brush.pen(fill=tint).drawPolygon(lies.outline(hex_))
        for hex_ in self._aims:
            brush.pen("accent", 1.6, brush.ink("accent", 64)).drawPolygon(lies.outline(hex_, 0.92))
        for hex_ in board.picked:
            brush.pen("focus", 3).drawPolygon(lies.outline(hex_, 0.92))
        if self.hasFocus():
            dashed = brush.pen("text", 1.6, style=Qt.PenStyle.DashLine)
            dashed.drawPolygon(lies.outline(self._cursor, 0.8))

    def _paint_shots(self, brush: Brush) -> None:
        """Lines of fire to the hex where one rests; what is in the way of one is marked."""
        if self._document is None or not self._rests or not self._document.chosen:
            return
        lies = self.lies
        for shot in shots(self._document, self._rests):
            style = Qt.PenStyle.DashLine if shot.barred else Qt.PenStyle.SolidLine
            paint = brush.pen("bad" if shot.barred else "good", 2.4, style=style)
            paint.drawLine(lies.point(shot.start), lies.point(shot.end))
            paint.setBrush(Qt.BrushStyle.BDiagPattern)
            for hex_ in shot.barred:
                paint.drawPolygon(lies.outline(hex_, 0.9))

    def _paint_strip(self, brush: Brush) -> None:
        """Paint, below the map, what is known of the hex under the mouse; what has no room ends in "…"."""
        told = self.told()
        lines = told or self._asked()
        cut = len(lines) > 2 * ROWS
        lines = [*lines[: 2 * ROWS - 1], "…"] if cut else lines
        scale = self._session.settings.scale
        lies, size, row = self.lies, px(12, scale), px(15, scale)
        columns = -(-len(lines) // ROWS)
        share = max(lies.wide, self.width() - 8) / max(1, columns)
        for place, line in enumerate(lines):
            column, down = divmod(place, ROWS)
            letters = brush.letters(size, bold=place == 0 and bool(told))
            rect = QRectF(5 + column * share, lies.high + 5 + down * row, share - 8, row)
            ink = "bad" if line.startswith("✗") else "text"
            brush.write(rect, line, letters, ink, Qt.AlignmentFlag.AlignLeft, least=size)
            cut = cut or QFontMetrics(letters).horizontalAdvance(line) > int(rect.width())
        self.setToolTip("\n".join(told) if cut else "")
