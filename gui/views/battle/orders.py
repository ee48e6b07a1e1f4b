"""Orders: the pane with what comes next, and the card of one order with its numbers, dice and chances."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from gui.actions.action import command as worded
from gui.actions.battle import ACTIONS, COMPUTER, END_STEP
from gui.actions.battle import shown as map_shown
from gui.actions.battle import wish as map_wish
from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.presenters.battle.card.cards import CARDS, OTHER, card, desk, forget, kept
from gui.presenters.battle.card.panel import CardPanel, Face, Link, MissingFact, NeededNumber, Reading, titled
from gui.presenters.battle.order_context import WORK, BattleContext
from gui.presenters.battle.other_orders import Phase, other_orders
from gui.presenters.battle.progress import Choice, Due, Duty, due
from gui.presenters.forms import Answers, Checked, Value, at_once
from gui.presenters.journal import WordedAct
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.fields import FieldsView
from gui.views.form import Confirm, FormView, TypedLine
from gui.views.parts import (
    LastDrawn,
    button,
    column,
    field,
    flow,
    grid,
    label,
    laid,
    link,
    named,
    refill,
    row,
)
from gui.views.parts import card as framed
from gui.views.parts.chart import ChartView
from gui.views.parts.flow import Tiles, folded
from gui.views.parts.work import tell
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.rules.book.play import Step

# --- the answers of a card ---


CHART = 250
"""The least width of a chart, in pixels at 100 %."""
SHORT = 3
"""The most letters of a number that is shown very large."""
OPEN_REASONS = 1
"""The most numbers whose sums are shown at once; if there are more, sums are folded."""


class NeedsView(QWidget):
    """The numbers that must be thrown, each with the sum that leads to it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = LastDrawn()
        self._unfolded = False
        self._layout = laid(self, space=8)

    def show_needs(self, reading: Reading) -> None:
        """Show the numbers of a reading; nothing is drawn if they are shown already."""
        if self._shown.already(reading.needs, reading.notes, reading.faces, self._session.lang):
            return
        notes = [label(text, "quiet") for text in reading.notes]
        parts: list[QWidget] = [column(*notes, space=2)] if notes else []
        fold = len(reading.needs) > OPEN_REASONS
        parts += [self._need(each, fold=fold) for each in reading.needs]
        if reading.faces:
            parts.append(self._faces(reading.faces))
        refill(self._layout, *parts)
        self.setVisible(bool(parts))

    def _need(self, need: NeededNumber, *, fold: bool) -> QWidget:
        role = "huge" if len(need.number) <= SHORT else "number"
        number = label(need.number, role, wrap=False)
        number.setAccessibleName(f"{need.head}: {need.number}")
        if not need.number:
            number.hide()
        texts: list[QWidget] = [label(need.head, "strong"), label(need.text)]
        if need.reasons:
            reasons = column(*(label(text, "quiet") for text in need.reasons), space=0)
            texts += folded(self._session.say("card-why"), reasons) if fold else [reasons]
        box, layout = QWidget(), QHBoxLayout()
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(14)
        layout.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(column(*texts, space=2), 1)
        box.setLayout(layout)
        return box

    def _faces(self, faces: tuple[Face, ...]) -> QWidget:
        rows = [(label(each.faces, "number", wrap=False), label(each.text)) for each in faces]
        made = grid(rows, space=10, wide={1: 1})
        return column(label(self._session.say("card-faces"), "strong"), made, space=4)


