"""When the battle turned: the acts that moved the balance of strength most, and how likely that was."""

from fractions import Fraction

from heart_africa.analytics.passages import Passage, passages
from heart_africa.analytics.rows import Row, rows
from heart_africa.analytics.statistics import chance_of
from heart_africa.core.chances import added, at_least, either
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import Journal
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An act that moved the balance.

    `share`: the part of both armies' strength, in points still there, that red had before and after;
    `chance`: how likely so many of its checks were to come out so well, None where none was thrown.
    """

    passage: Passage
    before: Fraction
    after: Fraction
    chance: Fraction | None

    @property
    def swing(self) -> Fraction:
        """By how much red's part grew; below 0, fell."""
        return self.after - self.before


def turning_points(book: Book, journal: Journal[Battle], most: int = 5) -> tuple[TurningPoint, ...]:
    """The acts that moved the balance most, in the order in which they happened."""
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
    """Red's part of the strength that both sides still have; a half when nobody has any."""
    red, blue = (strength(book, battle, side) for side in ("red", "blue"))
    return Fraction(red, red + blue) if red + blue else Fraction(1, 2)


def strength(book: Book, battle: Battle, side: SideId) -> int:
    """The points of a side's figures that are still there; what has no price counts for nothing."""
    figures = (figure for unit in battle.of(side) for figure in unit.here)
    return sum(book.troops[figure.troop].points for figure in figures if figure.troop in book.troops)


def _chance(found: list[Row]) -> Fraction | None:
    """How likely the side that acted was to succeed at least so often, one kind of check after another.

    The checks of the first kind that was thrown are those that people remember: the shots of a volley, the
    comparisons of a melee, the tests of a unit.
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
