"""The log of a journal: its acts under their moments, with details, and what can be done about an act."""

import dataclasses
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from gui.documents.journal import JournalDocument
from gui.presenters.journal import DICE, LOOK, Choice, Corrections, JournalWords, Offer, Outcome, WordedAct
from gui.session import Session
from gui.theme import px
from gui.views.parts import LastDrawn, button, card, column, combo, field, flow, label, laid, refill, row
from gui.views.parts.flow import FlowBox
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct

# --- what can be done with an act ---


State = TypeVar("State")


def conflict(session: Session, record: JournalDocument[State]) -> list[QWidget]:
    """A note that somebody else has written to the journal, with a button that reads it again.

    Else nothing.
    """
    if record.conflict is None:
        return []

    def go_on() -> None:
        with session.noting():
            session.note(session.say("game-reloaded", count=record.reload()))

    text = label(f"! {bad_text(record.conflict, session.lang)}", "strong", state="warn")
    press = button(session.say("desk-conflict-go-on"), go_on, role="main")
    return [card(text, flow(press))]


def earlier_moment(session: Session, record: JournalDocument[State]) -> list[QWidget]:
    """A note that an earlier moment is shown, with a button back to the present. Else nothing."""
    if record.at is None:
        return []
    text = session.say("game-at", number=record.at, last=record.journal.next_number - 1)
    now = button(session.say("game-to-now"), lambda: record.goto(None), role="main")
    return [row(label(f"◷ {text}", "strong", state="warn"), now, wide=0)]