class OddsView(QWidget):
    """The possible outcomes: sentences, then charts side by side."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = LastDrawn()
        self._layout = laid(self)

    def show_odds(self, reading: Reading) -> None:
        """Show the chances of a reading; nothing is drawn if they are shown already."""
        own = self._session.settings
        if self._shown.already(reading.said, reading.charts, own.language, own.theme, own.scale):
            return
        parts: list[QWidget] = [label(text) for text in reading.said]
        if charts := list(self._charts(reading)):
            tiles = Tiles(round(CHART * max(100, own.scale) / 100), space=16)
            tiles.hold(charts)
            parts.append(tiles)
        refill(self._layout, *parts)
        self.setVisible(bool(parts))

    def _charts(self, reading: Reading) -> Iterator[QWidget]:
        colours = colours_of(self._session)
        for chart in reading.charts:
            made = ChartView(chart, colours.accent, colours.quiet)
            whole = column(label(chart.title, "strong"), made, space=2)
            whole.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            yield whole


# --- the adjudication card ---


KINDS = frozenset(CARDS)
NEXT = {"roll-move": "move", "overlook": "take-tests", "raise-standard": "take-tests"}
"""The order that usually follows an order, for the same unit."""
NAMING = frozenset({"hear"})
"""Orders whose card begins with the names, so that a careless Enter leaves nobody out."""
ROUND = frozenset({"hear", "take-tests", "take-vessel-tests"})
"""Orders given to one unit after the other: after one, the next unit that owes it is asked."""


class OrderCard(QWidget):
    """The card of the order that is asked for. `head` is its title, which the page may put elsewhere."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        opened = BATTLES.opened(session)
        assert opened is not None  # noqa: S101  # an order is for an open battle
        self._table: BattleDocument = opened
        at = desk(session, opened)
        assert at is not None  # noqa: S101  # the page asks only for orders that have a card
        self._at = at
        self.head = self._title = label("", "heading")
        self._hint = label("", "quiet")
        self._asks = FieldsView(session, self._put, self._enter)
        self._needs, self._odds = NeedsView(session), OddsView(session)
        self._confirm = Confirm(at, self._finished, put=self._put)
        self._confirm.type_dice(kept(at).dice)
        self._confirm.dice_typed.connect(self._keep_dice)
        self._links = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        frame = framed(self.head, self._hint, self._asks, self._needs, self._confirm, space=8)
        inside = frame.layout()
        if isinstance(inside, QVBoxLayout):
            inside.addLayout(self._links)
            inside.addWidget(self._odds)
        layout.addWidget(frame)
        self._draw()

    # --- drawing ---

    def heed(self) -> None:
        """Draw the card anew if another unit was chosen on the board, or theme or size have changed."""
        if self._seen() != self._drawn:
            self._draw()
            QTimer.singleShot(0, self, self.focus_first)  # new fields are not shown before

    def _seen(self) -> object:
        own = self._session.settings
        return (self._table.unit, own.theme, own.scale)

    def _draw(self) -> None:
        self._drawn = self._seen()
        panel: CardPanel = card(self._at)
        self._title.setText(panel.title)
        self._title.setToolTip(panel.lead)
        self._title.setAccessibleDescription(panel.lead)
        by_hand = self._at.kind == "move" and map_shown(self._session)
        tell(self._hint, self._at.say("card-move-on-map") if by_hand else "")
        self._asks.show_fields(panel.asks)
        self._needs.show_needs(panel.reading)
        self._confirm.show_checked(panel.checked)
        self._odds.show_odds(panel.reading)
        links = [button(each.text, partial(self._follow, each), tip=each.tip) for each in panel.reading.links]
        refill(self._links, *([flow(*links)] if links else []))

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus where one types, once the card is in view."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.focus_first)

    def focus_first(self) -> None:
        """Put the focus on the first field that must be filled in, otherwise on the dice."""
        first = self._asks.first_empty()
        if first is None and self._at.kind in NAMING:
            first = self._asks.first_names()
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)  # this selects the text, to be typed over
        else:
            self._confirm.focus_first()

    # --- what people do ---

    def _put(self, name: str, value: Value) -> None:
        kept(self._at).answers[name] = value
        self._draw()

    def _keep_dice(self, words: str) -> None:
        """Keep the typed dice, to show them again when the same order is asked for once more."""
        if self._table.wish is not None:
            kept(self._at).dice = words

    def _enter(self) -> None:
        """Put the focus on the dice; an order without dice is carried out."""
        self._confirm.enter()

    def _finished(self) -> None:
        forget(self._session)
        if self._table.unit not in self._at.who:  # it was chosen only as the target
            self._table.choose("")
        self._go_on()

    def _go_on(self) -> None:
        """Ask for the order that must follow, where there is only one possible."""
        kind, who = self._at.kind, self._at.who
        if kind in NEXT:
            self._table.ask(NEXT[kind], *who)
            return
        owed = next((each for each in self._table.agenda.owed if each.order in ROUND), None)
        if kind in ROUND and owed is not None:
            self._table.ask(owed.order, *(owed.who[:1] if owed.order != "hear" else ()))

    def _follow(self, each: Link) -> None:
        """Show the card of an order that comes first; one without questions is carried out at once."""
        plain = CARDS.get(each.kind, OTHER) is OTHER
        command = at_once(BattleContext(self._session, self._table, each.kind, each.who)) if plain else None
        if command is None:
            self._table.ask(each.kind, *each.who)
            return
        forget(self._session)
        self._table.submit(command, OrderDice())


