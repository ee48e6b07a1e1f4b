"""The sheets as plain text and Markdown."""

import pytest

from reports.text import markdown, plain
from tests.armylists.builders import army, unit
from tests.reports.armies import CARAVAN, CODE, ILLEGAL, LAYOUTS, NOTE, named, sheet


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("lang", "needed"), [("es", ["Guardia", "Espadachines", "+3"]), ("en", ["Guardia", "Swordsmen", "+3"])]
)
def test_text_names_every_unit_in_both_languages(layout: str, lang: str, needed: list[str]) -> None:
    found = sheet(CARAVAN, layout, lang)

    assert all(word in plain(found) for word in needed)
    assert all(word in markdown(found) for word in needed)


def test_the_columns_of_plain_text_stand_under_each_other() -> None:
    said = plain(sheet(CARAVAN, "summary"))
    units = said[said.index("UNIDADES\n") : said.index("ALIADOS")].splitlines()
    rows = [line for line in units if "D6+3" in line]

    assert len(rows) == 3
    assert len({line.index("D6+3") for line in rows}) == 1


def test_the_code_is_printed_as_it_is_copied() -> None:
    assert f": {CODE}\n" in plain(sheet(CARAVAN, "summary"))
    assert f"`{CODE}`" in markdown(sheet(CARAVAN, "summary"))


def test_what_a_player_wrote_is_no_mark_of_markdown() -> None:
    roster = army("zanzibaris", name="# *Leones* | [x](y)", units=[named("1. _guardia_", askaris=8)])
    said = markdown(sheet(roster, "summary"))

    assert said.startswith("# \\# \\*Leones\\* \\| \\[x\\](y)\n")
    assert "1 · 1. \\_guardia\\_" in said


def test_a_note_of_several_lines_stays_in_its_place() -> None:
    roster = army("zanzibaris", units=[named("Guardia", "# uno\n- dos", askaris=8)])

    assert "- Notas: \\# uno - dos\n" in markdown(sheet(roster))


def test_boxes_come_in_fives_and_absurd_ones_as_a_number() -> None:
    assert "☐☐☐☐☐ ☐☐☐" in plain(sheet(army("zanzibaris", units=[unit(askaris=8)])))
    assert "☐ × 999" in plain(sheet(army("zanzibaris", units=[unit(askaris=999)])))


def test_the_unit_sheets_hold_notes_and_rules_with_their_pages() -> None:
    said = plain(sheet(CARAVAN))

    assert f"Notas: {NOTE}" in said
    assert "(FORT-13, pág. 13)" in said


def test_the_stamp_comes_before_all_else() -> None:
    said = markdown(sheet(ILLEGAL, "summary"))

    assert said.index("**NO LEGAL**") < said.index("## Mando")
