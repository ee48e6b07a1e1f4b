"""Who is in contact with whom, and how each of them fights: all of it as the battle stands."""

from collections.abc import Iterable, Iterator

from heart_africa.rules.battle import Battle, Figure, Sort, Unit
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.play.close_combat import Bout, Crowd, Fighter, Pairing, fights, pairings
from heart_africa.rules.referee.melee.orders import Fight, Match
from heart_africa.rules.shared_terms import Obstacle

NOTHING_SAID = Fight()
Pair = tuple[str, str]


def fighter(battle: Battle, name: str, said: Fight = NOTHING_SAID) -> Fighter:
    """A figure as it fights now. Raises `BadData` for one that is not in the battle."""
    unit, figure = battle.unit_of(name), battle.figure(name)
    leader = unit.sort is Sort.LEADER and unit.figures[0].name == name
    gives = unit.lives(said.gives) if leader else ()
    return Fighter(
        name,
        figure.troop,
        dismounted=figure.dismounted,
        mighty_warrior=leader and Trait.MIGHTY_WARRIOR in unit.traits,
        attendants=_lives(unit, said, gives) if leader else 0,
        gives=gives,
        behind=figure.behind,
        inside=name in said.inside,
        climbed=figure.climbed,
        lit_fire=figure.lit,
    )


def _lives(unit: Unit, said: Fight, gives: tuple[str, ...]) -> int:
    """How many attendants stand between a leader and his death: those named, else as many as were said."""
    named = {figure.name for figure in unit.figures} & {*said.gives}
    return len(gives) if named else said.attendants.get(unit.figures[0].name, len(unit.attendants))


def bout(battle: Battle, match: Match, said: Fight = NOTHING_SAID) -> Bout:
    """A bout as it is fought now. Raises `BadData` for figures that are not in the battle."""
    others = tuple(fighter(battle, other, said) for other in match.others)
    return Bout(fighter(battle, match.one, said), others, match.first)


def touching(battle: Battle) -> tuple[Pair, ...]:
    """All who are base to base and still there, the attacker's figure first."""
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
    figure: Figure = battle.figure(name)
    kept_off = figure.lit or figure.behind is Obstacle.WALL
    return name not in battle.done and not kept_off and fights(book, fighter(battle, name))


def crowd(
    battle: Battle, pairs: Iterable[Pair], named: Iterable[str] = (), said: Fight = NOTHING_SAID
) -> Crowd:
    """These pairs as a crowd, with figures that an order names besides."""
    known = tuple(pairs)
    names = tuple(dict.fromkeys((*(name for pair in known for name in pair), *named)))
    ours = [name for name in names if battle.unit_of(name).side == battle.attacker]
    theirs = [name for name in names if name not in ours]
    return Crowd(
        tuple(fighter(battle, name, said) for name in ours),
        tuple(fighter(battle, name, said) for name in theirs),
        known,
    )


def crowds(book: Book, battle: Battle) -> tuple[Crowd, ...]:
    """Everybody still to fight, crowd by crowd: whoever is linked by contacts stands in one."""
    groups: list[list[Pair]] = []
    for pair in still_to_fight(book, battle):
        linked = [group for group in groups if any(set(pair) & set(other) for other in group)]
        groups = [group for group in groups if group not in linked]
        groups.append([*(other for group in linked for other in group), pair])
    return tuple(crowd(battle, group) for group in groups)


def proposed(book: Book, battle: Battle) -> tuple[Pairing, ...]:
    """A lawful pairing of everybody still to fight, crowd by crowd; the players may prefer another."""
    return tuple(pairings(each) for each in crowds(book, battle))


def match(bout_: Bout) -> Match:
    """A bout as an order names it."""
    return Match(bout_.one.name, tuple(other.name for other in bout_.others), bout_.first)


def bouts(book: Book, battle: Battle) -> tuple[Match, ...]:
    """The bouts of a lawful pairing of everybody still to fight."""
    return tuple(match(each) for pairing in proposed(book, battle) for each in pairing.bouts)
