"""What every kind of journal declares: its name, its rules, what goes with each, when a backup is due."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Rules
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings, RulingsBook, rulings_book
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.documents import Document
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import Health
from heart_africa.storage.repairs import Repaired, repair, verify
from heart_africa.storage.signatures import Keys
from heart_africa.storage.transfer import companion

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class RepairReport:
    """What was repaired in a journal (`own`) and in the record kept with it; None where nothing was wrong."""

    own: Repaired | None
    beside: Repaired | None = None

    @property
    def told(self) -> Iterator[tuple[str, Mapping[str, object]]]:
        """The messages that tell of it, with their facts."""
        if self.own is None and self.beside is None:
            yield "game-nothing-to-repair", {}
        if self.own is not None:
            yield from self.own.told
        if self.beside is not None:
            yield "game-its-table", {}
            yield from self.beside.told


class JournalKind(ABC, Generic[State]):
    """A kind of journal in the library.

    `kind`: its name in files and on the command line; `beside`: the rules of a record that goes with each
    journal, if one does; `saves_as_it_goes`: whether the terminal writes backups at every occasion and around
    an evening, else once when all is done.
    """

    kind: str
    beside: Rules[Any] | None = None
    saves_as_it_goes: bool = True

    @abstractmethod
    def rules(self, rulings: Rulings) -> Rules[State]:
        """The rules for a journal begun with these rulings."""

    @property
    def readings(self) -> RulingsBook:
        """The rulings of its rulebook: the main one, unless the game has its own."""
        return rulings_book()

    def rules_of(self, document: Document) -> Rules[State]:
        """The rules of a journal, with the rulings that it was begun with. Raises `BadData`."""
        return self.rules(self.readings.choose(dict(document.rulings)))

    def occasion(self, _before: State, _after: State) -> str | None:
        """The occasion for a backup between two states, as a word of small letters; None if there is none."""
        return None

    def may_change(self, library: Library, document: Document) -> None:
        """Raises `BadData` for a journal that may only be read here."""

    def may_rename(self, document: Document) -> None:
        """Raises `BadData` for a journal whose name another journal refers to."""

    def noted(self, _library: Library, _document: Document) -> Mapping[str, str]:
        """What the list of journals shows besides name, day and entries, by the ids of the headings."""
        return {}

    def backups(self, home: Path) -> Backups[State]:
        """The backups in a user's folder."""
        return Backups(home / FOLDER, self.occasion)

    def verify(self, library: Library, document: Document) -> tuple[Health, Health | None]:
        """The health of a journal and of the record that goes with it.

        Raises `BadData` for a broken database.
        """
        health, other = verify(library, document, self.rules_of(document)), self._beside(library, document)
        return health, verify(library, other[0], other[1]) if other else None

    def repair(self, library: Library, document: Document, home: Path) -> RepairReport:
        """Repair a journal and its record from the copies in a user's folder. Raises `BadData`.

        Entries that no copy has are kept in a file there before they are removed.
        """
        other = self._beside(library, document)
        own = repair(library, document, self.rules_of(document), home)
        return RepairReport(own, repair(library, other[0], other[1], home) if other else None)

    def _beside(self, library: Library, document: Document) -> tuple[Document, Rules[Any]] | None:
        found = companion(library, document) if self.beside else None
        return (found, self.beside) if found and self.beside else None


class SentByPost(JournalKind[State], Generic[State]):
    """A kind of journal that is kept on one machine, with copies on the players' machines."""

    def may_change(self, library: Library, document: Document) -> None:
        """Raises `BadData` for a player's copy."""
        if owner := Keys.of(library, document).owner:
            about = {"name": document.name, "player": owner, "kind": self.kind}
            raise BadData("campaign-is-a-copy", about=about)

    def noted(self, library: Library, document: Document) -> Mapping[str, str]:
        """The player whose copy it is; empty if it is no copy."""
        return {"copy": Keys.of(library, document).owner}
