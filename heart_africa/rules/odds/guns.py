"""A machine gun's burst with what its faces do to the gun, and hits on vessels (pp. 9-10)."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import partial
from operator import mul

from heart_africa.core import chances
from heart_africa.core.chances import Chances, added, certain, die, either
from heart_africa.core.checks import Check
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.book import Book
from heart_africa.rules.odds.blows import Blow, Counted, Crowd, Figures, anybody, groups
from heart_africa.rules.odds.shots import is_figure
from heart_africa.rules.odds.volleys import needed
from heart_africa.rules.odds.wounds import Wounds
from heart_africa.rules.play.shooting.effects import fault, vessel_points
from heart_africa.rules.play.shooting.resolution import exposed
from heart_africa.rules.play.shooting.saves import Wound
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import is_vessel


@dataclass(frozen=True, slots=True)
class Burst:
    """What a burst has come to: how many fell, what became of the gun."""

    casualties: int
    fault: Fault


@dataclass(frozen=True, slots=True)
class BurstOdds:
    """A burst before its dice: what each shot needs, and both outcomes, as the same faces make them."""

    checks: tuple[Check, ...]
    bursts: Chances[Burst]

    @property
    def casualties(self) -> Chances[int]:
        """How many fall, whatever becomes of the gun."""
        return self.bursts.map(lambda burst: burst.casualties)

    def gun(self, becomes: Fault) -> Fraction:
        """The chance that the gun jams, breaks down or has nothing the matter."""
        return self.bursts.where(lambda burst: burst.fault is becomes)

    @property
    def mean(self) -> Fraction:
        """How many fall on average."""
        return chances.mean(self.casualties)


_Minded = tuple[int, ...]
"""Those of the faces thrown that the gun minds."""
_Shown = tuple[int, _Minded]
"""Whether a die hits, and its face if the gun minds it."""
_State = tuple[int, _Minded]
"""How many fell, and what the gun minds."""


def odds_of_burst(book: Book, shots: tuple[Shot, ...], counted: Counted = anybody) -> BurstOdds:
    """The shots of one machine gun in one turn. Raises `ValueError` if there are several shooters."""
    if len({shot.shooter.name for shot in shots}) > 1:
        raise ValueError(shots)
    checks, wounds = needed(book, shots), Wounds(book)
    shown = [_shown(book, check) for check in checks]
    blows = [
        Blow(check.chances, SIDES, _struck(shot), number)
        for number, (shot, check) in enumerate(zip(shots, checks, strict=True))
        if is_figure(book, shot.struck)
    ]
    state: Chances[_State] = certain((0, ()))
    for number in set(range(len(shown))) - {blow.number for blow in blows}:
        state = state.then(partial(_at_nobody, shown[number]))
    for group in groups(blows):
        state = state.then(partial(_at_group, wounds, group, shown, counted))
    return BurstOdds(checks, state.map(lambda end: Burst(end[0], fault(book, end[1]))))


def _struck(shot: Shot) -> tuple[Wound, ...]:
    return tuple(Wound.of(shot, target) for target in exposed(shot))


def _shown(book: Book, check: Check) -> Chances[_Shown]:
    """What a shot's die may show."""
    guns = book.shooting.guns
    minds = {guns.jam_face, guns.jam_outweighed_by}
    return die().map(lambda face: (int(check.succeeds(face)), (face,) if face in minds else ()))


def _minded(before: _Minded, now: _Minded) -> _Minded:
    return tuple(sorted(before + now))


def _at_nobody(die: Chances[_Shown], state: _State) -> Chances[_State]:
    return die.map(lambda shown: (state[0], _minded(state[1], shown[1])))


def _at_group(
    wounds: Wounds, group: tuple[Blow, ...], shown: list[Chances[_Shown]], counted: Counted, state: _State
) -> Chances[_State]:
    """What the shots at figures that share hits bring about."""
    figures = Figures.of(group)
    now = certain((state[1], figures.unhurt))
    for blow in group:
        now = now.then(partial(_at_crowd, partial(figures.struck, wounds, blow), shown[blow.number]))
    return now.map(lambda end: (state[0] + figures.fallen(end[1], counted), end[0]))


def _at_crowd(
    hit: Callable[[Crowd], Chances[Crowd]], die: Chances[_Shown], state: tuple[_Minded, Crowd]
) -> Chances[tuple[_Minded, Crowd]]:
    """What one shot makes of the crowd, and what the gun has minded since."""
    before, crowd = state
    struck = hit(crowd)

    def shows(shown: _Shown) -> Chances[tuple[_Minded, Crowd]]:
        minded = _minded(before, shown[1])
        return (struck if shown[0] else certain(crowd)).map(lambda after: (minded, after))

    return die.then(shows)


# --- vessels ---


def odds_of_vessel_hits(book: Book, shots: Iterable[Shot]) -> Chances[int]:
    """By how much the hits of a gunboat or a dhow grow; shots at anything else count for nothing."""
    at_vessels = tuple(shot for shot in shots if is_vessel(book, shot.target))
    points = (vessel_points(book, shot.shooter).value for shot in at_vessels)
    checks = needed(book, at_vessels)
    return added(
        either(check.chances, SIDES).map(partial(mul, each))
        for each, check in zip(points, checks, strict=True)
    )
