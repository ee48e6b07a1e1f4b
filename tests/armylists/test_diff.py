"""What differs between two armies: values, with units found again; then the words for them."""

import pytest
from hypothesis import given, settings

from armylists.catalogue import built_in
from armylists.points import Difference, differences
from armylists.roster import Roster, Unit
from armylists.wording.changes import difference as worded
from tests.armylists.builders import Units, ally, army, beside, bought, led_by, unit
from tests.strategies import rosters


def between(first: Roster, second: Roster) -> list[Difference]:
    return list(differences(built_in().book, first, second))


def changes(first: Roster, second: Roster) -> list[tuple[object, ...]]:
    """What changed, in short; the cost apart, which follows from the rest."""
    found = [each for each in between(first, second) if each.part != "cost"]
    return [(each.kind, each.where, each.part, each.old, each.new) for each in found]


@given(rosters)
@settings(max_examples=30, deadline=None)
def test_an_army_differs_in_nothing_from_itself(roster: Roster) -> None:
    assert between(roster, roster) == []


@given(rosters, rosters)
@settings(max_examples=30, deadline=None)
def test_what_is_added_one_way_is_removed_the_other_way(first: Roster, second: Roster) -> None:
    there, back = between(first, second), between(second, first)

    assert sum(each.kind == "added" for each in there) == sum(each.kind == "removed" for each in back)
    assert {(e.part, repr(e.old), repr(e.new)) for e in there if e.where == ""} == {
        (e.part, repr(e.new), repr(e.old)) for e in back if e.where == ""
    }


@given(rosters)
@settings(max_examples=30, deadline=None)
def test_the_order_of_units_and_contingents_is_no_difference(roster: Roster) -> None:
    turned = roster.model_copy(update={"units": roster.units[::-1], "allies": roster.allies[::-1]})

    assert between(roster, turned) == []


def test_the_facts_of_an_army_and_its_cost() -> None:
    first = army("zanzibaris", year=1879, name="Caravana")
    second = army("zanzibaris", year=1881, name="Caravana", role="defender", works=bought(tembas=1))

    assert [(each.where, each.part, each.old, each.new) for each in between(first, second)] == [
        ("", "year", 1879, 1881),
        ("", "role", "", "defender"),
        ("works", "tembas", 0, 1),
        ("", "cost", 150, 250),
    ]


def test_the_leader_and_who_stands_beside_him() -> None:
    first = army("zanzibaris", leader=led_by("askaris", "eloquent", attendants=1))
    second = army("zanzibaris", leader=led_by("swordsmen", "eloquent"), independents=beside(scout=1))

    assert changes(first, second) == [
        ("changed", "leader", "troop", "askaris", "swordsmen"),
        ("changed", "leader", "attendants", 1, 0),
        ("changed", "independents", "scout", 0, 1),
    ]
    leaderless = second.model_copy(update={"leader": None})
    assert changes(second, leaderless) == [("removed", "leader", "", second.leader, None)]
    assert changes(leaderless, second) == [("added", "leader", "", None, second.leader)]


GUARD, LEVY = Unit(name="Guardia", figures={"warriors": 8}), Unit(name="Leva", figures={"spearmen": 20})


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param(
            (GUARD, LEVY),
            (LEVY, Unit(name="Guardia", figures={"warriors": 12})),
            [("changed", "units[1]", "warriors", 8, 12)],
            id="by its name, wherever it stands",
        ),
        pytest.param(
            (GUARD, LEVY),
            (Unit(name="La guardia", figures={"warriors": 8}), LEVY),
            [("changed", "units[0]", "name", "Guardia", "La guardia")],
            id="by what it holds, under another name",
        ),
        pytest.param(
            (unit(spearmen=20), unit(archers=12)),
            (unit(archers=10, spearmen=4), unit(spearmen=24)),
            [
                ("changed", "units[0]", "archers", 12, 10),
                ("changed", "units[0]", "spearmen", 0, 4),
                ("changed", "units[1]", "spearmen", 20, 24),
            ],
            id="nameless, by the figures in common",
        ),
        pytest.param(
            (GUARD,),
            (unit(archers=9),),
            [
                ("removed", "units[0]", "", GUARD, None),
                ("added", "units[0]", "", None, unit(archers=9)),
            ],
            id="nothing in common: one gone, another come",
        ),
        pytest.param(
            (LEVY, LEVY),
            (LEVY, LEVY, LEVY),
            [("added", "units[2]", "", None, LEVY)],
            id="a third like two others",
        ),
        pytest.param(
            (LEVY,),
            (LEVY.model_copy(update={"slot": "spearmen", "notes": "Al fondo"}),),
            [
                ("changed", "units[0]", "slot", "", "spearmen"),
                ("changed", "units[0]", "notes", "", "Al fondo"),
            ],
            id="its slot of the list and its notes",
        ),
    ],
)
def test_units_are_found_again(old: Units, new: Units, expected: list[tuple[object, ...]]) -> None:
    assert changes(army("native_kingdom", units=old), army("native_kingdom", units=new)) == expected


