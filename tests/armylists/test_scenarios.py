"""Scenarios, pages 20-22, and campaign totals, page 41: the points of the two sides, as data."""

import pytest

from heart_africa.rules.book import Scenario, book


def scenario(name: str) -> Scenario:
    return next(row for row in book().scenarios.scenarios if row.id == name)


@pytest.mark.parametrize(
    ("name", "percent"),
    [
        pytest.param("encounter", 100, marks=pytest.mark.rule("SCEN-07")),
        pytest.param("ambush", 200, marks=pytest.mark.rule("SCEN-16")),
        pytest.param("planned_attack", 125, marks=pytest.mark.rule("SCEN-34")),
        pytest.param("raid", 75, marks=pytest.mark.rule("SCEN-45")),
    ],
)
def test_the_attacker_has_this_percentage_of_the_defenders_points(name: str, percent: int) -> None:
    assert scenario(name).attacker_percent.value == percent


@pytest.mark.parametrize(
    ("name", "attacker", "defender"),
    [
        pytest.param("encounter", 600, 600, marks=pytest.mark.rule("CPTS-03")),
        pytest.param("ambush", 600, 300, marks=pytest.mark.rule("CPTS-04")),
        pytest.param("planned_attack", 600, 480, marks=pytest.mark.rule("CPTS-05")),
        pytest.param("raid", 450, 600, marks=pytest.mark.rule("CPTS-06")),
    ],
)
def test_the_totals_of_a_campaign(name: str, attacker: int, defender: int) -> None:
    row = scenario(name)

    assert (row.campaign_attacker, row.campaign_defender, row.campaign_page) == (attacker, defender, 41)


@pytest.mark.parametrize("name", ["encounter", "ambush", "planned_attack", "raid"])
def test_the_totals_of_a_campaign_keep_the_share_of_the_scenario(name: str) -> None:
    row = scenario(name)

    assert row.campaign_attacker * 100 == row.campaign_defender * row.attacker_percent.value


@pytest.mark.rule("SCEN-04")
def test_the_die_for_the_scenario() -> None:
    rolled = {score: row.id for row in book().scenarios.scenarios for score in row.die}

    assert rolled == {1: "ambush", 2: "ambush", 3: "planned_attack", 4: "encounter", 5: "raid", 6: "raid"}
