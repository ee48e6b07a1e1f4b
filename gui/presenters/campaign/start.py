"""Before a campaign is open: those there are, those put away, and a new one."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from gui.documents.campaign import FIRST_YEAR, KIND, campaigns, keeper_for
from gui.documents.library import library
from gui.documents.repair import mend
from gui.documents.shelf import take_in
from gui.presenters.campaign.words import objections
from gui.presenters.library import Kept, KeptGames, on_the_shelf
from gui.session import Session
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import keeper
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.storage.archive import free_name
from heart_africa.storage.documents import Document
from heart_africa.storage.keys import Keys


@dataclass(frozen=True, slots=True)
class Start:
    """A new campaign: what it may be called, and its first year."""

    name: str
    year: int


def shelf(session: Session) -> KeptGames:
    """The campaigns there are, the latest first."""
    text = partial(_text, session)
    return on_the_shelf(session, KIND, "keeper-shelf-attic", partial(_kept, session), text)


def _kept(session: Session, document: Document) -> Kept:
    """A campaign that there is: how many entries, when it was begun, whose copy it is."""
    text, owner = _text(session, document), Keys.of(library(session), document).owner
    return Kept(document.name, f"{text} · {session.say('keeper-copy-of', player=owner)}" if owner else text)


def _text(session: Session, document: Document) -> str:
    return session.say("keeper-kept", count=document.head.number, date=document.created[:10])


def start(session: Session) -> Start:
    """What a new campaign may be called, and when it begins."""
    try:
        taken = {each.name for each in campaigns(session)}
    except BadData:
        taken = set()  # the shelf below tells of it
    return Start(free_name(session.say("keeper-name-usual"), taken), FIRST_YEAR)


# --- what is done with one ---


def copy(session: Session, name: str) -> str:
    """The same campaign once more, to go on with both: what the copy is called. Raises `BadData`."""
    kept = library(session)
    taken = {each.name for each in kept.documents(KIND)}
    return kept.copy(kept.find(KIND, name), free_name(name, taken)).name


def take_back(session: Session, path: Path) -> str:
    """Take a campaign back that was put away: what it is called. Raises `BadData`."""
    return take_in(session, path, KIND, keeper(session.book)).name


def repair(session: Session, name: str) -> str:
    """Mend a damaged campaign from its copies, and say what came of it. Raises `BadData`."""
    document = library(session).find(KIND, name)
    return mend(session, document, keeper_for(session, document))


def against_year(session: Session, year: int) -> tuple[str, ...]:
    """What the book has against beginning in that year."""
    rules = keeper(session.book, session.rulings)
    return objections(session, rules.objections(rules.start, FoundCampaign("?", year)))
