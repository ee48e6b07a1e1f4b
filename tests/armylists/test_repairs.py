"""Repairs: one edit or two, each tried by the verdict; the likeliest and smallest first."""

import re
from pathlib import Path

import pytest

import armylists
from armylists.catalogue import built_in
from armylists.edits import Edit, SetFact, SetFigures, SetIndependent, SetTraits, SwapTroop, apply_all
from armylists.legality import verdict
from armylists.remedies import REMEDIES
from armylists.repairs import repairs, repairs_of
from armylists.roster import Roster
from tests.armylists.builders import ally, army, beside, bought, in_slot, led_by, unit


def first_repair(roster: Roster, code: str) -> tuple[Edit, ...]:
    judged = verdict(built_in(), roster)
    problem = next(problem for problem in judged.problems if problem.code == code)
    return repairs_of(built_in(), roster, judged, problem)[0].edits


@pytest.mark.parametrize(
    ("roster", "code", "edits"),
    [
        pytest.param(
            army("native_kingdom", plus=[unit(spearmen=7)]),
            "unit-too-cheap", (SetFigures(3, "spearmen", 8),), id="28 points: an eighth spearman makes 32",
        ),
        pytest.param(
            army("native_kingdom", plus=[unit(spearmen=31)]),
            "unit-too-big", (SetFigures(3, "spearmen", 30),), id="31 figures: one less",
        ),
        pytest.param(
            army("native_kingdom", plus=[unit(warriors=21)]),
            "unit-too-dear", (SetFigures(3, "warriors", 20),), id="189 points: twenty warriors make 180",
        ),
        pytest.param(
            army("native_kingdom", trait="eloquent"),
            "leader-trait", (SetTraits(("disciplinarian",)),), id="the first trait that the list has",
        ),
        pytest.param(
            army("warrior_herders", plus=[unit(archers=10)]),
            "troop-only-defending", (SetFact("role", "defender"),), id="archers of herders defend",
        ),
        pytest.param(
            army("native_kingdom", independents=beside(scout=2)),
            "too-many-independents", (SetIndependent("scout", 1),), id="one scout",
        ),
        pytest.param(
            army("native_kingdom", "azande", units=[unit(spearmen=10), unit(agile_spearmen=10), unit(agile_spearmen=10)]),
            "troop-replaced", (SwapTroop(0, "spearmen", "agile_spearmen", 10, 10),), id="the troop that takes their place",
        ),
        pytest.param(
            army("egyptians", year=1870),
            "list-too-early", (SetFact("year", 1871),), id="the first year of the list",
        ),
    ],
)  # fmt: skip
def test_the_first_repair_is_the_one_a_player_would_think_of(
    roster: Roster, code: str, edits: tuple[Edit, ...]
) -> None:
    assert first_repair(roster, code) == edits


def test_an_army_over_its_points_gives_up_figures_of_its_dearest_unit() -> None:
    """16 + 10 + 10 spearmen and their leader are 37 x 4 = 148; 120 and half a spearman allow 122."""
    roster = army(
        "native_kingdom", points=120, units=[unit(spearmen=16), unit(spearmen=10), unit(spearmen=10)]
    )

    assert first_repair(roster, "over-points") == (SetFigures(0, "spearmen", 9),)


def test_a_repair_of_two_edits_is_found_where_one_is_not_enough() -> None:
    """A tenth-point army cannot take a third unit unless another gives up its points."""
    roster = army("native_kingdom", points=124, units=[unit(spearmen=20), unit(spearmen=10)])
    judged = verdict(built_in(), roster)
    found = repairs(built_in(), roster, judged)

    assert [problem.code for problem in judged.problems] == ["too-few-units"]
    assert any(len(repair.edits) == 1 for repair in found[0])
    assert all(verdict(built_in(), apply_all(roster, repair.edits)).legal for repair in found[0])


def test_a_leader_and_his_trait_are_one_repair() -> None:
    roster = army("pygmies").model_copy(update={"leader": None})
    judged = verdict(built_in(), roster)
    (found,) = repairs(built_in(), roster, judged)

    assert found
    assert all(verdict(built_in(), apply_all(roster, repair.edits)).legal for repair in found)


MIXED_UP = army(
    "zanzibaris",
    year=1875,
    scenario="encounter",
    role="defender",
    units=[unit(askaris=4), unit(swordsmen=14), unit(well_armed_askaris=5), in_slot("swordsmen", askaris=6)],
    leader=led_by("lancers", "charismatic", "eloquent", attendants=5, gun_bearer=True),
    independents=beside(witch_doctor=1, standard_bearer=2),
    allies=(ally("pygmies", units=[unit(pygmy_archers=5)]), ally("native_warlord", standard_bearer=2)),
    works=bought(field_fortification_in=30, stake_traps=2),
)


def test_every_problem_of_a_hopeless_army_has_a_repair_that_does_no_harm() -> None:
    judged = verdict(built_in(), MIXED_UP)
    found = repairs(built_in(), MIXED_UP, judged)

    assert len(judged.problems) > 10
    for problem, offered in zip(judged.problems, found, strict=True):
        assert offered, problem
        for repair in offered:
            assert 1 <= len(repair.edits) <= 2
            after = verdict(built_in(), apply_all(MIXED_UP, repair.edits))
            assert len(after.problems) < len(judged.problems)


def test_every_code_of_a_problem_has_its_remedies() -> None:
    folder = Path(armylists.__file__).parent
    judges = [*sorted((folder / "legality").glob("*.py")), folder / "in_force.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in judges)
    raised = set(re.findall(r'(?:Problem|Refusal)\(\s*"([a-z-]+)"', source))
    for chosen in re.findall(r'code = "([a-z-]+)" if \w+(?:\.\w+)? else "([a-z-]+)"', source):
        raised |= set(chosen)

    assert {code for code in raised if not code.startswith("warn-")} == set(REMEDIES)
