"""The desk put together: settings, lists, faces of type, the window; the one place that knows everything."""

import gc
import sys
import traceback
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, cast

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from armylists.catalogue import built_in, with_club_lists
from gui.actions import FRAME, Action
from gui.actions.armies import ALL as ARMIES
from gui.pages import PAGES, PageEntry
from gui.preload import warming
from gui.session import Session
from gui.settings import load
from gui.signals import Leaving
from gui.theme import FONTS, TEXT
from gui.views.page import Page
from gui.views.window import MakePage, Window
from heart_africa import __version__
from heart_africa.storage.clock import now
from heart_africa.storage.places import add_to_log, keep_log

NAME = "Heart of Africa"
SOON = 300
"""Milliseconds after the window is shown, before what may be wanted next is read beside it."""


def application() -> QApplication:
    """The one Qt application, with the program's own faces of type."""
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


def session(folder: Path, language: str = "es") -> Session:
    """The live object of a person whose files are in that folder."""
    lists = with_club_lists(built_in(), folder / "lists")
    return Session(folder, lists, load(folder, language))


def _view(page: PageEntry) -> MakePage:
    """What makes a page; its module is read when it is first turned to."""

    def make(session: Session) -> Page:
        return cast("Page", _found("views", page.view)(session))

    return make


def _actions(page: PageEntry) -> tuple[Action, ...]:
    """The actions of a page that are read with it, so that the window is painted before."""
    return tuple(action for where in page.actions for action in _found("actions", where))


def _found(below: str, where: str) -> Any:  # noqa: ANN401  # a page's class, or its actions
    module, _, name = where.partition(":")
    return getattr(import_module(f"gui.{below}.{module}"), name)


MAKERS = {page.name: _view(page) for page in PAGES}
LATER = {page.name: partial(_actions, page) for page in PAGES if page.actions}


def actions() -> tuple[Action, ...]:
    """Every action of the desk."""
    return (*FRAME, *ARMIES, *(action for read in LATER.values() for action in read()))


def desk(folder: Path, language: str = "es") -> Window:
    """The window, ready to be shown."""
    return Window(session(folder, language), MAKERS, FRAME + ARMIES, LATER)


def settled(window: Window) -> None:
    """All is read: actions and pages are made; the collector of rubbish, which stops all, skips them."""
    window.admit_all()
    window.make_pages()
    gc.freeze()


def run(folder: Path, language: str = "es") -> int:
    """Open the desk and stay until it is closed; a fault goes to the log, and the desk stays open."""
    keep_log()
    made = application()
    window = desk(folder, language)

    def caught(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        words = "".join(traceback.format_exception(kind, fault, trace))
        path = add_to_log(f"{now()}\n{words}\n")
        window.session.note(window.session.say("desk-fault", log=str(path)))

    sys.excepthook = caught
    window.show()
    work = warming(window.session.lang)
    work.finished.connect(lambda _: settled(window))
    QTimer.singleShot(SOON, work.start)
    made.aboutToQuit.connect(work.cancel)
    leaving = Leaving(window.close)
    code = made.exec()
    leaving.done()
    return code
