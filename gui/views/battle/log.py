"""The log under the board: turns, steps, acts, what is behind them; and what one may do with an act."""

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from gui.documents.battle import BattleDocument
from gui.models.log import LogModel
from gui.presenters.battle.corrections import BattleMender
from gui.presenters.battle.log import LogBook, Row, keeps, told_row
from gui.session import Session
from gui.views.corrections import Mending
from gui.views.parts import combo, label
from gui.views.parts.flow import FlowBox
from heart_africa.analytics.passages import Wanted
from heart_africa.language.battle.words import called, title
from heart_africa.rules.battle import Stage
from heart_africa.rules.tables.sequence import Step

PADDING = 8
NARROW = 7
"""So many letters of a filter are shown at least: all four stand in one row then."""
OPEN = 3
"""How many steps of the log stand open."""


class Wrapped(QStyledItemDelegate):
    """Lines as long as they need to be."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex) -> QSize:  # type: ignore[override]  # noqa: N802  # Qt's name
        """As high as its words at the width that there is."""
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
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setUniformRowHeights(False)
        self.setItemDelegate(Wrapped(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIndentation(16)

    def show_end(self) -> None:
        """Show the last line, once the lines have found their places: they are placed once, not twice."""
        self._to_end = True
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:  # noqa: N802  # Qt's name
        """Give every line its place."""
        super().doItemsLayout()
        if self._to_end:
            self._to_end = False
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def verticalOffset(self) -> int:  # noqa: N802  # Qt's name
        """None: the background is plain, and for its sake Qt would measure every line above."""
        return 0

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Fold anew; whoever looked at the end looks at the end still."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        elif at_end:
            self.show_end()


class LogView(QWidget):
    """What has happened."""

    chosen = Signal(int)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._table: BattleDocument | None = None
        self._book = LogBook()
        self._filters = {"side": "", "unit": "", "step": "", "turn": ""}
        self._shown: object = None
        self._known: object = None
        self._model = LogModel(self._word, self._place, self)
        self._tree = Tree()
        self._tree.setModel(self._model)
        self._tree.selectionModel().currentChanged.connect(self._current)
        self._bar = FlowBox(4)
        self._mending = Mending(session)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._bar)
        layout.addWidget(self._tree, 1)
        layout.addWidget(self._mending)

    def show_log(self, table: BattleDocument) -> None:
        """Show what has happened; only what is new is added."""
        if table is not self._table:
            self._table, self._book = table, LogBook()
            self._filters = dict.fromkeys(self._filters, "")
            self._known = None
        self._book.update(table.journal.standing)
        said = (self._session.lang, table.viewer, id(table))
        if said != self._shown:
            self._shown = said
            self._tree.setAccessibleName(self._session.say("battle-log"))
            self._model.show_rows(())
        self._show_filters(table)
        self._fill()
        self._mending.show_act(BattleMender(self._session, table), self._mending.number)

    def focus(self) -> None:
        """Go to its last line."""
        self._tree.setFocus()
        self._tree.setCurrentIndex(self._model.last())

    def _fill(self) -> None:
        before = self._model.rowCount()
        self._model.show_rows([row for row in self._book.rows if self._wanted(row)])
        if self._model.rowCount() != before or not self._tree.isExpanded(self._model.last_step()):
            self._unfold()
        self._tree.show_end()  # the way to a line measures every line before it; the end is known

    def _unfold(self) -> None:
        """The last steps stand open, those before them fold as play goes on."""
        steps = self._model.rowCount()
        for place in range(steps):
            index = self._model.index(place, 0)
            if place >= steps - OPEN:
                self._tree.expand(index)
            elif place >= steps - 2 * OPEN:
                self._tree.collapse(index)

    def _wanted(self, row: Row) -> bool:
        given = self._filters
        if not any(given.values()):
            return True
        wanted = Wanted(
            (int(given["turn"]),) if given["turn"] else (),
            (given["step"],) if given["step"] else (),
            (given["unit"],) if given["unit"] else (),
            given["side"],
        )
        return keeps(row, wanted)

    def _word(self, row: Row):  # type: ignore[no-untyped-def]  # noqa: ANN202  # an act in words
        assert self._table is not None  # noqa: S101  # rows are of a battle
        return told_row(self._session, self._table, row)

    def _place(self, row: Row) -> str:
        return title(self._session, row.passage.before)

    def _current(self, now: QModelIndex) -> None:
        row = self._model.act_of(now)
        if self._table is not None:
            self._mending.show_act(BattleMender(self._session, self._table), row.number if row else 0)

    # --- filters ---

    def _show_filters(self, table: BattleDocument) -> None:
        """The filters; drawn anew only when there is more to choose from."""
        battle = table.live
        known = (id(table), battle.turn, tuple(battle.units), tuple(battle.sides), self._session.lang)
        if known == self._known:
            return
        self._known = known
        say, names = self._session.say, table.names
        sides = [(side, say("referee-side", side=side)) for side in battle.sides]
        units = [(unit, called(self._session, names, unit)) for unit in battle.units]
        played = battle.stage in {Stage.PLAY, Stage.OVER}
        steps = [(step.value, say("battle-step", step=step.value)) for step in Step] if played else []
        turns = [(str(turn), say("battle-log-turn", turn=turn)) for turn in range(1, battle.turn + 1)]
        choices = {"side": sides, "unit": units, "step": steps, "turn": turns}
        self._bar.hold(
            label(say("battle-log"), "strong", wrap=False),
            *(self._filter(key, found) for key, found in choices.items() if found),
        )

    def _filter(self, key: str, found: list[tuple[str, str]]) -> QWidget:
        every = (("", self._session.say("battle-log-every", what=key)), *found)

        def put(value: str) -> None:
            self._filters[key] = value
            self._fill()

        made = combo(every, self._filters[key], put, name=self._session.say("battle-log-filter", what=key))
        if key in {"unit", "step"}:
            made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            made.setMinimumContentsLength(NARROW)
        return made
