"""What leaves a campaign: states, orders, itself, its tables; and what a file is that somebody sent."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from gui.dice import OrderDice
from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.documents.library import library
from gui.documents.outbox import Planned
from gui.presenters.campaign.page import web_page
from gui.presenters.campaign.words import objections, sentences, title
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin
from heart_africa.core.problems import BadData
from heart_africa.mail.received_orders import OrdersReview, ReceivedOrder, enter, remarks, wanted
from heart_africa.mail.sent import addressed, journal_of, sender
from heart_africa.mail.states import Arrived, arrived, take_in
from heart_africa.rules.campaign import Campaign, PlayerStatus, keeper
from heart_africa.storage import certificates
from heart_africa.storage.backups import slug
from heart_africa.storage.documents import ENDING, Found, Head
from heart_africa.storage.files import read_text, write_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.line_reader import entries
from heart_africa.storage.repairs import LOST
from heart_africa.storage.signatures import Keys
from heart_africa.storage.transfer import MOST_BYTES, opened
from heart_africa.storage.turn_files import Opened, Orders, State, is_turn_file, read, state_text
from reports.content.campaign import ROWS, as_csv

# --- what leaves a campaign: its state for each player, a player's orders, the campaign itself ---


WHOLE, PAGE = "whole", "page"
ENDINGS = {WHOLE: ENDING, PAGE: ".html", **dict.fromkeys(ROWS, ".csv")}
"""What can be saved of a campaign, and how its file ends."""


@dataclass(frozen=True, slots=True)
class Recipient:
    """A player to whom the state is sent: his key, "" if none was handed out yet.

    `answered`: he is known to have an entry, so that only what is new goes to him unless he wants all.
    """

    name: str
    key: str
    text: str
    answered: bool


@dataclass(frozen=True, slots=True)
class Saved:
    """Something that can be saved: its kind, what the button says, what it is."""

    what: str
    text: str
    tip: str


@dataclass(frozen=True, slots=True)
class Files:
    """All of it; on a player's copy `planned`: the orders that wait to be sent."""

    recipients: tuple[Recipient, ...]
    planned: tuple[Planned, ...]
    note: str
    owner: str
    nobody: str
    saved: tuple[Saved, ...]


def files(session: Session, keeping: CampaignDocument) -> Files:
    """The page of files and post. Raises `BadData` for keys that cannot be read."""
    say, box = session.say, keeping.outbox
    return Files(
        () if box else _recipients(session, keeping),
        box.told if box else (),
        box.note if box else "",
        keeping.owner,
        say("keep-nobody-yet"),
        tuple(Saved(each, say(f"keeper-save-{each}"), say(f"keeper-save-{each}-tip")) for each in ENDINGS),
    )


def _recipients(session: Session, keeping: CampaignDocument) -> tuple[Recipient, ...]:
    keys = Keys.of(keeping.writer.library, keeping.writer.document)
    players = (one for one in keeping.live.players.values() if one.standing is not PlayerStatus.OUT)
    return tuple(
        Recipient(
            one.name,
            keys.known.get(one.name, ""),
            session.say("keeper-key-of", player=one.name),
            one.name in keys.seen,
        )
        for one in players
    )


def key_for(keeping: CampaignDocument, player: str, *, renew: bool = False) -> str:
    """The key of a player, handed out now if he has none, or anew. Raises `BadData`."""
    keys = Keys.of(keeping.writer.library, keeping.writer.document)
    return keys.issue(player) if renew or player not in keys.known else keys.key(player)


def state_path(session: Session, keeping: CampaignDocument, player: str) -> Path:
    """Where the state for a player may be saved."""
    return session.folder / f"{slug(keeping.name)}-{slug(player)}-{keeping.live.turn}.turn.json"


def save_state(
    session: Session, keeping: CampaignDocument, player: str, path: Path, *, whole: bool = False
) -> str:
    """Save the state for a player, signed with his key: what was done, in a sentence. Raises `BadData`.

    It carries what is new since the entry that he is known to have, or the whole campaign.
    """
    key, library = key_for(keeping, player), keeping.writer.library
    document = library.again(keeping.writer.document)
    has = Head() if whole else Keys.of(library, document).seen.get(player, Head())
    write_text(path, state_text(library, document, player, keeping.live.turn, key, has))
    return session.say("keeper-state-saved", player=player, path=str(path))


def orders_path(session: Session, keeping: CampaignDocument) -> Path:
    """Where a player's orders may be saved."""
    return session.folder / f"{slug(keeping.name)}-{slug(keeping.owner)}-{keeping.live.turn}.orders.json"


