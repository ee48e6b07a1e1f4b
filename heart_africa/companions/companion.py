"""What a companion game says of itself to whoever looks it up or reads its packs."""

from dataclasses import dataclass

from heart_africa.core.citations import COMPANIONS, Rulebook


@dataclass(frozen=True, slots=True)
class Companion:
    """A game of the shelf: what its commands and files are called (`kind`), and the editions of its rules."""

    kind: str
    editions: tuple[int, ...]

    @property
    def rulebook(self) -> Rulebook:
        """Its rules as entries, with their readings beside them."""
        return Rulebook(COMPANIONS / self.kind)
