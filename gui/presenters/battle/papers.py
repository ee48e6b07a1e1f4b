"""The papers of a battle at the desk."""

from gui.documents.battle import BattleDocument
from gui.documents.library import library
from gui.documents.map.document import open_map
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from heart_africa.board.table_record import TableRecord
from heart_africa.storage.documents import Document
from heart_africa.storage.transfer import companion
from reports.papers import battle_papers

REPORT = "report"


def stack(session: Session, table: BattleDocument) -> Stack:
    """Report, reference sheets, cards, counters and forms of a battle."""
    return of_journal(
        table,
        lambda journal, options: battle_papers(
            session.catalogue, journal, options, _record(session, table.writer.document)
        ),
    )


def _record(session: Session, battle: Document) -> TableRecord:
    """What was done on the table of the open battle, if it has one: none is begun for its papers."""
    known = companion(library(session), battle) is not None
    opened = open_map(session) if known else None
    return opened.record if opened else TableRecord()
