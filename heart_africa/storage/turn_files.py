"""Files that an organiser and his players exchange: the journal as it stands, out; orders, in.

A state carries the journal itself, up to the mark of its last entry: who gets it can read it as it is kept,
and nothing in it can be altered unnoticed. To a player who has answered before, it carries only the entries
after the last one he knew, and the mark of that one (version 2; a whole journal is of version 1). Orders name
the entry that their player knew when he wrote them. Both are signed with the key that organiser and player
share (`signatures`).
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import Field

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.codec import Line, canonical
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit
from heart_africa.storage import documents
from heart_africa.storage.documents import LONGEST_NAME, Document, Found, Head, json_object
from heart_africa.storage.library import Library
from heart_africa.storage.signatures import SIGNATURE, is_signed, signed
from heart_africa.storage.transfer import exported

STATE, ORDERS = "heart-africa/turn-state", "heart-africa/turn-orders"
WHOLE, SINCE = 1, 2
"""The versions of a state: with the whole journal, or only its new entries."""
HEAD = 400
"""The letters at the beginning within which a file names its format."""
MOST_ORDERS = 200
Passing: TypeAlias = Literal["", "dice", "attacked", "turn"]
"""What a player lets pass until his next turn: nothing, dice of production, all unless attacked, all."""
PASSING: tuple[Passing, ...] = get_args(Passing)
CAMPAIGN = "campaign"
"""The kind of orders that name no kind: they are older, when only campaigns were played so."""

_Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_Id = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
_Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
_Text = Annotated[str, Field(max_length=2000)]


class Ordered(Strict):
    """An order as plain data, with the faces that were thrown for it, if any."""

    order: dict[str, Any]
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = ()


class Orders(Strict):
    """The orders of a player.

    `id`: of this file; `campaign`: the id of the journal, `name`: its name at the player's; `number`, `mark`:
    the last entry that he knew; `turn`: the turn in which he wrote; `kind`: of the journal, if it is no
    campaign; `passing`: what of the others' turns he lets go by (version 2).
    """

    format: Literal["heart-africa/turn-orders"] = "heart-africa/turn-orders"
    version: Literal[1, 2] = 1
    id: _Id
    campaign: _Id
    name: _Name
    player: _Name
    turn: int = Field(ge=0)
    number: int = Field(ge=0)
    mark: _Hex
    made: _Text = ""
    note: _Text = ""
    orders: tuple[Ordered, ...] = Field(min_length=1, max_length=MOST_ORDERS)
    kind: _Text = CAMPAIGN
    passing: Passing = ""
    signature: str = ""

    @property
    def head(self) -> Head:
        """The last entry that the player knew."""
        return Head(self.number, self.mark)


class Since(Strict):
    """The last entry that a player has already, after which the journal he is sent goes on."""

    number: int = Field(ge=1)
    mark: _Hex


class State(Strict):
    """How a journal stands, for one player.

    `journal` holds the rows of its file, those after `since` only.
    """

    format: Literal["heart-africa/turn-state"] = "heart-africa/turn-state"
    version: Literal[1, 2] = 1
    since: Since | None = None
    campaign: _Id
    name: _Name
    player: _Name
    turn: int = Field(ge=0)
    made: _Text = ""
    journal: tuple[dict[str, Any], ...] = Field(min_length=1)
    signature: str = ""

    @property
    def kind(self) -> str:
        """The kind of the journal."""
        return str(self.journal[0].get("kind", ""))


@dataclass(frozen=True, slots=True)
class Opened:
    """A file whose signature has not been checked yet: its contents as a model and as plain data."""

    said: State | Orders
    data: Mapping[str, Any]
    file: str

    def checked(self, key: str) -> None:
        """Raise `BadData` unless the file is signed with a key: it was altered, or signed with another."""
        if not is_signed(self.data, key):
            raise BadData("turn-file-tampered", file=self.file, about={"player": self.said.player})


# --- writing ---


def state_text(  # noqa: PLR0917  # all that a file says
    library: Library,
    document: Document,
    player: str,
    turn: int,
    key: str,
    has: Head = Head(),  # frozen
    text: str = "",
) -> str:
    """Return the file that shows a player how a journal stands. Raises `BadData` if the journal is not sound.

    `has` is the entry that he is known to have, after which the file begins; if this journal has no such
    entry, the file is whole. `text` is the journal as he may read it, if he may not read all. The organiser's
    own note is left out.
    """
    first, *rest = (json.loads(row) for row in (text or exported(library, document)).splitlines())
    data = {"format": STATE, "version": WHOLE, "campaign": document.id, "name": document.name,
            "player": player, "turn": turn, "made": library.clock()}  # fmt: skip
    known = 0 < has.number <= len(rest) and rest[has.number - 1]["mark"] == has.mark
    if known:
        rest = rest[has.number :]
        data |= {"version": SINCE, "since": {"number": has.number, "mark": has.mark}}
    return f"{canonical(signed({**data, 'journal': [{**first, 'note': ''}, *rest]}, key))}\n"


def orders_text(orders: Orders, key: str) -> str:
    """Return the text of a file of orders, signed with a key."""
    unsaid = {SIGNATURE, *(["kind"] if orders.kind == CAMPAIGN else []),
              *([] if orders.passing else ["passing"])}  # fmt: skip
    data = orders.model_dump(mode="json", exclude=unsaid)
    return json.dumps(signed(data, key), ensure_ascii=False, indent=1) + "\n"


# --- reading ---


def is_turn_file(text: str) -> bool:
    """Whether a text claims to be one of these files, of any version, even if its end is missing."""
    data = json_object(text)
    if data is not None:
        return data.get("format") in MODELS
    return _ends_early(text) and any(f'"{each}"' in text[:HEAD] for each in MODELS)


def read(text: str, file: str = "") -> Opened:
    """Read the contents of a file, whose signature is still to be checked.

    Raises `BadData`: it is no such file, is of a newer version, or its values make no sense.
    """
    data = json_object(text)
    if data is None and is_turn_file(text):
        raise BadData("turn-file-ends-early", file=file)
    if data is None or data.get("format") not in MODELS:
        raise BadData("not-a-turn-file", file=file)
    version, most = data.get("version"), VERSIONS[str(data["format"])]
    if type(version) is int and version > most:
        raise BadData("newer-version", file=file, about={"found": version, "most": most})
    return Opened(fit(MODELS[str(data["format"])], data, file=file), data, file)


MODELS: Mapping[str, type[State | Orders]] = {STATE: State, ORDERS: Orders}
VERSIONS = {STATE: SINCE, ORDERS: 2}
"""The newest version of each format that can be read."""


def journal_in(state: State, kind: str, own: Sequence[Line] = (), file: str = "") -> Found:
    """Return the journal that a state carries; new entries are added to those of the player's copy (`own`).

    Raises `BadData`: its entries do not hang together, or the copy lacks the entry after which they go on.
    """
    first, *rest = (canonical(row) for row in state.journal)
    since = state.since
    if since is not None:
        if len(own) < since.number or own[since.number - 1].mark != since.mark:
            about = {"number": since.number, "player": state.player, "kind": kind}
            raise BadData("turn-file-other-base", file=file, about=about)
        rest = [*map(documents.row, own[: since.number]), *rest]
    found = documents.read("\n".join([first, *rest]), kind, file)
    if found.fault is not None:
        raise found.fault
    if found.document.id != state.campaign:
        raise BadData("turn-file-tampered", file=file, about={"player": state.player})
    return found


def _ends_early(text: str) -> bool:
    """Whether a brace, a bracket or a quoted word is opened in a text and never closed."""
    rest = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
    return '"' in rest or sum(map(rest.count, "{[")) > sum(map(rest.count, "}]"))
