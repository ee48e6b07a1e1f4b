"""A player's own tags: on the card of a unit to take off and put on, above the units to find them by."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit, QPushButton, QWidget

from armylists.roster import MOST_TAGS
from gui.session import Session
from gui.theme import px
from gui.views.armies.widgets import lets_undo_through
from gui.views.parts import button, field, label, toggle
from gui.views.parts.flow import FlowBox

WIDE, LONGEST = 130, 30


class TagsRow(FlowBox):
    """The tags of a unit, each with a cross to take it off, and a line for another.

    Commas part several; it is there while there are tags, or while somebody is writing one.
    """

    given = Signal(tuple)

    def __init__(self, session: Session) -> None:
        super().__init__(4)
        self._session = session
        self._tags: tuple[str, ...] = ()
        self._known: tuple[str, ...] = ()
        self._writing = False
        say = session.say
        self._line = field("", self._write, name=say("builder-tag-new"), hint=say("builder-tag-hint"))
        self._line.setToolTip(say("builder-tag-tip"))
        self._line.setMaxLength(LONGEST * MOST_TAGS)
        self._line.setFixedWidth(px(WIDE, session.settings.scale))
        lets_undo_through(self._line)
        self.hold(self._line)
        self.hide()

    def show_tags(self, tags: tuple[str, ...], known: tuple[str, ...]) -> None:
        """Show these; `known` are all of the army, offered while one is written."""
        if known != self._known:
            self._known = known
            offered = QCompleter(list(known), self._line)
            offered.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self._line.setCompleter(offered)
        if tags != self._tags:
            self._tags = tags
            self.hold(*map(self._chip, tags), self._line)
        self.setVisible(bool(tags) or self._writing)

    def _chip(self, tag: str) -> QPushButton:
        tip = self._session.say("builder-tag-off", tag=tag)
        made = button(f"#{tag} ×", partial(self._take_off, tag), role="tag", tip=tip)
        made.setAccessibleName(tip)
        return made

    def begin(self) -> None:
        """Write a tag."""
        self._writing = True
        self.show()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self, text: str) -> None:
        self._line.clear()
        self._writing = False
        new = (each.strip().lstrip("#").strip()[:LONGEST] for each in text.split(","))
        tags = tuple(dict.fromkeys((*self._tags, *(each for each in new if each))))[:MOST_TAGS]
        if tags != self._tags:
            self.given.emit(tags)
        self.setVisible(bool(self._tags))

    def _take_off(self, tag: str) -> None:
        self.given.emit(tuple(each for each in self._tags if each != tag))

    @property
    def line(self) -> QLineEdit:
        """Where a tag is written."""
        return self._line


class TagFilter(FlowBox):
    """All tags of the army; the one that is down leaves only its units in view."""

    def __init__(self, session: Session, chosen: Callable[[str], object]) -> None:
        super().__init__(4)
        self._session, self._chosen = session, chosen
        self._tags: tuple[str, ...] = ()
        self.tag = ""
        self.hide()

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Offer these; a tag that no unit has any more is let go."""
        self.tag = self.tag if self.tag in tags else ""
        if tags != self._tags:
            self._tags = tags
            self.hold(
                label(self._session.say("builder-tags-only"), "quiet", wrap=False), *map(self._one, tags)
            )
        self.setVisible(bool(tags))

    def _one(self, tag: str) -> QWidget:
        tip = self._session.say("builder-tags-tip", tag=tag)
        made = toggle(f"#{tag}", tag == self.tag, partial(self._choose, tag), tip=tip)
        made.setAccessibleName(tip)
        return made

    def _choose(self, tag: str, on: bool) -> None:  # noqa: FBT001  # as the button says
        if on or self.tag == tag:
            self.choose(tag if on else "")

    def choose(self, tag: str) -> None:
        """Leave only the units of a tag in view; the empty one leaves all."""
        self.tag = tag
        for press in self.findChildren(QPushButton):
            press.setChecked(press.text() == f"#{tag}")
        self._chosen(tag)
