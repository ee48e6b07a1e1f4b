"""The map drawn: four tracks that lead down to the camp, iButhos as shields with patterns of their own."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
)

from gui.documents.companions import AnyGame
from gui.presenters.companions import Offer
from gui.presenters.zulus.board import Box, Map, Unit, zulu_map
from gui.theme import HEADING, Palette
from gui.views.colours import colours_of
from gui.views.companions.board import MapBoard

WIDE, HIGH = 380, 460
"""The least size at a text scale of 100 %."""
HEAD, WALL, GAP = 40, 16, 4
NARROWER = 0.12
"""How much narrower the camp becomes from each of its boxes to the next, on either side."""
TEXT, SMALL = 13, 11
ROOMY, LARGEST = 1.3, 1.6
"""From how much more than the least size on letters grow with the map, and how much they do at most."""
LEAST_LETTERS = 0.75
"""How much smaller letters may become, so that a name is not cut."""
BAGS = 6
"""Mealie bags to a third of a barricade."""


class ZulusMap(MapBoard[Map]):
    """The tracks from left to right, their far boxes above, the camp below."""

    title, least = "zulusdesk-map", (WIDE, HIGH)

    def map_of(self, document: AnyGame) -> Map | None:
        """The tracks and the camp; what can be shot at is lit, with the odds."""
        return zulu_map(self._session, document)

    # --- where everything lies ---

    def pixels(self, size: float) -> float:
        """A size at a text scale of 100 %, as it is now; on a large map it grows with the map."""
        least = self.minimumSizeHint()
        roomy = min(self.width() / least.width(), self.height() / least.height()) / ROOMY
        return size * self._session.settings.scale / 100 * max(1, min(LARGEST, roomy))

    def rectangle(self, box: Box) -> QRectF:
        """The place of a box."""
        assert self._map is not None  # noqa: S101  # boxes are its own
        rows = self._map.boxes[0].number
        depth = rows - self._map.boxes[-1].number + 1
        head, wall = self.pixels(HEAD), self.pixels(WALL)
        high = (self.height() - head - wall) / depth
        across = self.width() / len(self._map.columns)
        inset = self.width() * NARROWER * max(0, -box.number)
        left, right = box.first * across, (box.last + 1) * across
        if box.number < 0:
            left, right = left + inset, right - inset
        top = head + (rows - box.number) * high
        made = QRectF(left, top, right - left, high)
        return made.adjusted(GAP / 2, GAP / 2 + (wall if box.number < self.wall else 0), -GAP / 2,
                             -GAP / 2 + (wall if box.number < self.wall else 0))  # fmt: skip

    @property
    def wall(self) -> int:
        """The barricade that is being built stands behind the box of the Victory marker."""
        boxes = self._map.boxes if self._map else ()
        return next((each.number for each in boxes if each.victory), 0)

    def place_of(self, at: QPointF) -> str:
        """The track, or the building, at a point that an order is aimed at; "" for none."""
        for box in self._map.boxes if self._map else ():
            if self.rectangle(box).contains(at):
                return self.aim_of(box)
        if self._map and at.y() < self.pixels(HEAD):
            column = int(at.x() * len(self._map.columns) / max(1, self.width()))
            return self._map.columns[min(column, len(self._map.columns) - 1)].id
        return ""

    def aim_of(self, box: Box) -> str:
        """The track of a box, or of whoever stands in it; the building, if that is what is asked for."""
        if self._map is None:
            return ""
        if box.place in self._aims:
            return box.place
        if box.unit is not None:
            return box.unit.track
        return self._map.columns[box.first].id if box.first == box.last else ""

    def lit(self) -> list[str]:
        """The tracks from left to right, then the buildings."""
        tracks = [column.id for column in self._map.columns] if self._map else []
        return sorted(self._aims, key=lambda each: tracks.index(each) if each in tracks else len(tracks))

    # --- painting ---

    def paint(self, painter: QPainter, of: Map) -> None:
        """Heads of the tracks, boxes with who stands there, the barricade."""
        Brush(self, painter, colours_of(self._session), of).all()

    def marked(self, box: Box) -> Offer | None:
        """The order that is aimed at a box."""
        wanted = self.aim_of(box)
        here = box.unit is not None or wanted == box.place
        return self._aims.get(wanted) if here else None

    def letters(self, size: int, *, bold: bool = False, heading: bool = False) -> QFont:
        """Letters of a size at 100 %."""
        made = QFont(HEADING) if heading else QFont(self.font())
        made.setPixelSize(round(self.pixels(size)))
        made.setBold(bold)
        return made


class Brush:
    """Paints the map once: it holds the painter and colours of one `paintEvent`."""

    def __init__(self, view: ZulusMap, painter: QPainter, colours: Palette, of: Map) -> None:
        self._view, self._painter, self._map = view, painter, of
        self._ink = {name: QColor(getattr(colours, name)) for name in Palette.__slots__}
        names = (box.unit.name for box in of.boxes if box.unit)
        self._longest = max(names, key=len, default="")

    def all(self) -> None:
        """Heads of the tracks, boxes with who stands there, the barricade."""
        across = self._view.width() / len(self._map.columns)
        for place, column in enumerate(self._map.columns):
            head = QRectF(place * across + 2, 0, across - 4, self._view.pixels(HEAD))
            upper, lower = (
                head.adjusted(0, 2, 0, -head.height() / 2),
                head.adjusted(0, head.height() / 2 - 2, 0, 0),
            )
            self._write(upper, column.name, self._view.letters(15, heading=True), "text")
            self._write(lower, f"↓ {column.place}", self._view.letters(SMALL), "quiet")
        for box in self._map.boxes:
            self._box(box, self._view.rectangle(box))
        self._barricade()

    def _box(self, box: Box, at: QRectF) -> None:
        paint, ink = self._painter, self._ink
        inside = box.number <= 0
        paint.setPen(QPen(ink["text" if inside else "line"], 1.5))
        paint.setBrush(ink["raised" if inside else "card"])
        paint.drawRoundedRect(at, 6, 6)
        if self._map.night:
            paint.fillRect(at.adjusted(1, 1, -1, -1), QBrush(ink["line"], Qt.BrushStyle.Dense7Pattern))
        line = self._view.pixels(SMALL + 5)
        edge = 12 if box.victory else 6  # its border is drawn once more within
        title = QRectF(at.left() + edge, at.top() + edge / 2 - 1, at.width() - 2 * edge, line)
        letters = self._view.letters(SMALL, bold=box.number <= 1)
        text, colour = (f"▲ {box.title}", "bad") if box.burning else (box.title, "quiet")
        marker = f"⚑ {self._map.marker}" if box.victory else ""
        taken = QFontMetrics(self._view.letters(SMALL, bold=True)).horizontalAdvance(marker)
        self._write(title.adjusted(0, 0, -taken, 0), text, letters, colour, Qt.AlignmentFlag.AlignLeft)
        if box.burning and box.unit is None:
            self._flames(at, line)
        if box.victory:
            paint.setPen(QPen(ink["bad"], 2, Qt.PenStyle.DashLine))
            paint.setBrush(Qt.BrushStyle.NoBrush)
            paint.drawRoundedRect(at.adjusted(3, 3, -3, -3), 5, 5)
            self._write(
                title, marker, self._view.letters(SMALL, bold=True), "bad", Qt.AlignmentFlag.AlignRight
            )
        for place, note in enumerate(box.notes):
            low = QRectF(
                at.left() + 6, at.bottom() - line * (len(box.notes) - place) - 2, at.width() - 12, line
            )
            self._write(
                low, f"◆ {note}", self._view.letters(SMALL, bold=True), "good", Qt.AlignmentFlag.AlignLeft
            )
        offer = self._view.marked(box)
        if box.unit is not None:
            below = at.adjusted(5, line + 1, -5, -4 - (line * len(box.notes) if box.number > 0 else 0))
            self._unit(box.unit, below)
        if offer is not None:
            focus = self._view.focused(self._view.aim_of(box))
            paint.setPen(QPen(ink["focus" if focus else "accent"], 4 if focus else 3))
            paint.setBrush(Qt.BrushStyle.NoBrush)
            paint.drawRoundedRect(at.adjusted(1, 1, -1, -1), 6, 6)
            self._write(
                title, "◎", self._view.letters(TEXT, bold=True), "accent", Qt.AlignmentFlag.AlignRight
            )

    def _flames(self, at: QRectF, high: float) -> None:
        """Three flames in the lower corner of a burning box."""
        paint = self._painter
        paint.setPen(QPen(self._ink["bad"], 1.2))
        paint.setBrush(self._ink["warn"])
        for place, share in enumerate((0.7, 1.0, 0.8)):
            left, foot, tall = at.right() - 6 - (3 - place) * high * 0.55, at.bottom() - 5, high * share
            path = QPainterPath(QPointF(left, foot))
            path.quadTo(left - high * 0.1, foot - tall * 0.6, left + high * 0.28, foot - tall)
            path.quadTo(left + high * 0.35, foot - tall * 0.5, left + high * 0.5, foot)
            path.closeSubpath()
            paint.drawPath(path)

    # --- an iButho: a shield, its name, a mark for each of its pieces ---

    def _unit(self, unit: Unit, at: QRectF) -> None:
        wide = min(at.height() * 0.62, at.width() * 0.24)
        letters = self._view.letters(TEXT, bold=True)
        ink, side = "text" if unit.active else "quiet", Qt.AlignmentFlag.AlignLeft
        words = at.adjusted(wide + 7, 0, 0, 0)
        third, known = words.height() / (3 if unit.state else 2), QFontMetrics(letters)
        above = known.horizontalAdvance(self._longest) > words.width() and third > known.ascent()
        name = QRectF((at if above else words).topLeft(), QPointF(at.right(), at.top() + third))
        self._write(name, unit.name, letters, ink, side)
        top, foot = at.top() + (third if above else 0), at.bottom() - (third if above and unit.state else 0)
        self._shield(unit, QRectF(at.left() + 2, top, wide, foot - top))
        self._marks(unit, QRectF(words.left(), words.top() + third, words.width(), third))
        if unit.state:
            low = QRectF(name.left(), at.top() + 2 * third, name.width(), third)
            self._write(low, unit.state, self._view.letters(SMALL, bold=True), "warn", side)

    def _shield(self, unit: Unit, at: QRectF) -> None:
        """An ox-hide shield: plain, striped, spotted, or half dark."""
        paint, ink = self._painter, self._ink
        path = QPainterPath()
        path.addEllipse(at)
        paint.setPen(QPen(ink["text"], 1.5))
        paint.setBrush(ink["card"])
        paint.drawPath(path)
        paint.save()
        paint.setClipPath(path)
        dark = ink["text" if unit.active else "quiet"]
        match unit.shield:
            case 0:
                paint.fillRect(at, dark)
                paint.fillRect(
                    QRectF(at.center().x() - at.width() * 0.1, at.top(), at.width() * 0.2, at.height()),
                    ink["card"],
                )
            case 1:
                for place in range(1, 6, 2):
                    paint.fillRect(
                        QRectF(at.left(), at.top() + at.height() * place / 6, at.width(), at.height() / 6),
                        dark,
                    )
            case 2:
                paint.setBrush(dark)
                paint.setPen(Qt.PenStyle.NoPen)
                for across, down in ((0.3, 0.25), (0.68, 0.36), (0.36, 0.55), (0.7, 0.68), (0.45, 0.84)):
                    centre = QPointF(at.left() + at.width() * across, at.top() + at.height() * down)
                    paint.drawEllipse(centre, at.width() * 0.13, at.width() * 0.13)
            case _:
                paint.fillRect(QRectF(at.left(), at.top(), at.width() / 2, at.height()), dark)
        paint.restore()
        paint.setPen(QPen(ink["accent"], 1.5))
        paint.drawLine(QPointF(at.center().x(), at.top()), QPointF(at.center().x(), at.bottom()))
        if not unit.active:
            paint.setPen(QPen(ink["bad"], 2))
            paint.drawLine(at.topLeft(), at.bottomRight())

    def _marks(self, unit: Unit, at: QRectF) -> None:
        """A full mark for each piece that is left, an empty one for each that is lost, and the count."""
        paint, ink = self._painter, self._ink
        count = f"{unit.left}/{unit.full}"
        letters = self._view.letters(TEXT, bold=True)
        room = at.width() - QFontMetrics(letters).horizontalAdvance(count) - 6
        size = max(3.0, min(at.height() * 0.62, room / max(1, unit.full) - 2))
        top = at.center().y() - size / 2
        for place in range(unit.full):
            paint.setPen(QPen(ink["text"], 1.2))
            paint.setBrush(ink["accent"] if place < unit.left else Qt.BrushStyle.NoBrush)
            paint.drawRoundedRect(QRectF(at.left() + place * (size + 2), top, size, size), 2, 2)
        self._write(at, count, letters, "text" if unit.active else "quiet", Qt.AlignmentFlag.AlignRight)

    # --- the barricade ---

    def _barricade(self) -> None:
        """A row of bags behind the box of the marker: full ones for the thirds that stand."""
        paint, ink, view = self._painter, self._ink, self._view
        wall = view.pixels(WALL)
        top = (
            max(view.rectangle(box).bottom() for box in self._map.boxes if box.number == view.wall) + GAP / 2
        )
        count = BAGS * self._map.whole
        across = view.width() * 0.8 / count
        for place in range(count):
            paint.setPen(QPen(ink["quiet"], 1))
            paint.setBrush(ink["warn"] if place < BAGS * self._map.thirds else Qt.BrushStyle.NoBrush)
            left = view.width() * 0.1 + place * across + (across * 0.12 * (place // BAGS))
            paint.drawRoundedRect(QRectF(left, top + 2, across * 0.86, wall - 5), 4, 4)

    def _write(
        self, at: QRectF, text: str, letters: QFont, ink: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:  # fmt: skip
        """A text in one line; where there is no room its letters are smaller, and then it is cut short."""
        least = int(letters.pixelSize() * LEAST_LETTERS)
        while QFontMetrics(letters).horizontalAdvance(text) > at.width() - 2 and letters.pixelSize() > least:
            letters.setPixelSize(letters.pixelSize() - 1)
        self._painter.setFont(letters)
        self._painter.setPen(self._ink[ink])
        shown = QFontMetrics(letters).elidedText(text, Qt.TextElideMode.ElideRight, int(at.width()))
        self._painter.drawText(at, side | Qt.AlignmentFlag.AlignVCenter, shown)
