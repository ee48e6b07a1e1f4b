"""A trait thrown for instead of chosen (p. 4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.rules.book import Book, Trait

AREA = "leading"
DIE = f"{AREA}-trait-die"


@dataclass(frozen=True, slots=True)
class TraitThrown(GameEvent):
    """A leader's trait came up on the die; the faces before it named traits that his list does not allow."""

    leader: str
    trait: Trait
    faces: tuple[int, ...]
    rule: str
    page: int
    kind: Literal["trait-thrown"] = "trait-thrown"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: face."""
        return {"face": self.faces[-1]}


def throw_for_trait(book: Book, leader: str, allowed: Iterable[Trait], dice: Dice) -> tuple[TraitThrown, ...]:
    """The trait of the first face that the list allows (ruling of TRAIT-02); none if it allows none.

    Raises `DiceNeeded`, one die at a time.
    """
    traits = {row.die: row.id for row in book.leaders.traits}
    open_to_him, faces = set(allowed), list[int]()
    while open_to_him:
        faces += dice.roll(1, DIE)
        if (trait := traits[faces[-1]]) in open_to_him:
            row = book.leading.trait_thrown
            return (TraitThrown(leader, trait, tuple(faces), row.rule, row.page),)
    return ()
