"""One shot: what it needs, what saves its target, what it comes to (pp. 25-26)."""

from fractions import Fraction

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import FACES, SIDES
from heart_africa.core.reckoning import Check, Line
from heart_africa.rules.book import Book
from heart_africa.rules.odds.blows import DEAD, Wounds
from heart_africa.rules.play.shooting.effects import breach_check, holes_canoe, is_at_wall
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.saves import Wound, denials, save
from heart_africa.rules.play.shooting.shot import Shot, Struck
from heart_africa.rules.play.shooting.weapons import is_gun, is_vessel


@dataclass(frozen=True, slots=True)
class ShotOdds:
    """A shot before its die: the check, the save of its target, why there is no other, and the chances.

    `kills`: that its very target falls to it; `breaches`: that it opens the wall of a building; `holes`:
    that it sinks the canoe in which its target sits.
    """

    check: Check
    save: Check | None
    denied: tuple[Line, ...]
    hits: Fraction
    kills: Fraction
    breaches: Fraction
    holes: Fraction


def is_figure(book: Book, target: Struck) -> bool:
    """Neither a wall nor a vessel."""
    return target.troop != WALL and not is_vessel(book, target.figure)


def odds_of_shot(book: Book, shot: Shot) -> ShotOdds:
    """What this shot, singled out, may come to."""
    needed, wound = check(book, shot), Wound.of(shot, shot.struck)
    hits = Fraction(needed.chances, SIDES)
    at_figure = is_figure(book, wound.target)
    return ShotOdds(
        needed,
        save(book, wound) if at_figure else None,
        denials(book, wound) if at_figure else (),
        hits,
        hits * (Wounds(book).after(wound, wound.target.lives).of(DEAD) if at_figure else 0),
        hits * _breach(book, shot),
        Fraction(sum(holes_canoe(book, shot, face) for face in FACES), SIDES),
    )


def _breach(book: Book, shot: Shot) -> Fraction:
    """The chance that a hit opens a breach."""
    opens = is_at_wall(shot.struck) and is_gun(book, shot.shooter)
    return Fraction(breach_check(book).chances if opens else 0, SIDES)
