"""Fighting: what is objected to a combat, and what the dice make of it (p. 27)."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.book import ATTENDANT, BAGGAGE, Arm, Book
from heart_africa.conditions import holding, problem
from heart_africa.dice import Dice
from heart_africa.play.close_combat.facts import Bout, Fighter, Obstacle, Pass
from heart_africa.play.close_combat.scores import AREA, Duel, Side, duel, fights
from heart_africa.problems import Problem

DIE = "melee-die"


@dataclass(frozen=True, slots=True)
class Fight:
    """The order to fight these bouts; the dice fall bout by bout, the one figure's before the others'."""

    bouts: tuple[Bout, ...]
    kind: Literal["fight"] = "fight"


@dataclass(frozen=True, slots=True)
class Fought:
    """Two figures compared their scores; no `winner`, a draw. `second`: the other came as second."""

    one: str
    other: str
    duel: Duel
    face: int
    other_face: int
    winner: str
    rule: str
    page: int
    second: bool = False
    kind: Literal["fought"] = "fought"

    @property
    def scores(self) -> tuple[int, int]:
        """What each came to: its die and all that is added to it."""
        return self.face + self.duel.one.total, self.other_face + self.duel.other.total


@dataclass(frozen=True, slots=True)
class Killed:
    """A figure was killed in close combat; no save is made against that (TROOP-04, TROOP-20)."""

    figure: str
    troop: str
    by: str
    rule: str
    page: int
    kind: Literal["killed"] = "killed"


@dataclass(frozen=True, slots=True)
class AttendantLost:
    """An attendant was removed in place of his leader."""

    leader: str
    by: str
    rule: str
    page: int
    kind: Literal["attendant_lost"] = "attendant_lost"


Event = Fought | Killed | AttendantLost


def gunboat_fights(book: Book, pass_: Pass) -> bool:
    """A gunboat can neither be boarded nor attacked; its row has a dash."""
    return book.arm(pass_.fighter.troop) is Arm.VESSEL


def baggage_fights(_book: Book, pass_: Pass) -> bool:
    """Baggage does not fight; it is captured."""
    return pass_.fighter.troop == BAGGAGE


def attendant_fights(_book: Book, pass_: Pass) -> bool:
    """A leader's attendants never fight, nor can they be picked out (ruling of LEAD-15)."""
    return pass_.fighter.troop == ATTENDANT


def fire_starter_fights(_book: Book, pass_: Pass) -> bool:
    """Whoever tried to light a fire this turn does not fight."""
    return pass_.fighter.lit_fire


def wall_between(_book: Book, pass_: Pass) -> bool:
    """The wall of a temba that stands cannot be fought through."""
    return Obstacle.WALL in {pass_.fighter.behind, pass_.enemy.behind}


CONDITIONS: Mapping[str, Callable[[Book, Pass], bool]] = {
    condition.__name__: condition
    for condition in (gunboat_fights, baggage_fights, attendant_fights, fire_starter_fights, wall_between)
}


def objections_to_fight(book: Book, order: Fight) -> tuple[Problem, ...]:
    """All that the book has against these bouts, figure by figure."""
    each = (found for bout in order.bouts for pass_ in _passes(bout) for found in _against(book, pass_))
    return (*_too_many(book, order), *each)


def _passes(bout: Bout) -> Iterator[Pass]:
    """Each figure of a bout once, with an enemy of its own."""
    if bout.others:
        yield Pass(bout.one, bout.others[0])
    yield from (Pass(other, bout.one) for other in bout.others)


def _against(book: Book, pass_: Pass) -> Iterator[Problem]:
    about = {"figure": pass_.fighter.name, "enemy": pass_.enemy.name, "troop": pass_.fighter.troop}
    for row in holding(book.close_combat.fight, CONDITIONS, book, pass_):
        yield problem(AREA, row, pass_.fighter.name, about)


