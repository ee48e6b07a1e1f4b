"""The players with the page of each, and the ledger of hongos with its filters."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.players import (
    Change,
    ConditionProgress,
    Filter,
    LedgerPanel,
    PlayerOptions,
    PlayerPage,
    ledger,
    players,
)
from gui.presenters.campaign.turn import press
from gui.session import Session
from gui.views.campaign.part import Part, RowsView, begin_form, form_of_wish, presses
from gui.views.colours import colours_of
from gui.views.parts import card, chip, column, combo, label, laid, refill, refill_top, scrolled
from gui.views.parts.chart import ChartView
from gui.views.parts.flow import flow, folded
from gui.views.parts.panes import SplitPane
from gui.views.parts.tables import Folded

# --- the ledger ---


LEAST = 860
"""The least width in pixels (at 100 %) for the chart beside the table."""


class LedgerView(Part):
    """The movements of hongos as a table on the left, what everybody holds as a chart on the right."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._filter = Filter()
        self._keeping: CampaignDocument | None = None
        self._bar, self._side = QVBoxLayout(), QVBoxLayout()
        self.table = RowsView()
        self._total = label("", "quiet")
        left, right = QWidget(), QWidget()
        laid(left, self._bar, self.table, self._total, margins=(0, 0, 6, 0), high=self.table)
        right.setLayout(self._side)
        split = SplitPane(session, left, scrolled(right), least=LEAST, sizes=(660, 380))
        split.setStretchFactor(0, 5)
        split.setStretchFactor(1, 3)
        laid(self, split)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw the filters, the table and the chart."""
        self._keeping = keeping
        panel = ledger(self._session, keeping, self._filter)
        say, shown, by = self._session.say, panel.shown, self.filter_by
        account = combo(
            panel.accounts, shown.account, lambda v: by(account=v), name=say("campaign_desk-account-of")
        )
        cause = combo(panel.causes, shown.cause, lambda v: by(cause=v), name=say("campaign_state-head-cause"))
        year = combo(panel.years, shown.year, lambda v: by(year=v), name=say("campaign_desk-year"))
        refill(self._bar, flow(account, cause, year))
        self._rows(panel)
        colours = colours_of(self._session)
        chart = ChartView(panel.chart, colours.accent, colours.quiet)
        refill_top(self._side, card(label(panel.chart.title, "heading"), chart))

    def filter_by(self, **changes: str) -> None:
        """Change the filter; only the rows are drawn anew, so that the control in use keeps the focus."""
        self._filter = replace(self._filter, **changes)
        if self._keeping is not None:
            self._rows(ledger(self._session, self._keeping, self._filter))

    def _rows(self, panel: LedgerPanel) -> None:
        table, name = panel.table, self._session.say("campaign_desk-part", part="ledger")
        self.table.show_rows(name, table.heads, table.rows, table.numbers, stretch=1)
        self._total.setText(f"{panel.count} {panel.total}".strip())


# --- the players ---


LIST_WIDTH, SEEN = 250, 8
"""The width of the list, and the movements of an account shown at once."""


class PlayersView(Part):
    """The players as a list on the left, the page of the chosen one on the right."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: CampaignDocument | None = None
        self._not = False
        self.account = RowsView(seen=SEEN)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setItemDelegate(Folded(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._choose)
        inside = QWidget()
        self._page = laid(inside, space=10, margins=(6, 0, 6, 0))
        left = QWidget()
        self._join = QVBoxLayout()
        laid(left, self.list, self._join, margins=(0, 0, 6, 0), high=self.list)
        laid(self, SplitPane(session, left, scrolled(inside), sizes=(LIST_WIDTH, 800)))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw the list and the page of the chosen player."""
        self._keeping = keeping
        session = self._session
        self.list.setAccessibleName(session.say("campaign_desk-part", part="players"))
        panel = players(session, keeping)
        with QSignalBlocker(self.list):
            self.list.clear()
            for each in panel.lines:
                state = f" · {each.state}" if each.state else ""
                item = QListWidgetItem(f"{each.name} · {each.count}{state}\n{each.text}")
                item.setData(Qt.ItemDataRole.UserRole, each.name)
                self.list.addItem(item)
                if each.chosen:
                    self.list.setCurrentItem(item)
        join = () if keeping.campaign.over else (press(session, "join"),)
        refill(self._join, presses(session, keeping, join))
        widgets: list[QWidget] = []
        if (form := form_of_wish(session, keeping)) is not None:
            widgets.append(form)
        if panel.page is None:
            widgets.append(label(panel.nobody, "quiet"))
        else:
            widgets += self._sheet(keeping, panel.page)
        refill_top(self._page, *widgets)
        if form is not None:
            begin_form(form)

    def _choose(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is not None and self._keeping is not None:
            self._keeping.choose(str(item.data(Qt.ItemDataRole.UserRole)))

    # --- the page of one ---

    def _sheet(self, keeping: CampaignDocument, page: PlayerPage) -> list[QWidget]:
        chips: list[QWidget] = [chip(each) for each in page.chips]
        if page.state:
            chips.append(chip(page.state, "warn"))
        head = card(
            label(page.title, "title"),
            label(page.force, "quiet"),
            flow(*chips),
            *(label(each) for each in page.land),
        )
        heading = label(self._session.say("campaign_desk-changes"), "heading")
        none = [label(page.no_changes, "quiet")]
        changes = card(heading, *([self._change(keeping, each) for each in page.changes] or none))
        shown = page.account
        self.account = RowsView(seen=SEEN)
        self.account.show_rows(shown.caption, shown.heads, shown.rows, shown.numbers, stretch=1)
        account = card(label(shown.caption, "heading"), self.account)
        return [head, self._may(keeping, page.may), changes, account]

    def _may(self, keeping: CampaignDocument, may: PlayerOptions) -> QWidget:
        say = self._session.say
        parts: list[QWidget] = [label(say("campaign_desk-may"), "heading")]
        parts.append(
            presses(self._session, keeping, may.presses) if may.presses else label(may.nothing, "quiet")
        )
        if may.not_:
            inside = column(*(label(f"✗ {each}") for each in may.not_), space=4)
            told = partial(setattr, self, "_not")
            parts += folded(say("campaign_desk-may-not"), inside, on=self._not, told=told)
        return card(*parts)

    def _change(self, keeping: CampaignDocument, each: Change) -> QWidget:
        parts: list[QWidget] = [label(each.title, "strong", state="good" if each.met else "")]
        parts += [_asked(one) for one in each.asks]
        if each.press is not None:
            parts.append(presses(self._session, keeping, (each.press,)))
        return column(*parts, space=4)


def _asked(one: ConditionProgress) -> QWidget:
    mark = "✓" if one.met else "✗"
    text = label(f"{mark} {one.text}{f': {one.count}' if one.count else ''}", wrap=False)
    bar = QProgressBar()
    bar.setRange(0, max(1, one.need))
    bar.setValue(max(0, one.have))
    bar.setTextVisible(False)
    bar.setAccessibleName(f"{one.text}: {one.count}")
    bar.setFixedWidth(140)
    lines: list[QWidget] = [flow(text, bar) if one.count else flow(text)]
    lines += [label(each, "small") for each in one.reasons]
    if one.why:
        lines.append(label(one.why, "small"))
    return column(*lines, space=1)
