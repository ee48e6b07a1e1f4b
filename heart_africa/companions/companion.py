"""What a companion game says of itself to whoever looks it up or reads its packs."""

from heart_africa.core.citations import COMPANIONS, Rulebook
from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Companion:
    """A game of the shelf: what its commands and files are called (`kind`), and the editions of its rules."""

    kind: str
    editions: tuple[int, ...]

    @property
    def rulebook(self) -> Rulebook:
        """Its rules as entries, with their readings beside them."""
        return Rulebook(COMPANIONS / self.kind)
