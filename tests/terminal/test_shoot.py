"""`shoot`: what a shot needs, what is against it, what came of it; every number from pages 12, 25 and 26."""

import shlex
from typing import Any

import pytest

from tests.terminal.conftest import Run

EXAMPLE = "shoot --by regulars --at spearmen --range 13 --shooters 6 --target-in-cover --dice 6,5,4,3,2,1"
"""Regulars reach 24″ with +2. 13″ is beyond half of that, −1, and the target is in cover, −1: 0 in all, 5+."""


@pytest.mark.rule("SHOOT-10", "SHOOT-11", "SHOOT-14")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "es",
            """\
6 Regulares → Lanceros, 13″: 6 disparos.
Cada disparo: 5+ en el dado: una posibilidad de cada tres.
  +2 bonificación de su tropa (CHAR-02, pág. 12)
  −1 a más de la mitad del alcance (SHOOT-11, pág. 25)
  −1 el blanco empieza o acaba su movimiento en cobertura (SHOOT-14, pág. 26)
   = 0 en total; dado y suma tienen que llegar a 5 (SHOOT-10†, pág. 25)

Dados: 6 5 4 3 2 1
       ✓ ✓ · · · ·
2 impactos. 2 bajas: Lancero #1, Lancero #2.
""",
        ),
        (
            "en",
            """\
6 Regulars (Regulares) → Spearmen (Lanceros), 13″: 6 shots.
Each shot: 5+ on the die: one chance in three.
  +2 bonus of its troop type (CHAR-02, p. 12)
  −1 beyond half range (SHOOT-11, p. 25)
  −1 the target starts or ends its move in cover (SHOOT-14, p. 26)
   = 0 in all; die and sum have to reach 5 (SHOOT-10†, p. 25)

Dice: 6 5 4 3 2 1
      ✓ ✓ · · · ·
2 hits. 2 killed: Spearman #1, Spearman #2.
""",
        ),
    ],
)
def test_the_example_of_the_book_of_requests(run: Run, lang: str, said: str) -> None:
    ran = run(*EXAMPLE.split(), "--lang", lang)

    assert (ran.code, ran.out, ran.err) == (0, said, "")


def test_the_same_as_facts_for_programs(run: Run) -> None:
    facts = run(*EXAMPLE.split(), "--json", "--lang", "en").json
    check = facts["check"]

    assert (facts["refused"], facts["objections"], facts["shots"]) == (False, [], 6)
    assert (check["target"], check["total"], check["needs"], check["chances"]) == (5, 0, 5, 2)
    assert [(line["value"], line["rule"]) for line in check["lines"]] == [
        (2, "CHAR-02"),
        (-1, "SHOOT-11"),
        (-1, "SHOOT-14"),
    ]
    assert (facts["faces"], facts["origin"], facts["unused"]) == ([6, 5, 4, 3, 2, 1], "typed", [])
    assert (facts["hits"], facts["killed"]) == (2, ["Spearman #1", "Spearman #2"])
    assert [event["kind"] for event in facts["events"]].count("shot-fired") == 6


def test_without_dice_it_only_says_what_is_needed(run: Run) -> None:
    ran = run("shoot", "--by", "askaris", "--at", "white_men", "--range", 5, "--lang", "en")

    assert ran.code == 0
    assert "4+ on the die: one chance in two" in ran.out  # +1 at short range
    assert "Save of each one hit: 4+ on the die" in ran.out  # an Askari's rifle does not deny it (p. 6)
    assert "Dice:" not in ran.out


FACTS = [
    pytest.param("--by askaris --at spearmen --range 8", 4, id="half range, +1"),
    pytest.param("--by askaris --at spearmen --range 9", 5, id="beyond half range"),
    pytest.param("--by askaris --at spearmen --range 8 --moved", 5, id="moved: no bonus"),
    pytest.param("--by askaris --at spearmen --range 8 --turned", 5, id="turned: no bonus"),
    pytest.param("--by archers --at spearmen --range 4 --moved", 5, id="no bonus to lose"),
    pytest.param("--by askaris --at spearmen --range 8 --target-charging", 5, id="the target charged"),
    pytest.param("--by askaris --at spearmen --range 1 --at-attacker", 5, id="at its attacker"),
    pytest.param(
        "--by askaris --at spearmen --range 1 --at-attacker --behind barricade", 4, id="charged over a work"
    ),
    pytest.param("--by askaris --at spearmen --range 8 --target-left-cover", 5, id="began in cover"),
    pytest.param("--by askaris --at spearmen --range 8 --behind fortification", 5, id="from a fortification"),
    pytest.param("--by askaris --at spearmen --range 8 --behind barricade", 4, id="from a barricade"),
    pytest.param("--by regulars --at spearmen --range 12 --target-dispersed", 4, id="dispersed"),
    pytest.param("--by askaris --at pygmy_archers --range 8 --target-in-cover", 6, id="a pygmy in cover"),
    pytest.param("--by regulars --at spearmen --range 8 --leader --mighty-warrior", 2, id="Mighty Warrior"),
    pytest.param("--by mounted_regulars --at spearmen --range 12 --dismounted", 3, id="on foot: 24″ and +2"),
    pytest.param("--by mounted_regulars --at spearmen --range 5", 4, id="in the saddle: 10″ and +1"),
    pytest.param('--by "Agile Warriors" --at Lanceros --range 2″', 5, id="by their names, no bonus"),
]


@pytest.mark.parametrize(("words", "needs"), FACTS)
def test_what_people_say_of_a_shot_changes_what_it_needs(run: Run, words: str, needs: int) -> None:
    facts = run("shoot", *shlex.split(words), "--json").json

    assert (facts["refused"], facts["check"]["needs"]) == (False, needs)


