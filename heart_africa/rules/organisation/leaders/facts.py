"""What people say of a leader."""

from dataclasses import dataclass

from heart_africa.rules.book import Trait

AREA = "leading"


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader and his traits; `fought`: he has shot or fought this turn, which bars no rally (LEAD-12)."""

    name: str
    traits: tuple[Trait, ...] = ()
    fought: bool = False
