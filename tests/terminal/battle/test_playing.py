"""Battles played from scripts and at the prompt: what stands, what is refused, what is told."""

from pathlib import Path

import pytest

from resources import ROOT
from tests.terminal.battle.conftest import STILL, TO_PLAY, Script, done
from tests.terminal.conftest import SAMPLE, Run

SHOT = "shoot R3 at B3 8 --shooters 6"
"""At half their range of 16 Askaris who stood still need a 4: +1 for standing (SHOOT-08)."""


# --- begun ---


def test_a_battle_begins_with_its_armies_and_says_what_comes_next(run: Run, evening: str) -> None:
    told = run("battle", "next", evening, "--json").json

    assert run("battle", "status", evening, "--json").json["sides"]["blue"]["name"] == "Mkwawa"
    assert (told["rule"], told["orders"][0]) == ("SCEN-01", "roll-scenario")


def test_an_illegal_army_comes_and_stays_marked(run: Run, home: Path, illegal: Path, army: Path) -> None:
    ran = run("battle", "new", "club", illegal, army, "--scenario", "encounter")

    assert ran.code == 0
    first = run("battle", "goto", "club", "1", "--json").json["sides"]["red"]
    assert [unit["left"] for unit in first["units"] if unit["sort"] == "unit"] == [8, 10, 10, 10, 3]
    assert first["marks"] == ["over-points", "unit-too-cheap"]


def test_a_battle_may_be_drawn_by_lot_and_is_the_same_for_the_same_seed(run: Run) -> None:
    lot = ("--random", "zanzibaris", "--random", "native_kingdom/buganda", "--points", "300", "--seed", "3")

    for name in ("one", "two"):
        run("battle", "new", name, *lot)

    assert run("battle", "status", "one", "--json").out == run("battle", "status", "two", "--json").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("a.army.toml", "b.army.toml", "c.army.toml"), "ou gave 3 armies"),
        (("nowhere.army.toml",), "it does not exist"),
        (("--random", "zanzibarus"), "zanzibaris"),
    ],
)
def test_what_cannot_begin_leaves_no_battle_behind(
    run: Run, evening: str, words: tuple[str, ...], said: str
) -> None:
    ran = run("battle", "new", "other", *words)

    assert ran.code == 2
    assert said in ran.err
    assert [each["name"] for each in run("battle", "list", "--json").json] == [evening]


@pytest.mark.parametrize("edge", ["base", "edge", "borde"])
def test_the_baggage_that_is_deployed_is_that_of_whose_turn_it_is(
    run: Run, script: Script, evening: str, edge: str
) -> None:
    """Both armies have a train; the line from which it is measured has the word that it has on arrival too."""
    lines = TO_PLAY.replace("deploy R6", "deploy baggage").replace("deploy B6 --base", f"deploy bag --{edge}")

    ran = script(lines)

    assert (ran.code, ran.err) == (0, "")
    log = run("battle", "log", evening, "--as", "script").out
    assert "deploy R6 --base 2" in log
    assert "deploy B6 --base 2" in log


GROUND = "scenario encounter red\nroll off = 6 2\naccept forces\nenvironment savannah\n"


@pytest.mark.parametrize(
    "piece", ["{low hill 48 22}", "{low-hill 48 22}", "{colina baja 48 22}", '{"low hill" 48 22}']
)
def test_a_piece_of_terrain_is_written_as_it_is_printed(
    run: Run, script: Script, evening: str, piece: str
) -> None:
    done(script(f"{GROUND}terrain {piece} ! as it lies\n"))

    assert "{low-hill long 48 wide 22}" in run("battle", "log", evening, "--as", "script").out


@pytest.mark.parametrize(
    ("lang", "asked", "value"), [("en", "? piece", "low hill"), ("es", "? pieza", "colina baja")]
)
def test_how_a_piece_of_terrain_is_written_can_be_asked(
    run: Run, evening: str, lang: str, asked: str, value: str
) -> None:
    ran = run("battle", "play", evening, "--lang", lang, typed=f"{asked}\n")

    assert ran.code == 0
    assert value in ran.out.replace("-", " ")


# --- scripts ---


