"""A chart of horizontal bars with their numbers, in the colours of the theme."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from reports.content.chart import Chart

GAP, PAD, LEAST_BAR = 5, 8, 2


class DescribedPicture(QWidget):
    """A picture of fixed height, as wide as there is room, with a description for screen readers."""

    def __init__(self, title: str, words: str) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the same as `sizeHint`: a chart is never drawn smaller."""
        return self.sizeHint()


class ChartView(DescribedPicture):
    """One chart of horizontal bars, a line for each."""

    def __init__(self, chart: Chart, accent: str, quiet: str) -> None:
        super().__init__(
            chart.title, chart.alt or ", ".join(f"{bar.label}: {bar.text}" for bar in chart.bars)
        )
        self._chart, self._accent, self._quiet = chart, QColor(accent), QColor(quiet)

    def sizeHint(self) -> QSize:
        """The height of one line for each bar."""
        line = self.fontMetrics().height() + GAP
        return QSize(240, line * len(self._chart.bars) + GAP)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint for each bar its label, the bar and its number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(self.font())
        line = metrics.height() + GAP
        labels = max((metrics.horizontalAdvance(bar.label) for bar in self._chart.bars), default=0)
        figures = max((metrics.horizontalAdvance(bar.text) for bar in self._chart.bars), default=0)
        room = max(40, self.width() - labels - figures - 3 * PAD)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        for place, bar in enumerate(self._chart.bars):
            top = place * line + GAP
            width = max(LEAST_BAR, room * bar.value / self._chart.most) if bar.value else 0
            painter.setPen(ink)
            painter.drawText(
                QRectF(0, top, labels, metrics.height()),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                bar.label,
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._accent if bar.marked else self._quiet)
            painter.drawRoundedRect(QRectF(labels + PAD, top + 2, width, metrics.height() - 4), 3, 3)
            painter.setPen(ink)
            painter.drawText(
                QRectF(labels + 2 * PAD + width, top, figures + PAD, metrics.height()),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
                bar.text,
            )
        painter.end()
