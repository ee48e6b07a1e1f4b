"""A page of the desk: it draws itself anew whenever something that it shows has changed."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QTabWidget, QWidget

from gui.actions.action import Command
from gui.documents.dropped_files import sent_on
from gui.session import Session
from gui.theme import px
from gui.views.parts import laid, refill_top, scrolled
from gui.views.parts.boxes import name_after_page
from gui.views.parts.flow import read_in_order
from gui.views.parts.panes import NARROW


class Redrawn(QWidget):
    """A widget that draws itself anew whenever something that it shows has changed: a page, the map.

    `topics` are the topics of the session that it shows; `language`, `scale` and `measure` are always among
    them. A hidden widget is drawn when it is shown next, so that typing on one page draws no other.
    """

    topics: tuple[str, ...] = ()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._stale = True

    def listen(self) -> None:
        """Be told from now on when one of its topics changes."""
        for topic in dict.fromkeys((*self.topics, "language", "scale", "measure")):
            self.session.on(topic, self.touch)

    def touch(self) -> None:
        """Note that something has changed; draw it anew if it is visible."""
        self._stale = True
        if self.isVisible():
            self.freshen()

    def freshen(self) -> None:
        """Draw it anew if something has changed since it was drawn."""
        if self._stale:
            self._stale = False
            self.render_page()

    def render_page(self) -> None:
        """Draw everything from the state as it is now."""
        raise NotImplementedError


Ordered = tuple[Command, Callable[[], object]]
"""An order in words, and what is called to begin it."""


class Page(Redrawn):
    """The base of all pages."""

    drawn = Signal()
    """Sent when the page was drawn anew; its height may have changed."""
    tall: tuple[int, int] = (0, 0)
    """The height at 100 % of a wide and of a narrow page; 0 for one that scrolls by itself."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.setObjectName("page")
        self._layout = laid(self, space=0)
        self.listen()

    def freshen(self) -> None:
        """Draw the page anew if something has changed, and name its scroll areas for screen readers."""
        if self._stale:
            super().freshen()
            name = self.session.say(f"action-{self.session.page}")
            if name != self.accessibleName():
                self.setAccessibleName(name)
                for each in (*self.findChildren(QScrollArea), *self.findChildren(QTabWidget)):
                    name_after_page(each)  # later ones do it when shown: to find all takes 10 ms
            self.drawn.emit()

    def orders(self) -> Iterable[Ordered]:
        """The orders of the open game for Ctrl+K, each with what begins it; refused ones say why."""
        return ()

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: FBT001, N802  # Qt's own
        """Tab goes through the page in reading order.

        If the focused widget was hidden or disabled, the focus goes to what it stood in: Qt would move it as
        far as the rail.
        """
        lost = QApplication.focusWidget()
        if lost is None or (lost.isVisible() and lost.isEnabled()):
            read_in_order(self)
            return super().focusNextPrevChild(next_)
        around: QWidget | None = lost
        while around is not None and around is not self and not (around.isVisible() and around.isEnabled()):
            around = around.parentWidget()
        (around or self).setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files that are dragged here; Qt asks only pages that accept drops."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the dropped file in, or open it on the page that it belongs to."""
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            if not sent_on(self.session, path, self.session.page):
                self.take(path)

    def take(self, path: Path) -> None:
        """Take in a file that was dropped on the window; a page that takes none ignores it."""


class PageArea(QScrollArea):
    """Scrolls a page as a whole where it needs more height than the window has."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        page.drawn.connect(self.fit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page to its new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give the page the height that it needs."""
        room, scale = self.maximumViewportSize(), self._page.session.settings.scale
        wide, narrow = self._page.tall
        high = px(narrow if room.width() < px(NARROW, scale) else wide, scale)
        bar = self.verticalScrollBar().sizeHint().width() if high > room.height() else 0
        self._page.resize(room.width() - bar, max(room.height(), high))


class ColumnPage(Page):
    """A page read from top to bottom: one column that scrolls, of limited width."""

    widest = 1100
    """The longest line in pixels at a text scale of 100 %."""
    space = 12
    """The pixels between its parts."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._column = QWidget()
        self._inside = laid(self._column, space=self.space, margins=(32, 28, 32, 20))
        self._layout.addWidget(scrolled(self._column))

    def fill(self, *parts: QWidget) -> None:
        """Show these parts one below another in place of the old ones."""
        self._column.setMaximumWidth(px(self.widest, self.session.settings.scale))
        refill_top(self._inside, *parts)


def dropped_file(event: QDropEvent) -> Path | None:
    """The first file that was dropped; None if it was something else."""
    names = [url.toLocalFile() for url in event.mimeData().urls()]
    return Path(names[0]) if names and names[0] else None
