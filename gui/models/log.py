"""A journal as a tree: moments, the acts of each, what is behind an act; put in words when it is seen."""

from collections.abc import Sequence
from dataclasses import field
from itertools import groupby
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.presenters.journal import JournalWords, Told
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct

Index = QModelIndex | QPersistentModelIndex
State = TypeVar("State")


@dataclass(eq=False, slots=True)
class Node(Generic[State]):
    """A line of the tree: a moment, an act of it, or a line behind an act.

    `high`: how high it was found to be, at which width and which size of letters.
    """

    parent: "Node[State] | None"
    text: str = ""
    row: StandingAct[State] | None = None
    told: Told | None = None
    high: tuple[int, int, int] = (0, 0, 0)
    children: "list[Node[State]] | None" = field(default_factory=list)


class LogModel(QAbstractItemModel, Generic[State]):
    """Acts under their moments. New acts are added below; those taken back are taken out."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: JournalWords[State] | None = None
        self._root: Node[State] = Node(None)
        self._rows: list[StandingAct[State]] = []

    # --- what it holds ---

    def show_rows(self, words: JournalWords[State], rows: Sequence[StandingAct[State]]) -> None:
        """Hold these acts, worded so: what has not changed is not touched."""
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
                step.children = [Node(step, row=row, children=None) for row in group]
                root.children.append(step)
            self.endResetModel()
            return
        for row in rows[same:]:
            self._add(words, row)

    def _add(self, words: JournalWords[State], row: StandingAct[State]) -> None:
        steps = self._children(self._root)
        last = self._rows[-1] if self._rows else None
        self._rows.append(row)
        if last is None or words.moment(last) != words.moment(row):
            self.beginInsertRows(QModelIndex(), len(steps), len(steps))
            steps.append(Node(self._root, words.heading(row)))
            self.endInsertRows()
        step = steps[-1]
        acts = self._children(step)
        self.beginInsertRows(self._index(step), len(acts), len(acts))
        acts.append(Node(step, row=row, children=None))
        self.endInsertRows()

    def _told(self, node: Node[State]) -> Told:
        assert node.row is not None  # noqa: S101  # an act
        assert self._words is not None  # noqa: S101  # no row comes without
        if node.told is None:
            node.told = self._words.told(node.row)
        return node.told

    def _children(self, node: Node[State]) -> list[Node[State]]:
        """The lines below a node; those behind an act are made when they are first asked for."""
        if node.children is None:
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
        """The node of an index, the root for none."""
        found: Node[State] | None = index.internalPointer()
        return self._root if found is None else found

    def _index(self, node: Node[State]) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(self._children(node.parent).index(node), 0, node)

    def last(self) -> QModelIndex:
        """The last act, none if there is none."""
        steps = self._children(self._root)
        acts = self._children(steps[-1]) if steps else []
        return self._index(acts[-1]) if acts else QModelIndex()

    def last_step(self) -> QModelIndex:
        """Where the last step stands."""
        steps = self._children(self._root)
        return self._index(steps[-1]) if steps else QModelIndex()

    def act_of(self, index: Index) -> StandingAct[State] | None:
        """The act that a line of the tree shows, or of which it tells more."""
        node: Node[State] | None = self.node(index)
        while node is not None and node.row is None:
            node = node.parent
        return node.row if node else None

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008  # Qt's way
        """The line at a place below another."""
        children = self._children(self.node(parent))
        if column or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, children[row])

    def parent(self, index: Any = None) -> Any:  # noqa: ANN401  # two methods in one, in Qt
        """The line under which another stands."""
        node = self.node(index)
        return QModelIndex() if node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's way
        """How many lines stand below."""
        return len(self._children(self.node(parent)))

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008  # Qt's way
        """Whether any do; of an act nobody has opened, whether dice were thrown or a rule was overruled."""
        node = self.node(parent)
        if node.children is None and node.row is not None:
            return bool(node.row.act.rolls or (node.row.act.despite and self._told(node).despite))
        return bool(node.children)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's way
        """Always one column."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a line says."""
        node = self.node(index)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            if node.row is None or self._words is None:
                return node.text
            return _act(self._told(node), self._words.between)
        if role == Qt.ItemDataRole.UserRole:
            return node.row.number if node.row is not None else 0
        return None


def _act(told: Told, between: str) -> str:
    sentences = " ".join(_ended(text) for text in told.sentences)
    return f"#{told.number} {told.head}{between if told.head and sentences else ' '}{sentences}".rstrip()


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ")")) else f"{text}."
