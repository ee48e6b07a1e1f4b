"""The battles that there are: gone on with, renamed, saved as files, put away and taken back, taken in."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gui.documents.battle import KIND, open_battle
from gui.documents.library import library
from gui.documents.repair import MENDED, ailing, can_be_read
from gui.documents.shelf import take_in
from gui.presenters.battle.library import repair, save, shelf
from gui.presenters.library import Kept, KeptGames
from gui.views.battle.exports import where_to_save
from gui.views.library import Shelves
from gui.views.parts import button, card, label, link, row
from gui.views.parts.flow import flow
from heart_africa.core.problems import BadData
from heart_africa.rules.referee import referee
from heart_africa.storage.journal_file import ENDING


class LibraryView(Shelves):
    """The shelf of the battles."""

    kind = KIND

    def _shelf(self) -> KeptGames:
        return shelf(self._session)

    def _above(self) -> Sequence[QWidget]:
        say = self._session.say
        take = link(say("battle-shelf-import"), self.ask, tip=say("battle-shelf-import-tip"))
        return (row(label(say("battle-start-known"), "heading", wrap=False), take, left=True),)

    def _nothing(self) -> str:
        return "battle-start-none"

    def _row(self, each: Kept, presses: Sequence[QWidget]) -> QWidget:
        tip = self._session.say("battle-shelf-open", name=each.name)
        go_on = link(each.name, partial(self._open, each.name), tip=tip)
        return flow(go_on, label(each.text, "quiet", wrap=False), *presses)

    def _besides(self, each: Kept) -> Sequence[QWidget]:
        return (self._press("save", each.name, partial(self._save, each.name), area="battle"),)

    def _open(self, name: str) -> None:
        try:
            fault = ailing(self._session, library(self._session).find(KIND, name))
            if fault is None:
                self._read_on(name)
                return
        except BadData as found:
            fault = found
        self._told = self._cannot(fault, name)
        self.show_shelf()

    def _read_on(self, name: str) -> None:
        """Open it, whatever goes with it. Raises `BadData`."""
        open_battle(self._session, name)

    def _cannot(self, fault: BadData, name: str) -> list[QWidget]:
        """Why one cannot be gone on with; a damaged one can be mended, and read as far as it is sound."""
        if fault.code not in MENDED:
            return self._bad(fault)
        presses = [self._press("repair", name, partial(self._repair, name))]
        if can_be_read(fault):
            presses.append(self._press("read-on", name, partial(self._read_on, name)))
        return [card(*self._bad(fault), row(*presses, left=True), margin=10)]

    def _repair(self, name: str) -> None:
        self._do(lambda: self._good(repair(self._session, name)))

    def _save(self, name: str) -> None:
        if (path := where_to_save(self, self._session, name)) is not None:
            self._do(lambda: self._good(self._saved(name, path)))

    def _saved(self, name: str, path: Path) -> str:
        found = save(self._session, name, path)
        return self._session.say("battle-shelf-saved", name=name, path=str(found))

    # --- taken in ---

    def ask(self) -> None:
        """Ask which file to take in."""
        say = self._session.say
        wanted = f"{say('battle-shelf-journal')} (*{ENDING})"
        name, _ = QFileDialog.getOpenFileName(
            self, say("battle-shelf-import"), str(self._session.folder), wanted
        )
        if name:
            self.take(Path(name))

    def take(self, path: Path) -> None:
        """Take a battle in from a file; if it is not sound to its end, what is sound may be."""
        self._do(lambda: self._tried(path))

    def _tried(self, path: Path) -> list[QWidget]:
        try:
            return self._good(self._taken(path))
        except BadData as fault:
            if not fault.about.get("sound"):
                raise
            press = button(self._session.say("battle-shelf-partly"), partial(self._take_sound, path))
            return [card(*self._bad(fault), row(press, left=True))]

    def _take_sound(self, path: Path) -> None:
        self._do(lambda: self._good(self._taken(path, partly=True)))

    def _taken(self, path: Path, *, partly: bool = False) -> str:
        found = take_in(self._session, path, KIND, referee(self._session.book), partly=partly)
        return self._session.say("battle-shelf-taken", name=found.name, entries=found.head.number)
