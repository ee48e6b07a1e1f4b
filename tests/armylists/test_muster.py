"""From a roster to the units of a battle."""

from collections import Counter
from itertools import pairwise
from typing import Literal

import pytest
from pydantic import TypeAdapter

from armylists.catalogue import built_in
from armylists.muster import muster, names_in
from armylists.points import price
from armylists.roster import Roster, by_troop
from armylists.roster_file import open_roster
from heart_africa.rules.battle import Side, Sort, Unit
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Trait
from heart_africa.rules.referee.muster import Muster
from resources import ROOT

SAMPLES = {
    path.name.removesuffix(".army.toml"): path for path in sorted((ROOT / "samples").glob("*.army.toml"))
}


def sample(name: str) -> Roster:
    return open_roster(SAMPLES[name], built_in()).roster


def mustered(roster: Roster, lang: str = "en", taken: tuple[str, ...] = ()) -> tuple[Side, tuple[Unit, ...]]:
    return muster(built_in(), roster, "red", lang, taken)


def a_roster(**changes: object) -> Roster:
    data = {"list": "zanzibaris", "year": 1879, "points": 300, "name": "Caravan", **changes}
    return Roster.model_validate(data)


def units(*named: tuple[str, dict[str, int]]) -> tuple[dict[str, object], ...]:
    return tuple({"name": name, "figures": figures} for name, figures in named)


# --- every army that comes with the program ---


@pytest.mark.parametrize("name", SAMPLES)
def test_every_figure_of_a_sample_comes_to_the_table(name: str) -> None:
    """Those that were paid for, the free attendants, and the baggage."""
    roster = sample(name)
    side, come = mustered(roster)

    counted = Counter(figure.troop for unit in come for figure in unit.figures)
    attendants = roster.leader.attendants if roster.leader else 0
    free = Counter({ATTENDANT: attendants, BAGGAGE: roster.baggage.elements})
    assert counted == by_troop(roster) + free
    assert side.points == price(built_in().book, roster).total
    assert side.marks == ()


@pytest.mark.parametrize("name", SAMPLES)
def test_all_names_of_two_armies_are_told_apart(name: str) -> None:
    """The same army against itself, which has every name twice."""
    red = muster(built_in(), sample(name), "red", "es")
    blue = muster(built_in(), sample(name), "blue", "es", tuple(names_in(*red)))

    names = [unit.name for _, army in (red, blue) for unit in army]
    figures = [figure.name for _, army in (red, blue) for unit in army for figure in unit.figures]
    assert max(Counter(names).values()) == max(Counter(figures).values()) == 1
    assert red[0].name != blue[0].name


@pytest.mark.parametrize("name", ["zanzibaris", "colonial_expedition-british", "pygmies"])
def test_an_army_is_written_and_read_back(name: str) -> None:
    adapter, order = TypeAdapter(Muster), Muster(*mustered(sample(name)))

    assert adapter.validate_json(adapter.dump_json(order, exclude_defaults=True)) == order


# --- who comes, and under what name ---


def test_figures_are_called_after_their_unit() -> None:
    _, (guard, *_) = mustered(a_roster(units=units(("Guard", {"swordsmen": 2, "askaris": 1}))))

    assert guard.sort is Sort.UNIT
    assert [(figure.name, figure.troop) for figure in guard.figures] == [
        ("Guard 1", "swordsmen"),
        ("Guard 2", "swordsmen"),
        ("Guard 3", "askaris"),
    ]


def test_a_unit_without_a_name_is_called_after_its_troop() -> None:
    nameless = a_roster(units=units(("", {"askaris": 8}), ("", {"askaris": 9})))

    assert [unit.name for unit in mustered(nameless)[1][:2]] == ["Askaris", "Askaris (2)"]
    spears = a_roster(units=units(("", {"spearmen": 9, "archers": 3})))
    assert mustered(spears, "es")[1][0].name == "Lanceros"


def test_a_name_that_the_enemy_bears_is_told_apart_by_the_army() -> None:
    named = a_roster(units=units(("Guard", {"askaris": 8}), ("Guard", {"askaris": 8})))

    assert [unit.name for unit in mustered(named, taken=("Guard",))[1][:2]] == [
        *("Guard of Caravan", "Guard of Caravan (2)")
    ]


def test_gun_bearers_stand_after_those_whom_they_serve() -> None:
    hunters = a_roster(units=units(("Hunters", {"gun_bearer": 1, "white_men": 2})))

    assert [figure.troop for figure in mustered(hunters)[1][0].figures] == [
        "white_men",
        "white_men",
        "gun_bearer",
    ]


@pytest.mark.parametrize(("name", "called"), [("Tippu Tip", "Tippu Tip"), ("", "Leader of Caravan")])
def test_the_leader_comes_first_with_his_company(name: str, called: str) -> None:
    leader = {
        "name": name,
        "troop": "white_men",
        "traits": ("eloquent",),
        "attendants": 2,
        "gun_bearer": True,
    }
    _, (he, *_) = mustered(a_roster(leader=leader))

    assert (he.name, he.sort, he.traits) == (called, Sort.LEADER, (Trait.ELOQUENT,))
    assert [(figure.name, figure.troop) for figure in he.figures] == [
        (called, "white_men"),
        (f"Attendant of {called} 1", ATTENDANT),
        (f"Attendant of {called} 2", ATTENDANT),
        (f"Gun bearer of {called}", "gun_bearer"),
    ]


