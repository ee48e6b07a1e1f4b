"""The command palette: actions and orders found by words (Ctrl+K), or actions that have keys (Ctrl+F1)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from gui.actions.action import Action, Command, found, keyed
from gui.session import Session
from gui.theme import px
from gui.views.page import Ordered


class CommandPalette(QDialog):
    """A line to search, and the actions and orders that match; Enter runs the selected one.

    `orders` returns the orders of the open games. With `keys` only actions with a shortcut are listed, those
    of this page first.
    """

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        actions: Sequence[Action],
        orders: Callable[[], Iterable[Ordered]] = tuple,
        *,
        keys: bool = False,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self._session, self._actions, self._said, self._keys = session, actions, orders, keys
        self.setObjectName("palette")  # named for the style sheet, which draws its edge
        self._line = QLineEdit()
        hint = session.say("desk-keys-hint" if keys else "desk-palette-hint")
        self._line.setPlaceholderText(hint)
        self._line.setAccessibleName(hint)
        self._list = QListWidget()
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setAccessibleName(session.say("desk-palette-found"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = QVBoxLayout(self)
        layout.addWidget(self._line)
        layout.addWidget(self._list)
        wide, high = (px(size, session.settings.scale) for size in (560, 420))
        self.resize(min(wide, parent.width() - 40), min(high, parent.height() - 40))
        self._line.textChanged.connect(self._search)
        self._line.returnPressed.connect(self._run)
        self._list.itemActivated.connect(lambda _item: self._run())
        self._list.itemClicked.connect(lambda _item: self._run())
        self._line.installEventFilter(self)
        self._search("")

    def _search(self, text: str) -> None:
        self._list.clear()
        orders = self._orders if text and not self._keys else ()
        sought = found(self._session, self._actions, text, orders)
        if self._keys and not text:
            sought = keyed(self._session, self._actions)
        for command in sought:
            keys = f"   {command.shortcut}" if command.shortcut else ""
            why = f"\n    {command.why_off}" if command.why_off else ""
            item = QListWidgetItem(f"{command.name}{keys}{why}")
            item.setData(Qt.ItemDataRole.UserRole, command.id)
            item.setToolTip(command.why_off or command.tip)
            if command.why_off:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        if not sought:
            item = QListWidgetItem(self._session.say("desk-palette-none"))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        self._list.setCurrentRow(0)

    @cached_property
    def _orders(self) -> Mapping[Command, Callable[[], object]]:
        """The orders of the open games, each with what begins it; worded when somebody searches first."""
        return dict(self._said())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys move the selection in the list while one types."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step:
                rows = max(1, self._list.count())
                self._list.setCurrentRow((self._list.currentRow() + step) % rows)
                return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Close when another window gets the focus."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.close()
        return super().event(event)

    def _run(self) -> None:
        item = self._list.currentItem()
        if item is None or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        chosen = item.data(Qt.ItemDataRole.UserRole)
        runs: dict[str, Callable[[], object]] = {
            each.id: partial(each.run, self._session) for each in self._actions
        }
        runs |= {each.id: run for each, run in self._orders.items()}
        self.close()
        runs[chosen]()
