"""The armies page: the start without an army, the builder with one."""

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from armylists.random_army import Drawn, starter
from armylists.wording.army_names import army_name
from gui.actions.armies import WISH
from gui.actions.armies import wish as ask_page
from gui.documents.army import FOLDER, army, close_army, keep, open_army, open_sample, start_army
from gui.presenters.armies.builder import builder
from gui.presenters.armies.random_batch import drawing
from gui.presenters.armies.start import (
    REQUEST,
    SavedArmy,
    Start,
    nation_open,
    own,
    sample_armies,
    start,
    why_not,
    wished,
    with_fact,
)
from gui.presenters.welcome import chosen_again, entered
from gui.session import Session
from gui.views.armies.builder import BuilderView
from gui.views.armies.random_batch import RandomBatchPart
from gui.views.armies.share import ReceivePart, SharePart, SheetsPart
from gui.views.armies.versions import ComparePart, VersionsPart
from gui.views.armies.widgets import AgreedForm, Marks, UndoThrough, one_of
from gui.views.page import Page
from gui.views.papers import ask_which
from gui.views.parts import LastDrawn, button, card, label, laid, link, refill, scrolled
from gui.views.parts.flow import flow
from gui.views.parts.panes import Pane, Panes
from gui.views.parts.work import Later, Work, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

# --- the start, before an army is open ---


SEED_BITS = 64
ORDER = ("people", "scenario", "year", "points", "role", "mode")


class StartView(QWidget):
    """The page without an army: lists on the left, the chosen list in the middle, files on the right."""

    def __init__(self, session: Session, ask: Callable[[], None]) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self._lists = QListWidget()
        self._lists.setAccessibleName(say("builder-lists"))
        self._lists.setWordWrap(True)
        self._lists.currentItemChanged.connect(self._choose)
        self._portrait = Portrait(session)
        self._files = Files(session, ask)
        panes = (
            Pane("lists", say("builder-lists"), self._lists, 200, 1),
            Pane("portrait", say("builder-portrait"), self._portrait, 380, 4),
            Pane("files", say("builder-open"), self._files, 260, 2),
        )
        self._panes, self._faults = Panes(panes, "portrait", session.settings.scale), label("", state="warn")
        title = label(say("builder-start-title"), "title")
        layout = laid(self, title, self._faults, space=10, margins=(24, 18, 24, 12))
        layout.addWidget(self._panes, 1)
        self.show_panel(start(session))

    def show_panel(self, panel: Start) -> None:
        """Show the lists and what has been chosen for the army to begin."""
        lists = next(each.choices for each in panel.agreed if each.name == "list")
        with QSignalBlocker(self._lists):
            if self._lists.count() != len(lists):
                self._lists.clear()
                for list_id, name in lists:
                    item = QListWidgetItem(name)
                    item.setData(Qt.ItemDataRole.UserRole, list_id)
                    self._lists.addItem(item)
            self._lists.setCurrentRow([list_id for list_id, _ in lists].index(panel.wish.list))
        tell(self._faults, "\n".join(panel.faults))
        self._portrait.show_panel(panel)
        self._files.show_files()

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            wish(self._session, "list", str(item.data(Qt.ItemDataRole.UserRole)))
            self._panes.turn("portrait")


def wish(session: Session, fact: str, value: str | int) -> None:
    """Note one fact of the army to begin (`people`, `year`, `points`, ...) and have the page drawn anew."""
    session.open.put(REQUEST, with_fact(session, wished(session), fact, value))
    session.tell("army")


