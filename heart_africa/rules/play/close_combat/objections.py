"""Who fights whom, and what the book has against a fight: its order, each bout, each figure (p. 27)."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from heart_africa.core.dataclass import dataclass
from heart_africa.core.matching import largest_matching
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm, Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.printed import holding, problem, problems
from heart_africa.rules.play.close_combat.orders import AREA, NOTHING_SAID, Fight, Match
from heart_africa.rules.play.close_combat.scores import Bout, Fighter, bout_of, fights
from heart_africa.rules.shared_terms import Obstacle

Pair = tuple[str, str]
"""Two figures base to base, the attacker's first."""


# --- who touches whom ---


def touching(battle: Battle) -> tuple[Pair, ...]:
    """All pairs of enemies in base contact who are still there, the attacker's figure first."""
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
    """Whether a figure may still fight this turn.

    It must be able to, have neither thrown its die nor tried to light a fire, and stand behind no intact
    wall.
    """
    figure = battle.figure(name)
    kept_off = figure.lit or figure.behind is Obstacle.WALL
    return name not in battle.done and not kept_off and fights(book, figure.troop)


def enemies(pairs: Iterable[Pair]) -> Mapping[str, Sequence[str]]:
    """For each figure the enemies that it touches, in the order in which the pairs were named."""
    known = tuple(pairs)
    touched: dict[str, list[str]] = {pair[side]: [] for side in (0, 1) for pair in known}
    for one, other in known:
        touched[one].append(other)
        touched[other].append(one)
    return touched


# --- who fights whom ---


@dataclass(frozen=True, slots=True)
class Pairing:
    """A lawful pairing of figures in contact: the bouts, and those who have nobody to fight."""

    bouts: tuple[Match, ...]
    idle: tuple[str, ...]


def paired(pairs: Iterable[Pair]) -> Pairing:
    """A lawful pairing: as many pairs as the contacts allow, then as many doubled up as can be.

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
    """The pairs that a surplus figure can join, each named by its figure of the first side."""
    return [enemy if enemy in facing else partner[enemy] for enemy in touched if enemy in partner]


def _match(one: str, other: str, second: str, ones: Container[str]) -> Match:
    """The match of a pair and whoever doubles up on one of the two; the outnumbered figure stands first."""
    if second in ones:
        return Match(other, (one, second))
    return Match(one, (other, second) if second else (other,))


def proposed(book: Book, battle: Battle) -> tuple[Pairing, ...]:
    """A lawful pairing of everybody who has still to fight, one for each group that contacts link."""
    groups: list[list[Pair]] = []
    for pair in still_to_fight(book, battle):
        linked = [group for group in groups if any(set(pair) & set(other) for other in group)]
        groups = [group for group in groups if group not in linked]
        groups.append([*(other for group in linked for other in group), pair])
    return tuple(paired(group) for group in groups)


def matches(book: Book, battle: Battle, order: Fight = NOTHING_SAID) -> tuple[Match, ...]:
    """The matches of an order to fight; if it names none, the proposed ones of everybody still to fight."""
    return order.bouts or tuple(match for pairing in proposed(book, battle) for match in pairing.bouts)


# --- what the book has against a pairing ---


@dataclass(frozen=True, slots=True)
class Facing:
    """Two figures that are to fight, as conditions look at them.

    `touching`: they are in contact; `sharing`: how many fight on the side of `figure`; `free`: enemies that
    it touches and that fight nobody.
    """

    figure: str
    enemy: str
    touching: bool
    sharing: int
    free: tuple[str, ...]


CONDITIONS: Mapping[str, Callable[[Facing], bool]] = {
    "not_in_contact": lambda facing: not facing.touching,
    # It doubles up, or is doubled, while an enemy that it touches fights nobody
    "needless_two_on_one": lambda facing: facing.sharing > 1 and bool(facing.free),
}


def objections_to_pairing(book: Book, pairs: Iterable[Pair], bouts: Iterable[Match]) -> tuple[Problem, ...]:
    """The objections to these matches: figures that do not touch, two on one without need."""
    touched, known = enemies(pairs), tuple(bouts)
    fighting = {name for match in known for name in match.names}
    return tuple(
        problem(
            AREA,
            row,
            facing.figure,
            {"figure": facing.figure, "enemy": facing.enemy, "free": ", ".join(facing.free)},
        )
        for match in known
        for facing in _faced(match, touched, fighting)
        for row in holding(book.close_combat.pair, CONDITIONS, facing)
    )


def _faced(match: Match, touched: Mapping[str, Sequence[str]], fighting: set[str]) -> Iterator[Facing]:
    for other in match.others:
        enemies_of = touched.get(other, ())
        free = tuple(enemy for enemy in enemies_of if enemy not in fighting)
        yield Facing(other, match.one, match.one in enemies_of, len(match.others), free)


NOW = "fighting"
"""The area of what is said of a fight as the turn stands."""


@dataclass(frozen=True)
class Situation:
    """An order to fight in a battle: who could still fight whom, and whom it names."""

    book: Book
    battle: Battle
    order: Fight

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs that may still fight this turn."""
        return still_to_fight(self.book, self.battle)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The matches that the order names, or the proposed ones."""
        return matches(self.book, self.battle, self.order)

    @cached_property
    def named(self) -> frozenset[str]:
        """The names of all who would fight."""
        return frozenset(name for match in self.matches for name in match.names)

    def enemies(self, name: str) -> frozenset[str]:
        """Whom a figure may still fight this turn."""
        return frozenset(other for pair in self.pairs if name in pair for other in pair if other != name)


def objections(book: Book, battle: Battle, order: Fight) -> tuple[Problem, ...]:
    """All that the book has against an order to fight. Raises `BadData`."""
    now = Situation(book, battle, order)
    met = [pair for pair in touching(battle) if pair in now.pairs or now.named.issuperset(pair)]
    return (
        *problems(NOW, holding(book.close_combat.fight_now, WHOLE, now)),
        *objections_to_bouts(book, [bout_of(battle, match, order) for match in now.matches]),
        *objections_to_pairing(book, met, now.matches),
        *_figures(now),
    )


# --- of the order as a whole ---


WHOLE: Mapping[str, Callable[[Situation], bool]] = {
    # Close combat comes after shooting and before the tests
    "not_in_melee": lambda now: now.battle.stage is not Stage.PLAY or now.battle.step is not Step.MELEE,
    # The order names nobody, and nobody is in contact who has not fought
    "nobody_left_to_fight": lambda now: not now.matches,
}


# --- of each bout ---


@dataclass(frozen=True, slots=True)
class Part:
    """A figure in a bout: one of its enemies, how many it faces there, and in how many bouts it is."""

    fighter: Fighter
    enemy: Fighter
    faces: int
    bouts: int


PART: Mapping[str, Callable[[Book, Part], bool]] = {
    # A gunboat can neither be boarded nor attacked; its row has a dash
    "gunboat_fights": lambda book, part: (
        part.fighter.troop in book.troops and book.arm(part.fighter.troop) is Arm.VESSEL
    ),
    # Baggage does not fight; it is captured
    "baggage_fights": lambda _book, part: part.fighter.troop == BAGGAGE,
    # A leader's attendants never fight, nor can they be picked out (ruling of LEAD-15)
    "attendant_fights": lambda _book, part: part.fighter.troop == ATTENDANT,
    # Whoever tried to light a fire this turn does not fight
    "fire_starter_fights": lambda _book, part: part.fighter.figure.lit,
    # The wall of a temba that stands cannot be fought through
    "wall_between": lambda _book, part: (
        Obstacle.WALL in {part.fighter.figure.behind, part.enemy.figure.behind}
    ),
    # More enemies fight it than the book allows
    "too_many_on_one": lambda book, part: part.faces > book.close_combat.opponents_most.value,
    # It is named more than once, and would throw more than one die
    "in_several_bouts": lambda _book, part: part.bouts > 1,
}


def objections_to_bouts(book: Book, bouts: Iterable[Bout]) -> tuple[Problem, ...]:
    """The objections to each figure's part in these bouts; contacts are not asked about."""
    known = tuple(bouts)
    count = Counter(fighter.name for bout in known for fighter in bout.fighters)
    found = (found for bout in known for part in _parts(bout, count) for found in _against(book, part))
    return tuple(dict.fromkeys(found))