class CorrectionPane(QWidget, Generic[State]):
    """What can be done about the chosen act: buttons, the form of the pressed one, and its outcome.

    `grown` is emitted when the form got taller.
    """

    grown = Signal()
    """Sent when more is asked than before."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._mender: Corrections[State] | None = None
        self.number = 0
        self._shown = LastDrawn()
        self._value: QLineEdit | None = None
        self._reason = QLineEdit()
        self._told = label("", state="bad")
        self._buttons, self._form, self._left = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        layout = laid(self)
        for part in (self._buttons, self._form, self._left):
            layout.addLayout(part)
        self.hide()

    def show_act(self, mender: Corrections[State], number: int) -> None:
        """Show what can be done about the act with this number (0: none).

        The same act again changes nothing.
        """
        offers, record = mender.offers(number), mender.record
        self.number = number if offers else 0
        if self._shown.already(record, self.number, offers, len(record.journal.entries)):
            return
        self._mender = mender
        self.setVisible(bool(offers))
        presses = [
            button(each.text, partial(self._begin, each), tip=each.tip, off=each.off) for each in offers
        ]
        refill(self._buttons, *([flow(*presses)] if presses else []))
        refill(self._form)
        refill(self._left)

    def show_left(self, outcome: Outcome) -> None:
        """Show the acts that a correction made impossible and dropped."""
        if not outcome.left:
            return
        lines = (label(f"✗ {each}", state="warn") for each in outcome.left)
        title = label(self._session.say("desk-mend-left"), "strong")
        refill(self._left, card(title, *lines, margin=10))
        self.show()
        self.grown.emit()

    def _begin(self, offer: Offer) -> None:
        """Begin what was pressed: go to the past moment at once, or ask for a value and a reason first."""
        mender, what = self._mender, offer.what
        if mender is None:
            return
        if what == LOOK:
            mender.record.goto(self.number)
            return
        say, do = self._session.say, partial(self._do, what)
        parts: list[QWidget] = []
        self._value = None
        if text := mender.value(self.number, what):
            name = say(f"desk-mend-{what}-value")
            self._value = field(text, _nothing, name=name, at_once=True)
            self._value.returnPressed.connect(do)
            self._value.selectAll()
            parts += [label(name, "quiet"), self._value]
        why = say("desk-mend-reason")
        usual = offer.text if what == DICE else ""  # misread dice are a reason; it may be changed
        self._reason = field(usual, _nothing, name=why, hint=why, at_once=True)
        self._reason.returnPressed.connect(do)
        self._told = label("", state="bad")
        self._told.hide()
        press = button(say(f"desk-mend-{what}-do", number=self.number), do, role="main")
        refill(self._form, column(*parts, row(self._reason, press), self._told, space=4))
        (self._value or self._reason).setFocus()
        self.grown.emit()

    def _do(self, what: str) -> None:
        """Carry it out, or show below why it cannot be done."""
        if self._mender is None:
            return
        value = self._value.text() if self._value else ""
        outcome = self._mender.mend(self.number, what, value, self._reason.text())
        if outcome.against:
            self._told.setText(f"✗ {outcome.against}")
            self._told.show()
            self.grown.emit()
            return
        if outcome.told:
            self._session.note(outcome.told)
        self.show_left(outcome)


def _nothing(_text: str) -> None:
    """Ignore what is typed: it is read when the button is pressed."""


# --- the journal as a tree ---


Index = QModelIndex | QPersistentModelIndex


@dataclass(eq=False, slots=True)
class Node(Generic[State]):
    """A line of the tree: a moment, an act, or a detail of an act.

    `rows` are the acts that one line tells together; each has a line of its own below it. `high` is the
    height measured for the line, with the width and size of letters that it was measured for.
    """

    parent: "Node[State] | None"
    text: str = ""
    row: StandingAct[State] | None = None
    rows: "list[StandingAct[State]]" = dataclasses.field(default_factory=list)
    told: WordedAct | None = None
    high: tuple[int, int, int] = (0, 0, 0)
    children: "list[Node[State]] | None" = dataclasses.field(default_factory=list)


class LogModel(QAbstractItemModel, Generic[State]):
    """Acts under their moments; new ones are added at the end, those taken back are removed.

    Acts that belong together share one line, which can be opened. To choose that line means the act with
    dice.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: JournalWords[State] | None = None
        self._root: Node[State] = Node(None)
        self._rows: list[StandingAct[State]] = []

    # --- what it holds ---

    def show_rows(self, words: JournalWords[State], rows: Sequence[StandingAct[State]]) -> None:
        """Show these acts in these words; lines that have not changed are kept."""
        self._words = words
        same = 0
        while same < min(len(rows), len(self._rows)) and rows[same] is self._rows[same]:
            same += 1
        if same < len(self._rows) or not self._rows:
            self.beginResetModel()
            self._rows = list(rows)
            root: Node[State] = Node(None)
            self._root = root
            assert root.children is not None  # noqa: S101  # a node with children of its own
            for _, together in groupby(self._rows, words.moment):
                group = list(together)
                step = Node(root, words.heading(group[0]))
                acts = self._children(step)
                for place, row in enumerate(group):
                    goes_on = place > 0 and words.goes_on(group[place - 1], row)
                    before = acts.pop().rows if goes_on else []
                    acts.append(_together(step, [*before, row]))
                root.children.append(step)
            self.endResetModel()
            return
        for more in rows[same:]:
            self._add(words, more)

    def _add(self, words: JournalWords[State], row: StandingAct[State]) -> None:
        steps = self._children(self._root)
        last = self._rows[-1] if self._rows else None
        self._rows.append(row)
        if last is None or words.moment(last) != words.moment(row):
            self.beginInsertRows(QModelIndex(), len(steps), len(steps))
            steps.append(Node(self._root, words.heading(row)))
            self.endInsertRows()
            last = None
        step = steps[-1]
        acts = self._children(step)
        if last is not None and words.goes_on(last, row):  # both acts share one line
            self.beginRemoveRows(self._index(step), len(acts) - 1, len(acts) - 1)
            rows = acts.pop().rows
            self.endRemoveRows()
            made = _together(step, [*rows, row])
        else:
            made = _together(step, [row])
        self.beginInsertRows(self._index(step), len(acts), len(acts))
        acts.append(made)
        self.endInsertRows()

    def _told(self, node: Node[State]) -> WordedAct:
        assert node.row is not None  # noqa: S101  # an act
        assert self._words is not None  # noqa: S101  # no row comes without
        if node.told is None:
            node.told = self._words.together(node.rows or [node.row])
        return node.told

    def _children(self, node: Node[State]) -> list[Node[State]]:
        """The lines below a node; the details of an act are made when they are first asked for."""
        if node.children is None and len(node.rows) > 1:
            node.children = [Node(node, row=row, children=None) for row in node.rows]
        elif node.children is None:
            told = self._told(node)
            lines = [*([told.dice] if told.dice else []), *([told.despite] if told.despite else [])]
            node.children = [Node(node, text) for text in lines]
            for each in told.sums:
                sum_ = Node(node, each.title)
                sum_.children = [Node(sum_, line) for line in each.lines]
                node.children.append(sum_)
        return node.children

    # --- as Qt asks for it ---

    def node(self, index: Index) -> Node[State]:
        """The node of an index; the root for an invalid index."""
        found: Node[State] | None = index.internalPointer()
        return self._root if found is None else found

    def _index(self, node: Node[State]) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(self._children(node.parent).index(node), 0, node)

    def last(self) -> QModelIndex:
        """The index of the last act, invalid if there is none."""
        steps = self._children(self._root)
        acts = self._children(steps[-1]) if steps else []
        return self._index(acts[-1]) if acts else QModelIndex()

    def last_step(self) -> QModelIndex:
        """The index of the last moment, invalid if there is none."""
        steps = self._children(self._root)
        return self._index(steps[-1]) if steps else QModelIndex()

    def act_of(self, index: Index) -> StandingAct[State] | None:
        """The act of a line or of the line above it; None for a moment."""
        node: Node[State] | None = self.node(index)
        while node is not None and node.row is None:
            node = node.parent
        return node.row if node else None

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:
        """The index of a line below another."""
        children = self._children(self.node(parent))
        if column or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, children[row])

    def parent(self, index: Any = None) -> Any:  # noqa: ANN401  # two methods in one, in Qt
        """The index of the line above another."""
        node = self.node(index)
        return QModelIndex() if node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """The number of lines below another."""
        return len(self._children(self.node(parent)))

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:
        """Whether a line has lines below it, without making them.

        An act has some if it threw dice or overruled a rule.
        """
        node = self.node(parent)
        if node.children is None and node.row is not None:
            if len(node.rows) > 1:
                return True
            act = node.row.act
            return bool((act.rolls and self._told(node).dice) or (act.despite and self._told(node).despite))
        return bool(node.children)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:
        """Always 1."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a line; for `UserRole` the number of its act, 0 for a moment."""
        node = self.node(index)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            if node.row is None or self._words is None:
                return node.text
            return _act(self._words, self._told(node))
        if role == Qt.ItemDataRole.UserRole:
            return node.row.number if node.row is not None else 0
        return None


