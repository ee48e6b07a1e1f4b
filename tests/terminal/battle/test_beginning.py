"""`battle new`: armies drawn for the part that each has in the scenario agreed on."""

import re
from pathlib import Path

import pytest

from tests.terminal.battle.conftest import done
from tests.terminal.conftest import Ran, Run

DRAWN = ("--random", "zanzibaris", "--random", "native_kingdom", "--points", 400, "--seed", 7)


def points(begun: Ran) -> list[int]:
    """The points of red's and blue's army, as the program says them when they come."""
    return [int(found) for found in re.findall(r"figures and (\d+)\s+points", begun.out)]


@pytest.mark.rule("SCEN-45")
@pytest.mark.parametrize(
    ("scenario", "attacker", "red", "blue"),
    [
        ("raid", "red", 300, 400),
        ("raid", "blue", 400, 300),
        ("raid", "rojo", 300, 400),
        ("raid", "azul", 400, 300),
        ("planned_attack", "red", 400, 320),
        ("ambush", "blue", 200, 400),
        ("encounter", "red", 400, 400),
    ],
)
def test_drawn_armies_have_the_points_of_their_parts_and_are_accepted(
    run: Run, scenario: str, attacker: str, red: int, blue: int
) -> None:
    begun = done(
        run("battle", "new", "solo", *DRAWN, "--scenario", scenario, "--attacker", attacker, "--lang", "en")
    )
    assert points(begun) == [red, blue]

    ran = done(run("battle", "play", "solo", "--lang", "en", stdin=b"accept forces\nquit\n"))

    assert "✗" not in ran.out


@pytest.mark.parametrize("scenario", ["ambush", "planned_attack", "raid"])
def test_who_names_no_attacker_is_told_the_option_and_nothing_has_begun(run: Run, scenario: str) -> None:
    """The same name can be given again, then with the attacker; an Encounter leaves him open."""
    ran = run("battle", "new", "solo", *DRAWN, "--scenario", scenario, "--lang", "en")
    assert ran.code == 2
    assert "--attacker" in ran.err
    assert "red, blue" in ran.err
    done(run("battle", "new", "solo", *DRAWN, "--scenario", scenario, "--attacker", "red", "--lang", "en"))
    done(run("battle", "new", "other", *DRAWN, "--scenario", "encounter", "--lang", "en"))


def test_an_attacker_who_is_neither_side_is_refused_before_anything_has_begun(run: Run) -> None:
    """By the name of his army as well, which is known as soon as it is drawn."""
    new = ("battle", "new", "solo", *DRAWN, "--scenario", "raid", "--lang", "en")
    ran = run(*new, "--attacker", "foo")
    assert ran.code == 2
    assert "--attacker" in ran.err
    assert "zanzibaris" in ran.err
    assert run("battle", "status", "solo").code == 2
    done(run(*new, "--attacker", "red"))


def test_an_attacker_may_be_named_by_his_army(run: Run) -> None:
    named = ("--scenario", "encounter", "--attacker", "Native Kingdom", "--lang", "en")
    done(run("battle", "new", "solo", *DRAWN, *named))
    assert run("battle", "status", "solo", "--json").json["attacker"] == "blue"


def test_without_a_scenario_both_are_drawn_for_all_the_points(run: Run) -> None:
    assert points(done(run("battle", "new", "solo", *DRAWN, "--lang", "en"))) == [400, 400]


def test_a_drawn_army_against_one_of_a_file_is_drawn_for_its_own_part(run: Run, army: Path) -> None:
    begun = run(
        "battle", "new", "solo", army, "--random", "native_kingdom", "--points", 400, "--seed", 7,
        "--scenario", "raid", "--attacker", "blue", "--lang", "en",
    )  # fmt: skip

    assert points(done(begun))[1] == 300