class Portrait(QWidget):
    """The portrait of a list, the facts to agree on, and three ways to begin: legal, random, empty."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self._title, self._page = label("", "heading"), label("", "quiet")
        self._text, self._lines = label(""), QVBoxLayout()
        self._form = AgreedForm(session, ORDER, partial(wish, session))
        self._marks, self._why = Marks(), Marks()
        about = QWidget()
        about.setLayout(self._lines)
        self._lines.setContentsMargins(0, 6, 0, 0)
        self._lines.setSpacing(3)
        portrait = card(self._title, self._page, self._text, about)
        agreed = card(label(say("builder-agreed"), "strong"), self._form, self._marks)
        self._by_lot = button(say("builder-begin-random"), self._random, tip=say("builder-begin-random-tip"))
        self._work = Work([])
        ways = flow(
            button(say("builder-begin-legal"), self._legal, role="main", tip=say("builder-begin-legal-tip")),
            self._by_lot,
            button(
                say("builder-begin-empty"),
                lambda: self._begin(Drawn(wished(session).blank())),
                tip=say("builder-begin-empty-tip"),
            ),
        )
        inside = QWidget()
        laid(inside, portrait, agreed, ways, self._why, space=10, margins=(0, 0, 8, 0)).addStretch(1)
        laid(self, scrolled(inside, say("builder-portrait")))

    def show_panel(self, panel: Start) -> None:
        """Show another list, or other facts of the army to begin."""
        tell(self._title, panel.title)
        tell(self._page, panel.page)
        tell(self._text, panel.portrait)
        refill(self._lines, *(label(f"{each.name}: {each.text}") for each in panel.lines))
        self._form.show_facts(panel.agreed)
        self._marks.show_marks(panel.marks)
        self._why.show_marks(())

    def _legal(self) -> None:
        """Begin with a legal army; a nation that must be chosen is asked for first."""
        asked = wished(self._session)
        if nation_open(self._session, asked):
            self._form.ask("people")
        else:
            self._begin(starter(self._session.catalogue, asked, self._session.rulings))

    def _random(self) -> None:
        """Draw an army by lot in a thread: with many troops it takes too long for the window to wait."""
        self._by_lot.setEnabled(False)
        self._work.cancel()
        self._work = Work([drawing(self._session, secrets.randbits(SEED_BITS))])
        self._work.finished.connect(self._drawn)
        self._work.failed.connect(self._failed)
        self._work.start()

    def _failed(self, fault: Exception) -> None:
        self._by_lot.setEnabled(True)
        raise fault

    def _drawn(self, found: list[Drawn]) -> None:
        self._by_lot.setEnabled(True)
        self._begin(found[0])

    def _begin(self, drawn: Drawn) -> None:
        """Open the army that was made, or show why none could be made."""
        if drawn.roster is None:
            self._why.show_marks(why_not(self._session, wished(self._session), drawn.problems))
            return
        start_army(self._session, drawn.roster)


class Files(QWidget):
    """Armies that can be opened: those of the player's own folder, any file, the samples."""

    def __init__(self, session: Session, ask: Callable[[], None]) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self._own, self._samples = QVBoxLayout(), QVBoxLayout()
        self._samples_title = label("", "strong")
        self._fault = label("", state="bad")
        self._fault.hide()
        for box in (self._own, self._samples):
            box.setSpacing(4)
        ways = [
            button(
                say(f"action-army-{each}"),
                partial(ask_page, session, each),
                tip=say(f"action-army-{each}-tip"),
            )
            for each in ("bring", "lots")
        ]
        inside = QWidget()
        laid(
            inside,
            button(say("builder-open-file"), ask, tip=say("builder-open-file-tip")),
            *ways,
            self._fault,
            label(say("builder-own-armies"), "strong"),
            *(self._own, self._samples_title, self._samples),
            space=8,
            margins=(0, 0, 8, 0),
        ).addStretch(1)
        laid(self, scrolled(inside, say("builder-open")))
        self._shown = LastDrawn()

    def show_files(self) -> None:
        """List the armies that are in the player's folder now, and the samples."""
        session = self._session
        mine, samples = own(session), sample_armies(session)
        tell(self._samples_title, session.say("builder-samples") if samples else "")
        if self._shown.already(mine, samples):
            return
        nothing = label(session.say("builder-own-none"), "quiet")
        refill(self._own, *([self._entry(each, open_army) for each in mine] or [nothing]))
        refill(self._samples, *(self._entry(each, open_sample) for each in samples))

    def _entry(self, kept: SavedArmy, run: Callable[[Session, Path], None]) -> QWidget:
        if kept.bad:
            return card(label(kept.name, "strong"), label(kept.line, state="bad"), margin=8, space=2)
        press = link(kept.name, lambda: self.open(kept.path, run), tip=str(kept.path))
        return card(press, label(kept.line, "small"), margin=8, space=0)

    def open(self, path: Path, run: Callable[[Session, Path], None]) -> None:
        """Open a file, or say what is wrong with it."""
        tell(self._fault, "")
        try:
            run(self._session, path)
        except BadData as fault:
            tell(self._fault, bad_text(fault, self._session.lang))


