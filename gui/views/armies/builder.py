"""The builder: head, three panes, foot; whatever changes in the army is shown in place."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from gui.presenters.armies.builder import Builder
from gui.presenters.armies.common import part_of
from gui.session import Session
from gui.views.armies.head import FootBar, HeadBar
from gui.views.armies.roster import RosterPane
from gui.views.armies.troops_pane import TroopsPane
from gui.views.armies.verdict_pane import VerdictPane
from gui.views.parts import laid
from gui.views.parts.order import read_in_order
from gui.views.parts.panes import Pane, Panes

LATER = 150
"""Milliseconds after which the palette follows the army."""


class BuilderView(QWidget):
    """The open army."""

    def __init__(self, session: Session, panel: Builder) -> None:
        super().__init__()
        self._session = session
        say = session.say
        self.head, self.foot = HeadBar(session), FootBar(session)
        self.troops, self.roster, self.verdict = (
            TroopsPane(session),
            RosterPane(session, panel),
            VerdictPane(session),
        )
        self._panes = Panes(
            (
                Pane("troops", say("builder-troops"), self.troops, 240, 2),
                Pane("roster", say("builder-roster"), self.roster, 340, 4),
                Pane("verdict", say("builder-verdict"), self.verdict, 240, 2),
            ),
            "roster",
            session.settings.scale,
        )
        self.verdict.wanted.connect(self.show_place)
        self.foot.wanted.connect(self.show_place)
        self.head.facts.connect(self._show_facts)
        layout = laid(self, self.head, self._panes, self.foot, space=8, margins=(16, 10, 16, 8))
        layout.setStretchFactor(self._panes, 1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self._follow)
        self.show_panel(panel)

    def show_panel(self, panel: Builder) -> None:
        """Show another state of the army."""
        self.head.show_panel(panel)
        self.roster.show_panel(panel)
        self.verdict.show_panel(panel)
        self.foot.show_panel(panel)
        count = len(panel.judged.marks)
        name = self._session.say("builder-verdict-count" if count else "builder-verdict", count=count)
        self._panes.name("verdict", name)
        self._later.start()

    def _follow(self) -> None:
        self.troops.freshen()
        read_in_order(self)

    def show_place(self, where: str) -> None:
        """Bring a place of the army into view and mark it."""
        if where == "verdict":
            self._panes.turn("verdict")
        elif part_of(where) == "facts":
            self.head.open_facts()
            self.roster.flash(where)
        else:
            if not self._panes.shows("roster"):
                self._panes.turn("roster")
            self.roster.flash(where)

    def _show_facts(self, on: bool) -> None:  # noqa: FBT001  # as the button says
        if on and not self._panes.shows("roster"):
            self._panes.turn("roster")
        self.roster.show_facts(on)

    def seek(self) -> None:
        """Seek a troop."""
        self._panes.turn("troops")
        self.troops.freshen()
        self.troops.seek()

    def to_units(self) -> None:
        """Go to the first unit."""
        self._panes.turn("roster")
        self.roster.go_to("units")

    def next_problem(self) -> None:
        """Show the next problem."""
        self.verdict.next()

    def mend(self) -> None:
        """Open the repairs of a problem."""
        self._panes.turn("verdict")
        self.verdict.mend()
