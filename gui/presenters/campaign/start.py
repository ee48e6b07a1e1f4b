"""Before a campaign is open: a new one."""

from dataclasses import dataclass

from gui.documents.campaign import CAMPAIGNS, FIRST_YEAR
from gui.presenters.campaign.words import objections
from gui.session import Session
from heart_africa.rules.campaign import keeper
from heart_africa.rules.campaign.forces import FoundCampaign


@dataclass(frozen=True, slots=True)
class Start:
    """A new campaign: what it may be called, and its first year."""

    name: str
    year: int


def start(session: Session) -> Start:
    """What a new campaign may be called, and when it begins."""
    return Start(CAMPAIGNS.free_name(session, session.say("keeper-name-usual")), FIRST_YEAR)


def against_year(session: Session, year: int) -> tuple[str, ...]:
    """What the book has against beginning in that year."""
    rules = keeper(session.book, session.rulings)
    return objections(session, rules.objections(rules.start, FoundCampaign("?", year)))
