"""The journals of one kind that there are: given another name, put away, taken back."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gui.documents.repair import rebuilding, told
from gui.documents.shelf import put_away, rename
from gui.presenters.library import Gone, Kept, KeptGames
from gui.session import Session
from gui.theme import px
from gui.views.parts import button, card, column, label, link, refill, row, toggle
from gui.views.parts.flow import flow
from gui.views.parts.work import Work
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.salvage import Salvage

NAME_WIDTH = 280
"""How wide the line for a name is at least, in pixels at 100 %."""


class Shelves(QWidget):
    """A list with what can be done to each; what came of it is told above it. `kind`: of which it is."""

    kind: ClassVar[str]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._renaming, self._fault, self._unfolded = "", "", False
        self._told: list[QWidget] = []
        self._work = Work([])
        self.line = QLineEdit()
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(8)

    # --- what is different from kind to kind ---

    @abstractmethod
    def _shelf(self) -> KeptGames:
        """What there is."""

    @abstractmethod
    def _above(self) -> Sequence[QWidget]:
        """What stands above the list."""

    @abstractmethod
    def _nothing(self) -> str:
        """What is told where there is none: a message id."""

    @abstractmethod
    def _row(self, each: Kept, presses: Sequence[QWidget]) -> QWidget:
        """One journal, with what can be done to it."""

    @abstractmethod
    def _besides(self, each: Kept) -> Sequence[QWidget]:
        """What else can be done to it."""

    @abstractmethod
    def _taken(self, path: Path) -> str:
        """Take one in from a file, and say which. Raises `BadData`."""

    def _below(self) -> Sequence[QWidget]:
        """What stands below the list."""
        return ()

    # --- the list ---

    def show_shelf(self) -> None:
        """Draw it; why it cannot be read stands in its place."""
        panel = self._shelf()
        if panel.fault:
            refill(self._inside, *self._told, *self._broken(panel), *self._below())
            return
        kept = [self._kept(each) for each in panel.kept] or [
            label(self._session.say(self._nothing()), "quiet")
        ]
        attic, backups = self._attic(panel), self._backups(panel)
        listed = column(*kept, space=4)
        refill(self._inside, *self._above(), *self._told, *backups, listed, *attic, *self._below())
        self._told = []

    # --- the database itself is damaged ---

    def _broken(self, panel: KeptGames) -> list[QWidget]:
        """Why nothing can be read, and the way to read again what can be."""
        parts: list[QWidget] = [label(f"✗ {panel.fault}", state="bad")]
        return [*parts, self._way_back()] if panel.rebuild else parts

    def _backups(self, panel: KeptGames) -> list[QWidget]:
        """What only the backups know of, and the way to have it again."""
        if not panel.backups:
            return []
        return [card(label(f"! {panel.backups}", state="warn"), self._way_back(), margin=10)]

    def _way_back(self) -> QWidget:
        say = self._session.say
        press = button(say("desk-shelf-rebuild"), self._rebuild, tip=say("desk-shelf-rebuild-tip"))
        return row(press, left=True)

    def _rebuild(self) -> None:
        """Build it anew beside the window."""
        self._work = Work([rebuilding(self._session)])
        refill(self._inside, label(self._session.say("desk-shelf-rebuilding"), "quiet"))
        self._work.finished.connect(self._rebuilt)
        self._work.failed.connect(self._not_rebuilt)
        self._work.start()

    def _rebuilt(self, found: list[Salvage]) -> None:
        head, *rest = told(self._session, found[0])
        lines = (label(each, "small") for each in rest)
        self._told = [card(label(f"✓ {head}", state="good"), *lines, margin=10)]
        self.show_shelf()

    def _not_rebuilt(self, fault: Exception) -> None:
        if not isinstance(fault, BadData):
            raise fault
        self._told = self._bad(fault)
        self.show_shelf()

    # --- one of them ---

    def _kept(self, each: Kept) -> QWidget:
        if each.name == self._renaming:
            return self._rename_line(each.name)
        named = self._press("rename", each.name, partial(self._rename, each.name), each.fixed)
        away = self._press("away", each.name, partial(self._put_away, each.name))
        return self._row(each, (named, *self._besides(each), away))

    def _press(
        self, what: str, name: str, run: Callable[[], object], off: str = "", area: str = "desk"
    ) -> QWidget:
        """A small button that a screen reader tells apart from those of the others."""
        text, tip = (self._session.say(f"{area}-shelf-{what}{end}", name=name) for end in ("", "-tip"))
        made = button(text, run, role="link", tip=tip, off=off)
        made.setAccessibleName(f"{text}: {name}")
        return made

    # --- another name ---

    def _rename(self, name: str) -> None:
        self._renaming, self._fault = name, ""
        self.show_shelf()
        if name:
            self.line.setFocus()

    def _rename_line(self, name: str) -> QWidget:
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

    def _renamed(self, name: str) -> None:
        try:
            rename(self._session, self.kind, name, self.line.text())
        except BadData as fault:
            self._fault = bad_text(fault, self._session.lang)
        else:
            self._renaming = self._fault = ""
        self.show_shelf()

    # --- put away, taken back ---

    def _put_away(self, name: str) -> None:
        def do() -> list[QWidget]:
            gone = put_away(self._session, self.kind, name)
            text = self._session.say("desk-shelf-gone", name=name, path=str(gone.path))
            back = self._press("back", name, partial(self.take, gone.path))
            return [card(label(f"✓ {text}", state="good"), row(back, left=True), margin=10)]

        self._do(do)

    def _attic(self, panel: KeptGames) -> list[QWidget]:
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
        back = self._press("back", gone.name, partial(self.take, gone.path))
        return flow(label(gone.name, "strong", wrap=False), label(gone.text, "quiet", wrap=False), back)

    def take(self, path: Path) -> None:
        """Take one in from a file."""
        self._do(lambda: self._good(self._taken(path)))

    # --- what came of it ---

    def _do(self, do: Callable[[], list[QWidget]]) -> None:
        """Do it and draw the list anew; what came of it, or why it cannot be, is told above."""
        try:
            self._told = do()
        except BadData as fault:
            self._told = self._bad(fault)
        self.show_shelf()

    def _good(self, text: str) -> list[QWidget]:
        return [label(f"✓ {text}", state="good")]

    def _bad(self, fault: BadData) -> list[QWidget]:
        return [label(f"✗ {bad_text(fault, self._session.lang)}", state="bad")]
