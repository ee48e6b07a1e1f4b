"""What a companion game says of itself to whoever looks it up or reads its packs."""

from typing import Any

from heart_africa.companions.packs import PackShelf
from heart_africa.core.citations import COMPANIONS, Rulebook
from heart_africa.core.dataclass import dataclass
from heart_africa.core.rulings import RulingsBook, rulings_book


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
