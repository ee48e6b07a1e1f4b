"""The rulebook page: entries, rulings, troops, odds, what is proved.

The odds workbench                                                       bench
A part of the rulebook page, drawn when it is turned to                  part
The rulings to choose from, the troop table, what is proved              tables
"""

from PySide6.QtWidgets import QTabWidget, QWidget

from gui.session import Session
from gui.views.page import Page
from gui.views.parts import label, laid
from gui.views.rulebook.bench import Bench
from gui.views.rulebook.entries import Entries
from gui.views.rulebook.tables import Coverage, Rulings, Troops

TABS = ("search", "rulings", "troops", "bench", "coverage")


class RulebookPage(Page):
    """A tab for each of its parts."""

    topics = ("rulings", "theme")
    tall = (520, 760)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._title, self._lead = label("", "title"), label("", "quiet")
        self.tabs = QTabWidget()
        self.parts = {
            "search": Entries(session),
            "rulings": Rulings(session),
            "troops": Troops(session),
            "bench": Bench(session),
            "coverage": Coverage(session),
        }
        for part in self.parts.values():
            self.tabs.addTab(part, "")
        inside = QWidget()
        laid(inside, self._title, self._lead, self.tabs, margins=(24, 16, 24, 12), high=self.tabs)
        self._layout.addWidget(inside)
        self.tabs.currentChanged.connect(lambda _index: self._freshen_part())

    def render_page(self) -> None:
        """Draw the page."""
        say = self.session.say
        self._title.setText(say("rules-title"))
        self._lead.setText(say("rules-lead"))
        for place, name in enumerate(TABS):
            self.tabs.setTabText(place, say(f"rules-tab-{name}"))
        for part in self.parts.values():
            part.stale = True
        self._freshen_part()

    def _freshen_part(self) -> None:
        part = self.tabs.currentWidget()
        if isinstance(part, Entries | Rulings | Troops | Bench | Coverage) and part.stale:
            part.stale = False
            part.draw()

    def show_entry(self, rule_id: str) -> None:
        """Turn to an entry, as from a citation elsewhere."""
        self.freshen()
        self.tabs.setCurrentIndex(TABS.index("search"))
        entries = self.parts["search"]
        if isinstance(entries, Entries):
            entries.open(rule_id)
