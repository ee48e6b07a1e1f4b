"""Games by mail at the desk: to whom a state is sent, and what a file is that somebody sent."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from gui.dice import OrderDice
from gui.documents.journal import JournalDocument
from gui.documents.library import Journals, library
from gui.documents.outbox import Planned
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import More
from heart_africa.core.journal.records import Origin
from heart_africa.core.problems import BadData, Problem
from heart_africa.mail.file_checks import journal_of
from heart_africa.mail.states import Arrived, arrived, take_in
from heart_africa.storage import certificates
from heart_africa.storage.documents import Found
from heart_africa.storage.files import read_text, slug, write_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.repairs import LOST
from heart_africa.storage.signatures import Keys
from heart_africa.storage.transfer import MOST_BYTES
from heart_africa.storage.turn_files import Opened, Orders, Passing, State, is_turn_file, read

Game = JournalDocument[Any]
Kept = TypeVar("Kept", bound=JournalDocument[Any])
Library = Journals[Any, Any]

# --- files to send ---


@dataclass(frozen=True, slots=True)
class Recipient:
    """A player to whom the state is sent, with his key, "" if he has none yet.

    `answered`: he is known to have an entry, so that by default only newer ones are sent.
    """

    name: str
    key: str
    text: str
    answered: bool


def recipients(session: Session, game: Game, names: Iterable[str]) -> tuple[Recipient, ...]:
    """Those players with their keys. Raises `BadData` for keys that cannot be read."""
    keys, say = Keys.of(game.writer.library, game.writer.document), session.say
    known = keys.known
    return tuple(
        Recipient(each, known.get(each, ""), say("mail-key-of", player=each), each in keys.seen)
        for each in names
    )


def key_for(game: Game, player: str, *, renew: bool = False) -> str:
    """The key of a player; a new one if he has none, or with `renew`. Raises `BadData`."""
    keys = Keys.of(game.writer.library, game.writer.document)
    if player in keys.known and not renew:
        return keys.key(player)
    key = keys.issue(player)
    game.key_handed()
    return key


def file_for(session: Session, game: Game, player: str, turn: int, what: str) -> Path:
    """Where the state for a player, or his orders, are proposed to be saved; `what`: `turn` or `orders`."""
    return session.downloads / f"{slug(game.name)}-{slug(player)}-{turn}.{what}.json"


@dataclass(frozen=True, slots=True)
class MailPanel:
    """What is sent in an open game: to whom; on a player's copy the waiting orders and a note.

    `passing`: what may go on without him, None if the game has no such thing; `over`: no more orders are
    needed.
    """

    recipients: tuple[Recipient, ...] = ()
    planned: tuple[Planned, ...] = ()
    note: str = ""
    owner: str = ""
    passing: Passing | None = None
    over: bool = False


class Sending(ABC, Generic[Kept]):
    """How an open game is sent to players, and a player's orders to the organiser."""

    def __init__(self, session: Session, game: Kept) -> None:
        self.session, self.game = session, game

    @abstractmethod
    def panel(self) -> MailPanel:
        """Return what there is to send. Raises `BadData` for keys that cannot be read."""

    @abstractmethod
    def state(self, player: str, *, whole: bool) -> str:
        """The signed file with the state for a player, as text. Raises `BadData`."""

    def state_path(self, player: str) -> Path:
        """Where the state for a player is proposed to be saved."""
        return file_for(self.session, self.game, player, self.game.live.turn, "turn")

    def save_state(self, player: str, path: Path, *, whole: bool = False) -> str:
        """Save the state for a player, with a new key if he has none; returns a sentence.

        Raises `BadData`.
        """
        key_for(self.game, player)
        write_text(path, self.state(player, whole=whole))
        return self.session.say("mail-state-saved", player=player, path=str(path))

    def orders_path(self) -> Path:
        """Where a player's orders are proposed to be saved."""
        return file_for(self.session, self.game, self.game.owner, self.game.live.turn, "orders")

    def save_orders(self, path: Path) -> str:
        """Save a player's signed orders; returns a sentence. Raises `BadData`."""
        box = self.game.outbox
        assert box is not None  # noqa: S101  # only a copy has one
        return self.session.say("mail-orders-saved", count=box.write(path), path=str(path))


# --- a file received ---


