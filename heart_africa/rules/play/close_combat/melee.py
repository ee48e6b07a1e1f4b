"""Fighting: what is objected to a combat, and what the dice make of it (p. 27)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Ability, Arm, Book
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.close_combat.events import (
    AttendantLost,
    Event,
    Fought,
    Killed,
    SpellBroken,
)
from heart_africa.rules.play.close_combat.facts import Bout, Fighter
from heart_africa.rules.play.close_combat.scores import AREA, Duel, Side, duel, fights
from heart_africa.rules.shared_terms import Obstacle

DIE = "melee-die"


@dataclass(frozen=True, slots=True)
class Fight:
    """The order to fight these bouts; the dice fall bout by bout, the one figure's before the others'.

    `spell_broken`: a White Man has been killed in this game before.
    """

    bouts: tuple[Bout, ...]
    spell_broken: bool = False
    kind: Literal["fight"] = "fight"


@dataclass(frozen=True, slots=True)
class Part:
    """A figure's part in the fighting: an enemy of its own, how many it faces, and in how many bouts."""

    fighter: Fighter
    enemy: Fighter
    faces: int
    bouts: int


def gunboat_fights(book: Book, part: Part) -> bool:
    """A gunboat can neither be boarded nor attacked; its row has a dash."""
    return part.fighter.troop in book.troops and book.arm(part.fighter.troop) is Arm.VESSEL


def baggage_fights(_book: Book, part: Part) -> bool:
    """Baggage does not fight; it is captured."""
    return part.fighter.troop == BAGGAGE


def attendant_fights(_book: Book, part: Part) -> bool:
    """A leader's attendants never fight, nor can they be picked out (ruling of LEAD-15)."""
    return part.fighter.troop == ATTENDANT


def fire_starter_fights(_book: Book, part: Part) -> bool:
    """Whoever tried to light a fire this turn does not fight."""
    return part.fighter.lit_fire


def wall_between(_book: Book, part: Part) -> bool:
    """The wall of a temba that stands cannot be fought through."""
    return Obstacle.WALL in {part.fighter.behind, part.enemy.behind}


def too_many_on_one(book: Book, part: Part) -> bool:
    """More enemies fight it than the book allows."""
    return part.faces > book.close_combat.opponents_most.value


def in_several_bouts(_book: Book, part: Part) -> bool:
    """It is named more than once, and would throw more than one die."""
    return part.bouts > 1


CONDITIONS: Mapping[str, Callable[[Book, Part], bool]] = {
    condition.__name__: condition
    for condition in (
        gunboat_fights,
        baggage_fights,
        attendant_fights,
        fire_starter_fights,
        wall_between,
        too_many_on_one,
        in_several_bouts,
    )
}


def objections_to_fight(book: Book, order: Fight) -> tuple[Problem, ...]:
    """All that the book has against these bouts, figure by figure."""
    bouts = Counter(fighter.name for bout in order.bouts for fighter in bout.figures)
    found = (found for bout in order.bouts for part in _parts(bout, bouts) for found in _against(book, part))
    return tuple(dict.fromkeys(found))


def _parts(bout: Bout, bouts: Mapping[str, int]) -> Iterator[Part]:
    """Each figure of a bout once, with an enemy of its own."""
    if bout.others:
        yield Part(bout.one, bout.others[0], len(bout.others), bouts[bout.one.name])
    for other in bout.others:
        yield Part(other, bout.one, 1, bouts[other.name])


def _against(book: Book, part: Part) -> Iterator[Problem]:
    about = {
        "figure": part.fighter.name,
        "enemy": part.enemy.name,
        "faces": part.faces,
        "bouts": part.bouts,
        "most": book.close_combat.opponents_most.value,
    }
    for row in holding(book.close_combat.fight, CONDITIONS, book, part):
        yield problem(AREA, row, part.fighter.name, about)


def fight(book: Book, order: Fight, dice: Dice) -> tuple[Event, ...]:
    """What comes of it, bout by bout. Raises `DiceNeeded` with all the dice that are missing."""
    bouts = [bout for bout in order.bouts if all(fights(book, fighter) for fighter in bout.figures)]
    faces = iter(dice.roll(sum(len(bout.figures) for bout in bouts), DIE))
    thrown = [(bout, tuple(next(faces) for _ in bout.figures)) for bout in bouts]
    events = tuple(event for bout, own in thrown for event in fight_bout(book, bout, own))
    return (*events, *_spell_broken(book, order, events))