def save_orders(session: Session, keeping: CampaignDocument, path: Path) -> str:
    """Save a player's orders, signed: what was done, in a sentence. Raises `BadData`."""
    assert keeping.outbox is not None  # noqa: S101  # only a copy has one
    return session.say("keeper-orders-saved", count=keeping.outbox.write(path), path=str(path))


def file_path(session: Session, keeping: CampaignDocument, what: str) -> Path:
    """Where something of the campaign may be saved."""
    middle = "" if what in {WHOLE, PAGE} else f"-{what}"
    return session.folder / f"{slug(keeping.name)}{middle}{ENDINGS[what]}"


def save(session: Session, keeping: CampaignDocument, what: str, path: Path) -> str:
    """Save something of the campaign: what was done, in a sentence. Raises `BadData`."""
    if what == WHOLE:
        CAMPAIGNS.write_out(session, keeping.name, path)
    elif what == PAGE:
        write_text(path, web_page(session, keeping))
    else:
        write_text(path, as_csv(ROWS[what](session.lang, keeping.journal)))
    return session.say("keeper-file-saved", path=str(path))


# --- a file that somebody sent: what it is, what it would do, what is against it; then it is taken in ---


SHOWN = 20
"""So many of the acts that came since are shown; all are in the journal."""


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
    """A file that was read; `turn`: what it says if it is a turn file, else it is taken for a campaign."""

    path: Path
    turn: Opened | None = None


def unpack(path: Path) -> BroughtFile:
    """Read a file. Raises `BadData`: it cannot be read, or is of a newer version."""
    text = read_text(path, MOST_BYTES)
    return BroughtFile(path, read(text, path.name) if is_turn_file(text) else None)


def preview(session: Session, parcel: BroughtFile, how: How) -> Preview:
    """What a file would do; why it cannot be taken, in words."""
    try:
        match parcel.turn.said if parcel.turn else None:
            case State() as state:
                return _of_state(session, parcel, state, how)
            case Orders() as orders:
                return _of_orders(session, parcel, orders, how)
            case _:
                return _of_journal(session, parcel, how)
    except BadData as fault:
        return Preview(_title(session, parcel), fault=bad_text(fault, session.lang))


def _title(session: Session, parcel: BroughtFile) -> str:
    say, said = session.say, parcel.turn.said if parcel.turn else None
    if said is None:
        return say("keeper-bring-file", file=parcel.path.name)
    what = "state" if isinstance(said, State) else "orders"
    return say(f"keeper-bring-{what}", player=said.player, name=said.name)


# --- a whole campaign ---


def _of_journal(session: Session, parcel: BroughtFile, how: How) -> Preview:
    found = opened(parcel.path, CAMPAIGNS.kind, keeper(session.book))
    say = session.say
    allow: tuple[tuple[str, str], ...] = ()
    fault = ""
    if found.fault is not None:
        fault = bad_text(found.fault, session.lang)
    if not found.lines:
        return Preview(_title(session, parcel), fault=fault or say("keeper-bring-empty"))
    if fault:
        allow = (("partly", say("keeper-allow-partly", count=len(found.lines))),)
    return Preview(
        say("keeper-bring-journal", name=found.document.name),
        tuple(_stands(session, found)),
        allow=allow,
        fault=fault,
        press=say("keeper-bring-take"),
        ready=not allow or "partly" in how.allowed,
    )


def _stands(session: Session, found: Found) -> Iterator[str]:
    """How a campaign in a file stands: where, with whom, of how many entries."""
    if not found.lines:
        return
    rules, last = CAMPAIGNS.of.rules_of(found.document), found.lines[-1]
    sound = replace(found.document, head=Head(last.number, last.mark))
    campaign = Journal(rules, entries(sound, found.lines, rules)).state
    yield title(session, campaign)
    if campaign.players:
        yield session.say("keeper-bring-players", players=", ".join(campaign.players))
    yield session.say("keeper-bring-entries", count=len(found.lines))


# --- how a campaign stands, for a copy ---


def _arrived(session: Session, parcel: BroughtFile, state: State, how: How) -> Arrived:
    assert parcel.turn is not None  # noqa: S101  # a state is a turn file
    return arrived(library(session), parcel.turn, state, how.key, CAMPAIGNS.of.rules_of)


def _of_state(session: Session, parcel: BroughtFile, state: State, how: How) -> Preview:
    say = session.say
    panel = Preview(_title(session, parcel), key=_first(session, state))
    if panel.key and not how.key.strip():
        return replace(panel, lines=(say("keeper-bring-key-first", player=state.player),))
    try:
        came = _arrived(session, parcel, state, how)
    except BadData as fault:
        return replace(panel, fault=bad_text(fault, session.lang))
    lines = [*_stands(session, came.found), say("keeper-bring-new", count=came.new)]
    allow = (("replacing", say("keeper-allow-replacing", count=came.lost)),) if came.lost else ()
    return replace(
        panel,
        lines=tuple(lines),
        allow=allow,
        name="" if came.known else how.name or state.name,
        press=say("keeper-bring-state-take"),
        ready=not allow or "replacing" in how.allowed,
    )


