"""A campaign kept line by line: at the prompt, or from a script."""

from dataclasses import dataclass
from pathlib import Path

from heart_africa.bad_data import bad_text
from heart_africa.campaign.agenda import agenda
from heart_africa.cli.battle.asking import Leave
from heart_africa.cli.battle.dealing import Back, said
from heart_africa.cli.campaign.here import here
from heart_africa.cli.campaign.session import Session
from heart_africa.cli.campaign.telling import objection, show_next, show_objections
from heart_africa.cli.faults import BAD_INPUT, DONE, REFUSED
from heart_africa.cli.health import show_aside
from heart_africa.journal.book import Refused
from heart_africa.orders.lines import is_comment
from heart_africa.problems import BadData
from heart_africa.store.documents import Conflict
from heart_africa.store.files import read_text


@dataclass
class Evening:
    """What was typed in vain, and after which entry the prompt last said what comes next."""

    session: Session
    again: str = ""
    shown: int = -1

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

    def _show_next(self) -> None:
        session, entries = self.session, len(self.session.sitting.journal.entries)
        if entries != self.shown:
            session.screen.print()
            show_next(session.screen, session.keeper.book, session.campaign)
        self.shown = entries

    def _line(self) -> str:
        session, default = self.session, self.again
        self.again = ""
        assert session.asker is not None  # noqa: S101  # an evening is kept by somebody
        due = agenda(session.keeper.book, session.campaign)[0]
        who = due.player or session.screen.say("keep-organiser")
        return session.asker.order(session.screen.say("keep-prompt", who=who), default)

    def _do(self, line: str) -> None:
        """Carry out a line; whatever is against it is told, and nothing is lost."""
        screen, sitting = self.session.screen, self.session.sitting
        try:
            if said("back", line):
                self.shown = -1
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
        show_aside(screen, sitting)


# --- scripts ---


def run_script(session: Session, path: Path, first: int = 1) -> int:
    """Carry out the lines of a file from one on; at the first that cannot be, stop. Those before it stand."""
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
            return _refused(session, (path, number), refused)
        except BadData as fault:
            place = BadData(fault.code, file=str(path), line=number, key=fault.key, about=fault.about)
            session.screen.fail(bad_text(place, session.lang))
            return _stood(session, number, BAD_INPUT)
        show_aside(session.screen, session.sitting)
    return DONE


def _refused(session: Session, place: tuple[Path, int], refused: Refused) -> int:
    screen, (path, number) = session.screen, place
    for each in refused.problems:
        at = f"{path}, {screen.say('bad-line', line=str(number))}"
        screen.fail(screen.say("bad-at", place=at, why=objection(screen, each)))
    screen.fail(screen.say("keep-refused"))
    return _stood(session, number, REFUSED)


def _stood(session: Session, number: int, code: int) -> int:
    """What came before the fault stands; the next attempt begins with the line that was at fault."""
    session.screen.warn(session.screen.say("referee-stood", line=number))
    return code
