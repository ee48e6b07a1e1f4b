"""Battles as the library keeps them, and the record of a battle's table beside it."""

from heart_africa.board.table_record import Surveyor, TableRecord
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings
from heart_africa.rules.battle import Battle
from heart_africa.rules.load import book
from heart_africa.rules.referee import Referee, referee
from heart_africa.rules.referee.backup_occasions import occasion
from heart_africa.storage.companions import KIND as TABLE
from heart_africa.storage.companions import companion, of_its_battle
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.game.library import Kind

RULES = "2"
"""Edition of the book whose rules a battle is played by."""


class BattleKind(Kind[Battle]):
    """Battles: a table may go with each; there is a backup at every phase."""

    kind = "battle"
    beside = Surveyor()

    def rules(self, rulings: Rulings) -> Referee:
        """The referee."""
        return referee(book(), rulings)

    def occasion(self, before: Battle, after: Battle) -> str | None:
        """An army at the table, a new turn or phase, the end."""
        return occasion(before, after)


BATTLES = BattleKind()


def referee_of(writer: JournalWriter[Battle]) -> Referee:
    """The rules of a battle that is open."""
    rules = writer.rules
    assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return rules


def record(writer: JournalWriter[Battle]) -> TableRecord:
    """What was done on the battle's table, if it has one. Raises `BadData` where that is damaged."""
    found = companion(writer.library, writer.document)
    return _table(writer, found).state if found else TableRecord()


def table(writer: JournalWriter[Battle]) -> JournalWriter[TableRecord]:
    """The journal of the battle's table, begun if there is none yet. Raises `BadData`."""
    library, battle = writer.library, writer.document
    found = companion(library, battle) or library.create(TABLE, battle.id, who=writer.who)
    return _table(writer, found)


def _table(writer: JournalWriter[Battle], document: Document) -> JournalWriter[TableRecord]:
    try:
        return JournalWriter(Surveyor(), writer.library, document, writer.clock, writer.who)
    except BadData as fault:
        raise of_its_battle(fault, writer.document) from None
