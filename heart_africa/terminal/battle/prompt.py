"""A battle played: line after line at the prompt, or from a script."""

from dataclasses import dataclass
from pathlib import Path

from heart_africa.core.journal.book import Refused
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.words import objections
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.battle.verbs import asks_next, here
from heart_africa.terminal.battle.wording import show_next, show_objections, show_reminders
from heart_africa.terminal.prompt import loop
from heart_africa.terminal.prompt.scripts import Script


@dataclass
class BattlePrompt(loop.PromptLoop[Session]):
    """What the prompt has shown last, and of what it has reminded."""

    shown: tuple[object, ...] = ()
    reminded: tuple[object, ...] = ()

    def show_next(self) -> None:
        """Whose it is and what is due, whole when the place is another; the reminders of a new step."""
        agenda = self.session.agenda
        now = self._place(agenda)
        screen, battle = self.session.screen, self.session.battle
        show_next(screen, battle, agenda, whole=now != self.shown)
        if (step := (battle.turn, battle.step)) != self.reminded:
            show_reminders(screen, self.session.referee.book, battle)
        self.shown, self.reminded = now, step

    def prompt(self) -> str:
        """Whose order is asked for."""
        screen, side = self.session.screen, self.session.agenda.side
        return screen.say("referee-prompt", side=screen.say("referee-side", side=side) if side else "none")

    def forget(self) -> None:
        """Say it whole again."""
        self.shown = ()

    def here(self, line: str) -> bool:
        """The verbs of a battle's prompt; what comes next is said once, before the next line."""
        if asks_next(line):
            self.forget()
            return True
        return here(self.session, line)

    def refused(self, refused: Refused) -> None:
        """Each objection with its rule."""
        show_objections(self.session.screen, self.session.battle, refused.problems)

    def _place(self, agenda: Agenda) -> tuple[object, ...]:
        battle = self.session.battle
        return (battle.stage, battle.turn, battle.step, agenda.side, agenda.why.what)


def run_script(session: Session, path: Path, first: int = 1) -> int:
    """Carry out the lines of a file from one on, up to the first that cannot be. What came before stands."""
    return Script(path, here, _against, "referee-mend-refused").run(session, first)


def _against(session: Session, refused: Refused) -> list[str]:
    return list(objections(session.screen, Names(session.battle), refused.problems))
