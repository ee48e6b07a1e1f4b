"""The map drawn: territories in colour and pattern of who controls them, pieces counted, ships in port."""

from functools import lru_cache
from textwrap import wrap

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPainterPath, QPixmap, QPolygonF

from gui.documents.companions import AnyGame
from gui.presenters.companions import Offer
from gui.presenters.kingdoms.board import Force, Land, Map, kingdoms_map
from gui.session import Session
from gui.theme import Palette, px
from gui.views.colours import colours_of
from gui.views.companions.board import MapBoard
from gui.views.companions.brush import Brush
from gui.views.papers import paint_page
from heart_africa.companions.kingdoms.components import People
from reports.pdf.kingdoms.emblems import EMBLEMS, PIECES
from reports.pdf.paint import Page

WIDE, HIGH = 390, 450
"""The least size at a text scale of 100 %."""
LETTERS, LEAST, LINE = 1.85, 9, 0.88
"""How high letters are in units of the sheet, how small they become in pixels at 100 %; lines by that."""
LONG = 24
"""From so many letters on a name takes three lines."""
ICON = 3.3
"""How large a piece is, in units of the sheet."""
PAPER, LAND, SHUT, CARD, INK = "#dfe8ea", "#f6f0e1", "#d9d3c6", "#fffdf6", "#1d1a17"
"""The sea, land, land that is out of bounds, and ink: a printed board looks alike by day and night."""
RED, FIGHT, BORDER, SEA = "#9c2a1b", "#b00020", "#8a7a5c", "#4b6670"
ROW, GAP, STEPS = 1.08, 3.0, 80
"""How high a row of pieces is by its signs; pixels between names, and how often they are moved apart."""
Box = tuple[float, float, float, float]
"""The middle of a name with its pieces, its width and its height."""
PEOPLES: dict[People, tuple[str, Qt.BrushStyle]] = {
    "britons": ("#d55e00", Qt.BrushStyle.BDiagPattern),
    "saxons": ("#c7a000", Qt.BrushStyle.HorPattern),
    "angles": ("#0072b2", Qt.BrushStyle.Dense6Pattern),
    "jutes": ("#009e73", Qt.BrushStyle.DiagCrossPattern),
}
"""Colours that people who cannot tell red from green tell apart, and patterns for those who see none."""
WASH, PATTERN = 70, 150
"""How dense colour and pattern of who controls a territory are, of 255."""


class KingdomsMap(MapBoard[Map]):
    """Britain, as large as there is room."""

    title, least = "kingdomsdesk-map", (WIDE, HIGH)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._shapes: dict[str, QPolygonF] = {}
        self._shaped: object = None

    def map_of(self, document: AnyGame) -> Map | None:
        """The territories; those at which an order is aimed are lit."""
        return kingdoms_map(self._session, document)

    # --- where everything lies ---

    @property
    def text_scale(self) -> int:
        """How large words are wanted, in percent."""
        return self._session.settings.scale

    @property
    def scale(self) -> float:
        """How many pixels a unit of the sheet takes."""
        drawn = self._map.drawing if self._map else None
        return min(self.width() / drawn.width, self.height() / drawn.height) if drawn else 1.0

    def point(self, at: tuple[float, float]) -> QPointF:
        """A point of the sheet on the widget; the sheet stands in the middle."""
        assert self._map is not None  # noqa: S101  # points are its own
        drawn, scale = self._map.drawing, self.scale
        left, top = (self.width() - drawn.width * scale) / 2, (self.height() - drawn.height * scale) / 2
        return QPointF(left + at[0] * scale, top + at[1] * scale)

    def outline(self, land: Land) -> QPolygonF:
        """The outline of a territory; a square about its middle for one that nobody has drawn."""
        assert self._map is not None  # noqa: S101  # territories are its own
        now = (self._map.drawing, self.width(), self.height())
        if self._shaped != now:
            self._shaped = now
            self._shapes = {each.id: QPolygonF(self._corners(each)) for each in self._map.lands}
        return self._shapes[land.id]

    def _corners(self, land: Land) -> list[QPointF]:
        assert self._map is not None  # noqa: S101  # as above
        drawn = self._map.drawing
        x, y = drawn.at[land.id]
        square = ((x - 6, y - 5), (x + 6, y - 5), (x + 6, y + 5), (x - 6, y + 5))
        return [self.point(each) for each in drawn.outlines.get(land.id, square)]

    def place_of(self, at: QPointF) -> str:
        """The territory at a point; "" for none."""
        for land in self._map.lands if self._map else ():
            if self.outline(land).containsPoint(at, Qt.FillRule.OddEvenFill):
                return land.id
        return ""

    def words_at(self, place: str) -> str:
        """Who is there."""
        return next((each.words for each in self._map.lands if each.id == place), "") if self._map else ""

    def lit(self) -> list[str]:
        """The territories that can be pressed, from west to east."""
        if self._map is None:
            return []
        at = self._map.drawing.at
        return sorted((each for each in self._aims if each in at), key=lambda each: at[each])

    # --- painting ---

    def paint(self, painter: QPainter, of: Map) -> None:
        """Sea and land, what is lit, what stands there."""
        Realm(self, painter, colours_of(self._session), of, self._aims).all()


