"""Troops, lists, rules, rulings and coverage, as they are looked up."""

import pytest

from tests.terminal.conftest import Run


def test_all_27_troops_are_shown_as_the_book_prints_them(run: Run) -> None:
    ran = run("troops")
    rows = [" ".join(line.split()) for line in ran.out.splitlines()]

    assert ran.code == 0
    assert "Hombres Blancos 30″ +2 No +3 D6+2 D6−2 3+ 40" in rows
    assert "Guerreros – – – +3 2D6 D6 3+ 9" in rows
    assert "Ametralladoras 30″ +2 (×6) No 0 D6 No 3+ 50" in rows
    assert "Exploradores – – – +3 4D6 2D6 – 50" in rows
    assert len(run("troops", "--json").json) == 27


@pytest.mark.parametrize("name", ["agile_warriors", "agile-warriors", "Guerreros Ágiles", "agile warriors"])
def test_a_troop_is_found_by_id_or_name(run: Run, name: str) -> None:
    facts = run("troops", name, "--json", "--lang", "en").json

    assert [(troop["id"], troop["name"], troop["term"]) for troop in facts] == [
        ("agile_warriors", "Agile Warriors", "Guerreros Ágiles")
    ]
    assert (facts[0]["points"], facts[0]["profile"]["range_in"]) == (8, 4)


def test_one_troop_says_what_it_can_do_and_where_it_stands(run: Run) -> None:
    ran = run("troops", "swordsmen", "--lang", "en")

    assert "Swordsmen (Espadachines)" in ran.out
    assert "immune to Witch Doctors (WITCH-07†, p. 11)" in ran.out


def test_the_twelve_lists_are_shown_with_their_peoples(run: Run) -> None:
    ran, facts = run("lists"), run("lists", "--json").json

    assert [army["number"] for army in facts] == list(range(1, 13))
    assert facts[1]["peoples"]["nyungu_ya_mawe"] == "Nyungu-ya-Mawe"
    assert "«Pacífico» Poblado" in ran.out


@pytest.mark.parametrize(
    "name", ["native_kingdom", "Native Kingdom", "Reino Nativo", "1", "hehe", "Hehe", "Ruanda"]
)
def test_a_list_is_found_by_id_number_name_or_people(run: Run, name: str) -> None:
    assert run("lists", name, "--json").json["id"] == "native_kingdom"


def test_the_nearest_people_is_named_as_the_nearest_list_is(run: Run) -> None:
    assert "¿Querías decir «hehe»?" in run("lists", "hehes").err
    assert "¿Querías decir «zanzibaris»?" in run("lists", "zanzibari").err


def test_one_list_has_its_lines_and_rules(run: Run) -> None:
    ran = run("lists", "zanzibaris", "--lang", "en")
    rows = [" ".join(line.split()) for line in ran.out.splitlines()]

    assert "7. Zanzibaris · p. 33" in rows
    assert "Askaris 3-8 6" in rows
    assert any(row.startswith("L07-10, p. 33") for row in rows)
    assert run("lists", "zanzibaris", "--json").json["lines"]["units"]["askaris"] == [3, 8]


@pytest.mark.parametrize("word", ["COMP-11", "comp-11"])
def test_a_rule_is_shown_by_its_id(run: Run, word: str) -> None:
    ran = run("rule", word)

    assert ran.code == 0
    assert ran.out.startswith("COMP-11, pág. 29 · ")


def test_a_chapter_is_shown_whole(run: Run) -> None:
    assert [rule["id"] for rule in run("rule", "l07", "--json").json] == [f"L07-{n:02}" for n in range(1, 11)]


@pytest.mark.parametrize("words", [("emboscada", "p. 22"), ("ambush", "p.", "22")])
def test_rules_are_found_by_words_and_page(run: Run, words: tuple[str, ...]) -> None:
    found = run("rule", *words, "--json").json

    assert found
    assert {rule["page"] for rule in found} == {22}


def test_a_word_of_english_that_is_a_chapter_too_finds_every_entry_that_says_it(run: Run) -> None:
    chapter = [rule["id"] for rule in run("rule", "AMBUSH", "--json").json]
    found = [rule["id"] for rule in run("rule", "ambush", "--json", "--lang", "en").json]

    assert {id_.partition("-")[0] for id_ in chapter} == {"AMBUSH"}
    assert found[: len(chapter)] == chapter
    assert "SCEN-16" in found  # p. 21: what the attacker gets in an Ambush


def test_a_people_in_place_of_a_list_is_told_to_which_list_it_belongs(run: Run) -> None:
    ran = run("army", "new", "hehe", "--out", "hehe.army.toml", "--lang", "en")

    assert ran.code == 2
    assert "“hehe” is a people of the list “native_kingdom”" in ran.err


@pytest.mark.parametrize("word", ["zanzibaris", "Zanzibaris", "7"])
def test_a_list_is_meant_by_its_id_its_name_or_its_number(run: Run, word: str) -> None:
    ran = run("army", "new", word, "--out", "-")

    assert ran.code == 0
    assert 'list = "zanzibaris"' in ran.out


def test_words_that_no_rule_has_end_with_1(run: Run) -> None:
    ran = run("rule", "submarino", "nuclear")

    assert (ran.code, "submarino nuclear" in ran.out) == (1, True)


def test_a_ruling_is_shown_with_its_readings_the_usual_one_marked(run: Run) -> None:
    ran = run("rulings", "ally-14")

    assert "● ALLY-14=count" in ran.out
    assert "○ ALLY-14=do_not_count" in ran.out
    assert run("rulings", "ALLY-14", "--json").json[0]["default"] == "count"


def test_every_ruling_that_may_be_chosen_is_listed(run: Run) -> None:
    listed = run("rulings", "--json").json

    assert all(len(ruling["options"]) > 1 and ruling["default"] in ruling["options"] for ruling in listed)
    assert {"ALLY-14", "COMP-15"} <= {ruling["id"] for ruling in listed}


def test_coverage_adds_up_by_chapter(run: Run) -> None:
    *chapters, total = run("coverage", "--json").json

    assert total["total"] == sum(chapter["total"] for chapter in chapters) > 500
    assert all(chapter["proven"] <= chapter["total"] for chapter in chapters)
    assert run("coverage").out.splitlines()[-1].split()[0] == "Total"
