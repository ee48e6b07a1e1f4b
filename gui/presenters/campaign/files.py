"""What leaves a campaign: its state for each player, a player's orders, the campaign itself, its tables."""

from pathlib import Path

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.documents.outbox import Planned
from gui.presenters.campaign.page import web_page
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.campaign import PlayerStatus
from heart_africa.storage.backups import slug
from heart_africa.storage.documents import ENDING, Head
from heart_africa.storage.files import write_text
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import state_text
from reports.content.campaign import ROWS, as_csv

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
