"""The points of a campaign battle (p. 41), worked out by hand."""

import pytest

from heart_africa.rules.book import Role, ScenarioId, book
from heart_africa.rules.campaign.battles import CampaignSide, campaign_points

PLAIN = [
    pytest.param("encounter", "attacker", 600, marks=pytest.mark.rule("CPTS-03")),
    pytest.param("encounter", "defender", 600, marks=pytest.mark.rule("CPTS-03")),
    pytest.param("ambush", "attacker", 600, marks=pytest.mark.rule("CPTS-04")),
    pytest.param("ambush", "defender", 300, marks=pytest.mark.rule("CPTS-04")),
    pytest.param("planned_attack", "attacker", 600, marks=pytest.mark.rule("CPTS-05")),
    pytest.param("planned_attack", "defender", 480, marks=pytest.mark.rule("CPTS-05")),
    pytest.param("raid", "attacker", 450, marks=pytest.mark.rule("CPTS-06")),
    pytest.param("raid", "defender", 600, marks=pytest.mark.rule("CPTS-06")),
]


def total(side: CampaignSide) -> int:
    return campaign_points(book(), side).total


@pytest.mark.parametrize(("scenario", "role", "points"), PLAIN)
def test_the_total_is_that_of_the_scenario_and_role(scenario: ScenarioId, role: Role, points: int) -> None:
    assert total(CampaignSide(scenario, role, "pygmies", 1870, hongos=10)) == points


@pytest.mark.parametrize(
    ("list_id", "mode", "year", "hongos", "points", "rule"),
    [
        pytest.param("colonial_expedition", "", 1890, 0, 720, "CPTS-07", marks=pytest.mark.rule("CPTS-07")),
        pytest.param("hehe", "", 1890, 16, 600, "CPTS-03", id="a list that the book does not have"),
        pytest.param("native_kingdom", "", 1870, 10, 600, "CPTS-03", marks=pytest.mark.rule("CPTS-08")),
        pytest.param("native_kingdom", "", 1870, 11, 660, "CPTS-08", marks=pytest.mark.rule("CPTS-08")),
        pytest.param("native_kingdom", "", 1870, 15, 660, "CPTS-08", marks=pytest.mark.rule("CPTS-09")),
        pytest.param("native_kingdom", "", 1870, 16, 720, "CPTS-09", marks=pytest.mark.rule("CPTS-09")),
        pytest.param("white_explorers", "", 1870, 20, 600, "CPTS-03", marks=pytest.mark.rule("CPTS-11")),
        pytest.param("egyptians", "colonial", 1884, 20, 600, "CPTS-03", marks=pytest.mark.rule("L11-06")),
        pytest.param("egyptians", "colonial", 1885, 0, 720, "L11-06", marks=pytest.mark.rule("L11-06")),
        pytest.param("egyptians", "native", 1885, 0, 600, "CPTS-03", marks=pytest.mark.rule("L11-06")),
        pytest.param("egyptians", "native", 1880, 12, 660, "CPTS-08", marks=pytest.mark.rule("CPTS-08")),
    ],
)
def test_some_have_more_and_the_reason_is_told(
    list_id: str, mode: str, year: int, hongos: int, points: int, rule: str
) -> None:
    side = CampaignSide("encounter", "attacker", list_id, year, hongos, mode)

    assert total(side) == points
    assert campaign_points(book(), side).lines[-1].rule == rule


@pytest.mark.rule("CPTS-07")
def test_a_fifth_of_a_raider_s_450_points_is_90() -> None:
    assert total(CampaignSide("raid", "attacker", "colonial_expedition", 1890)) == 540
