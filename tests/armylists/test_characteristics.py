"""The table of characteristics, page 12, typed from the book row by row; weapons from pages 6 to 10."""

import pytest

from armylists.points import unit_points
from heart_africa.rules.book import Ability, Profile, Troop, book
from tests.armylists.builders import unit

# Range, bonus, reload, shots; close combat; movement open, cover; morale; points. None is a dash of the book.
Shooting = tuple[int | None, int | None, bool | None, int]
Row = tuple[Shooting, int | None, tuple[str, str | None], int | None, int]
FOOT_EUROPEAN, FOOT_DRILLED, FOOT_NATIVE, PYGMY = (
    ("D6+2", "D6-2"),
    ("D6+3", "D6-1"),
    ("2D6", "D6"),
    ("D6+2", "D6+2"),
)
RIDING, GUN = ("3D6", "D6-2"), ("D6", None)
NO_SHOT = (None, None, None, 1)
TABLE = [
    ("CHAR-01", "white_men", (30, 2, False, 1), 3, FOOT_EUROPEAN, 3, 40),
    ("CHAR-02", "regulars", (24, 2, False, 1), 3, FOOT_EUROPEAN, 3, 28),
    ("CHAR-03", "soldiers", (20, 2, False, 1), 1, FOOT_DRILLED, 3, 20),
    ("CHAR-04", "swordsmen", (16, 1, True, 1), 3, FOOT_DRILLED, 3, 14),
    ("CHAR-05", "well_armed_askaris", (16, 1, False, 1), -1, FOOT_DRILLED, 4, 12),
    ("CHAR-06", "askaris", (16, 1, True, 1), -1, FOOT_DRILLED, 4, 6),
    ("CHAR-07", "ruga_ruga", (10, 1, True, 1), 2, FOOT_NATIVE, 3, 9),
    ("CHAR-08", "warriors", NO_SHOT, 3, FOOT_NATIVE, 3, 9),
    ("CHAR-09", "agile_warriors", (4, 0, False, 1), 2, FOOT_NATIVE, 3, 8),
    ("CHAR-10", "spearmen", NO_SHOT, 1, FOOT_NATIVE, 4, 4),
    ("CHAR-11", "agile_spearmen", (4, 0, False, 1), 0, FOOT_NATIVE, 4, 4),
    ("CHAR-12", "musketeers", (10, 1, True, 1), -1, FOOT_NATIVE, 4, 4),
    ("CHAR-13", "archers", (8, 0, False, 1), -1, FOOT_NATIVE, 4, 4),
    ("CHAR-14", "pygmy_archers", (8, 1, False, 1), -3, PYGMY, 4, 8),
    ("CHAR-15", "pygmy_spearmen", NO_SHOT, 1, PYGMY, 4, 8),
    ("CHAR-16", "horsemen", (6, 0, False, 1), 0, RIDING, 4, 10),
    ("CHAR-17", "mounted_musketeers", (10, 1, True, 1), 0, RIDING, 4, 12),
    ("CHAR-18", "lancers", NO_SHOT, 3, RIDING, 3, 15),
    # "as Regulars": page 9 gives that on foot; mounted they are Mounted Musketeers who need not reload
    ("CHAR-19", "mounted_regulars", (10, 1, False, 1), 0, RIDING, 3, 40),
    ("CHAR-20", "field_artillery", (50, 2, False, 1), 0, GUN, 3, 50),
    ("CHAR-21", "muzzle_loading_cannon", (30, 2, True, 1), 0, GUN, 4, 20),
    ("CHAR-22", "machine_gun", (30, 2, False, 6), 0, GUN, 3, 50),
    ("CHAR-23", "gunboat", (50, 2, False, 2), None, FOOT_NATIVE, 3, 100),
    ("CHAR-24", "gun_bearer", NO_SHOT, 1, FOOT_EUROPEAN, None, 20),
    ("CHAR-25", "standard_bearer", NO_SHOT, 2, FOOT_NATIVE, None, 50),
    ("CHAR-26", "witch_doctor", NO_SHOT, 0, FOOT_NATIVE, None, 25),
    ("CHAR-27", "scout", NO_SHOT, 3, ("4D6", "2D6"), None, 50),
]
WEAPONS = {
    "breech_loader": {"white_men", "regulars", "soldiers", "well_armed_askaris", "mounted_regulars"},
    "muzzle_loader": {"swordsmen", "askaris", "ruga_ruga", "musketeers", "mounted_musketeers"},
    "thrown": {"agile_warriors", "agile_spearmen", "horsemen"},
    "bow": {"archers", "pygmy_archers"},
    "gun": {"field_artillery", "muzzle_loading_cannon", "machine_gun", "gunboat"},
}
ARMS = {
    "mounted": {"horsemen", "mounted_musketeers", "lancers", "mounted_regulars"},
    "gun": {"field_artillery", "muzzle_loading_cannon", "machine_gun"},
    "vessel": {"gunboat"},
}


def troop(name: str) -> Troop:
    return book().troops[name]


def row_of(name: str) -> Row:
    row = troop(name).profile
    shooting = (row.range_in, row.shot_bonus, row.reload, row.shots)
    movement = (str(row.move_open), str(row.move_cover) if row.move_cover else None)
    return shooting, row.melee, movement, row.morale, troop(name).points


