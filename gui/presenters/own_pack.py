"""What an owner copies from his box at the desk: kept at once, unless the rules exclude it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gui.session import Session
from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import Place, Stack
from heart_africa.core.bad_data import bad_sentence
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.own_packs import PACKS, keep_all, own_box


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
