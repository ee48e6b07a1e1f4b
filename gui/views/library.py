"""The kept journals of a game as a list, with what can be done with each while none is open."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Generic

from PySide6.QtWidgets import QFileDialog, QLineEdit, QProgressBar, QWidget

from gui.documents.library import MENDED, Journals, Opened, State, ailing, can_be_read, rebuilding, told
from gui.presenters.library import ROWS, LibraryEntry, kept_games, save, suggested
from gui.session import Session
from gui.theme import px
from gui.views.parts import button, card, column, flow, label, laid, link, named, refill, row
from gui.views.parts.flow import folded
from gui.views.parts.work import Work
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import ENDING, Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.salvage import Salvage

NAME_WIDTH = 280
"""The least width of the field for a name in pixels at 100 %."""
LONG = 1500
"""A journal with as many entries is read beside the window, as it takes long."""


class LibraryView(QWidget, Generic[State, Opened]):
    """The list of kept journals; above it, what came of the last action.

    `bring` asks for a file that was sent, on pages that take such files in themselves.
    """

    def __init__(
        self, session: Session, game: Journals[State, Opened], bring: Callable[[], object] | None = None
    ) -> None:
        super().__init__()
        self._session, self._game, self._bring = session, game, bring
        self._renaming, self._fault, self._unfolded = "", "", False
        self._told: list[QWidget] = []
        self.work = Work([])
        self.line = QLineEdit()
        self._inside = laid(self, space=8)

    # --- the list ---

    def show_library(self) -> None:
        """Draw the list, or say why the library cannot be read."""
        say, panel = self._session.say, kept_games(self._session, self._game)
        heading = label(say("desk-shelf-known", kind=self._game.kind), "heading", wrap=False)
        if self._bring is None:
            take = link(say("desk-shelf-import"), self.ask, tip=say("desk-shelf-import-tip"))
        else:
            take = link(say("mail-bring-press"), self._bring, tip=say("mail-bring-tip"))
        above = [flow(heading, take), *self._told]
        if panel.fault:
            mend = [self._way_back()] if panel.rebuild else []
            refill(self._inside, *above, label(f"✗ {panel.fault}", state="bad"), *mend)
            return
        if panel.backups:  # of some journals only backups are left
            above.append(card(label(f"! {panel.backups}", state="warn"), self._way_back(), margin=10))
        kept = [self._kept(each) for each in panel.kept] or [label(say("desk-shelf-none"), "quiet")]
        away: list[QWidget] = []
        if panel.gone:  # the journals that were put away
            gone = [
                flow(
                    named(each.name, "strong"),
                    label(each.text, "quiet", wrap=False),
                    self._press("back", each.name, partial(self.take, each.path)),
                )
                for each in panel.gone
            ]
            inside = column(*gone, space=4)
            unfold = partial(setattr, self, "_unfolded")
            away = folded(panel.attic, inside, on=self._unfolded, told=unfold)
        refill(self._inside, *above, column(*kept, space=4), *away)
        self._told = []

    # --- the database itself is damaged ---

    def _way_back(self) -> QWidget:
        """The button that rebuilds the library."""
        say = self._session.say
        press = button(say("desk-shelf-rebuild"), self._rebuild, tip=say("desk-shelf-rebuild-tip"))
        return flow(press)

    def _rebuild(self) -> None:
        """Rebuild the library from its backups in a thread."""
        self.work = Work([rebuilding(self._session)])
        refill(self._inside, label(self._session.say("desk-shelf-rebuilding"), "quiet"))
        self.work.finished.connect(self._rebuilt)
        self.work.failed.connect(self._failed)
        self.work.start()

    def _rebuilt(self, found: list[Salvage]) -> None:
        head, *rest = told(self._session, found[0])
        lines = (label(each, "small") for each in rest)
        self._tell([card(label(f"✓ {head}", state="good"), *lines, margin=10)])

    def _failed(self, fault: Exception) -> None:
        if not isinstance(fault, BadData):
            raise fault
        self._tell(self._bad(fault))

    # --- one of them ---

    def _kept(self, each: LibraryEntry) -> QWidget:
        name, say = each.name, self._session.say
        if name == self._renaming:
            say = self._session.say
            self.line = QLineEdit(name)
            self.line.setAccessibleName(say("desk-shelf-name", name=name))
            self.line.setMinimumWidth(px(NAME_WIDTH, self._session.settings.scale))
            self.line.selectAll()
            self.line.returnPressed.connect(partial(self._renamed, name))
            keep = button(say("desk-shelf-keep"), partial(self._renamed, name), role="main")
            leave = link(say("desk-shelf-leave"), partial(self._rename, ""))
            fault = [label(f"✗ {self._fault}", state="bad")] if self._fault else []
            return column(flow(self.line, keep, leave), *fault, space=2)
        to_open = say("desk-shelf-open", name=name)
        go_on = link(name, partial(self.open, name), tip=to_open, name=to_open)
        return flow(
            go_on,
            label(each.text, "quiet", wrap=False),
            self._press("rename", name, partial(self._rename, name), each.fixed),
            self._press("copy", name, partial(self._copy, name)),
            self._press("save", name, partial(self._save, name)),
            self._press("away", name, partial(self._put_away, name)),
        )

    def _press(self, what: str, name: str, run: Callable[[], object], off: str = "") -> QWidget:
        """A link for one journal; a screen reader reads the journal's name with it."""
        text, tip = (self._session.say(f"desk-shelf-{what}{end}", name=name) for end in ("", "-tip"))
        return button(text, run, role="link", tip=tip, off=off, of=name)

    # --- gone on with ---

    def open(self, name: str) -> None:
        """Open a journal, or say what is wrong with it; a long one is read in a thread."""
        try:
            document = self._game.find(self._session, name)
            if fault := ailing(self._session, document):
                self._cannot(fault, name)
            else:
                self._read_on(document)
        except BadData as found:
            self._cannot(found, name)

    def _read_on(self, document: Document) -> None:
        """Read the whole journal of an opened game; a long one in a thread, with a button to stop."""
        if document.head.number >= LONG:
            say = self._session.say
            self.work.cancel()
            self.work = Work([lambda: self._game.writer(self._session, document)])
            self.work.finished.connect(self._read)
            self.work.failed.connect(partial(self._reading_failed, document.name))
            text = say("desk-shelf-reading", name=document.name)
            bar = QProgressBar()
            bar.setRange(0, 0)
            bar.setAccessibleName(text)

            def stop() -> None:  # it is not opened
                self.work.cancel()
                self._tell([])

            leave = button(say("desk-shelf-reading-stop"), stop)
            self.work.start()
            self._tell([card(row(label(text, wrap=False), bar, leave), margin=10)])
            return
        try:
            self._game.show(self._session, self._game.writer(self._session, document))
        except BadData as fault:
            self._cannot(fault, document.name)

    def _cannot(self, fault: BadData, name: str) -> None:
        """Say why a journal cannot be opened.

        A damaged one can be repaired, or read as far as it is sound.
        """
        parts = self._bad(fault)
        if fault.code in MENDED:
            mend = partial(self._do, lambda: self._good(self._game.mend(self._session, name)))
            presses = [self._press("repair", name, mend)]
            if can_be_read(fault):
                document = self._game.find(self._session, name)
                presses.append(self._press("read-on", name, partial(self._read_on, document)))
            parts = [card(*parts, flow(*presses), margin=10)]
        self._tell(parts)

    def _read(self, found: list[JournalWriter[State]]) -> None:
        self._tell([])
        self._game.show(self._session, found[0])

    def _reading_failed(self, name: str, fault: Exception) -> None:
        if not isinstance(fault, BadData):
            raise fault
        self._cannot(fault, name)

    # --- another name, a copy, a file ---

    def _rename(self, name: str) -> None:
        self._renaming, self._fault = name, ""
        self.show_library()
        if name:
            self.line.setFocus()

    def _renamed(self, name: str) -> None:
        try:
            self._game.rename(self._session, name, self.line.text())
        except BadData as fault:
            self._fault = bad_text(fault, self._session.lang)
        else:
            self._renaming = self._fault = ""
        self.show_library()

    def _copy(self, name: str) -> None:
        say = self._session.say
        self._do(lambda: self._good(say("desk-shelf-copied", name=self._game.copy(self._session, name))))

    def _save(self, name: str) -> None:
        if (path := where_to_save(self, self._session, self._game, name)) is not None:
            self._do(lambda: self._good(saved(self._session, self._game, name, path)))

    # --- put away, taken back ---

    def _put_away(self, name: str) -> None:
        def do() -> list[QWidget]:
            gone = self._game.put_away(self._session, name)
            text = self._session.say("desk-shelf-gone", name=name, path=str(gone.path))
            back = self._press("back", name, partial(self.take, gone.path))
            return [card(label(f"✓ {text}", state="good"), flow(back), margin=10)]

        self._do(do)

    # --- taken in ---

    def ask(self) -> None:
        """Ask for a file and take the journal in it in."""
        say = self._session.say
        name, _ = QFileDialog.getOpenFileName(
            self,
            say("desk-shelf-import"),
            str(self._session.downloads),
            f"{say('desk-shelf-journal')} (*{ENDING})",
        )
        if name:
            self._session.downloads = Path(name).parent
            self.take(Path(name))

    def take(self, path: Path) -> None:
        """Take a journal in from a file; if it is damaged, offer to take in the part that is sound."""

        def do() -> list[QWidget]:
            try:
                return self._taken(path)
            except BadData as fault:
                if not fault.about.get("sound"):
                    raise
                sound = partial(self._do, lambda: self._taken(path, partly=True))
                press = button(self._session.say("desk-shelf-partly"), sound)
                return [card(*self._bad(fault), flow(press))]

        self._do(do)

    def _taken(self, path: Path, *, partly: bool = False) -> list[QWidget]:
        found = self._game.take_in(self._session, path, partly=partly)
        say = self._session.say
        return self._good(say("desk-shelf-taken", name=found.name, entries=found.head.number))

    # --- what came of it ---

    def _do(self, do: Callable[[], list[QWidget]]) -> None:
        """Do something and draw the list anew, with the widgets that it returns or the fault above it."""
        try:
            parts = do()
        except BadData as fault:
            parts = self._bad(fault)
        self._tell(parts)

    def _tell(self, parts: Sequence[QWidget]) -> None:
        self._told = [*parts]
        self.show_library()

    def _good(self, text: str) -> list[QWidget]:
        return [label(f"✓ {text}", state="good")]

    def _bad(self, fault: BadData) -> list[QWidget]:
        return [label(f"✗ {bad_text(fault, self._session.lang)}", state="bad")]


