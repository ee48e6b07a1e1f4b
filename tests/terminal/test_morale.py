"""`morale` and `rally`: which tests are due, which not, what spares them, what the dice say (pp. 4-5, 28)."""

import pytest

from tests.terminal.conftest import Run


def test_casualties_make_tests_with_their_reason(run: Run) -> None:
    """12 left of 15: a test at 3 casualties; Spearmen need 4+ (p. 12)."""
    ran = run("morale", "--unit", "spearmen", "--figures", 12, "--casualties", 3, "--lang", "en")

    assert ran.code == 0
    assert "1 morale test this turn." in ran.out
    assert "3 casualties among 15 figures this turn: a test from 3 on (MORALE-02, p. 28)" in ran.out
    assert "Each test: 4+ on the die: one chance in two. (CHAR-10, p. 12)" in ran.out


@pytest.mark.rule("MORALE-07")
def test_two_failures_make_the_unit_flee(run: Run) -> None:
    words = "morale --unit askaris --figures 8 --ambush 6 --friend-fled askaris:5 --dice 3,2 --lang en"

    ran = run(*words.split())

    assert "2 morale tests this turn." in ran.out
    assert "The unit: morale fails, 3 on the die, 4+ needed." in ran.out
    assert "The unit: broken" in ran.out


CAUSES = [
    pytest.param("--ambush 8", ["morale-ambush"], id="ambush within 8"),
    pytest.param("--ambush 9", [], id="ambush too far"),
    pytest.param("--pygmy-ambush 5", ["morale-ambush", "morale-pygmy-ambush"], id="pygmies"),
    pytest.param("--friend-destroyed askaris:12", ["morale-friend-destroyed"], id="a friend destroyed"),
    pytest.param("--friend-fled spearmen:5", [], id="a friend worth less"),
    pytest.param("--leader-lost 3", ["morale-leader-lost"], id="leader"),
    pytest.param("--standard-lost 3", ["morale-standard-bearer-lost"], id="standard"),
    pytest.param("--witch-doctor-lost 3", ["morale-witch-doctor-lost"], id="witch doctor"),
    pytest.param("--baggage-captured 2", ["morale-baggage-captured"], id="baggage"),
    pytest.param("--baggage-eaten 2", [], id="crocodiles"),
    pytest.param("--village-burnt", ["morale-village-burnt"], id="a village"),
    pytest.param("--village-burnt --attacking", [], id="not the defender's"),
    pytest.param("--spells 1", ["morale-spell"], id="a spell"),
]


@pytest.mark.parametrize(("words", "due"), CAUSES)
def test_every_cause_may_be_told(run: Run, words: str, due: list[str]) -> None:
    facts = run("morale", "--unit", "askaris", "--figures", 8, *words.split(), "--json").json

    assert [each["code"] for each in facts["due"]] == due
    assert bool(facts["not_due"]) == (not due)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("words", [case.values[0] for case in CAUSES])
def test_every_cause_is_said_in_both_languages(run: Run, words: str, lang: str) -> None:
    ran = run("morale", "--unit", "askaris", "--figures", 8, *words.split(), "--lang", lang)

    assert ran.code == 0
    assert any(chapter in ran.out for chapter in ("MORALE-", "WITCH-", "TERR-"))


def test_a_standard_cancels_one_test(run: Run) -> None:
    words = "morale --unit askaris --figures 8 --ambush 6 --standard 10 --json --lang en"

    facts = run(*words.split(), "--dice", "").json

    assert [each["rule"][:4] for each in facts["spared"]] == ["STD-"]
    assert [event["kind"] for event in facts["events"]] == ["spared"]


def test_a_standard_too_far_is_refused(run: Run) -> None:
    ran = run("morale", "--unit", "askaris", "--figures", 8, "--ambush", 6, "--standard", 20)

    assert ran.code == 1
    assert "STD-04" in ran.out


def test_a_disciplinarian_and_a_standard_do_not_both_help(run: Run) -> None:
    words = "morale --unit askaris --figures 8 --ambush 6 --standard 5 --disciplinarian 5"

    assert run(*words.split()).code == 1


def test_half_a_unit_that_follows_a_charismatic_leader_does_not_test(run: Run) -> None:
    words = "morale --unit askaris --figures 8 --ambush 6 --charismatic"

    half, less = (run(*words.split(), began, "--dice", "1", "--json").json for began in (16, 17))

    assert half["events"][0]["kind"] == "spared"
    assert less["events"][0]["kind"] == "morale-rolled"


def test_who_never_tests_is_told(run: Run) -> None:
    ran = run("morale", "--unit", "scout", "--ambush", 3, "--lang", "en")

    assert ran.code == 0
    assert "is a Scout, who takes no morale tests. (SCOUT-08, p. 11)" in ran.out


def test_most_of_a_mixed_unit_decides_what_it_needs(run: Run) -> None:
    """8 Askaris need 4+, 4 Ruga-Ruga 3+ (p. 12)."""
    facts = run("morale", "--unit", "askaris=8", "--unit", "ruga_ruga=4", "--ambush", 6, "--json").json

    assert facts["check"]["needs"] == 4


def test_a_gunboat_tests_at_each_20_hits(run: Run) -> None:
    words = "morale --unit gunboat --hits 41 --hits-before 18 --dice 1,2 --lang en"

    ran = run(*words.split())

    assert "2 morale tests this turn." in ran.out
    assert "withdraws from the game" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--unit askari=x", "número entero"),
        ("--unit askaros", "«askaris»"),
        ("--unit askaris --friend-fled askaris", "askaris:5"),
        ("--unit askaris --ambush near", "pulgadas"),
        ("--unit askaris --figures 900", "el máximo"),
    ],
)
def test_what_makes_no_sense_ends_with_2(run: Run, words: str, said: str) -> None:
    ran = run("morale", *words.split())

    assert ran.code == 2
    assert said in ran.err


@pytest.mark.rule("LEAD-10")
@pytest.mark.parametrize(
    ("words", "removed"), [("--dice 3", False), ("--dice 4", True), ("--eloquent --dice 2", True)]
)
def test_a_leader_rallies_on_4_and_an_eloquent_one_on_2(run: Run, words: str, removed: bool) -> None:
    facts = run("rally", "--distance", 6, *words.split(), "--json", "--lang", "en").json

    assert ("does not rally" not in facts["events"][0]["message"]) == removed


@pytest.mark.parametrize("words", ["--distance 7", "--distance 5 --attempts 1", "--distance 5 --markers 0"])
def test_what_keeps_a_leader_from_rallying_ends_with_1(run: Run, words: str) -> None:
    ran = run("rally", *words.split())

    assert ran.code == 1
    assert "pág. 4" in ran.out
