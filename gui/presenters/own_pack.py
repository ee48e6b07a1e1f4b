"""What an owner copies from his box at the desk: kept at once, unless the rules exclude it."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gui.session import Session
from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import Place, Stack
from heart_africa.core.bad_data import bad_sentence
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.own_packs import PACKS, keep_all, own_box
from heart_africa.language.lines import plain


def word_of(name: str) -> str:
    """The word by which a named thing is kept: "Our own land" is `our-own-land`."""
    return "-".join(re.findall(r"[a-z0-9]+", plain(name)))


class OwnPack:
    """What somebody has copied so far; `fault`: why the last value was not kept, in words."""

    def __init__(self, session: Session, companion: Companion, edition: int = 1) -> None:
        self._session, self._companion, self._edition = session, companion, edition
        self.fault = ""
        self.read()

    @property
    def _folder(self) -> Path:
        return self._session.folder / PACKS

    def read(self) -> None:
        """Read what has been copied. Raises `BadData`."""
        self.stack: Stack[Any] = own_box(self._companion, self._edition, self._folder)

    def lacking(self) -> str:
        """How much is still to be copied, in words."""
        raise NotImplementedError

    def value(self, table: str, which: str, field: str) -> Any:  # noqa: ANN401  # of any field
        """What is printed in a row of a table, None where nobody has said it."""
        leaf = getattr(getattr(self.stack.pack, table).get(which), field, None)
        return leaf.value if leaf else None

    def add(self, table: str, name: str) -> str:
        """A row of which the rulebook does not tell: the word by which it is kept, "" if it is not kept."""
        word, called = word_of(name), dict.fromkeys(LANGUAGES, name.strip())
        return word if word and self.keep({(table, word, "name"): called}) else ""

    def keep(self, values: Mapping[Place, object]) -> bool:
        """Keep values in the owner's pack; what the rules exclude is told and not kept."""
        try:
            keep_all(self._companion, self._edition, values, self._folder)
        except BadData as fault:
            self.fault = bad_sentence(fault, self._session.lang)
            return False
        self.fault = ""
        self.read()
        return True
