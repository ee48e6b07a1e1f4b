"""Armies drawn for a battle that nobody brings his own to."""

import pytest

from armylists.catalogue import built_in
from heart_africa.opponent.armies import Mustered, pair
from heart_africa.opponent.battles import Setting, begun
from heart_africa.rules.battle import SideId, Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.referee import referee
from tests.referee.referred import BOOK

LISTS = tuple(built_in().lists)


def kinds(army: Mustered) -> list[tuple[str, list[str], tuple[str, ...]]]:
    """What an army is made of, whatever its units are called."""
    return [(unit.sort, [each.troop for each in unit.figures], unit.traits) for unit in army[1]]


@pytest.mark.parametrize("attacker", SIDES)
@pytest.mark.parametrize("name", LISTS)
def test_two_alike_of_one_list_are_the_same_army_and_may_fight(name: str, attacker: SideId) -> None:
    """In an Encounter both have 600 points, and no list keeps from a defender what an attacker may have."""
    armies = pair((name, name), "encounter", 600, attacker, "same", alike=True)
    red, blue = (kinds(armies[side]) for side in SIDES)
    assert red == blue
    battle = begun(referee(BOOK), armies, Setting(attacker=attacker), "same").battle
    assert battle.stage is Stage.DEPLOY


def test_drawn_each_by_his_own_lots_they_differ() -> None:
    armies = pair(("zanzibaris", "zanzibaris"), "encounter", 600, "red", "same")
    assert kinds(armies["red"]) != kinds(armies["blue"])


def test_who_has_more_points_by_his_part_has_another_army() -> None:
    """A planned attack: 600 against 480 (SCEN-34)."""
    armies = pair(("zanzibaris", "zanzibaris"), "planned_attack", 600, "red", "same", alike=True)
    assert kinds(armies["red"]) != kinds(armies["blue"])
