"""The same seed gives the same dice and lots."""

from collections import Counter

from heart_africa.core.playable import Values
from heart_africa.laboratory.chance import Chance
from heart_africa.laboratory.games import Batch, chances, played
from heart_africa.laboratory.mark import mark
from tests.laboratory.coin import WHERE


def test_a_game_is_told_by_its_number_however_many_are_played() -> None:
    values: Values = {"red": "fair", "blue": "fair", "slow": 0, "broken": 0}
    some = played(Batch(WHERE, mark(), "7", "c", values, (12,)))
    more = played(Batch(WHERE, mark(), "7", "c", values, tuple(range(15))))

    assert some[0].outcome == more[12].outcome
    assert len({row.outcome.points["red"] for row in more}) > 1
    assert chances(7, 12).roll(9, "") == chances(7, 12).roll(9, "") != chances(8, 12).roll(9, "")


def test_dice_show_every_face_and_no_other() -> None:
    faces = Counter(Chance("x").roll(600, ""))

    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert min(faces.values()) > 60
    assert {Chance(str(seed)).pick(3) for seed in range(40)} == {0, 1, 2}
