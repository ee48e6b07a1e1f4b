"""A battle at the terminal: choices of an order asked for, and everything told without secrets."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from heart_africa.analytics.outcomes import PassageFilter, passage_of, told
from heart_africa.analytics.rows import as_csv, as_json
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, Command
from heart_africa.core.problems import Problem
from heart_africa.journal_kinds.battles import record, referee_of, seats_in
from heart_africa.language.battle.reader import asking, chosen, reader
from heart_africa.language.battle.words import Names, objections, order_help, title, verb
from heart_africa.language.lines import Line, cut
from heart_africa.language.reader import Reader
from heart_africa.rules.battle import Battle
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.preparation.deployment.orders import DeployRest
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.deployment.stage import rest
from heart_africa.rules.referee.feature import Agenda, Past
from heart_africa.rules.referee.movement.orders import AllStay
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.secrets import View
from heart_africa.rules.referee.stated_before import past
from heart_africa.terminal.battle.options import Side, SidePapers, is_all, view_of
from heart_africa.terminal.battle.wording import (
    due_facts,
    show_act,
    show_next,
    show_reminders,
    show_status,
    status_facts,
)
from heart_africa.terminal.game.dice import Asker
from heart_africa.terminal.game.orders import is_data
from heart_africa.terminal.game.session import JOURNAL, GameSession, Report
from heart_africa.terminal.options import one_of
from heart_africa.terminal.rule import show_rule

if TYPE_CHECKING:
    from heart_africa.terminal.battle.computer import Computer
    from reports.paper import Paper  # imported only for types, as in the base class

from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.language.battle.answers import alike, question, read, written
from heart_africa.language.battle.shorthands import shorthands
from heart_africa.language.narration import in_language
from heart_africa.language.writer import line
from heart_africa.rules.battle import Stage
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee.feature import Answer, OpenChoice
from heart_africa.terminal.game.dice import Back, said
from heart_africa.terminal.screen import Screen

# --- acts of a battle in one line ---


def act_line(lang: str, rules: Referee, before: Battle, command: Command) -> str:
    """The line that would have been typed for a command at that moment."""
    short = shorthands(rules.book, before, command)
    return line(reader(lang, rules, before), command, rules.codec.write_command, short)


# --- asking for the choices of an order ---


EXPLAIN = "?"


def ask(screen: Screen, asker: Asker, battle: Battle, choice: OpenChoice) -> Answer:
    """Return the answer to a choice. Raises `Back`, `EndOfInput`."""
    screen.print(question(screen, battle, choice), "bold", indent=2)
    screen.items(((codes, text, "") for codes, text in alike(screen, battle, choice)), 4)
    proposed = written(screen, battle, choice, choice.proposed)
    hint, empty = screen.say(f"choice-hint-{choice.input}", proposed=proposed), proposed
    if choice.open:
        proposed = "/".join(written(screen, battle, choice, each) for each in (True, False))
        hint, empty = screen.say("choice-hint-whether"), ""
    while True:
        word = asker.answer(screen.say("choice-prompt", proposed=proposed), empty, hint)
        if word is None or said("back", word):
            raise Back
        if word == EXPLAIN:
            show_rule(screen, choice.why.rule)
            continue
        try:
            return read(battle, choice, word)
        except BadData as fault:
            screen.fail(bad_text(fault, screen.lang, terminal=True))


# --- a battle at the terminal ---


OfUnit = Annotated[str, typer.Option("--unit", metavar="of-unit", help="help-option-of-unit")]
Turn = Annotated[list[int] | None, typer.Option("--turn", metavar="number", help="help-option-turn")]
OfStep = Annotated[str, typer.Option("--step", metavar="step", help="help-option-step")]
Form = Annotated[str, typer.Option("--as", metavar="jsonl|csv|json", help="help-option-export-as")]
ROWS: Mapping[str, Callable[[Journal[Battle]], str]] = {"csv": as_csv, "json": as_json}
"""How the rows of a journal are written, for spreadsheets and for programs."""


@dataclass
class BattleSession(GameSession[Battle]):
    """A battle at the terminal.

    `reminded`: the step for which reminders were printed last; `warned`: the turns and units for which a
    nearer enemy was pointed out; `player`: the computer, once it is needed.
    """

    reminded: tuple[object, ...] = ()
    warned: set[tuple[int, str]] = field(default_factory=set)
    player: "Computer | None" = None

    @property
    def battle(self) -> Battle:
        """The present state of the battle."""
        return self.state

    @property
    def referee(self) -> Referee:
        """The rules of this battle."""
        return referee_of(self.writer)

    @property
    def agenda(self) -> Agenda:
        """What comes next, as far as both sides may know."""
        return View(self.battle).agenda(agenda(self.referee.book, self.battle))

    def reader(self, state: Battle) -> Reader:
        """The reader of orders for this state."""
        return reader(self.lang, self.referee, state)

    # --- how it is worded ---

    def show_status(self, at: Battle | None = None) -> None:
        """Print both armies without secrets."""
        show_status(self.screen, self.referee.book, View(self.battle), at=at)

    def show_next(self) -> None:
        """Print what comes next."""
        show_next(self.screen, self.battle, self.agenda)

    @property
    def computer(self) -> "Computer":
        """The computer as a player of this battle, made when first needed."""
        if self.player is None:
            from heart_africa.terminal.battle.computer import Computer  # noqa: PLC0415  # only who plays waits for it

            self.player = Computer(self)
        return self.player

    def announce(self, shown: object) -> object:
        """Print what is due, in full if side, step or turn have changed; reminders in a new step.

        Before that the computer plays for its sides.
        """
        if seats_in(self.writer.document.note):
            self.computer.play_on(waits=shown is not None)
        battle, agenda_ = self.battle, self.agenda
        now = (battle.stage, battle.turn, battle.step, agenda_.side, agenda_.why.what)
        show_next(self.screen, battle, agenda_, whole=now != shown)
        if battle.stage is Stage.OVER and now != shown:
            self.screen.print(self.screen.say("referee-report", name=self.writer.document.name), indent=3)
        if (step := (battle.turn, battle.step)) != self.reminded:
            show_reminders(self.screen, self.referee.book, battle)
        self.reminded = step
        return now

    def prompt(self) -> str:
        """The prompt: the side whose order is asked for."""
        screen, side = self.screen, self.agenda.side
        return screen.say("referee-prompt", side=screen.say("referee-side", side=side) if side else "none")

    def due(self) -> Sequence[str]:
        """The kinds of orders that can be given now."""
        return self.agenda.orders

    def show_orders(self) -> None:
        """Print the orders that can be given now; all orders would be too many."""
        screen, due = self.screen, self.agenda
        screen.speak("referee-help-now", "bold")
        screen.items(((verb(screen, kind), order_help(screen.lang, kind), "") for kind in due.orders), 2)
        screen.print(cite(due.why.rule, due.why.page, screen.lang), "dim", indent=2)

    def objections(self, problems: Iterable[Problem]) -> Iterable[str]:
        """Objections to an order; one that is about several figures of a unit is said once."""
        return objections(self.screen, Names(self.battle), problems)

    def sentences(self, standing: StandingAct[Battle]) -> Iterable[str]:
        """What came of an act, in sentences."""
        return told(self.lang, standing.after, standing.act.facts)

    def tell(self, standing: StandingAct[Battle]) -> None:
        """Print an act and what came of it; with the terrain if that has changed."""
        show_act(self.screen, standing)

    def show_act(self, standing: StandingAct[Battle]) -> None:
        """Print an act that was just carried out, without what only one side may know."""
        self.tell(View(self.battle).announced(standing))

    def title(self, before: Battle, after: Battle, act: Act) -> str:
        """An act in a line: as it would be typed, or what came of it; without secrets."""
        act = View(after).act(StandingAct(0, act, before, after))
        typed = act_line(self.lang, self.referee, before, act.command)
        if not typed.startswith("{"):
            return typed
        return next(iter(told(self.lang, after, act.facts)), act.command.kind)

    def line(self, before: Battle, command: Command) -> str:
        """The line that would have been typed for a command at that moment."""
        return act_line(self.lang, self.referee, before, command)

    def preview(self, command: Command) -> None:
        """Print the faces that shots and bouts need, with reasons."""
        from heart_africa.terminal.battle.preview import show_preview, show_unmeasured  # noqa: PLC0415  # only play asks

        screen, book, battle = self.screen, self.referee.book, self.battle
        show_preview(screen, book, battle, command)
        if isinstance(command, Fire):
            before = past(self.writer.journal.standing)
            show_unmeasured(screen, book, battle, before, command, warned=self.warned)

    def explain(self, why: str) -> None:  # noqa: ARG002  # the step's rule says it
        """Print the rule of the present step."""
        show_rule(self.screen, self.agenda.why.rule)

    # --- what the commands tell ---

    def status(self, at: Battle | None = None, *, side: Side = "", unit: OfUnit = "") -> Report:
        """Both armies as a side may see them, or one unit; for the present also what comes next."""
        view = view_of(self.battle, side)
        one = Names(self.battle).unit(unit) if unit else ""

        def show() -> None:
            show_status(self.screen, self.referee.book, view, one, at)
            if at is None:
                self.following(side=side).show()

        return Report(show, partial(status_facts, view, at))

    def following(self, *, side: Side = "") -> Report:
        """What comes next, for whom and why, as far as a side may know."""
        due = view_of(self.battle, side).agenda(agenda(self.referee.book, self.battle))
        return Report(partial(show_next, self.screen, self.battle, due), partial(due_facts, self.screen, due))

    def acts(
        self, *, turn: Turn = None, step: OfStep = "", unit: OfUnit = "", side: Side = ""
    ) -> Iterable[StandingAct[Battle]]:
        """The acts of these turns, of a step, and about a unit, as a side may read them."""
        known = [*(each.value for each in Step), *(each.value for each in Stage)]
        steps = (one_of(step, known, "--step"),) if step else ()
        units = (Names(self.battle).unit(unit),) if unit else ()
        wanted = PassageFilter(tuple(turn or ()), steps, units)
        journal = view_of(self.battle, side).journal(self.writer.journal)
        return [each for each in journal.standing if wanted.keeps(passage_of(each))]

    def heading(self, standing: StandingAct[Battle]) -> str:
        """The heading of an act: turn and step."""
        return title(self.screen, standing.before)

    def place(self, standing: StandingAct[Battle]) -> Mapping[str, object]:
        """Turn, step, side and unit of an act, as plain data."""
        found = passage_of(standing)
        return {"turn": found.turn, "step": found.step, "side": found.side, "unit": found.unit}

    def script_lines(self, standing: StandingAct[Battle]) -> Iterable[str]:
        """The lines of a script for an act; before units come, their codes as remarks."""
        names = Names(standing.after)
        legend = (
            f"# {names.code(self.lang, unit.name)} {in_language(self.lang, unit.name)}"
            for unit in standing.after.units.values()
            if unit.name not in standing.before.units
        )
        return (*legend, self.entry_line(standing))

    def exported(self, *, form: Form = JOURNAL, side: Side = "") -> tuple[str, str]:
        """The journal itself, with all secrets, or rows as a side may read them."""
        one_of(form, (JOURNAL, *ROWS), "--as")
        if form in ROWS:
            return form, ROWS[form](view_of(self.battle, side).journal(self.writer.journal))
        if side and not is_all(side):
            one_of(JOURNAL, ROWS, "--as")
        return super().exported()

    def papers(self, options: SidePapers, *, side: Side = "") -> "Iterable[Paper]":
        """Report, reference sheets, cards, counters and forms, as a side may see them."""
        from heart_africa.terminal.context import catalogue  # noqa: PLC0415  # as below
        from reports.papers import battle_papers  # noqa: PLC0415  # only papers need it, the prompt must not wait

        lists, eyes = catalogue(self.screen), view_of(self.battle, side).eyes
        return battle_papers(lists, self.writer.journal, options, record(self.writer), eyes)

    # --- an order for one's own, where the computer plays the others ---

    @property
    def alone(self) -> str:
        """The side of whoever plays against the computer; "" where people play both, or none."""
        seats = seats_in(self.writer.document.note)
        people = [side for side in self.battle.sides if side not in seats]
        return people[0] if seats and len(people) == 1 else ""

    def order(self, text: str) -> None:
        """Carry out a line; what is said of all is said of one's own, for the computer decides its own."""
        line, command = self.said(text)
        own = "" if is_data(text) else self.alone
        if own and isinstance(command, DeployRest):
            self._deploy_own(own, line)
        elif own and isinstance(command, AllStay) and not command.side:
            self.carry_out(replace(command, side=own), line)
        else:
            self.carry_out(command, line)

    def _deploy_own(self, own: str, line: Line) -> None:
        """Place all who are left of a side as far forward as they may, in turn with the computer's."""
        while (due := next(rest(self.referee.book, self.battle), None)) is not None:
            _, first = due
            before = self.battle
            if before.unit(first.unit).side == own:
                self.carry_out(first, line)
            else:
                self.computer.play_on()
            if self.battle is before:
                return

    # --- an order with its choices ---

    def said(self, text: str) -> tuple[Line, Command]:
        """The parts of a line and its command, after asking for the choices that it leaves open.

        Raises `BadData`, `Back`.
        """
        if is_data(text) or self.asker is None or not self.asker.person:
            return self.read(text)
        asker = self.asker
        before = past(self.writer.journal.standing)
        answer = partial(ask, self.screen, asker, self.battle)
        who = asking(self.reader(self.battle), self.referee, self.battle, before, answer)
        command: Command = chosen(self.referee, self.battle, before, who.said(text), answer)
        return cut(text), command

    def read(self, text: str, at: Battle | None = None) -> tuple[Line, Command]:
        """The parts of a line and its command, for the present state or another.

        For another state the order corrects an earlier one, and a person is asked for a missing yes or no.
        Raises `BadData`, `Back`.
        """
        if is_data(text) or at is None or self.asker is None or not self.asker.person:
            return super().read(text, at)
        answer = partial(ask, self.screen, self.asker, at)
        return cut(text), asking(self.reader(at), self.referee, at, Past(), answer).command(text)
