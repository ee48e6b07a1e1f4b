"""The main window: rail of pages, the page, menus, notices."""

import base64
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QByteArray, QEvent, QLibraryInfo, QObject, QSize, Qt, QTimer, QTranslator
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gui.actions.action import Action, command
from gui.documents.dropped_files import DROPPED, sent_on
from gui.pages import GAMES, HOME_KEYS, ON_THE_RAIL, shortcut
from gui.session import Session
from gui.theme import px, style
from gui.views.colours import colours_of, qt_palette
from gui.views.page import Ordered, Page, PageArea, dropped_file
from gui.views.palette import CommandPalette
from gui.views.parts import button, label, laid, refill, row
from gui.views.parts.work import FloatingMessage
from heart_africa.core.dataclass import replace

# --- the tour ---


STEPS = ("pages", "find", "safe")


class Tour(QDialog):
    """A short tour for newcomers, one step at a time; Esc leaves it."""

    def __init__(self, parent: QWidget, session: Session) -> None:
        super().__init__(parent)
        self._session = session
        self.step = 0
        self._inside = laid(self, space=10, margins=(24, 20, 24, 16))
        self.setWindowTitle(session.say("action-tour"))
        self.setMinimumWidth(px(460, session.settings.scale))
        self._show()

    def _show(self) -> None:
        say, last = self._session.say, self.step == len(STEPS) - 1
        name = STEPS[self.step]
        back = button(say("tour-back"), lambda: self._go(-1), off="" if self.step else say("tour-first"))
        on = button(say("tour-done" if last else "tour-on"), lambda: self._go(1), role="main")
        pages = ", ".join(say(f"action-{page.name}") for page in ON_THE_RAIL)
        keys = [key for page in ON_THE_RAIL if (key := shortcut(page))]
        text = say(f"tour-{name}-text", pages=pages, first=keys[0], last=keys[-1])
        refill(
            self._inside,
            label(say("tour-step", number=self.step + 1, most=len(STEPS)), "quiet"),
            label(say(f"tour-{name}-title"), "heading"),
            label(text),
            row(back, on),
        )
        self.setAccessibleName(say(f"tour-{name}-title"))
        self.setAccessibleDescription(text)
        on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go(self, by: int) -> None:
        self.step += by
        if self.step >= len(STEPS):
            self.accept()
        else:
            self._show()


# --- the rail of pages ---


HOME = "⌂"


