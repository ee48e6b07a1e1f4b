"""What is said of an army: names, places, problems, lines of the points."""

import re
from typing import Any

import pytest

from armylists.catalogue import built_in
from armylists.points import price
from armylists.roster import Contingent, Leader, Roster, Unit, WorksBought
from armylists.wording import names as wording_names
from armylists.wording import problems
from armylists.wording.names import (
    ability,
    all_of,
    any_of,
    arm,
    figure,
    figures,
    list_name,
    mode,
    people_name,
    place,
    role,
    scenario,
    terrain,
    trait,
    troop_with_term,
    weapon,
)
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Ability, Arm, Trait, Weapon, WorkId
from tests.test_messages import problem_codes

CATALOGUE = built_in()
GUARD = Unit(name="Guardia", figures={"swordsmen": 8})
ROSTER = Roster(
    list="zanzibaris",
    year=1885,
    points=600,
    leader=Leader(troop="askaris", traits=(Trait.ELOQUENT, Trait.CHARISMATIC)),
    units=(Unit(figures={"askaris": 20}), GUARD),
    allies=(Contingent(list="peaceful_village", units=(Unit(figures={"spearmen": 1}), GUARD)),),
    works=WorksBought(barricade_in=1, tembas=2),
)
FACTS: dict[str, Any] = {
    "points": 28, "least": 32, "most": 2, "figures": 31, "count": 3, "troops": ("askaris", "archers"),
    "troop": "spearmen", "bearers": 3, "white_men": 2, "slot": "askaris", "lines": ("spearmen", "warriors"),
    "line": "warriors", "to": ("agile_warriors",), "peoples": ("mirambo", ""), "not_peoples": (),
    "instead": ("agile_warriors",), "first": 1871, "last": 1880, "names": ("agile_spearmen",), "whole": 9,
    "more": ("horsemen", "mounted_musketeers"), "fewer": ("lancers",), "have": 3, "need": 6, "times": 2,
    "excess": 12, "limit": 600, "over": 3, "list": "native_warlord", "army": "sudanese_slavers",
    "people": "ukongora_meno", "allowed": ("cunning_devil", "mighty_warrior"), "present": "white_men",
    "must": "white_men", "trait": "organizing_genius", "work": "field_fortification_in", "modes": ("native",),
    "works": ("tembas", "barricade_in"), "lists": ("jungle_cannibals", "pygmies"), "usual": 4,
    "scenario": "planned_attack", "barred": 0,
}  # fmt: skip
"""A value for every fact that any problem may bring: in its own dress, ids and all."""


