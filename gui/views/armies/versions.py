"""The versions of the army, and the differences between two armies."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from armylists.edits import BecomeRoster
from gui.documents.army import army, change
from gui.presenters.armies.differences import (
    OTHER,
    SHOWN,
    Change,
    History,
    Side,
    VersionRow,
    compared,
    history,
)
from gui.presenters.lazy_rows import LazyRows
from gui.session import Session
from gui.views.papers import ask_which
from gui.views.parts import LastDrawn, button, card, column, combo, label, laid, narrow, refill, row, scrolled
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.panes import Pane, Panes
from gui.views.parts.tables import LinesView
from gui.views.parts.work import fill, restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

# --- two armies ---


class ComparePart(QWidget):
    """The choice of another army, both armies as cards, and the differences below."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.other = narrow(combo((), "", self._choose, name=say("paper-other")))
        self._first, self._second = SideCard(say("paper-this")), SideCard(say("paper-that"))
        self._said, self._fault = label("", "strong"), label("", state="bad")
        self._changes = QVBoxLayout()
        press = button(say("paper-other-file"), self._ask, tip=say("paper-other-file-tip"))
        top = row(titled(say("paper-other"), self.other), titled(" ", press), wide=0)
        inside = QWidget()
        both = row(self._first, self._second, space=12)
        laid(inside, both, self._said, self._changes, space=10, margins=(0, 0, 8, 0)).addStretch(1)
        about = label(say("paper-compare-about"), "quiet")
        layout = laid(self, about, top, self._fault, space=8)
        layout.addWidget(scrolled(inside, say("paper-part-compare")), 1)
        self.show_army()

    def _choose(self, other: str | Path) -> None:
        self._session.open.put(OTHER, str(other))
        self.show_army()

    def _ask(self) -> None:
        say, session = self._session.say, self._session
        filters = (say("builder-file-filter"), say("builder-file-all"))
        ask_which(self, say("paper-other-file"), session.downloads, self._choose, filters=filters)

    def show_army(self) -> None:
        """Show both armies and how the second differs from the first."""
        document = army(self._session)
        if document is None:
            return
        panel = compared(self._session, document)
        fill(self.other, panel.choices, panel.other)
        self._first.show_side(panel.first)
        self._second.show_side(panel.second)
        tell(self._said, panel.said)
        tell(self._fault, panel.fault)
        refill(self._changes, *([card(listed(panel.changes))] if panel.changes else []))


def listed(changes: Sequence[Change]) -> QWidget:
    """The differences as lines, each with its sign (added, removed, changed) in its colour."""
    return column(*(label(f"{each.sign} {each.text}", state=each.state) for each in changes), space=3)


class SideCard(QFrame):
    """One of the two armies."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._name, self._points, self._judged = label("", "heading"), label("", "strong"), label("")
        shown = (label(title, "quiet"), self._name, self._points, self._judged)
        laid(self, *shown, space=4, margins=(12, 10, 12, 10)).addStretch(1)

    def show_side(self, side: Side | None) -> None:
        """Show an army; without one the card is hidden."""
        self.setVisible(side is not None)
        if side is None:
            return
        tell(self._name, side.name)
        tell(self._points, side.points)
        restyle(self._judged, state=side.state)
        tell(self._judged, f"{'✓' if side.state == 'good' else '×'} {side.judged}")


# --- the versions of the army ---


SENTENCES = 2
"""How many sentences a line of the list shows; the rest are counted there, and told on the right."""


class VersionsPart(QWidget):
    """The list of versions on the left; the chosen version on the right, with a button to go back to it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.list = LinesView(1 + SENTENCES)
        self.list.setAccessibleName(say("paper-part-versions"))
        self.list.selectionModel().currentChanged.connect(self._choose)
        self._fault = label("", state="bad")
        self._when, self._points = label("", "heading"), label("", "quiet")
        self._done_title, self._done = label(say("paper-done"), "strong"), QVBoxLayout()
        self._said, self._back_list = label("", "strong"), QVBoxLayout()
        self.back = button(say("paper-go-back"), self._go_back, role="main", tip=say("paper-go-back-tip"))
        done, back = QWidget(), QWidget()
        done.setLayout(self._done)
        back.setLayout(self._back_list)
        for box in (self._done, self._back_list):
            box.setContentsMargins(0, 0, 0, 0)
        self._card = card(
            self._when, self._points, self._done_title, done, self._said, back, flow(self.back), space=8
        )
        inside, about = QWidget(), label(say("paper-versions-about"), "quiet")
        laid(inside, about, self._fault, self._card, margins=(0, 0, 8, 0)).addStretch(1)
        self._panes = Panes(
            (
                Pane("list", say("paper-part-versions"), self.list, 280, 2),
                Pane("shown", say("paper-version-shown"), scrolled(inside), 320, 3),
            ),
            "list",
            session.settings.scale,
        )
        self.list.clicked.connect(lambda _: self._panes.turn("shown"))
        laid(self, self._panes)
        self._shown = LastDrawn()
        self._panel: History | None = None
        self.show_army()

    def show_army(self) -> None:
        """Show the versions that there are now."""
        document = army(self._session)
        if document is None:
            return
        try:
            panel = history(self._session, document)
        except BadData as fault:
            tell(self._fault, bad_text(fault, self._session.lang))
            self._card.hide()
            return
        tell(self._fault, "")
        self._panel = panel
        # the list is filled again if versions, army or language have changed since it was filled
        if not self._shown.already(panel.paths, id(document.roster), self._session.lang):
            self.list.texts.show(LazyRows(panel.versions, self._text))
            if panel.shown:
                self.list.choose(panel.paths.index(panel.shown.path))
        shown = panel.shown
        self._card.setVisible(shown is not None)
        if shown is None:
            return
        tell(self._when, shown.when)
        tell(self._points, shown.fault or shown.points)
        refill(self._done, listed(shown.changes) if shown.changes else label(shown.said))
        self._done_title.setVisible(not shown.fault)
        tell(self._said, "" if shown.fault else panel.said)
        refill(self._back_list, listed(panel.back))
        self.back.setEnabled(shown.roster is not None and not shown.now)

    def _text(self, kept: VersionRow) -> str:
        """The lines of a version: date and points, then the first things done in it, and how many more."""
        say = self._session.say
        head = " · ".join(part for part in (kept.when, kept.points) if part)
        lines = [say("paper-now", when=head) if kept.now else head]
        told = SENTENCES if len(kept.changes) <= SENTENCES else SENTENCES - 1
        lines += [f"{each.sign} {each.text}" for each in kept.changes[:told]]
        more = len(kept.changes) - told
        lines += [say("paper-more", count=more)] if more > 0 else []
        lines += [text for text in (kept.said, kept.fault) if text]
        return "\n".join(lines)

    def _choose(self, now: QModelIndex, _before: QModelIndex) -> None:
        """Show the selected version, unless it is the one shown already.

        The view selects it again when the list grows.
        """
        panel = self._panel
        if panel and panel.shown and now.isValid() and panel.paths[now.row()] != panel.shown.path:
            self._session.open.put(SHOWN, panel.paths[now.row()])
            self.show_army()

    def _go_back(self) -> None:
        shown = self._panel.shown if self._panel else None
        if shown and shown.roster:
            change(self._session, BecomeRoster(shown.roster))
            self._session.note(self._session.say("paper-went-back", when=shown.when))
