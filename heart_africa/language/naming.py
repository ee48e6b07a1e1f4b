"""Whom words may mean: the names of a game as it stands."""

from collections.abc import Iterable
from typing import Protocol

from heart_africa.core.fields import Meaning


class Whom(Protocol):
    """The names of a game as it stands."""

    def meant(self, holds: Meaning, word: str) -> str:
        """The one name that a word means. Raises `BadData`: none, or several."""

    def several(self, holds: Meaning, word: str) -> tuple[str, ...]:
        """The names that a word in a row of them means. Raises `BadData`."""

    def anybody(self, word: str) -> str:
        """Whom a word means, whatever he is. Raises `BadData`."""

    def group(self, name: str) -> str:
        """The group of a name (a unit, of itself or its figure), of which a mere number may mean members."""

    def members(self, group: str) -> tuple[str, ...]:
        """Who of a group is there."""

    def written(self, lang: str, holds: Meaning, name: str) -> str | None:
        """A name as it is typed where there is something shorter; None where it stands for itself."""

    def row(self, lang: str, holds: Meaning, names: Iterable[str]) -> list[str] | None:
        """Names in a row as they are typed, where there is something shorter."""


class AsWritten:
    """The names of a game that knows none: each word means itself."""

    def meant(self, holds: Meaning, word: str) -> str:  # noqa: ARG002  # whatever it holds
        """The word."""
        return word

    def several(self, holds: Meaning, word: str) -> tuple[str, ...]:  # noqa: ARG002  # as above
        """The word alone."""
        return (word,)

    def anybody(self, word: str) -> str:
        """The word."""
        return word

    def group(self, name: str) -> str:  # noqa: ARG002  # nobody's name
        """No group."""
        return ""

    def members(self, group: str) -> tuple[str, ...]:  # noqa: ARG002  # as above
        """Nobody."""
        return ()

    def written(self, lang: str, holds: Meaning, name: str) -> str | None:  # noqa: ARG002  # as above
        """Nothing shorter."""
        return None

    def row(self, lang: str, holds: Meaning, names: Iterable[str]) -> list[str] | None:  # noqa: ARG002  # as above
        """Nothing shorter."""
        return None
