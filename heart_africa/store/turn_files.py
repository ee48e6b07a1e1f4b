"""Files that a keeper and his players send one another: how the journal stands, out; orders, in.

A state carries the journal itself, up to the mark of its last entry: whoever gets it can read it as it is
kept, and nothing in it can be altered unseen. Orders name the entry that their player knew when he wrote
them. Both are signed with the key that keeper and player share (`signing`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from heart_africa.journal.codec import canonical
from heart_africa.problems import BadData
from heart_africa.store import journal_file
from heart_africa.store.documents import LONGEST_NAME, Document, Head
from heart_africa.store.journal_file import Found
from heart_africa.store.journals import Library
from heart_africa.store.signing import SIGNATURE, is_signed, signed
from heart_africa.store.transfer import exported
from heart_africa.strict import Strict, fit

STATE, ORDERS, VERSION = "heart-africa/turn-state", "heart-africa/turn-orders", 1
MOST_ORDERS = 200

_Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
_Id = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
_Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
_Text = Annotated[str, Field(max_length=2000)]


class Ordered(Strict):
    """An order as plain data, the faces that were thrown for it if any, and how it was typed."""

    order: dict[str, Any]
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = ()


class Orders(Strict):
    """What a player wants done.

    `id`: of this file and no other; `campaign`: the id of the journal, `name`: what it is called there;
    `number`, `mark`: the last entry that he knew; `turn`: the turn in which he wrote it.
    """

    format: Literal["heart-africa/turn-orders"] = "heart-africa/turn-orders"
    version: Literal[1] = 1
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
    signature: str = ""

    @property
    def head(self) -> Head:
        """The last entry that he knew."""
        return Head(self.number, self.mark)


class State(Strict):
    """How a journal stands, for one player; `journal`: its file, row by row."""

    format: Literal["heart-africa/turn-state"] = "heart-africa/turn-state"
    version: Literal[1] = 1
    campaign: _Id
    name: _Name
    player: _Name
    turn: int = Field(ge=0)
    made: _Text = ""
    journal: tuple[dict[str, Any], ...] = Field(min_length=1)
    signature: str = ""


@dataclass(frozen=True, slots=True)
class Opened:
    """A file whose signature has not been looked at yet: what it says, and that as it stands."""

    said: State | Orders
    data: Mapping[str, Any]
    file: str

    def checked(self, key: str) -> None:
        """See that it is signed with that key. Raises `BadData`: altered, or signed with another one."""
        if not is_signed(self.data, key):
            raise BadData("turn-file-tampered", file=self.file, about={"player": self.said.player})


# --- writing ---


def state_text(library: Library, document: Document, player: str, turn: int, key: str) -> str:
    """The file that tells a player how a journal stands. Raises `BadData` if the journal is not sound.

    What the keeper has noted beside his journal stays with him.
    """
    first, *rest = (json.loads(row) for row in exported(library, document).splitlines())
    data = {"format": STATE, "version": VERSION, "campaign": document.id, "name": document.name,
            "player": player, "turn": turn, "made": library.clock(),
            "journal": [{**first, "note": ""}, *rest]}  # fmt: skip
    return f"{canonical(signed(data, key))}\n"


def orders_text(orders: Orders, key: str) -> str:
    """The file of a player's orders."""
    data = orders.model_dump(mode="json", exclude={SIGNATURE})
    return json.dumps(signed(data, key), ensure_ascii=False, indent=1) + "\n"


# --- reading ---


def is_turn_file(text: str) -> bool:
    """Whether a text means to be one of these files, of whatever version."""
    data = _object(text)
    return data is not None and data.get("format") in MODELS


def read(text: str, file: str = "") -> Opened:
    """What a file says; its signature is still to be checked.

    Raises `BadData`: no such file, of a newer version, or of what makes no sense.
    """
    data = _object(text)
    if data is None or data.get("format") not in MODELS:
        raise BadData("not-a-turn-file", file=file)
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise BadData("newer-version", file=file, about={"found": version, "most": VERSION})
    return Opened(fit(MODELS[str(data["format"])], data, file=file), data, file)


MODELS: Mapping[str, type[State | Orders]] = {STATE: State, ORDERS: Orders}


def journal_in(state: State, kind: str, file: str = "") -> Found:
    """The journal that a state carries. Raises `BadData`: its entries do not hang together."""
    found = journal_file.read("\n".join(canonical(row) for row in state.journal), kind, file)
    if found.fault is not None:
        raise found.fault
    if found.document.id != state.campaign:
        raise BadData("turn-file-tampered", file=file, about={"player": state.player})
    return found


def _object(text: str) -> dict[str, Any] | None:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