def test_a_script_plays_its_lines_and_tells_what_came_of_them(script: Script, shooting: str) -> None:
    ran = script(f"# the first volley\n\n{SHOT} = 5 3 6 1 2 4\n")

    assert ran.code == 0
    assert "5 3 6 1 2 4" in ran.out
    assert "6 figures have to reload" in ran.out


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("shot R3 at B3 8", 2, "no order"),
        ("shoot R3 at B9 8", 2, "B9"),
        (f"{SHOT} = 5 3 7", 2, "die 3 is “7”"),
        (f"{SHOT} = 5 3", 2, "4 more dice are needed"),
        (f"{SHOT} = 5 3 6 1 2 4 4", 2, "did not need these dice: 4"),
        ("shoot R3 at B3 90 = 1 1 1 1 1 1 1 1 1 1", 1, "reaches 16"),
    ],
)
def test_a_fault_names_file_and_line_and_what_came_before_stands(
    script: Script, run: Run, shooting: str, line: str, code: int, said: str
) -> None:
    ran = script(f"# a comment\nnote dawn\n{line}\nnote dusk\n")

    assert ran.code == code
    assert ran.err.startswith("orders.txt, line 3")
    assert said in ran.err
    assert "--from 3" in ran.err
    told = run("battle", "log", shooting).out
    assert "Dawn" in told
    assert "Dusk" not in told


def test_a_script_goes_on_from_the_line_that_was_mended(script: Script, run: Run, evening: str) -> None:
    script("note dawn\nnote\nnote dusk\n")

    assert script("note dawn\nnote noon\nnote dusk\n", "--from", "2").code == 0
    assert run("battle", "log", evening).out.count("Dawn") == 1


def test_the_umpire_overrules_with_a_reason_that_is_kept(script: Script, run: Run, shooting: str) -> None:
    ran = script("shoot R3 at B3 90 --shooters 1 = 1 ! a lucky ricochet\n")

    assert ran.code == 0
    (told,) = run("battle", "log", shooting, "--step", "shooting", "--json").json
    assert told["reason"] == "a lucky ricochet"
    assert told["despite"]


@pytest.mark.parametrize("options", [("--throw",), ("--seed", "7")])
def test_a_generator_throws_what_a_script_leaves_open(
    script: Script, run: Run, shooting: str, options: tuple[str, ...]
) -> None:
    assert script(SHOT, *options).code == 0

    (told,) = run("battle", "log", shooting, "--step", "shooting", "--json").json
    assert [roll["origin"] for roll in told["rolls"]] == ["thrown"]


def test_a_line_may_ask_for_thrown_dice_itself(script: Script, run: Run, shooting: str) -> None:
    assert script(f"{SHOT} = t").code == 0


@pytest.mark.parametrize("verb", ["muster", "change army", "cambia ejército"])
def test_an_army_may_come_by_script_and_another_take_its_place(
    script: Script, run: Run, evening: str, verb: str
) -> None:
    """By the verb that is offered for it too, which is of two words."""
    assert script(f"{verb} blue red.army.toml").code == 0

    names = run("battle", "status", evening, "--json").json["sides"]
    assert names["blue"]["name"] != names["red"]["name"]


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_script_of_a_battle_comes_to_the_same_battle(
    script: Script, run: Run, home: Path, shooting: str, lang: str
) -> None:
    """In either language, the armies included, dice, overruled lines and all."""
    script(f"{SHOT} = 5 3 6 1 2 4\nshoot R4 at B4 90 --shooters 2 = 1 6 ! why not\nend\n")
    (home / "again.txt").write_text(
        run("battle", "log", shooting, "--as", "script", "--lang", lang).out, encoding="utf-8"
    )

    run("battle", "new", "again")
    ran = run("battle", "play", "again", "--script", "again.txt", "--lang", "es" if lang == "en" else "en")

    assert ran.code == 0, ran.err
    for look in (("status",), ("next",), ("export", "--as", "json")):
        told = [run("battle", look[0], name, *look[1:], "--json").out for name in (shooting, "again")]
        assert told[0].replace(shooting, "again") == told[1]


# --- at the prompt ---


def test_an_evening_is_played_line_by_line(run: Run, shooting: str) -> None:
    """A slip is told and nothing of its line is kept; dice are asked for; everything is kept."""
    typed = f"shot\n{SHOT}\n5 3 9 1 2 4\n5 3\n6 1 2 4\nquit\n"

    ran = run("battle", "play", shooting, typed=typed)

    assert ran.code == 0
    assert "5 3 6 1 2 4" in ran.out
    assert "6 shots, each: 4+ on the die" in ran.out
    assert "Did you mean “shoot”?" in ran.err


