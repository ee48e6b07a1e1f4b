"""The papers of a battle at the desk."""

from gui.library import library
from gui.map import open_map
from gui.presenters.papers import Stack
from gui.session import Session
from gui.table import Table
from heart_africa.store.backups import slug
from heart_africa.store.companions import companion
from heart_africa.store.documents import Document
from heart_africa.table.keeping import Record
from reports.drafts import Draft
from reports.papers import battle_drafts

KIND = "battle"
REPORT = "report"


def stack(session: Session, table: Table) -> Stack:
    """Report, reference sheets, cards, counters and forms of a battle."""

    def drafts(lang: str, paper: str) -> list[Draft]:
        journal = table.journal.fork()  # so that one may play on while they are made
        return list(
            battle_drafts(session.catalogue, journal, lang, paper, _record(session, table.sitting.document))
        )

    return Stack(KIND, slug(table.name), (table.name, table.version), drafts)


def _record(session: Session, battle: Document) -> Record:
    """What was done on the table of the open battle, if it has one: none is begun for its papers."""
    known = companion(library(session), battle) is not None
    opened = open_map(session) if known else None
    return opened.record if opened else Record()
