"""Where an army is at home, and where a battle is fought."""

import pytest

from armylists.catalogue import built_in, home, travels
from tests.armylists.builders import army


@pytest.mark.rule("L10-15")
def test_explorers_are_at_home_in_the_savannah() -> None:
    assert home(built_in(), army("white_explorers")) == ("savannah",)


@pytest.mark.rule("L10-14")
def test_of_all_lists_only_the_explorers_take_on_the_country_they_have_passed_through() -> None:
    lists = built_in().lists
    assert [each for each in lists if travels(built_in(), army(each))] == ["white_explorers"]


@pytest.mark.rule("COMP-18")
@pytest.mark.parametrize(
    ("list_id", "people", "terrain"),
    [
        ("native_kingdom", "rwanda", {"mountain"}),
        ("warrior_herders", "ngoni", {"savannah", "mountain"}),
        ("colonial_expedition", "belgian", {"coast", "grassland", "forest"}),
    ],
)
def test_a_battle_is_fought_at_the_home_of_the_defender(list_id: str, people: str, terrain: set[str]) -> None:
    assert set(home(built_in(), army(list_id, people))) == terrain
