"""Which slot a raised, replaced or mixed unit fills: the judge against a search of every reading (COMP-21, MIX-15).

The tables are pages 29-34 by hand: the places of each line, what may fill them, how many units may change.
"""

from collections.abc import Iterator
from dataclasses import field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armylists.roster import Unit
from heart_africa.core.dataclass import dataclass
from tests.armylists.builders import USUAL, army, judged, led_by, unit

Places = dict[str, tuple[int, int]]
Ways = dict[str, list[tuple[str, str]]]
State = tuple[tuple[str, int], ...]
MIXES = [
    {"askaris", "well_armed_askaris"},
    {"spearmen", "archers"},
    {"agile_spearmen", "archers"},
    {"spearmen", "musketeers"},
    {"musketeers", "archers"},
]


@dataclass(frozen=True)
class People:
    """A people of a list: its lines, the ways into them (line and the change needed), the units that may change."""

    list_id: str
    people: str
    year: int
    places: Places
    options: tuple[Ways, ...]
    most: dict[str, int] = field(default_factory=dict)
    leader: tuple[str, str] = ("", "")


def plain(*troops: str) -> Ways:
    """Troops that fill their own line only."""
    return {troop: [(troop, "")] for troop in troops}


KINGDOM: Places = {"warriors": (0, 1), "spearmen": (2, 6), "musketeers": (0, 2), "archers": (0, 2)}
VILLAGE: Places = {"warriors": (0, 1), "spearmen": (3, 6), "musketeers": (0, 1), "archers": (0, 4)}
WARLORD: Places = {"ruga_ruga": (2, 6), "spearmen": (0, 4)}
JUNGLE: Places = {"warriors": (0, 2), "spearmen": (1, 3), "musketeers": (0, 1), "archers": (1, 4)}
SUDAN: Places = {"horsemen": (0, 3), "askaris": (0, 3), "spearmen": (0, 4), "archers": (0, 2)}
AS_SPEARMEN = {"agile_warriors": [("warriors", "")], "agile_spearmen": [("spearmen", "")]}
PEOPLES = [
    People(
        "native_kingdom",
        "hehe",
        1871,
        KINGDOM,
        (
            plain("spearmen", "musketeers", "archers")
            | {"warriors": [("warriors", ""), ("spearmen", "raised")]},
        ),
        {"raised": 2},
    ),
    People("native_kingdom", "hehe", 1870, KINGDOM, (plain(*KINGDOM),)),
    People(
        "native_kingdom",
        "azande",
        1881,
        {"warriors": (0, 1), "spearmen": (2, 6), "musketeers": (0, 4)},
        (
            AS_SPEARMEN
            | plain("musketeers")
            | {troop: [("musketeers", "replaced")] for troop in ("askaris", "well_armed_askaris")},
        ),
        {"replaced": 1},
    ),
    People(
        "native_kingdom",
        "lunda",
        1870,
        KINGDOM,
        (plain(*KINGDOM) | {"ruga_ruga": [("musketeers", "hunters")]},),
        {"hunters": 1},
    ),
    People(
        "native_warlord",
        "mirambo",
        1870,
        WARLORD,
        (plain(*WARLORD) | {"warriors": [("spearmen", "raised")]},),
        {"raised": 2},
    ),
    People(
        "native_warlord",
        "prazeiros",
        1876,
        WARLORD,
        (
            plain(*WARLORD)
            | {troop: [("ruga_ruga", "replaced")] for troop in ("askaris", "well_armed_askaris")},
        ),
        {"replaced": 1},
    ),
    People(
        "peaceful_village",
        "",
        1870,
        VILLAGE,
        (
            plain(*VILLAGE),
            plain("musketeers", "archers") | AS_SPEARMEN,
            plain("musketeers") | {"archers": [("archers", ""), ("spearmen", ""), ("warriors", "")]},
        ),
        leader=("musketeers", "eloquent"),
    ),
    People(
        "jungle_cannibals",
        "fang",
        1876,
        JUNGLE,
        (plain("warriors", "spearmen", "archers") | {"musketeers": [("musketeers", ""), ("archers", "")]},),
    ),
    People(
        "jungle_cannibals",
        "kusu",
        1870,
        {line: places for line, places in JUNGLE.items() if line != "musketeers"},
        (plain("spearmen", "archers") | {"warriors": [("warriors", ""), ("spearmen", "raised")]},),
        {"raised": 1},
    ),
    People(
        "sudanese_slavers",
        "baggara",
        1870,
        {line: places for line, places in SUDAN.items() if line != "askaris"},
        (plain("spearmen", "archers") | {"horsemen": [("horsemen", ""), ("spearmen", "extra")]},),
        {"extra": 1},
    ),
    People(
        "sudanese_slavers",
        "bornu",
        1870,
        {"horsemen": (0, 3), "spearmen": (2, 4), "archers": (1, 2)},
        (
            plain("horsemen", "spearmen", "archers")
            | {"warriors": [("spearmen", "raised")], "mounted_musketeers": [("horsemen", "mounted")]},
        ),
        {"raised": 1, "mounted": 1},
    ),
    People(
        "sudanese_slavers",
        "rabih_zubair",
        1880,
        SUDAN | {"askaris": (2, 3)},
        (
            plain(*SUDAN)
            | {"mounted_musketeers": [("horsemen", "mounted")], "well_armed_askaris": [("askaris", "armed")]},
        ),
        {"mounted": 2, "armed": 1},
    ),
]


