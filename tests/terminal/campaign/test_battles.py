"""A campaign's battle at our own table: mustered at the points of the day, refereed, its result brought home."""

from dataclasses import replace
from pathlib import Path

import pytest

from heart_africa.terminal.campaign import engagements, order_commands
from tests.opponent.tables import called_after
from tests.terminal.campaign.conftest import done
from tests.terminal.conftest import Run

BATTLE = "ujiji 1885-1-1"


def drawn(run: Run, file: str, army: str, *more: object) -> None:
    """An army drawn by lot, legal where it is to fight."""
    ran = run("army", "random", army, "--year", "1885", "--seed", "4", "--out", file, *more)
    assert ran.code == 0


@pytest.fixture
def ujiji(run: Run, home: Path) -> Run:
    """Ana, an explorer, attacks Luis, who resists: an Ambush, 600 points against 300."""
    done(run("campaign", "new", "ujiji", "--year", "1885"))
    done(run("campaign", "join", "ujiji", "Ana", "white_explorers"))
    done(run("campaign", "join", "ujiji", "Luis", "zanzibaris"))
    done(run("campaign", "turn", "ujiji", "--dice", "6 1"))
    done(run("campaign", "attack", "ujiji", "Ana", "Luis"))
    done(run("campaign", "resist", "ujiji", "Luis", "--dice", "1"))
    drawn(
        run,
        "ana.army.toml",
        "white_explorers",
        "--points",
        "600",
        "--scenario",
        "ambush",
        "--role",
        "attacker",
    )
    drawn(
        run, "luis.army.toml", "zanzibaris", "--points", "300", "--scenario", "ambush", "--role", "defender"
    )
    return run


def begun(run: Run, *more: object) -> None:
    files = ("--red", "ana.army.toml", "--blue", "luis.army.toml")
    assert run("campaign", "battle", "ujiji", "1", *files, *more).code == 0


@pytest.mark.rule("CPTS-04")
def test_points_are_told_by_part_with_their_reasons(ujiji: Run) -> None:
    facts = done(ujiji("campaign", "battle", "ujiji", "1", "--json")).json[0]

    assert (facts["attacker"]["points"], facts["defender"]["points"]) == (600, 300)
    assert facts["attacker"]["lines"] == [
        {"what": "points-campaign-total", "value": 600, "rule": "CPTS-04", "page": 41}
    ]
    assert facts["problems"] == []


def test_both_armies_come_to_the_table_as_the_campaign_has_settled_it(ujiji: Run) -> None:
    begun(ujiji)
    table = done(ujiji("battle", "status", BATTLE, "--json")).json
    facts = done(ujiji("campaign", "battle", "ujiji", "1", "--json")).json[0]

    assert (table["scenario"], table["attacker"]) == ("ambush", "red")
    assert (facts["opened"], facts["record"]) == (True, BATTLE)
    assert [table["sides"][side]["points"] for side in ("red", "blue")] == [600, 300]


def test_the_colours_may_be_the_other_way_round(ujiji: Run) -> None:
    files = ("--red", "luis.army.toml", "--blue", "ana.army.toml")
    assert ujiji("campaign", "battle", "ujiji", "1", *files, "--attacker", "blue").code == 0

    assert done(ujiji("battle", "status", BATTLE, "--json")).json["attacker"] == "blue"


def test_begun_twice_it_goes_on_where_it_was(ujiji: Run) -> None:
    begun(ujiji)
    before = len(ujiji("campaign", "timeline", "ujiji", "--json").json)
    begun(ujiji)

    assert len(ujiji("campaign", "timeline", "ujiji", "--json").json) == before
    assert done(ujiji("battle", "list", "--json")).json[0]["entries"] == 3


@pytest.mark.parametrize("fallen", [(), ("Ana",)], ids=["nobody", "a leader who fell"])
def test_a_battle_that_both_left_to_the_computer_is_played_out_with_its_result_and_report(
    ujiji: Run, monkeypatch: pytest.MonkeyPatch, fallen: tuple[str, ...]
) -> None:
    """Called after one turn here; Luis's army is drawn. Before both agree nothing is begun."""
    called_after(1, monkeypatch)
    monkeypatch.setattr(engagements, "randbelow", lambda _: 3)  # the same army of Luis's in every run
    result = order_commands.out_of
    monkeypatch.setattr(engagements, "out_of", lambda *of: replace(result(*of), fallen=fallen))
    wanted = ("campaign", "battle", "ujiji", "1", "--red", "ana.army.toml", "--play-out")
    ran = ujiji(*wanted)
    assert ran.code == 1
    assert "«ordenador 1885-1-1»" in ran.err
    assert ujiji("battle", "list", "--json").json == []

    done(ujiji("campaign", "do", "ujiji", "ordenador 1"))
    assert (
        "La batalla 1885-1-1 la juega el ordenador, como acordaron Ana y Luis."
        in ujiji("campaign", "log", "ujiji").out
    )
    ran = done(ujiji(*wanted))
    assert "El ordenador ha jugado la batalla 1885-1-1" in ran.out
    told = done(ujiji("battle", "status", BATTLE, "--json")).json
    assert (told["stage"], told["scenario"], told["attacker"]) == ("over", "ambush", "red")
    assert told["turn"] == 2
    assert "Luis rechaza a Ana" in ujiji("campaign", "log", "ujiji").out  # nobody got through
    assert "ujiji-1885-1-1-informe.pdf" in done(ujiji("battle", "report", BATTLE)).out
    assert ujiji("campaign", "do", "ujiji", "ordenador 1").code == 2


