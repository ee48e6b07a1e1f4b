"""Parts of a page side by side, as many as fit; the others below them or behind a button."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QWidget,
)

from gui.session import Session
from gui.theme import px
from gui.views.parts import laid
from gui.views.parts.boxes import reveal_top
from heart_africa.core.dataclass import dataclass

NARROW = 720
"""Below this width in pixels (at 100 %) the parts of a page stand one below another."""
ABOVE = 55
"""The percentage of the height for the upper of two parts."""


@dataclass(frozen=True, slots=True)
class Pane:
    """A part: its id, its name, its widget, and the width it needs in pixels at 100 % size of letters."""

    id: str
    name: str
    inside: QWidget
    least: int
    stretch: int = 1


class Panes(QWidget):
    """Panes from left to right. `main` is always shown where two fit; buttons choose the others."""

    def __init__(self, panes: Sequence[Pane], main: str, scale: int) -> None:
        super().__init__()
        self._panes, self._main, self._scale = tuple(panes), main, max(scale, 80)
        self._turned = next(pane.id for pane in panes if pane.id != main)
        self._one = main
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setHandleWidth(10)
        for index, pane in enumerate(panes):
            self._splitter.addWidget(pane.inside)
            self._splitter.setStretchFactor(index, pane.stretch)
        self._bar, self._group, self._buttons = QWidget(), QButtonGroup(self), {}
        tabs = QHBoxLayout(self._bar)
        tabs.setContentsMargins(0, 0, 0, 0)
        for pane in panes:
            self._buttons[pane.id] = self._button(pane)
            tabs.addWidget(self._buttons[pane.id])
        tabs.addStretch(1)
        layout = laid(self, self._bar)
        layout.addWidget(self._splitter, 1)
        self._sized: tuple[str, ...] = ()
        self._fit()

    def _button(self, pane: Pane) -> QPushButton:
        made = QPushButton(pane.name)
        made.setProperty("role", "toggle")
        made.setCheckable(True)
        made.setAccessibleName(pane.name)
        made.clicked.connect(lambda: self._pressed(pane.id))
        self._group.addButton(made)
        return made

    def name(self, pane: str, text: str) -> None:
        """Set the name of a button, as with the number of problems."""
        if self._buttons[pane].text() != text:
            self._buttons[pane].setText(text)
            self._buttons[pane].setAccessibleName(text)

    def rescale(self, scale: int) -> None:
        """Set another size of letters in percent: panes then need other widths."""
        if self._scale != max(scale, 80):
            self._scale, self._sized = max(scale, 80), ()
            self._fit()

    def _pressed(self, pane: str) -> None:
        """Show a pane; if it stands alone, scroll to its top."""
        self.turn(pane)
        if self.alone:
            reveal_top(self)

    def turn(self, pane: str) -> None:
        """Show this pane."""
        self._one = pane
        if pane != self._main:
            self._turned = pane
        self._fit()

    def shows(self, pane: str) -> bool:
        """Whether this pane is shown."""
        return pane in self._shown()

    @property
    def alone(self) -> bool:
        """Whether there is room for one pane only."""
        return len(self._shown()) == 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many panes side by side as the new width has room for."""
        super().resizeEvent(event)
        self._fit()

    def _needs(self, panes: Sequence[Pane]) -> int:
        gaps = 10 * (len(panes) - 1)
        return sum(pane.least for pane in panes) * self._scale // 100 + gaps

    def _shown(self) -> tuple[str, ...]:
        if self.width() >= self._needs(self._panes):
            return tuple(pane.id for pane in self._panes)
        two = [pane for pane in self._panes if pane.id in {self._main, self._turned}]
        if self.width() >= self._needs(two):
            return tuple(pane.id for pane in two)
        return (self._one,)

    def _fit(self) -> None:
        shown = self._shown()
        for pane in self._panes:
            pane.inside.setVisible(pane.id in shown)
        self._bar.setVisible(len(shown) < len(self._panes))
        for pane_id, press in self._buttons.items():
            press.setVisible(len(shown) == 1 or pane_id != self._main)
            press.setChecked(pane_id == (self._one if len(shown) == 1 else self._turned))
        if shown != self._sized:
            self._sized = shown
            self._share([pane for pane in self._panes if pane.id in shown])

    def _share(self, shown: Sequence[Pane]) -> None:
        """Give each shown pane the width it needs and its share of the rest."""
        spare = max(0, self.width() - self._needs(shown))
        whole = sum(pane.stretch for pane in shown)
        sizes = {pane.id: pane.least * self._scale // 100 + spare * pane.stretch // whole for pane in shown}
        self._splitter.setSizes([sizes.get(pane.id, 0) for pane in self._panes])


class SplitPane(QSplitter):
    """Two parts with a border that can be moved; one below the other where width is short.

    `least` is the width needed for both, in pixels at 100 %. `turned` is emitted when they change between the
    two.
    """

    turned = Signal()
    """Sent when the parts have changed between side by side and one below the other."""

    def __init__(
        self, session: Session, *parts: QWidget, sizes: tuple[int, int], least: int = NARROW
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._session, self._least, self._across = session, least, list(sizes)
        self.setChildrenCollapsible(False)
        for part in parts:
            self.addWidget(part)
        self.setStretchFactor(1, 1)
        self.setSizes(self._across)
        self.splitterMoved.connect(self._moved)

    def _moved(self) -> None:
        """Keep the sizes that the user gave.

        Not those of a page that is narrow until the window is laid out.
        """
        if self.wide:
            self._across = self.sizes()

    @property
    def wide(self) -> bool:
        """Whether the two stand side by side."""
        return self.orientation() is Qt.Orientation.Horizontal

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the panes side by side if the new width has room for it, else one above the other."""
        super().resizeEvent(event)
        wide = event.size().width() >= px(self._least, self._session.settings.scale)
        if wide != self.wide:
            self.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)
            self.setSizes(self._across)
            self.turned.emit()
        if not wide:
            high = event.size().height()
            self.setSizes([high * ABOVE // 100, high - high * ABOVE // 100])

    def share(self, sizes: tuple[int, int]) -> None:
        """Set the two widths, now or as soon as the parts stand side by side."""
        self._across = list(sizes)
        if self.wide:
            self.setSizes(self._across)


class ResponsiveRow(QWidget):
    """A row that becomes a column where width is short.

    `least` is the width that a row needs in pixels, the sum of its widgets if 0. `shares` says how a row
    shares out its width; without it the rest stays empty.
    """

    def __init__(
        self, *widgets: QWidget, least: int = 0, shares: tuple[int, ...] = (), space: int = 10
    ) -> None:
        super().__init__()
        self._widgets, self._least, self._shares = widgets, least, shares
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(space)
        for each in widgets:
            self._box.addWidget(each)
            self._box.setAlignment(each, Qt.AlignmentFlag.AlignTop)
        for place, share in enumerate(shares):
            self._box.setStretch(place, share)
        if shares:
            for each in widgets:
                self._box.setAlignment(each, Qt.AlignmentFlag(0))
        else:
            self._box.addStretch(1)

    @property
    def least(self) -> int:
        """The width that a row needs, in pixels."""
        gaps = self._box.spacing() * len(self._widgets)
        return self._least or sum(each.sizeHint().width() for each in self._widgets) + gaps

    def widen(self, least: int) -> None:
        """Set another width that a row needs, as for another size of letters."""
        self._least = least
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out in a row or a column, whichever the new width has room for."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        wide = self.width() >= self.least
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if wide else down)
