"""The packs of Last Stand at Isandlwana: what the rulebook states, our own map and roster, what is wrong with one."""

import json
import tomllib
from pathlib import Path

import jsonschema
import pytest

from armylists.schemas import schema
from heart_africa.companions.isandlwana.components import Components
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.pack import IsandlwanaPack, components, kept
from heart_africa.companions.isandlwana.packs import PACKS
from heart_africa.companions.packs import ComponentNeeded, Stack, begun, with_value
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.own_packs import keep, own_box

FOLDER = COMPANIONS / "isandlwana"
OWN = (FOLDER / "first.pack.toml").read_text(encoding="utf-8")
BOOK = (FOLDER / "first-rulebook.pack.toml").read_text(encoding="utf-8")


def laid(text: str) -> Stack[IsandlwanaPack]:
    return PACKS.checked(PACKS.read(text, "x.pack.toml"))


def owned(**values: object) -> Stack[IsandlwanaPack]:
    """An owner's pack with these values; two underscores stand for a dot."""
    text = begun("isandlwana", 1)
    for key, value in values.items():
        text = with_value(text, tuple(part.lstrip("h") if part[1:].isdecimal() else part
                                      for part in key.split("__")), value)  # fmt: skip
    return laid(text)


def pieces() -> Components:
    return components(PACKS.own_set(1))


# --- what comes with the program ---


def test_a_whole_game_can_be_played_with_our_own_set_and_every_value_says_where_it_comes_from() -> None:
    assert list(PACKS.lacking(PACKS.own_set(1))) == []
    assert set(PACKS.own_set(1).origins) == {"rulebook", "derived", "substitute"}
    assert set(PACKS.over_rulebook(PACKS.rulebook(1)).origins) == {"rulebook", "derived"}


@pytest.mark.parametrize("text", [OWN, BOOK], ids=["own", "rulebook"])
def test_every_pack_that_is_shipped_fits_the_schema(text: str) -> None:
    jsonschema.validate(tomllib.loads(text), json.loads(schema("isandlwana-pack")))


@pytest.mark.rule("IS-146", "IS-006")
def test_the_grid_has_25_columns_of_14_and_13_rows_in_turn() -> None:
    """13 odd columns of 14 and 12 even ones of 13 are 338."""
    grid = pieces().grid

    assert len(grid.hexes) == 338
    assert [hex_ for hex_ in ("0114", "0213", "2514", "2413") if not grid.has(hex_)] == []
    assert [hex_ for hex_ in ("0115", "0214", "2601", "0100", "0001", "x", "") if grid.has(hex_)] == []


@pytest.mark.rule("IS-010", "IS-011", "IS-091", "IS-127")
def test_what_it_costs_to_enter_a_hex() -> None:
    """From 0808 to 0909 to 1008 A Company pays 1 and 2 in the example; along a road 1; an onrush hex is clear."""
    box = pieces()

    assert [box.cost("0708", "0808"), box.cost("0808", "0909"), box.cost("0909", "1008")] == [1, 1, 2]
    assert (box.road("0908", "1008"), box.cost("0908", "1008")) == (True, 1)
    assert (box.terrain_of["2301"], box.cost("2401", "2301"), box.defense("2301")) == ("clear", 1, 2)
    assert (box.defense("0808"), box.defense("1008"), box.blocks("1106")) == (2, 4, True)


@pytest.mark.rule("IS-014", "IS-019", "IS-021", "IS-022", "IS-023", "IS-033")
def test_the_roster_is_the_rulebooks_and_the_strengths_ours() -> None:
    units = pieces().units.values()

    assert [sum(unit.kind == kind for unit in units) for kind in ("company", "detachment", "ad-hoc")] == [
        7,
        7,
        3,
    ]
    assert pieces().units["a"].strength == 8
    assert [unit.id for unit in units if unit.arrives] == ["lt-a"]
    assert [unit.id for unit in units if unit.static] == ["st-iz"]
    assert [unit.id for unit in units if unit.hex == "2004"] == ["e", "f"]


def test_a_value_that_nobody_has_said_is_asked_for_by_its_place() -> None:
    box = components(PACKS.over_rulebook(PACKS.rulebook(1)))

    with pytest.raises(ComponentNeeded) as strength:
        box.strength("c")
    with pytest.raises(ComponentNeeded) as ground:
        box.defense("1313")
    with pytest.raises(ComponentNeeded) as key:
        box.cost("1105", "1206")

    asked = [PACKS.key(each.value) for each in (strength, ground, key)]
    assert asked == ["units.c.strength", "hexes.1313", "terrain.ledge.cost"]


