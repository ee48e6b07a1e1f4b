"""Where an army is at home, and where a battle is fought."""

import pytest

from armylists.catalogue import built_in, home
from armylists.models import TerrainId
from tests.armylists.builders import army

FOREST: tuple[TerrainId, ...] = ("forest",)


@pytest.mark.rule("L10-14", "L10-15")
def test_explorers_are_at_home_in_the_country_they_have_passed_through() -> None:
    """In a campaign that of the last native district, otherwise the savannah."""
    explorers = army("white_explorers")

    assert home(built_in(), explorers, FOREST) == FOREST
    assert home(built_in(), explorers) == ("savannah",)


@pytest.mark.rule("L10-14")
def test_nobody_else_takes_on_the_country_he_has_passed_through() -> None:
    assert home(built_in(), army("egyptians"), FOREST) == ("savannah", "grassland")


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