class Realm(Brush):
    """Paints the map once, with the painter and colours of one paint event."""

    def __init__(
        self, view: KingdomsMap, painter: QPainter, colours: Palette, of: Map, aims: dict[str, Offer]
    ) -> None:
        super().__init__(painter, colours, view.font())
        self._view, self._map, self._aims, self._unit = view, of, aims, view.scale
        self._bold = self.letters(max(px(LEAST, view.text_scale), LETTERS * self._unit), bold=True)

    def all(self) -> None:
        """Sea and land, what is lit, then what stands there and how it is called; where is fought, on top."""
        owners = tuple((each.owner, each.closed) for each in self._map.lands)
        self._painter.drawPixmap(0, 0, self._view.ground((self._map.drawing, owners), self._beneath))
        for land in self._map.lands:
            self._lit(land)
        blocks = self._blocks()
        for land in sorted(self._map.lands, key=lambda each: each.id == self._map.fight):
            self._port(land)
            self._standing(land, blocks[land.id])

    def _beneath(self, painter: QPainter) -> None:
        """Sea, land, borders, the ships' way."""
        before, self._painter = self._painter, painter
        view, drawn = self._view, self._map.drawing
        painter.fillRect(view.rect(), self.ink(PAPER))
        for one, other in self._map.ways:
            self.pen(BORDER, 2.2).drawLine(view.point(drawn.at[one]), view.point(drawn.at[other]))
        for land in self._map.lands:
            shape = view.outline(land)
            self.pen(fill=SHUT if land.closed else LAND).drawPolygon(shape)
            if land.owner:
                colour, pattern = PEOPLES[land.owner]
                painter.setBrush(self.ink(colour, WASH))
                painter.drawPolygon(shape)
                painter.setBrush(QBrush(self.ink(colour, PATTERN), pattern))
                painter.drawPolygon(shape)
        for land in self._map.lands:
            self.pen(INK, 1.2).drawPolygon(view.outline(land))
        way = QPolygonF([view.point(each) for each in drawn.way])
        paint = self.pen(SEA, 1.4, style=Qt.PenStyle.DotLine)
        (paint.drawPolygon if self._map.round else paint.drawPolyline)(way)
        self._painter = before

    def _lit(self, land: Land) -> None:
        """The border of a territory at which an order is aimed, or where is fought."""
        fight = land.id == self._map.fight
        if not fight and land.id not in self._aims:
            return
        shape, focus = self._view.outline(land), self._view.focused(land.id)
        path = QPainterPath()
        path.addPolygon(shape)
        self._painter.save()
        self._painter.setClipPath(path)
        ink = FIGHT if fight else "focus" if focus else "accent"
        self.pen(ink, 10 if focus else 7).drawPolygon(shape)
        self._painter.restore()

    def _port(self, land: Land) -> None:
        """The harbour, and the ship in it beside the shield of its people."""
        place = self._harbour(land)
        if place is None:
            return
        at, size = self._view.point(place), ICON * self._unit
        if land.ship:  # of a harbour at the edge of the sheet all of the ship is seen
            at.setX(max(size, min(at.x(), self._view.width() - size)))
            at.setY(max(size, min(at.y(), self._view.height() - size)))
        half = size * (0.8 if land.ship else 0.45)
        self.pen(INK, 1, PEOPLES[land.ship][0] if land.ship else PAPER).drawEllipse(at, half, half)
        if land.ship:
            side = size * 1.2  # as large as the circle
            self._sign(f"ship+{land.ship}", QRectF(at.x() - side / 2, at.y() - side / 2, side, side))

    def _harbour(self, land: Land) -> tuple[float, float] | None:
        """Where its harbour lies, if it has one."""
        drawn = self._map.drawing
        x, y = drawn.at[land.id]
        return drawn.harbours.get(land.id, (x + 5.5, y + 5) if land.port else None)

    # --- what stands in a territory ---

    def _blocks(self) -> dict[str, QRectF]:
        """Where the name and the pieces of each territory stand: off one another and off ships in port."""
        boxes, ships = list[Box](), list[Box]()
        for land in self._map.lands:
            if land.ship and (harbour := self._harbour(land)):
                there, across = self._view.point(harbour), 1.6 * ICON * self._unit
                ships.append((there.x(), there.y(), across, across))
            (wide, high), at = self._name_size(land), self._view.point(self._map.drawing.at[land.id])
            wide = max(wide, *(self._wide(each) for each in land.forces), 0.0)
            high += len(land.forces) * ICON * self._unit * ROW
            boxes.append((at.x(), at.y(), wide, high))
        placed = apart(tuple(boxes), (self._view.width(), self._view.height()), tuple(ships))
        return {
            land.id: QRectF(x - wide / 2, y - high / 2, wide, high)
            for land, (x, y, wide, high) in zip(self._map.lands, placed, strict=True)
        }

    def _name_size(self, land: Land) -> tuple[float, float]:
        """How wide and high a name is with what it yields and who may start there."""
        known, lines = QFontMetrics(self._bold), _lines(land)
        crest = known.height() * 0.92 + 2 if _crest(land) else 0.0
        sign = known.height() * 0.92 if land.resource else 0.0
        wide = max(map(known.horizontalAdvance, lines)) + sign + crest + 9
        return wide, known.height() * LINE * len(lines) + 2

    def _standing(self, land: Land, block: QRectF) -> None:
        """Its name with what it yields, and below a row for each people that is there."""
        size, known = ICON * self._unit, QFontMetrics(self._bold)
        icon, line = known.height() * 0.92, known.height() * LINE
        wide, high = self._name_size(land)
        chip = QRectF(block.center().x() - wide / 2, block.top(), wide, high)
        paint = self.pen(RED if land.red else INK, 1, RED if land.red else CARD)
        paint.drawRoundedRect(chip, 3, 3)
        spot = QRectF(chip.left() + 2, chip.center().y() - icon / 2, icon, icon)
        left, right = chip.left() + 4, chip.right() - 3
        if land.resource:
            paint.fillRect(spot, self.ink(CARD))
            self._sign(land.resource, spot)
            left += icon
        if crest := _crest(land):
            paint.fillRect(spot.translated(wide - icon - 4, 0), self.ink(CARD))
            self._sign(crest, spot.translated(wide - icon - 4, 0))
            right -= icon + 2
        paint.setFont(self._bold)
        paint.setPen(self.ink("#ffffff" if land.red else INK))
        for number, words in enumerate(_lines(land)):
            beside = QRectF(left, chip.top() + 1 + number * line, right - left, line)
            paint.drawText(beside, Qt.AlignmentFlag.AlignCenter, words)
        for number, force in enumerate(land.forces):
            self._force(force, block.center().x(), chip.bottom() + 1 + number * size * ROW, size)

    def _wide(self, force: Force) -> float:
        """How wide the row of a people is."""
        size, known = ICON * self._unit, QFontMetrics(self._bold)
        return (
            size * 1.12
            + 3
            + sum(size * 1.12 + known.horizontalAdvance(str(count)) for _, _, count in _pieces(force))
        )

    def _force(self, force: Force, middle: float, top: float, size: float) -> None:
        """The shield of a people, then its pieces with how many of each; an army with its troops."""
        known, wide = QFontMetrics(self._bold), self._wide(force)
        back = QRectF(middle - wide / 2, top, wide, size)
        self.pen(PEOPLES[force.people][0], 1.6, CARD).drawRoundedRect(back, 3, 3)
        x = back.left() + 2
        self._sign(f"marker+{force.people}", QRectF(x, top + size * 0.06, size * 0.88, size * 0.88))
        x += size * 1.12
        for sign, words, count in _pieces(force):
            step = size * 1.12 + known.horizontalAdvance(str(count))
            self._sign(sign, QRectF(x, top + size * 0.06, size * 0.88, size * 0.88), words)
            self._painter.setFont(self._bold)
            self._painter.setPen(self.ink(INK))
            beside = QRectF(x + size * 0.9, top, step, size)
            self._painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, str(count))
            x += step

    def _sign(self, sign: str, at: QRectF, words: str = "") -> None:
        """A sign of those that are printed too."""
        ratio = self._painter.device().devicePixelRatioF()
        self._painter.drawPixmap(at.topLeft(), _picture(sign, words, round(at.width() * ratio), ratio))