@dataclass(frozen=True, slots=True)
class IntakeOptions:
    """What the user says about a file: its key, the name of the copy, what is allowed."""

    key: str = ""
    name: str = ""
    allowed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class WordedOrder:
    """An order of a file: a mark, its line, objections and remarks."""

    mark: str
    line: str
    against: tuple[str, ...]
    state: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file is and would do.

    `key`: a key is asked for; `name`: the proposed name, "" if that is fixed; `allow`: what has to be allowed
    first, as id and words; `press`: the text of the button, "" if it cannot be taken in; `certificate`: its
    dice come from a certificate.
    """

    title: str
    lines: tuple[str, ...] = ()
    orders: tuple[WordedOrder, ...] = ()
    since: tuple[str, ...] = ()
    allow: tuple[tuple[str, str], ...] = ()
    fault: str = ""
    key: bool = False
    name: str = ""
    press: str = ""
    ready: bool = False
    certificate: bool = False


@dataclass(frozen=True, slots=True)
class BroughtFile:
    """A file that was read; `turn`: its content if it is a turn file, else it is taken for a whole game."""

    path: Path
    turn: Opened | None = None


def unpack(path: Path) -> BroughtFile:
    """Read a file. Raises `BadData` if it cannot be read or is of a newer version."""
    text = read_text(path, MOST_BYTES)
    return BroughtFile(path, read(text, path.name) if is_turn_file(text) else None)


class Bringing(ABC):
    """How files of a game are looked at and taken in."""

    def __init__(self, session: Session) -> None:
        self.session = session

    # --- what a game says ---

    @abstractmethod
    def games(self, kind: str) -> Library:
        """The journals of that kind of game. Raises `BadData` if the page has none such."""

    @abstractmethod
    def of_journal(self, parcel: BroughtFile, how: IntakeOptions) -> Preview:
        """What a file with a whole game would do."""

    @abstractmethod
    def of_orders(self, opened: Opened, orders: Orders) -> Preview:
        """What a player's orders would do; `preview` checks afterwards what was allowed."""

    @abstractmethod
    def take_journal(self, parcel: BroughtFile, how: IntakeOptions) -> str:
        """Take in a whole game; returns a sentence that says so."""

    @abstractmethod
    def take_orders(self, opened: Opened, orders: Orders, how: IntakeOptions, more: More) -> str:
        """Enter a player's orders; returns a sentence. Raises `Refused`, `MissingDice`, `BadData`."""

    @abstractmethod
    def stands(self, found: Found) -> Iterator[str]:
        """How the game in a file stands, in sentences."""

    @abstractmethod
    def against(self, problems: tuple[Problem, ...]) -> tuple[str, ...]:
        """Objections to an order, in words."""

    # --- what follows from it ---

    def preview(self, parcel: BroughtFile, how: IntakeOptions) -> Preview:
        """What a file would do, or why it cannot be taken in."""
        opened = parcel.turn
        try:
            if opened is None:
                return self.of_journal(parcel, how)
            if isinstance(opened.said, State):
                return self._of_state(parcel, opened, opened.said, how)
            found = self.of_orders(opened, opened.said)
            return replace(found, ready={id_ for id_, _ in found.allow} <= how.allowed)
        except BadData as fault:
            return Preview(self.title(parcel), fault=bad_text(fault, self.session.lang))

    def title(self, parcel: BroughtFile) -> str:
        """What the file is, in words: a state of a game, a player's orders, or unknown."""
        say, said = self.session.say, parcel.turn.said if parcel.turn else None
        if said is None:
            return say("mail-bring-file", file=parcel.path.name)
        what = "state" if isinstance(said, State) else "orders"
        return say(f"mail-bring-{what}", player=said.player, name=said.name)

    def take(self, parcel: BroughtFile, how: IntakeOptions, more: More | None = None) -> str:
        """Take a file in; returns a sentence that says what was done. `more` gives dice.

        Raises `BadData`; `Refused` if one order makes a later one impossible; `MissingDice`.
        """
        opened = parcel.turn
        if opened is None:
            return self.take_journal(parcel, how)
        if isinstance(opened.said, State):
            session, came = self.session, self._arrived(opened, opened.said, how)
            replacing = "replacing" in how.allowed
            document = take_in(
                library(session), came, session.folder / LOST, name=how.name.strip(), replacing=replacing
            )
            self.games(opened.said.kind).open(session, document.name)
            return session.say(
                "mail-state-taken",
                name=document.name,
                player=opened.said.player,
                count=came.new,
                entries=len(came.found.lines),
            )
        return self.take_orders(opened, opened.said, how, more or OrderDice())

    def _of_state(self, parcel: BroughtFile, opened: Opened, state: State, how: IntakeOptions) -> Preview:
        say = self.session.say
        panel = Preview(self.title(parcel), key=journal_of(library(self.session), state) is None)
        if panel.key and not how.key.strip():
            return replace(panel, lines=(say("mail-bring-key-first", player=state.player),))
        try:
            came = self._arrived(opened, state, how)
        except BadData as fault:
            return replace(panel, fault=bad_text(fault, self.session.lang))
        lines = [*self.stands(came.found), say("mail-bring-new", count=came.new)]
        allow = (("replacing", say("mail-allow-replacing", count=came.lost)),) if came.lost else ()
        return replace(
            panel,
            lines=tuple(lines),
            allow=allow,
            name="" if came.known else how.name or state.name,
            press=say("mail-bring-state-take"),
            ready=not allow or "replacing" in how.allowed,
        )

    def _arrived(self, opened: Opened, state: State, how: IntakeOptions) -> Arrived:
        return arrived(library(self.session), opened, state, how.key, self.games(state.kind).of.rules_of)

    def shown_again(self, writer: JournalWriter[Any]) -> None:
        """Show the game again after orders were entered."""
        games = self.games(writer.document.kind)
        open_ = games.opened(self.session)
        if open_ is None or open_.writer.document.id != writer.document.id:
            games.open(self.session, writer.document.name)
        else:
            open_.reload()


def certified(session: Session, path: Path) -> More:
    """Return a source of dice from a certificate, which records what it has thrown and for what."""

    def thrown(count: int, why: str) -> tuple[Iterable[int], Origin]:
        return certificates.roll(path, count, session.say(why)), Origin.CERTIFICATE

    return thrown