def shot(run: Run, words: str) -> dict[str, Any]:
    facts: dict[str, Any] = run("shoot", *words.split(), "--json").json
    return facts


@pytest.mark.parametrize(
    ("words", "shots"),
    [
        ("--by white_men --at spearmen --range 5", 1),
        ("--by white_men --at spearmen --range 5 --gun-bearer", 2),
        ("--by machine_gun --at spearmen --range 5", 6),
        ("--by gunboat --at spearmen --range 5", 2),
        ("--by soldiers --at spearmen --range 5 --shooters 4 --repeater", 8),
    ],
)
def test_each_shooter_fires_all_its_shots(run: Run, words: str, shots: int) -> None:
    assert shot(run, words)["shots"] == shots


REFUSED = [
    pytest.param("--by regulars --at spearmen --range 25", "CHAR-02", "alcanza 24", id="beyond range"),
    pytest.param("--by warriors --at spearmen --range 3", "TROOP-09", "no dispara", id="never shoots"),
    pytest.param("--by machine_gun --at spearmen --range 9 --moved", "SHOOT-06", "no se mueven", id="moved"),
    pytest.param("--by askaris --at spearmen --range 9 --unloaded", "RELOAD-01", "recargando", id="unloaded"),
    pytest.param("--by regulars --at spearmen --range 9 --out-of-sight", "VIS-03", "no ve a", id="blind"),
    pytest.param("--by regulars --at spearmen --range 9 --dark", "DARK-", "A oscuras", id="dark"),
    pytest.param("--by regulars --at baggage --range 9", "", "bagaje", id="baggage"),
]


@pytest.mark.parametrize(("words", "rule", "said"), REFUSED)
def test_what_the_book_forbids_is_refused_with_its_rule_and_ends_with_1(
    run: Run, words: str, rule: str, said: str
) -> None:
    ran, facts = run("shoot", *words.split(), "--dice", "6"), shot(run, words)

    assert ran.code == 1
    assert said in ran.out.replace("Bagaje", "bagaje")
    assert "✗" in ran.out
    assert facts["refused"]
    assert facts["objections"][0]["rule"].startswith(rule)


@pytest.mark.parametrize(("words", "rule", "said"), REFUSED)
def test_the_umpire_may_allow_it_all_the_same(run: Run, words: str, rule: str, said: str) -> None:
    ran = run("shoot", *words.split(), "--anyway", "--throw", "--seed", 1)
    facts = run("shoot", *words.split(), "--anyway", "--json").json

    assert ran.code == 0
    assert "uien arbitra" in ran.out
    assert (facts["refused"], facts["anyway"]) == (False, True)
    assert facts["objections"]


@pytest.mark.rule("TROOP-02")
def test_a_save_takes_a_die_after_those_of_the_shots(run: Run) -> None:
    """Two Askaris at +1: 4 and 5 hit; the White Man hit first saves with a 4, the other dies with a 3."""
    words = "shoot --by askaris --at white_men --shooters 2 --range 5 --dice 4,5,4,3 --lang en"

    ran = run(*words.split())

    assert "White Man #1 is saved by a 4 (needed 4+)." in ran.out
    assert "2 hits. 1 killed: White Man #2." in ran.out


def test_a_jam_is_told(run: Run) -> None:
    """More ones than sixes would not do: a one jams it unless as many sixes outweigh them (p. 10)."""
    words = "shoot --by machine_gun --at warriors --range 20 --dice 1,1,2,3,4,5 --lang en"

    assert "jams" in run(*words.split()).out


def test_splash_asks_for_a_die_for_each_one_near(run: Run) -> None:
    words = "shoot --by field_artillery --at askaris --range 20 --near 3 --dice"

    short, full = run(*words.split(), "6,1", "--lang", "en"), run(*words.split(), "6,1,1,1", "--lang", "en")

    assert short.code == 2
    assert "2 more dice are needed (1D6 for each figure near the target, for splash)" in short.err
    assert full.code == 0


def test_equal_troops_are_told_apart(run: Run) -> None:
    facts = shot(run, "--by regulars --at regulars --range 5 --dice 6")

    assert facts["killed"] == ["Regular enemigo"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--by regular_s --at spearmen --range 5", "«regulars»"),
        ("--by regulars --at spearmen --range far", "pulgadas"),
        ("--by regulars --at spearmen --range -5", "pulgadas"),
        ("--by regulars --at spearmen --range 5 --shooters 0", "el mínimo"),
        ("--by regulars --at spearmen --range 5 --shooters 5000", "el máximo"),
        ("--by regulars --at spearmen --range 5 --behind moat", "breach"),
        ("--by regulars --at spearmen", "--range"),
        ("--by regulars --at spearmen --range 5 --dice 7", "el dado 1 es «7»"),
        ("--by regulars --at spearmen --range 5 --shooters 3 --dice 1,x,9", "los dados 2, 3 son «x, 9»"),
        ("--by regulars --at spearmen --range 5 --shooters 3 --dice 1", "faltan 2 dados"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_place_and_ends_with_2(run: Run, words: str, said: str) -> None:
    ran = run("shoot", *words.split())

    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize("columns", ["80", "140"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_it_keeps_within_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, columns: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    ran = run("shoot", "--by", "machine_gun", "--at", "warriors", "--range", 60, "--moved", "--lang", lang)

    assert max(map(len, ran.out.splitlines())) <= int(columns)


@pytest.mark.parametrize("more", [(), ("--gun-bearer",), ("--shooters", 2, "--leader")])
def test_who_carries_a_gun_for_another_may_be_asked_about_too(run: Run, more: tuple[object, ...]) -> None:
    assert run("shoot", "--by", "gun_bearer", "--at", "wall", "--range", 0, *more).code == 1
