"""The player with a plan: which posture it takes when, what it does in it and otherwise, how it says so."""

from dataclasses import replace

import pytest

from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.explained import explained, planned
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.levels import head
from heart_africa.opponent.planner import posture
from heart_africa.opponent.sketch import Position, far, middle_of
from heart_africa.opponent.weights import tempered, weights
from heart_africa.rules.battle import Battle, Sort, Unit, Where
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.tables.play import Step
from heart_africa.rules.tables.preparation import Scenario
from tests.opponent.tables import match_of, situation, sketched
from tests.referee.referred import BOOK, after

OURS = unit("Lanzas", "red", "spearmen", 20)
COLUMN = replace(unit("Retaguardia", "red", "spearmen", 6), where=Where.COLUMN)
TWO, ONE = (unit("Arqueros", "blue", "archers", count) for count in (2, 1))
GOODS = replace(unit("Fardos", "blue", BAGGAGE, 4), sort=Sort.BAGGAGE)


def decided(battle: Battle, where: dict[Unit, tuple[float, float]], side: str, level: str) -> Choice:
    """What a side does."""
    choice = head(level)(situation(match_of(battle, sketched(where)), side), Chance("1"))
    assert choice is not None
    return choice


@pytest.mark.parametrize(
    ("scenario", "side", "turn", "others", "name"),
    [
        ("encounter", "red", 1, (TWO,), ""),
        ("raid", "blue", 9, (TWO,), "drive"),
        ("raid", "red", 9, (TWO,), ""),
        ("ambush", "red", 22, (TWO,), "clear"),
        ("ambush", "red", 23, (TWO,), ""),
        ("ambush", "blue", 22, (TWO,), ""),
        ("ambush", "red", 1, (ONE,), ""),
        ("ambush", "red", 14, (ONE, COLUMN), "gather"),
        ("ambush", "red", 15, (ONE, COLUMN), ""),
    ],
)
def test_a_posture_is_taken_as_long_as_all_that_it_hangs_on_holds(
    scenario: Scenario, side: str, turn: int, others: tuple[Unit, ...], name: str
) -> None:
    """Twenty spearmen are worth 80 points, two archers a tenth of that, one less than that."""
    battle = replace(stage(OURS, *others, turn=turn), scenario=scenario)
    found = posture(Position(BOOK, battle, sketched({OURS: (36, 10), others[0]: (36, 40)})), side)
    assert (found.name if found else "") == name


def attacked(turn: int) -> tuple[Battle, dict[Unit, tuple[float, float]]]:
    """A column's spearmen with their dice thrown, archers in sight far off."""
    battle = after(replace(stage(OURS, TWO, turn=turn), scenario="ambush"), RollMove(OURS.name), (5, 4))
    return battle, {battle.unit(OURS.name): (36, 10), TWO: (36, 40)}


@pytest.mark.parametrize(
    ("level", "turn", "goes"), [("steady", 22, Move), ("planner", 22, Decline), ("planner", 23, Move)]
)
def test_a_column_lets_them_come_where_a_steady_one_marches_on(level: str, turn: int, goes: type) -> None:
    assert isinstance(decided(*attacked(turn), "red", level).chosen.order, goes)


def raided(near: float) -> tuple[Battle, dict[Unit, tuple[float, float]]]:
    """Bales by their own base line, spearmen so far south of the nearest of them; both have moved units."""
    battle = replace(stage(OURS, GOODS, step=Step.INDEPENDENTS, turn=3), scenario="raid", mover="blue")
    return battle, {OURS: (36, 30), GOODS: (36, 30 + 1.35 + 0.8 + near)}


@pytest.mark.parametrize(
    ("level", "near", "goes"),
    [("planner", 9.0, RollMove), ("planner", 19.0, Decline), ("steady", 9.0, Decline)],
)
def test_bales_are_driven_away_from_raiders_who_are_near(level: str, near: float, goes: type) -> None:
    battle, where = raided(near)
    assert isinstance(decided(battle, where, "blue", level).chosen.order, goes)


def test_bales_go_where_nobody_is_near_and_it_says_so() -> None:
    battle, where = raided(9.0)
    battle = after(battle, RollMove(GOODS.name), (4,))
    goods = battle.unit(GOODS.name)
    choice = decided(battle, {OURS: where[OURS], goods: where[GOODS]}, "blue", "planner")
    gone = middle_of([*choice.chosen.draft.spots.values()])
    assert far(gone, where[OURS]) > far(where[GOODS], where[OURS]) + 3
    now = situation(match_of(battle, sketched({OURS: where[OURS], goods: where[GOODS]})), "blue")
    lines = [*explained("en", now.at, choice)]
    assert any("nearer to safety" in line for line in lines)
    assert {line.rsplit(", ", 1)[1].split(" ")[0] for line in lines if "base line" in line} == {
        "west",
        "east",
    }
    assert planned("es", choice)[0] == "Aparto el bagaje de su camino hasta que se les acabe el tiempo."


def test_who_waits_says_whom_he_expects() -> None:
    assert planned("en", decided(*attacked(3), "red", "planner")) == (
        "First I beat those who bar the way, then I march on.",
        "The first to reach me is likely to be Arqueros.",
    )


@pytest.mark.parametrize("name", sorted({each.name for each in weights().postures}))
def test_a_posture_changes_weights_that_there_are_and_says_what_it_is(name: str) -> None:
    assert tempered(name) != weights()
