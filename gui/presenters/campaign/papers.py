"""The papers of a campaign at the desk."""

from gui.campaigns import Keeping
from gui.presenters.papers import Stack
from gui.session import Session
from heart_africa.store.backups import slug
from reports.drafts import Draft
from reports.papers import campaign_drafts

KIND = "campaign"


def stack(session: Session, keeping: Keeping) -> Stack:
    """Chronicle, standings, statements and the evening's order of play, as all stands."""

    def drafts(lang: str, paper: str) -> list[Draft]:
        journal = keeping.journal.fork()  # so that one may play on while they are made
        return list(campaign_drafts(session.catalogue, journal, lang, paper))

    return Stack(KIND, slug(keeping.name), (keeping.name, keeping.version), drafts)
