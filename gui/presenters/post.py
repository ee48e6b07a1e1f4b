"""Games by post at the desk: to whom a state goes, and what a file is that somebody sent."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from gui.dice import OrderDice
from gui.documents.journal import JournalDocument
from gui.documents.library import Journals, library
from gui.documents.outbox import Planned
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.records import Origin
from heart_africa.core.problems import BadData, Problem
from heart_africa.mail.sent import journal_of
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
Library = Journals[Any, Any]

# --- what goes out: the state for each player, a player's orders ---


@dataclass(frozen=True, slots=True)
class Recipient:
    """A player to whom the state is sent: his key, "" if none was handed out yet.

    `answered`: he is known to have an entry, so that only what is new goes to him unless he wants all.
    """

    name: str
    key: str
    text: str
    answered: bool


def recipients(session: Session, game: Game, names: Iterable[str]) -> tuple[Recipient, ...]:
    """Those players. Raises `BadData` for keys that cannot be read."""
    keys, say = Keys.of(game.writer.library, game.writer.document), session.say
    known = keys.known
    return tuple(
        Recipient(each, known.get(each, ""), say("keeper-key-of", player=each), each in keys.seen)
        for each in names
    )


def key_for(game: Game, player: str, *, renew: bool = False) -> str:
    """The key of a player; a new one if he has none yet, or with `renew`: from then on he plays by mail.

    Raises `BadData`.
    """
    keys = Keys.of(game.writer.library, game.writer.document)
    if player in keys.known and not renew:
        return keys.key(player)
    key = keys.issue(player)
    game.session.tell(game.topic)
    return key


def file_for(session: Session, game: Game, player: str, turn: int, what: str) -> Path:
    """Where the state for a player may be saved, or his orders: `turn`, `orders`."""
    return session.downloads / f"{slug(game.name)}-{slug(player)}-{turn}.{what}.json"


@dataclass(frozen=True, slots=True)
class Post:
    """What goes out of an open game: to whom; on a player's copy what waits to be sent, with his note.

    `passing`: what he lets go by, None in a game in which nothing can be; `over`: nothing more is ordered.
    """

    recipients: tuple[Recipient, ...] = ()
    planned: tuple[Planned, ...] = ()
    note: str = ""
    owner: str = ""
    passing: Passing | None = None
    over: bool = False


class Sending(ABC):
    """How an open game is sent, and a player's orders."""

    def __init__(self, session: Session, game: Any) -> None:  # noqa: ANN401  # a document of any game
        self.session, self.game = session, game

    @abstractmethod
    def post(self) -> Post:
        """To whom, and what waits. Raises `BadData` for keys that cannot be read."""

    @abstractmethod
    def state(self, player: str, *, whole: bool) -> str:
        """How it stands, signed for a player. Raises `BadData`."""

    def state_path(self, player: str) -> Path:
        """Where the state for a player may be saved."""
        return file_for(self.session, self.game, player, self.game.live.turn, "turn")

    def save_state(self, player: str, path: Path, *, whole: bool = False) -> str:
        """Save it, with a key if he has none: what was done, in a sentence. Raises `BadData`."""
        key_for(self.game, player)
        write_text(path, self.state(player, whole=whole))
        return self.session.say("keeper-state-saved", player=player, path=str(path))

    def orders_path(self) -> Path:
        """Where a player's orders may be saved."""
        return file_for(self.session, self.game, self.game.owner, self.game.live.turn, "orders")

    def save_orders(self, path: Path) -> str:
        """Save a player's orders, signed: what was done, in a sentence. Raises `BadData`."""
        return self.session.say("keeper-orders-saved", count=self.game.outbox.write(path), path=str(path))


# --- a file that somebody sent: what it is, what it would do, what is against it; then it is taken in ---


