"""Signatures under plain data by a key that two persons share; without it nobody can sign or alter them.

The signature is HMAC-SHA256 over the data as canonical JSON without its signature. A key is 160 bits, written
in groups of letters and digits that can be read out and typed; those easily mistaken are left out.
"""

import base64
import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.codec import canonical
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Document, Head
from heart_africa.storage.library import Library

SIGNATURE = "signature"
BYTES, GROUP = 20, 4


def new_key() -> str:
    """Return a new key that nobody can guess, as people write it: eight groups such as `K7QF-…`."""
    return _grouped(base64.b32encode(secrets.token_bytes(BYTES)).decode())


def read_key(text: str) -> str:
    """Return a key as it was typed, in its one spelling. Raises `BadData` if it is not a key."""
    letters = re.sub(r"[\s-]", "", text).upper().replace("0", "O").replace("1", "I").replace("8", "B")
    try:
        found = base64.b32decode(letters)
    except ValueError:
        found = b""
    if len(found) != BYTES:
        raise BadData("not-a-key")
    return _grouped(letters)


def _grouped(letters: str) -> str:
    return "-".join(letters[place : place + GROUP] for place in range(0, len(letters), GROUP))


def signed(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    """Return the data with a signature. Raises `BadData` if the key is not one."""
    return {**data, SIGNATURE: _signature(data, key)}


def is_signed(data: Mapping[str, Any], key: str) -> bool:
    """Whether data carry the right signature by a key. Raises `BadData` if the key is not one."""
    return hmac.compare_digest(str(data.get(SIGNATURE, "")).encode(), _signature(data, key).encode())


def _signature(data: Mapping[str, Any], key: str) -> str:
    text = canonical({name: value for name, value in data.items() if name != SIGNATURE})
    secret = base64.b32decode(read_key(key).replace("-", ""))
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()


KIND = "keys"
ORGANISER, PLAYER = "organiser", "player"


@dataclass(frozen=True)
class Keys:
    """The keys of a journal as they were when they were looked up.

    `owner`: the player whose copy the journal is, "" for the organiser's own; `known`: keys by player;
    `seen`: the last entry that each player is known to have, once he has answered under his key; `passing`:
    what each player then chose to let go by, and from which entry on.
    """

    library: Library
    journal: Document
    register: Document | None
    owner: str
    known: dict[str, str]
    seen: Mapping[str, Head] = field(default_factory=dict)
    passing: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    @classmethod
    def of(cls, library: Library, journal: Document) -> "Keys":
        """Return the keys of a journal. Raises `BadData` if its register cannot be read."""
        register = next(iter(library.documents(KIND, journal.id)), None)
        if register is None:
            return cls(library, journal, None, "", {})
        rows = [_row(line.text) for line in library.lines(register)]
        owners = [row["player"] for row in rows if row["of"] == PLAYER]
        head = Head(register.head.number, register.head.mark)
        known = {row["player"]: row["key"] for row in rows}
        owner = owners[-1] if owners else ""
        passing = {row["player"]: (row["passing"], row["since"]) for row in rows}
        said = {player: word for player, word in passing.items() if word[0]}
        return cls(library, journal, replace(register, head=head), owner, known, _seen(rows), said)

    def key(self, player: str) -> str:
        """Return a player's key. Raises `BadData` if he was never given one."""
        if player not in self.known:
            raise BadData("turn-file-no-key", about={"player": player})
        return self.known[player]

    def issue(self, player: str) -> str:
        """Give a player a new key, in place of any that he had, and return it."""
        key = new_key()
        self._write(ORGANISER, player, key)
        return key

    def keep(self, player: str, key: str) -> None:
        """Write a player's own key beside his copy of the campaign. Raises `BadData` if it is not a key."""
        self._write(PLAYER, player, read_key(key))

    def acknowledge(self, player: str, head: Head, passing: str = "", since: int = 0) -> None:
        """Note that a player has the journal up to an entry, as he answered it; the same is noted only once.

        `passing` is what he lets go by from the entry `since` on, "" for nothing any longer.
        """
        seen = self.seen.get(player, Head())
        if seen.number < head.number or passing or player in self.passing:
            has = max(seen, head, key=lambda each: each.number)
            said = {"passing": passing, "since": since} if passing else {}
            self._write(ORGANISER, player, self.key(player), {"number": has.number, "mark": has.mark, **said})

    def _write(self, of: str, player: str, key: str, more: Mapping[str, object] | None = None) -> None:
        register = self.register or self.library.create(KIND, self.journal.id)
        row = canonical({"of": of, "player": player, "key": key, **(more or {})})
        self.library.append(register, register.head, [row])


def _seen(rows: Iterable[Mapping[str, Any]]) -> Mapping[str, Head]:
    """Return the last known entry by player.

    A new key begins again at none, since its player may have lost his copy.
    """
    seen: dict[str, Head] = {}
    for row in rows:
        seen.pop(row["player"], None)
        if row["number"]:
            seen[row["player"]] = Head(row["number"], row["mark"])
    return seen


def _row(text: str) -> dict[str, Any]:
    try:
        row = json.loads(text)
        known = {"of": str(row["of"]), "player": str(row["player"]), "key": str(row["key"])}
        said = {"passing": str(row.get("passing", "")), "since": int(row.get("since", 0))}
        return {**known, **said, "number": int(row.get("number", 0)), "mark": str(row.get("mark", ""))}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadData("database-damaged", about={"why": KIND}) from None
