"""The papers of a battle at the desk."""

from gui.documents.battle import BattleDocument
from gui.documents.library import library
from gui.map.document import open_map
from gui.presenters.papers import Stack
from gui.session import Session
from heart_africa.board.journal import TableRecord
from heart_africa.storage.backups import slug
from heart_africa.storage.companions import companion
from heart_africa.storage.documents import Document
from reports.paper import Paper
from reports.papers import battle_papers

KIND = "battle"
REPORT = "report"


def stack(session: Session, table: BattleDocument) -> Stack:
    """Report, reference sheets, cards, counters and forms of a battle."""

    def papers(lang: str, paper: str) -> list[Paper]:
        journal = table.journal.fork()  # so that one may play on while they are made
        return list(
            battle_papers(session.catalogue, journal, lang, paper, _record(session, table.sitting.document))
        )

    return Stack(KIND, slug(table.name), (table.name, table.version), papers)


def _record(session: Session, battle: Document) -> TableRecord:
    """What was done on the table of the open battle, if it has one: none is begun for its papers."""
    known = companion(library(session), battle) is not None
    opened = open_map(session) if known else None
    return opened.record if opened else TableRecord()