def _together(step: Node[State], rows: list[StandingAct[State]]) -> Node[State]:
    """The line for acts that belong together; it stands for the first with dice, which can be corrected."""
    row = next((each for each in rows if each.act.rolls), rows[-1])
    return Node(step, row=row, rows=rows, children=None)


def _act(words: JournalWords[State], told: WordedAct) -> str:
    ended = (text if text.endswith((".", "!", "?", ")")) else f"{text}." for text in told.sentences)
    sentences = " ".join(ended)
    between = words.between if told.head and sentences else " "
    return f"{told.numbered} {told.head}{between}{sentences}".rstrip()


# --- the log of a journal ---


PADDING = 8
INDENT = 16
"""The indent of what belongs to a line in pixels at 100 %; its arrow is as wide."""
NARROW = 7
"""The least letters shown of a filter, so that all four fit in a row."""
OPEN = 3
"""How many of the last steps are unfolded."""


class WrappingDelegate(QStyledItemDelegate):
    """Draws lines of the log wrapped instead of cut off."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The height of the wrapped text at the width of the tree, measured once for each width."""
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
    """The tree of the log; its lines are wrapped anew when the width changes."""

    def __init__(self) -> None:
        super().__init__()
        self._to_end = False
        self._resizing = self._owed = False
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setUniformRowHeights(False)
        self.setItemDelegate(WrappingDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # a new bar would rewrap lines
        self.viewport()  # the first call takes 10 ms: PySide searches all classes

    def show_end(self) -> None:
        """Scroll to the last line after the next layout, so that lines are laid out once, not twice."""
        self._to_end = True
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Lay out all lines; while the width is changing this waits until it has changed."""
        self._owed = self._resizing
        if self._owed:
            return
        super().doItemsLayout()
        if self._to_end:
            self._to_end = False
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def verticalOffset(self) -> int:
        """Always 0. Qt needs it only to align a background pattern, and would measure all lines above."""
        return 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew; a view that was at the end stays at the end."""
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
    """The log of any journal, with filters above and what can be done about the chosen act below."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._words: JournalWords[State] | None = None
        self._chosen: dict[str, str] = {}
        self._shown = LastDrawn()
        self._known = LastDrawn()
        self._model: LogModel[State] = LogModel(self)
        self.tree = Tree()
        self.tree.setModel(self._model)
        self.tree.selectionModel().currentChanged.connect(self._chosen_now)
        self._bar = FlowBox(4)
        self.mending: CorrectionPane[State] = CorrectionPane(session)
        laid(self, self._bar, self.tree, self.mending, space=4, high=self.tree)

    def show_log(self, words: JournalWords[State]) -> None:
        """Show the acts of a journal; only new ones are added."""
        self.tree.setIndentation(px(INDENT, self._session.settings.scale))
        if self._words is None or words.document is not self._words.document:
            self._chosen, self._known = {}, LastDrawn()
        self._words = words
        if not self._shown.already(self._session.lang, words.viewer(), words.document):
            self.tree.setAccessibleName(self._session.say("desk-log"))
            self._model.show_rows(words, ())
        self._show_filters(words)
        self._fill(words)
        if not self.mending.isHidden():
            self.mending.show_act(Corrections(words), self.mending.number)

    def focus(self) -> None:
        """Put the focus on the last line."""
        self.tree.setFocus()
        self.tree.setCurrentIndex(self._model.last())

    def _fill(self, words: JournalWords[State]) -> None:
        before, rows = self._model.rowCount(), words.document.journal.standing
        if any(self._chosen.values()):
            rows = tuple(each for each in rows if words.keeps(each, self._chosen))
        self._model.show_rows(words, rows)
        if self._model.rowCount() != before or not self.tree.isExpanded(self._model.last_step()):
            # The last steps are open, earlier ones fold as the game goes on.
            steps = self._model.rowCount()
            for place in range(steps):
                index = self._model.index(place, 0)
                if place >= steps - OPEN:
                    self.tree.expand(index)
                elif place >= steps - 2 * OPEN:
                    self.tree.collapse(index)
        self.tree.show_end()  # scrolling to a line would measure all lines before it

    def _chosen_now(self) -> None:
        """Show what can be done about the chosen act; not while the mouse is down, for lines would move."""
        if QApplication.mouseButtons() is Qt.MouseButton.NoButton:
            self._current()
        else:
            QTimer.singleShot(0, self, self._current)

    def _current(self) -> None:
        act = self._model.act_of(self.tree.currentIndex())
        if self._words is not None:
            self.mending.show_act(Corrections(self._words), act.number if act else 0)

    # --- filters ---

    def _show_filters(self, words: JournalWords[State]) -> None:
        """Draw the filters anew if there are other things to choose from."""
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