# --- an order filled in on the map ---


SEEN = ("others", "master_nearer", "near", "measured")
"""Facts that the map shows, so that they are not asked."""


class OrderOnMap(QWidget):
    """The card of an order prepared on the map: needed numbers, dice, chances, but no questions."""

    changed = Signal()
    left = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._layout = laid(self)
        self._when: tuple[int, Step | None] = (0, None)
        self.hide()

    def heed(self, table: BattleDocument) -> None:
        """Drop the order if its step or turn is over: it can no longer be carried out."""
        if not self.isHidden() and self._when != (table.live.turn, table.live.step):
            self._leave()

    def show_order(self, kind: str, unit: str, command: Command | None) -> None:
        """Show this order; without a command the card is hidden."""
        if command is None and self.isHidden():
            return
        opened = BATTLES.opened(self._session)
        self.setVisible(command is not None and opened is not None)
        if command is None or opened is None:
            refill(self._layout)
            self.changed.emit()
            return
        self._when = opened.live.turn, opened.live.step
        desk = BattleContext(self._session, opened, kind, (unit,))
        confirm = Confirm(desk, self._leave)
        confirm.show_order(partial(self._checked, desk, command))
        reading = self._read(desk, confirm.checked.command)
        needs, odds = NeedsView(self._session), OddsView(self._session)
        say = self._session.say
        leave = link(say("card-back"), self._leave, tip=say("card-back-tip"))
        title = row(label(titled(desk, unit), "heading"), leave, wide=0)
        refill(self._layout, framed(title, needs, confirm, odds, space=8))
        needs.show_needs(reading)
        odds.show_odds(reading)
        confirm.focus_first()
        self.changed.emit()

    def _leave(self) -> None:
        """Hide the card, because its order was carried out or dropped."""
        self.show_order("", "", None)
        self.left.emit()

    def asks_dice(self, command: Command) -> bool:
        """Whether the order throws dice or is against the rules, so that it must be confirmed on the card."""
        opened = BATTLES.opened(self._session)
        if opened is None:
            return False
        found = BattleContext(self._session, opened, command.kind).tried(command)
        return bool(found.dice or found.against)

    def _read(self, desk: BattleContext, command: Command) -> Reading:
        """What the card says of the order; empty if the order cannot be understood."""
        try:
            return CARDS[desk.kind].reading(desk, command)
        except (BadData, MissingFact):
            return Reading()

    def _checked(self, desk: BattleContext, command: Command, answers: Answers) -> Checked:
        """Check the order with these answers; what the map shows is not asked for."""
        return desk.checked(command, answers, SEEN, lambda order: CARDS[desk.kind].dice(desk, order))


# --- the pane: what makes sense, what is owed, the order being given, what came of it ---


MOST_TOLD = 5
"""The most sentences of an outcome that are shown; if more, at least two are folded."""


def turn_of_computer(session: Session, *, passed: bool = False) -> QWidget:
    """The button with which the computer plays on; past the end of the step if it has passed."""
    action = END_STEP if passed else COMPUTER["turn"]
    turn = worded(session, action)
    text = f"{turn.name} ({turn.shortcut})"
    return flow(button(text, partial(action.run, session), role="main", tip=turn.tip))


