"""The papers of a campaign at the desk."""

from gui.documents.campaign import CampaignDocument
from gui.presenters.papers import Stack
from gui.session import Session
from heart_africa.storage.backups import slug
from reports.paper import Paper
from reports.papers import campaign_papers

KIND = "campaign"


def stack(session: Session, keeping: CampaignDocument) -> Stack:
    """Chronicle, standings, statements and the evening's order of play, as all stands."""

    def papers(lang: str, paper: str) -> list[Paper]:
        journal = keeping.journal.fork()  # so that one may play on while they are made
        return list(campaign_papers(session.catalogue, journal, lang, paper))

    return Stack(KIND, slug(keeping.name), (keeping.name, keeping.version), papers)
