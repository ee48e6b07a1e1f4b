"""Who touches whom, who fights whom: one to one first, only the surplus doubles up (ruling of MELEE-04)."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

from heart_africa.core.dataclass import dataclass
from heart_africa.core.matching import largest_matching
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.conditions import holding, keyed, problem
from heart_africa.rules.play.close_combat.orders import NOTHING_SAID, Fight, Match
from heart_africa.rules.play.close_combat.scores import AREA, fights
from heart_africa.rules.shared_terms import Obstacle

Pair = tuple[str, str]
"""Two figures base to base, the attacker's first."""


# --- who touches whom ---


def touching(battle: Battle) -> tuple[Pair, ...]:
    """All who are base to base and still there."""
    return tuple(dict.fromkeys(_pairs(battle)))


def _pairs(battle: Battle) -> Iterator[Pair]:
    for unit in battle.units.values():
        for figure in unit.here:
            for enemy in figure.enemies:
                if battle.figure(enemy).here:
                    ours = unit.side == battle.attacker
                    yield (figure.name, enemy) if ours else (enemy, figure.name)


def still_to_fight(book: Book, battle: Battle) -> tuple[Pair, ...]:
    """The pairs in contact that may fight each other, and of whom neither has thrown its die this turn."""
    return tuple(pair for pair in touching(battle) if all(_fit(book, battle, name) for name in pair))


def _fit(book: Book, battle: Battle, name: str) -> bool:
    """It fights at all, has not thrown its die, nor tried to light a fire; no standing wall keeps it off."""
    figure = battle.figure(name)
    kept_off = figure.lit or figure.behind is Obstacle.WALL
    return name not in battle.done and not kept_off and fights(book, figure.troop)


def enemies(pairs: Iterable[Pair]) -> Mapping[str, Sequence[str]]:
    """Of each figure, the enemies that it touches, in the order in which they were named."""
    known = tuple(pairs)
    touched: dict[str, list[str]] = {pair[side]: [] for side in (0, 1) for pair in known}
    for one, other in known:
        touched[one].append(other)
        touched[other].append(one)
    return touched


# --- who fights whom ---


@dataclass(frozen=True, slots=True)
class Pairing:
    """A lawful reading of a crowd: who fights whom, and the figures in contact that find no place."""

    bouts: tuple[Match, ...]
    idle: tuple[str, ...]


def paired(pairs: Iterable[Pair]) -> Pairing:
    """As many pairs as the contacts allow, then as many figures as can be doubled up on them.

    The players may prefer other pairings, which are as good if nothing is objected to them.
    """
    contacts = tuple(pairs)
    touched, ones = enemies(contacts), dict.fromkeys(one for one, _ in contacts)
    facing = largest_matching({one: touched[one] for one in ones})
    partner = facing | {other: one for one, other in facing.items()}
    surplus = [name for name in touched if name not in partner]
    joins = largest_matching({name: _pairs_open(touched[name], partner, facing) for name in surplus})
    seconds = {one: name for name, one in joins.items()}
    bouts = (_match(one, other, seconds.get(one, ""), ones) for one, other in facing.items())
    return Pairing(tuple(bouts), tuple(name for name in surplus if name not in joins))


def _pairs_open(touched: Iterable[str], partner: Mapping[str, str], facing: Mapping[str, str]) -> list[str]:
    """The pairs, by their figure of the first side, that a surplus figure can join against one it touches."""
    return [enemy if enemy in facing else partner[enemy] for enemy in touched if enemy in partner]


def _match(one: str, other: str, second: str, ones: Container[str]) -> Match:
    """A pair, and whoever doubles up on either of the two; the outnumbered figure stands first."""
    if second in ones:
        return Match(other, (one, second))
    return Match(one, (other, second) if second else (other,))


def proposed(book: Book, battle: Battle) -> tuple[Pairing, ...]:
    """A lawful pairing of everybody still to fight, crowd by crowd: whoever is linked by contacts."""
    groups: list[list[Pair]] = []
    for pair in still_to_fight(book, battle):
        linked = [group for group in groups if any(set(pair) & set(other) for other in group)]
        groups = [group for group in groups if group not in linked]
        groups.append([*(other for group in linked for other in group), pair])
    return tuple(paired(group) for group in groups)


def matches(book: Book, battle: Battle, order: Fight = NOTHING_SAID) -> tuple[Match, ...]:
    """Who fights whom by an order; where it names nobody, everybody still to fight, as proposed."""
    return order.bouts or tuple(match for pairing in proposed(book, battle) for match in pairing.bouts)


# --- what the book has against a pairing ---


@dataclass(frozen=True, slots=True)
class Facing:
    """Two figures that are to fight: whether they touch, how many are on one side, enemies left free."""

    figure: str
    enemy: str
    touching: bool
    sharing: int
    free: tuple[str, ...]


def not_in_contact(facing: Facing) -> bool:
    """They do not touch."""
    return not facing.touching


def needless_two_on_one(facing: Facing) -> bool:
    """It doubles up, or is doubled, while an enemy that it touches fights nobody."""
    return facing.sharing > 1 and bool(facing.free)


CONDITIONS: Mapping[str, Callable[[Facing], bool]] = keyed(not_in_contact, needless_two_on_one)


def objections_to_pairing(book: Book, pairs: Iterable[Pair], bouts: Iterable[Match]) -> tuple[Problem, ...]:
    """What the book has against these matches of figures in contact: strangers, two on one without need."""
    touched, known = enemies(pairs), tuple(bouts)
    fighting = {name for match in known for name in match.names}
    return tuple(
        problem(AREA, row, facing.figure, _about(facing))
        for match in known
        for facing in _faced(match, touched, fighting)
        for row in holding(book.close_combat.pair, CONDITIONS, facing)
    )


def _faced(match: Match, touched: Mapping[str, Sequence[str]], fighting: set[str]) -> Iterator[Facing]:
    for other in match.others:
        enemies_of = touched.get(other, ())
        free = tuple(enemy for enemy in enemies_of if enemy not in fighting)
        yield Facing(other, match.one, match.one in enemies_of, len(match.others), free)


def _about(facing: Facing) -> Mapping[str, object]:
    return {"figure": facing.figure, "enemy": facing.enemy, "free": ", ".join(facing.free)}