def test_an_army_that_has_shrunk_takes_its_own_place_and_the_evening_goes_on(
    run: Run, home: Path, evening: str
) -> None:
    (home / "fewer.army.toml").write_text(SAMPLE.replace("askaris = 10", "askaris = 9"), encoding="utf-8")

    ran = run(
        "battle", "play", evening, typed="change army red fewer.army.toml\nscenario encounter red\nquit\n"
    )

    assert ran.code == 0, ran
    assert run("battle", "next", evening, "--json").json["orders"][0] == "roll-off"


def test_going_back_enters_nothing(run: Run, shooting: str) -> None:
    before = run("battle", "list", "--json").out

    ran = run("battle", "play", shooting, typed=f"{SHOT}\nb\nshoot R3 at B3 90 --shooters 1\n\n")

    assert ran.out.count("Nothing has been done.") == 2
    assert run("battle", "list", "--json").out == before


def test_the_book_is_overruled_at_the_prompt_by_giving_a_reason(run: Run, shooting: str) -> None:
    ran = run("battle", "play", shooting, typed="shoot R3 at B3 90 --shooters 1\na lucky ricochet\n1\n")

    assert "a lucky ricochet" in ran.out


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize(
    "asked", ["?", "? shoot", "? TURN-08", "status", "status R3", "reminders", "next", "log"]
)
def test_every_question_is_answered_at_the_prompt(run: Run, shooting: str, asked: str, lang: str) -> None:
    ran = run("battle", "play", shooting, "--lang", lang, stdin=f"{asked}\n".encode())

    assert (ran.code, ran.err) == (0, "")


def test_what_comes_next_is_said_once_when_it_is_asked(run: Run, shooting: str) -> None:
    told = run("battle", "play", shooting, "--lang", "en", stdin=b"").out
    asked = run("battle", "play", shooting, "--lang", "en", stdin=b"next\n").out

    for heading in ("── ", "Who: "):
        assert (told.count(heading), asked.count(heading)) == (1, 2)


@pytest.mark.parametrize(
    ("lang", "nothing"),
    [("es", "no hay nada que recordar"), ("en", "There is nothing to remember")],
)
def test_a_step_without_anything_to_remember_says_so(run: Run, lang: str, nothing: str) -> None:
    run("battle", "new", "quiet")

    assert nothing in run("battle", "play", "quiet", "--lang", lang, stdin=b"reminders\n").out


def test_what_may_be_ordered_stands_beside_the_help_of_its_own_verb(run: Run, shooting: str) -> None:
    """Shots are recorded one by one, but typed in short: the list of orders explains what is typed."""
    ran = run("battle", "play", shooting, stdin=b"?\n")

    (line,) = (each for each in ran.out.splitlines() if each.strip().startswith("shoot "))
    assert "A unit, or a figure, shoots at another" in line


def test_a_long_evening_begins_again_where_it_was(run: Run, evening: str, home: Path) -> None:
    run("battle", "play", evening, stdin=TO_PLAY.encode())
    run("battle", "play", evening, stdin=STILL.encode())

    assert run("battle", "status", evening, "--json").json["step"] == "shooting"


def test_what_is_owed_needs_no_names(script: Script, run: Run, shooting: str) -> None:
    """Six shoot and stand the next turn still: `reload` means those six."""
    assert script(f"{SHOT} = 5 3 6 1 2 4\nend\ntest B3 = 6\nend\n{STILL}end\nreload\n").code == 0

    units = run("battle", "status", shooting, "--json").json["sides"]["red"]["units"]
    assert [unit["unloaded"] for unit in units] == [0] * len(units)


def test_a_certificate_throws_and_keeps_what_it_threw(script: Script, run: Run, shooting: str) -> None:
    run("dice", "certificate", "new", "game.dice.json")

    assert script(SHOT, "--certificate", "game.dice.json").code == 0

    run("dice", "certificate", "open", "game.dice.json")
    assert run("dice", "certificate", "verify", "game.dice.json").code == 0
    (told,) = run("battle", "log", shooting, "--step", "shooting", "--json").json
    assert [roll["origin"] for roll in told["rolls"]] == ["certificate"]


# --- shots as people say them ---


def test_one_figure_may_shoot_in_place_of_its_unit(script: Script, run: Run, shooting: str) -> None:
    ran = script("shoot R3.4 at B3.2 12 = 6")
    assert ran.code == 0
    assert "one shot" in ran.out


def test_those_near_the_target_of_a_gun_need_no_word_for_their_inches(script: Script, shooting: str) -> None:
    """An Askari is no gun: the book objects, having understood who stands how far off."""
    ran = script("shoot R3.4 at B3.2 12 near {B3.1 1},{B3.3 1.5} = 6 ! only to see")
    assert ran.code == 0


