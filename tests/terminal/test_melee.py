"""`melee`: both scores with their reasons, who meets whom, what the dice make of it (pp. 12, 27)."""

import pytest

from heart_africa.core.dice import Dice
from heart_africa.rules.shared_terms import Obstacle
from heart_africa.terminal.play.melee import MeleeAsked, combat_of
from heart_africa.terminal.play.options import Facts
from tests.referee.referred import REFEREE
from tests.terminal.conftest import Run


@pytest.mark.rule("MELEE-09")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "es",
            [
                "+3 Regulares en cuerpo a cuerpo (CHAR-02, pág. 12)",
                "+1 Lanceros en cuerpo a cuerpo (CHAR-10, pág. 12)",
                "Regular gana si su dado iguala o supera al otro.",
                "Cae 1: Lancero #1.",
            ],
        ),
        (
            "en",
            ["+3 Regulars in close combat (CHAR-02, p. 12)", "Regular wins if its die is equal", "1 falls"],
        ),
    ],
)
def test_two_on_one_is_fought_in_turn(run: Run, lang: str, said: list[str]) -> None:
    """He meets the first first. Regular 6+3=9. Spearman 1 has 1+1=2: dead. Spearman 2 has 6+1+2=9: a draw."""
    words = "melee --by regulars --against spearmen --enemies 2 --first 1 --dice 6,1,6"

    ran = run(*words.split(), "--lang", lang)

    assert ran.code == 0
    assert [each for each in said if each not in ran.out] == []


def test_the_same_as_facts_for_programs(run: Run) -> None:
    facts = run("melee", "--by", "regulars", "--against", "spearmen", "--dice", "3,3", "--json").json
    (duel,) = facts["duels"]

    assert (duel["needs"], duel["other_needs"]) == (0, 4)  # 2 ahead, and a margin of 2 wins
    assert (duel["wins"], duel["draws"], duel["losses"], duel["of"]) == (21, 12, 3, 36)
    assert (facts["faces"], facts["killed"]) == ([3, 3], ["Lancero"])


def test_a_crowd_pairs_off_and_says_who_waits(run: Run) -> None:
    facts = run("melee", "--by", "regulars", "--against", "spearmen", "--enemies", 4, "--json").json

    assert [len(bout) for bout in facts["bouts"]] == [3]
    assert len(facts["idle"]) == 2


def test_the_outnumbered_may_choose_whom_he_meets_first(run: Run) -> None:
    """Spearman 1 has 6+1=7 and draws with 4+3=7; as second he has 9 and kills. Who is first matters."""
    words = "melee --by regulars --against spearmen --enemies 2 --dice 4,6,1 --json"

    chosen = {first: run(*words.split(), "--first", first).json["killed"] for first in (1, 2)}

    assert chosen[1] == ["Lancero #2"]
    assert chosen[2] == ["Lancero #2", "Regular"]
    assert run(*words.split()).json["killed"] == chosen[1]


@pytest.mark.parametrize(
    ("words", "needs"),
    [
        pytest.param("", 0, id="3 against 1"),
        pytest.param("--enemy-behind fortification", 1, id="one less against a work"),
        pytest.param("--climbed fortification", 1, id="just climbed"),
        pytest.param("--enemy-behind barricade", 0, id="a barricade costs nothing"),
        pytest.param("--mighty-warrior", -1, id="Mighty Warrior"),
        pytest.param("--enemy-mighty-warrior", 1, id="the other is one"),
        pytest.param("--behind fortification", -1, id="defends a work"),
    ],
)
def test_what_people_say_of_a_combat_changes_it(run: Run, words: str, needs: int) -> None:
    facts = run("melee", "--by", "regulars", "--against", "spearmen", *words.split(), "--json").json

    assert facts["duels"][0]["needs"] == needs


def test_the_referee_of_a_battle_says_and_does_the_same(run: Run) -> None:
    """A leader with an attendant and two of his men against four behind a fence, one of them inside already."""
    asked = MeleeAsked(
        by="warriors", against="regulars", figures=3, enemies=4, attendants=1, first=1,
        own=Facts({"lit": True}), enemy=Facts({"behind": Obstacle.FENCE}),
    )  # fmt: skip
    combat, words = (
        combat_of(REFEREE.book, "es", asked),
        (
            "melee --by warriors --against regulars --figures 3 --enemies 4 --attendants 1 --enemy-behind fence"
            " --lit-fire --first 1 --anyway --dice 1,6,1,2,3,4,5 --json"
        ),
    )

    facts = run(*words.split()).json
    happened = REFEREE.decide(combat.battle, combat.order, Dice((1, 6, 1, 2, 3, 4, 5)))

    objected = [found.code for found in REFEREE.objections(combat.battle, combat.order)]
    assert [each["code"] for each in facts["objections"]] == objected != []
    assert [each["kind"] for each in facts["events"]] == [fact.event.kind for fact in happened]
    assert "attendant-lost" in [fact.event.kind for fact in happened]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--by gunboat --against spearmen", "Cañonera"),
        ("--by baggage --against spearmen", "Bagaje"),
        ("--by regulars --against spearmen --lit-fire", "fuego"),
        ("--by regulars --against spearmen --enemy-behind wall", "muro"),
    ],
)
def test_what_the_book_forbids_ends_with_1(run: Run, words: str, said: str) -> None:
    ran = run("melee", *words.split())

    assert ran.code == 1
    assert said in ran.out
    assert run("melee", *words.split(), "--anyway", "--dice", "1,2").code == 0


@pytest.mark.parametrize(("columns", "lang"), [("80", "es"), ("80", "en"), ("140", "es"), ("140", "en")])
def test_it_keeps_within_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    words = "melee --by well_armed_askaris --against pygmy_spearmen --figures 3 --enemies 5 --throw --seed 4"

    ran = run(*words.split(), "--lang", lang)

    assert max(map(len, ran.out.splitlines())) <= int(columns)
