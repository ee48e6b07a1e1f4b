"""What the sheets of an army say: units folded, boxes, points, verdict, measures."""

from collections import Counter

import pytest

from armylists.catalogue import built_in
from armylists.legality import verdict
from heart_africa.core.messages import LANGUAGES
from reports.content.sheet import Blanks, Entries, Paragraph, Sheet, Table
from reports.options import PaperOptions
from reports.pdf.cards import card
from tests.armylists.builders import ally, army, led_by, unit
from tests.reports.armies import CARAVAN, ILLEGAL, LAYOUTS, NOTE, entries, named, section, sheet


def points(found: Sheet) -> list[tuple[str, ...]]:
    """The rows of the reckoning."""
    (table,) = section(found, "points").blocks
    assert isinstance(table, Table)
    return [row.cells for row in table.rows]


def test_the_armies_of_these_tests_are_what_they_are_said_to_be() -> None:
    assert not verdict(built_in(), CARAVAN).problems
    assert len(verdict(built_in(), ILLEGAL).problems) == 7


def test_units_alike_are_folded_into_one_block_with_boxes_for_each() -> None:
    first, *others = entries(sheet(CARAVAN))

    assert (first.title, first.number, first.times) == ("20 Askaris", "1–2", 2)
    assert [track.name for track in first.tracks] == ["1 · 1ª compañía", "2 · 2ª compañía"]
    assert [boxes.count for track in first.tracks for boxes in track.boxes] == [20, 20]
    assert [entry.times for entry in others] == [1, 1]


def test_units_are_alike_whatever_the_order_of_their_figures() -> None:
    roster = army("peaceful_village", units=[unit(spearmen=8, archers=2), unit(archers=2, spearmen=8)])

    assert [entry.times for entry in entries(sheet(roster))] == [2]


def test_units_of_other_sizes_are_not_folded() -> None:
    roster = army("peaceful_village", units=[unit(spearmen=8), unit(spearmen=9)])

    assert [entry.number for entry in entries(sheet(roster))] == ["1", "2"]


def test_folded_units_keep_their_own_notes() -> None:
    (first, *_) = entries(sheet(CARAVAN))

    assert [track.notes for track in first.tracks] == [NOTE, ""]


def test_units_of_one_name_are_told_apart_by_their_numbers() -> None:
    twins = [named("Leones", askaris=8), unit(swordsmen=3), named("Leones", askaris=8)]
    first, _ = entries(sheet(army("zanzibaris", units=twins)))

    assert (first.title, first.number) == ("Leones", "1, 3")
    assert [track.name for track in first.tracks] == ["Unidad 1", "Unidad 3"]


def test_each_kind_of_figure_of_a_mixed_unit_has_its_own_boxes() -> None:
    mixed = entries(sheet(CARAVAN), "allies-0")[1]

    assert [(boxes.label, boxes.count) for boxes in mixed.tracks[0].boxes] == [
        ("Lanceros", 6),
        ("Arqueros", 4),
    ]


@pytest.mark.parametrize(
    ("figures", "markers"),
    [
        ({"askaris": 8}, ("Moral",)),
        ({"spearmen": 8}, ("Moral",)),
        ({"machine_gun": 1}, ("Moral", "Encasquillada", "Inservible")),
        ({"gunboat": 1}, ("1.er fallo", "2.º fallo", "Encallada")),
    ],
)
def test_the_markers_are_those_of_the_troop(figures: dict[str, int], markers: tuple[str, ...]) -> None:
    (entry,) = entries(sheet(army("zanzibaris", units=[unit(**figures)])))

    assert entry.tracks[0].markers == markers


@pytest.mark.rule("MORALE-02")
@pytest.mark.parametrize(
    ("size", "said"),
    [
        (6, "1 (con 1–6)"),
        (7, "2 (con 7) · 1 (con 1–6)"),
        (20, "3 (con 13–20) · 2 (con 7–12) · 1 (con 1–6)"),
        (21, "4 (con 21) · 3 (con 13–20) · 2 (con 7–12) · 1 (con 1–6)"),
    ],
)
def test_a_unit_is_told_which_losses_make_it_test(size: int, said: str) -> None:
    (entry,) = entries(sheet(army("zanzibaris", units=[unit(askaris=size)])))

    remark = entry.tracks[0].remarks[0]

    assert remark.replace("\u00a0", " ") == f"Tests por bajas en un turno: {said}"


