"""Ambushes (p. 22): how many, who may lie where, what reveals them, whom they startle."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Battle, NewsItem, Sort, Unit, Where, other
from heart_africa.rules.book import Ability, Book, Trait, printed
from heart_africa.rules.book.preparation import Role, Scenario
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.preparation.deployment.orders import Deploy

AREA = "ambushes"
BEHIND_HILL, BEHIND_BUILDING, BEHIND_WORK = "behind_hill", "behind_building", "behind_work"


# --- how many ---


def allowed(
    book: Book, scenario: Scenario, role: Role, traits: frozenset[Trait] = frozenset()
) -> Reckoning | None:
    """How many units of a side may begin in ambush, with reasons; None for any number."""
    row = book.deployment.side(scenario, role).ambush
    if row is None:
        return None
    lines = [row.line("ambushes-scenario", row.value, scenario_name=scenario)]
    if Trait.CUNNING_DEVIL in traits:
        more = book.ambushes.devil_more
        lines.append(more.line("ambushes-cunning-devil", more.value))
    return Reckoning.of(lines)


def objections_to_number(book: Book, battle: Battle, unit: Unit) -> Iterator[Problem]:
    """A problem if a unit in ambush is one too many of its side; a lone figure is no unit (SCEN-06)."""
    if unit.sort is not Sort.UNIT:
        return
    leader, scenario = battle.leader(unit.side), battle.known_scenario
    traits = frozenset(leader.traits) if leader else frozenset[Trait]()
    most = allowed(book, scenario, battle.role(unit.side), traits)
    others = (each for each in battle.of(unit.side, Sort.UNIT) if each.where is Where.AMBUSH)
    count = 1 + sum(each.name != unit.name for each in others)
    if most is not None and count > most.total:
        first, about = most.lines[0], {"count": count, "most": most.total, "scenario": scenario}
        see = (book.ambushes.devil_more.rule,)
        yield Problem("ambushes-too-many", first.rule, first.page, "", about, see=see)


# --- where ---


def no_hiding_place(book: Book, _battle: Battle, order: Deploy) -> bool:
    """Whether the unit would lie on ground where nobody lies in ambush."""
    known = (*book.ambushes.for_all, *book.ambushes.for_some, BEHIND_BUILDING, BEHIND_WORK)
    return order.lies_in not in known


def not_on_the_table(book: Book, battle: Battle, order: Deploy) -> bool:
    """Whether the agreed table has none of that ground; not if its pieces were never written down."""
    pieces, ground = _pieces(book, order), battle.ground
    lying = ground.pieces if ground is not None and ground.agreed else ()
    return bool(pieces and lying) and all(piece.what not in pieces for piece in lying)


def _pieces(book: Book, order: Deploy) -> tuple[PieceId, ...]:
    """The kinds of pieces on which there are such places."""
    return {**book.ambushes.for_all, **book.ambushes.for_some}.get(order.lies_in, ())


def not_at_home_there(book: Book, battle: Battle, order: Deploy) -> bool:
    """Whether it would lie among rocks or behind a hill, though not all its troops can do that."""
    troops = battle.unit(order.unit).troops
    at_home = all(book.can(troop, Ability.AMBUSHES_IN_ROCKS) for troop in troops)
    return order.lies_in in book.ambushes.for_some and not at_home


LYING: Mapping[str, Callable[[Book, Battle, Deploy], bool]] = {
    # Behind a village or another thing that people built
    "behind_building": lambda _book, _battle, order: order.lies_in == BEHIND_BUILDING,
    "behind_work": lambda _book, _battle, order: order.lies_in == BEHIND_WORK,
    "no_hiding_place": no_hiding_place,
    "not_on_the_table": not_on_the_table,
    "not_at_home_there": not_at_home_there,
    # Behind a hill, but in view of the enemy's base line
    "observable": lambda _book, _battle, order: order.lies_in == BEHIND_HILL and order.observable,
    "not_hidden": lambda _book, _battle, order: not order.hidden,  # not wholly in the cover or hidden
}


def objections_to_lie(book: Book, battle: Battle, order: Deploy) -> tuple[Problem, ...]:
    """Why the unit may not begin in ambush there."""
    rows = printed.holding(book.ambushes.lying, LYING, book, battle, order)
    about = {"troops": tuple(battle.unit(order.unit).troops), "piece": _pieces(book, order)}
    return printed.problems(AREA, rows, about=about)


# --- what brings it to light ---


class Spring(Order, kind="spring"):
    """An ambush is revealed: what has happened around the hidden unit.

    `enemy_in`, `scout_in`, `leader_in`: from its nearest figure to the nearest enemy figure, enemy Scout and
    enemy Leader, None where there is none or it does not matter; `in_view`: an enemy has come round the hill.
    """

    unit: UnitName
    enemy_in: float | None = None
    scout_in: float | None = None
    leader_in: float | None = None
    in_view: bool = False


@dataclass(frozen=True, slots=True)
class Watch:
    """A hidden unit: what is said of enemies near it, and whether one of its figures moves or shoots."""

    said: Spring
    moves: bool = False
    shoots: bool = False


class AmbushSprung(GameEvent, kind="ambush-sprung"):
    """A unit in ambush is placed on the table; its causes, and whether it has pygmies."""

    causes: tuple[Line, ...]
    pygmies: bool = False

    @property
    def also(self) -> Mapping[str, object]:
        return {"causes": len(self.causes)}

    def applied(self, battle: Battle, who: str) -> Battle:
        """The battle with the unit and its leader on the table, and the news for units near it to test."""
        unit = battle.unit(who)
        if unit.where is not Where.AMBUSH:
            return battle
        leaders = (each for each in battle.of(unit.side, Sort.LEADER) if each.with_unit == who)
        hidden = (unit, *(each for each in leaders if each.where is Where.AMBUSH))
        troops, pygmies = dict(unit.troops), self.pygmies
        news = NewsItem("ambush", unit.side, who, unit.sort, unit.contingent, troops=troops, pygmies=pygmies)
        out = (replace(each, where=Where.TABLE, emerged=True) for each in hidden)
        return battle.with_unit(*out).with_news(news)


def _within(inches: float | None, limit: int) -> bool:
    return inches is not None and inches <= limit


def devil_near(book: Book, battle: Battle, watch: Watch) -> bool:
    """Whether the enemy's leader is a Cunning Devil and near; no other leader matters."""
    leader = battle.leader(other(battle.unit(watch.said.unit).side))
    cunning = leader is not None and Trait.CUNNING_DEVIL in leader.traits
    return cunning and _within(watch.said.leader_in, book.ambushes.keen_in.value)