def problem(code: str, lang: str = "es", where: str = "", **about: Any) -> str:  # noqa: ANN401  # the facts of a problem, by its code
    return problems.problem(CATALOGUE, ROSTER, Problem(code, "COMP-11", 29, where, about), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", sorted(problem_codes()))
@pytest.mark.parametrize("number", [0, 1, 3])
def test_every_problem_makes_a_sentence_without_ids(code: str, lang: str, number: int) -> None:
    facts = FACTS | dict.fromkeys(
        ("points", "most", "count", "over", "excess", "white_men", "barred"), number
    )

    text = problem(code, lang, **facts)

    assert text[0].isupper() or text[0] in "«“" or text[0].isdigit()
    assert text.endswith(".")
    assert not re.search(r"_|\{|\}|\(\)|  | ,|: \.", text)


@pytest.mark.parametrize(
    ("code", "about", "spanish", "english"),
    [
        (
            "unit-too-cheap",
            {"points": 28, "least": 32},
            "La unidad vale 28 puntos; el mínimo son 32.",
            "The unit is worth 28 points; the least is 32.",
        ),
        (
            "unit-too-cheap",
            {"points": 0, "least": 32},
            "La unidad no tiene figuras; tiene que valer 32 puntos al menos.",
            "The unit has no figures; it must be worth at least 32 points.",
        ),
        (
            "slot-short",
            {"troop": "spearmen", "names": ("agile_spearmen",), "count": 1, "least": 3},
            "Solo 1 unidad cuenta como Lanceros Ágiles; la lista exige 3.",
            "Only 1 unit counts as Agile Spearmen; the list asks for at least 3.",
        ),
        (
            "troop-too-late",
            {"troop": "swordsmen", "last": 1880, "peoples": (), "not_peoples": ("mahdists",)},
            "La lista solo da Espadachines hasta 1880 (salvo a Mahdistas), y este ejército es de 1885.",
            "The list gives Swordsmen only until 1880 (except to Mahdists), and this army is dated 1885.",
        ),
        (
            "troop-other-people",
            {"troop": "warriors", "peoples": ("kusu", "ukongora_meno"), "not_peoples": ()},
            "La lista solo da Guerreros a Kusu y Ukongora Meno.",
            "The list gives Warriors only to Kusu and Ukongora Meno.",
        ),
        (
            "ally-other-year",
            {"list": "sudanese_slavers", "army": "native_kingdom", "first": 1860, "last": 1880},
            "Los aliados de Esclavistas Sudaneses se permiten de 1860 a 1880, y este ejército es de 1885.",
            "Allies from Sudanese Slavers are allowed from 1860 to 1880, and this army is dated 1885.",
        ),
        (
            "leader-troop",
            {"troop": "lancers", "allowed": ("white_men", "regulars")},
            "El líder no puede ser Lancero Montado; puede ser Hombre Blanco o Regular.",
            "The leader cannot be one of the Lancers, only one of the White Men or Regulars.",
        ),
        (
            "too-many-works",
            {"work": "field_fortification_in", "troop": "field_fortification_in", "count": 30, "most": 24},
            "Hay 30″ de Fortificación de Campaña; se permiten 24 como mucho.",
            "There are 30″ of Field Fortification; the most is 24.",
        ),
    ],
)
def test_problems_say_what_is_wrong_with_its_numbers(
    code: str, about: dict[str, Any], spanish: str, english: str
) -> None:
    assert problem(code, "es", **about) == spanish
    assert problem(code, "en", **about) == english


@pytest.mark.parametrize(
    ("words", "and_", "or_"),
    [
        ((), "", ""),
        (("Lanceros",), "Lanceros", "Lanceros"),
        (("Lanceros", "Arqueros", "Jinetes"), "Lanceros, Arqueros y Jinetes", "Lanceros, Arqueros o Jinetes"),
        (("Lanceros", "Indígenas"), "Lanceros e Indígenas", "Lanceros o Indígenas"),
        (("Lanceros", "Hijos"), "Lanceros e Hijos", "Lanceros o Hijos"),
        (("agua", "hielo"), "agua y hielo", "agua o hielo"),
        (("Mirambo", "otro pueblo"), "Mirambo y otro pueblo", "Mirambo u otro pueblo"),
        (("Yao", "Hombres Blancos"), "Yao y Hombres Blancos", "Yao u Hombres Blancos"),
    ],
)
def test_spanish_lists_change_y_and_o_by_ear(words: tuple[str, ...], and_: str, or_: str) -> None:
    assert all_of(words, "es") == and_
    assert any_of(words, "es") == or_


def test_english_lists_have_plain_and_and_or() -> None:
    assert all_of(("a", "b", "India"), "en") == "a, b and India"
    assert any_of(("a", "other"), "en") == "a or other"


@pytest.mark.parametrize(
    ("where", "spanish", "english"),
    [
        ("units[0]", "unidad 1", "unit 1"),
        ("units[1]", "unidad 2 «Guardia»", "unit 2 “Guardia”"),
        ("units[1].figures.swordsmen", "unidad 2 «Guardia», Espadachines", "unit 2 “Guardia”, Swordsmen"),
        ("units", "unidades", "units"),
        ("allies[0]", "aliados", "allies"),
        ("allies[0].units[1]", "unidad aliada 2 «Guardia»", "allied unit 2 “Guardia”"),
        ("allies[0].units", "aliados, unidades", "allies, units"),
        ("allies[0].people", "aliados, pueblo", "allies, people"),
        ("leader.traits", "características del líder", "leader’s traits"),
        ("independents.scout", "Explorador", "Scout"),
        ("works.tembas", "Temba", "Temba"),
        ("works", "fortificaciones y estratagemas", "fortifications and stratagems"),
        ("baggage.elements", "bagaje", "baggage"),
        ("", "ejército", "army"),
    ],
)
def test_places_are_counted_from_one_and_named(where: str, spanish: str, english: str) -> None:
    assert place(ROSTER, where, "es") == spanish
    assert place(ROSTER, where, "en") == english


def test_of_two_contingents_a_place_says_which() -> None:
    allies = (ROSTER.allies[0], ROSTER.allies[0])
    roster = ROSTER.model_copy(update={"allies": allies})

    assert place(roster, "allies[1]", "es") == "contingente aliado 2"
    assert place(roster, "allies[1].units[0]", "en") == "unit 1 of allied contingent 2"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "es",
            ["Líder (Askari)", "Segunda característica del líder", "20 Askaris × 6", "8 Espadachines × 14",
             "1 Lancero × 4", "8 Espadachines × 14", "1″ de Barricada × 5", "2 Tembas × 100"],
        ),
        (
            "en",
            ["Leader (Askari)", "Leader’s second trait", "20 Askaris × 6", "8 Swordsmen × 14",
             "1 Spearman × 4", "8 Swordsmen × 14", "1″ of Barricade × 5", "2 Tembas × 100"],
        ),
    ],
)  # fmt: skip
def test_lines_of_the_points_say_what_is_paid_for(lang: str, said: list[str]) -> None:
    lines = price(CATALOGUE.book, ROSTER).lines

    assert [problems.line(CATALOGUE, ROSTER, line, lang) for line in lines] == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_of_the_book_has_a_name(lang: str) -> None:
    troops = CATALOGUE.book.troops
    named = [f(troop, lang) for f in (wording_names.troop, figure) for troop in troops]
    named += [figures(troop, count, lang) for troop in troops for count in (1, 2)]
    named += [wording_names.work(work.value, lang) for work in WorkId] + [trait(t.value, lang) for t in Trait]
    named += [ability(a.value, lang) for a in Ability] + [arm(a.value, lang) for a in Arm]
    named += [weapon(w.value, lang) for w in Weapon]
    named += [scenario(s.id, lang) for s in CATALOGUE.book.scenarios.scenarios]

    assert len(named) == 27 * 4 + 6 + 6 + 18 + 4 + 6 + 4
    assert not [name for name in named if not name or "_" in name]


def test_the_two_lancers_of_the_book_are_told_apart() -> None:
    assert wording_names.troop("spearmen", "es") == "Lanceros"
    assert wording_names.troop("lancers", "es") == "Lanceros Montados"
    assert troop_with_term("lancers", "en") == "Lancers (Lanceros Montados)"
    assert troop_with_term("askaris", "en") == "Askaris"


def test_lists_and_peoples_are_named_and_unknown_ones_shown_readably() -> None:
    assert list_name(CATALOGUE, "jungle_cannibals", "en") == "Jungle Cannibals"
    assert people_name(CATALOGUE, "rwanda", "es") == "Ruanda"
    assert people_name(CATALOGUE, "", "en") == "another people"
    assert list_name(CATALOGUE, "club_de_tigres", "es") == "club de tigres"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_decided_is_said_so(lang: str) -> None:
    names = [scenario("", lang), role("", lang), role("defender", lang)]

    assert len(set(names)) == 3
    assert mode("native", lang)
    assert terrain("forest", lang) in {"Foresta", "Forest"}
