"""What the book has against a fight as the battle stands."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from heart_africa.core.problems import Problem
from heart_africa.rules import conditions
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import ATTENDANT, Book
from heart_africa.rules.play import close_combat
from heart_africa.rules.referee.melee import contacts
from heart_africa.rules.referee.melee.orders import Fight, Match
from heart_africa.rules.tables.sequence import Step

AREA = "fighting"


@dataclass(frozen=True)
class Situation:
    """An order to fight in a battle: who could still fight whom, and whom it names."""

    book: Book
    battle: Battle
    order: Fight

    @cached_property
    def pairs(self) -> tuple[contacts.Pair, ...]:
        """Who may still fight whom this turn."""
        return contacts.still_to_fight(self.book, self.battle)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The bouts that are named, or the proposed ones."""
        return self.order.bouts or contacts.bouts(self.book, self.battle)

    @cached_property
    def named(self) -> frozenset[str]:
        """Everybody who would fight."""
        return frozenset(name for match in self.matches for name in match.names)

    def enemies(self, name: str) -> frozenset[str]:
        """Whom a figure may still fight this turn."""
        return frozenset(other for pair in self.pairs if name in pair for other in pair if other != name)


def objections(book: Book, battle: Battle, order: Fight) -> tuple[Problem, ...]:
    """All that it has: of the order as a whole, of each bout, of the pairing, of each figure."""
    now = Situation(book, battle, order)
    rows = conditions.holding(book.close_combat.fight_now, WHOLE, now)
    bouts = tuple(contacts.bout(battle, match, order) for match in now.matches)
    fought = close_combat.Fight(bouts)
    touching = [pair for pair in contacts.touching(battle) if pair in now.pairs or set(pair) <= now.named]
    crowd = contacts.crowd(battle, touching, sorted(now.named), order)
    return (
        *conditions.problems(AREA, rows),
        *close_combat.objections_to_fight(book, fought),
        *close_combat.objections_to_pairing(book, crowd, bouts),
        *_figures(now),
    )


# --- of the order as a whole ---


def not_in_melee(now: Situation) -> bool:
    """Close combat comes after shooting and before the tests."""
    return now.battle.stage is not Stage.PLAY or now.battle.step is not Step.MELEE


def nobody_left_to_fight(now: Situation) -> bool:
    """The order names nobody, and nobody is in contact who has not fought."""
    return not now.matches


WHOLE: Mapping[str, Callable[[Situation], bool]] = {
    condition.__name__: condition for condition in (not_in_melee, nobody_left_to_fight)
}


# --- of each figure ---


def _figures(now: Situation) -> Iterator[Problem]:
    linked = {name for pair in now.pairs for name in pair}
    concerned = dict.fromkeys((*(name for match in now.matches for name in match.names), *sorted(linked)))
    besides = dict.fromkeys((*now.order.attendants, *now.order.gives))
    for name in (*concerned, *(each for each in besides if each not in concerned)):
        about = {"figure": name, **_about(now, name)}
        for row in conditions.holding(now.book.close_combat.figure_now, FIGURE, now, name):
            yield conditions.problem(AREA, row, name, about)


def _about(now: Situation, name: str) -> dict[str, object]:
    first = next((match.first for match in now.matches if match.one == name), "")
    stated = now.order.attendants.get(name, 0)
    has = len(now.battle.unit_of(name).attendants)
    return {"first": first, "stated": stated, "has": has}


def fought_already(now: Situation, name: str) -> bool:
    """It has thrown its die this turn."""
    return name in now.named and name in now.battle.done


def left_out(now: Situation, name: str) -> bool:
    """It would have nobody left to fight, though it could come as second in one of these bouts."""
    enemies = now.enemies(name)
    if name in now.named or not enemies or not enemies <= now.named:
        return False
    return any(len(match.others) == 1 and enemies & set(match.names) for match in now.matches)


def against_nobody(now: Situation, name: str) -> bool:
    """It is named without an enemy."""
    return any(match.one == name and not match.others for match in now.matches)


def faces_a_stranger_first(now: Situation, name: str) -> bool:
    """It chooses to face first somebody who does not fight it."""
    return any(match.one == name and match.first not in {"", *match.others} for match in now.matches)


def has_not_so_many_attendants(now: Situation, name: str) -> bool:
    """More attendants would be given up for it than it has."""
    return now.order.attendants.get(name, 0) > len(now.battle.unit_of(name).attendants)


def gives_no_attendant(now: Situation, name: str) -> bool:
    """It would be given up, and is no attendant of a leader who fights."""
    unit = now.battle.unit_of(name)
    serves = unit.figure(name).troop == ATTENDANT and unit.figures[0].name in now.named
    return name in now.order.gives and not serves


FIGURE: Mapping[str, Callable[[Situation, str], bool]] = {
    condition.__name__: condition
    for condition in (
        fought_already,
        left_out,
        against_nobody,
        faces_a_stranger_first,
        has_not_so_many_attendants,
        gives_no_attendant,
    )
}
