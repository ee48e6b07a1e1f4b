"""The journals of one kind that there are, and those that were put away, as a list to choose from."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gui.documents.library import library
from gui.documents.repair import can_rebuild, only_in_backups
from gui.documents.shelf import in_attic
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Document


@dataclass(frozen=True, slots=True)
class Kept:
    """A journal that is there; `fixed`: why it cannot have another name."""

    name: str
    text: str
    fixed: str = ""


@dataclass(frozen=True, slots=True)
class Gone:
    """A journal that was put away into a file."""

    name: str
    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class KeptGames:
    """All of them, the latest first; `attic`: how many were put away.

    `fault`: why they cannot be read; `rebuild`: whether the database can be built anew; `backups`: what to
    say where nothing is here at all while the backups know of something.
    """

    kept: tuple[Kept, ...] = ()
    attic: str = ""
    gone: tuple[Gone, ...] = ()
    fault: str = ""
    rebuild: bool = False
    backups: str = ""


def on_the_shelf(
    session: Session, kind: str, attic: str, kept: Callable[[Document], Kept], text: Callable[[Document], str]
) -> KeptGames:
    """What there is of a kind; `attic`: the message that counts those put away, `text` tells of each."""
    try:
        known, away = library(session).documents(kind)[::-1], in_attic(session, kind)
        return KeptGames(
            tuple(map(kept, known)),
            session.say(attic, count=len(away)),
            tuple(Gone(each.document.name, text(each.document), each.path) for each in away),
            backups=only_in_backups(session),
        )
    except BadData as fault:
        return KeptGames(fault=bad_text(fault, session.lang), rebuild=can_rebuild(session, fault))
