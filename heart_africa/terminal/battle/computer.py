"""The computer as a player at the prompt: its orders with their reasons, and hints for people."""

from typing import Protocol

from heart_africa.board.table_record import LayGround, PlaceFigures
from heart_africa.core.journal.journal import no_dice
from heart_africa.core.journal.records import Command, Correction, Redo, Undo
from heart_africa.journal_kinds.battles import table
from heart_africa.language.lines import Line
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.explained import explained, planned, why_not
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.seat import PLAYING, Question, Seat
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.umpire import Note
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.game.dice import Asker
from heart_africa.terminal.screen import Screen


class At(Protocol):
    """What the computer needs of a battle's session."""

    screen: Screen
    writer: JournalWriter[Battle]
    asker: Asker | None
    warned: set[tuple[int, str]]

    def carry_out(self, command: Command, line: Line) -> None:
        """Carry out an order as if somebody had typed it."""


class Computer(Seat):
    """The computer in a battle at the terminal; its orders are entered and told like typed ones."""

    def __init__(self, session: At) -> None:
        self.session = session
        super().__init__(session.writer, table(session.writer))
        self._heeded = len(self.journal.entries)

    def enter(self, order: Command) -> None:
        """Enter an order and print what came of it.

        It has looked at every distance that a volley's priorities ask for, so nobody is told to state them.
        """
        if isinstance(order, Fire):
            company = self.battle.company
            self.session.warned |= {(self.battle.turn, company[aim.shooter]) for aim in order.aims}
        self.session.carry_out(order, Line())

    def keep(self, order: LayGround | PlaceFigures) -> None:
        """Place figures on the table that is kept beside the battle."""
        self.kept.submit(order, no_dice)

    def _look(self) -> None:
        """Learn what people have done, and ask them for distances that the computer cannot know."""
        self.heed()
        asker = self.session.asker
        while self.questions:
            question = self.questions[0]
            person = asker is not None and asker.person
            self.answer(question, self._asked(question) if person else question.inches)

    def _asked(self, question: Question) -> float:
        assert self.session.asker is not None  # noqa: S101  # whoever asks is there
        proposed = f"{question.inches:.1f}"
        text = self.session.screen.say(
            "opponent-how-far", unit=question.unit, foe=question.foe, inches=proposed
        )
        said = self.session.asker.answer(text, proposed)
        try:
            return max(0.0, float((said or proposed).replace(",", ".")))
        except ValueError:
            return question.inches

    # --- playing ---

    def play_on(self, *, waits: bool = True) -> None:
        """Play the computer's orders until a person has to decide or the battle is over.

        With `waits` it does nothing after something was taken back: otherwise it would be redone at once.
        """
        entries = self.journal.entries
        if waits and len(entries) > self._heeded and isinstance(entries[-1].record, Undo | Redo | Correction):
            self.anew()
            self.session.screen.speak("opponent-waits", "dim")
            return
        self._heeded = len(entries)
        self._look()
        while now := self.due():
            if isinstance(now, Draft):
                self.give(now)
                continue
            self._look()
            choice = self.decided(now)
            if choice is None:
                self.passed.add(now)
            else:
                self._explain(now, choice)
                self.give(choice.chosen.draft)

    def _explain(self, side: SideId, choice: Choice) -> None:
        """Note the plan of a turn in the journal, and print an order with its reasons."""
        screen = self.session.screen
        if plan := self.plan_to_note(screen.lang, side, choice):
            self.writer.submit(Note(f"{self.battle.sides[side].name}: {plan}"), no_dice)
            screen.print(plan, "bold")
        if self.hidden(choice):
            return
        at = self.situation(self.agenda(), side).at
        for number, line in enumerate(explained(screen.lang, at, choice)):
            screen.print(line, "dim", indent=2 if number else 0)

    def hint(self, side: SideId = "", order: Command | None = None, level: str = "") -> None:
        """Print what the computer would do for a side and why, or why it would not give `order`."""
        self._look()
        screen = self.session.screen
        due = side or super(Seat, self).turn_of(self.agenda())
        choice = self.decided(due, level) if due and self.battle.stage in PLAYING else None
        if choice is None:
            screen.speak("opponent-nothing-to-do")
            return
        now = self.situation(self.agenda(), due)
        if order is not None:
            screen.print(why_not(screen.lang, now, choice, order))
            return
        for line in (*planned(screen.lang, choice), *explained(screen.lang, now.at, choice)):
            screen.print(line)
