"""Many shots together: how many fall, by the same steps as the rules take them (pp. 23-26)."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial

from heart_africa.core import chances
from heart_africa.core.chances import Chances, certain, either
from heart_africa.core.checks import Check
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, Dice
from heart_africa.rules.book import Book
from heart_africa.rules.odds.allocation import Dealt, dealt, dealt_alike
from heart_africa.rules.odds.blows import Blow, Counted, anybody, fallen, of_many
from heart_africa.rules.odds.shots import is_figure
from heart_africa.rules.odds.wounds import Wounds
from heart_africa.rules.play.shooting.effects import splash_check, splashed
from heart_africa.rules.play.shooting.resolution import exposed, fire, group_of
from heart_africa.rules.play.shooting.saves import Wound
from heart_africa.rules.play.shooting.shot import Shot

Hits = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VolleyOdds:
    """Shots before their dice: what each needs, how many hit, how many fall."""

    checks: tuple[Check, ...]
    hits: Chances[int]
    casualties: Chances[int]

    @property
    def mean(self) -> Fraction:
        """How many fall on average."""
        return chances.mean(self.casualties)

    def at_least(self, number: int) -> Fraction:
        """The chance that so many fall, or more."""
        return chances.at_least(self.casualties, number)


def needed(book: Book, shots: tuple[Shot, ...]) -> tuple[Check, ...]:
    """What each shot needs, as the rules read it when the dice have fallen."""
    return tuple(event.check for event in fire(book, shots, Dice([SIDES] * len(shots))))


def odds_of_shooting(book: Book, shots: tuple[Shot, ...], counted: Counted = anybody) -> VolleyOdds:
    """Shots each at its own target: what becomes of all who are counted, splash and saves included."""
    checks, wounds = needed(book, shots), Wounds(book)

    def casualties(known: dict[int, int]) -> Chances[int]:
        return fallen(wounds, _blows(book, shots, checks, known), counted)

    return _odds(book, shots, checks, casualties)


def odds_of_volley(book: Book, shots: tuple[Shot, ...], counted: Counted = anybody) -> VolleyOdds:
    """Shots together at a group: the hits fall on its figures in their order, and round again."""
    if not shots:
        return odds_of_shooting(book, shots, counted)
    checks, wounds, group = needed(book, shots), Wounds(book), group_of(shots)

    def casualties(known: dict[int, int]) -> Chances[int]:
        hits = [
            (known.get(n, sixths), 1 if n in known else SIDES) for n, sixths in enumerate(_sixths(checks))
        ]
        splash = _bursts(book, shots, known)
        order = Dealt(book, shots, group, tuple(hits), splash, counted)
        return dealt_alike(order, wounds) if order.alike(wounds) else dealt(order, wounds)

    return _odds(book, shots, checks, casualties)


def _odds(
    book: Book,
    shots: tuple[Shot, ...],
    checks: tuple[Check, ...],
    casualties: Callable[[dict[int, int]], Chances[int]],
) -> VolleyOdds:
    """All together: shots that splash link many figures, so each way in which they may hit stands apart."""
    bursting = [number for number, shot in enumerate(shots) if splashed(book, shot)]
    hits = of_many((sixths, SIDES) for sixths in _sixths(checks))
    ways = _ways([checks[number] for number in bursting])
    return VolleyOdds(checks, hits, ways.then(lambda way: casualties(dict(zip(bursting, way, strict=True)))))


def _sixths(checks: tuple[Check, ...]) -> list[int]:
    """How many faces of each succeed; like shots share a check, which is asked once."""
    known = {id(check): check for check in checks}
    chances_of = {key: check.chances for key, check in known.items()}
    return [chances_of[id(check)] for check in checks]


def _ways(checks: list[Check]) -> Chances[Hits]:
    """Which of these shots hit."""
    ways: Chances[Hits] = certain(())
    for check in checks:
        hit = either(check.chances, SIDES)
        ways = ways.then(partial(_one_more, hit))
    return ways


def _one_more(hit: Chances[int], so_far: Hits) -> Chances[Hits]:
    return hit.map(lambda now: (*so_far, now))


def _blows(
    book: Book, shots: tuple[Shot, ...], checks: tuple[Check, ...], known: dict[int, int]
) -> list[Blow]:
    """Direct hits first, then splash, as wounds are counted; `known`: whether the shots that splash hit."""
    direct = [
        Blow(known.get(number, check.chances), 1 if number in known else SIDES, _struck(shot))
        for number, (shot, check) in enumerate(zip(shots, checks, strict=True))
        if is_figure(book, shot.struck)
    ]
    return [*direct, *_bursts(book, shots, known)]


def _struck(shot: Shot) -> tuple[Wound, ...]:
    return tuple(Wound.of(shot, target) for target in exposed(shot))


def _bursts(book: Book, shots: tuple[Shot, ...], known: dict[int, int]) -> tuple[Blow, ...]:
    """A chance for everyone near each target of the guns that hit."""
    bursting = (shots[number] for number, hit in known.items() if hit)
    return tuple(blow for shot in bursting for blow in _splash(book, shot))


def _splash(book: Book, shot: Shot) -> Iterator[Blow]:
    sixths = splash_check(book).chances
    for figure in splashed(book, shot):
        yield Blow(sixths, SIDES, (Wound.of(shot, figure, splash=True),))
