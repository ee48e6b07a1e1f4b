"""Standings, charts and land; the chronicle; the journal with its way back."""

from html import escape

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.analytics import Readings, Story, readings, story
from gui.session import Session
from gui.views.campaign.curves import CurvesView
from gui.views.campaign.part import Part, grid_card
from gui.views.campaign.responsive_row import Turning
from gui.views.campaign.rows import RowsView
from gui.views.colours import colours_of
from gui.views.parts import card, column, combo, label, refill, row, scrolled
from gui.views.parts.chart import ChartView
from gui.views.parts.flow import flow
from reports.content.campaign import Realm


class StandingsView(Part):
    """Everything that can be compared."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 6, 0)
        self._inside.setSpacing(12)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scrolled(inside))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw it."""
        panel = readings(self._session, keeping)
        if not keeping.journal.state.players:
            refill(self._inside, label(self._session.say("keep-nobody-yet"), "quiet"))
            self._inside.addStretch(1)
            return
        colours = colours_of(self._session)
        victories = ChartView(panel.victories, colours.accent, colours.quiet)
        riches = card(label(panel.riches.title, "heading"), CurvesView(panel.riches))
        won = card(label(panel.victories.title, "heading"), victories)
        parts: list[QWidget] = [
            Turning(*(grid_card(each) for each in panel.standings), space=12),
            riches,
            won,
        ]
        parts.append(self._beats(panel))
        if panel.land:
            parts.append(card(label(panel.land_title, "heading"), *map(_realm, panel.land)))
        if panel.battles:
            parts.append(card(label(panel.battles_title, "heading"), self._battles(panel)))
        refill(self._inside, *parts)
        self._inside.addStretch(1)

    def _beats(self, panel: Readings) -> QWidget:
        """Who beat whom: on a card as wide as it needs; of many players, a table that scrolls."""
        beats = panel.beats
        if len(beats.rows) <= FEW:
            return flow(grid_card(beats, heading=panel.beats_title), space=12)
        table = RowsView(seen=ROWS, least=NARROW)
        table.show_rows(panel.beats_title, beats.heads, beats.rows, beats.numbers)
        note = [label(beats.note, "small")] if beats.note else []
        return card(label(panel.beats_title, "heading"), *note, table)

    def _battles(self, panel: Readings) -> RowsView:
        """All battles in one table, the latest year first: there may be hundreds."""
        heads = (self._session.say("keeper-year"), *panel.battles[0].heads)
        rows = [(year.caption, *cells) for year in panel.battles for cells in year.rows]
        table = RowsView(seen=ROWS)
        table.show_rows(panel.battles_title, heads, rows, stretch=5)
        return table


ROWS, FEW, NARROW = 10, 8, 34
"""So many rows are seen at once; so many players fit on a card; a column of numbers is so wide at least."""


def _realm(realm: Realm) -> QWidget:
    names = ", ".join(realm.names) or "–"
    lines: list[QWidget] = [label(f"{realm.title} · {realm.subtitle}: {names}")]
    if realm.lacks:
        lines.append(label(f"{realm.lacks_title}: {', '.join(realm.lacks)}", "small"))
    return column(*lines, space=1)


class ChronicleView(Part):
    """The campaign in prose, year by year."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: CampaignDocument | None = None
        self._year: str | None = None
        self._bar = QVBoxLayout()
        self.text = QTextBrowser()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 6, 0)
        layout.addLayout(self._bar)
        layout.addWidget(self.text, 1)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw it."""
        self._keeping = keeping
        panel = story(self._session, keeping, self._year)
        say = self._session.say
        self.text.setAccessibleName(say("keeper-part", part="chronicle"))
        refill(
            self._bar, row(combo(panel.years, panel.year, self._choose, name=say("keeper-year")), left=True)
        )
        self._tell(panel)

    def _choose(self, year: str) -> None:
        self._year = year
        if self._keeping is not None:
            self._tell(story(self._session, self._keeping, year))

    def _tell(self, panel: Story) -> None:
        if not panel.chapters:
            self.text.setPlainText(panel.nothing)
            return
        quiet = colours_of(self._session).quiet
        parts = []
        for chapter in panel.chapters:
            parts.append(f"<h3>{escape(chapter.title)}</h3>")
            for paragraph in chapter.paragraphs:
                note = (
                    f'<br><span style="color:{quiet}">{escape(paragraph.note)}</span>'
                    if paragraph.note
                    else ""
                )
                parts.append(f"<p>{escape(paragraph.text)}{note}</p>")
            if chapter.riches:
                parts.append(f'<p style="color:{quiet}">{escape(chapter.riches)}</p>')
        self.text.setHtml("".join(parts))