# --- the other parts of the page ---


Part = SheetsPart | SharePart | ReceivePart | VersionsPart | ComparePart | RandomBatchPart
MAKERS: Final[dict[str, Callable[[Session], Part]]] = {
    "sheets": SheetsPart,
    "share": SharePart,
    "bring": ReceivePart,
    "versions": VersionsPart,
    "compare": ComparePart,
    "lots": RandomBatchPart,
}
PARTS: Final = tuple(MAKERS)
WITHOUT_ARMY: Final = ("bring", "lots")


class BesideView(QWidget):
    """One of the parts besides the builder (print, share, compare, ...), with a way back.

    `turn` is called with the name of the part to show instead; the empty name is the builder.
    """

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
        self.inside.show_army()


# --- the armies page ---


SOON = 40
"""Milliseconds after which a change is written, so that it is painted first."""


class ArmiesPage(Page):
    """Draws the start or the open army; a change is written to the file a moment after it is painted."""

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
        self._keeper = Later(self, SOON, lambda: keep(session))
        session.on(WISH.name, self._wished)
        session.on("army-saved", self._kept)

    @property
    def view(self) -> StartView | BuilderView | BesideView | None:
        """What is shown now."""
        return self._view

    def render_page(self) -> None:
        """Draw the army as it is now; widgets are made anew only for another army, part or language."""
        session, settings, document = self.session, self.session.settings, army(self.session)
        if id(document) != self._of:
            self._of, self._beside = id(document), ""
        panel = None if self._beside else builder(session)
        drawn = (id(document), self._beside, settings.language, settings.scale, settings.measure)
        if drawn != self._drawn or self._view is None:
            self._drawn = drawn
            view: StartView | BuilderView | BesideView
            if self._beside:
                view = BesideView(session, self._beside, self.turn)
            else:
                view = BuilderView(session, panel) if panel else StartView(session, self.ask)
            # the page keeps the focus
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
        with self.session.noting():
            open_army(self.session, path)

    def _kept(self) -> None:
        """Called when the file was written or could not be: shows the new version, or the reason."""
        document = army(self.session)
        if isinstance(self._view, BesideView) and isinstance(self._view.inside, VersionsPart):
            self._view.show_army()
        if document and document.fault:
            why = bad_text(document.fault, self.session.lang)
            self.session.note(self.session.say("builder-not-kept", why=why))

    # --- coming and going ---

    def showEvent(self, event: QShowEvent) -> None:
        """Begin anew or open the army that was chosen, if the welcome page led here."""
        super().showEvent(event)
        if name := chosen_again(self.session, "army"):
            self.open(Path(name))
        elif entered(self.session, "build"):
            close_army(self.session)

    def hideEvent(self, event: QHideEvent) -> None:
        """Write what is not yet in the file."""
        keep(self.session)
        super().hideEvent(event)

    def take(self, path: Path) -> None:
        """Open an army file; the text of any other file goes to the part that reads share codes and JSON."""
        if path.suffix == ".toml":
            self.open(path)
            return
        self.turn("bring")
        if isinstance(self._view, BesideView) and isinstance(self._view.inside, ReceivePart):
            self._view.inside.take(path)
