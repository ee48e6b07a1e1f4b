"""Resolving a fight by its dice, bout by bout (p. 27)."""

from collections.abc import Iterable, Iterator, Mapping

from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Ability, Book
from heart_africa.rules.play.close_combat.events import (
    AttendantLost,
    Event,
    Fought,
    Killed,
    MeleeSpellBroken,
)
from heart_africa.rules.play.close_combat.objections import matches
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.close_combat.scores import Bout, Duel, Fighter, Side, bout_of, duel, fights

DIE = "melee-die"


def fight(book: Book, battle: Battle, order: Fight, dice: Dice) -> tuple[Event, ...]:
    """The events of an order to fight. Raises `DiceNeeded` with all the dice missing, and `BadData`."""
    named = (match for match in matches(book, battle, order) if match.others)
    events = fight_bouts(book, [bout_of(battle, match, order) for match in named], dice)
    return (*events, *_spell_broken(book, battle, events))


def fight_bouts(book: Book, bouts: Iterable[Bout], dice: Dice) -> tuple[Event, ...]:
    """The events of these bouts; dice are thrown bout by bout, the one figure's before the others'."""
    fought = [bout for bout in bouts if all(fights(book, fighter.troop) for fighter in bout.fighters)]
    faces = iter(dice.roll(sum(len(bout.fighters) for bout in fought), DIE))
    thrown = [(bout, tuple(next(faces) for _ in bout.fighters)) for bout in fought]
    return tuple(event for bout, own in thrown for event in fight_bout(book, bout, own))


def _spell_broken(book: Book, battle: Battle, events: Iterable[Event]) -> Iterator[MeleeSpellBroken]:
    """An event if the first White Man of the game is among the killed (TROOP-05)."""
    row, killed = book.close_combat.spell_broken, (event for event in events if isinstance(event, Killed))
    white = (event for event in killed if book.can(event.troop, Ability.WHITE_MAN_SAVE))
    if not (battle.spell_broken or battle.spell_breaking) and (first := next(white, None)):
        yield MeleeSpellBroken(first.figure, row.rule, row.page)


Compared = Mapping[tuple[str, bool], Duel]
"""What each enemy has to reach against the one figure, by its name and whether it comes as second."""


def compared(book: Book, bout: Bout) -> Compared:
    """Every comparison that a bout may need, known before any die is thrown."""
    places = (False, True)[: len(bout.others)]
    return {
        (other.name, second): duel(book, bout.one, other, second=second)
        for other in bout.others
        for second in places
    }


def fight_bout(
    book: Book, bout: Bout, faces: tuple[int, ...], duels: Compared | None = None
) -> tuple[Event, ...]:
    """The events of one bout with its faces.

    An outnumbered figure meets first the enemy whom it chose, or the one that is better for it.
    """
    outcomes = in_each_order(book, bout, faces, duels)
    if bout.first in outcomes:
        return outcomes[bout.first]
    return max(outcomes.values(), key=lambda events: _good_for(book, bout, events), default=())


def in_each_order(
    book: Book, bout: Bout, faces: tuple[int, ...], duels: Compared | None = None
) -> dict[str, tuple[Event, ...]]:
    """A bout's events for each choice of the outnumbered figure, by the enemy faced first (MELEE-07)."""
    known = compared(book, bout) if duels is None else duels
    own, enemies = (bout.one, faces[0]), tuple(zip(bout.others, faces[1:], strict=True))
    return {first[0].name: tuple(_in_order(book, own, _from(enemies, first), known)) for first in enemies}


Thrown = tuple[Fighter, int]


def _from(enemies: tuple[Thrown, ...], first: Thrown) -> list[Thrown]:
    return [first, *(enemy for enemy in enemies if enemy is not first)]


def _in_order(book: Book, own: Thrown, enemies: Iterable[Thrown], duels: Compared) -> Iterator[Event]:
    """The one figure's single throw against each enemy in turn, until it is dead (MELEE-07, MELEE-08)."""
    one, lives = own[0], own[0].lives
    for turn, (other, other_face) in enumerate(enemies):
        fought, side = _compare(book, own, (other, other_face), duels, second=turn > 0)
        yield fought
        if side == "other":
            yield _struck(book, one, other, lives)
            lives -= 1
        elif side == "one":
            yield _struck(book, other, one, other.lives)
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
    """The event of a lost comparison: the loser is killed, or gives up an attendant."""
    combat = book.close_combat
    if lives > 0:
        row, who = combat.attendant_within_in, loser.gives[-lives] if loser.gives else ""
        return AttendantLost(loser.name, winner.name, row.rule, row.page, who)
    return Killed(loser.name, loser.troop, winner.name, combat.wins_by.rule, combat.wins_by.page)


def _good_for(book: Book, bout: Bout, events: tuple[Event, ...]) -> tuple[bool, int, int]:
    """How good an outcome is for the outnumbered: it lives, keeps attendants, kills more points."""
    dead = [event for event in events if isinstance(event, Killed)]
    lost = sum(isinstance(event, AttendantLost) and event.leader == bout.one.name for event in events)
    points = sum(book.troops[kill.troop].points for kill in dead if kill.figure != bout.one.name)
    return all(kill.figure != bout.one.name for kill in dead), -lost, points
