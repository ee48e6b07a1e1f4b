"""The papers of a battle at the desk."""

from gui.presenters.papers import Stack
from gui.session import Session
from gui.table import Table
from heart_africa.store.backups import slug
from reports.drafts import Draft
from reports.papers import battle_drafts

KIND = "battle"
REPORT = "report"


def stack(session: Session, table: Table) -> Stack:
    """Report, reference sheets, cards, counters and forms of a battle."""

    def drafts(lang: str, paper: str) -> list[Draft]:
        journal = table.journal.fork()  # so that one may play on while they are made
        return list(battle_drafts(session.catalogue, journal, lang, paper))

    return Stack(KIND, slug(table.name), (table.name, table.version), drafts)
