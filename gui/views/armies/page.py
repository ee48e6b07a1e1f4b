"""The armies page: the start without an army, the builder with one."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication

from gui.actions.armies import WISH
from gui.documents.army import FOLDER, army, close_army, keep, open_army
from gui.documents.dropped_files import sent_on
from gui.presenters.armies.builder import Builder, builder
from gui.presenters.armies.start import start
from gui.presenters.welcome import chosen_again, entered
from gui.session import Session
from gui.views.armies.beside import PARTS, BesideView
from gui.views.armies.beside.share import BringPart
from gui.views.armies.beside.versions import VersionsPart
from gui.views.armies.builder import BuilderView
from gui.views.armies.start import StartView
from gui.views.armies.widgets import UndoThrough
from gui.views.page import Page, dropped_file
from gui.views.papers.pane import ask_which
from gui.views.parts import refill
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

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
