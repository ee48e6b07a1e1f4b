"""Standings, charts and land; the chronicle; the journal with its way back."""

from html import escape

from PySide6.QtWidgets import QTableView, QTextBrowser, QVBoxLayout, QWidget

from gui.campaigns import Keeping
from gui.models.grid import GridModel
from gui.presenters.campaign.reading import Entry, Story, entries, readings, story
from gui.session import Session
from gui.theme import palette
from gui.views.campaign.curves import CurvesView
from gui.views.campaign.ledger import system_dark
from gui.views.campaign.part import Part, grid_card
from gui.views.campaign.players import dress
from gui.views.campaign.turning import Turning
from gui.views.parts import button, card, column, combo, field, label, refill, row, scrolled
from gui.views.parts.chart import ChartView
from gui.views.parts.flow import flow
from heart_africa.bad_data import bad_text
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from reports.content.campaign import Realm


class StandingsView(Part):
    """Everything that can be compared."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 6, 0)
        self._inside.setSpacing(12)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scrolled(inside))

    def show_part(self, keeping: Keeping) -> None:
        """Draw it."""
        panel = readings(self._session, keeping)
        if not keeping.journal.state.players:
            refill(self._inside, label(self._session.say("keep-nobody-yet"), "quiet"))
            self._inside.addStretch(1)
            return
        colours = palette(self._session.settings.theme, system_dark=system_dark())
        victories = ChartView(panel.victories, colours.accent, colours.quiet)
        riches = card(label(panel.riches.title, "heading"), CurvesView(panel.riches))
        won = card(label(panel.victories.title, "heading"), victories)
        parts: list[QWidget] = [
            Turning(*(grid_card(each) for each in panel.standings), space=12),
            riches,
            won,
        ]
        parts.append(flow(grid_card(panel.beats, heading=panel.beats_title), space=12))
        if panel.land:
            parts.append(card(label(panel.land_title, "heading"), *map(_realm, panel.land)))
        if panel.battles:
            parts.append(label(panel.battles_title, "heading"))
            parts += [grid_card(each, wide=True) for each in panel.battles[:YEARS]]
        refill(self._inside, *parts)
        self._inside.addStretch(1)


YEARS = 6
"""The battles of so many years are shown; the club's page has them all."""


def _realm(realm: Realm) -> QWidget:
    names = ", ".join(realm.names) or "–"
    lines: list[QWidget] = [label(f"{realm.title} · {realm.subtitle}: {names}")]
    if realm.lacks:
        lines.append(label(f"{realm.lacks_title}: {', '.join(realm.lacks)}", "small"))
    return column(*lines, space=1)


class ChronicleView(Part):
    """The campaign in prose, year by year."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: Keeping | None = None
        self._year = ""
        self._bar = QVBoxLayout()
        self.text = QTextBrowser()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 6, 0)
        layout.addLayout(self._bar)
        layout.addWidget(self.text, 1)

    def show_part(self, keeping: Keeping) -> None:
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
        quiet = palette(self._session.settings.theme, system_dark=system_dark()).quiet
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


class JournalView(Part):
    """Every act, and the way back to any of them."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: Keeping | None = None
        self._player, self._number, self._reason = "", 0, ""
        self._entries: tuple[Entry, ...] = ()
        self._bar, self._below = QVBoxLayout(), QVBoxLayout()
        self.table, self._model = QTableView(), GridModel()
        self.table.setModel(self._model)
        self.table.selectionModel().currentRowChanged.connect(lambda index, _: self._choose(index.row()))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 6, 0)
        layout.addLayout(self._bar)
        layout.addWidget(self.table, 1)
        layout.addLayout(self._below)

    def show_part(self, keeping: Keeping) -> None:
        """Draw it."""
        self._keeping = keeping
        say = self._session.say
        players = [("", say("keeper-all-players")), *((each, each) for each in keeping.journal.state.players)]
        refill(
            self._bar, row(combo(players, self._player, self._of, name=say("keep-head-player")), left=True)
        )
        self._rows()

    def _of(self, player: str) -> None:
        self._player = player
        self._rows()

    def _rows(self) -> None:
        if self._keeping is None:
            return
        say = self._session.say
        self._entries = entries(self._session, self._keeping, self._player)
        heads = [say(f"keeper-col-{each}") for each in ("number", "date", "order", "came")]
        rows = [(str(each.done.number), each.date, each.title, each.done.text) for each in self._entries]
        self._model.show(heads, rows, frozenset({0}))
        dress(self.table, say("keeper-part", part="journal"), stretch=3)
        refill(self._below, label(say("keeper-journal-hint"), "quiet"))

    def _choose(self, place: int) -> None:
        """What came of an act, and what can be done about it."""
        keeping = self._keeping
        if keeping is None or not 0 <= place < len(self._entries):
            return
        done, say = self._entries[place].done, self._session.say
        self._number = done.number
        lines: list[QWidget] = [label(f"#{done.number}  {done.text}", "strong")]
        lines += [label(each, "small") for each in (done.dice, done.despite) if each]
        look = button(say("keeper-look"), lambda: keeping.goto(self._number))
        self.reason = field("", self._because, name=say("keeper-why"), hint=say("keeper-why"), at_once=True)
        self.back = button(say("keeper-correct", number=done.number), self._correct, off=self._off(""))
        refill(self._below, card(*lines, row(look, self.reason, self.back)))

    def _off(self, reason: str) -> str:
        keeping, say = self._keeping, self._session.say
        if keeping is None or not keeping.writable:
            return say("keeper-off-copy" if keeping and keeping.owner else "keeper-off-looking")
        return "" if reason.strip() else say("keeper-why-first")

    def _because(self, reason: str) -> None:
        off = self._off(reason)
        self.back.setEnabled(not off)
        self.back.setToolTip(off)

    def _correct(self) -> None:
        """Take back everything after the act that was chosen, dice or no dice."""
        if self._keeping is None:
            return
        try:
            self._keeping.correct(self._number, self.reason.text())
        except Conflict:
            pass  # the page tells of it in its place
        except BadData as fault:
            self._session.note(bad_text(fault, self._session.lang))