@pytest.mark.rule("GUN-30", "GUN-31")
def test_a_gunboat_has_a_box_for_each_hit_until_she_may_withdraw() -> None:
    """A test at each twenty hits, and two failures: forty."""
    (boat,) = entries(sheet(army("egyptians", units=[unit(gunboat=1)])))

    assert [(boxes.label, boxes.count) for boxes in boat.tracks[0].boxes] == [("Impactos", 40)]
    assert boat.tracks[0].remarks[0].startswith("Impactos")


def test_the_long_rules_of_a_gunboat_stand_on_both_sides_of_her_sheet() -> None:
    """Told at the right alone they were three times as high as the boxes, and ran over the page."""
    made = sheet(army("egyptians", units=[unit(gunboat=1)]))
    (boat,) = entries(made)
    (left, right) = (
        sum(piece.height for piece in pieces)
        for _, pieces in card(boat, made.heads, 500.0, "es", "", first=True).columns
    )
    assert abs(left - right) < 60


@pytest.mark.rule("RELOAD-01")
def test_each_figure_that_reloads_has_its_own_mark() -> None:
    (mixed,) = entries(sheet(army("zanzibaris", units=[unit(askaris=8, spearmen=4)])))

    assert [(boxes.count, boxes.reload) for boxes in mixed.tracks[0].boxes] == [(8, True), (4, False)]


def test_allied_units_are_numbered_on() -> None:
    """Four own units, then five and six; the points name them alike."""
    found = sheet(CARAVAN)
    rows = [
        row.cells[0]
        for block in section(found, "points").blocks
        if isinstance(block, Table)
        for row in block.rows
    ]

    assert [entry.number for entry in entries(found, "allies-0")] == ["5", "6"]
    assert [row for row in rows if "aliada" in row] == ["Unidad 5 (aliada)", "Unidad 6 (aliada)"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_that_several_have_is_told_once_and_named_at_each(lang: str) -> None:
    found = sheet(CARAVAN, lang=lang)
    told = Counter(
        rule.text
        for part in found.sections
        for block in part.blocks
        if isinstance(block, Entries)
        for entry in block.entries
        for rule in entry.specials
        if not rule.shared
    )
    shared = Counter(block.text for block in section(found, "rules").blocks if isinstance(block, Paragraph))

    assert max(told.values()) == max(shared.values()) == 1
    assert not told.keys() & shared.keys()
    assert len(shared) == 4


@pytest.mark.rule("TROOP-22", "TROOP-23")
def test_mounted_regulars_have_a_row_on_horse_and_one_on_foot() -> None:
    (entry,) = entries(sheet(army("portuguese_settlers", units=[unit(mounted_regulars=2)])))

    assert [row.cells[:4] for row in entry.profiles] == [("10″", "+1", "No", "0"), ("24″", "+2", "No", "+3")]


def test_the_leader_has_a_box_for_himself_and_for_each_who_may_die_for_him() -> None:
    roster = army(
        "white_explorers", leader=led_by("white_men", "mighty_warrior", gun_bearer=True, attendants=2)
    )

    leader = entries(sheet(roster), "command")[0]

    assert [boxes.count for boxes in leader.tracks[0].boxes] == [1, 2, 1]


@pytest.mark.rule("COMP-14")
@pytest.mark.parametrize("layout", ["summary", "units"])
def test_the_reckoning_adds_up(layout: str) -> None:
    """Leader 6, standard and scout 100, askaris 120 + 120 + 96, swordsmen 112, allies 48 + 40."""
    rows = points(sheet(CARAVAN, layout))
    lines, sums = rows[:-3], rows[-3:]

    assert sum(int(row[-1]) for row in lines) == 642
    assert [row[-1] for row in sums] == ["642", "720", "78"]


def test_the_unit_sheets_reckon_line_by_line() -> None:
    rows = points(sheet(CARAVAN))

    assert ("Unidad 4 «Guardia»", "8 Espadachines × 14", "112") in rows


def test_a_legal_army_is_footed_with_edition_pages_and_day() -> None:
    found = sheet(CARAVAN, "summary")

    assert "legal según «En el Corazón de África», 2.ª ed. (págs. 4–15 y 29–36)" in found.footer
    assert found.footer.endswith("el 3 de marzo de 2026.")
    assert found.stamp is None


def test_without_a_day_none_is_printed() -> None:
    assert "2026" not in sheet(CARAVAN, options=PaperOptions()).footer


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("narrative", "word"), [(True, "Narrativo"), (False, "No legal")])
def test_an_army_objected_to_is_stamped(layout: str, narrative: bool, word: str) -> None:
    found = sheet(ILLEGAL.model_copy(update={"narrative": narrative}), layout)

    assert found.stamp is not None
    assert found.stamp.word == word
    assert "legal según" not in found.footer.replace("NO legal según", "")