@pytest.mark.rule("TEMBA-09")
@pytest.mark.parametrize(("shooters", "code"), [(5, 0), (6, 1)])
def test_five_shoot_through_the_loopholes_of_a_wall(
    script: Script, shooting: str, shooters: int, code: int
) -> None:
    faces = " ".join("1" * shooters)
    ran = script(f"shoot R3 at B3 8 --shooters {shooters} --shooter-behind wall --loophole outer = {faces}")

    assert ran.code == code
    assert ("TEMBA-09" in ran.err) is (code == 1)


@pytest.mark.rule("TEMBA-08")
def test_thirty_deploy_in_a_temba_and_the_next_do_not(script: Script) -> None:
    """Three times ten Askaris are in; the eight Swordsmen after them are too many."""
    into = "deploy R{0} --base 6 --behind wall\ndeploy B{0} --base 6\n"
    start = "scenario encounter red\nroll off = 6 2\naccept forces\nenvironment savannah\nterrain ! bare\n"
    ran = script(start + "".join(into.format(number) for number in (3, 4, 5)))
    assert ran.code == 0

    ran = script("deploy R2 --base 6 --behind wall")

    assert ran.code == 1
    assert "TEMBA-08" in ran.err


@pytest.mark.rule("L10-14")
@pytest.mark.parametrize(("defender", "code"), [("white_explorers", 0), ("egyptians", 1)])
def test_explorers_are_attacked_in_the_country_that_they_passed_through_last(
    run: Run, home: Path, defender: str, code: int
) -> None:
    armies = (str(ROOT / "samples" / f"{each}.army.toml") for each in ("zanzibaris", defender))
    assert run("battle", "new", "evening", *armies).code == 0
    ready = "scenario planned-attack red\naccept forces ! as they are\nbase long\n"
    (home / "forest.txt").write_text(f"{ready}environment forest --crossed\n", encoding="utf-8")

    ran = run("battle", "play", "evening", "--script", "forest.txt", "--lang", "en")

    assert ran.code == code
    assert ("L10-14" in ran.err) is bool(code)


@pytest.mark.rule("TRAIT-02")
def test_a_trait_left_open_in_the_army_is_rolled_for_at_the_table(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEART_AFRICA_LANG", "en")
    for side in ("red", "blue"):
        traits = 'traits = ["organizing_genius"]' if side == "blue" else ""
        army = SAMPLE.replace('traits = ["organizing_genius"]', traits).replace("Caravana", side)
        (home / f"{side}.army.toml").write_text(army, encoding="utf-8")
        assert run("army", "check", f"{side}.army.toml").code == 0
    assert run("battle", "new", "open", "red.army.toml", "blue.army.toml").code == 0
    (home / "orders.txt").write_text("scenario encounter red\nroll off = 6 2\n", encoding="utf-8")
    assert run("battle", "play", "open", "--script", "orders.txt").code == 0
    assert "TRAIT-02" in run("battle", "next", "open").out

    (home / "orders.txt").write_text("roll trait R1 = 6\n", encoding="utf-8")
    ran = run("battle", "play", "open", "--script", "orders.txt")

    assert ran.code == 0
    assert "Organizing Genius" in ran.out


@pytest.mark.rule("TSEL-01")
@pytest.mark.parametrize(
    ("country", "code"),
    [
        *((each, 0) for each in ("steppe", "savannah", "grassland", "forest", "mountain", "coast")),
        ("desert", 2),
    ],
)
def test_a_battle_is_fought_in_one_of_six_countries(script: Script, country: str, code: int) -> None:
    start = "scenario encounter red\nroll off = 6 2\naccept forces\n"

    assert script(f"{start}environment {country} --agreed\n").code == code


@pytest.mark.rule("RELOAD-01", "SHOOT-11")
def test_what_is_against_each_figure_of_a_unit_is_said_once_with_the_codes_of_the_others(
    run: Run, shooting: str
) -> None:
    """Ten askaris reach 16 inches; two of them have shot, which is another reason."""
    run("battle", "play", shooting, stdin=b"shoot R3 at B3 8 --shooters 2 = 1 1\n")

    far = run("battle", "play", shooting, stdin=b"shoot R3 at B3 90 --shooters R3.1-10\n")
    one = run("battle", "play", shooting, stdin=b"shoot R3 at B3 90 --shooters R3.10\n")

    assert far.out.count("✗") == 2
    assert "The same for R3.2-10." in far.out
    assert "The same for R3.2." in far.out
    assert (one.out.count("✗"), one.out.count("The same for")) == (1, 0)
