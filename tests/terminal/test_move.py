"""`move`: the dice of a unit, why it goes slowly, how far they take it (pp. 12, 24)."""

import pytest

from tests.terminal.conftest import Run


@pytest.mark.parametrize(
    ("words", "rates"),
    [
        ("--who warriors", {"open": "2D6"}),
        ("--who warriors --over tall-grass", {"difficult": "D6"}),
        ("--who lancers --from jungle", {"difficult": "D6-2"}),
        ("--who askaris --dark", {"difficult": "D6-1"}),
        ("--who askaris --ground both", {"open": "D6+3", "difficult": "D6-1"}),
        ("--who mounted_regulars --on-foot", {"open": "D6+2"}),
        ("--who askaris --guided", {"open": "4D6"}),
        ("--who baggage", {"open": "D6+2"}),
        ("--who canoe --water upstream", {"difficult": "D6"}),
        ("--who askaris --behind fortification", {"difficult": "D6-1"}),
    ],
)
def test_the_way_says_which_dice_are_rolled(run: Run, words: str, rates: dict[str, str]) -> None:
    facts = run("move", *words.split(), "--json").json

    assert (facts["refused"], facts["rates"]) == (False, rates)


@pytest.mark.parametrize(("lang", "said"), [("es", "Puede avanzar hasta 3″."), ("en", "It may go up to 3″.")])
def test_the_dice_say_how_far(run: Run, lang: str, said: str) -> None:
    ran = run("move", "--who", "lancers", "--over", "tall-grass", "--dice", "5", "--lang", lang)

    assert ran.code == 0
    assert said in ran.out
    assert "D6−2" in ran.out


def test_never_less_than_nothing(run: Run) -> None:
    assert run("move", "--who", "lancers", "--over", "jungle", "--dice", "1", "--json").json["inches"] == 0


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("--who machine_gun --over jungle", "CHAR-30"),
        ("--who lancers --over sea-or-lake", "TERR-"),
        ("--who gunboat --aground", "GUN-"),
        ("--who askaris --rolled", "MOVE-"),
    ],
)
def test_what_the_book_forbids_ends_with_1(run: Run, words: str, rule: str) -> None:
    ran = run("move", *words.split())
    objections = run("move", *words.split(), "--json").json["objections"]

    assert ran.code == 1
    assert any(each["rule"].startswith(rule) for each in objections)
    assert all(each["message"] in ran.out for each in objections)
    assert len({each["rule"] for each in objections}) == len(objections)


def test_an_unknown_ground_is_told_with_the_nearest(run: Run) -> None:
    ran = run("move", "--who", "askaris", "--over", "jungel")

    assert ran.code == 2
    assert "«jungle»" in ran.err
