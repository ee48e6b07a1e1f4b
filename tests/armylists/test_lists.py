"""What each of the twelve lists of pages 30 to 36 says in the same words: factor, peoples, home, no allies."""

import pytest

from armylists.catalogue import built_in
from tests.armylists.builders import (
    COMPULSORY,
    EVERYONE,
    OK,
    PEOPLES,
    aggressiveness,
    ally,
    army,
    cited,
    faults,
    home,
)


def proves(entry: str, *values: object) -> object:
    """A row of a table, which proves an entry."""
    return pytest.param(*values, marks=pytest.mark.rule(*entry.split()), id=str(values[0]))


@pytest.mark.parametrize(
    ("list_id", "factors"),
    [
        proves("L01-01", "native_kingdom", {"": 2}),
        proves("L02-01", "native_warlord", {"": 3}),
        proves("L03-01", "peaceful_village", {"": 1}),
        proves("L04-01", "warrior_herders", {"": 4}),
        proves("L05-01", "jungle_cannibals", {"": 1}),
        proves("L06-01", "pygmies", {"": 1}),
        proves("L07-01", "zanzibaris", {"": 2}),
        proves("L08-01", "sudanese_slavers", {"": 4}),
        proves("L09-01", "portuguese_settlers", {"": 2}),
        proves("L10-01", "white_explorers", {"": 2}),
        proves("L11-01", "egyptians", {"colonial": 4, "native": 1}),
        proves("L12-01", "colonial_expedition", {"": 4}),
    ],
)
def test_its_aggressiveness(list_id: str, factors: dict[str, int]) -> None:
    assert aggressiveness(list_id) == factors


@pytest.mark.parametrize(
    "list_id",
    [
        proves("L01-04", "native_kingdom"),
        proves("L02-04", "native_warlord"),
        proves("L04-04", "warrior_herders"),
        proves("L05-04", "jungle_cannibals"),
        proves("L08-04", "sudanese_slavers"),
        proves("L09-04", "portuguese_settlers"),
        proves("L12-05", "colonial_expedition"),
    ],
)
def test_the_peoples_named(list_id: str) -> None:
    assert built_in().lists[list_id].people_ids() == PEOPLES[list_id]


@pytest.mark.parametrize("allied", COMPULSORY)
@pytest.mark.parametrize(
    ("list_id", "entry"),
    [
        proves("L03-07", "peaceful_village", "L03-07"),
        proves("L05-11", "jungle_cannibals", "L05-11"),
        proves("L06-05", "pygmies", "L06-05"),
        proves("L11-12", "egyptians", "L11-12"),
    ],
)
def test_it_has_no_allies(list_id: str, entry: str, allied: str) -> None:
    assert faults(army(list_id)) == OK
    assert (entry, "ALLY-01") in cited(army(list_id, allies=(ally(allied),)))


HIGHLANDS = {"bunyoro": "grassland", "azande": "grassland", "rwanda": "mountain", "burundi": "mountain"}
NATIONS = {
    "british": "coast steppe savannah",
    "french": "coast forest",
    "portuguese": "coast savannah",
    "german": "coast savannah",
    "belgian": "coast grassland forest",
}
HERDERS = {"turkana": "steppe", "masai": "steppe", "ngoni": "savannah mountain"}


@pytest.mark.parametrize(
    ("list_id", "usual", "own"),
    [
        proves("L01-22", "native_kingdom", "savannah", HIGHLANDS),
        proves("L02-12", "native_warlord", "savannah", {"manyema": "savannah forest"}),
        proves("L03-09", "peaceful_village", "steppe savannah grassland forest mountain coast", {}),
        proves("L04-16", "warrior_herders", "savannah", HERDERS),
        proves("L05-14", "jungle_cannibals", "forest", {}),
        proves("L06-07", "pygmies", "forest", {}),
        proves("L07-10", "zanzibaris", "coast savannah", {}),
        proves("L08-26", "sudanese_slavers", "steppe savannah", {}),
        proves("L09-14", "portuguese_settlers", "savannah", {}),
        proves("L10-15", "white_explorers", "savannah", {}),  # outside a campaign
        proves("L11-13", "egyptians", "savannah grassland", {}),
        proves("L12-28 L12-29", "colonial_expedition", "", NATIONS),
    ],
)
def test_its_home_terrain(list_id: str, usual: str, own: dict[str, str]) -> None:
    for people in (people for name, people in EVERYONE if name == list_id):
        assert home(list_id, people) == set(own.get(people, usual).split()), people
