"""What the page of companions says of any of them: the table as a panel, and what a game says of itself.

A companion at the desk is a `CompanionDesk` with a board to look at (`gui.views.companions.Board`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from gui.dice import Generator, OrderDice
from gui.documents.companions import AnyGame, Held, games_of
from gui.presenters.forms import NOTHING, Answers, Checked, FormContext
from gui.presenters.journal import Choice, JournalWords, Sum
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from heart_africa.companions.companion import Companion
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Command
from reports.options import PaperOptions
from reports.paper import Paper

# --- the table ---


@dataclass(frozen=True, slots=True)
class Offer:
    """An order that comes into question: its words, what it may bring, why it cannot be given now.

    `piece`: whose it is, `place`: at what of the board it is aimed, "" for none.
    """

    order: Command
    text: str
    odds: str = ""
    off: str = ""
    piece: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, or whatever lies on the table: its face, and whether it has anything to do now."""

    id: str
    title: str
    sort: str
    lines: tuple[str, ...]
    active: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """Pieces that lie together; `aside`: they are only looked at, and no key chooses them."""

    title: str
    pieces: tuple[Piece, ...]
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Need:
    """A printed value that is asked for; `order` makes the order that says it."""

    text: str
    order: Callable[[str], Command]
    keep: Callable[[str], object]
    """Keep it in the player's own pack. Raises `BadData`."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the computer expects of an order; `why`: line by line."""

    order: Command
    text: str
    expected: str
    why: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """All that is to be said of a game as it stands; `chips`: the state of things, each with its sign.

    `sums`: what is reckoned when somebody looks at it.
    """

    title: str
    badge: str = ""
    due: str = ""
    chips: tuple[Choice, ...] = ()
    offers: tuple[Offer, ...] = ()
    zones: tuple[Zone, ...] = ()
    sums: Callable[[], tuple[Sum, ...]] = tuple
    over: bool = False
    need: Need | None = None


# --- what a game says of itself ---


class CompanionContext(FormContext[AnyGame]):
    """Where its orders are filled in; `lacking`: what is raised where its box has to say a printed value."""

    lacking: ClassVar[type[Exception]]

    def checked(self, said: Command, answers: Answers = NOTHING) -> Checked:
        """As ever; what hangs on a printed value is asked when it is carried out. Raises `BadData`."""
        try:
            return super().checked(said, answers)
        except self.lacking:
            return Checked(said)

    def surplus(self, command: Command, faces: tuple[int, ...], reason: str | None) -> tuple[int, ...]:
        """The faces that an order would not need; none of one that wants a printed value first."""
        try:
            return super().surplus(command, faces, reason)
        except self.lacking:
            return ()

    def carry_out(
        self, command: Command, faces: tuple[int, ...], reason: str | None, *, throw: int = 0
    ) -> None:
        """Enter it; one that wants a printed value waits until that is said. Raises as ever."""
        dice = OrderDice(faces, self.document.generator if throw else None)
        try:
            self.document.submit(command, dice, reason)
        except self.lacking as fault:
            self.document.hold(Held(command, faces, throw, fault))


class CompanionDesk(ABC):
    """A companion as the desk plays it; `advises`: whether the computer knows what to expect of an order."""

    advises: ClassVar[bool] = False
    companion: ClassVar[Companion]
    context: ClassVar[type[CompanionContext]]
    words: ClassVar[type[JournalWords[Any]]]

    @property
    def kind(self) -> str:
        """What its journals are called; its messages are `companions-<kind>-title` and `-text`."""
        return self.companion.kind

    @abstractmethod
    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[Choice]]:
        """What may be added to a new game, in groups (`companions-<kind>-<group>`)."""

    @abstractmethod
    def begin(
        self,
        session: Session,
        name: str,
        edition: int,
        chosen: Mapping[str, Sequence[str]],
        *,
        own: bool,
        thrower: Generator | None = None,
    ) -> AnyGame:
        """Begin a game, on the player's own box if `own`; `thrower` throws. Raises `Refused`, `BadData`."""

    @abstractmethod
    def against(self, session: Session, edition: int, refused: Refused) -> Sequence[str]:
        """Why a new game was refused, in words."""

    @abstractmethod
    def table(self, session: Session, document: AnyGame) -> Table:
        """How the game stands and what may be done."""

    def advice(self, session: Session, document: AnyGame) -> tuple[Hint, ...]:
        """What is to be expected of each legal order, the best first; nothing where that is not known."""
        del session, document
        return ()

    @abstractmethod
    def papers(self, document: AnyGame, journal: Journal[Any], options: PaperOptions) -> Iterable[Paper]:
        """What is printed of an open game, of its journal as it stood."""


def new_name(session: Session, desk: CompanionDesk) -> str:
    """What a new game may be called."""
    return games_of(desk.kind).free_name(session, session.say(f"companions-{desk.kind}-title"))


def stack(desk: CompanionDesk, document: AnyGame) -> Stack:
    """The papers of an open game."""
    return of_journal(document, partial(desk.papers, document))


def shown(table: Table, document: AnyGame) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
    """The orders that can be given and those that cannot, of the piece and the place that were chosen."""
    chosen = [
        each
        for each in table.offers
        if (not document.chosen or each.piece == document.chosen)
        and (not document.place or each.place == document.place)
    ]
    return tuple(each for each in chosen if not each.off), tuple(each for each in chosen if each.off)
