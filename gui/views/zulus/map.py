"""The map drawn: four tracks that lead down to the camp, iButhos as shields with patterns of their own."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetrics, QPainter, QPainterPath

from gui.documents.companions import AnyGame
from gui.presenters.companions import Offer
from gui.presenters.zulus.board import Box, Map, Unit, zulu_map
from gui.theme import HEADING, Palette
from gui.views.colours import colours_of
from gui.views.companions.board import MapBoard
from gui.views.companions.brush import Brush

WIDE, HIGH = 380, 460
"""The least size at a text scale of 100 %."""
HEAD, WALL, GAP = 40, 16, 4
NARROWER = 0.12
"""How much narrower the camp becomes from each of its boxes to the next, on either side."""
LARGE, TEXT, SMALL = 15, 13, 11
ROOMY, LARGEST = 1.3, 1.6
"""From how much more than the least size on letters grow with the map, and how much they do at most."""
BAGS = 6
"""Mealie bags to a third of a barricade."""
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
SPOTS = ((0.3, 0.25), (0.68, 0.36), (0.36, 0.55), (0.7, 0.68), (0.45, 0.84))
SHIELDS = (
    (("", 0.0, 0.0, 1.0, 1.0), ("card", 0.4, 0.0, 0.2, 1.0)),
    tuple(("", 0.0, place / 6, 1.0, 1 / 6) for place in (1, 3, 5)),
    tuple(("", across, down, 0.13, 0.0) for across, down in SPOTS),
    (("", 0.0, 0.0, 0.5, 1.0),),
)
"""The patterns: patches in shares of the shield, dark unless their ink is named; without height a spot."""


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
        Tracks(self, painter, colours_of(self._session), of).all()

    def marked(self, box: Box) -> Offer | None:
        """The order that is aimed at a box."""
        wanted = self.aim_of(box)
        here = box.unit is not None or wanted == box.place
        return self._aims.get(wanted) if here else None


class Tracks(Brush):
    """Paints the map once: it holds the painter and colours of one `paintEvent`."""

    def __init__(self, view: ZulusMap, painter: QPainter, colours: Palette, of: Map) -> None:
        super().__init__(painter, colours, view.font())
        self._view, self._map = view, of
        self._longest = max((box.unit.name for box in of.boxes if box.unit), key=len, default="")
        self._small, self._strong, self._name = (
            self.letters(view.pixels(size), bold=bold)
            for size, bold in ((SMALL, False), (SMALL, True), (TEXT, True))
        )

    def all(self) -> None:
        """Heads of the tracks, boxes with who stands there, the barricade."""
        across, heading = self._view.width() / len(self._map.columns), QFont(HEADING)
        heading.setPixelSize(round(self._view.pixels(LARGE)))
        for place, column in enumerate(self._map.columns):
            head = QRectF(place * across + 2, 0, across - 4, self._view.pixels(HEAD))
            half = head.height() / 2
            self.write(head.adjusted(0, 2, 0, -half), column.name, heading, "text")
            self.write(head.adjusted(0, half - 2, 0, 0), f"↓ {column.place}", self._small, "quiet")
        for box in self._map.boxes:
            self._box(box, self._view.rectangle(box))
        self._barricade()

    def _box(self, box: Box, at: QRectF) -> None:
        inside = box.number <= 0
        line, fill = ("text", "raised") if inside else ("line", "card")
        self.pen(line, 1.5, fill).drawRoundedRect(at, 6, 6)
        if self._map.night:
            night = QBrush(self.ink("line"), Qt.BrushStyle.Dense7Pattern)
            self._painter.fillRect(at.adjusted(1, 1, -1, -1), night)
        row = self._view.pixels(SMALL + 5)
        edge = 12 if box.victory else 6  # its border is drawn once more within
        title = QRectF(at.left() + edge, at.top() + edge / 2 - 1, at.width() - 2 * edge, row)
        text, colour = (f"▲ {box.title}", "bad") if box.burning else (box.title, "quiet")
        marker = f"⚑ {self._map.marker}" if box.victory else ""
        beside = QFontMetrics(self._strong).horizontalAdvance(marker)
        letters = self._strong if box.number <= 1 else self._small
        self.write(title.adjusted(0, 0, -beside, 0), text, letters, colour, LEFT)
        if box.burning and box.unit is None:
            self._flames(at, row)
        if box.victory:
            marked = self.pen("bad", 2, style=Qt.PenStyle.DashLine)
            marked.drawRoundedRect(at.adjusted(3, 3, -3, -3), 5, 5)
            self.write(title, marker, self._strong, "bad", RIGHT)
        room = at.width() - 12
        notes = [line for note in box.notes for line in self._lines(note, room if box.unit is None else 0)]
        for place, note in enumerate(notes):
            top = at.bottom() - row * (len(notes) - place) - 2
            self.write(QRectF(at.left() + 6, top, room, row), note, self._strong, "good", LEFT)
        if box.unit is not None:
            taken = row * len(notes) if box.number > 0 else 0
            self._unit(box.unit, at.adjusted(edge - 1, row + 1, 1 - edge, -edge / 2 - 1 - taken))
        if self._view.marked(box) is not None:
            focus = self._view.focused(self._view.aim_of(box))
            lit = self.pen("focus" if focus else "accent", 4 if focus else 3)
            lit.drawRoundedRect(at.adjusted(1, 1, -1, -1), 6, 6)
            self.write(title, "◎", self._name, "accent", RIGHT)

    def _lines(self, note: str, room: float) -> list[str]:
        """A note: in two lines if it is longer than the room; 0: there is no room for a second one."""
        chance, sign, name = note.partition("% ")
        if not (room and name) or QFontMetrics(self._strong).horizontalAdvance(f"◆ {note}") <= room:
            return [f"◆ {note}"]
        return [f"◆ {chance}{sign}", name]

    def _flames(self, at: QRectF, high: float) -> None:
        """Three flames in the lower corner of a burning box."""
        for place, share in enumerate((0.7, 1.0, 0.8)):
            left, foot, tall = at.right() - 6 - (3 - place) * high * 0.55, at.bottom() - 5, high * share
            path = QPainterPath(QPointF(left, foot))
            path.quadTo(left - high * 0.1, foot - tall * 0.6, left + high * 0.28, foot - tall)
            path.quadTo(left + high * 0.35, foot - tall * 0.5, left + high * 0.5, foot)
            path.closeSubpath()
            self.pen("bad", 1.2, "warn").drawPath(path)

    # --- an iButho: a shield, its name, a mark for each of its pieces ---

    def _unit(self, unit: Unit, at: QRectF) -> None:
        wide = min(at.height() * 0.62, at.width() * 0.24)
        words = at.adjusted(wide + 7, 0, 0, 0)
        third, known = words.height() / (3 if unit.state else 2), QFontMetrics(self._name)
        above = known.horizontalAdvance(self._longest) > words.width() and third > known.ascent()
        name = QRectF((at if above else words).topLeft(), QPointF(at.right(), at.top() + third))
        self.write(name, unit.name, self._name, "text" if unit.active else "quiet", LEFT)
        top, foot = at.top() + (third if above else 0), at.bottom() - (third if above and unit.state else 0)
        self._shield(unit, QRectF(at.left() + 2, top, wide, foot - top))
        self._marks(unit, QRectF(words.left(), words.top() + third, words.width(), third))
        if unit.state:
            low = QRectF(name.left(), at.top() + 2 * third, name.width(), third)
            self.write(low, unit.state, self._strong, "warn", LEFT)

    def _shield(self, unit: Unit, at: QRectF) -> None:
        """An ox-hide shield: plain, striped, spotted, or half dark."""
        paint, dark = self._painter, "text" if unit.active else "quiet"
        path = QPainterPath()
        path.addEllipse(at)
        self.pen("text", 1.5, "card").drawPath(path)
        paint.save()
        paint.setClipPath(path)
        for ink, x, y, wide, high in SHIELDS[unit.shield]:
            part = QRectF(at.left() + at.width() * x, at.top() + at.height() * y,
                          at.width() * wide, at.height() * high)  # fmt: skip
            if high:
                paint.fillRect(part, self.ink(ink or dark))
            else:
                self.pen(fill=dark).drawEllipse(part.topLeft(), part.width(), part.width())
        paint.restore()
        middle = at.center().x()
        self.pen("accent", 1.5).drawLine(QPointF(middle, at.top()), QPointF(middle, at.bottom()))
        if not unit.active:
            self.pen("bad", 2).drawLine(at.topLeft(), at.bottomRight())

    def _marks(self, unit: Unit, at: QRectF) -> None:
        """A full mark for each piece that is left, an empty one for each that is lost, and the count."""
        count = f"{unit.left}/{unit.full}"
        room = at.width() - QFontMetrics(self._name).horizontalAdvance(count) - 6
        size = max(3.0, min(at.height() * 0.62, room / max(1, unit.full) - 2))
        for place in range(unit.full):
            mark = QRectF(at.left() + place * (size + 2), at.center().y() - size / 2, size, size)
            self.pen("text", 1.2, "accent" if place < unit.left else "").drawRoundedRect(mark, 2, 2)
        self.write(at, count, self._name, "text" if unit.active else "quiet", RIGHT)

    # --- the barricade ---

    def _barricade(self) -> None:
        """A row of bags behind the box of the marker: full ones for the thirds that stand."""
        view, foremost = self._view, (box for box in self._map.boxes if box.number == self._view.wall)
        top = max(view.rectangle(box).bottom() for box in foremost) + GAP / 2
        count = BAGS * self._map.whole
        across = view.width() * 0.8 / count
        for place in range(count):
            left = view.width() * 0.1 + place * across + (across * 0.12 * (place // BAGS))
            bag = QRectF(left, top + 2, across * 0.86, view.pixels(WALL) - 5)
            stands = place < BAGS * self._map.thirds
            self.pen("quiet", 1, "warn" if stands else "").drawRoundedRect(bag, 4, 4)
