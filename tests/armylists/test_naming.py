"""Names for armies drawn at random: of their people, in both languages, and nothing else changed."""

from random import Random

import pytest

from armylists.army_plans import ArmyRequest
from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.random_army import random_army
from armylists.roster import Roster, Unit
from armylists.share_code.code import encode
from armylists.wording.army_names import names_of, with_names
from tests.armylists.builders import EVERYONE, ally, army, unit


def drawn(list_id: str, people: str, seed: int) -> Roster:
    found = random_army(built_in(), ArmyRequest(list_id, 1890, 720, people), Random(seed))
    assert found.roster
    return found.roster


def nameless(roster: Roster) -> Roster:
    def bare(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        return tuple(each.model_copy(update={"name": ""}) for each in units)

    allies = tuple(each.model_copy(update={"units": bare(each.units)}) for each in roster.allies)
    leader = roster.leader and roster.leader.model_copy(update={"name": ""})
    changes = {"name": "", "leader": leader, "units": bare(roster.units), "allies": allies}
    return roster.model_copy(update=changes)


@pytest.mark.parametrize(("list_id", "people"), EVERYONE)
def test_names_change_nothing_else_and_fit_into_a_code(list_id: str, people: str) -> None:
    roster = drawn(list_id, people, 5)

    called = with_names(roster, Random(5), "es")

    assert nameless(called) == roster
    assert verdict(built_in(), called).legal
    assert all(each.name for each in called.units)
    assert len(encode(called, built_in())) <= 300


@pytest.mark.parametrize(("list_id", "people"), EVERYONE)
def test_every_people_has_leaders_and_places_enough_to_tell_units_apart(list_id: str, people: str) -> None:
    names = names_of(list_id, people)

    assert len(set(names.leaders)) == len(names.leaders) >= 3
    assert len(set(names.places)) == len(names.places) >= 4
    assert not people or names != names_of(list_id, "")


def test_units_are_called_by_their_troop_and_a_place_of_their_own_people() -> None:
    roster = army(
        "native_kingdom",
        "buganda",
        units=[unit(spearmen=6, archers=12), unit(musketeers=9)],
        allies=(ally("white_explorers", units=[unit(machine_gun=1)]),),
    )

    spanish, english = (with_names(roster, Random(1), language) for language in ("es", "en"))

    buganda, explorers = names_of("native_kingdom", "buganda"), names_of("white_explorers", "")
    assert spanish.leader
    assert spanish.leader.name in buganda.leaders
    assert spanish.name == f"El ejército de {spanish.leader.name}"
    assert english.name == f"The army of {spanish.leader.name}"
    first, second = (each.name.partition(" de ") for each in spanish.units)
    assert (first[0], second[0]) == ("Arqueros", "Mosqueteros")
    assert {first[2], second[2]} <= set(buganda.places)
    assert first[2] != second[2]
    assert spanish.allies[0].units[0].name.removeprefix("Ametralladora de ") in explorers.places
    assert english.units[0].name == f"Archers of {first[2]}"


def test_a_list_of_a_club_takes_names_of_any_people() -> None:
    assert names_of("club_river_traders", "club_upriver") == names_of("other", "")
