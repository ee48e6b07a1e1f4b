"""From two rosters to the first turn, by doing what comes next."""

from itertools import cycle

import pytest

from armylists.catalogue import built_in
from armylists.muster import muster, names_in
from armylists.roster_file import open_roster
from heart_africa.core.dice import settle
from heart_africa.core.journal.records import Command
from heart_africa.rules.battle import Battle, Stage, Unit, Where
from heart_africa.rules.book import book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy, PlaceWork
from heart_africa.rules.referee.deployment.turns import to_place
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseBase,
    ProposeGround,
    RollOff,
    WriteMarch,
)
from resources import ROOT
from tests.referee.referred import REFEREE, after, lawfully
from tests.wording import told

BOOK = book()
PAIRS = [
    ("zanzibaris", "native_kingdom-hehe"),
    ("colonial_expedition-british", "pygmies"),
    ("egyptians", "sudanese_slavers-mahdists"),
    ("warrior_herders-masai", "portuguese_settlers-angola"),
]


def mustered(red: str, blue: str) -> Battle:
    """Two armies of those that come with the program."""
    catalogue = built_in()
    rosters = [open_roster(ROOT / "samples" / f"{name}.army.toml", catalogue).roster for name in (red, blue)]
    first = muster(catalogue, rosters[0], "red", "es")
    second = muster(catalogue, rosters[1], "blue", "es", tuple(names_in(*first)))
    return lawfully(lawfully(Battle(), Muster(*first)), Muster(*second))


def next_order(battle: Battle, due: Agenda) -> Command:
    """The order that comes next, with facts that nothing speaks against."""
    if due.orders[0] == "deploy":
        return placed(battle, battle.unit(due.who[0]))
    if due.orders[0] == "choose-environment":
        return ProposeGround()
    if due.orders[0] == "place-work":
        work, amount = next(iter(to_place(BOOK, battle).items()))
        return PlaceWork(battle.defender, work, amount)
    orders: dict[str, Command] = {
        "roll-off": RollOff(),
        "accept-forces": AcceptForces(),
        "choose-base": ChooseBase("short"),
        "agree-ground": AgreeGround(),
        "write-march": WriteMarch(tuple(unit.name for unit in battle.of(battle.attacker))),
        "begin-play": BeginPlay(),
    }
    return orders[due.orders[0]]


def placed(battle: Battle, unit: Unit) -> Deploy:
    """On the table if anything speaks for it, else in reserve."""
    on_table = Deploy(unit.name, base_in=5, enemy_base_in=20)
    if not REFEREE.objections(battle, on_table):
        return on_table
    return Deploy(unit.name, "reserve")


def first_turn(scenario: Scenario, red: str, blue: str) -> Battle:
    """The battle in its first turn; only the points of the armies are overruled."""
    battle = lawfully(mustered(red, blue), AgreeScenario(scenario, "red"))
    faces = cycle((3, 1, 6, 2, 5, 4))
    for _ in range(200):
        if battle.stage is Stage.PLAY:
            return battle
        due = agenda(BOOK, battle)
        assert told(due.why)
        order = next_order(battle, due)
        decide = lambda dice, state=battle, what=order: REFEREE.decide(state, what, dice)  # noqa: E731  # a strategy by a name
        _, thrown = settle(decide, lambda number, _why: tuple(next(faces) for _ in range(number)))
        battle = (after if isinstance(order, AcceptForces) else lawfully)(battle, order, thrown)
    raise AssertionError(battle.stage)


@pytest.mark.parametrize("scenario", ["encounter", "ambush", "planned_attack", "raid"])
@pytest.mark.parametrize(("red", "blue"), PAIRS)
def test_two_armies_come_to_the_first_turn(scenario: Scenario, red: str, blue: str) -> None:
    battle = first_turn(scenario, red, blue)

    assert (battle.turn, battle.scenario, battle.attacker) == (1, scenario, "red")
    begun = [unit for unit in battle.units.values() if unit.here]
    assert all(unit.began == len(unit.figures) for unit in begun)
    assert not any(unit.where is Where.WAITING for unit in begun)
    column = {unit.where for unit in battle.of("red")} == {Where.COLUMN}
    assert column is (scenario == "ambush")
