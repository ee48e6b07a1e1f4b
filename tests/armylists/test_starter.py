"""The army that one begins with."""

import pytest

from armylists.army_plans import ArmyRequest
from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.random_army import starter, usual_year

CATALOGUE = built_in()
CHOICES = [
    (army.id, people)
    for army in CATALOGUE.lists.values()
    for people in (*([] if army.people_required else [""]), *army.people_ids())
]


@pytest.mark.parametrize(("list_id", "people"), CHOICES)
@pytest.mark.parametrize("points", [400, 720])
def test_every_list_and_people_has_a_legal_one(list_id: str, people: str, points: int) -> None:
    year = usual_year(CATALOGUE.lists[list_id], people)

    army = starter(CATALOGUE, ArmyRequest(list_id, year, points, people)).roster

    assert army is not None
    assert verdict(CATALOGUE, army).legal
    assert (army.list, army.people, army.year, army.points) == (list_id, people, year, points)


def test_its_units_are_of_a_sensible_size() -> None:
    """600 points: an eighth is 75, twelve askaris."""
    army = starter(CATALOGUE, ArmyRequest("zanzibaris", 1885, 600)).roster

    assert army is not None
    assert [unit.figures for unit in army.units] == [{"askaris": 12}] * 3


@pytest.mark.parametrize(
    ("list_id", "people", "year"),
    [
        ("zanzibaris", "", 1880),
        ("colonial_expedition", "british", 1885),
        ("sudanese_slavers", "mahdists", 1882),
        ("sudanese_slavers", "bornu", 1880),
    ],
)
def test_the_usual_year_is_1880_or_the_nearest_in_which_it_may_be_used(
    list_id: str, people: str, year: int
) -> None:
    """L12-04: the colonial expedition from 1885; L08-04: the Mahdists from 1882."""
    assert usual_year(CATALOGUE.lists[list_id], people) == year


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (ArmyRequest("colonial_expedition", 1880, 600, "british"), "list-too-early"),
        (ArmyRequest("colonial_expedition", 1890, 600), "people-required"),
        (ArmyRequest("zanzibaris", 1880, 20), "no-army-so-cheap"),
    ],
)
def test_where_there_is_none_it_says_why(wish: ArmyRequest, code: str) -> None:
    drawn = starter(CATALOGUE, wish)

    assert drawn.roster is None
    assert code in [problem.code for problem in drawn.problems]