class Rail(QWidget):
    """The column of buttons on the left, one for each page."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session, self._folded = session, False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 14, 0, 14)
        layout.setSpacing(2)
        self._title = QPushButton()
        self._title.clicked.connect(lambda: session.go("welcome"))
        self._title.setCheckable(True)
        layout.addWidget(self._title)
        self._buttons = {page: self._button(page.name) for page in ON_THE_RAIL}
        for page, press in self._buttons.items():
            if page.name == "settings":
                layout.addStretch(1)
            layout.addWidget(press)
        self._foot = QLabel()
        self._foot.setContentsMargins(18, 6, 6, 0)
        self._foot.setWordWrap(True)
        layout.addWidget(self._foot)
        for topic in ("language", "page", "scale"):
            session.on(topic, self.render_rail)
        self.render_rail()

    def _button(self, page: str) -> QPushButton:
        press = QPushButton()
        press.setCheckable(True)
        press.clicked.connect(lambda: self._session.go(page))
        return press

    def fold(self, *, on: bool) -> None:
        """Show only the signs of the pages, or also their names."""
        if on != self._folded:
            self._folded = on
            self.render_rail()

    def render_rail(self) -> None:
        """Name the pages and mark the current one."""
        say = self._session.say
        self._title.setText(HOME if self._folded else say("desk-name"))
        self._title.setAccessibleName(say("desk-name"))
        self._title.setToolTip(f"{say('action-welcome-tip')} ({HOME_KEYS})")
        self._title.setChecked(self._session.page == "welcome")
        for page, press in self._buttons.items():
            name = say(f"action-{page.name}")
            press.setText(page.sign if self._folded else f"{page.sign}  {name}")
            keys = shortcut(page)
            tip = say(f"action-{page.name}-tip") + (f" ({keys})" if keys else "")
            press.setToolTip(f"{name}: {tip}" if self._folded else tip)
            press.setAccessibleName(name)
            press.setChecked(self._session.page == page.name)
        self._foot.setText(say("desk-rail-foot"))
        self._foot.setVisible(not self._folded)


# --- the window ---


MENUS = ("file", "edit", "go", "view", "help")
LEAST_WIDTH, LEAST_HEIGHT = 1024, 640
RAIL_WIDTH, FOLDED_WIDTH = 190, 54
USUAL, BORDER = QSize(1280, 720), QSize(16, 40)
"""The size of a first window, and what its frame takes, in pixels."""
ROOMY = 900
"""The least width in pixels (at 100 %) for the names of the pages on the rail."""
NOTICE_MS, FOOT = 15000, 10
"""How long a message is shown, and its distance from the edges in pixels."""

MakePage = Callable[[Session], Page]
Later = Mapping[str, Callable[[], Sequence[Action]]]


class QtWords(QTranslator):
    """Qt's own texts translated, with those that Qt has in English only."""

    LACKING: ClassVar = {"&Look in:": "desk-files-look-in", "Files of &type:": "desk-files-type"}

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """A text in the user's language; None leaves it as it is, while "" would show nothing."""
        found = super().translate(context, source, disambiguation, n)
        own = self.LACKING.get(source, "") if context == "QFileDialog" and not found else ""
        return found or (self._session.say(own) if own else None)


