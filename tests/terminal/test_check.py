"""`army check` and `army price`: the verdict and the sum."""

from pathlib import Path

import pytest

from tests.terminal.conftest import SAMPLE, Run


@pytest.mark.parametrize(("lang", "said"), [("es", "Legal"), ("en", "Legal")])
def test_a_legal_army_ends_with_0(run: Run, army: Path, lang: str, said: str) -> None:
    ran = run("army", "check", army, "--lang", lang)

    assert ran.code == 0
    assert "Caravana de Tabora" in ran.out
    assert said in ran.out
    assert "298" in ran.out


@pytest.mark.parametrize(
    ("lang", "problem", "repair"),
    [
        ("es", "La unidad vale 18 puntos; el mínimo son 32.", "Añade 3 Askaris a la unidad 5 (serán 6)"),
        ("en", "The unit is worth 18 points; the least is 32.", "Add 3 Askaris to unit 5 (making 6)"),
    ],
)
def test_an_illegal_one_ends_with_1_and_says_why_and_how_to_mend_it(
    run: Run, illegal: Path, lang: str, problem: str, repair: str
) -> None:
    illegal.write_text(
        SAMPLE.replace("points = 300", "points = 400") + "[[units]]\nfigures = { askaris = 3 }\n"
    )
    ran = run("army", "check", illegal, "--lang", lang)

    assert ran.code == 1
    assert "COMP-11" in ran.out
    assert problem in ran.out
    assert repair in ran.out


def test_the_verdict_as_json_has_its_stable_shape(run: Run, illegal: Path) -> None:
    facts = run("army", "check", illegal, "--json").json

    assert (facts["legal"], facts["points"]) == (False, 316)
    problem = next(problem for problem in facts["problems"] if problem["rule"] == "COMP-11")
    assert (problem["page"], problem["where"]) == (29, "units[4]")
    assert problem["message"] == "La unidad vale 18 puntos; el mínimo son 32."
    assert all(repair.keys() == {"message", "edits"} for repair in problem["repairs"])
    assert problem["repairs"][0]["edits"][0]["kind"]
    assert facts["warnings"] == []


def test_a_legal_army_as_json_has_no_problems(run: Run, army: Path) -> None:
    ran = run("army", "check", army, "--json")

    assert ran.code == 0
    assert {key: ran.json[key] for key in ("legal", "points", "problems", "warnings")} == {
        "legal": True,
        "points": 298,
        "problems": [],
        "warnings": [],
    }


def test_an_army_may_come_through_a_pipe(run: Run) -> None:
    assert run("army", "check", "-", "--json", stdin=SAMPLE.encode()).json["legal"]


def test_warnings_do_not_make_it_illegal(run: Run, army: Path) -> None:
    army.write_text(SAMPLE + "[baggage]\nelements = 3\n", encoding="utf-8")

    ran = run("army", "check", army)
    facts = run("army", "check", army, "--json").json

    assert ran.code == 0
    assert "El bagaje tiene 3 elementos" in ran.out
    assert [warning["code"] for warning in facts["warnings"]] == ["warn-baggage"]


def test_a_ruling_chosen_changes_the_verdict(run: Run, army: Path) -> None:
    """COMP-15: the players may rule that no army goes over its limit. 298 points with a limit of 296."""
    army.write_text(SAMPLE.replace("points = 300", "points = 296"), encoding="utf-8")

    assert run("army", "check", army).code == 0
    assert run("army", "check", army, "--ruling", "comp-15=none").code == 1


def test_a_narrative_army_is_still_not_legal_but_may_be_played(run: Run, illegal: Path) -> None:
    text = illegal.read_text(encoding="utf-8")
    illegal.write_text(text.replace("points = 300", "points = 300\nnarrative = true"), encoding="utf-8")

    ran = run("army", "check", illegal)

    assert ran.code == 1
    assert "narrativo" in ran.out


def test_a_name_cannot_paint_the_terminal(run: Run, army: Path) -> None:
    army.write_text(SAMPLE.replace("Caravana", r"\u001b[31mRojo\u0007[bold]"), encoding="utf-8")

    ran = run("army", "check", army)

    assert ran.code == 0
    assert "\x1b" not in ran.out + ran.err
    assert "\x07" not in ran.out
    assert "[bold]" in ran.out


def test_the_price_is_a_sum_with_its_pages_and_equal_units_folded(run: Run, army: Path) -> None:
    ran = run("army", "price", army)
    rows = [line.split() for line in ran.out.splitlines()]

    assert ran.code == 0
    assert "Unidad 2, unidad 3 y unidad 4  3 × (10 Askaris × 6)" in ran.out
    assert [row[-1] for row in rows if "pág." in row] == ["6", "112", "180"]
    assert "298 de 300 puntos; quedan 2 y puede pasarse en 3." in ran.out


def test_the_price_as_json_adds_up(run: Run, army: Path) -> None:
    facts = run("army", "price", army, "--json", "--lang", "en").json

    assert sum(line["points"] for line in facts["lines"]) == facts["points"] == 298
    assert (facts["limit"], facts["left"], facts["allowance"]) == (300, 2, 303)
    assert facts["lines"][1]["message"] == "8 Swordsmen × 14"


def test_an_illegal_army_has_a_price_all_the_same(run: Run, illegal: Path) -> None:
    ran = run("army", "price", illegal, "--lang", "en")

    assert ran.code == 0
    assert "316 of 300 points; it is 16 over; up to 3 over is allowed." in ran.out
