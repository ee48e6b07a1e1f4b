"""The campaigns that there are: gone on with, renamed, copied, put away and taken back."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gui.presenters.campaign.start import Gone, Kept, Shelf, copy, put_away, rename, shelf, take_back
from gui.session import Session
from gui.theme import px
from gui.views.parts import button, card, column, label, link, refill, row, toggle
from gui.views.parts.flow import flow
from heart_africa.bad_data import bad_text
from heart_africa.problems import BadData

NAME_WIDTH = 280


class ShelfView(QWidget):
    """A list with what can be done to each; what came of it is told above the list."""

    opened = Signal(str)
    wanted = Signal()
    """A file that was sent is to be looked at."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._renaming, self._fault, self._unfolded = "", "", False
        self._told: list[QWidget] = []
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(8)

    def show_shelf(self) -> None:
        """Draw it."""
        panel, say = shelf(self._session), self._session.say
        bring = button(say("keeper-bring-press"), self.wanted.emit, tip=say("keeper-bring-tip"))
        fault = [label(panel.fault, state="bad")] if panel.fault else []
        kept = [self._kept(each) for each in panel.kept] or [label(panel.nothing, "quiet")]
        refill(self._inside, *self._told, *fault, *kept, *self._attic(panel), row(bring, left=True))
        self._told = []

    def _kept(self, each: Kept) -> QWidget:
        if each.name == self._renaming:
            return self._rename_line(each.name)
        say = self._session.say
        press = button(say("keeper-go-on"), partial(self.opened.emit, each.name))
        press.setAccessibleName(say("keeper-go-on-with", name=each.name))
        small = (
            self._press("rename", each.name, partial(self._rename, each.name)),
            self._press("copy", each.name, partial(self._copy, each.name)),
            self._press("away", each.name, partial(self._put_away, each.name)),
        )
        text = column(label(each.name, "strong"), label(each.text, "small"), flow(*small, space=2), space=0)
        made = row(text, press)
        layout = made.layout()
        assert isinstance(layout, QHBoxLayout)  # noqa: S101  # a row is one
        layout.setStretch(0, 1)
        layout.setAlignment(press, Qt.AlignmentFlag.AlignTop)
        return made

    def _press(self, what: str, name: str, run: Callable[[], object]) -> QWidget:
        """A small button that a screen reader tells apart from those of the other campaigns."""
        made = link(self._session.say(f"keeper-shelf-{what}"), run, tip=self._tip(what))
        made.setAccessibleName(f"{made.text()}: {name}")
        return made

    def _tip(self, what: str) -> str:
        return self._session.say(f"keeper-shelf-{what}-tip")

    # --- another name ---

    def _rename(self, name: str) -> None:
        self._renaming, self._fault = name, ""
        self.show_shelf()
        if name:
            self.line.setFocus()

    def _rename_line(self, name: str) -> QWidget:
        say = self._session.say
        self.line = QLineEdit(name)
        self.line.setAccessibleName(say("keeper-shelf-name", name=name))
        self.line.setMinimumWidth(px(NAME_WIDTH, self._session.settings.scale))
        self.line.selectAll()
        self.line.returnPressed.connect(partial(self._renamed, name))
        keep = button(say("keeper-shelf-keep"), partial(self._renamed, name), role="main")
        parts: list[QWidget] = [
            flow(self.line, keep, link(say("keeper-form-leave"), partial(self._rename, "")))
        ]
        if self._fault:
            parts.append(label(f"✗ {self._fault}", state="bad"))
        return column(*parts, space=2)

    def _renamed(self, name: str) -> None:
        try:
            rename(self._session, name, self.line.text())
        except BadData as fault:
            self._fault = bad_text(fault, self._session.lang)
        else:
            self._renaming = self._fault = ""
        self.show_shelf()

    # --- copied, put away, taken back ---

    def _copy(self, name: str) -> None:
        self._do(lambda: self._session.say("keeper-shelf-copied", name=copy(self._session, name)))

    def _put_away(self, name: str) -> None:
        def do() -> str:
            path = put_away(self._session, name)
            return self._session.say("keeper-shelf-gone", name=name, path=str(path))

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
        back = self._press("back", gone.name, partial(self._take_back, gone.path))
        return flow(label(gone.name, "strong", wrap=False), label(gone.text, "small", wrap=False), back)

    def _take_back(self, path: Path) -> None:
        def do() -> str:
            return self._session.say("keeper-shelf-taken", name=take_back(self._session, path))

        self._do(do)

    def _do(self, do: Callable[[], str]) -> None:
        try:
            self._told = [card(label(f"✓ {do()}", state="good"), margin=10)]
        except BadData as fault:
            self._told = [label(f"✗ {bad_text(fault, self._session.lang)}", state="bad")]
        self.show_shelf()
