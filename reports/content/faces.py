"""The cards of a companion's set, to print and cut out."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from heart_africa.core.dataclass import dataclass


class Face(Protocol):
    """What every card has: its text line by line, and a `badge` that says whose set it is from."""

    @property
    def text(self) -> Sequence[str]:
        """The text line by line."""

    @property
    def badge(self) -> str:
        """Whose set the card is from."""


Card = TypeVar("Card", bound=Face)


@dataclass(frozen=True, slots=True)
class Faces(Generic[Card]):
    """All cards of a set."""

    lang: str
    title: str
    statement: str
    faces: tuple[Card, ...]
