"""`odds`: exact chances, whole distributions, in words and as facts; small cases counted by hand."""

import pytest

from tests.terminal.conftest import Run


def test_one_shot(run: Run) -> None:
    """An Askari at a White Man, +1 at short range: 4+ hits, 4+ saves."""
    facts = run("odds", "shot", "--by", "askaris", "--at", "white_men", "--range", 5, "--json").json

    assert facts["chances"]["hits"]["exact"] == "1/2"
    assert facts["chances"]["kills"]["exact"] == "1/4"


def test_a_volley_tells_the_whole_distribution(run: Run) -> None:
    """Two Askaris at Spearmen within half range: each kills on 4+."""
    words = "odds volley --by askaris --at spearmen --range 5 --shooters 2 --at-least 1 --json"
    facts = run(*words.split()).json

    rows = {row["outcome"]: row["exact"] for row in facts["casualties"]["distribution"]}

    assert rows == {0: "1/4", 1: "1/2", 2: "1/4"}
    assert facts["casualties"]["mean"] == 1.0
    assert facts["chances"]["at_least"]["exact"] == "3/4"


def test_a_volley_may_make_a_unit_flee(run: Run) -> None:
    """Two of 12 make a test: 2 or 3 hits of 3, one half; a second failure at 4+ means flight: 1/2 × 1/2."""
    words = (
        "odds volley --by askaris --at spearmen --range 5 --shooters 3 --unit-figures 12 --markers 1 --json"
    )

    chances = run(*words.split()).json["chances"]

    assert chances["unit_breaks"]["exact"] == "1/4"
    assert chances["unit_holds"]["exact"] == "3/4"


def test_a_burst_tells_of_jams(run: Run) -> None:
    words = "odds volley --by machine_gun --at warriors --range 20"

    assert {"jams", "breaks_down"} <= run(*words.split(), "--json").json["chances"].keys()
    assert "encasquilla" in run(*words.split()).out


def test_hits_on_a_vessel_count_by_tens(run: Run) -> None:
    """Field Artillery at short range: +2, so 3+."""
    words = "odds volley --by field_artillery --at gunboat --range 20 --json"

    rows = {row["outcome"]: row["exact"] for row in run(*words.split()).json["casualties"]["distribution"]}

    assert rows == {0: "1/3", 10: "2/3"}


def test_a_duel(run: Run) -> None:
    """Warriors and Regulars both have +3: 2 or more above wins, 10 of 36."""
    words = "odds melee --by regulars --against warriors --json"

    chances = run(*words.split()).json["chances"]

    assert {what: of["exact"] for what, of in chances.items()} == {
        "wins": "5/18",
        "draws": "4/9",
        "loses": "5/18",
        "wins_in_the_end": "1/2",
    }


def test_a_whole_melee(run: Run) -> None:
    words = "odds melee --by regulars --against warriors --figures 2 --enemies 2 --rounds 1 --json"
    facts = run(*words.split()).json

    rows = {row["outcome"]: row["exact"] for row in facts["left"]["distribution"]}

    assert rows == {0: "25/324", 1: "65/162", 2: "169/324"}  # (5/18)², 2 × 5/18 × 13/18, (13/18)²
    assert facts["chances"]["own_wiped_out"]["exact"] == "25/324"


def test_of_a_side_with_a_mighty_warrior_one_figure_is_mighty(run: Run) -> None:
    """Spearmen: who wins by 2 kills, 10 of 36 rolls each way; the leader's bout 15 to 6 (pp. 5, 27)."""
    words = "odds melee --by spearmen --against spearmen --figures 2 --enemies 2 --mighty-warrior --json"

    chances = run(*words.split()).json["chances"]

    assert chances["own_wiped_out"]["exact"] == "5/108"  # 6 x 10 of 1,296
    assert chances["enemy_wiped_out"]["exact"] == "25/216"  # 15 x 10


def test_how_far_a_unit_gets(run: Run) -> None:
    """2D6: 9 or more in 10 of 36."""
    facts = run("odds", "move", "--who", "warriors", "--reach", 9, "--json").json

    assert facts["chances"]["reach_open"]["exact"] == "5/18"
    assert facts["open"]["mean"] == 7.0


def test_a_unit_in_the_morale_phase(run: Run) -> None:
    words = "odds morale --unit askaris --figures 8 --ambush 6 --friend-fled askaris:5 --json"

    chances = run(*words.split()).json["chances"]

    assert {what: of["exact"] for what, of in chances.items()} == {
        "unit_holds": "1/4",
        "unit_marked": "1/2",
        "unit_breaks": "1/4",
    }


QUESTIONS = [
    "shot --by askaris --at white_men --range 5",
    "volley --by askaris --at spearmen --range 5 --shooters 8 --at-least 2 --unit-figures 12",
    "volley --by machine_gun --at warriors --range 20",
    "volley --by field_artillery --at dhow --range 20",
    "melee --by regulars --against warriors",
    "melee --by regulars --against warriors --enemies 2",
    "melee --by regulars --against warriors --figures 6 --enemies 8 --rounds 3",
    "move --who warriors --over jungle --reach 4",
    "morale --unit spearmen --figures 12 --casualties 3",
    "morale --unit gunboat --hits 41 --hits-before 18",
]


@pytest.mark.parametrize("columns", ["80", "140"])
@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("words", QUESTIONS)
def test_every_question_is_answered_in_both_languages_within_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: str, lang: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    ran = run("odds", *words.split(), "--lang", lang)

    assert (ran.code, ran.err) == (0, "")
    assert ("%" in ran.out, " %" in ran.out) == (True, lang == "es")
    assert max(map(len, ran.out.splitlines())) <= int(columns)


@pytest.mark.parametrize(
    "words",
    [
        "shot --by warriors --at askaris --range 3",
        "volley --by regulars --at spearmen --range 30",
        "melee --by gunboat --against warriors",
        "move --who machine_gun --over jungle",
    ],
)
def test_the_impossible_has_no_odds_unless_the_umpire_allows_it(run: Run, words: str) -> None:
    assert run("odds", *words.split()).code == 1
    assert run("odds", *words.split(), "--json").json["refused"]
    assert run("odds", *words.split(), "--anyway").code == 0
