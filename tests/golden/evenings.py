"""A battle of `battles/` played again from its script, on a shelf with a clock that tells one time."""

from collections.abc import Iterable
from dataclasses import replace
from io import StringIO
from pathlib import Path

from rich.text import Text

from heart_africa.journal_kinds.battles import RULES
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee import Referee
from heart_africa.storage import documents
from heart_africa.storage.documents import Document, Head
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library, marked
from heart_africa.terminal.battle.game import GAME
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.history import script
from heart_africa.terminal.game.play import run_script
from heart_africa.terminal.screen import Screen

FOLDER = Path(__file__).parent / "battles"
WHEN = "2026-11-21T18:00:00.000Z"
ID = "0" * 16
"""A name for the document that does not change from run to run."""


def first_version(library: Library, document: Document) -> str:
    """A journal as a file of the first version, which had no seal: what was golden then stays so."""
    document, lines = library.read(document)
    plain = marked(Head(), [line.text for line in lines], None)
    head = Head(plain[-1].number, plain[-1].mark)
    return documents.written(replace(document, seal=None, head=head), plain)


class Faults(Screen):
    """Hears what goes wrong and nothing else: what the referee says is in the report."""

    def print(self, text: str | Text = "", style: str = "", indent: int = 0) -> None:
        """Not told."""

    def items(self, items: Iterable[tuple[str, str, str]], indent: int = 0) -> None:
        """Not told either."""


class Club:
    """A shelf with a battle on it, to be played in a language."""

    def __init__(self, name: str, lang: str, shelf: Path) -> None:
        self.name, self.lang = name, lang
        self._faults = StringIO()
        screen = Faults(lang, StringIO(), self._faults)
        self.library = Library(str(shelf), lambda: WHEN)
        document = self.library.add(Document(ID, GAME.kind, name, who="Ana", rules=RULES))
        self.writer: JournalWriter[Battle] = JournalWriter(
            GAME.rules_of(document), self.library, document, lambda: WHEN, "Ana"
        )
        self.session = BattleSession(screen, self.writer, Source(screen), folder=FOLDER)

    @property
    def faults(self) -> str:
        """What could not be carried out, and why."""
        return self._faults.getvalue()

    @property
    def rules(self) -> Referee:
        """The rules that it was played by."""
        rules = self.writer.rules
        assert isinstance(rules, Referee)
        return rules

    @property
    def journal_file(self) -> str:
        """The journal as a file for other tables."""
        return first_version(self.library, self.writer.document)

    @property
    def as_script(self) -> str:
        """The journal as a script that comes to the same battle."""
        return script(self.session, self.session.acts())

    def close(self) -> None:
        """Put the shelf away."""
        self.library.close()


class Evening(Club):
    """A battle that was played to its end by the lines of a script, in the language in which it was typed."""

    def __init__(self, path: Path, lang: str, shelf: Path) -> None:
        super().__init__(path.name.partition(".")[0], lang, shelf)
        self.session.folder = path.parent
        self.code = run_script(self.session, GAME.verbs, path)

    @property
    def well(self) -> bool:
        """Whether every line was carried out."""
        return self.code == DONE
