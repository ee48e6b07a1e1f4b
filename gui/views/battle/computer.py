"""The computer's pane: whom it plays, its next order or turn, a hint; what it weighed, and why.

It thinks while the window stays usable, and each of its orders stands in the battle at once. A planner takes
seconds for a turn, so it gets a process of its own, which can be stopped at any time. The other levels decide
in milliseconds, less than asking a process takes: they use a thread.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtWidgets import QApplication, QProgressBar, QVBoxLayout, QWidget

from gui.actions.action import command
from gui.actions.battle import ACTIONS, COMPUTER
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.opponent import Opponent, opponent, seat
from gui.presenters.battle.computer import GivenOrder, SeatChoice, hinted, refuted, seats, settled, told
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.progress import has_passed
from gui.presenters.battle.setup import inches as inches_in
from gui.presenters.forms import FormContext, typed_order
from gui.session import Session
from gui.views.battle.thinker import Thinker
from gui.views.form import TypedLine
from gui.views.parts import button, card, combo, field, flow, label, laid, refill, row, scrolled
from gui.views.parts.boxes import reveal_top
from gui.views.parts.work import Work, restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import side_name
from heart_africa.language.narration import objection
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.heads import Choice, Situation
from heart_africa.opponent.levels import SLOW
from heart_africa.opponent.seat import PLAYING, USUAL, Question
from heart_africa.opponent.worker import Decided
from heart_africa.rules.battle import SideId, Stage
from heart_africa.rules.referee.turn import EndStep
from heart_africa.storage.documents import Conflict

MOST_TOLD = 12
"""How many of the computer's last orders are shown; all are in the log."""
LINES = 4
"""So many lines of what it said are to be seen at least."""
BREATH_MS = 1
"""Milliseconds between two orders, in which the window handles its events."""