def changes(ways: Ways, troop: str) -> set[str]:
    """The changes by which a troop may be in a mixed unit: none if it is on the list as it is."""
    found = {change for _, change in ways[troop]}
    return {""} if "" in found else found


def fillings(ways: Ways, troops: list[str]) -> Iterator[tuple[str, set[str]]]:
    """Every line that a unit may fill, with the changes that it needs for it."""
    if any(troop not in ways for troop in troops):
        return
    for troop in troops:
        for line, change in ways[troop]:
            others = [changes(ways, other) for other in troops if other != troop] or [{""}]
            for other in others[0]:
                yield line, {change, other} - {""}


def readings(ways: Ways, units: list[Unit]) -> set[State]:
    """Every way to count the units, as sorted counts of lines and changes."""
    states: set[State] = {()}
    for one in units:
        ways_in = list(fillings(ways, list(one.figures)))
        states = {_counted(state, [line, *used]) for state in states for line, used in ways_in}
    return states


def _counted(state: State, names: list[str]) -> State:
    counts = dict(state)
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return tuple(sorted(counts.items()))


def fits(people: People, state: State) -> bool:
    """Whether a reading keeps every least and most."""
    counts = dict(state)
    lines = all(least <= counts.get(line, 0) <= most for line, (least, most) in people.places.items())
    return lines and all(counts.get(change, 0) <= most for change, most in people.most.items())


def some_reading_fits(people: People, units: list[Unit]) -> bool:
    """Whether the units may be counted so that the list is kept."""
    return any(fits(people, state) for ways in people.options for state in readings(ways, units))


def a_unit(troops: frozenset[str]) -> Unit:
    """A unit of usual size, or a mixed one of half as many of each."""
    share = len(troops)
    return unit(**{troop: max(USUAL[troop] // share, 4 // share) for troop in sorted(troops)})


def units_of(people: People) -> st.SearchStrategy[list[Unit]]:
    """Three to eight units of a few kinds that the people may field under some option."""
    troops = sorted({troop for ways in people.options for troop in ways})
    kinds = [frozenset({troop}) for troop in troops]
    kinds += [frozenset(mix) for mix in MIXES if mix <= set(troops)]
    few = st.lists(st.sampled_from(kinds), min_size=1, max_size=4, unique=True)
    return few.flatmap(lambda some: st.lists(st.sampled_from(some).map(a_unit), min_size=3, max_size=8))


@pytest.mark.rule("COMP-21", "MIX-15")
@pytest.mark.parametrize(
    "people", PEOPLES, ids=lambda people: f"{people.people or people.list_id}-{people.year}"
)
@given(data=st.data())
@settings(max_examples=30, deadline=None)
def test_an_army_is_legal_if_and_only_if_some_reading_of_its_units_is(
    people: People, data: st.DataObject
) -> None:
    units = data.draw(units_of(people))
    leader = led_by(*people.leader) if people.leader[0] else None

    found = judged(army(people.list_id, people.people, people.year, units=units, leader=leader))

    assert found.legal is some_reading_fits(people, units), found.problems
