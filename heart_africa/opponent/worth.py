"""What figures are worth, and what a shot or a bout is expected to cost, by the book's own chances.

Points are those of the army lists; chances are exact, of a figure against another as they would meet.
"""

from functools import lru_cache

from heart_africa.core.dice import SIDES
from heart_africa.opponent.sketch import Position
from heart_africa.rules.battle import Battle, Figure, SideId, Unit
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.odds.melees import odds_of_duel
from heart_africa.rules.odds.volleys import odds_of_shot
from heart_africa.rules.play.close_combat.scores import Fighter, fights
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.play.shooting.shot import reach, shots_of
from heart_africa.rules.shared_terms import Moved, Obstacle

LONE_POINTS, ELEMENT_POINTS = 40.0, 20.0
"""What a lone figure without a price of his own, and an element of baggage, count as (our own)."""
LEADS = 60.0
"""What it is worth more to keep a leader, whose loss makes everybody near test (MORALE-09)."""


@lru_cache(4096)
def price(book: Book, troop: str) -> float:
    """The points of one figure."""
    if troop == ATTENDANT:
        return 0.0
    if troop == BAGGAGE:
        return ELEMENT_POINTS
    row = book.troops.get(troop)
    return float(row.points) if row is not None and row.points else LONE_POINTS


def of_figure(at: Position, figure: Figure) -> float:
    """The points of a figure where it stands: a leader is more than a man."""
    unit_ = at.battle.unit_of(figure.name)
    return price(at.book, figure.troop) + (LEADS if unit_.led_by(figure.name) else 0.0)


def of_unit(at: Position, unit_: Unit) -> float:
    """The points of those who are left of a unit."""
    return sum(price(at.book, figure.troop) for figure in unit_.here)


def points(book: Book, battle: Battle, side: SideId, *, left: bool = False) -> int:
    """What the figures of a side cost, all of them or those that are left."""
    figures = (f for unit in battle.of(side) for f in (unit.here if left else unit.figures))
    return sum(book.troops[f.troop].points or 0 for f in figures if f.troop in book.troops)


# --- one shot, one bout ---


@lru_cache(65536)
def hit(  # noqa: PLR0917  # all that a shot hangs on
    book: Book,
    shooter: str,
    target: str,
    inches: int,
    moved: Moved,
    behind: Obstacle,
    *,
    covered: bool,
    on_foot: bool = False,
) -> float:
    """The chance that a shot of one troop at another fells it; `on_foot`: riders who have got down shoot."""
    shooters = unit("s", "red", shooter, 1, Figure("", "", moved=moved, dismounted=on_foot))
    targets = unit("t", "blue", target, 2)
    battle = stage(shooters, targets, step=Step.SHOOTING)
    names = shooters.figures[0].name, targets.figures[0].name
    aim = Aim(*names, float(inches), cover=covered, behind=behind, alone=False)
    (shot,) = shots_of(battle, (aim,))
    return float(odds_of_shot(book, shot).kills)


@lru_cache(16384)
def bout(
    book: Book,
    one: str,
    other: str,
    behind: Obstacle = Obstacle.NONE,
    on_foot: tuple[bool, bool] = (False, False),
) -> tuple[float, float]:
    """The chances that a figure of one troop fells one of another in a bout, and that it is felled.

    `behind`: the work of the other; `on_foot`: which of them are riders who have got down.
    """
    if not (fights(book, one) and fights(book, other)):
        return 1.0, 0.0
    first = Fighter(Figure("o", one, dismounted=on_foot[0]))
    found = odds_of_duel(book, first, Fighter(Figure("t", other, behind=behind, dismounted=on_foot[1])))
    return float(found.win), float(found.lose)


def volley(at: Position, battle: Battle, fire: Fire) -> tuple[float, float]:
    """How many figures an order to shoot is expected to fell, and what they are worth."""
    fallen, worth = 0.0, 0.0
    left: dict[str, float] = {}
    for shot in shots_of(battle, fire.aims):
        name = shot.target.name
        # The chance that a shot fells its very target; shots that need the same are reckoned once.
        known, facts = _known(at.book), (shot.facts, shot.struck.facts)
        if facts not in known:
            known[facts] = float(odds_of_shot(at.book, shot).kills)
        chance = known[facts] * left.get(name, 1.0)
        left[name] = left.get(name, 1.0) - chance
        fallen += chance
        worth += chance * of_figure(at, shot.target)
    return fallen, worth


@lru_cache(8)
def _known(_book: Book) -> dict[object, float]:
    """The chances of shots that were asked for, of one book."""
    return {}


# --- a whole unit ---


def shooters(at: Position, unit_: Unit) -> tuple[Figure, ...]:
    """Those of a unit who have a weapon that reaches farther than they throw."""
    return tuple(each for each in unit_.here if (reach(at.book, each) or 0) > 0 and not each.enemies)


def range_of(at: Position, unit_: Unit) -> int:
    """How far most of a unit shoots, riders who may get down as far as on foot; 0: not at all."""
    most = max((reach(at.book, each) or 0 for each in unit_.here[:3]), default=0)
    row = at.book.troops.get(unit_.troop)
    return max(most, row.dismounted.range_in or 0) if row is not None and row.dismounted else most


def pace(at: Position, unit_: Unit, *, slow: bool) -> float:
    """How far a unit goes in a turn on average, in the saddle or on foot as it is now."""
    return stride(at.book, unit_.troop, slow=slow, on_foot=unit_.here[0].dismounted)


@lru_cache(1024)
def stride(book: Book, troop: str, *, slow: bool, on_foot: bool = False) -> float:
    """How far a troop goes in a turn on average; `on_foot`: riders who have got down."""
    row = book.troops.get(troop)
    if row is None:
        return 5.5
    profile = row.dismounted if on_foot and row.dismounted else row.profile
    given = profile.move_cover if slow else profile.move_open
    if given is None:
        return 0.0
    return given.dice * (SIDES + 1) / 2 + given.add
