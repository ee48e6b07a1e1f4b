"""What may I still add? Each addition is judged by the verdict; the refused ones say why."""

import pytest

from armylists.additions import Addition, additions
from armylists.catalogue import built_in
from armylists.edits import (
    AddAlly,
    AddUnit,
    Edit,
    SetAttendants,
    SetFigures,
    SetIndependent,
    SetLeaderBearer,
    SetWork,
)
from armylists.roster import Roster
from tests.armylists.builders import army, unit

ARMY = army("zanzibaris", year=1879, points=300, units=[unit(askaris=10), unit(askaris=10), unit(askaris=10)])
"""3 x 60 points and a leader of 6: 186, so 114 are left, and 3 more as half an askari."""


def offered(roster: Roster, edit: Edit) -> Addition:
    return next(addition for addition in additions(built_in(), roster) if addition.edit == edit)


def reasons(roster: Roster, edit: Edit) -> list[str]:
    return [problem.rule for problem in offered(roster, edit).reasons]


@pytest.mark.parametrize(
    ("edit", "points", "more"),
    [
        pytest.param(SetFigures(0, "askaris", 11), 6, 19, id="askaris at 6: 19 are 114"),
        pytest.param(AddUnit("swordsmen", 3), 42, 8, id="swordsmen at 14: 8 are 112"),
        pytest.param(SetIndependent("standard_bearer", 1), 50, 1, id="one standard bearer"),
        pytest.param(
            AddAlly("jungle_cannibals", "", (("spearmen", 8), ("archers", 8))), 64, 1, id="allies whole"
        ),
    ],
)
def test_what_fits_is_offered_with_its_points_and_how_much_of_it_fits(
    edit: Edit, points: int, more: int
) -> None:
    addition = offered(ARMY, edit)

    assert (addition.allowed, addition.points, addition.more) == (True, points, more)


@pytest.mark.parametrize(
    ("edit", "rule"),
    [
        (AddUnit("white_men", 1), "COMP-16"),
        (AddUnit("well_armed_askaris", 3), "L07-05"),
        (SetIndependent("witch_doctor", 1), "L07-03"),
        (SetWork("tembas", 1), "TEMBA-01"),
        (SetWork("stake_traps", 1), "TRAP-01"),
    ],
)
def test_what_is_refused_says_which_rule_refuses_it(edit: Edit, rule: str) -> None:
    assert rule in reasons(ARMY, edit)


def test_what_is_too_dear_is_refused_by_the_points() -> None:
    poor = ARMY.model_copy(update={"points": 200})

    assert reasons(poor, SetIndependent("scout", 1)) == ["COMP-15"]


def test_what_is_wrong_already_is_no_reason_against_an_addition() -> None:
    leaderless = ARMY.model_copy(update={"leader": None})

    assert offered(leaderless, SetFigures(0, "askaris", 11)).allowed


def test_the_herders_of_the_british_are_offered_as_masai_and_as_ngoni() -> None:
    british = army("colonial_expedition", "british", points=720)
    herders = {
        a.edit.people for a in additions(built_in(), british) if isinstance(a.edit, AddAlly) and a.allowed
    }

    assert {"masai", "ngoni"} <= herders


def test_a_lone_white_leader_is_offered_a_gun_bearer_and_another_is_not() -> None:
    explorers = army("white_explorers", points=720)

    assert offered(explorers, SetLeaderBearer(1)).allowed
    assert all(addition.edit != SetLeaderBearer(1) for addition in additions(built_in(), ARMY))


@pytest.mark.rule("COMP-13")
def test_what_makes_a_fault_worse_is_no_addition_that_fits() -> None:
    """30 figures are the most: a unit of 29 may grow; one of 30 may not, nor one of 40, too large already."""
    crowd = army("native_kingdom", year=1870, points=900, units=[unit(spearmen=29)])
    assert "COMP-13" not in reasons(crowd, SetFigures(0, "spearmen", 30))
    for figures in (30, 40):
        crowd = army("native_kingdom", year=1870, points=900, units=[unit(spearmen=figures)])

        assert "COMP-13" in reasons(crowd, SetFigures(0, "spearmen", figures + 1))


@pytest.mark.rule("COMP-15")
def test_an_army_over_its_points_may_have_nothing_more_that_costs() -> None:
    dear = ARMY.model_copy(update={"points": 100})

    assert "COMP-15" in reasons(dear, SetFigures(0, "askaris", 11))
    assert offered(dear, SetAttendants(1)).allowed


@pytest.mark.rule("COMP-03")
def test_what_an_army_still_lacks_is_no_reason_against_a_step_towards_it() -> None:
    """The list asks for 3 units of askaris: a first and a second of them are short of it and welcome."""
    one = ARMY.model_copy(update={"units": (unit(askaris=10),)})

    assert offered(one, AddUnit("askaris", 6)).allowed
