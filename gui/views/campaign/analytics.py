"""The standings with charts and land, and the chronicle of a campaign."""

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.analytics import Story, readings, story
from gui.session import Session
from gui.theme import BRIGHT, SERIES
from gui.views.campaign.part import Part, RowsView, grid_card
from gui.views.colours import colours_of
from gui.views.parts import card, column, combo, label, laid, refill, refill_top, scrolled
from gui.views.parts.chart import ChartView, DescribedPicture
from gui.views.parts.flow import flow
from gui.views.parts.panes import ResponsiveRow
from heart_africa.language.campaign.tables import Grid, Realm
from reports.content.chart import Curve, Curves

# --- hongos over time ---


STROKES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
MIDDLE = 128
"""The middle between black and white."""
PAD, HEIGHT = 10, 260


class CurvesView(DescribedPicture):
    """A line chart: hongos of each player over time, told apart by colour, stroke and name."""

    def __init__(self, curves: Curves) -> None:
        super().__init__(curves.title, curves.alt)
        self._curves = curves
        self._most = max((value for each in curves.curves for value in each.values if value), default=1)
        self.setToolTip(curves.alt)

    def sizeHint(self) -> QSize:
        """High enough for the names of all lines one below another."""
        line = self.fontMetrics().height()
        return QSize(320, max(HEIGHT, line * (len(self._curves.curves) + 3)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the axes, the lines and the names at their ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(self.font())
        names = max((metrics.horizontalAdvance(each.name) for each in self._curves.curves), default=0)
        scale = metrics.horizontalAdvance(str(self._most))
        area = QRectF(scale + PAD, PAD, self.width() - scale - names - 4 * PAD,
                      self.height() - metrics.height() - 2 * PAD)  # fmt: skip
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        self._axes(painter, area, ink)
        ends = [self._line(painter, area, place, each) for place, each in enumerate(self._curves.curves)]
        self._names(painter, area, ends, ink)
        painter.end()

    def _axes(self, painter: QPainter, area: QRectF, ink: QColor) -> None:
        faint = QColor(ink)
        faint.setAlpha(60)
        line = painter.fontMetrics().height()
        for value in sorted({0, self._most // 2, self._most}):
            y = self._y(area, value)
            painter.setPen(faint)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(ink)
            box = QRectF(0, y - line / 2, area.left() - PAD / 2, line)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        dates = self._curves.dates
        for place in {0, len(dates) - 1} if dates else ():
            side = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            painter.drawText(
                QRectF(area.left(), area.bottom() + 4, area.width(), line), side, str(dates[place].year)
            )

    def _y(self, area: QRectF, value: int) -> float:
        return area.bottom() - area.height() * value / self._most

    def _colour(self, place: int) -> QColor:
        """The colour of the line at this place, in a version that stands out from the background."""
        dark = self.palette().color(QPalette.ColorRole.Window).lightness() < MIDDLE
        return QColor((BRIGHT if dark else SERIES)[place % len(SERIES)])

    def _line(self, painter: QPainter, area: QRectF, place: int, curve: Curve) -> tuple[float, int, str]:
        """Draw a line; returns the height where it ends, its place and its name."""
        pen = QPen(self._colour(place), 2.5, STROKES[place // len(SERIES) % len(STROKES)])
        painter.setPen(pen)
        wide = max(1, len(curve.values) - 1)
        points = [
            QPointF(area.left() + area.width() * across / wide, self._y(area, value))
            for across, value in enumerate(curve.values)
            if value is not None
        ]
        if len(points) == 1:
            painter.drawPoint(points[0])
        painter.drawPolyline(points)
        return (points[-1].y() if points else area.bottom()), place, curve.name

    def _names(
        self, painter: QPainter, area: QRectF, ends: list[tuple[float, int, str]], ink: QColor
    ) -> None:
        """Write the names at the ends of the lines, moved apart where they would overlap."""
        line = painter.fontMetrics().height()
        below = area.bottom() - line * len(ends)
        free = min(area.top() - line / 2, below)
        for end, place, name in sorted(ends):
            y = max(end - line / 2, free)
            free = y + line
            painter.setPen(QPen(self._colour(place), 3))
            painter.drawLine(QPointF(area.right() + 4, end), QPointF(area.right() + PAD, y + line / 2))
            painter.setPen(ink)
            painter.drawText(
                QPointF(area.right() + PAD + 5, y + line - painter.fontMetrics().descent()), name
            )


# --- standings, charts, chronicle and journal ---


class StandingsView(Part):
    """Standings, charts, battles and land of all players."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        inside = QWidget()
        self._inside = laid(inside, space=12, margins=(0, 0, 6, 0))
        laid(self, scrolled(inside))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw standings, charts, battles and land."""
        panel = readings(self._session, keeping)
        if not keeping.journal.state.players:
            refill_top(self._inside, label(self._session.say("campaign_state-nobody-yet"), "quiet"))
            return
        colours = colours_of(self._session)
        victories = ChartView(panel.victories, colours.accent, colours.quiet)
        tables, titles = panel.tables, panel.tables.heads
        held = ChartView(
            panel.holdings, colours.accent, colours.quiet
        )  # with one half year, curves would be only dots
        curves = CurvesView(tables.riches) if len(tables.riches.dates) > 1 else held
        riches = card(label(tables.riches.title, "heading"), curves)
        won = card(label(panel.victories.title, "heading"), victories)
        parts: list[QWidget] = [
            ResponsiveRow(*(grid_card(each) for each in tables.standings), space=12),
            riches,
            won,
        ]
        parts.append(_beats(titles.beats, tables.beats))
        if tables.land:
            parts.append(card(label(titles.land, "heading"), *map(_land, tables.land)))
        if tables.battles:
            # All battles in one table, the latest year first: there may be hundreds.
            heads = (self._session.say("campaign_desk-year"), *tables.battles[0].heads)
            rows = [(year.caption, *cells) for year in tables.battles for cells in year.rows]
            table = RowsView(seen=ROWS)
            table.show_rows(tables.heads.battles, heads, rows, stretch=5)
            parts.append(card(label(titles.battles, "heading"), table))
        refill_top(self._inside, *parts)


ROWS, FEW, NARROW = 10, 8, 34
"""The rows shown at once, the players that fit on a card, the least width of a column."""


def _beats(title: str, beats: Grid) -> QWidget:
    """Who beat whom: on a card as wide as needed; for many players a table that scrolls."""
    if len(beats.rows) <= FEW:
        return flow(grid_card(beats, heading=title), space=12)
    table = RowsView(seen=ROWS, least=NARROW)
    table.show_rows(title, beats.heads, beats.rows, beats.numbers)
    note = [label(beats.note, "small")] if beats.note else []
    return card(label(title, "heading"), *note, table)


def _land(realm: Realm) -> QWidget:
    names = ", ".join(realm.names) or "–"
    lines: list[QWidget] = [label(f"{realm.title} · {realm.subtitle}: {names}")]
    if realm.lacks:
        lines.append(label(f"{realm.lacks_title}: {', '.join(realm.lacks)}", "small"))
    return column(*lines, space=1)


class ChronicleView(Part):
    """The campaign in prose, year by year."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: CampaignDocument | None = None
        self._year: str | None = None
        self._bar = QVBoxLayout()
        self.text = QTextBrowser()
        laid(self, self._bar, self.text, margins=(0, 0, 6, 0), high=self.text)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Show the chronicle of the chosen year, or of the first that is offered."""
        self._keeping = keeping
        panel = story(self._session, keeping, self._year)
        say = self._session.say
        self.text.setAccessibleName(say("campaign_desk-part", part="chronicle"))
        refill(self._bar, flow(combo(panel.years, panel.year, self._choose, name=say("campaign_desk-year"))))
        self._tell(panel)

    def _choose(self, year: str) -> None:
        self._year = year
        if self._keeping is not None:
            self._tell(story(self._session, self._keeping, year))

    def _tell(self, panel: Story) -> None:
        if not panel.chapters:
            self.text.setPlainText(panel.nothing)
            return
        quiet = colours_of(self._session).quiet
        parts = []
        for chapter in panel.chapters:
            parts.append(f"<h3>{escape(chapter.title)}</h3>")
            for paragraph in chapter.paragraphs:
                note = (
                    f'<br><span style="color:{quiet}">{escape(paragraph.note)}</span>'
                    if paragraph.note
                    else ""
                )
                parts.append(f"<p>{escape(paragraph.text)}{note}</p>")
            if chapter.riches:
                parts.append(f'<p style="color:{quiet}">{escape(chapter.riches)}</p>')
        self.text.setHtml("".join(parts))
