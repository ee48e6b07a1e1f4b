"""The lines of a file carried out one by one, up to the first that cannot be; what came before stands."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.lines import is_comment
from heart_africa.storage.files import read_text
from heart_africa.terminal.faults import BAD_INPUT, DONE, REFUSED
from heart_africa.terminal.health import show_aside
from heart_africa.terminal.prompt import loop
from heart_africa.terminal.prompt.input import Leave


class Session(loop.Session, Protocol):
    """The same, and where files are looked for that a script names."""

    folder: Path


S = TypeVar("S", bound=Session)


@dataclass(frozen=True)
class Script(Generic[S]):
    """A file of lines; `here` carries out the verbs of the prompt, `against` words what the book objects.

    `refused`: the message that ends a script that the book refuses.
    """

    path: Path
    here: Callable[[S, str], bool]
    against: Callable[[S, Refused], list[str]]
    refused: str

    def run(self, session: S, first: int = 1) -> int:
        """Carry out its lines from one on. Raises `BadData`: the file cannot be read."""
        session.folder = self.path.parent
        for number, text in enumerate(read_text(self.path).splitlines(), 1):
            if number < first or is_comment(text):
                continue
            session.screen.print(f"› {text.strip()}", "dim")
            try:
                if not self.here(session, text.strip()):
                    session.order(text)
            except Leave:
                return DONE
            except Refused as refused:
                return self._refused(session, number, refused)
            except BadData as fault:
                at = BadData(fault.code, file=str(self.path), line=number, key=fault.key, about=fault.about)
                session.screen.fail(bad_text(at, session.screen.lang))
                return _stood(session, number, BAD_INPUT)
            show_aside(session.screen, session.sitting)
        return DONE

    def _refused(self, session: S, number: int, refused: Refused) -> int:
        screen = session.screen
        place = f"{self.path}, {screen.say('bad-line', line=str(number))}"
        for text in self.against(session, refused):
            screen.fail(screen.say("bad-at", place=place, why=text))
        screen.fail(screen.say(self.refused))
        return _stood(session, number, REFUSED)


def _stood(session: Session, number: int, code: int) -> int:
    """What came before the fault stands; the next attempt begins with the line that was at fault."""
    session.screen.warn(session.screen.say("referee-stood", line=number))
    return code
