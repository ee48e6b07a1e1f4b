"""The state of a journal as its keeper sends it: compared with a player's copy, then put into it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.codec import Line
from heart_africa.core.journal.journal import Rules
from heart_africa.core.problems import BadData
from heart_africa.mail.file_checks import journal_of
from heart_africa.storage.documents import Document, Found, Head
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import health
from heart_africa.storage.repairs import put_aside
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import Opened, State, journal_in, state_text

RulesOf = Callable[[Document], Rules[Any]]


@dataclass(frozen=True, slots=True)
class Arrived:
    """A state that came by post, with the copy that it belongs to, None if there is none yet.

    `key`: the one with which it is signed; `own`: the copy's entries; `common`: the number of entries, from
    the first on, that both share.
    """

    opened: Opened
    state: State
    found: Found
    known: Document | None
    own: tuple[Line, ...]
    common: int
    key: str

    @property
    def new(self) -> int:
        """How many entries of the state the copy does not have."""
        return len(self.found.lines) - self.common

    @property
    def lost(self) -> int:
        """How many entries of the copy differ from the state's, and would be put aside."""
        return len(self.own) - self.common


def state_for(writer: JournalWriter[Any], player: str, *, whole: bool) -> str:
    """The file that shows a player the state of a journal, signed with his key: what is new to him, or all.

    Raises `BadData` if he has no key.
    """
    document = writer.library.again(writer.document)
    keys = Keys.of(writer.library, document)
    has = Head() if whole else keys.seen.get(player, Head())
    return state_text(writer.library, document, player, writer.state.turn, keys.key(player), has)


def arrived(library: Library, opened: Opened, state: State, key: str, rules_of: RulesOf) -> Arrived:
    """A state that came, compared with the copy; nothing is written. `key`: as typed, "" for the known one.

    Raises `BadData`: the journal is kept here; it is for another player, without a key, altered, unsound or
    older than the copy; or it continues from an entry that the copy does not have.
    """
    known = journal_of(library, state)
    keys = Keys.of(library, known) if known else None
    if keys and not keys.owner:
        raise BadData("turn-file-own", file=opened.file, about={"name": state.name})
    if keys and keys.owner != state.player:
        about = {"found": state.player, "player": keys.owner}
        raise BadData("turn-file-of-another-player", file=opened.file, about=about)
    if not key and not keys:
        raise BadData("turn-file-needs-key", file=opened.file, about={"player": state.player})
    right = key or (keys.key(state.player) if keys else "")
    opened.checked(right)
    own = library.lines(known) if known else ()
    found = _sound(opened, state, rules_of, own)
    # How many entries two journals share from the first.
    pairs = zip(own, found.lines, strict=False)
    common = next(
        (place for place, (one, other) in enumerate(pairs) if one.mark != other.mark),
        min(len(own), len(found.lines)),
    )
    if common == len(found.lines) < len(own):
        older = {"found": len(found.lines), "number": len(own)}
        raise BadData("turn-file-older-state", file=opened.file, about=older)
    return Arrived(opened, state, found, known, own, common, right)


def _sound(opened: Opened, state: State, rules_of: RulesOf, own: Sequence[Line]) -> Found:
    """The journal in the state, after checking that every entry can be read and applied. Raises `BadData`."""
    found = journal_in(state, state.kind, own, opened.file)
    checked = health(found.document, found.lines, rules_of(found.document))
    if not checked.well:
        raise BadData(checked.why, file=opened.file, about={"why": checked.detail, "sound": checked.sound})
    return found


def take_in(
    library: Library, came: Arrived, lost: Path, *, name: str = "", replacing: bool = False
) -> Document:
    """Bring the copy up to the state, or create it; entries that differ are put into the folder `lost`.

    Raises `BadData` if entries differ and it is not `replacing`, or if a name is taken.
    """
    known = came.known
    if known is None:
        known = library.add(replace(came.found.document, name=name or came.state.name), came.found.lines)
    else:
        _brought_up(library, came, known, lost, replacing=replacing)
    keys = Keys.of(library, known)
    if keys.known.get(came.state.player) != came.key or not keys.owner:
        keys.keep(came.state.player, came.key)
    return library.again(known)


def _brought_up(library: Library, came: Arrived, known: Document, lost: Path, *, replacing: bool) -> None:
    if came.lost:
        if not replacing:
            about = {"number": came.common + 1, "name": known.name}
            raise BadData("turn-file-another-story", file=came.opened.file, about=about)
        put_aside(lost, known, came.own[came.common :], library.clock())
    new, common = came.found.lines[came.common :], _head(came.own[: came.common])
    library.cut(known, _head(came.own), common, new, like=came.found.document)


def _head(lines: Sequence[Line]) -> Head:
    return Head(lines[-1].number, lines[-1].mark) if lines else Head()
