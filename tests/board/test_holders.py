"""Who holds the defender's village or camp all turn, as the map shows it (p. 21)."""

from types import MappingProxyType

import pytest

from heart_africa.board.places.holders import holders
from heart_africa.board.scene import Scene
from heart_africa.rules.battle import Where
from tests.board.moves import Places, piece, row, scene, square
from tests.referee.builders import baggage, battle, unit

EDGES = MappingProxyType({"red": "south", "blue": "north"})
VILLAGE = piece("village", square(30, 34, 42, 44))
INSIDE, HALF, AWAY = row("R", 2, 34, 38), row("R", 2, 34, 34), row("R", 2, 34, 20)
FOE_AWAY, FOE_IN, FOE_AT_EDGE = row("B", 1, 10, 40), row("B", 1, 40, 40), row("B", 1, 42.4, 40)
TRAIN = row("P", 4, 32, 42)


def table(where: Places, *, turn: int = 2, foe: Where = Where.TABLE) -> Scene:
    """Two askaris attack a warrior, who has baggage; a second village lies in the attackers' own half."""
    men, foes = unit("R", "red", "askaris", 2), unit("B", "blue", "warriors", 1, where=foe)
    fight = battle(men, foes, baggage("P", "blue"), scenario="planned_attack", turn=turn)
    return scene(fight, where, VILLAGE, piece("camp", square(30, 16, 42, 24)), bases=EDGES)


@pytest.mark.rule("SCEN-42", "SCEN-43")
@pytest.mark.parametrize(
    ("began", "now", "held"),
    [
        pytest.param(INSIDE | FOE_AWAY, INSIDE | FOE_AWAY, ("R",), id="inside all turn"),
        pytest.param(INSIDE | TRAIN, INSIDE | TRAIN, ("R",), id="baggage does not oppose"),
        pytest.param(AWAY | FOE_AWAY, INSIDE | FOE_AWAY, (), id="came in this turn"),
        pytest.param(INSIDE | FOE_AWAY, HALF | FOE_AWAY, (), id="half out at its end"),
        pytest.param(INSIDE | FOE_AWAY, INSIDE | FOE_IN, (), id="a defender inside"),
        pytest.param(INSIDE | FOE_AWAY, INSIDE | FOE_AT_EDGE, (), id="a base across the edge is inside"),
        pytest.param(AWAY | FOE_AWAY, AWAY | FOE_AWAY, (), id="a camp in one's own half is nothing"),
    ],
)
def test_a_place_is_held_by_units_that_were_and_are_inside_unopposed(
    began: Places, now: Places, held: tuple[str, ...]
) -> None:
    assert holders(table(now), table(began).layout) == held


@pytest.mark.rule("SCEN-42")
def test_nobody_holds_it_in_the_first_turn_or_where_the_table_of_before_is_unknown() -> None:
    here = INSIDE | FOE_AWAY

    assert holders(table(here, turn=1), table(here).layout) == ()
    assert holders(table(here), None) == ()


@pytest.mark.rule("SCEN-43", "AMBUSH-06")
def test_a_defender_who_lies_hidden_inside_is_not_betrayed() -> None:
    here = INSIDE | FOE_IN

    assert holders(table(here, foe=Where.AMBUSH), table(here).layout) == ("R",)
