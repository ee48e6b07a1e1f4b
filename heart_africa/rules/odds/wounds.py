"""What a hit makes of one figure: unharmed, an attendant fewer, dead; by the rules of saves themselves."""

from dataclasses import field, replace
from functools import partial

from heart_africa.core.chances import Chances, certain, either
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.rules.book import Book
from heart_africa.rules.odds.every_face import tried
from heart_africa.rules.play.shooting.events import AttendantGiven, Event, FigureShot
from heart_africa.rules.play.shooting.saves import Wound, casualties, may_give_attendant, save

Condition = int
"""The attendants that a figure still has; `DEAD` if it is."""
DEAD: Condition = -1


@dataclass(frozen=True, slots=True)
class Wounds:
    """What hits come to; those that differ in names alone are reckoned once."""

    book: Book
    _known: dict[object, Chances[Condition]] = field(default_factory=dict)

    def after(self, wound: Wound, condition: Condition) -> Chances[Condition]:
        """What becomes of a figure in that condition."""
        facts = (*wound.facts, condition)
        if facts not in self._known:
            self._known[facts] = _after(self.book, wound, condition)
        return self._known[facts]

    def after_all(self, wounds: tuple[Wound, ...], condition: Condition) -> Chances[Condition]:
        """What becomes of it by several, in their order."""
        after = certain(condition)
        for wound in wounds:
            after = after.then(partial(self.after, wound))
        return after


def _after(book: Book, wound: Wound, condition: Condition) -> Chances[Condition]:
    if condition == DEAD:
        return certain(DEAD)
    if may_give_attendant(now := replace(wound.target, lives=condition, gives=())):
        standing = replace(wound, target=now)
        return tried(lambda dice: _condition(condition, tuple(casualties(book, (standing,), dice))))
    check = save(book, wound)
    dead = either(SIDES - check.chances, SIDES) if check else certain(1)
    return dead.map(lambda dies: DEAD if dies else condition)


def _condition(before: Condition, events: tuple[Event, ...]) -> Condition:
    """What the events say of it."""
    if any(isinstance(event, FigureShot) for event in events):
        return DEAD
    return before - sum(isinstance(event, AttendantGiven) for event in events)