def _parts(bout: Bout, count: Mapping[str, int]) -> Iterator[Part]:
    """Each figure of a bout once, with one of its enemies."""
    if bout.others:
        yield Part(bout.one, bout.others[0], len(bout.others), count[bout.one.name])
    for other in bout.others:
        yield Part(other, bout.one, 1, count[other.name])


def _against(book: Book, part: Part) -> Iterator[Problem]:
    about = {
        "figure": part.fighter.name,
        "enemy": part.enemy.name,
        "faces": part.faces,
        "bouts": part.bouts,
        "most": book.close_combat.opponents_most.value,
    }
    for row in holding(book.close_combat.fight, PART, book, part):
        yield problem(AREA, row, part.fighter.name, about)


# --- of each figure ---


def _figures(now: Situation) -> Iterator[Problem]:
    linked = {name for pair in now.pairs for name in pair}
    concerned = dict.fromkeys((*(name for match in now.matches for name in match.names), *sorted(linked)))
    besides = dict.fromkeys((*now.order.attendants, *now.order.gives))
    for name in (*concerned, *(each for each in besides if each not in concerned)):
        about = {"figure": name, **_about(now, name)}
        for row in holding(now.book.close_combat.figure_now, FIGURE, now, name):
            yield problem(NOW, row, name, about)


def _about(now: Situation, name: str) -> dict[str, object]:
    first = next((match.first for match in now.matches if match.one == name), "")
    stated = now.order.attendants.get(name, 0)
    has = len(now.battle.unit_of(name).attendants)
    return {"first": first, "stated": stated, "has": has}


def left_out(now: Situation, name: str) -> bool:
    """Whether a figure has nobody left to fight though it could be second in one of these bouts."""
    enemies = now.enemies(name)
    if name in now.named or not enemies or not enemies <= now.named:
        return False
    return any(len(match.others) == 1 and enemies & set(match.names) for match in now.matches)


def gives_no_attendant(now: Situation, name: str) -> bool:
    """Whether the figure to be given up is no attendant of a leader who fights."""
    unit = now.battle.unit_of(name)
    serves = unit.figure(name).troop == ATTENDANT and unit.figures[0].name in now.named
    return name in now.order.gives and not serves


FIGURE: Mapping[str, Callable[[Situation, str], bool]] = {
    "fought_already": lambda now, name: name in now.named and name in now.battle.done,
    "left_out": left_out,
    "against_nobody": lambda now, name: any(match.one == name and not match.others for match in now.matches),
    # It chooses to face first somebody who does not fight it
    "faces_a_stranger_first": lambda now, name: any(
        match.one == name and match.first not in {"", *match.others} for match in now.matches
    ),
    # More attendants would be given up for it than it has
    "has_not_so_many_attendants": lambda now, name: (
        now.order.attendants.get(name, 0) > len(now.battle.unit_of(name).attendants)
    ),
    "gives_no_attendant": gives_no_attendant,
}
