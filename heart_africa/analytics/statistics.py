"""Dice, luck and losses of a battle, each with its sample size."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from heart_africa.analytics.passages import passages
from heart_africa.analytics.rows import Row, rows
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.dice_fairness import Fairness, fairness
from heart_africa.core.journal.journal import Journal
from heart_africa.rules.battle import Battle, Gone, SideId
from heart_africa.rules.play.close_combat.events import Fought

THROWS = SIDES * SIDES


@dataclass(frozen=True, slots=True)
class Luck:
    """So many checks of a kind, so many succeeded, and how many one would expect to."""

    side: SideId
    event: str
    size: int
    succeeded: int
    expected: Fraction

    @property
    def over(self) -> Fraction:
        """By how many more than expected; below 0, fewer."""
        return self.succeeded - self.expected


@dataclass(frozen=True, slots=True)
class Statistics:
    """A battle in numbers.

    `dice`: all faces thrown, by where they came from; `luck`: by side and kind of check; `losses`: of each
    side, figures by cause; `lost_points`: what they had cost.
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
        {side: _losses(battle, side) for side in battle.sides},
        {side: sum(len(unit.here) for unit in battle.of(side)) for side in battle.sides},
        {side: sum(len(unit.figures) for unit in battle.of(side)) for side in battle.sides},
    )


def _dice(journal: Journal[Battle]) -> dict[str, Fairness]:
    faces: dict[str, list[int]] = {}
    for passage in passages(journal):
        for roll in passage.act.rolls:
            faces.setdefault(roll.origin.value, []).extend(roll.faces)
    return {origin: fairness(thrown) for origin, thrown in faces.items()}


def _luck(found: Iterable[Row]) -> Iterator[Luck]:
    """Checks by side and kind; a comparison counts for the one whose score is named first."""
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
    """How likely a row's success was before the dice; None where no die was thrown against a number."""
    if row.event == Fought.__dataclass_fields__["kind"].default and row.needed is not None:
        # How likely a die is to beat another by so much.
        faces = range(1, SIDES + 1)
        return Fraction(sum(one - other >= row.needed for one in faces for other in faces), THROWS)
    return None if row.chances is None else Fraction(row.chances, SIDES)


def _losses(battle: Battle, side: SideId) -> dict[str, int]:
    """Figures gone, by cause; those who fled or left by what became of them."""
    gone = (figure for unit in battle.of(side) for figure in unit.figures if not figure.here)
    return dict(Counter(_cause(figure.gone, figure.cause) for figure in gone))


def _cause(gone: Gone, cause: str) -> str:
    return gone.value if gone in {Gone.FLED, Gone.LEFT} else cause or gone.value
