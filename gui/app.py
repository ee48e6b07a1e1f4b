"""The desk put together: settings, lists, faces of type, the window; the one place that knows everything."""

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from armylists.catalogue import built_in, with_club_lists
from gui.actions import FRAME, Action
from gui.actions.armies import ALL as ARMIES
from gui.actions.battle import BATTLE
from gui.actions.campaign import CAMPAIGN
from gui.pages import PAGES
from gui.session import Session
from gui.settings import load
from gui.theme import FONTS, TEXT
from gui.views.window import Window
from heart_africa import __version__
from heart_africa.store.clock import now
from heart_africa.store.places import add_to_log

NAME = "Heart of Africa"


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


def actions() -> tuple[Action, ...]:
    """Every action of the desk."""
    return FRAME + ARMIES + BATTLE + CAMPAIGN


def desk(folder: Path, language: str = "es") -> Window:
    """The window, ready to be shown."""
    return Window(session(folder, language), PAGES, actions())


def run(folder: Path, language: str = "es") -> int:
    """Open the desk and stay until it is closed; a fault goes to the log, and the desk stays open."""
    made = application()
    window = desk(folder, language)

    def caught(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        words = "".join(traceback.format_exception(kind, fault, trace))
        path = add_to_log(f"{now()}\n{words}\n")
        window.session.note(window.session.say("desk-fault", log=str(path)))

    sys.excepthook = caught
    window.show()
    return made.exec()
