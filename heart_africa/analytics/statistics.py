"""Dice, luck and losses of a battle, each with its sample size."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from heart_africa.analytics.outcomes import Passage, passages
from heart_africa.analytics.rows import Row, rows
from heart_africa.core.chances import added, at_least, either
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import SIDES
from heart_africa.core.dice_fairness import Fairness, fairness
from heart_africa.core.journal.journal import Journal
from heart_africa.rules.battle import Battle, Figure, Gone, SideId
from heart_africa.rules.battle.units import counted
from heart_africa.rules.book import ATTENDANT, Book
from heart_africa.rules.play.close_combat.events import Fought

THROWS = SIDES * SIDES


@dataclass(frozen=True, slots=True)
class Luck:
    """How many checks of a kind there were, how many succeeded, and how many were expected to."""

    side: SideId
    event: str
    size: int
    succeeded: int
    expected: Fraction

    @property
    def over(self) -> Fraction:
        """How many more succeeded than expected; negative if fewer did."""
        return self.succeeded - self.expected


@dataclass(frozen=True, slots=True)
class Statistics:
    """A battle in numbers.

    `dice`: all faces, by where they came from; `luck`: by side and kind of check; `losses`: each side's
    figures by cause; `left` and `began`: its figures now and at the start, as an army's figures are counted.
    """

    dice: Mapping[str, Fairness]
    luck: tuple[Luck, ...]
    losses: Mapping[SideId, Mapping[str, int]]
    left: Mapping[SideId, int]
    began: Mapping[SideId, int]


def statistics(journal: Journal[Battle]) -> Statistics:
    """The numbers of all acts in force."""
    battle = journal.state
    return Statistics(
        _dice(journal),
        tuple(_luck(rows(journal))),
        {side: losses(battle, side) for side in battle.sides},
        {side: sum(figure.here for figure in counted(battle.of(side))) for side in battle.sides},
        {side: sum(1 for _ in counted(battle.of(side))) for side in battle.sides},
    )


def _dice(journal: Journal[Battle]) -> dict[str, Fairness]:
    faces: dict[str, list[int]] = {}
    for passage in passages(journal):
        for roll in passage.act.rolls:
            faces.setdefault(roll.origin.value, []).extend(roll.faces)
    return {origin: fairness(thrown) for origin, thrown in faces.items()}


def _luck(found: Iterable[Row]) -> Iterator[Luck]:
    """The luck of each side in each kind of check; a comparison counts for the side named first."""
    size: Counter[tuple[SideId, str]] = Counter()
    good: Counter[tuple[SideId, str]] = Counter()
    hoped: dict[tuple[SideId, str], Fraction] = {}
    for row in found:
        if (chance := chance_of(row)) is not None:
            key = (row.side, row.event)
            size[key] += 1
            good[key] += bool(row.success)
            hoped[key] = hoped.get(key, Fraction(0)) + chance
    for (side, event), count in size.items():
        yield Luck(side, event, count, good[side, event], hoped[side, event])


def chance_of(row: Row) -> Fraction | None:
    """The chance that a row's roll had to succeed; None if no die met a number."""
    if row.event == Fought.__dataclass_fields__["kind"].default and row.needed is not None:
        # How likely a die is to beat another by so much.
        faces = range(1, SIDES + 1)
        return Fraction(sum(one - other >= row.needed for one in faces for other in faces), THROWS)
    return None if row.chances is None else Fraction(row.chances, SIDES)


def losses(battle: Battle, side: SideId) -> dict[str, int]:
    """A side's lost figures by cause; for those who fled or left the table, by that.

    The leader's attendants and the baggage, which an army's figures do not include, are counted separately.
    """
    men = {figure.name for figure in counted(battle.of(side))}
    gone = [figure for unit in battle.of(side) for figure in unit.figures if not figure.here]
    fallen = Counter(_cause(figure.gone, figure.cause) for figure in gone if figure.name in men)
    return dict(fallen + Counter(_beside(figure) for figure in gone if figure.name not in men))


def _beside(figure: Figure) -> str:
    if figure.troop == ATTENDANT:
        return "attendants"
    return figure.cause if figure.cause == "captured" else "baggage"


def _cause(gone: Gone, cause: str) -> str:
    return gone.value if gone in {Gone.FLED, Gone.LEFT} else cause or gone.value


# --- when the battle turned ---


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An act that changed the balance of strength.

    `before`, `after`: red's share of both armies' points still there; `chance`: how likely so many of its
    checks were to come out so well (or so badly), None if it had no checks.
    """

    passage: Passage
    before: Fraction
    after: Fraction
    chance: Fraction | None

    @property
    def swing(self) -> Fraction:
        """How much red's share grew; negative if it fell."""
        return self.after - self.before


def turning_points(book: Book, journal: Journal[Battle], most: int = 5) -> tuple[TurningPoint, ...]:
    """The acts that changed the balance most, in the order in which they happened."""
    by_entry: dict[int, list[Row]] = {}
    for row in rows(journal):
        by_entry.setdefault(row.entry, []).append(row)
    found: list[TurningPoint] = []
    last: tuple[Battle | None, Fraction] = (None, Fraction(0))
    for passage in passages(journal):
        before = last[1] if last[0] is passage.before else share(book, passage.before)
        after = share(book, passage.after)
        last = (passage.after, after)
        if passage.turn and bool(passage.act.facts) and before != after:
            found.append(TurningPoint(passage, before, after, None))
    greatest = sorted(found, key=lambda point: abs(point.swing), reverse=True)[:most]
    told = (replace(each, chance=_chance(by_entry.get(each.passage.number, []))) for each in greatest)
    return tuple(sorted(told, key=lambda point: point.passage.number))


def share(book: Book, battle: Battle) -> Fraction:
    """Red's share of the points that both sides still have; a half if there are none."""
    red, blue = (strength(book, battle, side) for side in ("red", "blue"))
    return Fraction(red, red + blue) if red + blue else Fraction(1, 2)


def strength(book: Book, battle: Battle, side: SideId) -> int:
    """The points of a side's figures that are still there; those without a price are left out."""
    figures = (figure for unit in battle.of(side) for figure in unit.here)
    return sum(book.troops[figure.troop].points for figure in figures if figure.troop in book.troops)


def _chance(found: list[Row]) -> Fraction | None:
    """How likely the acting side was to succeed so often in the first kind of check thrown, or so seldom.

    Of the two chances, that of doing at least so well and that of doing at most so well, the smaller one
    counts. The first kind of check is the one that people remember: the shots of a volley, the comparisons of
    a melee, the tests of a unit.
    """
    thrown = [(row, chance) for row in found if (chance := chance_of(row)) is not None]
    if not thrown:
        return None
    kind = thrown[0][0].event
    own = [(row, chance) for row, chance in thrown if row.event == kind]
    good = sum(bool(row.success) for row, _ in own)
    total = added(either(chance.numerator, chance.denominator) for _, chance in own)
    least, most = at_least(total, good), 1 - at_least(total, good + 1)
    return min(least, most)
