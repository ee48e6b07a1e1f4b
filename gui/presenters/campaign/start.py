"""Before a campaign is open: those there are, those put away, and a new one."""

from dataclasses import dataclass
from pathlib import Path

from gui import shelf as journals
from gui.campaigns import FIRST_YEAR, KIND, campaigns, keeper_for, keeping
from gui.library import library
from gui.presenters.campaign.words import objections
from gui.session import Session
from heart_africa.bad_data import bad_text
from heart_africa.campaign import keeper
from heart_africa.campaign.forces import FoundCampaign
from heart_africa.problems import BadData
from heart_africa.store.attic import Away, free_name
from heart_africa.store.documents import Document
from heart_africa.store.keys import Keys
from heart_africa.store.repairs import LOST
from heart_africa.store.repairs import repair as repaired


@dataclass(frozen=True, slots=True)
class Kept:
    """A campaign that there is: its name; how many entries, when it was begun, whose copy it is."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Gone:
    """A campaign that was put away into a file."""

    name: str
    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class Shelf:
    """What can be opened or taken back; `fault`: why the library cannot be read."""

    kept: tuple[Kept, ...]
    nothing: str
    fault: str
    attic: str
    gone: tuple[Gone, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """A new campaign: what it may be called, and its first year."""

    name: str
    year: int


def shelf(session: Session) -> Shelf:
    """The campaigns there are, the latest first."""
    say = session.say
    try:
        kept = tuple(_kept(session, each) for each in campaigns(session))
        gone, fault = tuple(_gone(session, each) for each in journals.in_attic(session, KIND)), ""
    except BadData as trouble:
        kept, gone, fault = (), (), bad_text(trouble, session.lang)
    return Shelf(kept, say("keeper-none-yet"), fault, say("keeper-shelf-attic", count=len(gone)), gone)


def _kept(session: Session, document: Document) -> Kept:
    text, owner = _text(session, document), Keys.of(library(session), document).owner
    return Kept(document.name, f"{text} · {session.say('keeper-copy-of', player=owner)}" if owner else text)


def _gone(session: Session, each: Away) -> Gone:
    return Gone(each.document.name, _text(session, each.document), each.path)


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


def rename(session: Session, name: str, wanted: str) -> None:
    """Give a campaign another name. Raises `BadData`: it is taken, or none."""
    journals.rename(session, KIND, name, wanted)


def copy(session: Session, name: str) -> str:
    """The same campaign once more, to go on with both: what the copy is called. Raises `BadData`."""
    kept = library(session)
    taken = {each.name for each in kept.documents(KIND)}
    return kept.copy(kept.find(KIND, name), free_name(name, taken)).name


def put_away(session: Session, name: str) -> Path:
    """Take a campaign off the shelf into a file, from which it can be taken back. Raises `BadData`."""
    open_ = keeping(session)
    if open_ is not None and open_.name == name:
        raise ValueError(name)  # the shelf is seen only while none is open
    return journals.put_away(session, KIND, name).path


def take_back(session: Session, path: Path) -> str:
    """Take a campaign back that was put away: what it is called. Raises `BadData`."""
    return journals.take_in(session, path, KIND, keeper(session.book)).name


DAMAGED = "journal-damaged"
"""The fault of a campaign of which only the first entries are sound."""


def repair(session: Session, name: str) -> str:
    """Cut a damaged campaign after its last sound entry, and say what was lost. Raises `BadData`.

    What is cut off is kept in a file beside the library before anything is taken away.
    """
    kept = library(session)
    document = kept.find(KIND, name)
    done = repaired(kept, document, keeper_for(session, document), session.folder / LOST)
    if done is None:
        return session.say("referee-nothing-to-repair")
    return session.say("referee-repaired", stands=done.stands, lost=done.lost)


def against_year(session: Session, year: int) -> tuple[str, ...]:
    """What the book has against beginning in that year."""
    rules = keeper(session.book, session.rulings)
    return objections(session, rules.objections(rules.start, FoundCampaign("?", year)))
