"""Where campaigns are kept, and one of them taken out to be written on or read."""

from collections.abc import Iterator
from contextlib import contextmanager

from heart_africa.core.problems import BadData
from heart_africa.core.rulings import rulings_book
from heart_africa.rules.campaign import Campaign, Keeper, keeper
from heart_africa.rules.load import book
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.journals import Library
from heart_africa.storage.keys import Keys
from heart_africa.storage.places import data_folder
from heart_africa.terminal.health import show_aside
from heart_africa.terminal.library import library
from heart_africa.terminal.screen import Screen

KIND = "campaign"
TURN, FOUNDED = "turn", "founded"

__all__ = ["KIND", "backups", "keeper_of", "opened", "rules_of", "taken"]


def rules_of(document: Document) -> Keeper:
    """The keeper of a campaign, by the rulings that it was begun with. Raises `BadData`."""
    return keeper(book(), rulings_book().choose(dict(document.rulings)))


def keeper_of(sitting: JournalWriter[Campaign]) -> Keeper:
    """The rules of a campaign that is open."""
    rules = sitting.rules
    assert isinstance(rules, Keeper)  # noqa: S101  # a campaign is opened with a keeper
    return rules


def backups() -> Backups[Campaign]:
    """The backups of this person's campaigns."""
    return Backups(data_folder() / FOLDER, _occasion)


def _occasion(before: Campaign, after: Campaign) -> str | None:
    if before.turn != after.turn:
        return TURN
    return FOUNDED if not before.start and after.start else None


@contextmanager
def opened(name: str, who: str = "") -> Iterator[JournalWriter[Campaign]]:
    """A campaign by its name, to be read. Raises `BadData`."""
    with library() as shelf:
        document = shelf.find(KIND, name)
        yield sitting_on(shelf, document, who)


@contextmanager
def taken(screen: Screen, name: str, who: str = "") -> Iterator[JournalWriter[Campaign]]:
    """A campaign by its name, to be written on; a backup when it is put back, if its turn has gone on.

    Raises `BadData`: there is none, or it is a player's copy, which only its organiser's files change.
    """
    with library() as shelf:
        document = shelf.find(KIND, name)
        if owner := Keys.of(shelf, document).owner:
            raise BadData("campaign-is-a-copy", about={"name": document.name, "player": owner})
        sitting = sitting_on(shelf, document, who)
        with kept(screen, sitting):
            yield sitting


def sitting_on(shelf: Library, document: Document, who: str = "") -> JournalWriter[Campaign]:
    """A campaign ready to be written on."""
    return JournalWriter(rules_of(document), shelf, document, shelf.clock, who)


@contextmanager
def kept(screen: Screen, sitting: JournalWriter[Campaign]) -> Iterator[None]:
    """Save a backup at the end if there is an occasion, and tell what happened beside; it stops nothing.

    A backup is as long as the campaign: it waits until the last order of a script is carried out.
    """
    before = sitting.state
    try:
        yield
    finally:
        try:
            backups().after(sitting.library, sitting.document, before, sitting.state)
        except BadData as fault:
            sitting.told.append(fault)
        show_aside(screen, sitting)
