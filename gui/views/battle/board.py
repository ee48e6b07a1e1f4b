"""The board of a battle: both armies or the map on the left, what is due and the log on the right."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal, get_args

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QSplitter, QVBoxLayout, QWidget

from gui.actions.battle import BATTLE
from gui.actions.battle import show as show_map
from gui.actions.battle import shown as map_shown
from gui.actions.battle import wide as map_wide
from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.presenters.battle.journal import BattleWords
from gui.presenters.battle.measured import to_stand, unplaced
from gui.presenters.battle.progress import SHOWS, Show, armies, strip
from gui.session import Session
from gui.views.battle.orders import OrderOnMap, OrdersView
from gui.views.battle.progress import PRESSES, ArmiesView, BoardBar, StripView
from gui.views.battle.secrets import Secrets
from gui.views.battle.setup import SetupView
from gui.views.log import LogView, conflict
from gui.views.parts import LastDrawn, button, column, flow, label, laid, refill, scrolled
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import Toggles
from gui.views.parts.panes import SplitPane
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Refused
from heart_africa.language.battle.words import Names
from heart_africa.language.narration import objection
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.play.fires import burns
from heart_africa.rules.preparation.deployment.orders import DeployRest

if TYPE_CHECKING:
    from gui.views.battle.computer import ComputerPane
    from gui.views.map.view import MapView

# --- the sizes of the parts of the board ---


PART = "battle"
Beside = Literal["orders", "log", "computer"]
"""The tab shown beside the armies; where there is room, orders and log are shown together."""


def put_back(session: Session, splitters: Sequence[QSplitter]) -> None:
    """Give the parts of the board the sizes that are kept in the settings."""
    kept = session.settings.parts.get(PART, "")
    for splitter, sizes in zip(splitters, kept.split(";"), strict=False):
        found = [int(size) for size in sizes.split(",") if size.isdecimal()]
        if len(found) == splitter.count() and all(found):
            splitter.setSizes(found)


def remember(session: Session, splitters: Sequence[QSplitter]) -> None:
    """Keep the sizes of the parts of the board in the settings."""
    sizes = ";".join(",".join(map(str, each.sizes())) for each in splitters)
    parts = session.settings.parts
    if parts.get(PART) != sizes:
        session.prefer(parts={**parts, PART: sizes})


# --- what has to be told above the board ---


def notes(session: Session, open_: BattleDocument, to_ending: Callable[[], object]) -> list[list[QWidget]]:
    """The rows of widgets above the board: the battle is over, something burns, secrets are shown."""
    say = session.say
    found: list[list[QWidget]] = []
    if open_.live.stage is Stage.OVER:
        found.append([button(say("battle-over-result"), to_ending, role="main")])
    lit = (each for each in open_.live.fires if burns(session.book, each.fire, open_.live.turn))
    burning = [say("referee-fire", place=each.name, how="lit") for each in lit]
    if not open_.viewer:  # the line has no room for both
        found.append([label(each, "strong", state="warn", wrap=False) for each in burning])
    if open_.viewer:
        text = say("battle-secrets-shown", side=open_.viewer)
        if bare := unplaced(session, open_):
            text = say("battle-secrets-unplaced", unit=Names(open_.battle).code(session.lang, bare[0]))
        press = button(say("battle-secrets-hide"), lambda: open_.show_to(""), role="main")
        found.append([label(f"◌ {text}", "strong", state="warn", wrap=False), press])
    return [row for row in found if row]


# --- the board of a battle ---


LARGE = 1.6
"""The factor by which everything is larger in table mode."""
ROOMY = 690
"""The least height in pixels (at 100 %) for the log below the orders."""
STRIP_ROOM = 640
"""The least height in pixels for the strip above a map that has the page to itself."""
TIGHT = 500
"""In a lower window (pixels at 100 %) the strip is as low as possible, to leave room."""
CARD_ROOM = 1000
"""The least height in pixels for the log below the card of an order."""
SAYS = 0.55
"""The share of the room below the strip for the computer's messages, if orders are above."""
MARGIN = 60
"""Pixels that are kept in view around the focus."""


