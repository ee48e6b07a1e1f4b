"""The battle page: battles to choose, setting up, the referee's board with its log, the end."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from gui.actions.battle import WISH, end_step, run
from gui.actions.map import show as show_map
from gui.actions.map import shown as map_shown
from gui.actions.map import wide as map_wide
from gui.dropped import sent_on
from gui.mustering import begin_at_once
from gui.presenters.battle.armies import SHOWS, Show, armies
from gui.presenters.battle.papers import REPORT
from gui.presenters.battle.standing import strip
from gui.session import Session
from gui.table import KIND, Table, battles, close_battle, open_battle, table
from gui.theme import palette, style
from gui.views.battle.armies import ArmiesView
from gui.views.battle.away import AwayView
from gui.views.battle.bar import BoardBar
from gui.views.battle.card import KINDS
from gui.views.battle.ending import EndingView
from gui.views.battle.log import LogView
from gui.views.battle.notes import notes
from gui.views.battle.on_map import OrderOnMap
from gui.views.battle.orders import OrdersView
from gui.views.battle.outgoing import ask_for_file, hand_over
from gui.views.battle.papers import PapersView
from gui.views.battle.secrets import Secrets
from gui.views.battle.setup import SetupView
from gui.views.battle.sizes import put_back, remember
from gui.views.battle.start import StartView
from gui.views.battle.strip import StripView
from gui.views.page import Page, dropped_file
from gui.views.parts import column, refill, scrolled
from gui.views.parts.flow import FlowToggles
from heart_africa.bad_data import bad_text
from heart_africa.problems import BadData
from heart_africa.store.attic import free_name

if TYPE_CHECKING:
    from gui.views.map.view import MapView

LARGE = 1.6
"""How much larger everything is in table mode."""
ROOMY = 640
"""From how many pixels on (at 100 %) orders and log have room one above the other."""
CARD_ROOM = 1000
"""From how many pixels on the log stays in view below the card of an order."""


class BattlePage(Page):
    """Four screens, one of them in view: the start, the board, what only one side may see, the end."""

    topics = ("battle", "order", "settings", "theme")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._map: MapView | None = None
        self._map_order: OrderOnMap | None = None
        self._show: Show = "all"
        self._table: Table | None = None
        self._dressed: object = None
        self._screen = "board"
        self._log_first = False
        self._tabbed: object = None
        self.setAcceptDrops(True)
        self._stack = QStackedWidget()
        self._start = StartView(session)
        self._away = AwayView(session)
        self._secrets = Secrets(session, self._away, lambda: self._table)
        self._secrets.covered.connect(lambda: self._stack.setCurrentWidget(self._away))
        self._secrets.uncovered.connect(self.touch)
        self._papers = PapersView(session)
        self._papers.back.connect(lambda: self._turn_to("board"))
        self._end = EndingView(session)
        self._end.back.connect(lambda: self._turn_to("board"))
        self._end.report.connect(lambda: self._to_papers(REPORT))
        self._end.hand_over.connect(partial(hand_over, session))
        self._screens = {
            "start": scrolled(self._start),
            "board": self._board(),
            "away": self._away,
            "end": scrolled(self._end),
            "papers": self._papers,
        }
        for screen in self._screens.values():
            self._stack.addWidget(screen)
        self._layout.addWidget(self._stack)
        session.on(WISH, self._wished)

    def _board(self) -> QWidget:
        session = self.session
        self._strip = StripView()
        self._strip.now.connect(self._to_now)
        self._strip.undo.connect(lambda: run(session, Table.undo))
        self._strip.redo.connect(lambda: run(session, Table.redo))
        self._strip.end.connect(lambda: run(session, end_step))
        self._strip.hide_guide.connect(self._no_guide)
        self._notes = QVBoxLayout()
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self._left_side())
        self._split.addWidget(self._right_side())
        self._split.setStretchFactor(0, 5)
        self._split.setStretchFactor(1, 6)
        self._split.setChildrenCollapsible(False)
        self._split.setSizes([480, 580])
        put_back(session, (self._split, self._right))
        board = QWidget()
        below = QVBoxLayout(board)
        below.setContentsMargins(12, 10, 12, 10)
        below.setSpacing(8)
        below.addWidget(self._strip)
        below.addLayout(self._notes)
        below.addWidget(self._split, 1)
        return board

    def _left_side(self) -> QWidget:
        """Both armies, with their filter above them."""
        self._armies = ArmiesView()
        self._armies.chosen.connect(self._choose)
        self._left, self._bar = QWidget(), BoardBar(self.session)
        self._bar.filtered.connect(self._filtered)
        self._bar.secrets.connect(self._secrets.ask)
        inside = QVBoxLayout(self._left)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._bar)
        self._cards = scrolled(self._armies)
        inside.addWidget(self._cards, 1)
        return self._left

    def _right_side(self) -> QWidget:
        """What is due and the orders, the log below."""
        self._setup = SetupView(self.session)
        self._setup.hide_away.connect(self._secrets.hide_away)
        self._orders, self._log = OrdersView(self.session), LogView(self.session)
        due = column(self._setup, self._orders)
        layout = due.layout()
        if isinstance(layout, QVBoxLayout):
            layout.setContentsMargins(6, 0, 6, 0)
            layout.addStretch(1)
            self._due_column = layout
        self._tabs, self._due = QVBoxLayout(), scrolled(due)
        self._right = QSplitter(Qt.Orientation.Vertical)
        self._right.addWidget(self._due)
        self._right.addWidget(self._log)
        self._right.setStretchFactor(0, 3)
        self._right.setStretchFactor(1, 2)
        self._right.setSizes([330, 200])
        right = self._right_part = QWidget()
        inside = QVBoxLayout(right)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addLayout(self._tabs)
        inside.addWidget(self._right, 1)
        return right

    # --- drawing ---

    def freshen(self) -> None:
        """What was wished of the page before it was turned to comes first; drawn when it is in view."""
        self._arrive()
        if self.isVisible():
            super().freshen()

    def _arrive(self) -> None:
        """Do what the welcome page was asked for: a battle at once, or one of before."""
        opened = self.session.open
        if opened.get("wish") == "try":
            opened.pop("wish")
            self._try(lambda: begin_at_once(self.session, self._free()))
        kind, name = opened.get("again", ("", ""))
        if kind == KIND:
            opened.pop("again")
            self._try(lambda: open_battle(self.session, name))

    def _free(self) -> str:
        taken = {each.name for each in battles(self.session)}
        return free_name(self.session.say("battle-start-name-usual"), taken)

    def _try(self, do: Callable[[], object]) -> None:
        try:
            do()
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))
        self._stale = True

    def render_page(self) -> None:
        """Draw the screen that is in view; its parts see for themselves what has changed."""
        self._dress()
        open_ = table(self.session)
        if open_ is not self._table:
            self._table, self._screen = open_, "board"
            self._armies.forget()
        if open_ is None:
            self._start.render_start()
            self._stack.setCurrentWidget(self._screens["start"])
            return
        if self._stack.currentWidget() is self._away and self._secrets.open:
            return
        match self._screen:
            case "end":
                self._end.show_ending(open_)
            case "papers":
                self._papers.show_papers(open_)
            case _:
                self._render_board(open_)
        self._stack.setCurrentWidget(self._screens[self._screen])

    def _render_board(self, open_: Table) -> None:
        session, large = self.session, self.session.settings.table_mode
        say = session.say
        words = {key: say(f"battle-{key}") for key in ("now", "now-tip", "guide-off")}
        self._strip.show_strip(strip(session, open_), words, short=self._short or map_shown(session))
        self._render_notes(open_)
        self._bar.show_bar(open_, self._show)
        scale = round(session.settings.scale * (LARGE if large else 1))
        self._left.setVisible(bool(open_.live.sides))
        self._render_map(open_)
        self._armies.show_armies(armies(session, open_, self._show), scale)
        live = open_.at is None
        self._setup.setVisible(live)
        self._orders.setVisible(live)
        if live:
            self._setup.show_setup(open_)
            self._orders.show_orders(open_)
        self._render_tabs(live=live)
        self._log.show_log(open_)

    def _render_map(self, open_: Table) -> None:
        """The map in place of the cards, or with the page to itself."""
        shown, wide = map_shown(self.session), map_wide(self.session)
        if shown and self._map is None:
            from gui.views.map.view import MapView  # noqa: PLC0415  # the geometry is read with the first map

            self._map = MapView(self.session)
            orders = self._map_order = OrderOnMap(self.session)
            orders.changed.connect(self.touch)
            self._map.give_orders_by(orders)
            self._due_column.insertWidget(0, orders)
            layout = self._left.layout()
            if isinstance(layout, QVBoxLayout):
                layout.addWidget(self._map, 1)
        if self._map is not None and self._map.isVisibleTo(self._left) != shown:
            self._map.setVisible(shown)
            self._split.setSizes([680, 380] if shown else [480, 580])
        self._cards.setVisible(not shown)
        self._strip.setVisible(not (wide and self._short))
        ordering = self._map_order is not None and not self._map_order.isHidden()
        self._right_part.setVisible(not wide or open_.wish is not None or ordering)

    @property
    def _short(self) -> bool:
        """Whether there is little room for letters of that size."""
        own = self.session.settings
        return self.height() < ROOMY * own.scale * (LARGE if own.table_mode else 1) / 100

    @property
    def _adjudicating(self) -> bool:
        """Whether an order's card is open and would have little room above the log."""
        own, open_ = self.session.settings, self._table
        carded = open_ is not None and open_.wish is not None and open_.wish.order in KINDS
        return carded and self.height() < CARD_ROOM * own.scale * (LARGE if own.table_mode else 1) / 100

    def _render_tabs(self, *, live: bool) -> None:
        """Orders and log one above the other where there is room, else one in place of the other."""
        short = live and (self._short or self._adjudicating)
        key = (short, self._log_first, self.session.lang)
        if key != self._tabbed:
            self._tabbed = key
            refill(self._tabs, *([self._choose_tab()] if short else []))
        any_ = self._table is not None and bool(self._table.journal.standing)
        self._due.setVisible(live and not (short and self._log_first))
        self._log.setVisible(any_ and (self._log_first or not short))

    def _choose_tab(self) -> QWidget:
        say = self.session.say
        choices = [("orders", say("battle-tab-orders")), ("log", say("battle-log"))]
        made = FlowToggles(choices, "log" if self._log_first else "orders", name=say("battle-tab"))
        made.chosen.connect(self._tab)
        return made

    def _tab(self, which: str) -> None:
        self._log_first = which == "log"
        self.touch()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """Remember how large the parts are."""
        super().hideEvent(event)
        if self._table is not None:
            remember(self.session, (self._split, self._right))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """It may have another size than when it was drawn."""
        super().showEvent(event)
        self.freshen()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """There may be more room now, or less."""
        super().resizeEvent(event)
        if self._table is not None and event.oldSize().height() != event.size().height():
            self.touch()

    def _render_notes(self, open_: Table) -> None:
        found = notes(self.session, open_, self._reload, lambda: self._turn_to("end"))
        if found or self._notes.count():
            refill(self._notes, *found)

    def _dress(self) -> None:
        """Larger letters in table mode."""
        own = self.session.settings
        key = (own.table_mode, own.theme, own.scale)
        if key == self._dressed:
            return
        self._dressed = key
        application = QApplication.instance()
        hints = application.styleHints() if isinstance(application, QApplication) else None
        colours = palette(own.theme, system_dark=hints is not None and hints.colorScheme().name == "Dark")
        sheet = style(colours, round(own.scale * LARGE)) if own.table_mode else ""
        if self._screens["board"].styleSheet() != sheet:
            self._screens["board"].setStyleSheet(sheet)

    # --- what is pressed ---

    def _to_now(self) -> None:
        if self._table is not None:
            self._table.goto(None)

    def _choose(self, unit: str) -> None:
        if self._table is not None:
            self._table.choose(unit)

    def _filtered(self, value: str) -> None:
        self._show = next(each for each in SHOWS if each == value)
        self.touch()

    def _no_guide(self) -> None:
        if self._table is not None:
            self._table.guided = False
            self.touch()

    def _reload(self) -> None:
        if self._table is not None:
            count = self._table.reload()
            self.session.note(self.session.say("referee-reloaded", count=count))

    def _turn_to(self, screen: str) -> None:
        self._screen = screen
        self.touch()

    def _to_papers(self, what: str = "") -> None:
        if self._table is not None:
            self._papers.enter(self._table, what)
            self._turn_to("papers")

    def _wished(self) -> None:
        match self.session.open.pop(WISH, ""):
            case "typed":
                self._orders.type()
            case "log":
                self._tab("log")
                self._log.focus()
            case "result":
                self._turn_to("end")
            case "report":
                self._to_papers(REPORT)
            case "papers":
                self._to_papers()
            case "save":
                self._save()
            case wish if wish.startswith("map-"):
                self._wish_of_map(wish.removeprefix("map-"))

    def _wish_of_map(self, what: str) -> None:
        """What only the map can do; it is shown first."""
        show_map(self.session, on=True)
        if self._map is not None:
            self._map.wish(what)

    def _save(self) -> None:
        if self._table is not None:
            ask_for_file(self, self.session, self._table.name)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        """A battle saved at another table may be dropped here while none is open."""
        if self._table is None and event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        """Take it in."""
        path = dropped_file(event)
        if path is not None and not sent_on(self.session, path, "battle"):
            self.take(path)

    def take(self, path: Path) -> None:
        """Take a battle in; while one is open it is laid aside first, for the shelf tells what came of it."""
        if self._table is not None:
            close_battle(self.session)
        self._start.shelf.take(path)
