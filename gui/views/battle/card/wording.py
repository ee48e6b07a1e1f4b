"""What a card tells: large numbers with their sums before the dice, chances as charts below them."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gui.presenters.battle.card.wording import Face, Need, Reading
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.parts import DrawnFrom, column, flow, grid, label, laid, refill, toggle
from gui.views.parts.chart import ChartView
from gui.views.parts.flow import Tiles

CHART = 250
"""The least width of a chart, in pixels at 100 %."""
SHORT = 3
"""A number of no more letters is shown huge."""
OPEN_REASONS = 1
"""So many numbers show their sums at once; of more they are folded."""


class NeedsView(QWidget):
    """The numbers that are needed, each with its sum."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = DrawnFrom()
        self._unfolded = False
        self._layout = laid(self, space=8)

    def show_needs(self, reading: Reading) -> None:
        """Show them; drawn anew only when they have changed."""
        if self._shown.already(reading.needs, reading.notes, reading.faces, self._session.lang):
            return
        notes = [label(text, "quiet") for text in reading.notes]
        parts: list[QWidget] = [column(*notes, space=2)] if notes else []
        folded = len(reading.needs) > OPEN_REASONS
        parts += [self._need(each, folded=folded) for each in reading.needs]
        if reading.faces:
            parts.append(self._faces(reading.faces))
        refill(self._layout, *parts)
        self.setVisible(bool(parts))

    def _need(self, need: Need, *, folded: bool) -> QWidget:
        role = "huge" if len(need.number) <= SHORT else "number"
        number = label(need.number, role, wrap=False)
        number.setAccessibleName(f"{need.head}: {need.number}")
        if not need.number:
            number.hide()
        reasons = column(*(label(text, "quiet") for text in need.reasons), space=0)
        texts: list[QWidget] = [label(need.head, "strong"), label(need.text)]
        if need.reasons and folded:
            reasons.hide()
            fold = toggle(self._session.say("card-why"), False, reasons.setVisible)  # noqa: FBT003  # up
            texts.append(flow(fold))
        if need.reasons:
            texts.append(reasons)
        box, layout = QWidget(), QHBoxLayout()
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        layout.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(column(*texts, space=2), 1)
        box.setLayout(layout)
        return box

    def _faces(self, faces: tuple[Face, ...]) -> QWidget:
        rows = [(label(each.faces, "number", wrap=False), label(each.text)) for each in faces]
        made = grid(rows, space=10, wide={1: 1})
        return column(label(self._session.say("card-faces"), "strong"), made, space=4)


class OddsView(QWidget):
    """What may come of it: sentences, then charts side by side."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = DrawnFrom()
        self._layout = laid(self)

    def show_odds(self, reading: Reading) -> None:
        """Show them; drawn anew only when they have changed."""
        own = self._session.settings
        if self._shown.already(reading.said, reading.charts, own.language, own.theme, own.scale):
            return
        parts: list[QWidget] = [label(text) for text in reading.said]
        if charts := list(self._charts(reading)):
            tiles = Tiles(round(CHART * max(100, own.scale) / 100), space=16)
            tiles.hold(charts)
            parts.append(tiles)
        refill(self._layout, *parts)
        self.setVisible(bool(parts))

    def _charts(self, reading: Reading) -> Iterator[QWidget]:
        colours = colours_of(self._session)
        for chart in reading.charts:
            made = ChartView(chart, colours.accent, colours.quiet)
            whole = column(label(chart.title, "strong"), made, space=2)
            whole.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            yield whole
