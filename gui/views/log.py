"""The log of a journal: moments, acts, what is behind them; and what one may do with an act."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from gui.models.log import LogModel
from gui.presenters.corrections import Mender
from gui.presenters.journal import Choice, JournalWords
from gui.session import Session
from gui.theme import px
from gui.views.corrections import Mending
from gui.views.parts import DrawnFrom, combo, label, laid
from gui.views.parts.flow import FlowBox

State = TypeVar("State")
PADDING = 8
INDENT = 16
"""Of what belongs to a line, at a text scale of 100 %; the arrow that opens it is as wide."""
NARROW = 7
"""So many letters of a filter are shown at least: all four stand in one row then."""
OPEN = 3
"""How many steps of the log stand open."""


class Wrapped(QStyledItemDelegate):
    """A delegate that wraps long lines instead of cutting them."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex) -> QSize:  # type: ignore[override]  # Qt calls it so
        """The height of the wrapped text at the width of the list."""
        view, model = self.parent(), index.model()
        assert isinstance(view, QTreeView)  # noqa: S101  # that is whose it is
        assert isinstance(model, LogModel)  # noqa: S101  # as above
        node = model.node(index)
        depth, up = 0, node.parent
        while up is not None:
            depth, up = depth + 1, up.parent
        width = max(80, view.viewport().width() - depth * view.indentation() - 2 * PADDING)
        size = view.fontInfo().pixelSize()
        if node.high[:2] != (width, size):
            flags = int(Qt.TextFlag.TextWordWrap)
            box = view.fontMetrics().boundingRect(QRect(0, 0, width, 10_000), flags, str(index.data() or ""))
            node.high = (width, size, box.height())
        return QSize(width, node.high[2] + PADDING)


class Tree(QTreeView):
    """A tree whose lines fold anew when its width changes."""

    def __init__(self) -> None:
        super().__init__()
        self._to_end = False
        self._resizing = self._owed = False
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setUniformRowHeights(False)
        self.setItemDelegate(Wrapped(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # or its coming folds all anew
        self.viewport()  # asked for a first time it takes 10 ms: PySide looks through all classes for its own

    def show_end(self) -> None:
        """Show the last line, once the lines have found their places: they are placed once, not twice."""
        self._to_end = True
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Give every line its place; not amid a change of width, after which it is done again."""
        self._owed = self._resizing
        if self._owed:
            return
        super().doItemsLayout()
        if self._to_end:
            self._to_end = False
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def verticalOffset(self) -> int:
        """None: the background is plain, and for its sake Qt would measure every line above."""
        return 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold anew; whoever looked at the end looks at the end still."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self._resizing = True
        super().resizeEvent(event)
        self._resizing = False
        if self._owed or event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        elif at_end:
            self.show_end()


class LogView(QWidget, Generic[State]):
    """What has happened, whatever is played."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._words: JournalWords[State] | None = None
        self._chosen: dict[str, str] = {}
        self._shown = DrawnFrom()
        self._known = DrawnFrom()
        self._model: LogModel[State] = LogModel(self)
        self.tree = Tree()
        self.tree.setModel(self._model)
        self.tree.selectionModel().currentChanged.connect(self._chosen_now)
        self._bar = FlowBox(4)
        self.mending: Mending[State] = Mending(session)
        laid(self, self._bar, self.tree, self.mending, space=4, high=self.tree)

    def show_log(self, words: JournalWords[State]) -> None:
        """Show what has happened; only what is new is added."""
        self.tree.setIndentation(px(INDENT, self._session.settings.scale))
        if self._words is None or words.document is not self._words.document:
            self._chosen, self._known = {}, DrawnFrom()
        self._words = words
        if not self._shown.already(self._session.lang, words.viewer(), words.document):
            self.tree.setAccessibleName(self._session.say("desk-log"))
            self._model.show_rows(words, ())
        self._show_filters(words)
        self._fill(words)
        self.mending.show_act(Mender(words), self.mending.number)

    def focus(self) -> None:
        """Go to its last line."""
        self.tree.setFocus()
        self.tree.setCurrentIndex(self._model.last())

    def _fill(self, words: JournalWords[State]) -> None:
        before, rows = self._model.rowCount(), words.document.journal.standing
        if any(self._chosen.values()):
            rows = tuple(each for each in rows if words.keeps(each, self._chosen))
        self._model.show_rows(words, rows)
        if self._model.rowCount() != before or not self.tree.isExpanded(self._model.last_step()):
            self._unfold()
        self.tree.show_end()  # the way to a line measures every line before it; the end is known

    def _unfold(self) -> None:
        """The last moments stand open, those before them fold as play goes on."""
        steps = self._model.rowCount()
        for place in range(steps):
            index = self._model.index(place, 0)
            if place >= steps - OPEN:
                self.tree.expand(index)
            elif place >= steps - 2 * OPEN:
                self.tree.collapse(index)

    def _chosen_now(self) -> None:
        """What may be done with it is shown; not amid a press, under which the line would move away."""
        if QApplication.mouseButtons() is Qt.MouseButton.NoButton:
            self._current()
        else:
            QTimer.singleShot(0, self, self._current)

    def _current(self) -> None:
        act = self._model.act_of(self.tree.currentIndex())
        if self._words is not None:
            self.mending.show_act(Mender(self._words), act.number if act else 0)

    # --- filters ---

    def _show_filters(self, words: JournalWords[State]) -> None:
        """The filters; drawn anew only when there is more to choose from."""
        if self._known.already(words.document, words.filters_known_by(), self._session.lang):
            return
        self._bar.hold(
            label(self._session.say("desk-log"), "strong", wrap=False),
            *(self._filter(key, found) for key, found in words.filters().items() if found),
        )

    def _filter(self, key: str, found: Sequence[Choice]) -> QWidget:
        say = self._session.say
        every = (("", say("desk-log-every", what=key)), *found)

        def put(value: str) -> None:
            self._chosen[key] = value
            if self._words is not None:
                self._fill(self._words)

        made = combo(every, self._chosen.get(key, ""), put, name=say("desk-log-filter", what=key))
        if key in {"unit", "step"}:
            made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            made.setMinimumContentsLength(NARROW)
        return made
