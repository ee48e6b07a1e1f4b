"""The opponent's copy: two armies that differ only in what is hidden have the same one."""

import pytest

from armylists.catalogue import built_in
from armylists.roster import Roster
from armylists.share_code.code import encode
from reports.options import PaperOptions
from reports.text import markdown, plain
from tests.armylists.builders import bought, led_by
from tests.reports.armies import (
    CARAVAN,
    CODE,
    ILLEGAL,
    NOTE,
    VILLAGE,
    entries,
    read_back,
    section,
    sheet,
    words,
)


def changed(roster: Roster, **facts: object) -> Roster:
    return roster.model_copy(update=facts)


BARE = CARAVAN.independents.model_copy(update={"scout": 0})
SILENT = tuple(unit.model_copy(update={"notes": ""}) for unit in CARAVAN.units)


@pytest.mark.parametrize(
    ("roster", "other"),
    [
        pytest.param(CARAVAN, changed(CARAVAN, independents=BARE), id="the scout"),
        pytest.param(CARAVAN, changed(CARAVAN, units=SILENT), id="notes of units"),
        pytest.param(CARAVAN, changed(CARAVAN, notes=""), id="notes of the army"),
        pytest.param(
            CARAVAN,
            changed(CARAVAN, leader=led_by("askaris", "eloquent", attendants=3)),
            id="the leader's trait",
        ),
        pytest.param(
            VILLAGE,
            changed(VILLAGE, works=bought(stake_traps=1, dummy_traps=9, field_fortification_in=10)),
            id="which traps are real",
        ),
    ],
)
def test_what_is_hidden_makes_no_difference_to_the_opponent_s_copy(roster: Roster, other: Roster) -> None:
    assert sheet(roster, "opponent") == sheet(other, "opponent")
    assert sheet(roster, "units") != sheet(other, "units")


@pytest.mark.parametrize("secret", [NOTE, "Primera partida", "Explorador", "Genio Organizativo", "642"])
def test_the_paper_for_the_opponent_has_no_secret_in_it(secret: str) -> None:
    assert secret in words(read_back("caravan", "units"))
    assert secret not in words(read_back("caravan", "opponent"))


def test_nothing_around_the_pages_betrays_a_secret_either() -> None:
    reader = read_back("caravan", "opponent")
    around = repr(reader.metadata) + repr(reader.outline)

    assert "Abdullah" not in around
    assert "Explorador" not in around
    assert "Guardia" in around


@pytest.mark.parametrize("written", [plain, markdown])
def test_the_text_for_the_opponent_has_no_secret_in_it(written: object) -> None:
    assert callable(written)
    said = written(sheet(CARAVAN, "opponent", code=encode(CARAVAN, built_in())))

    assert not [word for word in (NOTE, "Explorador", "Genio", "HA1:", "642") if word in said]
    assert "Guardia" in said


def test_the_code_holds_the_whole_roster_and_is_not_printed_for_the_opponent() -> None:
    assert sheet(CARAVAN, "summary").code == CODE
    assert sheet(CARAVAN, "opponent").code == ""


def test_the_traits_are_told_if_asked_for() -> None:
    leader = entries(sheet(CARAVAN, "opponent", options=PaperOptions(traits=True)), "command")[0]

    assert "Genio Organizativo" in leader.lead


def test_the_opponent_sees_how_many_traps_there_are() -> None:
    titles = [entry.title for entry in entries(sheet(VILLAGE, "opponent"), "works")]

    assert titles == ["10″ de Fortificación de Campaña", "10 marcadores de trampa"]


def test_no_sum_of_points_is_told_but_the_limit_agreed() -> None:
    found = sheet(CARAVAN, "opponent")

    assert "720 puntos" in found.subtitle
    assert not [part for part in found.sections if part.key == "points"]
    assert not [entry.points for entry in entries(found) if entry.points]


def test_reasons_that_touch_a_secret_are_kept_from_the_opponent() -> None:
    told = repr(section(sheet(ILLEGAL, "opponent"), "reasons"))

    assert "COMP-13" in told
    assert "SCOUT-01" not in told
    assert "COMP-15" not in told