@dataclass(frozen=True, slots=True)
class How:
    """What a person says of a file: its key, the name of the copy; what is allowed that stands in its way."""

    key: str = ""
    name: str = ""
    allowed: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Told:
    """An order of a file: a mark besides any colour, its line, what is against it or to be known of it."""

    mark: str
    line: str
    against: tuple[str, ...]
    state: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file is and would do.

    `key`: a key is asked for; `name`: under which name it would be kept, "" where that is settled; `allow`:
    what has to be allowed first, id and words; `press`: what the button says, "" where it cannot be taken;
    `certificate`: dice that are wanted come from one.
    """

    title: str
    lines: tuple[str, ...] = ()
    orders: tuple[Told, ...] = ()
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
    """A file that was read; `turn`: what it says if it is a turn file, else it is taken for a whole game."""

    path: Path
    turn: Opened | None = None


def unpack(path: Path) -> BroughtFile:
    """Read a file. Raises `BadData`: it cannot be read, or is of a newer version."""
    text = read_text(path, MOST_BYTES)
    return BroughtFile(path, read(text, path.name) if is_turn_file(text) else None)


class Bringing(ABC):
    """How files of a game are looked at and taken in."""

    def __init__(self, session: Session) -> None:
        self.session = session

    # --- what a game says ---

    @abstractmethod
    def games(self, kind: str) -> Library:
        """The journals among which one of that kind is kept. Raises `BadData`: the page has no such."""

    @abstractmethod
    def of_journal(self, parcel: BroughtFile, how: How) -> Preview:
        """A whole game."""

    @abstractmethod
    def of_orders(self, opened: Opened, orders: Orders) -> Preview:
        """A player's orders; `ready` is yet to be looked at with what is allowed."""

    @abstractmethod
    def take_journal(self, parcel: BroughtFile, how: How) -> str:
        """Take in a whole game: what was done, in a sentence."""

    @abstractmethod
    def take_orders(self, opened: Opened, orders: Orders, how: How, more: More) -> str:
        """Enter a player's orders: what was done, in a sentence. Raises `Refused`, `Short`, `BadData`."""

    @abstractmethod
    def stands(self, found: Found) -> Iterator[str]:
        """How a game in a file stands."""

    @abstractmethod
    def against(self, problems: tuple[Problem, ...]) -> tuple[str, ...]:
        """What the rules have against an order, in words."""

    # --- what follows from it ---

    def preview(self, parcel: BroughtFile, how: How) -> Preview:
        """What a file would do; why it cannot be taken, in words."""
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
            return say("keeper-bring-file", file=parcel.path.name)
        what = "state" if isinstance(said, State) else "orders"
        return say(f"keeper-bring-{what}", player=said.player, name=said.name)

    def take(self, parcel: BroughtFile, how: How, more: More | None = None) -> str:
        """Take a file in as a person has said; what was done, in a sentence. `more`: who gives dice.

        Raises `BadData`; `Refused` where one order does not go upon another; `Short` where dice are wanting.
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
                "keep-state-taken",
                name=document.name,
                player=opened.said.player,
                count=came.new,
                entries=len(came.found.lines),
            )
        return self.take_orders(opened, opened.said, how, more or OrderDice())

    def _of_state(self, parcel: BroughtFile, opened: Opened, state: State, how: How) -> Preview:
        say = self.session.say
        panel = Preview(self.title(parcel), key=journal_of(library(self.session), state) is None)
        if panel.key and not how.key.strip():
            return replace(panel, lines=(say("keeper-bring-key-first", player=state.player),))
        try:
            came = self._arrived(opened, state, how)
        except BadData as fault:
            return replace(panel, fault=bad_text(fault, self.session.lang))
        lines = [*self.stands(came.found), say("keeper-bring-new", count=came.new)]
        allow = (("replacing", say("keeper-allow-replacing", count=came.lost)),) if came.lost else ()
        return replace(
            panel,
            lines=tuple(lines),
            allow=allow,
            name="" if came.known else how.name or state.name,
            press=say("keeper-bring-state-take"),
            ready=not allow or "replacing" in how.allowed,
        )

    def _arrived(self, opened: Opened, state: State, how: How) -> Arrived:
        return arrived(library(self.session), opened, state, how.key, self.games(state.kind).of.rules_of)

    def shown_again(self, writer: JournalWriter[Any]) -> None:
        """Show the game on which orders have been entered."""
        games = self.games(writer.document.kind)
        open_ = games.opened(self.session)
        if open_ is None or open_.writer.document.id != writer.document.id:
            games.open(self.session, writer.document.name)
        else:
            open_.reload()


def certified(session: Session, path: Path) -> More:
    """Who gives dice out of a certificate, which keeps what it has thrown, and for what."""

    def thrown(count: int, why: str) -> tuple[Iterable[int], Origin]:
        return certificates.roll(path, count, session.say(why)), Origin.CERTIFICATE

    return thrown
