"""What can be reckoned of *Zulus on the Ramparts!* without a box: odds of dice, points and level."""

import json
from fractions import Fraction

import pytest

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.odds import volley
from heart_africa.companions.zulus.questions import EndAsked, VolleyAsked, thrown
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.rulings import rulings_book
from heart_africa.terminal.app import main

BOOK = Book.of(rulings_book(COMPANIONS / "zulus").choose({}))
ROUND = Book.of(rulings_book(COMPANIONS / "zulus").choose({"ZR-175": "round_again"}))


@pytest.mark.parametrize(
    ("asked", "faces", "counted", "lost", "box"),
    [
        pytest.param(VolleyAsked(edition=2, dice=3, box=2), (6, 5, 4), (6, 5, 4), 1, 3, id="a hit and a retreat"),
        pytest.param(VolleyAsked(edition=2, dice=3, box=2, low_ammo=True), (6, 5, 4), (5, 5, 4), 0, 4,
                     id="-1 off the highest alone"),
        pytest.param(VolleyAsked(edition=2, dice=3, box=2, low_ammo=True, night=True), (6, 5, 4), (5, 4, 4), 0, 3,
                     id="two -1s off two dice"),
        pytest.param(VolleyAsked(edition=2, dice=2, low_ammo=True, night=True, hampered=("snipers",)), (6, 6), (5, 5),
                     0, 3, id="more -1s than dice: each loses one"),
        pytest.param(VolleyAsked(edition=2, dice=2, night=True, burning=True), (6, 4), (6, 4), 1, 2,
                     id="a fire lights the night and 4s retreat in it"),
        pytest.param(VolleyAsked(edition=2, dice=2, support=("g-company",)), (5, 1), (6, 1), 1, 1,
                     id="G Company outside the camp"),
        pytest.param(VolleyAsked(edition=2, dice=2, burning=True, support=("g-company",)), (4, 3), (4, 4), 0, 3,
                     id="in a fire the +1 makes a second 4 rather than a 5 of the first"),
        pytest.param(VolleyAsked(edition=2, dice=2, box=0, support=("g-company",)), (5, 1), (5, 1), 0, 1,
                     id="not inside in the second edition"),
        pytest.param(VolleyAsked(edition=1, dice=2, box=0, support=("g-company",)), (5, 1), (6, 1), 1, 0,
                     id="but inside in the first"),
        pytest.param(VolleyAsked(edition=2, dice=2, support=("g-company",), low_ammo=True), (6, 5), (6, 5), 1, 2,
                     id="+1 and -1 cancel"),
        pytest.param(VolleyAsked(edition=2, dice=1, night=True, melee=True), (6,), (6,), 1, 1,
                     id="bayonets need no light"),
        pytest.param(VolleyAsked(edition=2, dice=1, box=2, night=True, melee=True), (6,), (5,), 0, 3,
                     id="but at close range alone"),
    ],
)  # fmt: skip
@pytest.mark.rule(
    "ZR-164", "ZR-165", "ZR-166", "ZR-175", "ZR-176", "ZR-177", "ZR-178", "ZR-179", "ZR-201", "ZR-203"
)
def test_the_dice_of_a_volley_as_they_count(
    asked: VolleyAsked, faces: tuple[int, ...], counted: tuple[int, ...], lost: int, box: int
) -> None:
    applied, after = thrown(BOOK, asked, faces)

    assert applied.faces == counted
    assert (asked.markers + 1 - after.strength, after.box) == (lost, box)


def test_players_may_let_what_is_left_of_the_minuses_go_round_again() -> None:
    asked = VolleyAsked(edition=2, dice=2, low_ammo=True, night=True, hampered=("snipers",))

    assert sorted(thrown(ROUND, asked, (6, 6))[0].faces) == [4, 5]


