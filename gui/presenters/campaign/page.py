"""The head of the campaign page; and the page for the club's site."""

from dataclasses import dataclass

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.words import act_title, title
from gui.session import Session
from heart_africa.core.messages import LANGUAGES
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html

DAY = 10
"""The letters of a day in ISO 8601."""


@dataclass(frozen=True, slots=True)
class Head:
    """Its name, where it stands, and what undo and redo would do."""

    name: str
    where: str
    undo: str
    redo: str


def head(session: Session, keeping: CampaignDocument) -> Head:
    """The head of the open campaign."""
    say, journal = session.say, keeping.journal
    last = journal.last
    undo = say("keeper-undo", what=act_title(session, last) if last else "none")
    return Head(keeping.name, title(session, keeping.campaign), undo, say("keeper-redo"))


def web_page(session: Session, keeping: CampaignDocument) -> str:
    """The campaign as one page for the club's site, the person's language first."""
    languages = sorted(LANGUAGES, key=lambda lang: lang != session.lang)
    made = keeping.writer.clock()[:DAY]
    return campaign_html([campaign_page(keeping.book, lang, keeping.journal, made) for lang in languages])
