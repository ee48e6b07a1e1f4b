"""A companion game that lies open, and the shelf of all of them: one lies open at a time.

Topics told: `companions` when a game is another or another than before, `companions-order` when a card was
chosen or an order asked for.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from gui.dice import OrderDice
from gui.documents.journal import JournalDocument
from gui.documents.library import Journals
from gui.documents.outbox import Outbox
from gui.pages import COMPANIONS
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.language.companions import Tongue, tongue_of
from heart_africa.mail.companions import CompanionDrafts, by_mail, pass_on
from heart_africa.storage.journal_writer import JournalWriter

State = TypeVar("State")


@dataclass(frozen=True)
class Held:
    """An order that waits: for dice that somebody throws, or for a printed value (`lacking`) of his box."""

    order: Command | None
    faces: tuple[int, ...] = ()
    throw: int = 0
    lacking: Exception | None = None


class CompanionOutbox(Outbox[State]):
    """A player's orders in a companion."""

    @property
    def _tongue(self) -> Tongue[Any]:
        return tongue_of(self._writer.document.kind)

    def drafts(self) -> CompanionDrafts:
        """Where only legal orders of his own are taken."""
        return CompanionDrafts(self._writer.journal, self._writer.rules, self._player)

    def command(self, line: str) -> Command:
        """The order of a line. Raises `BadData`."""
        codec = self._writer.rules.codec
        found: Command = self._tongue.reader(self._session.lang, codec, self.ahead.state).command(line)
        return found

    def line(self, command: Command) -> str:
        """As it would be typed on the copy with the others entered."""
        codec = self._writer.rules.codec
        return self._tongue.line(self._session.lang, codec, self.ahead.state, command)

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections in words, each with its entry of the rulebook."""
        return self._tongue.objections(self._session.lang, self.ahead.state, problems)


class CompanionDocument(JournalDocument[State]):
    """A companion game on the desk.

    `chosen`: the piece that was chosen, `place`: where on the board, "" for none; `by_hand`: the player
    throws his dice and draws from his own cup and deck; `held`: the order that waits; `eyes`: of whom it is
    known that he sits at the screen, where players hide something from one another, `since` which entry;
    `away`: who decides at a machine of his own.
    """

    topic, order_topic, posted = "companions", "companions-order", True

    def __init__(self, session: Session, writer: JournalWriter[State]) -> None:
        super().__init__(session, writer)
        self.chosen = self.place = ""
        self.by_hand = False
        self.held: Held | None = None
        self.eyes, self.since = "", 0
        self.away = by_mail(writer)

    @property
    def kind(self) -> str:
        """Which game it is."""
        return self.writer.document.kind

    @property
    def live(self) -> State:
        """How it stands; on a player's copy with the orders that wait, as far as they need no dice."""
        return self.ahead.state

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
        self.eyes, self.since = eyes, self.journal.next_number
        self.session.tell(self.topic)

    def key_handed(self) -> None:
        """Tell it; nobody waits any longer for that player to sit down here."""
        self.away = by_mail(self.writer)
        super().key_handed()

    def _outbox(self) -> Outbox[State]:
        return CompanionOutbox(self.session, self.writer, self.owner)

    def _carried_out(self) -> None:
        self.chosen = self.place = ""
        self.held = None
        if not (self.owner or self.by_hand):
            pass_on(self.writer, lambda order: self.writer.submit(order, OrderDice((), self.generator)))


AnyGame = CompanionDocument[Any]


@cache
def games_of(kind: str) -> Journals[Any, AnyGame]:
    """The journals of a companion; its module is read when it is first asked for."""
    return Journals(import_module(f"heart_africa.journal_kinds.{kind}").GAMES, CompanionDocument)


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
