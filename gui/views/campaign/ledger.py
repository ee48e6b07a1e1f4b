"""The ledger: filters, the table of movements, what everybody holds."""

from dataclasses import replace

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.ledger import Filter, LedgerPanel, ledger
from gui.session import Session
from gui.views.campaign.part import Part
from gui.views.campaign.rows import RowsView
from gui.views.colours import colours_of
from gui.views.parts import card, combo, label, refill, scrolled
from gui.views.parts.chart import ChartView
from gui.views.parts.flow import flow

LEAST = 860
"""So wide it has to be for the chart beside the table, at the usual size of letters."""


class LedgerView(Part):
    """The table on the left, the chart on the right."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._filter = Filter()
        self._keeping: CampaignDocument | None = None
        self._bar, self._side = QVBoxLayout(), QVBoxLayout()
        self.table = RowsView()
        self._total = label("", "quiet")
        left, right = QWidget(), QWidget()
        inside = QVBoxLayout(left)
        inside.setContentsMargins(0, 0, 6, 0)
        inside.addLayout(self._bar)
        inside.addWidget(self.table, 1)
        inside.addWidget(self._total)
        right.setLayout(self._side)
        split = QSplitter()
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        self._right = scrolled(right)
        split.addWidget(self._right)
        split.setStretchFactor(0, 5)
        split.setStretchFactor(1, 3)
        split.setSizes([660, 380])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(split)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw the ledger."""
        self._keeping = keeping
        panel = ledger(self._session, keeping, self._filter)
        refill(self._bar, self._filters(panel))
        self._rows(panel)
        wide = self.width() >= LEAST * self._session.settings.scale // 100
        self._right.setVisible(wide)
        colours = colours_of(self._session)
        chart = ChartView(panel.chart, colours.accent, colours.quiet)
        refill(self._side, card(label(panel.chart.title, "heading"), chart))
        self._side.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chart only where there is room."""
        super().resizeEvent(event)
        self._right.setVisible(self.width() >= LEAST * self._session.settings.scale // 100)

    def _filters(self, panel: LedgerPanel) -> QWidget:
        say, shown, by = self._session.say, panel.shown, self.filter_by
        account = combo(panel.accounts, shown.account, lambda v: by(account=v), name=say("keeper-account-of"))
        cause = combo(panel.causes, shown.cause, lambda v: by(cause=v), name=say("keeper-col-cause"))
        year = combo(panel.years, shown.year, lambda v: by(year=v), name=say("keeper-year"))
        return flow(account, cause, year)

    def filter_by(self, **changes: str) -> None:
        """Another filter: only the rows change, the filter that is held keeps the focus."""
        self._filter = replace(self._filter, **changes)
        if self._keeping is not None:
            self._rows(ledger(self._session, self._keeping, self._filter))

    def _rows(self, panel: LedgerPanel) -> None:
        numbers = frozenset({3, 4}) if self._filter.account else frozenset({4})
        name = self._session.say("keeper-part", part="ledger")
        self.table.show_rows(name, panel.heads, panel.rows, numbers, stretch=1)
        self._total.setText(f"{panel.count} {panel.total}")
