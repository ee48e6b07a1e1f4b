"""How far a unit may get, pages 12 and 24."""

from fractions import Fraction

import icepool
import pytest

from heart_africa.core.chances import tried
from heart_africa.rules.battle.units import Pace
from heart_africa.rules.odds.movement import odds_of_move
from heart_africa.rules.play.movement.dice import Gait, roll_move
from tests.play.shots import BOOK


@pytest.mark.rule("MOVE-01", "CHAR-01", "CHAR-10")
@pytest.mark.parametrize(
    ("who", "pace", "inches", "chance"),
    [
        pytest.param("askaris", "open", 9, Fraction(1, 6), id="D6+3 reaches 9 with a 6"),
        pytest.param("spearmen", "open", 9, Fraction(10, 36), id="2D6: 9 to 12 in 4+3+2+1 throws"),
        pytest.param("spearmen", "difficult", 4, Fraction(1, 2), id="D6"),
        pytest.param("white_men", "difficult", 1, Fraction(4, 6), id="D6-2, a 3 for an inch"),
        pytest.param("white_men", "difficult", 0, 1, id="never less than zero"),
        pytest.param("field_artillery", "difficult", 1, 0, id="cannot move there"),
    ],
)
def test_the_chance_to_get_so_far(who: str, pace: Pace, inches: int, chance: Fraction) -> None:
    assert odds_of_move(BOOK, Gait(who), pace).at_least(inches) == chance


@pytest.mark.parametrize(("who", "dice", "add"), [("horsemen", 3, 0), ("askaris", 1, 3), ("spearmen", 2, 0)])
def test_the_whole_roll_is_as_icepool_says(who: str, dice: int, add: int) -> None:
    expected = dice @ icepool.d6 + add
    odds = odds_of_move(BOOK, Gait(who), "open")

    assert {inches: odds.inches.of(inches) for inches in odds.inches.weights} == {
        inches: expected.probability(inches) for inches in expected
    }
    assert odds.mean == expected.mean()


@pytest.mark.rule("SCOUT-09")
def test_it_keeps_its_reasons() -> None:
    """Behind a Scout a unit rolls his dice, 4D6 in the open."""
    guided = odds_of_move(BOOK, Gait("white_men", guided=True), "open")

    assert (guided.source.what, str(guided.rate)) == ("movement-guided", "4D6")


@pytest.mark.parametrize("who", ["spearmen", "white_men", "baggage", "canoe"])
@pytest.mark.parametrize("pace", ["open", "difficult"])
def test_the_inches_are_those_of_every_roll(who: str, pace: Pace) -> None:
    odds = odds_of_move(BOOK, Gait(who), pace).inches

    assert odds.weights == tried(lambda dice: roll_move(BOOK, Gait(who), (pace,), dice)[0].inches).weights