def test_contingents_are_found_by_list_and_people_then_by_list() -> None:
    village, yao = ally("peaceful_village"), ally("native_warlord", "yao")
    mirambo = ally("native_warlord", "mirambo", [unit(ruga_ruga=9)], standard_bearer=1)

    found = changes(army("zanzibaris", allies=(village, yao)), army("zanzibaris", allies=(mirambo,)))

    assert found == [
        ("changed", "allies[0]", "people", "yao", "mirambo"),
        ("changed", "allies[0]", "standard_bearer", 0, 1),
        ("changed", "allies[0].units[0]", "ruga_ruga", 5, 9),
        ("removed", "allies[0]", "", village, None),
    ]


def test_what_a_contingent_lost_stands_where_it_was() -> None:
    village, yao = ally("peaceful_village"), ally("native_warlord", "yao", [GUARD, LEVY])
    fewer = ally("native_warlord", "yao", [LEVY])

    found = changes(army("zanzibaris", allies=(village, yao)), army("zanzibaris", allies=(fewer, village)))

    assert found == [("removed", "allies[1].units[0]", "", GUARD, None)]


FIRST = army(
    "zanzibaris",
    year=1879,
    units=[Unit(name="Guardia", figures={"swordsmen": 7}), unit(askaris=12), unit(askaris=20)],
    allies=(ally("peaceful_village"),),
)
SECOND = army(
    "zanzibaris",
    year=1880,
    units=[unit(askaris=20), unit(askaris=12), Unit(name="Guardia", figures={"swordsmen": 9})],
    leader=led_by("askaris", "charismatic", "eloquent"),
    permissions=("second_trait",),
    narrative=True,
    people="yao",
)


def words(first: Roster, second: Roster, language: str) -> list[str]:
    return [worded(built_in(), first, second, each, language) for each in between(first, second)]


def test_differences_are_told_in_spanish() -> None:
    assert words(FIRST, SECOND, "es") == [
        "pueblo: otro pueblo → Yao",
        "año: 1879 → 1880",
        "permisos: — → segunda característica",
        "narrativo: no → sí",
        "características del líder: Carismático → Carismático y Elocuente",
        "unidad 3 «Guardia», Espadachines: 7 → 9",
        "ya no está: aliados («Pacífico» Poblado: 10 Lanceros)",
        "coste en puntos: 336 → 364",
    ]


def test_differences_are_told_in_english() -> None:
    assert words(SECOND, FIRST, "en") == [
        "people: Yao → another people",
        "year: 1880 → 1879",
        "permissions: second trait → —",
        "narrative: yes → no",
        "leader’s traits: Charismatic and Eloquent → Charismatic",
        "unit 1 “Guardia”, Swordsmen: 9 → 7",
        "new: allies (“Peaceful” Village: 10 Spearmen)",
        "cost in points: 364 → 336",
    ]


@given(rosters, rosters)
@settings(max_examples=30, deadline=None)
def test_every_difference_has_words_in_both_languages(first: Roster, second: Roster) -> None:
    for language in ("es", "en"):
        assert all(words(first, second, language))
