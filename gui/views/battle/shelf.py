"""The battles that there are: gone on with, renamed, saved as files, put away and taken back, taken in."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLineEdit, QVBoxLayout, QWidget

from gui.presenters.battle.shelf import Gone, Known, Shelf, save, shelf
from gui.session import Session
from gui.shelf import put_away, rename, take_in
from gui.table import KIND, open_battle
from gui.views.battle.outgoing import where_to_save
from gui.views.parts import button, card, column, label, link, refill, row, toggle
from gui.views.parts.flow import flow
from heart_africa.bad_data import bad_text
from heart_africa.game import referee
from heart_africa.problems import BadData
from heart_africa.store.backups import ENDING

NAME_WIDTH = 280
"""How wide the line for a name is at least, in pixels at 100 %."""


class ShelfView(QWidget):
    """A list with what can be done to each; what came of it is told above the list."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._renaming, self._fault, self._unfolded = "", "", False
        self._told: list[QWidget] = []
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(8)

    def show_shelf(self) -> None:
        """Draw it; why a folder cannot be read stands in its place."""
        try:
            panel = shelf(self._session)
        except BadData as fault:
            refill(self._inside, label(f"! {bad_text(fault, self._session.lang)}", state="bad"))
            return
        known = [self._known(each) for each in panel.known] or [label(panel.none, "quiet")]
        refill(self._inside, self._head(panel), *self._told, column(*known, space=4), *self._attic(panel))
        self._told = []

    def _head(self, panel: Shelf) -> QWidget:
        say = self._session.say
        take = link(say("battle-shelf-import"), self.ask, tip=say("battle-shelf-import-tip"))
        return row(label(panel.title, "heading", wrap=False), take, left=True)

    # --- one battle ---

    def _known(self, known: Known) -> QWidget:
        if known.name == self._renaming:
            return self._rename_line(known.name)
        say = self._session.say
        presses = (
            ("rename", partial(self._rename, known.name), known.fixed),
            ("save", partial(self._save, known.name), ""),
            ("away", partial(self._put_away, known.name), ""),
        )
        go_on = link(
            known.name, partial(self._open, known.name), tip=say("battle-shelf-open", name=known.name)
        )
        return flow(
            go_on,
            label(known.text, "quiet", wrap=False),
            *(self._press(what, known.name, run, off) for what, run, off in presses),
        )

    def _press(self, what: str, name: str, run: Callable[[], None], off: str = "") -> QWidget:
        """A small button that a screen reader tells apart from those of the other battles."""
        say = self._session.say
        tip = say(f"battle-shelf-{what}-tip", name=name)
        made = button(say(f"battle-shelf-{what}"), run, role="link", tip=tip, off=off)
        made.setAccessibleName(f"{made.text()}: {name}")
        return made

    def _rename_line(self, name: str) -> QWidget:
        say = self._session.say
        line = QLineEdit(name)
        line.setAccessibleName(say("battle-shelf-name", name=name))
        line.setMinimumWidth(round(NAME_WIDTH * self._session.settings.scale / 100))
        line.selectAll()
        line.setFocus()

        def keep() -> None:
            self._do(lambda: self._renamed(name, line.text()))

        line.returnPressed.connect(keep)
        keep_it = button(say("battle-shelf-keep"), keep, role="main")
        leave = link(say("battle-shelf-leave"), partial(self._rename, ""))
        parts: list[QWidget] = [flow(line, keep_it, leave)]
        if self._fault:
            parts.append(label(f"! {self._fault}", state="bad"))
        return column(*parts, space=2)

    def _rename(self, name: str) -> None:
        self._renaming, self._fault = name, ""
        self.show_shelf()
        for line in self.findChildren(QLineEdit):
            if not line.isHidden():
                line.setFocus()

    def _renamed(self, name: str, wanted: str) -> None:
        try:
            rename(self._session, KIND, name, wanted)
        except BadData as fault:
            self._fault = bad_text(fault, self._session.lang)
        else:
            self._renaming = self._fault = ""

    def _open(self, name: str) -> None:
        try:
            open_battle(self._session, name)
        except BadData as fault:
            self._told = [label(f"! {bad_text(fault, self._session.lang)}", state="bad")]
            self.show_shelf()

    def _save(self, name: str) -> None:
        if (path := where_to_save(self, self._session, name)) is not None:
            self._do(lambda: self._saved(name, path))

    def _saved(self, name: str, path: Path) -> None:
        found = save(self._session, name, path)
        self._tell(self._session.say("battle-shelf-saved", name=name, path=str(found)))

    # --- the attic ---

    def _put_away(self, name: str) -> None:
        def do() -> None:
            gone = put_away(self._session, KIND, name)
            text = self._session.say("battle-shelf-gone", name=name, path=str(gone.path))
            back = self._press("back", name, partial(self._take, gone.path))
            self._told = [card(label(text), row(back, left=True))]

        self._do(do)

    def _attic(self, panel: Shelf) -> list[QWidget]:
        """Those that were put away, folded."""
        if not panel.gone:
            return []
        inside = column(*(self._gone(each) for each in panel.gone), space=4)
        inside.setVisible(self._unfolded)

        def fold(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            self._unfolded = on
            inside.setVisible(on)

        return [row(toggle(panel.attic, self._unfolded, fold), left=True), inside]

    def _gone(self, gone: Gone) -> QWidget:
        back = self._press("back", gone.name, partial(self._take, gone.path))
        return flow(label(gone.name, "strong", wrap=False), label(gone.text, "quiet", wrap=False), back)

    # --- taken in ---

    def ask(self) -> None:
        """Ask which file to take in."""
        say = self._session.say
        wanted = f"{say('battle-shelf-journal')} (*{ENDING})"
        name, _ = QFileDialog.getOpenFileName(
            self, say("battle-shelf-import"), str(self._session.folder), wanted
        )
        if name:
            self._take(Path(name))

    def take(self, path: Path) -> None:
        """Take a battle in from a file that was dropped here."""
        self._take(path)

    def _take(self, path: Path, *, partly: bool = False) -> None:
        def do() -> None:
            found = take_in(self._session, path, KIND, referee(self._session.book), partly=partly)
            entries = found.head.number
            self._tell(self._session.say("battle-shelf-taken", name=found.name, entries=entries))

        try:
            do()
        except BadData as fault:
            self._cannot(fault, path)
        self.show_shelf()

    def _cannot(self, fault: BadData, path: Path) -> None:
        """Why a file cannot be taken in; what of it is sound may be."""
        parts: list[QWidget] = [label(f"! {bad_text(fault, self._session.lang)}", state="bad")]
        if fault.about.get("sound"):
            say = self._session.say
            press = button(say("battle-shelf-partly"), partial(self._take, path, partly=True))
            parts.append(row(press, left=True))
        self._told = [card(*parts)]

    # --- what came of it ---

    def _do(self, do: Callable[[], object]) -> None:
        """Do it and draw the list anew; what cannot be is told above it."""
        try:
            do()
        except BadData as fault:
            self._told = [label(f"! {bad_text(fault, self._session.lang)}", state="bad")]
        self.show_shelf()

    def _tell(self, text: str) -> None:
        self._told = [label(f"✓ {text}", state="good")]