def test_an_owner_copies_a_run_of_hexes_of_a_column_at_once() -> None:
    assert list(kept(("hexes", "0103-0105"), "clear")) == [
        (("hexes", "0103"), "clear"), (("hexes", "0104"), "clear"), (("hexes", "0105"), "clear")]  # fmt: skip
    assert list(kept(("hexes", "0103"), "tents")) == [(("hexes", "0103"), "tents")]
    assert list(kept(("hexes", "0103-0205"), "tents")) == [(("hexes", "0103-0205"), "tents")]


def test_hexes_that_are_missing_are_named_by_the_run() -> None:
    """Of column 09 the rulebook says 08 and 09; of column 10 hex 08, of 12 hex 06."""
    lacking = [
        place[1] for place in PACKS.lacking(PACKS.over_rulebook(PACKS.rulebook(1))) if place[0] == "hexes"
    ]

    assert lacking[7:13] == ["0801-0807", "0809-0813", "0901-0907", "0910-0914", "1001-1007", "1009-1013"]


def test_a_hex_may_be_typed_without_quotes(tmp_path: Path) -> None:
    for piece, field, typed in (
        ("unit-a", "hex", "1606"),
        ("leader-wardell", "hex", "0905"),
        ("unit-c", "strength", "6"),
    ):
        keep(ISANDLWANA, 1, ComponentNeeded(piece, field), typed, tmp_path)

    box = components(own_box(ISANDLWANA, 1, tmp_path))
    assert (box.units["a"].hex, box.leaders["wardell"].hex, box.units["c"].strength) == ("1606", "0905", 6)


# --- what is wrong with a pack ---

HEXES = "[hexes]\n"
WRONG = [
    pytest.param(HEXES, HEXES + '2614 = { value = "clear", origin = "substitute" }\n', "pack-off-grid",
                 "hexes.2614", id="a hex off the grid"),
    pytest.param(HEXES, HEXES + '0214 = { value = "clear", origin = "substitute" }\n', "pack-off-grid",
                 "hexes.0214", id="row 14 of an even column"),
    pytest.param('hex = { value = "1406"', 'hex = { value = "16O6"', "pack-off-grid", "units.a.hex",
                 id="no hex number"),
    pytest.param("[units.e]\nstrength = { value = 6", "[units.e]\nstrength = { value = 9", "pack-strength",
                 "units.e.strength", id="a strength of 9"),
    pytest.param("[units.e]\nstrength = { value = 6", "[units.e]\nstrength = { value = 0", "pack-strength",
                 "units.e.strength", id="a strength of 0"),
    pytest.param("[units.c]\nstrength = { value = 4", "[units.c]\nstrength = { value = 7", "pack-counter",
                 "units.c.strength", id="no 4/3 counter below 7"),
    pytest.param("[units.c]\nstrength = { value = 4", "[units.c]\nstrength = { value = 2", "pack-counter",
                 "units.c.strength", id="weaker than its counter"),
    pytest.param("[units.lt-a]\nstrength = { value = 6", "[units.lt-a]\nstrength = { value = 7",
                 "pack-counters", "units.lt-a.strength", id="four counters for three"),
    pytest.param("[units.e]\n", '[units.e]\nlabel = { value = "f co", origin = "owner" }\n', "leaf-of-an-owner",
                 "units.e.label.origin", id="an owner's value shipped"),
    pytest.param("[units.f]\nstrength = { value = 5", "[units.f]\nstrength = { value = 1", "pack-not-overstacked",
                 "units", id="8 points in 2004"),
    pytest.param('[units.qp]\nstrength = { value = 3, origin = "substitute" }\nhex = { value = "1208"',
                 '[units.qp]\nstrength = { value = 3, origin = "substitute" }\nhex = { value = "1406"',
                 "pack-overstacked", "units.qp.hex", id="12 points elsewhere"),
    pytest.param("[units.1bb]\n", '[units.1bb]\nhex = { value = "1304", origin = "substitute" }\n',
                 "pack-two-places", "units.1bb.hex", id="a detachment with a hex"),
    pytest.param('[leaders.wardell]\nhex = { value = "1708"', '[leaders.wardell]\nhex = { value = "2013"',
                 "pack-british-onrush", "leaders.wardell.hex", id="a leader where Zulus come on"),
    pytest.param('0101 = { value = "clear"', '0101 = { value = "lagoon"', "pack-terrain", "hexes.0101",
                 id="no such terrain"),
    pytest.param("[roads]\n", '[map]\nwest_exit = { value = ["0105"], origin = "substitute" }\n\n[roads]\n',
                 "stated-value-replaced", "map.west_exit.value", id="what the rulebook states"),
    pytest.param("[roads]\n", '[markers]\nzulus = { value = 113, origin = "substitute" }\n\n[roads]\n',
                 "pack-zulus", "markers.zulus", id="113 Zulus"),
    pytest.param("[roads]\n", '[map]\ncolumns = { value = 26, origin = "substitute" }\n\n[roads]\n',
                 "pack-grid", "map.columns", id="26 columns"),
    pytest.param('"0709", "0609"', '"0709", "0509"', "pack-road-gap", "roads.rorkes-drift", id="a road with a gap"),
    pytest.param("[units.qp]", "[units.q]", "not-one-of", "units.q", id="no such unit"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "key"), WRONG)