def _first(session: Session, state: State) -> bool:
    """Whether the player has no copy yet, so that his key has to be typed."""
    known = journal_of(library(session), state)
    return known is None or state.player not in Keys.of(library(session), known).known


# --- a player's orders ---


def _wanted(
    session: Session, parcel: BroughtFile, orders: Orders
) -> tuple[JournalWriter[Campaign], OrdersReview]:
    assert parcel.turn is not None  # noqa: S101  # orders are a turn file
    shelf = library(session)
    writer = CAMPAIGNS.writer(session, addressed(shelf, parcel.turn, orders), sender(orders))
    return writer, wanted(session.lang, session.catalogue, parcel.turn, orders, writer)


def _of_orders(session: Session, parcel: BroughtFile, orders: Orders, how: How) -> Preview:
    say = session.say
    writer, want = _wanted(session, parcel, orders)
    if want.out:
        return Preview(_title(session, parcel), fault=" ".join(objections(session, want.out)))
    going = sum(wish.goes for wish in want.wishes)
    lines = (say("keeper-bring-note", note=orders.note),) if orders.note else ()
    return Preview(
        _title(session, parcel),
        (title(session, writer.state), *lines),
        tuple(_told(session, writer, wish) for wish in want.wishes),
        tuple(f"#{each.number}  {' '.join(sentences(session, each))}" for each in want.since[-SHOWN:]),
        tuple(_allow(session, want)) if going else (),
        press=say("keeper-bring-orders-take", count=going) if going else "",
        fault="" if going else say("keeper-bring-none-goes"),
        ready=want.ready(on_top="on-top" in how.allowed, partly="partly" in how.allowed),
        certificate=writer.state.dice == "certificate",
    )


def _allow(session: Session, want: OrdersReview) -> Iterator[tuple[str, str]]:
    """What has to be allowed before orders are entered."""
    if want.touched:
        yield "on-top", session.say("keeper-allow-on-top", count=want.entries)
    if want.clash:
        count = sum(bool(wish.against) for wish in want.wishes)
        yield "partly", session.say("keeper-allow-orders", count=count)


def _told(session: Session, writer: JournalWriter[Campaign], wish: ReceivedOrder) -> Told:
    if wish.known:
        return Told("=", session.say("keep-order-known", order=wish.line), (), "")
    below = (*wish.against, *remarks(session.lang, writer, wish))
    return Told("✗" if wish.against else "✓", wish.line, below, "bad" if wish.against else "good")


def certified(session: Session, path: Path) -> More:
    """Who gives dice out of a certificate, which keeps what it has thrown, and for what."""

    def thrown(count: int, why: str) -> tuple[Iterable[int], Origin]:
        return certificates.roll(path, count, session.say(why)), Origin.CERTIFICATE

    return thrown


# --- taken in ---


def take(session: Session, parcel: BroughtFile, how: How, more: More | None = None) -> str:
    """Take a file in as a person has said; what was done, in a sentence. `more`: who gives dice.

    Raises `BadData`; `Refused` where one order does not go upon another; `Short` where dice are wanting.
    """
    match parcel.turn.said if parcel.turn else None:
        case State() as state:
            return _take_state(session, parcel, state, how)
        case Orders() as orders:
            return _take_orders(session, parcel, orders, more or OrderDice())
        case _:
            partly = "partly" in how.allowed
            document = CAMPAIGNS.take_in(session, parcel.path, partly=partly)
            CAMPAIGNS.open(session, document.name)
            return session.say("keep-imported", name=document.name, entries=document.head.number)


def _take_state(session: Session, parcel: BroughtFile, state: State, how: How) -> str:
    came = _arrived(session, parcel, state, how)
    replacing = "replacing" in how.allowed
    document = take_in(
        library(session), came, session.folder / LOST, name=how.name.strip(), replacing=replacing
    )
    CAMPAIGNS.open(session, document.name)
    return session.say(
        "keep-state-taken",
        name=document.name,
        player=state.player,
        count=came.new,
        entries=len(came.found.lines),
    )


def _take_orders(session: Session, parcel: BroughtFile, orders: Orders, more: More) -> str:
    writer, want = _wanted(session, parcel, orders)
    done = enter(writer, want, more)
    open_ = CAMPAIGNS.opened(session)
    if open_ is None or open_.writer.document.id != writer.document.id:
        CAMPAIGNS.open(session, writer.document.name)
    else:
        open_.reload()
    return session.say("keep-orders-taken", player=orders.player, count=len(done), note=orders.note or "none")