def _spell_broken(book: Book, order: Fight, events: Iterable[Event]) -> Iterator[SpellBroken]:
    """The first White Man killed in the game, if he was among these (TROOP-05)."""
    row, killed = book.close_combat.spell_broken, (event for event in events if isinstance(event, Killed))
    white = (event for event in killed if book.can(event.troop, Ability.WHITE_MAN_SAVE))
    if not order.spell_broken and (first := next(white, None)):
        yield SpellBroken(first.figure, row.rule, row.page)


Compared = Mapping[tuple[str, bool], Duel]
"""What each enemy has to reach against the one figure, by its name and whether it comes as second."""


def compared(book: Book, bout: Bout) -> Compared:
    """Every comparison that a bout may come to, before any die is thrown."""
    places = (False, True)[: len(bout.others)]
    return {
        (other.name, second): duel(book, bout.one, other, second=second)
        for other in bout.others
        for second in places
    }


def fight_bout(
    book: Book, bout: Bout, faces: tuple[int, ...], duels: Compared | None = None
) -> tuple[Event, ...]:
    """One bout with its faces; an outnumbered figure meets first whom it chose, or who is better for it."""
    outcomes = in_each_order(book, bout, faces, duels)
    if bout.first in outcomes:
        return outcomes[bout.first]
    return max(outcomes.values(), key=lambda events: _good_for(book, bout, events), default=())


def in_each_order(
    book: Book, bout: Bout, faces: tuple[int, ...], duels: Compared | None = None
) -> dict[str, tuple[Event, ...]]:
    """What would come of each choice of the outnumbered, by the enemy that it faces first (MELEE-07)."""
    thrown = (bout.one, faces[0]), tuple(zip(bout.others, faces[1:], strict=True))
    known, (own, enemies) = compared(book, bout) if duels is None else duels, thrown
    return {first[0].name: tuple(_in_order(book, own, _from(enemies, first), known)) for first in enemies}


Thrown = tuple[Fighter, int]


def _from(enemies: tuple[Thrown, ...], first: Thrown) -> list[Thrown]:
    return [first, *(enemy for enemy in enemies if enemy is not first)]


def _in_order(book: Book, own: Thrown, enemies: Iterable[Thrown], duels: Compared) -> Iterator[Event]:
    """The one figure's single throw against each enemy in turn, as long as it lives (MELEE-07, MELEE-08)."""
    one, lives = own[0], own[0].attendants
    for turn, (other, other_face) in enumerate(enemies):
        fought, side = _compare(book, own, (other, other_face), duels, second=turn > 0)
        yield fought
        if side == "other":
            yield _struck(book, one, other, lives)
            lives -= 1
        elif side == "one":
            yield _struck(book, other, one, other.attendants)
        if lives < 0:
            return


def _compare(book: Book, one: Thrown, other: Thrown, duels: Compared, *, second: bool) -> tuple[Fought, Side]:
    known = duels[other[0].name, second]
    side = known.winner(one[1], other[1])
    names = {"one": one[0].name, "other": other[0].name, "": ""}
    row = book.close_combat.wins_by if side else book.close_combat.draw
    event = Fought(
        one[0].name, other[0].name, known, one[1], other[1], names[side], row.rule, row.page, second
    )
    return event, side


def _struck(book: Book, loser: Fighter, winner: Fighter, lives: int) -> Event:
    """The loser dies, unless it is a leader who gives up an attendant."""
    combat = book.close_combat
    if lives > 0:
        row, who = combat.attendant_within_in, loser.gives[-lives] if loser.gives else ""
        return AttendantLost(loser.name, winner.name, row.rule, row.page, who)
    return Killed(loser.name, loser.troop, winner.name, combat.wins_by.rule, combat.wins_by.page)


def _good_for(book: Book, bout: Bout, events: tuple[Event, ...]) -> tuple[bool, int, int]:
    """How good an outcome is for the outnumbered: to live, to keep its attendants, the points it kills."""
    dead = [event for event in events if isinstance(event, Killed)]
    lost = sum(isinstance(event, AttendantLost) and event.leader == bout.one.name for event in events)
    points = sum(book.troops[kill.troop].points for kill in dead if kill.figure != bout.one.name)
    return all(kill.figure != bout.one.name for kill in dead), -lost, points
