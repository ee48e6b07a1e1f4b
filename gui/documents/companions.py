"""A companion game that lies open, and the shelf of all of them: one lies open at a time.

Topics told: `companions` when a game is another or another than before, `companions-order` when a card was
chosen or an order asked for.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from gui.documents.journal import JournalDocument
from gui.documents.library import Journals
from gui.pages import COMPANIONS
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Command
from heart_africa.storage.journal_writer import JournalWriter

State = TypeVar("State")


@dataclass(frozen=True)
class Held:
    """An order that waits: for dice that somebody throws, or for a printed value (`lacking`) of his box."""

    order: Command | None
    faces: tuple[int, ...] = ()
    throw: int = 0
    lacking: Exception | None = None


class CompanionDocument(JournalDocument[State]):
    """A companion game on the desk.

    `chosen`: the piece that was chosen, `place`: where on the board, "" for none; `by_hand`: the player
    throws his dice and draws from his own cup and deck; `held`: the order that waits; `eyes`: of whom it is
    known that he sits at the screen, where players hide something from one another.
    """

    topic, order_topic = "companions", "companions-order"

    def __init__(self, session: Session, writer: JournalWriter[State]) -> None:
        super().__init__(session, writer)
        self.chosen = self.place = ""
        self.by_hand = False
        self.held: Held | None = None
        self.eyes = ""

    @property
    def kind(self) -> str:
        """Which game it is."""
        return self.writer.document.kind

    def choose(self, piece: str = "", place: str = "") -> None:
        """Choose a piece and a place of the board; nothing waits any longer."""
        self.chosen, self.place, self.held = piece, place, None
        self.session.tell(self.order_topic)

    def hold(self, held: Held | None) -> None:
        """Let an order wait, or none."""
        self.held = held
        self.session.tell(self.order_topic)

    def throw_by(self, *, hand: bool) -> None:
        """Say who throws and draws."""
        self.by_hand, self.held = hand, None
        self.session.tell(self.order_topic)

    def look(self, eyes: str) -> None:
        """Say who sits at the screen now."""
        self.eyes = eyes
        self.session.tell(self.topic)

    def _carried_out(self) -> None:
        self.chosen = self.place = ""
        self.held = None


AnyGame = CompanionDocument[Any]


@cache
def games_of(kind: str) -> Journals[Any, AnyGame]:
    """The journals of a companion; its module is read when it is first asked for."""
    return Journals(import_module(f"heart_africa.kinds.{kind}").GAMES, CompanionDocument)


class Shelf:
    """All companions as one game: what is done with whichever lies open."""

    kind = "companions"

    def opened(self, session: Session) -> AnyGame | None:
        """The one that is open, if one is."""
        return next(self._open(session), None)

    def close(self, session: Session) -> None:
        """Put it away."""
        for each in self._open(session):
            games_of(each.kind).close(session)

    def _open(self, session: Session) -> Iterator[AnyGame]:
        for kind in COMPANIONS:
            key: Key[AnyGame] = Key(kind)
            if (found := session.open.get(key)) is not None:
                yield found


SHELF = Shelf()
"""The companions of this person."""