class Window(QMainWindow):
    """The desk. Pages are made when they are first shown, so that the window opens at once.

    `later` gives the actions of pages whose code is read when the page is first shown, or by `admit_all`.
    """

    def __init__(
        self, session: Session, pages: Mapping[str, MakePage], actions: Sequence[Action], later: Later
    ) -> None:
        super().__init__()
        self.session, self._makers, self._later = session, pages, dict(later)
        self._actions: list[Action] = []
        self._outdated = True
        self._pages: dict[str, Page] = {}
        self._areas: dict[str, PageArea] = {}
        self._stack = QStackedWidget()
        self._rail = Rail(session)
        inside = QWidget()
        layout = QHBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._rail)
        layout.addWidget(self._stack, 1)
        self.setCentralWidget(inside)
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setAcceptDrops(True)
        self._foot, self._silence = FloatingMessage(self), QTimer(self, singleShot=True)
        self._silence.timeout.connect(self._foot.hide)
        self._qt: dict[str, QAction] = {}
        self._qt_words = QtWords(session, self)
        self._teach_qt()
        self._make_menus(actions)
        session.on("page", self._turn)
        session.on("notice", self._notice)
        session.on("quit", self.close)
        session.on("keys", lambda: self.search(keys=True))
        session.on("tour", self._show_tour)
        session.on(DROPPED.name, self._take)
        for topic in ("theme", "scale"):
            session.on(topic, self._dress)
        session.on("language", self._name)
        session.on("", self._changed)
        self._dress()
        self._turn()
        if kept := session.settings.window:
            self.restoreGeometry(QByteArray(base64.b64decode(kept)))
        else:
            self.resize(USUAL)

    def fit(self, room: QSize) -> None:
        """Be no larger than a screen has room for, the frame included."""
        self.resize(self.size().boundedTo(room - BORDER))

    # --- pages ---

    def page(self, name: str) -> Page:
        """The page of this name, made when it is first asked for."""
        if name not in self._pages:
            made = self._makers[name](self.session)
            self._pages[name] = made
            self._areas[name] = PageArea(made)
            self._stack.addWidget(self._areas[name])
        return self._pages[name]

    def make_pages(self, then: Callable[[], object]) -> None:
        """Make the pages that were never shown, one at a time while the user does nothing.

        Then call `then`.
        """
        name = next((name for name in self._makers if name not in self._pages), None)
        if name is None:
            then()
        else:
            self.page(name)
            QTimer.singleShot(0, self, lambda: self.make_pages(then))

    def _turn(self) -> None:
        self._admit(self.session.page)
        self._changed()
        self._freshen_actions()  # each page has its own menus
        page = self.page(self.session.page)
        page.freshen()
        area = self._areas[self.session.page]
        if area is not self._stack.currentWidget():
            self._stack.setCurrentWidget(area)
            area.verticalScrollBar().setValue(0)  # Qt scrolls to the widget that had the focus
        if not self._rail.isAncestorOf(QApplication.focusWidget() or self):
            page.setFocus(Qt.FocusReason.OtherFocusReason)  # otherwise keys would go to the rail
        self.setWindowTitle(self._title())

    def _title(self) -> str:
        name = self.session.say("desk-name")
        return (
            name
            if self.session.page == "welcome"
            else f"{self.session.say(f'action-{self.session.page}')} · {name}"
        )

    # --- looks ---

    def _dress(self) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            colours = colours_of(self.session)
            application.setPalette(qt_palette(colours))
            self.setStyleSheet(style(colours, self.session.settings.scale))
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the rail if the window is narrow."""
        super().resizeEvent(event)
        self._fold()
        self._put_foot()

    def _fold(self) -> None:
        scale = max(100, self.session.settings.scale)
        folded = self.width() < px(ROOMY, scale)
        self._rail.fold(on=folded)
        self._rail.setFixedWidth(px(FOLDED_WIDTH if folded else RAIL_WIDTH, scale))

    def _name(self) -> None:
        self._teach_qt()
        self.setWindowTitle(self._title())
        self._name_menus()

    def _teach_qt(self) -> None:
        """Load Qt's own texts, as of file dialogs, in the user's language."""
        QApplication.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt_words.load(f"qtbase_{self.session.lang}", folder):
            QApplication.installTranslator(self._qt_words)

    # --- the sentence at its foot ---

    def _notice(self) -> None:
        """Show the session's notice over the foot of the page for some seconds; the page keeps its room."""
        self._foot.say(self.session.notice, ())
        self._put_foot()
        self._foot.raise_()
        self._silence.start(NOTICE_MS)

    def _put_foot(self) -> None:
        page = self._stack.geometry()
        width = min(page.width() - 2 * FOOT, self._foot.sizeHint().width())
        height = self._foot.heightForWidth(width)
        corner = self._stack.mapTo(self, page.bottomLeft() - page.topLeft())
        self._foot.setGeometry(corner.x() + FOOT, corner.y() - height - FOOT, width, height)

    # --- actions ---

    def _make_menus(self, actions: Sequence[Action]) -> None:
        self._menus: dict[str, QMenu] = {name: QMenu(self) for name in MENUS}
        for menu in self._menus.values():
            menu.aboutToShow.connect(self._freshen_actions)
            self.menuBar().addMenu(menu)
        self._enter(actions)
        search = QAction(self)
        search.setShortcut(QKeySequence("Ctrl+K"))
        search.triggered.connect(lambda _checked=False: self.search())
        self._qt["palette"] = search
        self._menus["help"].addAction(search)
        self.addAction(search)
        self._name_menus()

    def _enter(self, actions: Sequence[Action]) -> None:
        self._actions += actions
        for action in actions:
            made = QAction(self)
            if action.shortcut:
                made.setShortcut(QKeySequence(action.shortcut))
            made.setCheckable(action.checked is not None)
            made.triggered.connect(lambda _checked=False, action=action: action.run(self.session))
            self._qt[action.id] = made
            out = self._qt.get("quit")
            if action.menu == "file" and out and made is not out:
                self._menus["file"].insertAction(out, made)  # "quit" stays the last
            else:
                self._menus[action.menu].addAction(made)
            self.addAction(made)
        self._changed()

    def _admit(self, page: str) -> None:
        """Make the actions of a page, the first time that they are needed."""
        if page in self._later:
            self._enter(self._later.pop(page)())

    def admit_all(self) -> None:
        """Make the actions of all pages, for the palette and the menus."""
        for page in tuple(self._later):
            self._admit(page)
        self._freshen_actions()

    def _name_menus(self) -> None:
        for name, menu in self._menus.items():
            menu.setTitle(self.session.say(f"desk-menu-{name}"))
        self._qt["palette"].setText(self.session.say("desk-palette"))
        self._changed()
        self._freshen_actions()

    def _changed(self) -> None:
        self._outdated = True

    def event(self, event: QEvent) -> bool:
        """Bring the actions up to date before a key is looked up among the shortcuts.

        If the focused widget was hidden while a dialog was open, the page gets the focus, and not the rail.
        """
        if event.type() is QEvent.Type.WindowActivate:
            had = self.focusWidget()
            if had is None or not had.isVisible():
                self.page(self.session.page).setFocus(Qt.FocusReason.OtherFocusReason)
        if event.type() is QEvent.Type.ShortcutOverride:
            self._freshen_actions()
        return super().event(event)

    def _freshen_actions(self) -> None:
        """Update names, states and reasons of all actions, if something has changed."""
        if not self._outdated:
            return
        self._outdated = False
        for action in self._actions:
            shown, said = self._qt[action.id], command(self.session, action)
            shown.setText(said.name)
            shown.setToolTip(said.why_off or said.tip)
            shown.setStatusTip(said.why_off or said.tip)
            shown.setVisible(action.page in {"", self.session.page})
            shown.setEnabled(action.page in {"", self.session.page} and not said.why_off)
            if said.checked is not None:
                shown.setChecked(said.checked)
        for menu in self._menus.values():  # hide menus that are empty on this page
            menu.menuAction().setVisible(any(action.isVisible() for action in menu.actions()))

    def _show_tour(self) -> None:
        self._tour = Tour(self, self.session)
        self._tour.open()

    def search(self, *, keys: bool = False) -> None:
        """Open the command palette in the middle of the window; with `keys` it lists the shortcuts."""
        self.admit_all()
        self._palette = CommandPalette(self, self.session, self._actions, self._orders, keys=keys)
        middle = self.geometry().center() - self._palette.rect().center()
        self._palette.move(middle)
        self._palette.show()

    def _orders(self) -> Iterator[Ordered]:
        """The orders of all open games, those of the current page first; with several games each is named."""
        here = self.session.page
        names = sorted((game.name for game in GAMES), key=lambda name: name != here)
        open_ = {name: found for name in names if (found := tuple(self.page(name).orders()))}
        for name, found in open_.items():
            of = "" if name == here or len(open_) == 1 else f"{self.session.say(f'action-{name}')} · "
            for number, (order, begin) in enumerate(found):
                yield replace(order, id=f"order-{name}-{number}", name=f"{of}{order.name}"), begin

    # --- files dropped ---

    def _take(self) -> None:
        """Hand the dropped file that waits to the page that was turned to."""
        path = self.session.open.take(DROPPED)
        if path is not None:
            self.page(self.session.page).take(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files that are dropped where no page takes them itself."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped file on the page that it belongs to, or say that there is none."""
        path = dropped_file(event)
        if path is not None and not sent_on(self.session, path):
            self.session.note(self.session.say("desk-dropped-unknown", file=path.name))

    # --- where things stood ---

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place; everything else has been kept as it was done."""
        kept = base64.b64encode(self.saveGeometry().data()).decode("ascii")
        self.session.prefer(window=kept)
        super().closeEvent(event)