def _too_many(book: Book, order: Fight) -> Iterator[Problem]:
    """More than two on one, and figures that stand in several bouts."""
    most = book.close_combat.opponents_most
    for bout in order.bouts:
        if len(bout.others) > most.value:
            about = {"figure": bout.one.name, "count": len(bout.others), "most": most.value}
            yield Problem("melee-too-many-on-one", most.rule, most.page, bout.one.name, about)
    times = Counter(fighter.name for bout in order.bouts for fighter in bout.figures)
    for name, count in times.items():
        if count > 1:
            about = {"figure": name, "count": count}
            yield Problem("melee-in-two-bouts", most.rule, most.page, name, about)


def fight(book: Book, order: Fight, dice: Dice) -> tuple[Event, ...]:
    """What comes of it, bout by bout. Raises `DiceNeeded` with all the dice that are missing."""
    bouts = [bout for bout in order.bouts if all(fights(book, fighter) for fighter in bout.figures)]
    faces = iter(dice.roll(sum(len(bout.figures) for bout in bouts), DIE))
    thrown = [(bout, tuple(next(faces) for _ in bout.figures)) for bout in bouts]
    return tuple(event for bout, own in thrown for event in fight_bout(book, bout, own))


def fight_bout(book: Book, bout: Bout, faces: tuple[int, ...]) -> tuple[Event, ...]:
    """One bout with its faces; an outnumbered figure meets first whom it chose, or who is better for it."""
    outcomes = in_each_order(book, bout, faces)
    if bout.first in outcomes:
        return outcomes[bout.first]
    return max(outcomes.values(), key=lambda events: _good_for(book, bout, events), default=())


def in_each_order(book: Book, bout: Bout, faces: tuple[int, ...]) -> dict[str, tuple[Event, ...]]:
    """What would come of each choice of the outnumbered, by the enemy that it faces first (MELEE-07)."""
    own, enemies = faces[0], tuple(zip(bout.others, faces[1:], strict=True))
    return {first[0].name: tuple(_in_order(book, bout.one, own, _from(enemies, first))) for first in enemies}


Thrown = tuple[Fighter, int]


def _from(enemies: tuple[Thrown, ...], first: Thrown) -> list[Thrown]:
    return [first, *(enemy for enemy in enemies if enemy is not first)]


def _in_order(book: Book, one: Fighter, face: int, enemies: Iterable[Thrown]) -> Iterator[Event]:
    """The one figure's single throw against each enemy in turn, as long as it lives (MELEE-07, MELEE-08)."""
    lives = one.attendants
    for turn, (other, other_face) in enumerate(enemies):
        fought, side = _compare(book, (one, face), (other, other_face), second=turn > 0)
        yield fought
        if side == "other":
            yield _struck(book, one, other, lives)
            lives -= 1
        elif side == "one":
            yield _struck(book, other, one, other.attendants)
        if lives < 0:
            return


def _compare(book: Book, one: Thrown, other: Thrown, *, second: bool) -> tuple[Fought, Side]:
    compared = duel(book, one[0], other[0], second=second)
    side = compared.winner(one[1], other[1])
    names = {"one": one[0].name, "other": other[0].name, "": ""}
    row = book.close_combat.wins_by if side else book.close_combat.draw
    event = Fought(
        one[0].name, other[0].name, compared, one[1], other[1], names[side], row.rule, row.page, second
    )
    return event, side


def _struck(book: Book, loser: Fighter, winner: Fighter, lives: int) -> Event:
    """The loser dies, unless it is a leader who gives up an attendant."""
    combat = book.close_combat
    if lives > 0:
        row = combat.attendant_within_in
        return AttendantLost(loser.name, winner.name, row.rule, row.page)
    return Killed(loser.name, loser.troop, winner.name, combat.wins_by.rule, combat.wins_by.page)


def _good_for(book: Book, bout: Bout, events: tuple[Event, ...]) -> tuple[bool, int, int]:
    """How good an outcome is for the outnumbered: to live, to keep its attendants, the points it kills."""
    dead = [event for event in events if isinstance(event, Killed)]
    lost = sum(isinstance(event, AttendantLost) and event.leader == bout.one.name for event in events)
    points = sum(book.troops[kill.troop].points for kill in dead if kill.figure != bout.one.name)
    return all(kill.figure != bout.one.name for kill in dead), -lost, points
