"""The computer as a player at the prompt: a battle that it plays out, one against a person, a hint."""

import re
from pathlib import Path

import pytest

from heart_africa.board.table_file import from_toml
from heart_africa.opponent.sketch import gap
from tests.opponent.tables import SETTLERS, called_after, drawn_by
from tests.terminal.battle.conftest import done
from tests.terminal.conftest import Ran, Run
from tests.terminal.terminal import Terminal

SMALL = ("--random", "warrior_herders", "--random", "zanzibaris", "--points", 150, "--seed", 5)
GROUND = "roll off = 6 2\naccept forces\npropose terrain\nterrain\n"

RETINUE = """format = "heart-africa/army"
version = 1
name = "{name}"
list = "native_warlord"
people = "yao"
year = 1880
points = 150
[leader]
troop = "ruga_ruga"
[independents]
standard_bearer = 1
witch_doctor = 1
[[units]]
figures = {{ruga_ruga = 5}}
[[units]]
figures = {{ruga_ruga = 5}}
[[units]]
figures = {{spearmen = 6}}
"""


@pytest.fixture(autouse=True)
def english(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program speaks English in that home."""
    assert home.exists()
    monkeypatch.setenv("HEART_AFRICA_LANG", "en")


def begun(run: Run, *computers: str) -> Ran:
    """An Encounter of two small armies, these sides the computer's."""
    sides = [word for each in computers for word in ("--computer", each)]
    return run("battle", "new", "solo", *SMALL, "--scenario", "encounter", *sides)


def played(run: Run, lines: str = "") -> Ran:
    """What the prompt says while these lines are typed, the dice thrown."""
    return run("battle", "play", "solo", "--throw", stdin=f"{lines}quit\n".encode())


def test_two_computers_play_a_battle_to_its_end_and_their_plans_stand_in_the_journal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the turns of an evening, here two, it is called."""
    called_after(2, monkeypatch)
    done(begun(run, "red=steady", "blue=steady"))
    ran = done(played(run))
    assert "The battle is over" in ran.out
    assert "Also weighed:" in ran.out
    assert "Nobody has said the distance" not in ran.out
    told = run("battle", "log", "solo").out
    assert "I want to be the only one with units left on the table." in told
    over = run("battle", "status", "solo", "--json").json
    assert (over["stage"], over["turn"]) == ("over", 3)


def test_at_planner_a_standard_and_a_witch_doctor_go_where_they_are_of_use(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both begin by their base line and follow their own within three turns; the prompt says what for."""
    called_after(3, monkeypatch)
    drawn_by("2", monkeypatch)
    for side in ("red", "blue"):
        (home / f"{side}.army.toml").write_text(RETINUE.format(name=side), encoding="utf-8")
    sides = ("--computer", "red=planner", "--computer", "blue=random")
    done(run("battle", "new", "solo", "red.army.toml", "blue.army.toml", "--scenario", "encounter", *sides))
    ran = done(run("battle", "play", "solo", "--seed", 3, stdin=b"quit\n"))
    for who in ("Standard Bearer", "Witch Doctor"):
        assert re.search(
            rf"^{who}: towards .+ points\)\n  \+.+″ nearer to where it is of use to its own$",
            ran.out,
            re.MULTILINE,
        )


@pytest.mark.rule("TROOP-25")
def test_riders_of_the_computers_get_down_to_shoot_and_it_says_why(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boers of Angola ride until they have somebody within range on foot."""
    called_after(4, monkeypatch)
    drawn_by("2", monkeypatch)
    for side in ("red", "blue"):
        (home / f"{side}.army.toml").write_text(SETTLERS.format(name=side), encoding="utf-8")
    sides = ("--computer", "red=steady", "--computer", "blue=steady")
    done(run("battle", "new", "solo", "red.army.toml", "blue.army.toml", "--scenario", "encounter", *sides))
    ran = done(run("battle", "play", "solo", "--seed", 3, stdin=b"quit\n"))
    assert re.search(
        r"^Dismount: Mounted Regulars.* points\)\n(  .+\n)*  \+.+: \S+ shots? at .+ from (1\d|2[0-4])″",
        ran.out,
        re.MULTILINE,
    )
    assert "4 riders dismount." in ran.out


def test_against_a_person_it_deploys_in_its_turn_and_waits_in_the_persons(run: Run) -> None:
    done(begun(run, "blue=steady"))
    ran = done(played(run, f"{GROUND}deploy R2 --base 5\n"))
    sides = run("battle", "status", "solo", "--json").json["sides"]
    stand = {side: sum(unit["where"] == "table" for unit in sides[side]["units"]) for side in sides}
    assert stand == {"red": 1, "blue": 1}
    assert "Deployment · Red" in ran.out


def test_it_asks_how_far_people_have_come_and_goes_by_their_word(run: Run, home: Path) -> None:
    """A person is there: after what he has placed he is asked; what he says stands on the table."""
    done(begun(run, "blue=steady"))
    ran = run(
        "battle",
        "play",
        "solo",
        "--throw",
        typed=f"{GROUND}deploy R2 --base 5\ndeploy R3 --base 5\n20\nquit\n",
    )
    asked = re.search(r"How many inches is Warriors \(2\) from (.+?)\? \[", ran.err)
    assert asked is not None
    done(run("battle", "table", "solo", "--out", "solo.table.toml"))
    layout, _ = from_toml((home / "solo.table.toml").read_text(encoding="utf-8"))
    spots = [each.spot for name, each in layout.stands.items() if name.startswith("Warriors (2)")]
    foes = [
        each.spot
        for name, each in layout.stands.items()
        if re.fullmatch(rf"{re.escape(asked[1])}( \d+)?", name)
    ]
    assert gap(tuple(spots), tuple(foes)) == pytest.approx(20, abs=0.1)


def test_a_hint_says_plan_order_and_reasons_and_why_not_another(run: Run) -> None:
    done(begun(run, "blue=steady"))
    ran = done(played(run, f"{GROUND}hint\nhint red\nhint begin\n"))
    assert ran.out.count("I see none of their units that I could go for") == 2
    assert "how far it is from the middle of the table" in ran.out
    assert "The rules are against it: Warrior Herders: still to be deployed" in ran.out


def test_what_the_computer_answered_can_be_taken_back_and_what_it_answered_to(run: Run) -> None:
    """It waits after something was taken back, and goes on when it is told to, or by a new order."""
    done(begun(run, "blue=steady"))
    ran = done(played(run, f"{GROUND}deploy R2 --base 5\nundo\nundo\ndeploy R3 --base 5\n"))
    sides = run("battle", "status", "solo", "--json").json["sides"]
    stand = {side: [u["name"] for u in sides[side]["units"] if u["where"] == "table"] for side in sides}
    assert stand["red"] == ["Warriors (2)"]
    assert len(stand["blue"]) == 1
    assert ran.out.count("The computer waits") == 2

    done(played(run, "undo\nnext\n"))
    sides = run("battle", "status", "solo", "--json").json["sides"]
    assert [sum(u["where"] == "table" for u in sides[side]["units"]) for side in sides] == [1, 1]


def test_what_is_said_for_all_is_said_for_ones_own_where_the_computer_plays_the_others(run: Run) -> None:
    """It deploys and moves its own by itself: each of them with its reasons."""
    done(begun(run, "blue=steady"))
    ran = done(played(run, f"{GROUND}deploy rest\n"))
    sides = run("battle", "status", "solo", "--json").json["sides"]
    assert {unit["where"] for side in sides.values() for unit in side["units"]} == {"table"}
    assert ran.out.count("from the left end of it, looking to the enemy") >= len(sides["blue"]["units"])
    moved = done(played(run, "end\nall stay\n"))
    units = [unit["name"] for unit in sides["blue"]["units"] if unit["sort"] == "unit"]
    assert units
    assert all(f"Roll movement: {name}" in moved.out for name in units)


def test_a_hint_is_a_command_too_and_enters_nothing(run: Run) -> None:
    done(begun(run, "blue=steady"))
    done(played(run, GROUND))
    log = run("battle", "log", "solo").out
    said = done(run("battle", "hint", "solo", "--side", "red", "--level", "planner")).out
    assert "I see none of their units that I could go for" in said
    assert "how far it is from the middle of the table" in said
    assert "The rules are against it" in done(run("battle", "hint", "solo", "--why-not", "begin")).out
    assert run("battle", "log", "solo").out == log
    refused = run("battle", "hint", "solo", "--level", "stedy")
    assert (refused.code, "Did you mean “steady”?" in refused.err) == (2, True)


@pytest.mark.parametrize(
    ("word", "said"), [("green=steady", "“green” is not allowed"), ("red=stedy", "Did you mean “steady”?")]
)
def test_a_side_or_a_level_that_there_is_not_begins_no_battle(run: Run, word: str, said: str) -> None:
    ran = begun(run, word)
    assert (ran.code, said in ran.err) == (2, True)
    assert "solo" not in run("battle", "list").out


def test_without_a_computer_nobody_plays_for_anybody(run: Run) -> None:
    done(begun(run))
    done(played(run, GROUND))
    units = [
        unit
        for side in run("battle", "status", "solo", "--json").json["sides"].values()
        for unit in side["units"]
    ]
    assert not any(unit["where"] == "table" for unit in units)


def test_at_a_real_terminal_it_deploys_asks_how_far_and_advises(tmp_path: Path) -> None:
    """Red is a person's at a pseudo-terminal, blue the computer's from the first command on."""
    words = ["heart_africa", "battle", "new", "solo", *map(str, SMALL), "--scenario", "encounter"]
    begun_ = Terminal(*words, "--computer", "blue=steady", "--lang", "es", home=tmp_path)
    assert begun_.close() == 0
    prompt = Terminal("heart_africa", "battle", "play", "solo", "--throw", "--lang", "es", home=tmp_path)
    prompt.until("›")
    for line in (*GROUND.splitlines(), "deploy R2 --base 5"):
        prompt.type(f"{line}\r")
    prompt.type("deploy R3 --base 5\r")
    prompt.until("¿A cuántas pulgadas está Guerreros (2) de ")
    prompt.type("20\r")
    prompt.type("consejo\r")
    prompt.until("Quiero ser el único con unidades sobre la mesa.")
    prompt.type("quit\r")
    assert prompt.close() == 0
