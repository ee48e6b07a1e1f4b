"""Who touches whom, who fights whom, how a unit holds together (pp. 22, 26-27)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.board.findings import Finding
from heart_africa.board.layout import Building, Wall, Work
from heart_africa.board.moves import cohesion, contact
from heart_africa.board.scene import Scene
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.shared_terms import Obstacle
from tests.board.moves import decided, piece, places, row, scene, square, whats
from tests.referee.builders import battle, lone, unit

MEN, FOES = unit("R", "red", "warriors", 4), unit("B", "blue", "askaris", 4)
FIGHT = battle(MEN, FOES)


def met(*spots: tuple[float, float], foes: dict[str, tuple[float, float]]) -> Scene:
    return scene(FIGHT, {**places("R", spots), **foes})


def groups(table: Scene, name: str) -> Finding[tuple[frozenset[str], ...]]:
    """The groups of a unit with those who are part of it."""
    return cohesion.groups_of(table, cohesion.company(table, name))


# --- contact ---


@pytest.mark.rule("MELEE-02", "MELEE-04", "MELEE-05")
def test_two_fight_one_and_a_third_finds_no_place() -> None:
    """Three about B 1: west, east and south of it."""
    table = met((9, 10), (11, 10), (10, 9), foes={"B 1": (10, 10)})
    found = contact.matches(table)

    assert contact.contacts(table).value == (("R 1", "B 1"), ("R 2", "B 1"), ("R 3", "B 1"))
    assert [len(match.others) for match in found.value] == [2]
    assert whats(found.lines) == ["no-place-in-a-fight"]
    assert contact.may_fight(table, "B 1").value == 2
    assert whats(contact.may_fight(table, "B 1").lines) == ["may-fight"]


@pytest.mark.rule("LEAD-15")
def test_attendants_and_those_on_roofs_are_touched_by_nobody() -> None:
    chief = lone("L", "blue", Sort.LEADER, "warriors", ("attendant",))
    above = unit("A", "blue", "askaris", 1)
    above = replace(above, figures=tuple(replace(each, on_roof=True) for each in above.figures))
    table = scene(
        battle(MEN, chief, above), {"R 1": (10, 10), "L": (30, 30), "L: attendant": (11, 10), "A 1": (9, 10)}
    )

    assert contact.contacts(table).value == ()
    assert contact.touched(table, "R 1") == contact.touched(table, "L: attendant") == ()


@pytest.mark.rule("MELEE-04")
def test_figures_pair_off_before_two_gang_up() -> None:
    table = met((9, 10), (11, 10), foes={"B 1": (10, 10), "B 2": (12, 10)})

    assert [(match.one, match.others) for match in contact.matches(table).value] == [
        ("R 1", ("B 1",)),
        ("R 2", ("B 2",)),
    ]


def test_a_gap_that_hardly_shows_is_for_people_to_judge() -> None:
    """0.03 in apart: more than bases that touch, no more than is close."""
    table = met((9, 10), foes={"B 1": (10.03, 10)})
    found = contact.contacts(table)

    assert (found.value, whats(found.close)) == ((), ["close-contact"])
    assert contact.contacts(decided(table, *found.close, answer=True)).value == (("R 1", "B 1"),)
    assert contact.contacts(met((9, 10), foes={"B 1": (10.06, 10)})).close == ()


@pytest.mark.rule("MELEE-11", "TEMBA-11", "TERR-28")
def test_what_stands_between_two_who_touch() -> None:
    work = Work("w", "barricade", ((5, 10.5), (15, 10.5)))
    house = Building("t", (), (), (Wall("s", ((5, 10.5), (15, 10.5)), doors=(((9, 10.5), (11, 10.5)),)),))
    village = piece("village", square(5, 10.5, 15, 20), fence="man_high")
    where = {"R 1": (7, 10), "B 1": (7, 11), "R 2": (10, 10), "B 2": (10, 11)}

    def between(table: Scene, number: int) -> Obstacle:
        return contact.obstacle_between(table, table.footprint(f"R {number}"), table.footprint(f"B {number}"))

    assert between(scene(FIGHT, where, works=(work,)), 1) is Obstacle.BARRICADE
    assert between(scene(FIGHT, where, village), 1) is Obstacle.FENCE
    assert between(scene(FIGHT, where, buildings=(house,)), 1) is Obstacle.WALL
    assert between(scene(FIGHT, where, buildings=(house,)), 2) is Obstacle.NONE  # the door
    inside = scene(FIGHT, where, village)
    assert contact.stands_behind(inside, "B 1") is Obstacle.FENCE
    assert contact.stands_behind(inside, "R 1") is Obstacle.NONE


# --- cohesion ---


@pytest.mark.rule("COHESION-01")
@pytest.mark.parametrize(("step", "count"), [(1, 1), (5, 1), (5.2, 4)])
def test_figures_hold_together_in_a_chain(step: float, count: int) -> None:
    """Bases an inch wide, so many inches from middle to middle: 5 in leave a gap of 4."""
    found = groups(scene(FIGHT, row("R", 4, 5, 10, step)), "R")

    assert len(found.value) == count
    assert whats(found.lines) == ["groups"]


@pytest.mark.rule("COHESION-01")
def test_a_gap_of_four_inches_and_a_hair_is_for_people_to_decide() -> None:
    table = scene(FIGHT, places("R", ((5, 10), (6, 10), (11.04, 10), (12, 10))))
    found = groups(table, "R")

    assert (len(found.value), whats(found.close)) == (2, ["close-cohesion"])
    assert len(groups(decided(table, *found.close, answer=True), "R").value) == 1
    wide = scene(FIGHT, places("R", ((5, 10), (6, 10), (10.98, 10), (12, 10))))
    assert len(groups(decided(wide, *found.close, answer=False), "R").value) == 2


@pytest.mark.rule("COHESION-01")
def test_a_close_gap_that_parts_nobody_is_not_asked() -> None:
    """R 1 and R 3 are 4.03 in apart, but both are near R 2."""
    assert groups(scene(FIGHT, places("R", ((5, 10), (7, 10), (10.03, 10)))), "R").close == ()


@pytest.mark.rule("TRAIT-06")
def test_a_leader_who_is_part_of_a_unit_holds_it_together() -> None:
    with_them = lone("L", "red", Sort.LEADER, "white_men")
    fight = battle(MEN, FOES, with_them)
    where = {**places("R", ((5, 10), (13, 10))), "L": (9, 10)}
    joined = battle(MEN, FOES, lone_with("R"))

    assert len(groups(scene(fight, where), "R").value) == 2
    assert len(groups(scene(joined, where), "R").value) == 1


def lone_with(name: str) -> Unit:
    return replace(lone("L", "red", Sort.LEADER, "white_men"), with_unit=name)


@pytest.mark.rule("COHESION-02")
def test_how_far_the_parts_of_a_unit_lie_apart() -> None:
    """Gaps of 6 and 9 inches join three parts."""
    table = scene(FIGHT, places("R", ((5, 10), (12, 10), (22, 10))))

    assert cohesion.widest_gap(table, ("R 1", "R 2", "R 3")) == pytest.approx(15)
    assert cohesion.widest_gap(table, ("R 1",)) == 0


# --- laws ---

spots = st.lists(st.tuples(st.floats(2, 30), st.floats(2, 30)), min_size=4, max_size=4)


@given(spots, st.permutations(range(4)))
def test_groups_do_not_depend_on_the_order_of_figures(
    where: list[tuple[float, float]], order: list[int]
) -> None:
    table = scene(FIGHT, places("R", where))
    names = [f"R {each + 1}" for each in order]

    assert {*groups(table, "R").value} == {*cohesion.groups_of(table, names).value}


@given(spots, st.floats(0, 40), st.floats(0, 16))
def test_groups_and_contacts_do_not_depend_on_the_place(
    where: list[tuple[float, float]], east: float, north: float
) -> None:
    foes = row("B", 4, 4, 15, 5)
    here, there = (
        scene(FIGHT, {name: (x + dx, y + dy) for name, (x, y) in {**places("R", where), **foes}.items()})
        for dx, dy in ((0, 0), (east, north))
    )

    if not (contact.contacts(here).close or contact.contacts(there).close):
        assert contact.contacts(here).value == contact.contacts(there).value
    if not groups(here, "R").close:
        assert groups(here, "R").value == groups(there, "R").value
