"""The campaign page as a whole: before a campaign is open, its head, its papers, the club's page."""

from functools import partial

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.presenters.campaign.words import act_title, objections, title
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.campaign import keeper
from heart_africa.rules.campaign.forces import FoundCampaign
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html
from reports.papers import campaign_papers

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


# --- the papers of a campaign at the desk ---


def stack(session: Session, keeping: CampaignDocument) -> Stack:
    """Chronicle, standings, statements and the evening's order of play, as all stands."""
    return of_journal(keeping, partial(campaign_papers, session.catalogue))


# --- before a campaign is open: a new one ---


@dataclass(frozen=True, slots=True)
class Start:
    """A new campaign: what it may be called, its first year, and the last in which one may begin."""

    name: str
    year: int
    last: int


def start(session: Session) -> Start:
    """What a new campaign may be called, and when it begins."""
    calendar = session.book.campaign.calendar
    name = CAMPAIGNS.free_name(session, session.say("keeper-name-usual"))
    return Start(name, calendar.start.value, calendar.last.value)


def against_year(session: Session, year: int) -> tuple[str, ...]:
    """What the book has against beginning in that year."""
    rules = keeper(session.book, session.rulings)
    return objections(session, rules.objections(rules.start, FoundCampaign("?", year)))
