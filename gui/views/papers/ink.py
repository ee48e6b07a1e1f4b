"""A printed page on the screen or on a printer: the same marks that the PDF is painted from."""

from functools import lru_cache
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGlyphRun, QPainter, QPainterPath, QPaintEvent, QPen, QRawFont
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.pdf.fonts import FOLDER, Face, width
from reports.pdf.marks import Bookmark, Box, Line, Shape, Tag, Text, Untag
from reports.pdf.paint import Page
from reports.pdf.styles import INK, Colour

EDGE = 1
LARGEST = 60
"""Pixels of the screen up to which Qt draws letters of a font that is not installed."""


def paint_page(painter: QPainter, page: Page, scale: float) -> None:
    """Paint a page; `scale`: how many pixels a point takes."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    for mark in page.marks:
        match mark:
            case Text():
                _text(painter, mark, scale)
            case Line():
                painter.setPen(QPen(_colour(mark.colour), mark.width * scale))
                start = QPointF(mark.x * scale, mark.y * scale)
                painter.drawLine(start, QPointF(mark.to_x * scale, mark.to_y * scale))
            case Box():
                _box(painter, mark, scale)
            case Shape():
                _shape(painter, mark, scale)
            case Bookmark() | Tag() | Untag():
                pass  # for those who read the document otherwise; a page does not show them
            case _:
                assert_never(mark)


def _text(painter: QPainter, mark: Text, scale: float) -> None:
    """Each letter where the PDF has it: after the widths of the font and the tracking."""
    font = _font(mark.face, round(mark.size * scale, 2))
    letters = [letter for letter in mark.text if font.supportsCharacter(ord(letter))]
    glyphs = [font.glyphIndexesForString(letter)[0] for letter in letters]
    places, x = [], 0.0
    for letter in letters:
        places.append(QPointF(x * scale, 0))
        x += width(letter, mark.face, mark.size, mark.tracking)
    start = QPointF(mark.x * scale, mark.y * scale)
    if font.pixelSize() * painter.device().devicePixelRatioF() > LARGEST:
        _outlines(painter, font, list(zip(glyphs, places, strict=True)), start, _colour(mark.colour))
        return
    run = QGlyphRun()
    run.setRawFont(font)
    run.setGlyphIndexes(glyphs)
    run.setPositions(places)
    painter.setPen(_colour(mark.colour))
    painter.drawGlyphRun(start, run)


def _outlines(
    painter: QPainter, font: QRawFont, glyphs: list[tuple[int, QPointF]], start: QPointF, colour: QColor
) -> None:
    """Letters as shapes: Qt leaves out large ones of a font of our own on a screen of fine pixels."""
    path = QPainterPath()
    for glyph, place in glyphs:
        path.addPath(font.pathForGlyph(glyph).translated(start + place))
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(path, colour)


def _box(painter: QPainter, mark: Box, scale: float) -> None:
    inside = QRectF(mark.x * scale, mark.y * scale, mark.across * scale, mark.down * scale)
    painter.setPen(QPen(_colour(INK), mark.line * scale) if mark.line else Qt.PenStyle.NoPen)
    painter.setBrush(_colour(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
    if mark.round:
        painter.drawRoundedRect(inside, mark.round * scale, mark.round * scale)
    else:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, bool(mark.line))
        painter.drawRect(inside)  # filled ones side by side (a QR picture) shall leave no seams
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _shape(painter: QPainter, mark: Shape, scale: float) -> None:
    width = mark.line or 0.5
    pen = QPen(_colour(mark.colour), width * scale)
    if mark.dash:
        pen.setDashPattern([each / width for each in mark.dash])  # Qt counts in widths of the pen
    painter.setPen(pen if mark.line else Qt.PenStyle.NoPen)
    painter.setBrush(_colour(mark.fill) if mark.fill else Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    for number, step in enumerate(mark.steps):
        points = [QPointF(x * scale, y * scale) for x, y in zip(step[0::2], step[1::2], strict=True)]
        if len(points) > 1:
            path.cubicTo(*points)
        elif number:
            path.lineTo(points[0])
        else:
            path.moveTo(points[0])
    if mark.closed:
        path.closeSubpath()
    painter.drawPath(path)


def _colour(colour: Colour) -> QColor:
    return QColor.fromRgbF(*colour)


@lru_cache(maxsize=128)
def _font(face: Face, pixels: float) -> QRawFont:
    return QRawFont(str(FOLDER / f"{face.value}.ttf"), pixels, QFont.HintingPreference.PreferNoHinting)


class PageView(QWidget):
    """A page as it will be printed, as wide as there is room; `text` for whoever cannot see it."""

    def __init__(self, page: Page, name: str, text: str) -> None:
        super().__init__()
        self._page = page
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # Qt's way
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """The size of the paper, a pixel to a point."""
        return QSize(int(self._page.across), self.heightForWidth(int(self._page.across)))

    def minimumSizeHint(self) -> QSize:
        """Small enough for a narrow window."""
        return QSize(200, self.heightForWidth(200))

    def hasHeightForWidth(self) -> bool:
        """It keeps the shape of the paper."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the paper for that width."""
        return round(width * self._page.down / self._page.across)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """White paper with a thin edge, and what is on it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        paint_page(painter, self._page, self.width() / self._page.across)
        painter.setPen(QPen(QColor(128, 128, 128), EDGE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.rect().adjusted(0, 0, -EDGE, -EDGE))
        painter.end()
