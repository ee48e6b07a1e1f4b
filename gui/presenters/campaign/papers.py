"""The papers of a campaign at the desk."""

from gui.documents.campaign import CampaignDocument
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from reports.papers import campaign_papers


def stack(session: Session, keeping: CampaignDocument) -> Stack:
    """Chronicle, standings, statements and the evening's order of play, as all stands."""
    return of_journal(
        keeping, lambda journal, lang, paper: campaign_papers(session.catalogue, journal, lang, paper)
    )