@pytest.mark.rule(
    "IS-012", "IS-014", "IS-017", "IS-018", "IS-019", "IS-026", "IS-032", "IS-068", "IS-126", "IS-146"
)
def test_a_pack_that_breaks_a_rule_is_refused_with_its_place(old: str, new: str, code: str, key: str) -> None:
    assert old in OWN

    with pytest.raises(BadData) as bad:
        laid(OWN.replace(old, new, 1))

    assert (bad.value.code, bad.value.key, bad.value.file) == (code, key, "x.pack.toml")
    assert bad.value.line


@pytest.mark.parametrize(
    ("values", "code", "key"),
    [
        ({"units__a__strength": 7}, "pack-strength-a", "units.a.strength"),
        ({"units__e__label": "f co"}, "pack-same-name", "units.f.label"),
        ({"markers__wagon": "1108"}, "pack-wagon", "markers.wagon"),
        ({"markers__zulus": 113}, "pack-zulus", "markers.zulus"),
        ({"map__onrush_west": ["1201", "1314", "0501"]}, "pack-onrush", "map.onrush_west"),
        ({"map__onrush_east": ["1601", "2301", "2506"]}, "pack-onrush", "map.onrush_east"),
        ({"map__onrush_east": ["1601", "2301", "2506", "2013", "1201"],
          "map__onrush_west": ["1314", "0401"]}, "pack-onrush-part", "map.onrush_east"),
    ],
)  # fmt: skip
@pytest.mark.rule("IS-019", "IS-026", "IS-031", "IS-036", "IS-124")
def test_not_even_an_owner_has_what_the_rules_exclude(values: dict[str, object], code: str, key: str) -> None:
    with pytest.raises(BadData) as bad:
        owned(**values)

    assert (bad.value.code, bad.value.key) == (code, key)


@pytest.mark.rule("IS-034")
@pytest.mark.parametrize(("durnford", "free"), [("1809", 2), ("1207", 1)])
def test_seven_detachments_need_seven_wagon_or_tent_hexes(durnford: str, free: int) -> None:
    """With all tents struck there are three wagon hexes; QP stands on one, perhaps Durnford on another."""
    with pytest.raises(BadData) as bad:
        laid(OWN.replace('"tents"', '"clear"').replace('"1809", origin', f'"{durnford}", origin', 1))

    assert (bad.value.code, bad.value.about["found"], bad.value.about["expected"]) == ("pack-camp", free, 7)


def test_an_owner_may_read_otherwise_what_is_not_excluded_and_it_is_told() -> None:
    found = owned(terrain__wagons__cost=3, hexes__h0808="tents")

    assert [(each.place, each.was["value"], each.now["value"]) for each in found.replaced] == [
        (("terrain", "wagons", "cost"), 2, 3), (("hexes", "0808"), "clear", "tents")]  # fmt: skip
    assert components(found).terrain("0808").id == "tents"


@pytest.mark.parametrize(
    ("upto", "code"),
    [
        pytest.param(OWN.index("1107 = {") + 12, "not-toml", id="in a line"),
        pytest.param(OWN.index("1107 = {"), "pack-incomplete", id="between two"),
        pytest.param(OWN.index("[roads]"), "pack-incomplete", id="before the roads"),
    ],
)
def test_a_map_that_is_cut_off_is_no_map(upto: int, code: str) -> None:
    with pytest.raises(BadData) as bad:
        PACKS.whole(PACKS.read(OWN[:upto], "x.pack.toml"))

    assert (bad.value.code, bad.value.file) == (code, "x.pack.toml")


def test_two_tables_of_one_unit_are_no_file_at_all() -> None:
    with pytest.raises(BadData) as bad:
        laid(OWN + "\n[units.a]\n")

    assert (bad.value.code, bool(bad.value.line)) == ("not-toml", True)