def _lines(land: Land) -> list[str]:
    """Its name in two lines, a long one in three, none of them longer than need be."""
    most = 2 if len(land.name) <= LONG else 3
    widths = range(-(-len(land.name) // most), len(land.name) + 1)
    broken = (wrap(land.name, width, break_long_words=False, break_on_hyphens=False) for width in widths)
    return next((lines for lines in broken if len(lines) <= most), [land.name])


def _crest(land: Land) -> str:
    """The shield of who may start there, while nobody does; "" for none."""
    return f"marker+{land.shield}" if land.shield and not land.forces else ""


def _pieces(force: Force) -> list[tuple[str, str, int]]:
    """The sign of each sort of piece, what is written on it, how many there are."""
    counted = (("fortress", force.fortresses), ("settlement", force.settlements))
    return [(what, "", count) for what, count in counted if count] + [
        ("army", str(number), troops) for number, troops in force.armies
    ]


@lru_cache(maxsize=8)
def apart(
    boxes: tuple[Box, ...], within: tuple[float, float], fixed: tuple[Box, ...] = ()
) -> tuple[Box, ...]:
    """Boxes moved off one another the shorter way, half each, off the fixed ones, and into that sheet."""
    found, stays = [list(each) for each in (*fixed, *boxes)], len(fixed)
    for _ in range(STEPS):
        moved = False
        for number, one in enumerate(found[stays:], stays):
            for place, other in enumerate(found[:number]):
                x, y = one[0] - other[0], one[1] - other[1]
                across = (one[2] + other[2]) / 2 + GAP - abs(x)
                down = (one[3] + other[3]) / 2 + GAP - abs(y)
                if across <= 0.01 or down <= 0.01:  # noqa: PLR2004  # a hundredth of a pixel is nothing
                    continue
                moved, axis = True, int(down < across)
                step = (down if axis else across) * (1 if (y if axis else x) >= 0 else -1)
                one[axis] += step if place < stays else step / 2
                other[axis] -= 0.0 if place < stays else step / 2
        for each in found[stays:]:
            for axis in (0, 1):
                half = each[axis + 2] / 2
                each[axis] = max(half, min(within[axis] - half, each[axis]))
        if not moved:
            break
    return tuple((x, y, wide, high) for x, y, wide, high in found[stays:])


@lru_cache(maxsize=256)
def _picture(sign: str, words: str, pixels: int, ratio: float) -> QPixmap:
    """A sign drawn once at a size."""
    side = 100.0
    drawn = (PIECES.get(sign) or EMBLEMS[sign])(side, words)
    made = QPixmap(max(1, pixels), max(1, pixels))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_page(painter, Page(side, side, drawn.marks), pixels / side)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made
