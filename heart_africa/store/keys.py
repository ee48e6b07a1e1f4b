"""The keys with which turn files are signed: kept beside a journal, in the same database, never exported.

They are a register of its own, written on line by line as journals are: whoever keeps the journal with
another program on another machine finds them there. The organiser's holds a key for every player; that of
a player holds his own, and says by it that the journal is a copy.
"""

import json
from dataclasses import dataclass, replace
from typing import Any

from heart_africa.journal.codec import canonical
from heart_africa.problems import BadData
from heart_africa.store.documents import Document, Head
from heart_africa.store.journals import Library
from heart_africa.store.signing import new_key, read_key

KIND = "keys"
ORGANISER, PLAYER = "organiser", "player"


@dataclass(frozen=True)
class Keys:
    """The keys of a journal as they stood when they were looked up.

    `owner`: whose copy the journal is, nobody's if it is kept here; `known`: keys by player.
    """

    library: Library
    journal: Document
    register: Document | None
    owner: str
    known: dict[str, str]

    @classmethod
    def of(cls, library: Library, journal: Document) -> "Keys":
        """The keys of a journal. Raises `BadData` for a register that cannot be read."""
        registers = (each for each in library.documents(KIND) if each.name == journal.id)
        register = next(registers, None)
        if register is None:
            return cls(library, journal, None, "", {})
        rows = [_row(line.text) for line in library.lines(register)]
        owners = [row["player"] for row in rows if row["of"] == PLAYER]
        head = Head(register.head.number, register.head.mark)
        known = {row["player"]: row["key"] for row in rows}
        return cls(library, journal, replace(register, head=head), owners[-1] if owners else "", known)

    def key(self, player: str) -> str:
        """A player's key. Raises `BadData` if none was ever handed out to him."""
        if player not in self.known:
            raise BadData("turn-file-no-key", about={"player": player})
        return self.known[player]

    def issue(self, player: str) -> str:
        """A new key for a player, in place of any that he had."""
        key = new_key()
        self._write(ORGANISER, player, key)
        return key

    def keep(self, player: str, key: str) -> None:
        """A player's own key with his copy. Raises `BadData` if it is none."""
        self._write(PLAYER, player, read_key(key))

    def _write(self, of: str, player: str, key: str) -> None:
        register = self.register or self.library.create(KIND, self.journal.id)
        self.library.append(register, register.head, [canonical({"of": of, "player": player, "key": key})])


def _row(text: str) -> dict[str, Any]:
    try:
        row = json.loads(text)
        return {"of": str(row["of"]), "player": str(row["player"]), "key": str(row["key"])}
    except (ValueError, KeyError, TypeError):
        raise BadData("database-damaged", about={"why": KIND}) from None