def test_a_narrative_army_that_is_legal_is_not_stamped() -> None:
    assert sheet(CARAVAN.model_copy(update={"narrative": True})).stamp is None


def test_the_reasons_are_all_told_with_place_rule_and_page() -> None:
    told = section(sheet(ILLEGAL), "reasons").blocks
    said = {(block.title, block.cite) for block in told if isinstance(block, Paragraph)}

    assert len(told) == 7
    assert ("Unidad 1", "COMP-13, pág. 29") in said
    assert ("Explorador", "SCOUT-01†, pág. 11") in said


def test_allies_have_their_own_block_with_their_list() -> None:
    roster = army("zanzibaris", allies=(ally("native_warlord", "yao"),))

    assert section(sheet(roster), "allies-0").title == "Aliados: Señor de la Guerra Nativo · Yao"


@pytest.mark.parametrize(
    ("list_id", "people", "mode", "home", "aggressiveness"),
    [
        ("zanzibaris", "", "", "Costa o Sabana", "2"),
        ("native_kingdom", "rwanda", "", "Montaña", "2"),
        ("peaceful_village", "", "", "Cualquiera", "1"),
        ("egyptians", "", "colonial", "Sabana o Pradera", "4"),
        ("egyptians", "", "native", "Sabana o Pradera", "1"),
        ("egyptians", "", "", "Sabana o Pradera", "4 o 1"),
    ],
)
def test_home_terrain_and_aggressiveness_are_told(
    list_id: str, people: str, mode: str, home: str, aggressiveness: str
) -> None:
    facts = {fact.label: fact.value for fact in sheet(army(list_id, people, mode=mode), "summary").facts}

    assert (facts["Terreno natal"], facts["Agresividad"]) == (home, aggressiveness)


@pytest.mark.rule("SCALE-01", "SCALE-02")
def test_a_game_in_centimetres_reads_every_inch_as_one() -> None:
    found = sheet(CARAVAN, options=PaperOptions(centimetres=True))
    said = repr(found)

    assert "16″" in repr(sheet(CARAVAN))

    assert "16 cm" in said
    assert "″" not in said


def test_names_keep_the_book_s_spanish_term_beside_the_english() -> None:
    found = sheet(CARAVAN, lang="en")

    assert entries(found)[2].profiles[0].name == "Swordsmen (Espadachines)"
    assert entries(found, "command")[0].specials[0].title == "Organizing Genius (Genio Organizativo)"


def test_an_army_without_a_name_bears_that_of_its_list() -> None:
    assert sheet(army("pygmies")).title == "Pigmeos"


def test_the_sheets_for_the_table_have_lines_for_notes_on_the_army() -> None:
    """After what is noted already; summary and opponent's copy have none."""
    plain = army("peaceful_village", units=[unit(spearmen=8)])
    noted = plain.model_copy(update={"notes": "Beware of the river."})

    assert section(sheet(plain), "notes").blocks == (Blanks(("",) * 4),)
    assert section(sheet(noted), "notes").blocks == (Paragraph("Beware of the river."), Blanks(("",) * 4))
    assert [
        [each.key for each in sheet(noted, layout).sections if each.key == "notes"] for layout in LAYOUTS
    ] == [["notes"] if layout == "units" else [] for layout in LAYOUTS]
