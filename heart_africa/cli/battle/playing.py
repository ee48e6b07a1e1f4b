"""A battle played: line after line at the prompt, or from a script."""

from dataclasses import dataclass
from pathlib import Path

from heart_africa.bad_data import bad_text
from heart_africa.cli.battle.asking import Leave
from heart_africa.cli.battle.dealing import Back, said
from heart_africa.cli.battle.here import here
from heart_africa.cli.battle.session import Session
from heart_africa.cli.battle.telling import objections, show_next, show_objections, show_reminders
from heart_africa.cli.faults import BAD_INPUT, DONE, REFUSED
from heart_africa.cli.health import show_aside
from heart_africa.game.agenda import Agenda
from heart_africa.journal.book import Refused
from heart_africa.orders.lines import is_comment
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from heart_africa.store.files import read_text


@dataclass
class Evening:
    """What the prompt has shown last, and what was typed in vain."""

    session: Session
    shown: tuple[object, ...] = ()
    again: str = ""
    reminded: tuple[object, ...] = ()

    def run(self) -> int:
        """Ask for orders until nobody answers any more."""
        while True:
            self._show_next()
            try:
                line = self._line()
                if line and not is_comment(line):
                    self._do(line)
            except Leave:
                return DONE

    def _line(self) -> str:
        session, default = self.session, self.again
        self.again = ""
        assert session.asker is not None  # noqa: S101  # an evening is played with somebody
        screen, side = session.screen, session.agenda.side
        prompt = screen.say("referee-prompt", side=screen.say("referee-side", side=side) if side else "none")
        return session.asker.order(prompt, default)

    def _do(self, line: str) -> None:
        """Carry out a line; whatever is against it is told, and nothing is lost."""
        screen, sitting = self.session.screen, self.session.sitting
        try:
            if said("back", line):
                self.shown = ()
            elif not here(self.session, line):
                self.session.order(line)
        except Conflict as conflict:
            screen.fail(bad_text(conflict, screen.lang))
            screen.speak("referee-reloaded", "yellow", count=len(sitting.reload()))
        except Refused as refused:
            show_objections(screen, refused.problems)
        except BadData as fault:
            screen.fail(bad_text(fault, screen.lang))
            self.again = line
        except Back:
            screen.speak("referee-back", "dim")
        show_aside(self.session.screen, self.session.sitting)

    def _show_next(self) -> None:
        agenda = self.session.agenda
        now = self._place(agenda)
        screen, battle = self.session.screen, self.session.battle
        show_next(screen, battle, agenda, whole=now != self.shown)
        if (step := (battle.turn, battle.step)) != self.reminded:
            show_reminders(screen, self.session.referee.book, battle)
        self.shown, self.reminded = now, step

    def _place(self, agenda: Agenda) -> tuple[object, ...]:
        battle = self.session.battle
        return (battle.stage, battle.turn, battle.step, agenda.side, agenda.why.what)


# --- scripts ---


def run_script(session: Session, path: Path, first: int = 1) -> int:
    """Carry out the lines of a file from one on, up to the first that cannot be. What came before stands."""
    session.folder = path.parent
    for number, text in enumerate(read_text(path).splitlines(), 1):
        if number < first or is_comment(text):
            continue
        session.screen.print(f"› {text.strip()}", "dim")
        try:
            if not here(session, text.strip()):
                session.order(text)
        except Leave:
            return DONE
        except Refused as refused:
            return _refused(session, path, number, refused)
        except BadData as fault:
            place = BadData(fault.code, file=str(path), line=number, key=fault.key, about=fault.about)
            session.screen.fail(bad_text(place, session.lang))
            return _stood(session, number, BAD_INPUT)
        show_aside(session.screen, session.sitting)
    return DONE


def _refused(session: Session, path: Path, number: int, refused: Refused) -> int:
    screen = session.screen
    place = f"{path}, {screen.say('bad-line', line=str(number))}"
    for text in objections(screen, refused.problems):
        screen.fail(screen.say("bad-at", place=place, why=text))
    screen.fail(screen.say("referee-mend-refused"))
    return _stood(session, number, REFUSED)


def _stood(session: Session, number: int, code: int) -> int:
    """What came before the fault stands; the next attempt begins with the line that was at fault."""
    session.screen.warn(session.screen.say("referee-stood", line=number))
    return code