class ComputerPane(QWidget):
    """The pane of the computer. `working` is true while it thinks, and between two orders of a turn."""

    changed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._open: Opponent | None = None
        self._work: Work | None = None
        self.thinker = Thinker(self)
        self.thinker.progressed.connect(self._progress)
        self.thinker.failed.connect(self._failed)
        self.thinker.lost.connect(self._lost)
        self._until: object = None  # when to stop: after an order, a turn, or the battle
        self.working, self._given = False, 0
        self._told: list[GivenOrder] = []
        self._drawn: object = None
        self._asked: object = None
        self._presses, self._question, self._below = (QVBoxLayout() for _ in range(3))
        self._bar = QProgressBar()
        self._bar.setAccessibleName(session.say("opponent-title"))
        self._said = label("")
        self.why_not = WhyNot(session)
        self.why_not.named.connect(self._why_not)
        inside = QWidget()
        self._first = QVBoxLayout()
        above = (self._first, self._presses, self._said, self._bar, self._question)
        layout = laid(inside, *above, self._below, self.why_not)
        layout.addStretch(1)
        self._scroll = scrolled(inside, session.say("opponent-title"))
        laid(self, self._scroll)
        self._busy(on=False)

    # --- drawing ---

    def show_computer(self, table: BattleDocument) -> None:
        """Show who plays each side and what the computer said; nothing is drawn if that has not changed."""
        if self._open is not None and self._open.table is not table:
            self._leave()
        chosen = seats(self._session, table)
        theirs = table.agenda.side in table.computers and not has_passed(self._session, table)
        key = (id(table), chosen, self._session.lang, self.working, table.closed, table.live.stage, theirs)
        if key != self._drawn:
            self._drawn = key
            lead = label(self._session.say("opponent-lead"), "quiet")
            plays = any(each.level for each in chosen)  # the introduction is not needed once it plays a side
            sits = flow(*(self._seat(each) for each in chosen))
            refill(self._first, *([sits] if plays else [lead, sits]))
            refill(self._presses, flow(*self._buttons(theirs=theirs)))
        self.why_not.serve(BattleContext(self._session, table))

    def _seat(self, each: SeatChoice) -> QWidget:
        made = combo(each.answers, each.level, partial(self._sit, each.side), name=each.text)
        made.setEnabled(not self.working)
        return row(label(each.text, side=each.side, wrap=False), made)

    def _buttons(self, *, theirs: bool) -> list[QWidget]:
        """The commands to the computer as buttons; one that is not possible says why.

        `theirs` tells whether the computer has to act now.
        """
        found: list[QWidget] = []
        for what, action in COMPUTER.items():
            if (what == "stop") != self.working:
                continue
            shown = command(self._session, action)
            text = f"{self._session.say(f'opponent-{what}')} ({shown.shortcut})"
            run = partial(action.run, self._session)
            role = "main" if what == "turn" and theirs else ""
            made = button(text, run, role=role, tip=shown.tip, off=shown.why_off)
            made.setAccessibleName(shown.name)
            found.append(made)
        return found

    def _show_told(self) -> None:
        refill(self._below, *(self._order(each, first=not place) for place, each in enumerate(self._told)))

    def _order(self, said: GivenOrder, *, first: bool) -> QWidget:
        """An order with its reasons; for the last order also the others that were weighed, with theirs."""
        lines: list[QWidget] = [label(said.plan)] if said.plan and first else []
        lines += [label(said.head, "strong", side=said.side), *(label(each, "small") for each in said.why)]
        if said.others:
            lines.append(label(self._session.say("opponent-alternatives"), "quiet"))
        for text, why in said.others:
            lines.append(label(f"· {text}", "small"))
            if first:
                lines += [label(f"    {each}", "quiet") for each in why]
        made = card(*lines, margin=10, space=3)
        made.setProperty("chosen", "true" if first else "false")
        return made

    def _tell(self, said: GivenOrder) -> None:
        """Put an order on top of the list; if the pane is hidden, say it in the status bar as well."""
        self._told = [said, *self._told][:MOST_TOLD]
        if not self.isVisible():
            self._session.note(said.head)
        self._show_told()
        self._scroll.verticalScrollBar().setValue(0)

    def _show_last(self) -> None:
        """Bring what it said last into view, below its commands if there is room for some lines."""
        last, inside = self._below.itemAt(0), self._scroll.widget()
        said = last.widget() if last is not None else None
        if said is None or inside is None or not self.isVisible():
            return
        some = said.mapTo(inside, QPoint()).y() + LINES * said.fontMetrics().lineSpacing()
        if some > self._scroll.viewport().height():
            reveal_top(said)
        if said.visibleRegion().isEmpty():  # the page is longer than the window
            reveal_top(self)

    def _busy(self, *, on: bool, text: str = "") -> None:
        self.working = on
        self._progress(0, 0)
        self._bar.setVisible(on)
        tell(self._said, text)
        restyle(self._said, state="")
        self.changed.emit()
        if not on:
            QTimer.singleShot(0, self, self._show_last)  # when it is laid out

    def _progress(self, done: int, parts: int) -> None:
        """Show how many of the trial games (`parts`) are played; with 0 parts the bar only moves."""
        self._bar.setRange(0, parts)
        self._bar.setValue(done)
        self._bar.setTextVisible(parts > 0)
        self._bar.setFormat(self._session.say("opponent-played-on", done=done, parts=parts))

    def _leave(self) -> None:
        """Stop and clear everything, because another battle was opened."""
        self.stop()
        self._open, self._told = None, []
        tell(self._said, "")
        refill(self._question)
        self._show_told()

    # --- who plays ---

    def _sit(self, side: str, level: str) -> None:
        table = BATTLES.opened(self._session)
        if table is None:
            return
        sides = {each.side: each.level for each in seats(self._session, table)} | {side: level}
        try:
            seat(self._session, table, {one: what for one, what in sides.items() if what})
        except BadData as fault:
            self._fail(fault)

    # --- playing ---

    def play(self, what: Literal["order", "turn", "battle"]) -> None:
        """Have the computer give one order, play to the end of the turn, or play the whole battle.

        It stops where people have to decide. Nothing happens while it is working.
        """
        if self.working or not self._sat():
            return
        open_ = self._open
        assert open_ is not None  # noqa: S101  # it has sat down
        self._given, self._until = 0, self._moment() if what == "turn" else what
        self._busy(on=True)
        self._do(open_.catch_up)
        if open_.questions and not self._question.count():
            self._end("")
            self._ask(open_.questions[0])
            return
        for question in open_.questions:  # asked to go on regardless, it takes its own estimate
            open_.answer(question, question.inches)
        refill(self._question)
        self._next()

    def stop(self) -> None:
        """Stop the thinking; the order that was being thought about is not given."""
        if self.working:
            self._end(self._session.say("opponent-stopped"))

    def _end(self, text: str) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None
        if self.thinker.thinking:
            self.thinker.stop()
        self._busy(on=False, text=text)

    def _sat(self) -> bool:
        """Whether the computer plays a side of the open battle; shows the reason if that cannot be read."""
        try:
            self._open = opponent(self._session)
        except BadData as fault:
            self._fail(fault)
            return False
        return self._open is not None

    def _moment(self) -> tuple[object, int]:
        assert self._open is not None  # noqa: S101  # whoever asks has it
        return self._open.battle.stage, self._open.battle.turn

    def _next(self) -> None:
        """Carry out what leaves no choice, then have the next decision made in the background."""
        open_ = self._open
        if open_ is None or open_.table.closed:
            self._end("")
            return
        if isinstance(self._until, tuple) and self._moment() != self._until and self._given:
            self._end(self._session.say("opponent-given", count=self._given))
            return
        now = open_.due()
        if open_.battle.stage is Stage.OVER:
            self._end("")
            self._session.ask(ACTIONS.wish, "result")
        elif not now:
            yours = self._session.say("opponent-yours")
            given = self._session.say("opponent-given", count=self._given)
            self._end(f"{given} {yours}" if self._given else yours)
        elif isinstance(now, Draft):
            said = settled(self._session, open_, now)
            if self._do(partial(open_.give, now)):
                if not isinstance(now.order, EndStep):
                    self._tell(said)
                self._went_on()
        else:
            self._think(open_, now)

    def _think(self, open_: Opponent, side: SideId) -> None:
        name = side_name(self._session, open_.battle, side)
        thinks = self._session.say("opponent-thinking", side=name)
        given = f" {self._session.say('opponent-given', count=self._given)}" if self._given else ""
        self._busy(on=True, text=f"{thinks}{given}")
        if not self._do(open_.heed):  # on a map, the table must be laid before deploying
            return
        version = open_.table.version

        def thought(now: Situation, choice: Choice | None) -> None:
            if open_.table.version != version or open_.table is not BATTLES.opened(self._session):
                self._end(self._session.say("opponent-stopped"))  # the battle has changed meanwhile
                return
            if choice is None:
                open_.pass_over(side)
                self._session.tell("order")
                self._next()
                return
            said = told(self._session, open_, now, side, choice)
            if self._do(partial(open_.play, side, choice)):
                self._tell(said)
                self._went_on()

        self._decide(open_.situation(open_.agenda(), side), open_.levels[side], thought)

    def _decide(self, now: Situation, level: str, done: Callable[[Situation, Choice | None], None]) -> None:
        """Have the next order of a side decided at a level; `done` is called with it."""
        open_ = self._open
        assert open_ is not None  # noqa: S101  # whoever asks has it
        if level in SLOW:

            def heard(found: Decided) -> None:
                open_.heard(now.side, level, found)
                done(now, found.choice)

            self.thinker.ask(open_.asked(now.side, level), heard)
            return

        def thought(found: list[Choice | None]) -> None:
            self._work = None
            done(now, found[0])

        self._work = Work([partial(open_.head_of(now.side, level), now, open_.dice)])
        self._work.finished.connect(thought)
        self._work.failed.connect(self._failed)
        self.destroyed.connect(self._work.cancel)
        if app := QApplication.instance():
            app.aboutToQuit.connect(self._work.cancel)
        self._work.start()

    def _went_on(self) -> None:
        """Called after an order: ask for the next, or stop if only one was wanted."""
        self._given += 1
        if self._until == "order":
            self._end("")
        else:
            QTimer.singleShot(BREATH_MS, self, self._go_on)

    def _go_on(self) -> None:
        """Ask for the next order of the turn, unless somebody has stopped it meanwhile."""
        if self.working:
            self._next()

    def _do(self, do: Callable[[], object]) -> bool:
        """Carry something out, then draw everything once; True unless it was refused."""
        try:
            with self._session.gathering():
                do()
        except Conflict:
            self._end("")  # the page reports the conflict
            return False
        except Refused as refused:
            self._end(objection(self._session.lang, refused.problems[0]))
            return False
        except BadData as fault:
            self._fail(fault)
            return False
        return True

    def _fail(self, fault: BadData) -> None:
        self._end("")
        restyle(self._said, state="bad")
        tell(self._said, bad_text(fault, self._session.lang))

    def _lost(self) -> None:
        """Say that its process has ended by itself; the battle is as it was."""
        self._end("")
        restyle(self._said, state="bad")
        tell(self._said, self._session.say("opponent-lost"))

    def _failed(self, fault: Exception) -> None:
        if not isinstance(fault, BadData):
            self._end("")
            raise fault
        self._fail(fault)

    # --- questions about the way, where no map has the answer ---

    def _ask(self, question: Question) -> None:
        say = self._session.say
        wanted = f"{question.inches:g}"
        text = say("opponent-distance", unit=question.unit, foe=question.foe)
        slip = label("", state="bad")
        slip.hide()
        line = field(wanted, lambda _value: None, name=text)

        def said() -> None:
            try:
                inches = inches_in(line.text() or wanted)
            except BadData as fault:
                slip.setText(bad_text(fault, self._session.lang))
                slip.show()
                return
            open_ = self._open
            if open_ is None:
                return
            self._do(partial(open_.answer, question, inches))
            refill(self._question)
            if open_.questions:
                self._ask(open_.questions[0])
            else:
                self._busy(on=True)
                self._next()

        line.returnPressed.connect(said)
        why = label(say("opponent-distance-why", inches=wanted), "quiet")
        press = button(say("opponent-distance-say"), said, role="main")
        refill(self._question, card(label(text, "strong"), why, flow(line, press), slip))
        self._scroll.verticalScrollBar().setValue(0)
        line.setFocus()
        line.selectAll()

    # --- a hint, and why not ---

    def hint(self) -> None:
        """Show what the computer would do for the side whose turn it is."""
        self._advise(lambda open_, now, side, found: hinted(self._session, open_, now, side, found))

    def _why_not(self, order: Command) -> None:
        self._advise(lambda _open, now, side, found: refuted(self._session, now, side, found, order))

    def _advise(self, say: Callable[..., GivenOrder]) -> None:
        if self.working or not self._sat():
            return
        open_ = self._open
        assert open_ is not None  # noqa: S101  # it has sat down
        self._do(open_.catch_up)
        side = open_.asked_of()
        if not side or open_.battle.stage not in PLAYING:
            theirs = open_.levels and open_.battle.stage in PLAYING
            why = "opponent-hint-theirs" if theirs else "opponent-nothing-to-do"
            self._tell(GivenOrder("", self._session.say(why)))
            return
        level = next((each for each in open_.levels.values() if each != "random"), USUAL)
        name = side_name(self._session, open_.battle, side)
        self._busy(on=True, text=self._session.say("opponent-thinking", side=name))

        def thought(now: Situation, choice: Choice | None) -> None:
            self._end("")
            self._tell(say(open_, now, side, choice))

        self._decide(open_.situation(open_.agenda(), side), level, thought)


class WhyNot(TypedLine):
    """A line for an order that is not given: it asks why the computer would not give it."""

    named = Signal(object)

    def serve(self, at: FormContext[Any]) -> None:
        """Read orders of this battle from now on."""
        super().serve(at)
        say = at.session.say
        self.line.setPlaceholderText(say("opponent-why-not"))
        self.line.setAccessibleName(say("opponent-why-not"))
        self.line.setToolTip(say("opponent-why-not-tip"))

    def enter(self) -> None:
        """Ask about the order that is typed."""
        text, at = self.line.text().strip(), self._at
        if not text or at is None:
            return
        self._offer(())
        try:
            order = at.met(typed_order(at, text).said).command
        except BadData as fault:
            refill(self._below, label(f"! {bad_text(fault, at.lang)}", state="warn"))
            return
        self._clear()
        self.named.emit(order)