def test_an_army_that_does_not_fit_the_day_is_refused_with_all_that_is_wrong(ujiji: Run) -> None:
    """600 points on a side that has 300: too dear by far, and nothing of it is begun."""
    drawn(ujiji, "dear.army.toml", "zanzibaris", "--points", "600")
    ran = ujiji("campaign", "battle", "ujiji", "1", "--red", "ana.army.toml", "--blue", "dear.army.toml")

    assert (ran.code, "(COMP-" in ran.out) == (1, True)
    assert done(ujiji("battle", "list", "--json")).json == []
    assert not done(ujiji("campaign", "battle", "ujiji", "1", "--json")).json[0]["opened"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--red", "luis.army.toml", "--blue", "ana.army.toml"), "Ana juega con white_explorers"),
        (("--red", "ana.army.toml"), "--red, --blue"),
        (("--red", "ana.army.toml", "--blue", "nadie.army.toml"), "nadie.army.toml"),
        (("--red", "ana.army.toml", "--blue", "luis.army.toml", "--attacker", "green"), "green"),
    ],
)
def test_files_that_make_no_sense_are_bad_input(ujiji: Run, words: tuple[str, ...], said: str) -> None:
    ran = ujiji("campaign", "battle", "ujiji", "1", *words)

    assert (ran.code, said in ran.err) == (2, True), ran


def test_a_battle_of_another_evening_is_not_written_over(ujiji: Run) -> None:
    done(ujiji("battle", "new", BATTLE))
    ran = ujiji("campaign", "battle", "ujiji", "1", "--red", "ana.army.toml", "--blue", "luis.army.toml")

    assert (ran.code, "ya hay una batalla" in ran.err.lower()) == (2, True)
    begun(ujiji, "--as", "la de Ana")
    assert done(ujiji("campaign", "battle", "ujiji", "1", "--json")).json[0]["record"] == "la de Ana"


@pytest.mark.rule("EXPL-05")
def test_the_result_comes_home_without_retyping(ujiji: Run) -> None:
    """Ana's expedition wins: a hongo for a victory over a native, and the territory is explored."""
    begun(ujiji)
    early = ujiji("campaign", "result", "ujiji", "1", "--from-battle")
    done(ujiji("battle", "result", BATTLE, "--record", "atacante emboscada rojo --turnos 5"))
    facts = done(ujiji("campaign", "result", "ujiji", "1", "--from-battle", "--json")).json["done"][0]

    assert (early.code, "no ha terminado" in early.err) == (2, True)
    assert facts["order"] == "report-result"
    assert done(ujiji("campaign", "ledger", "ujiji", "--json")).json["balances"]["Ana"] == 6
    assert done(ujiji("campaign", "land", "ujiji", "--json")).json["explored"] == {"Ana": ["Luis"]}
    rows = done(ujiji("campaign", "export", "ujiji", "--as", "json", "--what", "battles")).json
    assert [(row["winner"], row["record"]) for row in rows] == [("Ana", BATTLE)]


@pytest.mark.rule("EXPL-12")
def test_a_leader_who_fell_at_our_table_is_rolled_for(ujiji: Run, home: Path) -> None:
    """The leader of the expedition is shot down in the battle: the campaign asks for its die."""
    begun(ujiji)
    (home / "fall.txt").write_text(
        "ajusta R1.1 gone lost «cayó en la emboscada»\ndictamina defensor «se retiró el atacante» ! se acabó la tarde\n",
        encoding="utf-8",
    )
    ran = ujiji("battle", "play", BATTLE, "--script", "fall.txt")
    assert ran.code == 0, ran
    without = ujiji("campaign", "result", "ujiji", "1", "--from-battle")
    facts = done(ujiji("campaign", "result", "ujiji", "1", "--from-battle", "--dice", "2", "--json")).json[
        "done"
    ][0]

    assert (without.code, "herida" in without.err) == (2, True)
    assert facts["rolls"][0]["faces"] == [2]
    assert "El líder de Ana solo está levemente herido (2)." in facts["messages"]


def test_a_result_may_come_from_elsewhere_by_hand(ujiji: Run) -> None:
    words = (
        "Luis",
        "--fallen",
        "Ana",
        "--lost",
        "Ana=31",
        "--lost",
        "Luis=4",
        "--record",
        "cuaderno, p. 7",
        "--dice",
        "6",
    )
    done(ujiji("campaign", "result", "ujiji", "1", *words))

    assert (
        done(ujiji("campaign", "status", "ujiji", "Ana", "--json")).json["players"][0]["out"] == "leader_dead"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("Eva",), "Eva"),
        (("Ana", "--from-battle"), "no los dos"),
        (("--from-battle",), "--record"),
        (("--from-battle", "--record", "nada"), "nada"),
        (("Ana", "--lost", "Ana"), "Ana=12"),
        (("Ana", "--lost", "Ana=-1"), "Ana=12"),
        (("empate", "--fallen", "Zoe"), "Zoe"),
    ],
)
def test_results_that_make_no_sense_are_bad_input(ujiji: Run, words: tuple[str, ...], said: str) -> None:
    ran = ujiji("campaign", "result", "ujiji", "1", *words)

    assert (ran.code, said in ran.err) == (2, True), ran