@pytest.mark.parametrize(
    ("asked", "nothing", "eliminated"),
    [
        pytest.param(VolleyAsked(edition=2, dice=1, markers=0), Fraction(4, 6), Fraction(1, 6), id="one die, last piece"),
        pytest.param(VolleyAsked(edition=2, dice=1, low_ammo=True), Fraction(5, 6), 0, id="low: a 6 retreats, no hit"),
        pytest.param(VolleyAsked(edition=2, dice=4, low_ammo=True), Fraction(2 * 4**4, 6**4), 0,
                     id="four dice, the highest -1: no 5 or 6, or a single 5"),
        pytest.param(VolleyAsked(edition=2, dice=2, burning=True), Fraction(9, 36), 0, id="in a fire 4s retreat too"),
        pytest.param(VolleyAsked(edition=2, dice=1, burning=True, support=("g-company",)), Fraction(2, 6), 0,
                     id="and with G Company a 3"),
    ],
)  # fmt: skip
def test_the_odds_of_a_volley(asked: VolleyAsked, nothing: Fraction, eliminated: Fraction) -> None:
    odds = volley(BOOK, asked.state, asked.order)

    assert odds.where(lambda each: not each.lost and each.box == asked.box) == nothing
    assert odds.where(lambda each: each.fallen) == eliminated


@pytest.mark.parametrize(
    ("asked", "points", "reached"),
    [
        pytest.param(EndAsked(edition=2, ending="relief", heroes=3, decorated=4, markers=6, ibuthos=1), 53,
                     "major-victory", id="3 + 8 + 18 + 6 + 8 + 10"),
        pytest.param(EndAsked(edition=1, ending="relief", heroes=3, decorated=4, markers=6, ibuthos=1), 52,
                     "epic-victory", id="3 + 8 + 12 + 5 + 4 + 20"),
        pytest.param(EndAsked(edition=2, ending="defeat", burning=2, support=("nnc",), cards=2), -9,
                     "tragic-defeat", id="-7 - 2"),
        pytest.param(EndAsked(edition=2, ending="military", markers=2, decorated=5), 24, "tragic-defeat", id="24"),
        pytest.param(EndAsked(edition=2, ending="military", markers=2, decorated=5, heroes=1), 25, "ignoble-defeat",
                     id="25"),
        pytest.param(EndAsked(edition=1, ending="defeat", burning=1, heroes=12), 14, "tragic-defeat", id="14"),
        pytest.param(EndAsked(edition=1, ending="defeat", burning=1, heroes=13), 15, "ignoble-defeat", id="15"),
        pytest.param(EndAsked(edition=1, ending="defeat", burning=2, heroes=9, support=("nnh", "nnc", "g-company")), -3,
                     "tragic-defeat", id="9 - 3 - 4 - 5"),
    ],
)  # fmt: skip
@pytest.mark.rule(
    "ZR-208", "ZR-210", "ZR-211", "ZR-213", "ZR-214", "ZR-215", "ZR-216", "ZR-217", "ZR-218", "ZR-224"
)
def test_what_an_end_is_worth(asked: EndAsked, points: int, reached: str) -> None:
    found = victory_points(BOOK, asked.state)

    assert (found.total, level(asked.state, found.total)) == (points, reached)


@pytest.mark.parametrize(
    ("command", "code", "says"),
    [
        ("odds volley --dice 3 --box 2 --night --faces 6,5,2", 0, "loses nothing and stands on box 4"),
        ("odds volley --dice 3 --box 5", 1, "No card reaches box 5. (ZR-156, 6.7.1)"),
        ("odds volley --dice 3 --box 2 --burning", 1, "The burning building hides box 2. (ZR-090"),
        ("odds volley --dice 3 --faces 6,5", 2, "2 is too little; the least is 3."),
        ("odds volley --dice 0", 2, "the least is 1."),
        ("odds fire --burning 1", 0, "1, 2, 3  the other building catches fire too"),
        ("odds fire --burning 3", 2, "the most is 2."),
        ("odds defence 3,4,5,6", 0, "two chances in three (66.7%)"),
        ("vp relief --heroes 1 --burning 2", 0, "11 VP: tragic defeat (ZR-218, 11.0)."),
        ("vp lost", 2, "Allowed: defeat, military, relief."),
        ("vp relief --option luck", 2, "--option"),
    ],
)
def test_what_is_reckoned_is_asked_at_the_terminal(
    command: str, code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["zulus", *command.split(), "--lang", "en"]) == code

    out, err = capsys.readouterr()
    assert says in out + err


def test_programs_read_the_cases(capsys: pytest.CaptureFixture[str]) -> None:
    """Two dice in 36 cases: a hit in 11 of them."""
    main(["zulus", "odds", "volley", "--dice", "2", "--json"])
    found = json.loads(capsys.readouterr().out)

    assert found["cases"] == 36
    assert sum(each["cases"] for each in found["outcomes"] if each["lost"]) == 11
