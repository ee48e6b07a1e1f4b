"""The cards of a companion's set, to print and cut out."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from heart_africa.core.dataclass import dataclass


class Face(Protocol):
    """What stands on every card: its text line by line; `badge`: whose set it is."""

    @property
    def text(self) -> Sequence[str]:
        """The text."""

    @property
    def badge(self) -> str:
        """Whose set it is."""


Card = TypeVar("Card", bound=Face)


@dataclass(frozen=True, slots=True)
class Faces(Generic[Card]):
    """All the cards of a set."""

    lang: str
    title: str
    statement: str
    faces: tuple[Card, ...]
