"""Puts the desk together: settings, army lists, fonts, pages, actions, the window."""

import gc
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from armylists.catalogue import built_in, with_club_lists
from gui.actions import FRAME, Action
from gui.actions.armies import ALL as ARMIES
from gui.pages import COMPANIONS, PAGES, PageEntry
from gui.session import Session
from gui.settings import load
from gui.theme import FONTS, TEXT
from gui.views.page import Page
from gui.views.parts.work import Collector, Work
from gui.views.window import MakePage, Window
from heart_africa import __version__
from heart_africa.core.citations import Rulebook
from heart_africa.core.coverage import proven_entries
from heart_africa.core.messages import BOOK, understand
from heart_africa.language.narration import in_language
from heart_africa.rules.book import book
from heart_africa.storage.clock import now
from heart_africa.storage.installed_libraries import libraries
from heart_africa.storage.places import add_to_log, keep_log

if TYPE_CHECKING:
    from gui.views.companions.board import CompanionView

# --- parts loaded beside the window, as they may be needed next ---


AREAS = (
    *("about", "action", "battle", "campaign", "card", "cite", "cli", "desk", "event"),
    *("campaign_desk", "campaign_state", "game", "mail"),
    *("names", "orders", "referee", "reminders", "setup"),
)
"""The areas of messages that pages need as soon as they are shown."""


def warming(language: str) -> Work:
    """A job, not yet started, that reads in a thread what this person may need next."""
    return Work(steps(language))


def steps(language: str) -> list[Callable[[], object]]:
    """What is read ahead, piece by piece; none of it touches a widget."""
    actions = (f"gui.actions.{where}" for page in PAGES for where in page.actions)
    views = (f"gui.views.{page.view}" for page in PAGES)
    modules = [where.partition(":")[0] for where in (*actions, *views)]
    modules.append("heart_africa.storage.database")  # otherwise loaded when a library is first opened
    code: list[Callable[[], object]] = [partial(import_module, module) for module in modules]
    return [
        *code,
        partial(understand, language, *AREAS),
        lambda: book().read_all(),
        _rulebook,
        proven_entries,
        libraries,
        partial(in_language, language, ""),
        *(partial(_companion, kind, language) for kind in COMPANIONS),
    ]


def _companion(kind: str, language: str) -> None:
    """A companion game with our own sets and its players: the page that shows all of them reads every one."""
    view: CompanionView = import_module(f"gui.views.{kind}").VIEW
    view.desk.seating(language)
    for edition in view.desk.companion.packs.names:
        view.desk.companion.packs.own_set(edition)


def _rulebook() -> object:
    rules = Rulebook()
    return rules.all()


# --- closing the desk on a signal, such as Ctrl-C ---


SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Leaving(QObject):
    """Closes the desk on Ctrl-C or shutdown, while Qt waits for events.

    Python runs its signal handlers only when some Python code runs; a socket wakes Qt up for that.
    """

    def __init__(self, leave: Callable[[], object]) -> None:
        super().__init__()
        self._heard, self._told = socket.socketpair()
        for end in (self._heard, self._told):
            end.setblocking(False)  # noqa: FBT003  # what a wake-up has to be
        self._before = signal.set_wakeup_fd(self._told.fileno())
        self._handlers = {each: signal.signal(each, lambda *_: leave()) for each in SIGNALS}
        self._notifier = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)

    def _hear(self) -> None:
        """Empty the socket; Python runs the signal's handler now."""
        self._heard.recv(64)

    def done(self) -> None:
        """Give the signals their former handlers back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for each, handler in self._handlers.items():
            signal.signal(each, handler)
        self._heard.close()
        self._told.close()


# --- starting the desk ---


NAME = "Heart of Africa"
SOON = 300
"""Milliseconds after the window is shown, before modules that may be needed next are loaded."""


def application() -> QApplication:
    """The Qt application, with the program's own fonts."""
    made = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(made, QApplication)  # noqa: S101  # nobody makes another kind here
    made.setApplicationName(NAME)
    made.setApplicationVersion(__version__)
    made.setDesktopFileName("heart-africa")
    made.setStyle("Fusion")
    for face in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(face))
    made.setFont(QFont(TEXT))
    return made


def session(folder: Path, language: str = BOOK) -> Session:
    """The session of a person whose files are in that folder."""
    lists = with_club_lists(built_in(), folder / "lists")
    return Session(folder, lists, load(folder, language))


def _view(page: PageEntry) -> MakePage:
    """A function that makes a page; the page's module is imported when it is first called."""

    def make(session: Session) -> Page:
        return cast("MakePage", _found("views", page.view))(session)

    return make


def _actions(page: PageEntry) -> tuple[Action, ...]:
    """The actions of a page, imported with the page so that the window is painted before."""
    return tuple(
        action for where in page.actions for action in cast("Iterable[Action]", _found("actions", where))
    )


def _found(below: str, where: str) -> object:
    module, _, name = where.partition(":")
    return getattr(import_module(f"gui.{below}.{module}"), name)


MAKERS = {page.name: _view(page) for page in PAGES}
LATER = {page.name: partial(_actions, page) for page in PAGES if page.actions}


def actions() -> tuple[Action, ...]:
    """Every action of the desk."""
    return (*FRAME, *ARMIES, *(action for read in LATER.values() for action in read()))


def desk(folder: Path, language: str = BOOK) -> Window:
    """The window, not yet shown."""
    return Window(session(folder, language), MAKERS, FRAME + ARMIES, LATER)


def settled(window: Window) -> None:
    """Once everything is read, make all pages and exempt what exists from garbage collection.

    Otherwise all of it would be collected when a page is first shown. What is made later is collected in the
    window's thread.
    """

    def rest() -> None:
        gc.freeze()
        Collector(window)

    window.admit_all()
    window.make_pages(rest)


def run(folder: Path, language: str = BOOK) -> int:
    """Open the desk and return when it is closed; exceptions go to the log, and the desk stays open."""
    keep_log()
    made = application()
    window = desk(folder, language)

    def caught(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        words = "".join(traceback.format_exception(kind, fault, trace))
        path = add_to_log(f"{now()}\n{words}\n")
        window.session.note(window.session.say("desk-fault", log=str(path)))

    sys.excepthook = caught
    window.fit(window.screen().availableSize())
    window.show()
    work = warming(window.session.lang)
    work.finished.connect(lambda _: settled(window))
    QTimer.singleShot(SOON, work.start)
    made.aboutToQuit.connect(work.cancel)
    leaving = Leaving(window.close)
    code = made.exec()
    leaving.done()
    return code