def test_lone_figures_and_the_baggage_are_each_their_own() -> None:
    lone = {"standard_bearer": 1, "witch_doctor": 2, "scout": 1}
    _, come = mustered(a_roster(independents=lone, baggage={"elements": 3}))

    assert [(unit.sort, len(unit.figures)) for unit in come] == [
        (Sort.STANDARD_BEARER, 1),
        (Sort.WITCH_DOCTOR, 1),
        (Sort.WITCH_DOCTOR, 1),
        (Sort.SCOUT, 1),
        (Sort.BAGGAGE, 3),
    ]
    assert [figure.name for figure in come[-1].figures] == ["Baggage 1", "Baggage 2", "Baggage 3"]


def test_allies_are_known_by_their_list() -> None:
    ally = {"list": "peaceful_village", "standard_bearer": 1, "units": units(("Friends", {"spearmen": 8}))}
    _, (bearer, friends, _) = mustered(a_roster(allies=(ally,)))

    assert (bearer.sort, bearer.contingent) == (Sort.STANDARD_BEARER, "peaceful_village")
    assert (friends.name, friends.contingent) == ("Friends", "peaceful_village")


@pytest.mark.rule("CANNON-04")
def test_the_cannon_that_was_bought_deploys_as_a_gun() -> None:
    side, (cannon, _) = mustered(a_roster(works={"muzzle_loading_cannon": 1}))

    assert (cannon.sort, cannon.troop, len(cannon.figures)) == (Sort.UNIT, "muzzle_loading_cannon", 1)
    assert side.works == {"muzzle_loading_cannon": 1}


# --- the side ---


def test_a_side_knows_what_the_initiative_and_the_ground_ask_of_it() -> None:
    side, _ = mustered(a_roster())
    army = built_in().lists["zanzibaris"]

    assert (side.name, side.army, side.limit) == ("Caravan", "zanzibaris", 300)
    assert side.aggressiveness == army.aggressiveness[0].value
    assert (side.rule, side.page) == (army.aggressiveness[0].rule, army.aggressiveness[0].page)
    assert side.home == army.home_terrain[0].terrain


@pytest.mark.parametrize("mode", ["colonial", "native"])
def test_egyptians_are_as_aggressive_as_their_mode(mode: Literal["colonial", "native"]) -> None:
    rows = {row.mode: row.value for row in built_in().lists["egyptians"].aggressiveness}

    assert mustered(a_roster(list="egyptians", mode=mode))[0].aggressiveness == rows[mode]


def test_what_is_wrong_whatever_its_part_is_a_mark() -> None:
    """No leader, and no askaris; a narrative army says so too."""
    side, _ = mustered(a_roster(narrative=True))

    assert side.marks == ("no-leader", "slot-short", "narrative")


def test_what_is_wrong_only_in_some_parts_is_said_with_them() -> None:
    """Stakes and ditches: only for a defender (FORT-01), not in an Encounter (SCEN-14)."""
    roster = sample("zanzibaris").model_copy(
        update={"works": a_roster(works={"field_fortification_in": 4}).works}
    )
    unfit = {mark.code: set(mark.cases) for mark in mustered(roster)[0].unfit}

    attacking = {f"{scenario}.attacker" for scenario in ("encounter", "ambush", "planned_attack", "raid")}
    assert unfit["work-only-defending"] == attacking
    assert unfit["no-fortifications"] == {"encounter.attacker", "encounter.defender"}


def test_a_mark_is_worded_in_both_languages() -> None:
    roster = sample("zanzibaris").model_copy(
        update={"works": a_roster(works={"field_fortification_in": 4}).works}
    )
    for mark in mustered(roster)[0].unfit:
        assert mark.es != mark.en
        assert mark.rule


def test_the_names_come_in_the_order_of_the_roster() -> None:
    roster = a_roster(units=units(*[(f"Company {n}", {"askaris": 3}) for n in range(1, 5)]))
    names = [unit.name for unit in mustered(roster)[1]]

    assert all(first < second for first, second in pairwise(names[:4]))


@pytest.mark.rule("TRAIT-02")
def test_a_trait_that_was_left_open_comes_with_those_among_which_the_die_decides() -> None:
    """A village chief is eloquent, a mighty warrior or a cunning devil (p. 31)."""
    chosen, open_ = (
        mustered(a_roster(list="peaceful_village", leader={"troop": "spearmen", "traits": traits}))[1][0]
        for traits in (("eloquent",), ())
    )

    assert (chosen.traits, chosen.open_traits) == ((Trait.ELOQUENT,), ())
    assert (open_.traits, set(open_.open_traits)) == (
        (),
        {Trait.ELOQUENT, Trait.MIGHTY_WARRIOR, Trait.CUNNING_DEVIL},
    )
