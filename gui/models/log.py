"""The log as a tree: turn and step, the acts in it, what is behind each; put in words when it is seen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.presenters.battle.log import Row, Told

Index = QModelIndex | QPersistentModelIndex
Word = Callable[[Row], Told]
Place = Callable[[Row], str]


@dataclass(eq=False, slots=True)
class Node:
    """A line of the tree: a step, an act of it, or a line behind an act.

    `high`: how high it was found to be, at which width and which size of letters.
    """

    parent: "Node | None"
    text: str = ""
    row: Row | None = None
    told: Told | None = None
    high: tuple[int, int, int] = (0, 0, 0)
    children: "list[Node] | None" = field(default_factory=list)


class LogModel(QAbstractItemModel):
    """Rows under their turn and step. New acts are added below; those taken back are taken out."""

    def __init__(self, word: Word, place: Place, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._word, self._place = word, place
        self._root = Node(None)
        self._rows: list[Row] = []

    # --- what it holds ---

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Hold these rows: what has not changed is not touched."""
        same = 0
        while same < min(len(rows), len(self._rows)) and rows[same] is self._rows[same]:
            same += 1
        if same < len(self._rows) or not self._rows:
            self.beginResetModel()
            self._rows = list(rows)
            self._build()
            self.endResetModel()
            return
        for row in rows[same:]:
            self._add(row)

    def again(self) -> None:
        """The same rows in other words."""
        self.beginResetModel()
        self._build()
        self.endResetModel()

    def _build(self) -> None:
        root = self._root = Node(None)
        assert root.children is not None  # noqa: S101  # a node with children of its own
        for _, together in groupby(self._rows, lambda row: (row.turn, row.step)):
            group = list(together)
            step = Node(root, self._place(group[0]))
            step.children = [Node(step, row=row, children=None) for row in group]
            root.children.append(step)

    def _add(self, row: Row) -> None:
        steps = self._children(self._root)
        last = self._rows[-1] if self._rows else None
        self._rows.append(row)
        if last is None or (last.turn, last.step) != (row.turn, row.step):
            self.beginInsertRows(QModelIndex(), len(steps), len(steps))
            steps.append(Node(self._root, self._place(row)))
            self.endInsertRows()
        step = steps[-1]
        acts = self._children(step)
        self.beginInsertRows(self._index(step), len(acts), len(acts))
        acts.append(Node(step, row=row, children=None))
        self.endInsertRows()

    def _told(self, node: Node) -> Told:
        assert node.row is not None  # noqa: S101  # an act
        if node.told is None:
            node.told = self._word(node.row)
        return node.told

    def _children(self, node: Node) -> list[Node]:
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

    def node(self, index: Index) -> Node:
        """The node of an index, the root for none."""
        found = index.internalPointer() if index.isValid() else self._root
        assert isinstance(found, Node)  # noqa: S101  # nothing else is ever put there
        return found

    def _index(self, node: Node) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(self._children(node.parent).index(node), 0, node)

    def last(self) -> QModelIndex:
        """The last act, none if there is none."""
        steps = self._children(self._root)
        acts = self._children(steps[-1]) if steps else []
        return self._index(acts[-1]) if acts else QModelIndex()

    def last_step(self) -> QModelIndex:
        """The last step."""
        steps = self._children(self._root)
        return self._index(steps[-1]) if steps else QModelIndex()

    def act_of(self, index: Index) -> Row | None:
        """The act of a line, or of that which the line is behind."""
        node: Node | None = self.node(index)
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
        """The line above."""
        node = self.node(index)
        return QModelIndex() if node.parent is None else self._index(node.parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802  # Qt's way
        """How many lines stand below."""
        return len(self._children(self.node(parent)))

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008, N802  # Qt's way
        """Whether any do; of an act nobody has opened, whether dice were thrown or a rule was overruled."""
        node = self.node(parent)
        if node.children is None and node.row is not None:
            act = node.row.passage.act
            return bool(act.rolls or act.despite)
        return bool(node.children)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008, N802  # Qt's way
        """One."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a line says."""
        node = self.node(index)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return _act(self._told(node)) if node.row is not None else node.text
        if role == Qt.ItemDataRole.UserRole:
            return node.row.number if node.row is not None else 0
        return None


def _act(told: Told) -> str:
    head = f"#{told.number} {told.head}".strip()
    return f"{head}  {' '.join(_ended(text) for text in told.sentences)}"


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", ")")) else f"{text}."