class Board(QWidget):
    """The board of a battle: armies or map, orders, log, computer.

    `room` returns the height in pixels that the page has for it: before Qt has resized the board its own
    height may not be relied on. `changed` asks the page to draw itself anew.
    """

    changed = Signal()
    ended = Signal()
    """Sent when the end of the battle is to be shown."""

    def __init__(self, session: Session, secrets: Secrets, room: Callable[[], int]) -> None:
        super().__init__()
        self.session, self._secrets, self._room = session, secrets, room
        self._map: MapView | None = None
        self._map_order: OrderOnMap | None = None
        self._show: Show = "all"
        self._beside: Beside = "orders"
        self._chosen = ""
        self._computer: ComputerPane | None = None
        self._tabbed = LastDrawn()
        self._answered = False
        self._wished: object = None
        self._waits: tuple[str, ...] = ()
        session.on("map", self._heed_map)
        self._high = [330, 200]
        self._strip = StripView()
        self._strip.now.connect(self._to_now)
        self._strip.pressed.connect(lambda id_: next(each for each in BATTLE if each.id == id_).run(session))
        self._strip.hide_guide.connect(self._no_guide)
        self._notes = QVBoxLayout()
        left, right = self._left_side(), self._right_side()
        self._split = SplitPane(session, left, right, sizes=(480, 580))
        self._split.turned.connect(self.changed)
        self._split.setStretchFactor(0, 5)
        self._split.setStretchFactor(1, 6)
        put_back(session, (self._split, self._right))
        below = laid(self, self._strip, space=8, margins=(12, 10, 12, 10))
        below.addLayout(self._notes)
        below.addWidget(self._split, 1)

    @property
    def _table(self) -> BattleDocument | None:
        return BATTLES.opened(self.session)

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
        self._setup.by_facts.connect(lambda side: self._secrets.hide_away(side, by_facts=True))
        self._setup.place_rest.connect(self._place_rest)
        self._orders, self._log = OrdersView(self.session), LogView[Battle](self.session)
        due = column(self._setup, self._orders)
        layout = due.layout()
        if isinstance(layout, QVBoxLayout):
            layout.setContentsMargins(6, 0, 6, 0)
            layout.addStretch(1)
            self._due_column = layout
        self._tabs, self._scroll = QVBoxLayout(), scrolled(due)
        self._due = column(self._orders.head, self._scroll, space=0)
        self._orders.fresh.connect(lambda: QTimer.singleShot(0, self, self._to_top))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focused)
        self._right = QSplitter(Qt.Orientation.Vertical)
        self._right.addWidget(self._due)
        self._lower = QVBoxLayout()
        self._below = QWidget()
        self._lower_box = laid(self._below, self._lower, self._log, space=4)
        self._lower_box.setStretchFactor(self._log, 1)
        self._right.addWidget(self._below)
        self._right.setStretchFactor(0, 3)
        self._right.setStretchFactor(1, 2)
        self._right.setSizes(self._high)
        right = self._right_part = QWidget()
        inside = QVBoxLayout(right)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addLayout(self._tabs)
        inside.addWidget(self._right, 1)
        return right

    # --- what is in view ---

    def _to_top(self) -> None:
        """Scroll the orders to their top, but keep in view what has the focus."""
        if self._orders.answering != self._answered:
            self._answered = self._orders.answering
            if self._adjudicating:
                self._beside = "orders"  # show the orders, not another tab in front of them
            self._render_tabs(live=self._table is not None and self._table.at is None)
        self._from_its_top()
        QTimer.singleShot(0, self, self._from_its_top)  # again once layout and focus are settled

    def _from_its_top(self) -> None:
        inside, top = self._scroll.widget(), self._orders.top
        if inside is None or not self._scroll.isVisible():
            return
        for each in (self, self._right_part, self._due, inside):
            if layout := each.layout():
                layout.activate()
        self._scroll.verticalScrollBar().setValue(top.mapTo(inside, QPoint()).y() if top else 0)
        self._keep_in_view()

    def _focused(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Bring what has the focus into view, once the event is over.

        While a card is drawn anew the focus only passes through other widgets.
        """
        if now is not None and self._scroll.isAncestorOf(now):
            QTimer.singleShot(0, self, self._keep_in_view)

    def _keep_in_view(self) -> None:
        """Bring what has the focus into view, unless the mouse is down: scrolling would lose the click."""
        now, held = QApplication.focusWidget(), QApplication.mouseButtons() is not Qt.MouseButton.NoButton
        bare = now is None or now.focusPolicy() is Qt.FocusPolicy.NoFocus  # it has the focus only in passing
        if now is not None and not bare and not held and self._scroll.isAncestorOf(now):
            reveal(now, MARGIN)

    # --- drawing ---

    def show_board(self, open_: BattleDocument) -> None:
        """Draw the battle; each part draws only what has changed."""
        session, large = self.session, self.session.settings.table_mode
        say = session.say
        words = {key: say(f"battle-{key}") for key in ("now", "now-tip", "guide-off")}
        words |= {each: say("battle-press", what=each) for each in PRESSES}
        on_map, tight = map_shown(session), self.window().height() < TIGHT * session.settings.scale / 100
        short = self._short or tight
        steps = not map_wide(session) and not tight and not (on_map and short)
        shown = strip(session, open_)
        shown = replace(shown, guide="") if tight and on_map else shown
        self._strip.show_strip(shown, words, short=short or on_map, steps=steps, tight=tight)
        told = notes(session, open_, self.ended.emit)
        above = [*conflict(session, open_), *(() if on_map else (flow(*row) for row in told))]
        if above or self._notes.count():
            refill(self._notes, *above)
        self._bar.show_bar(open_, self._show)
        self._bar.tell([each for row in told for each in row] if on_map else [])
        scale = round(session.settings.scale * (LARGE if large else 1))
        self._left.setVisible(bool(open_.live.sides))
        self._render_map(open_)
        if self._map_order is not None:
            self._map_order.heed(open_)
        # Where parts stand one below another, orders stand above the armies' cards, but below a map.
        first = self._left if self._split.wide or on_map else self._right_part
        if self._split.widget(0) is not first:
            self._split.insertWidget(0, first)
        self._armies.show_armies(armies(session, open_, self._show), scale)
        self._waits = self._waiting(open_)
        live = open_.at is None
        small = map_wide(session) and self._map is not None and self._map.surface.orders.small
        # During play there is something to set up only while units wait for their place on the map.
        sets_up = live and (open_.live.stage not in {Stage.PLAY, Stage.OVER} or bool(self._waits))
        self._setup.setVisible(sets_up and not small)
        self._orders.setVisible(live and not small)
        if sets_up:
            self._setup.show_setup(open_)
        if live:
            self._orders.show_orders(open_)
        if open_.unit not in {"", self._chosen} and self._computer is not None and not self._computer.working:
            self._beside = "orders"  # the player wants to see what the chosen unit may do
        self._chosen = open_.unit
        self._render_tabs(live=live)
        if self._computer is not None:
            self._computer.show_computer(open_)
        self._log.show_log(BattleWords(self.session, open_))

    def _render_map(self, open_: BattleDocument) -> None:
        """Show the map in place of the cards, or over the whole page."""
        shown, wide = map_shown(self.session), map_wide(self.session)
        if shown and self._map is None:
            from gui.views.map.view import MapView  # noqa: PLC0415  # the geometry is read with the first map

            self._map = MapView(self.session)
            self._map.hide()  # it is given its size below, even if it is shown first
            orders = self._map_order = OrderOnMap(self.session)
            orders.changed.connect(self.changed)
            self._map.give_orders_by(orders)
            for place, each in enumerate((self._map.strip, orders)):
                self._due_column.insertWidget(place, each)
            self._map.strip.changed.connect(self._proposed)
            self._map.surface.orders.asks = partial(_any_shown, (self._map.strip, orders))
            self._map.surface.orders.folded.connect(lambda _on: self.changed.emit())
            layout = self._left.layout()
            if isinstance(layout, QVBoxLayout):
                layout.addWidget(self._map, 1)
        if self._map is not None and self._map.isVisibleTo(self._left) != shown:
            self._map.setVisible(shown)
            right = min(380 * self.session.settings.scale // 100, 500) if shown else 580
            self._split.share((1060 - right, right))
            self._map.canvas.come_in()
        self._cards.setVisible(not shown)
        self._strip.setVisible(not (wide and self._lower_than(STRIP_ROOM)))
        self._right_part.setVisible(not wide)
        self._dock(wide=wide)
        wished, self._wished = self._wished, open_.wish
        if wide and self._map is not None and open_.wish not in {None, wished}:
            self._map.surface.orders.fold(False)  # noqa: FBT003  # as Qt says it

    def _dock(self, *, wide: bool) -> None:
        """Orders as a card over the map where it has the page to itself, else beside it."""
        docked = self._due.parentWidget() is not self._right
        if self._map is None or docked == wide:
            return
        if wide:
            if all(sizes := self._right.sizes()):  # sizes of 0 mean that the log was hidden
                self._high = sizes
            self._map.surface.dock(self._due, self._scroll)
        else:
            self._map.surface.undock()
            self._right.insertWidget(0, self._due)
            self._right.setSizes(self._high)

    def _proposed(self) -> None:
        """Bring the orders into view when an order was prepared on the map, for it is confirmed there."""
        if self._map is None:
            return
        if not self._map.strip.isHidden():
            self._beside = "orders"
            self._render_tabs(live=True)
            self._scroll.ensureVisible(0, 0)
        self._map.surface.arrange()

    @property
    def _short(self) -> bool:
        """Whether the page is too low for orders and log one above the other, at this size of letters."""
        return self._lower_than(ROOMY)

    @property
    def _adjudicating(self) -> bool:
        """Whether an order's card is open and the page is too low for it above the log."""
        return self._orders.answering and self._lower_than(CARD_ROOM)

    def _lower_than(self, least: int) -> bool:
        """Whether the page is lower than so many pixels, counted at 100 % size of letters."""
        own = self.session.settings
        return self._room() < least * own.scale * (LARGE if own.table_mode else 1) / 100

    def _render_tabs(self, *, live: bool) -> None:
        """Show orders and log one above the other, or tabs to choose one where there is little room.

        The computer's pane takes the place of the log while it is chosen.
        """
        short = live and (self._short or self._adjudicating)
        if not self._tabbed.already(short, self._beside, self._computer is None, self.session.lang):
            refill(self._tabs, *([self._choose_tab("orders", "log", "computer")] if short else []))
            beside = not short and self._computer is not None
            refill(self._lower, *([self._choose_tab("log", "computer")] if beside else []))
        any_ = self._table is not None and bool(self._table.journal.standing)
        hidden = short and self._beside != "orders" and not map_wide(self.session)
        if self._due.parentWidget() is self._right:
            self._due.setVisible(live and not hidden)
        elif self._map is not None:
            self._map.surface.orders.setVisible(live)
        computer = self._computer is not None and self._beside == "computer"
        if self._computer is not None:
            self._computer.setVisible(computer)
        self._log.setVisible(any_ and not computer)
        self._below.setVisible((any_ or computer) and (self._beside != "orders" or not short))

    def _choose_tab(self, *tabs: Beside) -> QWidget:
        words = {"orders": "battle-tab-orders", "log": "desk-log", "computer": "opponent-title"}
        shown = self._beside if self._beside in tabs else tabs[0]
        made = Toggles(
            [(each, self.session.say(words[each])) for each in tabs],
            shown,
            name=self.session.say("battle-tab"),
        )
        made.chosen.connect(self._tab)
        return made

    def _tab(self, which: str) -> None:
        self._beside = next(each for each in get_args(Beside) if each == which)
        if which == "computer" and self._computer is None:
            from gui.views.battle.computer import ComputerPane  # noqa: PLC0415  # read for whom it plays

            self._computer = ComputerPane(self.session)
            self._computer.changed.connect(self.changed)
            self._lower_box.addWidget(self._computer, 1)
        if which == "computer" and (sizes := self._right.sizes())[1] < sum(sizes) * SAYS:
            self._right.setSizes([round(sum(sizes) * (1 - SAYS)), round(sum(sizes) * SAYS)])
        self.changed.emit()

    def forget(self) -> None:
        """Forget the cards of the battle before, because another was opened."""
        self._armies.forget()

    def remember_sizes(self) -> None:
        """Keep the sizes of the parts in the settings."""
        if self._table is not None and self._due.parentWidget() is self._right and self._split.wide:
            remember(self.session, (self._split, self._right))

    def _heed_map(self) -> None:
        """Bring setup up to date after a change on the map, and the guide if other units wait now."""
        self._setup.heed_map()
        if self._table is not None and self._waits != self._waiting(self._table):
            self.changed.emit()

    def _waiting(self, open_: BattleDocument) -> tuple[str, ...]:
        """Return the units not yet on the map, with those that the looking player must still hide on it."""
        return to_stand(self.session, open_) + unplaced(self.session, open_)

    # --- what is pressed ---

    def _to_now(self) -> None:
        if self._table is not None:
            self._table.goto(None)

    def _choose(self, unit: str) -> None:
        if self._table is not None:
            self._table.choose(unit)

    def _place_rest(self) -> None:
        """Place all units left, of both sides, where the rules allow it; on the map if it is shown."""
        table = self._table
        if table is None or (map_shown(self.session) and self._map is not None and self._map.place_rest()):
            return
        try:
            table.submit(DeployRest(), OrderDice(()))
        except Refused as refused:
            self.session.note(objection(self.session.lang, refused.problems[0]))

    def _filtered(self, value: str) -> None:
        self._show = next(each for each in SHOWS if each == value)
        self.changed.emit()

    def _no_guide(self) -> None:
        if self._table is not None:
            self._table.guided = False
            self.changed.emit()

    # --- what is wished ---

    def type(self) -> None:
        """Put the focus where orders are typed."""
        self._orders.type()

    def to_orders(self) -> None:
        """Bring the orders into view."""
        self._tab("orders")

    def to_log(self) -> None:
        """Bring the log into view and put the focus on it."""
        self._tab("log")
        self._log.focus()

    def wish_of_computer(self, what: str) -> None:
        """Carry out a command to the computer (an id of `COMPUTER`: `order`, `turn`, `stop`, ...)."""
        if self._beside != "computer" or self._computer is None:
            self._tab("computer")
        pane = self._computer
        assert pane is not None  # noqa: S101  # it has just been made
        match what:
            case "order" | "turn" | "battle":
                pane.play(what)
            case "stop":
                pane.stop()
            case "hint":
                pane.hint()
            case "why-not":
                pane.why_not.focus()

    def wish_of_map(self, what: str) -> None:
        """Carry out a command that only the map can do, after showing the map."""
        show_map(self.session, on=True)
        if self._map is not None:
            self._map.wish(what)


def _any_shown(parts: tuple[QWidget, ...]) -> bool:
    """Whether at least one of these widgets is not hidden."""
    return any(not each.isHidden() for each in parts)