SPRINGING: Mapping[str, Callable[[Book, Battle, Watch], bool]] = {
    "moved": lambda _book, _battle, watch: watch.moves,
    "shot": lambda _book, _battle, watch: watch.shoots,
    # An enemy all but treads on it
    "enemy_near": lambda book, _battle, watch: _within(watch.said.enemy_in, book.ambushes.near_in.value),
    # An enemy has come round the hill
    "came_into_view": lambda _book, battle, watch: (
        battle.unit(watch.said.unit).lies_in == BEHIND_HILL and watch.said.in_view
    ),
    # An enemy Scout hears or smells it; he need not see it (SCOUT-05)
    "scout_near": lambda book, _battle, watch: _within(watch.said.scout_in, book.ambushes.keen_in.value),
    "devil_near": devil_near,
}


def spring(
    book: Book, battle: Battle, said: Spring, *, moves: bool = False, shoots: bool = False
) -> tuple[AmbushSprung, ...]:
    """The event of an ambush that is revealed, with its causes; none if nothing reveals it."""
    rows = printed.holding(book.ambushes.springing, SPRINGING, book, battle, Watch(said, moves, shoots))
    about = {"near": book.ambushes.near_in.value, "keen": book.ambushes.keen_in.value}
    causes = tuple(row.line(printed.message(AREA, row), **about) for row in rows)
    return (AmbushSprung(causes, has_pygmies(book, battle.unit(said.unit).troops)),) if causes else ()


def come_to_light(book: Book, battle: Battle, order: Spring) -> tuple[AmbushSprung, ...]:
    """The event of an ambush that is revealed; without causes where only the players know one."""
    without_cause = AmbushSprung((), has_pygmies(book, battle.unit(order.unit).troops))
    return spring(book, battle, order) or (without_cause,)


def betrayed(
    book: Book, battle: Battle, unit: Unit, *, moves: bool = False, shoots: bool = False
) -> tuple[AmbushSprung, ...]:
    """The event of a hidden unit that reveals itself by moving or shooting (AMBUSH-07).

    None for a unit that is not hidden.
    """
    if unit.where is not Where.AMBUSH:
        return ()
    return spring(book, battle, Spring(unit.name), moves=moves, shoots=shoots)


def has_pygmies(book: Book, troops: Iterable[str]) -> bool:
    """Whether pygmies are among these troops; they make two tests (MORALE-05)."""
    return any(book.can(troop, Ability.PYGMY) for troop in troops)
