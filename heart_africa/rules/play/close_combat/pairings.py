"""Who fights whom in a crowd: one to one first, and only the surplus doubles up (ruling of MELEE-04)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from heart_africa.core.matching import largest_matching
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, problem
from heart_africa.rules.play.close_combat.facts import Bout, Fighter
from heart_africa.rules.play.close_combat.scores import AREA

Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Crowd:
    """Two sides in contact: `contacts` names who touches whom, a figure of the first side before its enemy.

    None means that everybody can reach everybody, as when only numbers are told.
    """

    one_side: tuple[Fighter, ...]
    other_side: tuple[Fighter, ...]
    contacts: tuple[tuple[str, str], ...] | None = None

    def enemies(self) -> dict[str, list[str]]:
        """Of each figure, the enemies that it touches, in the order in which they were named."""
        pairs = self.contacts
        if pairs is None:
            pairs = tuple((one.name, other.name) for one in self.one_side for other in self.other_side)
        touched: dict[str, list[str]] = {f.name: [] for f in (*self.one_side, *self.other_side)}
        for one, other in pairs:
            touched[one].append(other)
            touched[other].append(one)
        return touched


@dataclass(frozen=True, slots=True)
class Pairing:
    """A lawful reading of a crowd: its bouts, and the figures in contact that find no place in any."""

    bouts: tuple[Bout, ...]
    idle: tuple[str, ...]


def pairings(crowd: Crowd) -> Pairing:
    """As many pairs as the contacts allow, then as many figures as can be doubled up on them.

    The players may prefer other pairings, which are as good if nothing is objected to them. Raises
    `KeyError` for a contact of a figure that nobody named.
    """
    enemies = crowd.enemies()
    pairs = largest_matching({one.name: enemies[one.name] for one in crowd.one_side})
    partner = pairs | {other: one for one, other in pairs.items()}
    surplus = [name for name, touched in enemies.items() if touched and name not in partner]
    joins = largest_matching({name: _pairs_open(enemies[name], partner, pairs) for name in surplus})
    bouts = tuple(_bout(crowd, one, other, joins) for one, other in pairs.items())
    return Pairing(bouts, tuple(name for name in surplus if name not in joins))


def _pairs_open(touched: Iterable[str], partner: Mapping[str, str], pairs: Mapping[str, str]) -> list[str]:
    """The pairs, by their figure of the first side, that a surplus figure can join against one it touches."""
    return [enemy if enemy in pairs else partner[enemy] for enemy in touched if enemy in partner]


def _bout(crowd: Crowd, one: str, other: str, joins: Mapping[str, str]) -> Bout:
    figures = {fighter.name: fighter for fighter in (*crowd.one_side, *crowd.other_side)}
    doubled = [name for name, pair in joins.items() if pair == one]
    first_side = {fighter.name for fighter in crowd.one_side}
    if doubled and doubled[0] in first_side:
        return Bout(figures[other], (figures[one], figures[doubled[0]]))
    return Bout(figures[one], (figures[other], *(figures[name] for name in doubled)))


@dataclass(frozen=True, slots=True)
class Match:
    """Two figures that are to fight: whether they touch, how many are on one side, enemies left free."""

    figure: str
    enemy: str
    touching: bool
    sharing: int
    free: tuple[str, ...]


def not_in_contact(match: Match) -> bool:
    """They do not touch."""
    return not match.touching


def needless_two_on_one(match: Match) -> bool:
    """It doubles up, or is doubled, while an enemy that it touches fights nobody."""
    return match.sharing > 1 and bool(match.free)


CONDITIONS: Mapping[str, Callable[[Match], bool]] = {
    condition.__name__: condition for condition in (not_in_contact, needless_two_on_one)
}


def objections_to_pairing(book: Book, crowd: Crowd, bouts: Iterable[Bout]) -> tuple[Problem, ...]:
    """What the book has against a reading of the crowd: strangers, and two on one without need."""
    enemies, known = crowd.enemies(), tuple(bouts)
    fighting = {fighter.name for bout in known for fighter in bout.figures}
    matches = (match for bout in known for match in _matches(bout, enemies, fighting))
    return tuple(found for match in matches for found in _against(book, match))


def _matches(bout: Bout, enemies: Mapping[str, Names], fighting: set[str]) -> Iterator[Match]:
    for other in bout.others:
        free = tuple(enemy for enemy in enemies[other.name] if enemy not in fighting)
        touching = bout.one.name in enemies[other.name]
        yield Match(other.name, bout.one.name, touching, len(bout.others), free)


def _against(book: Book, match: Match) -> Iterator[Problem]:
    about = {"figure": match.figure, "enemy": match.enemy, "free": ", ".join(match.free)}
    for row in holding(book.close_combat.pair, CONDITIONS, match):
        yield problem(AREA, row, match.figure, about)
