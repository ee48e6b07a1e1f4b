"""Two rows of one name, who rides, and the baggage that has no row (pp. 8, 11)."""

import pytest

from armylists.wording.names import troop
from heart_africa.rules.book import Arm, book
from tests.armylists.builders import army, judged


@pytest.mark.rule("TROOP-10")
def test_four_types_of_men_ride_and_the_others_walk() -> None:
    """Page 8, and again page 26; guns and vessels do neither."""
    by_arm = {arm: {troop.id for troop in book().troops.values() if troop.arm is arm} for arm in Arm}

    assert by_arm[Arm.MOUNTED] == {"horsemen", "mounted_musketeers", "lancers", "mounted_regulars"}
    assert by_arm[Arm.GUN] == {"field_artillery", "muzzle_loading_cannon", "machine_gun"}
    assert by_arm[Arm.VESSEL] == {"gunboat"}
    assert len(by_arm[Arm.FOOT]) == 27 - 4 - 3 - 1


@pytest.mark.rule("TROOP-15", "COMP-25")
def test_the_two_troops_called_lanceros_are_told_apart() -> None:
    """Foot at 4 points, cavalry at 15."""
    foot, cavalry = book().troops["spearmen"], book().troops["lancers"]

    assert (foot.points, foot.arm, cavalry.points, cavalry.arm) == (4, Arm.FOOT, 15, Arm.MOUNTED)
    assert troop("spearmen", "es") == "Lanceros"
    assert troop("lancers", "es") == "Lanceros Montados"


@pytest.mark.rule("BAG-01")
@pytest.mark.parametrize(("elements", "warned"), [(4, False), (3, True), (0, True)])
def test_a_baggage_train_is_four_elements(elements: int, warned: bool) -> None:  # a table
    found = judged(army("pygmies", baggage={"elements": elements}))

    assert found.legal
    assert ("BAG-01" in {warning.rule for warning in found.warnings}) is warned
