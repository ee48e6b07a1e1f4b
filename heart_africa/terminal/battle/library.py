"""Where battles are kept, and one of them taken out to be played or read."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from heart_africa.board.journal import Surveyor, TableRecord
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import rulings_book
from heart_africa.rules.battle import Battle
from heart_africa.rules.load import book
from heart_africa.rules.referee import Referee, referee
from heart_africa.rules.referee.backup_occasions import occasion
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.companions import KIND as TABLE
from heart_africa.storage.companions import companion, of_its_battle
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.journals import Library
from heart_africa.storage.places import data_folder
from heart_africa.terminal.library import library

KIND = "battle"
RULES = "2"
"""Edition of the book whose rules a battle is played by."""


def rules_of(document: Document) -> Referee:
    """The referee of a battle, by the rulings that it was begun with. Raises `BadData`."""
    return referee(book(), rulings_book().choose(dict(document.rulings)))


def backups() -> Backups[Battle]:
    """The backups of this person's battles."""
    return Backups(data_folder() / FOLDER, occasion)


@dataclass(frozen=True)
class BattleLibrary:
    """A library with one battle taken out."""

    library: Library
    sitting: JournalWriter[Battle]

    @property
    def record(self) -> TableRecord:
        """What was done on the battle's table, if it has one. Raises `BadData` where that is damaged."""
        found = companion(self.library, self.sitting.document)
        return self._table(found).state if found else TableRecord()

    def table(self) -> JournalWriter[TableRecord]:
        """The journal of the battle's table, begun if there is none yet. Raises `BadData`."""
        battle, who = self.sitting.document, self.sitting.who
        found = companion(self.library, battle) or self.library.create(TABLE, battle.id, who=who)
        return self._table(found)

    def _table(self, document: Document) -> JournalWriter[TableRecord]:
        try:
            return JournalWriter(Surveyor(), self.library, document, self.library.clock, self.sitting.who)
        except BadData as fault:
            raise of_its_battle(fault, self.sitting.document) from None


@contextmanager
def taken(name: str, who: str = "") -> Iterator[BattleLibrary]:
    """A battle by its name, ready to be written on, with backups at every occasion. Raises `BadData`."""
    with library() as shelf:
        document = shelf.find(KIND, name)
        yield BattleLibrary(shelf, _sitting(shelf, document, who))


def _sitting(shelf: Library, document: Document, who: str) -> JournalWriter[Battle]:
    return JournalWriter(rules_of(document), shelf, document, shelf.clock, who, backups=backups())
