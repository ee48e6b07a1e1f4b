"""What comes next: the orders that make sense, what is owed, the order being given, what came of it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gui.actions.action import command as worded
from gui.actions.battle import ACTIONS, COMPUTER, END_STEP
from gui.actions.battle import shown as map_shown
from gui.actions.battle import wish as map_wish
from gui.dice import OrderDice
from gui.documents.battle import BattleDocument
from gui.presenters.battle.order_context import WORK, BattleContext
from gui.presenters.battle.other_orders import Phase, other_orders
from gui.presenters.battle.progress import Choice, Due, Duty, due
from gui.presenters.forms import at_once
from gui.presenters.journal import WordedAct
from gui.session import Session
from gui.views.battle.card import KINDS, OrderCard
from gui.views.form import FormView
from gui.views.parts import (
    LastDrawn,
    button,
    card,
    column,
    field,
    flow,
    label,
    laid,
    link,
    named,
    refill,
    toggle,
)
from gui.views.parts.flow import folded
from gui.views.typed import TypedLine

MOST_TOLD = 5
"""The most sentences of an outcome that are shown; if more, at least two are folded."""


def _parted(told: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the outcome of an order: the sentences shown, those folded, and the last, which sums it up."""
    if len(told) <= MOST_TOLD:
        return told, (), ()
    return told[: MOST_TOLD - 2], told[MOST_TOLD - 2 : -1], told[-1:]


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
            self._form = self._order(table)
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
            made = card(label(text, "quiet"), margin=10)
            made.setAccessibleName(text)
            return made
        lines: list[QWidget] = [label(f"! {owe.text}", "strong", state="warn")]
        if owe.choices:
            lines.append(flow(*(self._choice(each) for each in owe.choices)))
        made = card(*lines, margin=10)
        made.setAccessibleName(owe.text)
        return made

    def _order(self, table: BattleDocument) -> OrderCard | FormView | None:
        wish = table.wish
        if wish is None:
            return None
        if wish.order in KINDS:
            return OrderCard(self._session)
        return FormView(BattleContext(self._session, table, wish.order, wish.who))

    def _last(self, told: WordedAct) -> QWidget:
        say = self._session.say
        head = label(say("battle-last", number=told.number, who=told.head), "quiet")
        first, rest, end = _parted(told.sentences)
        lines: list[QWidget] = [label(text, "strong") for text in first]
        if rest:
            more = column(*(label(text, "strong") for text in rest))
            lines += folded(say("battle-last-more", count=len(rest)), more)
        lines += [label(text, "strong") for text in end]
        if told.dice:
            lines.append(label(told.dice, "quiet"))
        if told.despite:
            lines.append(label(told.despite, state="warn"))
        sums = [label("\n".join((each.title, *each.lines))) for each in told.sums]
        if sums:
            lines += folded(say("battle-last-why"), column(*sums))
        return card(head, *lines, space=4)

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
        inside = column()
        layout = inside.layout()

        def fold(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            self._open[what] = on
            if on and layout is not None and not layout.count():
                layout.addWidget(make())
            inside.setVisible(on)

        def pressed(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            fold(on)
            if on and (first := inside.findChild(QLineEdit)) is not None:
                self._looked_at = made
                first.setFocus()
                self.fresh.emit()

        made = column(flow(toggle(text, self._open[what], pressed)), inside)
        fold(self._open[what])
        return made

    def _on(self, do: Callable[[BattleDocument], object]) -> None:
        if self._table is not None:
            do(self._table)
