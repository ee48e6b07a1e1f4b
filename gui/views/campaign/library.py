"""The campaigns that there are: gone on with, renamed, copied, put away and taken back."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.documents.campaign import KIND
from gui.presenters.campaign.start import copy, shelf, take_back
from gui.presenters.library import Kept, KeptGames
from gui.views.library import Shelves
from gui.views.parts import button, column, label, row
from gui.views.parts.flow import flow


class LibraryView(Shelves):
    """The shelf of the campaigns."""

    kind = KIND
    opened = Signal(str)
    wanted = Signal()
    """A file that was sent is to be looked at."""

    def _shelf(self) -> KeptGames:
        return shelf(self._session)

    def _above(self) -> Sequence[QWidget]:
        return ()

    def _below(self) -> Sequence[QWidget]:
        say = self._session.say
        bring = button(say("keeper-bring-press"), self.wanted.emit, tip=say("keeper-bring-tip"))
        return (row(bring, left=True),)

    def _nothing(self) -> str:
        return "keeper-none-yet"

    def _row(self, each: Kept, presses: Sequence[QWidget]) -> QWidget:
        say = self._session.say
        press = button(say("keeper-go-on"), partial(self.opened.emit, each.name))
        press.setAccessibleName(say("keeper-go-on-with", name=each.name))
        small = flow(*presses, space=2)
        made = row(column(label(each.name, "strong"), label(each.text, "small"), small, space=0), press)
        layout = made.layout()
        assert isinstance(layout, QHBoxLayout)  # noqa: S101  # a row is one
        layout.setStretch(0, 1)
        layout.setAlignment(press, Qt.AlignmentFlag.AlignTop)
        return made

    def _besides(self, each: Kept) -> Sequence[QWidget]:
        return (self._press("copy", each.name, partial(self._copy, each.name), area="keeper"),)

    def _copy(self, name: str) -> None:
        say = self._session.say
        self._do(lambda: self._good(say("keeper-shelf-copied", name=copy(self._session, name))))

    def _taken(self, path: Path) -> str:
        return self._session.say("keeper-shelf-taken", name=take_back(self._session, path))