# --- a journal as a file ---


def where_to_save(parent: QWidget, session: Session, game: Journals[State, Opened], name: str) -> Path | None:
    """Ask where to save a journal, or its rows as a table if the game has such; None if nobody answers."""
    kinds = [(ENDING, "desk-shelf-journal"), *([(ROWS, "desk-shelf-rows")] if game.rows else [])]
    filters = ";;".join(f"{session.say(message)} (*{ending})" for ending, message in kinds)
    title = session.say("desk-shelf-save")
    path, chosen = QFileDialog.getSaveFileName(parent, title, str(suggested(session, name)), filters)
    if not path:
        return None
    found = Path(path)
    session.downloads = found.parent
    return found.with_suffix(ROWS) if f"*{ROWS}" in chosen and found.suffix == ENDING else found


def saved(session: Session, game: Journals[State, Opened], name: str, path: Path) -> str:
    """Save a journal to this file; returns a sentence that says so. Raises `BadData`."""
    return session.say("desk-shelf-saved", name=name, path=str(save(session, game, name, path)))


def ask_for_file(parent: QWidget, session: Session, game: Journals[State, Opened], name: str) -> None:
    """Ask where to save a journal and save it; a fault of the disk is shown in the status bar."""
    if (path := where_to_save(parent, session, game, name)) is not None:
        with session.noting():
            session.note(saved(session, game, name, path))
