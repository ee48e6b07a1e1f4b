"""Before a campaign is open: those there are, and a new one."""

from dataclasses import dataclass

from gui.campaigns import FIRST_YEAR, campaigns
from gui.presenters.campaign.words import objections
from gui.session import Session
from heart_africa.bad_data import bad_text
from heart_africa.campaign import keeper
from heart_africa.campaign.forces import FoundCampaign
from heart_africa.problems import BadData


@dataclass(frozen=True, slots=True)
class Kept:
    """A campaign that there is: its name, how many entries, when it was begun."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Start:
    """What can be opened; `fault`: why the library cannot be read; `name`: what a new one may be called."""

    kept: tuple[Kept, ...]
    nothing: str
    fault: str
    name: str
    year: int


def start(session: Session) -> Start:
    """The campaigns there are, the latest first."""
    say = session.say
    try:
        found, fault = campaigns(session), ""
    except BadData as trouble:
        found, fault = (), bad_text(trouble, session.lang)
    kept = tuple(
        Kept(each.name, say("keeper-kept", count=each.head.number, date=each.created[:10])) for each in found
    )
    name = free_name(say("keeper-name-usual"), {each.name for each in found})
    return Start(kept, say("keeper-none-yet"), fault, name, FIRST_YEAR)


def free_name(wanted: str, taken: set[str]) -> str:
    """A name that no campaign has yet."""
    number, name = 2, wanted
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name


def against_year(session: Session, year: int) -> tuple[str, ...]:
    """What the book has against beginning in that year."""
    rules = keeper(session.book, session.rulings)
    return objections(session, rules.objections(rules.start, FoundCampaign("?", year)))