class OrdersView(QWidget):
    """The pane where orders are given.

    `head` says what is being decided and for whom; the page puts it where it does not scroll. `answering`: an
    order is open, as a form or as a typed line.
    """

    fresh = Signal()
    """Sent when something is to be shown first: the form of an order, or an outcome."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._table: BattleDocument | None = None
        self._shown = LastDrawn()
        self._open = {"others": False, "reminders": False}
        self._form: OrderCard | FormView | None = None
        self._asked = LastDrawn()
        self._moment, self._gone_on = LastDrawn(), LastDrawn()
        self._looked_at: QWidget | None = None
        self._sought = ""
        self._typed = TypedLine(session)
        self._typed.answered.connect(self.fresh)
        self._above, self._order_here, self._below = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self.head = QWidget()
        self._head = QHBoxLayout(self.head)
        self._head.setContentsMargins(6, 0, 12, 4)
        layout = laid(self, space=8)
        for part in (self._order_here, self._above, self._below):
            part.setSpacing(8)
            layout.addLayout(part)
        layout.addWidget(self._typed)

    def show_orders(self, table: BattleDocument) -> None:
        """Show what comes next. Nothing is drawn if it has not changed, or while an order is half given."""
        self._table = table
        if not self._moment.already(table, table.live.stage, table.live.step):
            self._sought = ""
            self._open = dict.fromkeys(self._open, False)  # a new step begins with folded lists
        panel = due(self._session, table)
        if not self._gone_on.already(table, table.version) and panel.nothing:
            table.unit = ""  # free the choice for the units that act now
            panel = due(self._session, table)
        looks = (self._session.lang, self._session.settings.measure)
        if not self._asked.already(table, table.version, table.wish, *looks):
            self._looked_at = None
            if (wish := table.wish) is None:
                self._form = None
            elif wish.order in KINDS:
                self._form = OrderCard(self._session)
            else:
                self._form = FormView(BattleContext(self._session, table, wish.order, wish.who))
            refill(self._order_here, *([self._form] if self._form is not None else []))
            form, say = self._form, self._session.say
            self.head.setVisible(form is not None)
            if form is not None:
                back = link(say("card-back"), lambda: table.ask(""), tip=say("card-back-tip"))
                refill(self._head, form.head, back)
                self._head.setStretch(0, 1)
            if isinstance(self._form, FormView):
                QTimer.singleShot(0, self._form, self._form.focus_first)  # the form is not shown before
            self.fresh.emit()
        elif isinstance(self._form, OrderCard):
            self._form.heed()
        if not self._shown.already(table, table.version, panel, *looks):
            refill(self._above, *self._over(panel))
            refill(self._below, *self._under(panel))
            self._typed.serve(BattleContext(self._session, table))

    @property
    def answering(self) -> bool:
        """Whether an order is being given."""
        return self._form is not None or self._typed.answering

    @property
    def top(self) -> QWidget | None:
        """The widget to scroll to: the open order, or what was unfolded; None for the top of the pane."""
        return self._typed if self._typed.answering else self._form or self._looked_at

    def _over(self, panel: Due) -> list[QWidget]:
        """The pane without an order: the last outcome, the chosen unit, its orders, what is still owed."""
        owed = [self._owed(each) for each in panel.owed if not each.waits]
        waits = [self._owed(each) for each in panel.owed if each.waits]  # their turn has not come
        theirs = (turn_of_computer(self._session, passed=panel.passed),) if panel.computer else ()
        choices: list[QWidget] = [*theirs]
        if panel.choices:
            choices.append(flow(*(self._choice(each) for each in panel.choices)))
        last: list[QWidget] = [self._last(panel.last)] if panel.last is not None else []
        if panel.nothing:
            return [*last, self._unit(panel), label(panel.nothing, "quiet"), *owed, *choices, *waits]
        shown = [self._unit(panel), *choices, *owed] if panel.unit else [*owed, *choices]
        return [*last, *shown, *waits]

    def _under(self, panel: Due) -> list[QWidget]:
        parts: list[QWidget] = []
        if panel.reminders:
            said = partial(self._reminders, panel.reminders)
            parts.append(self._folded("reminders", len(panel.reminders), said))
        if panel.others:
            parts.append(self._folded("others", len(panel.others), self._others))
        return parts

    def type(self) -> None:
        """Put the focus into the line where orders are typed."""
        self._typed.focus()

    # --- parts ---

    def _unit(self, panel: Due) -> QWidget:
        say = self._session.say
        return flow(
            named(panel.unit, "heading"),
            link(say("battle-due-all"), lambda: self._on(lambda table: table.choose(""))),
        )

    def _choice(self, choice: Choice) -> QWidget:
        tip, role = choice.idle or choice.tip, "main" if choice.next else "idle" if choice.idle else ""
        return button(choice.text, lambda: self._ask(choice), role=role, tip=tip, off=choice.off)

    def _ask(self, choice: Choice) -> None:
        """Open the card or form of an order; an order without questions is carried out at once."""
        table = self._table
        if table is None:
            return
        if choice.kind == WORK and map_shown(self._session):  # works are placed on the map
            map_wish(self._session, "work")
            return
        at = BattleContext(self._session, table, choice.kind, choice.who)
        command = choice.command or at_once(at)
        if command is None:
            table.ask(choice.kind, *choice.who)
        else:
            ACTIONS.with_open(lambda open_: open_.submit(command, OrderDice()))(self._session)

    def _owed(self, owe: Duty) -> QWidget:
        if owe.waits:  # a quiet card: it is not their turn yet
            text = self._session.say("battle-owed-waits", who=owe.waits)
            made = framed(label(text, "quiet"), margin=10)
            made.setAccessibleName(text)
            return made
        lines: list[QWidget] = [label(f"! {owe.text}", "strong", state="warn")]
        if owe.choices:
            lines.append(flow(*(self._choice(each) for each in owe.choices)))
        made = framed(*lines, margin=10)
        made.setAccessibleName(owe.text)
        return made

    def _last(self, told: WordedAct) -> QWidget:
        say = self._session.say
        head = label(say("battle-last", number=told.number, who=told.head), "quiet")
        lines: list[QWidget] = [label(text, "strong") for text in told.sentences]
        if len(lines) > MOST_TOLD:  # the last sentence, which sums it up, is shown in any case
            first, rest, end = lines[: MOST_TOLD - 2], lines[MOST_TOLD - 2 : -1], lines[-1:]
            lines = [*first, *folded(say("battle-last-more", count=len(rest)), column(*rest)), *end]
        if told.dice:
            lines.append(label(told.dice, "quiet"))
        if told.despite:
            lines.append(label(told.despite, state="warn"))
        sums = [label("\n".join((each.title, *each.lines))) for each in told.sums]
        if sums:
            lines += folded(say("battle-last-why"), column(*sums))
        return framed(head, *lines, space=4)

    def _reminders(self, reminders: tuple[str, ...]) -> QWidget:
        return column(*(label(f"· {text}") for text in reminders), space=4)

    def _others(self) -> QWidget:
        """All other orders by phase, below a line to search them."""
        found = QVBoxLayout()

        def show(sought: str) -> None:
            self._sought = sought
            phases = other_orders(self._session, self._table, sought) if self._table is not None else ()
            none = [] if phases else [label(self._session.say("battle-others-none"), "quiet")]
            refill(found, *none, *(part for phase in phases for part in self._phase(phase)))

        name = self._session.say("battle-others-find")
        made = QWidget()
        laid(made, field(self._sought, show, name=name, hint=name, at_once=True), found)
        show(self._sought)
        return made

    def _phase(self, phase: Phase) -> list[QWidget]:
        off = [label(phase.off, "quiet")] if phase.off else []
        choices = flow(*(self._choice(each) for each in phase.choices), space=4)
        return [column(label(phase.title, "strong"), choices, *off, space=4)]

    def _folded(self, what: str, count: int, make: Callable[[], QWidget]) -> QWidget:
        """A part under a toggle; its widgets are made when it is first unfolded."""
        text = self._session.say(f"battle-{what}", count=count)

        def told(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            self._open[what] = on
            if on and (first := made.findChild(QLineEdit)) is not None:
                self._looked_at = made
                first.setFocus()
                self.fresh.emit()

        made = column(*folded(text, make, on=self._open[what], told=told))
        return made

    def _on(self, do: Callable[[BattleDocument], object]) -> None:
        if self._table is not None:
            do(self._table)