@pytest.mark.parametrize(
    ("name", "printed"),
    [pytest.param(name, row, marks=pytest.mark.rule(rule), id=name) for rule, name, *row in TABLE],
)
def test_the_row_is_as_printed(name: str, printed: list[object]) -> None:
    assert row_of(name) == tuple(printed)


def test_the_table_has_its_27_rows_in_the_order_of_the_page() -> None:
    rows = [(row.rule, row.id, row.page) for row in book().troops.values()]

    assert rows == [(rule, name, 12) for rule, name, *_ in TABLE]


@pytest.mark.rule("CHAR-19")
def test_mounted_regulars_fight_as_regulars_once_dismounted() -> None:
    regulars = Profile.model_validate(troop("regulars").profile.model_dump(mode="python"))

    assert troop("mounted_regulars").dismounted == regulars
    assert [row.id for row in book().troops.values() if row.dismounted] == ["mounted_regulars"]


@pytest.mark.parametrize("name", [row[1] for row in TABLE])
def test_the_weapon_is_the_one_described(name: str) -> None:
    """Pages 6 to 10: who loads at the breech, at the muzzle, throws, draws a bow or serves a piece."""
    described = {kind for kind, troops in WEAPONS.items() if name in troops} or {"none"}

    assert {str(troop(name).weapon)} == described
    assert troop(name).firearm is bool(described & {"breech_loader", "muzzle_loader", "gun"})


@pytest.mark.parametrize("name", [row[1] for row in TABLE])
def test_the_arm_is_the_one_described(name: str) -> None:
    """Pages 8 to 10: riders, pieces with their crew, the gunboat; all others go on foot."""
    described = {arm for arm, troops in ARMS.items() if name in troops} or {"foot"}

    assert {str(troop(name).arm)} == described


@pytest.mark.rule("CHAR-28")
def test_a_dash_is_no_shooting_no_melee_and_no_morale_test() -> None:
    rows = book().troops.values()

    assert {row.id for row in rows if row.profile.range_in is None} == {
        "warriors", "spearmen", "pygmy_spearmen", "lancers",
        "gun_bearer", "standard_bearer", "witch_doctor", "scout",
    }  # fmt: skip
    assert {row.id for row in rows if row.profile.melee is None} == {"gunboat"}
    assert {row.id for row in rows if row.profile.morale is None} == {
        "gun_bearer", "standard_bearer", "witch_doctor", "scout",
    }  # fmt: skip


@pytest.mark.rule("CHAR-30")
def test_only_guns_cannot_move_in_cover() -> None:
    still = {row.id for row in book().troops.values() if row.profile.move_cover is None}

    assert still == {"field_artillery", "muzzle_loading_cannon", "machine_gun"}


@pytest.mark.rule("CHAR-31")
@pytest.mark.parametrize(
    ("figures", "points"),
    [
        pytest.param({"spearmen": 1}, 4, id="one man"),
        pytest.param({"spearmen": 11}, 44, id="eleven men"),
        pytest.param({"field_artillery": 1}, 50, id="a gun and its crew are one figure"),
        pytest.param({"machine_gun": 2}, 100, id="two guns"),
        pytest.param({"white_men": 2, "gun_bearer": 2}, 120, id="bearers are paid besides"),
    ],
)
def test_points_are_for_each_figure(figures: dict[str, int], points: int) -> None:
    assert unit_points(book(), unit(**figures)) == points


# Pages 5 to 15 and 22: what a troop can do beyond its row.
PYGMIES = {"pygmy_archers", "pygmy_spearmen"}
GUNS = {"field_artillery", "muzzle_loading_cannon"}
ABILITIES = {
    "white_man_save": {"white_men"},
    "two_shots_with_bearer": {"white_men"},
    "lancer_save": {"lancers"},
    "dismounts": {"mounted_regulars"},
    "pygmy": PYGMIES,
    "splash": GUNS | {"gunboat"},
    "crew_save": GUNS | {"machine_gun"},
    "jams": {"machine_gun"},
    "never_moves": {"muzzle_loading_cannon"},
    "cancels_a_test": {"standard_bearer"},
    "casts_spells": {"witch_doctor"},
    "finds_ambushes": {"scout"},
    "scout_save": {"scout"},
    "witchcraft_immune": PYGMIES
    | GUNS
    | {"white_men", "regulars", "mounted_regulars", "swordsmen", "machine_gun", "gunboat"},
    "ambushes_in_rocks": PYGMIES
    | {"ruga_ruga", "warriors", "agile_warriors", "spearmen", "agile_spearmen", "musketeers", "archers"},
    "two_ranks": {"askaris", "swordsmen", "ruga_ruga", "musketeers"},
    "keeps_bonus_over_works": {"agile_warriors", "agile_spearmen", "archers", "pygmy_archers", "horsemen"},
    "rides_gunboat": {"white_men", "regulars", "soldiers", "well_armed_askaris", "askaris"}
    | {"standard_bearer", "gun_bearer"},
}


@pytest.mark.parametrize("ability", list(Ability), ids=str)
def test_who_has_an_ability(ability: Ability) -> None:
    assert {row.id for row in book().troops.values() if ability in row.abilities} == ABILITIES[ability.value]


def test_what_a_save_needs() -> None:
    """Pages 6, 9 and 11: White Men and gun crews save on 4, scouts on 3; for lancers 4 is our reading."""
    needs = {name: row.needs for name, row in book().characteristics.abilities.items() if row.needs}

    assert needs == {"white_man_save": 4, "crew_save": 4, "lancer_save": 4, "scout_save": 3}
