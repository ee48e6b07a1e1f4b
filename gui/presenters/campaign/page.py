"""The campaign page as a whole: the start, the head, papers, the web page; words for acts and orders."""

from collections.abc import Iterable
from functools import partial

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct as Entered
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import Problem
from heart_africa.language.campaign.words import date_text, form_of, said_as
from heart_africa.language.narration import objection, sentence
from heart_africa.language.order_fields import order_title
from heart_africa.rules.campaign import Campaign, keeper
from heart_africa.rules.campaign.agenda import PossibleOrder
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.rules.shared_terms import BookHolds
from heart_africa.storage.clock import day
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html
from reports.papers import campaign_papers

# --- a campaign in words ---


def title(session: Session, campaign: Campaign) -> str:
    """The present half year and turn in words; before the first, when the campaign begins."""
    if not campaign.turn:
        return session.say("campaign_desk-begins", year=campaign.start)
    return session.say("campaign_desk-now", date=date_text(session.lang, campaign.date), turn=campaign.turn)


def verb(session: Session, kind: str) -> str:
    """The word of an order on its button."""
    return order_title(session.lang, said_as(kind))


def help_text(session: Session, kind: str) -> str:
    """What an order is for."""
    return form_of(kind).help(session.lang)


def objections(session: Session, found: Iterable[Problem]) -> tuple[str, ...]:
    """Objections as sentences, each once."""
    return tuple(dict.fromkeys(objection(session.lang, each) for each in found))


def sentences(session: Session, entered: Entered[Campaign]) -> tuple[str, ...]:
    """What came of an act, a sentence for each event."""
    return tuple(sentence(session.lang, fact.event) for fact in entered.act.facts)


def act_title(session: Session, entered: Entered[Campaign]) -> str:
    """An act in a few words: its order, and whom it is about."""
    about = ", ".join(value for value in _named(entered) if value)
    word = verb(session, entered.act.command.kind)
    return f"{word}: {about}" if about else word


def _named(entered: Entered[Campaign]) -> Iterable[str]:
    command = entered.act.command
    for name in ("player", "name", "target", "other", "to", "native", "battle"):
        value = getattr(command, name, "")
        if isinstance(value, str):
            yield value


def given_for(choice: PossibleOrder, player: str, campaign: Campaign) -> dict[str, str]:
    """The known fields of an order that a player may give: himself, and whom or what it is about."""
    slots = form_of(choice.order).slots
    known = {"player": player} if any(slot.name == "player" for slot in slots) else {}
    field = next((slot for slot in slots if slot.is_about), None)
    if (
        field
        and choice.about
        and (field.holds is not BookHolds.ENGAGEMENT or choice.about in campaign.battles)
    ):
        known[field.name] = choice.about
    return known


# --- the whole campaign page ---


@dataclass(frozen=True, slots=True)
class Head:
    """The head of the page: name, present half year, and what undo and redo would do."""

    name: str
    where: str
    undo: str
    redo: str


def head(session: Session, keeping: CampaignDocument) -> Head:
    """The head of the open campaign."""
    say, journal = session.say, keeping.journal
    last = journal.last
    undo = say("campaign_desk-undo", what=act_title(session, last) if last else "none")
    return Head(keeping.name, title(session, keeping.campaign), undo, say("campaign_desk-redo"))


def web_page(session: Session, keeping: CampaignDocument) -> str:
    """The campaign as an HTML page for the club's site, the person's language first."""
    languages = sorted(LANGUAGES, key=lambda lang: lang != session.lang)
    made = day(keeping.writer.clock())
    return campaign_html([campaign_page(keeping.book, lang, keeping.journal, made) for lang in languages])


# --- the papers of a campaign at the desk ---


def stack(session: Session, keeping: CampaignDocument) -> Stack:
    """The papers of a campaign: chronicle, standings, statements, the order of play."""
    return of_journal(keeping, partial(campaign_papers, session.catalogue))


# --- before a campaign is open: a new one ---


@dataclass(frozen=True, slots=True)
class Start:
    """A new campaign: the proposed name, its first year, and the last year in which one may begin."""

    name: str
    year: int
    last: int


def start(session: Session) -> Start:
    """The form of a new campaign."""
    calendar = session.book.campaign.calendar
    name = CAMPAIGNS.free_name(session, session.say("campaign_desk-name-usual"))
    return Start(name, calendar.start.value, calendar.last.value)


def against_year(session: Session, year: int) -> tuple[str, ...]:
    """The book's objections to beginning in that year."""
    rules = keeper(session.book, session.rulings)
    return objections(session, rules.objections(rules.start, FoundCampaign("?", year)))
