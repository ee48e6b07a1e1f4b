"""A whole battle played by the computer, by seed: the same seed, the same battle, on every machine."""

from collections.abc import Iterator, Mapping

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command
from heart_africa.core.rulings import Rulings
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import worth
from heart_africa.opponent.armies import Mustered
from heart_africa.opponent.beginnings import deployments
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Edge, lay
from heart_africa.opponent.heads import Head, Level
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.sketch import Sketch, Spots, on_edge
from heart_africa.opponent.weights import weights
from heart_africa.rules.battle import Battle, SideId, other
from heart_africa.rules.battle.state import SIDES, Ground
from heart_africa.rules.book import book as the_book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import Environment
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.preparation.deployment.places import objections_to_deploy
from heart_africa.rules.referee import Referee, referee
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseBase,
    ChooseEnvironment,
    ProposeGround,
    RollOff,
    ThrowTrait,
)
from heart_africa.rules.referee.umpire import AgreeLimit

TRIES = 24
"""How often the table of a battle is laid anew where somebody finds no ground to begin on."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is fought and where: `attacker` by the sides of the armies; `most_turns`: 0 for the usual."""

    scenario: Scenario = "encounter"
    country: Environment = "savannah"
    attacker: SideId = "red"
    most_turns: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a battle ended: `winner`: attacker, defender or draw; `won`: the side, "" for a draw.

    `by`: by what, as the message of the verdict; `left`: points of the figures that each side has left, of
    `brought`.
    """

    winner: str
    won: SideId
    by: str
    turns: int
    orders: int
    left: Mapping[SideId, int] = field(default_factory=dict, hash=False)
    brought: Mapping[SideId, int] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Played:
    """A battle that was played out: how it ended, its journal, and where figures went, entry by entry."""

    outcome: Outcome
    journal: Journal[Battle]
    trail: tuple[tuple[int, Spots], ...]
    sketch: Sketch


def play(
    armies: Mapping[SideId, Mustered],
    setting: Setting,
    levels: Mapping[SideId, Level],
    seed: str,
    rulings: Rulings | None = None,
) -> Played:
    """A whole battle of two armies, every order by the rules. Raises `BadData` for armies that do not fit."""
    heads = {side: head(levels[side]) for side in SIDES}
    return fought(begun(referee(the_book(), rulings), armies, setting, seed), setting, heads, seed)


def fought(match: Match, setting: Setting, heads: Mapping[SideId, Head], seed: str) -> Played:
    """A battle that has begun, by a head for each side to its end."""
    chance = {side: Chance(f"{seed}/{side}") for side in SIDES}
    match.go_on(heads, chance, most_turns=setting.most_turns)
    return Played(_outcome(match), match.journal, tuple(match.trail), match.sketch)


def begun(rules: Referee, armies: Mapping[SideId, Mustered], setting: Setting, seed: str) -> Match:
    """Both armies at a table that was laid by lots, up to their deployment."""
    book = rules.book
    long_base = setting.scenario != "ambush"
    edges: dict[SideId, Edge] = {
        setting.attacker: "south" if long_base else "west",
        other(setting.attacker): "north" if long_base else "east",
    }
    bare = Ground(setting.country, *book.choosing_terrain.table_in)
    empty = Sketch(lay(book, bare, Chance(seed)), edges, "" if long_base else "west")
    match = Match(rules, empty, Journal(rules), Chance(f"{seed}/dice"))
    for order in _set_up(match, armies, setting):
        match.give(Draft(order))
    ground = match.battle.ground or bare
    edge = edges[other(setting.attacker)]
    along = (0.3, 0.5, 0.7)[Chance(f"{seed}/place").pick(3)]
    size = bare.long_in if edge in {"north", "south"} else bare.wide_in
    deep = (bare.wide_in if edge in {"north", "south"} else bare.long_in) / 4
    home: Spot = on_edge(empty.land, edge, size * along, deep)
    for again in ("", *map(str, range(TRIES))):
        land = lay(book, ground, Chance(f"{seed}/ground{again}"), home, dry=empty.entry)
        match.sketch = Sketch(land, edges, empty.entry)
        if _all_may_begin(match):
            break
    return match


def _all_may_begin(match: Match) -> bool:
    """Whether the lots left ground for everybody: porters find no place in a zone that is all marsh."""
    at, book, battle = match.position(), match.rules.book, match.battle
    ways = ([*deployments(at, unit)] for unit in battle.units.values())
    orders = ([each.order for each in drafts if isinstance(each.order, Deploy)] for drafts in ways)
    return all(any(not [*objections_to_deploy(book, battle, one)] for one in every) for every in orders)


def _set_up(match: Match, armies: Mapping[SideId, Mustered], setting: Setting) -> Iterator[Command]:
    for side in SIDES:
        yield Muster(*armies[side])
    yield AgreeScenario(setting.scenario, setting.attacker)
    if setting.scenario == "encounter":
        yield RollOff()
    for side in SIDES:
        leader = match.battle.leader(side)
        if leader and leader.open_traits:
            yield ThrowTrait(leader.name)
    yield AcceptForces()
    if match.lawful(ChooseBase("long")):
        yield ChooseBase("long")
    home = match.battle.sides[other(setting.attacker)].home
    yield ChooseEnvironment(setting.country, agreed=setting.country not in home)
    yield ProposeGround()
    yield AgreeGround()
    if setting.scenario == "planned_attack":
        yield AgreeLimit(weights().turns.planned)


def _outcome(match: Match) -> Outcome:
    battle, verdict = match.battle, match.battle.verdict
    winner = verdict.winner if verdict else "draw"
    won = {"attacker": battle.attacker, "defender": battle.defender}.get(winner, "")
    return Outcome(
        winner,
        won,
        verdict.why.what if verdict else "",
        battle.turn,
        len(match.journal.entries),
        {side: worth.points(match.rules.book, battle, side, left=True) for side in SIDES},
        {side: worth.points(match.rules.book, battle, side) for side in SIDES},
    )
