"""The armies page: the start without an army, the builder with one."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from armylists.wording.army_names import army_name
from gui.actions.armies import WISH
from gui.documents.army import FOLDER, army, close_army, keep, open_army
from gui.documents.dropped_files import sent_on
from gui.presenters.armies.builder import Builder, builder
from gui.presenters.armies.start import start
from gui.presenters.welcome import chosen_again, entered
from gui.session import Session
from gui.views.armies.builder import BuilderView
from gui.views.armies.random_batch import LotsPart
from gui.views.armies.share import BringPart, SharePart, SheetsPart
from gui.views.armies.start import StartView
from gui.views.armies.versions import ComparePart, VersionsPart
from gui.views.armies.widgets import UndoThrough, one_of
from gui.views.page import Page, dropped_file
from gui.views.papers import ask_which
from gui.views.parts import button, label, laid, refill
from gui.views.parts.flow import flow
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

# --- the frame of what is done with an army besides building it: a way back, and its parts side by side ---


class Part(Protocol):
    """What a part can do."""

    def show_army(self) -> None:
        """Show the army as it is now."""


MAKERS: Final[dict[str, Callable[[Session], QWidget]]] = {
    "sheets": SheetsPart,
    "share": SharePart,
    "bring": BringPart,
    "versions": VersionsPart,
    "compare": ComparePart,
    "lots": LotsPart,
}
PARTS: Final = tuple(MAKERS)
WITHOUT_ARMY: Final = ("bring", "lots")


class BesideView(QWidget):
    """One part in view; `turn` shows another, `back` returns to the builder."""

    def __init__(self, session: Session, part: str, turn: Callable[[str], object]) -> None:
        super().__init__()
        say, document = session.say, army(session)
        self.part = part
        self.inside = MAKERS[part](session)
        name = army_name(session.catalogue, document.roster, session.lang) if document else ""
        back = button(
            say("paper-back" if document else "paper-back-start"),
            lambda: turn(""),
            tip=say("paper-back-tip"),
        )
        parts = PARTS if document else WITHOUT_ARMY
        toggles = one_of([(each, say(f"paper-part-{each}")) for each in parts], part, turn)
        head = label(name or say(f"paper-part-{part}"), "heading")
        layout = laid(self, head, flow(back, *toggles), space=8, margins=(16, 10, 16, 8))
        layout.addWidget(self.inside, 1)

    def show_army(self) -> None:
        """Show the army as it is now."""
        self.inside.show_army()  # type: ignore[attr-defined]  # every part has it


# --- the armies page: the start without an army, the builder with one ---


SOON = 40
"""Milliseconds after which a change is written, so that it is painted first."""


class ArmiesPage(Page):
    """Draws the start or the open army; what is done is written a moment after it is painted."""

    topics = ("army",)
    tall = (520, 700)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.setAcceptDrops(True)
        self._view: StartView | BuilderView | BesideView | None = None
        self._beside = ""
        self._drawn: object = None
        self._of = id(None)
        self._undo = UndoThrough(self)
        self._keeper = QTimer(self)
        self._keeper.setSingleShot(True)
        self._keeper.setInterval(SOON)
        self._keeper.timeout.connect(lambda: keep(session))
        session.on(WISH.name, self._wished)
        session.on("army-saved", self._kept)

    @property
    def view(self) -> StartView | BuilderView | BesideView | None:
        """What is shown now."""
        return self._view

    def render_page(self) -> None:
        """Show the army as it is; anew only where it is another or is told otherwise."""
        session, settings, document = self.session, self.session.settings, army(self.session)
        if id(document) != self._of:
            self._of, self._beside = id(document), ""
        panel = None if self._beside else builder(session)
        drawn = (id(document), self._beside, settings.language, settings.scale, settings.measure)
        if drawn != self._drawn or self._view is None:
            self._drawn = drawn
            view = self._made(panel)
            # the keys stay with the page
            here = self.isAncestorOf(QApplication.focusWidget() or self)
            self._view = view
            refill(self._layout, view)
            if here:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(self._view, BesideView):
            self._view.show_army()
        elif isinstance(self._view, BuilderView) and panel:
            self._view.show_panel(panel)
        elif isinstance(self._view, StartView):
            self._view.show_panel(start(session))
        if document and document.unsaved:
            self._keeper.start()

    def _made(self, panel: Builder | None) -> StartView | BuilderView | BesideView:
        if self._beside:
            return BesideView(self.session, self._beside, self.turn)
        return BuilderView(self.session, panel) if panel else StartView(self.session, self.ask)

    def turn(self, part: str) -> None:
        """Show what is done with an army besides building it; the empty part is the builder, or the start."""
        self._beside = part
        self.touch()

    # --- what is asked of it ---

    def _wished(self) -> None:
        what = self.session.open.take(WISH) or ""
        if what in PARTS:
            self.turn(what)
            return
        if what == "open":
            self.ask()
            return
        if self._beside:
            self.turn("")
        view = self._view
        if isinstance(view, BuilderView):
            {"find": view.seek, "units": view.to_units, "next-problem": view.next_problem, "mend": view.mend}[
                what
            ]()

    def ask(self) -> None:
        """Ask which file to open."""
        say, folder = self.session.say, self.session.folder / FOLDER
        filters = (say("builder-file-filter"), say("builder-file-all"))
        ask_which(self, say("builder-open-file"), folder, self.open, filters=filters)

    def open(self, path: Path) -> None:
        """Open a file, or say at the foot of the window what is wrong with it."""
        try:
            open_army(self.session, path)
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))

    def _kept(self) -> None:
        """There is one version more, or the reason why the file could not be written."""
        document = army(self.session)
        if isinstance(self._view, BesideView) and isinstance(self._view.inside, VersionsPart):
            self._view.show_army()
        if document and document.fault:
            why = bad_text(document.fault, self.session.lang)
            self.session.note(self.session.say("builder-not-kept", why=why))

    # --- coming and going ---

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever came here by the welcome page wants to begin, or to go on with an army."""
        super().showEvent(event)
        if name := chosen_again(self.session, "army"):
            self.open(Path(name))
        elif entered(self.session, "build"):
            close_army(self.session)

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever is not yet in its file is written now."""
        keep(self.session)
        super().hideEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped here."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file that was dropped; one that is no army file may hold a code or JSON."""
        path = dropped_file(event)
        if path is not None and not sent_on(self.session, path, "armies"):
            self.take(path)

    def take(self, path: Path) -> None:
        """Open an army file; show what any other holds."""
        if path.suffix == ".toml":
            self.open(path)
            return
        self.turn("bring")
        if isinstance(self._view, BesideView) and isinstance(self._view.inside, BringPart):
            self._view.inside.take(path)
