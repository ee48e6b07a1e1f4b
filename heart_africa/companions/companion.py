"""What a companion game says of itself to whoever looks it up or reads its packs."""

from typing import Any, Protocol

from heart_africa.companions.packs import Head, PackShelf
from heart_africa.core.citations import COMPANIONS, Rulebook
from heart_africa.core.dataclass import dataclass
from heart_africa.core.rulings import RulingsBook, rulings_book


class Box(Protocol):
    """What is on the table of any game: the id of its pack, and which version."""

    @property
    def pack(self) -> str:
        """The id of the pack."""

    @property
    def version(self) -> str:
        """Its version."""


@dataclass(frozen=True, eq=False)
class Companion:
    """A game of the shelf: what its commands and files are called (`kind`), and its packs of components."""

    kind: str
    packs: PackShelf[Any]

    @property
    def editions(self) -> tuple[int, ...]:
        """The editions of its rules."""
        return tuple(self.packs.names)

    @property
    def rulebook(self) -> Rulebook:
        """Its rules as entries, with their readings beside them."""
        return Rulebook(COMPANIONS / self.kind)

    @property
    def readings(self) -> RulingsBook:
        """What its rulebook leaves open, with the readings that there are."""
        return rulings_book(self.rulebook.folder)

    def ours(self, box: Box) -> Head | None:
        """The head of our own set, if a box is that."""
        heads = (self.packs.own_set(edition).top.head for edition in reversed(self.editions))
        return next((head for head in heads if head.id == box.pack), None)

    def statement(self, lang: str, box: Box) -> str:
        """What our own set says of itself, its id and version; of an owner's pack these alone."""
        named, ours = f"{box.pack} {box.version}", self.ours(box)
        return f"{ours.statement(lang)} ({named})" if ours else named
