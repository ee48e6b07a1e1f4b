"""The share code: short, whole, and not to be fooled; JSON, the table of figures and the picture."""

import base64
import json
from io import BytesIO
from pathlib import Path
from urllib.parse import quote
from xml.etree import ElementTree as ET

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PIL import Image

from armylists import qr
from armylists.catalogue import built_in
from armylists.exchange import figures_csv, from_json, to_json
from armylists.roster import Roster, Unit
from armylists.roster_file import from_toml, open_roster
from armylists.share_code.code import (
    MOST_CODE,
    PREFIX,
    _check,
    decode,
    encode,
    frozen,
    letters,
    roster_form,
    without_notes,
)
from armylists.share_code.forms import Out
from armylists.share_code.packing import Packer, Share
from heart_africa.core.problems import BadData
from resources import ROOT
from tests.armylists.builders import ally, army, beside, bought, in_slot, led_by, unit
from tests.strategies import rosters

SAMPLES = sorted((ROOT / "samples").glob("*.army.toml"))
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def sample(name: str) -> Roster:
    return open_roster(ROOT / "samples" / f"{name}.army.toml", built_in()).roster


def code_of(roster: Roster) -> str:
    return encode(roster, built_in())


def read(code: str) -> Roster:
    return decode(code, built_in())


def refusal(code: str) -> str:
    with pytest.raises(BadData) as caught:
        read(code)
    return caught.value.code


FULL = army(
    "zanzibaris",
    units=[
        Unit(name=f"{number}ª compañía de la caravana de Tabora", figures={"askaris": 12})
        for number in range(5)
    ],
    allies=(
        ally("native_warlord", "mirambo", [Unit(name="Ruga-ruga de Unyamwezi", figures={"ruga_ruga": 8})]),
        ally(
            "jungle_cannibals",
            "kusu",
            [Unit(name="Lanceros del Lomami", figures={"spearmen": 9}), unit(archers=9)],
        ),
    ),
    leader=led_by("askaris", "eloquent", attendants=3).model_copy(update={"name": "Abdullah bin Suleiman"}),
    independents=beside(standard_bearer=1, scout=1),
    works=bought(field_fortification_in=12, tembas=1, muzzle_loading_cannon=1),
    name="Gran caravana del marfil de Manyema",
    role="defender",
    scenario="planned_attack",
)
"""Eight units, two contingents, works, and names as long as people make them."""

ODD = army(
    "egyptians",
    year=1873,
    plus=[
        in_slot("askaris", askaris=6, well_armed_askaris=3),
        Unit(notes="En el vapor", figures={"gunboat": 1}),
    ],
    leader=led_by("white_men", "mighty_warrior", "disciplinarian", gun_bearer=True),
    permissions=("second_trait",),
    narrative=True,
    baggage={"elements": 2},
    name="象 Ελέφας 🐘",
)
"""What few armies have."""


@given(rosters)
@settings(max_examples=60, deadline=None)
def test_any_roster_reads_back_as_it_was(roster: Roster) -> None:
    try:
        code = code_of(roster)
    except BadData as fault:
        assume(fault.code != "share-too-long")
        raise

    assert read(code) == roster


def test_a_full_army_fits_into_three_hundred_letters() -> None:
    assert read(code_of(FULL)) == FULL
    assert len(code_of(FULL)) <= 300


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name.partition(".")[0])
def test_every_sample_fits_into_three_hundred_letters(path: Path) -> None:
    roster = open_roster(path, built_in()).roster

    code = code_of(roster)

    assert len(code) <= 300
    assert read(code) == roster


def test_the_alphabet_is_that_of_addresses() -> None:
    assert quote(code_of(FULL), safe=":") == code_of(FULL)


DESIGN = (Path(__file__).parent / "design_example.army.toml").read_text(encoding="utf-8")
PUBLISHED = [
    pytest.param(
        "HA1:Bio2YVQ_jjyZ7LIVHtbQpxi_N7zhnwimOTIOtafVU-eKpxHW5A",
        from_toml(DESIGN, built_in()).roster,
        id="the example of the design",
    ),
    pytest.param(
        "HA1:Ar6FB9PGy86ZMOG96jRoHfyWqureQU8mlpwXY29uj1fTH-eGn--wapb5u_qpRiFXEz4YTLftO8N2gicAjluAixabcGLeKtjkRO01mPSg4zrnxqFoXhqgRCaEMAhO4PQXmRJgQsOrhE_hQYPo1A",
        FULL,
        id="a full army",
    ),
    pytest.param(
        "HA1:En5RznplyfsMyozqLTUO3lRfrSUN7xD5rT1VfYYyR6crmJ8rJ8CyrxBtLr2059EhBfVIFHVd3h-hDwukSwXMObVw",
        ODD,
        id="what is seldom used",
    ),
]


@pytest.mark.parametrize(("code", "roster"), PUBLISHED)
def test_codes_of_version_1_stay_readable(code: str, roster: Roster) -> None:
    """Never mend a code here: what was published must be read for ever."""
    assert read(code) == roster
    assert code_of(roster) == code


def test_everything_that_the_catalogue_names_is_short_in_a_code() -> None:
    """Otherwise it would be spelled out; and no id is gone from the tables that published codes rest on."""
    known, lists = frozen(), built_in()

    assert set(known.lists) == set(lists.lists)
    assert set(known.peoples) == set(lists.peoples)
    assert set(known.troops) == set(lists.book.troops)


def test_a_list_of_a_club_is_spelled_out() -> None:
    shared = army("pygmies").model_copy(update={"list": "club_river_traders"})

    assert len(code_of(shared)) > len(code_of(army("pygmies")))
    assert refusal(code_of(shared)) == "unknown-id"


def test_a_people_unknown_here_is_kept_as_in_an_old_file() -> None:
    shared = army("native_kingdom").model_copy(update={"people": "toro"})

    assert read(code_of(shared)) == shared


def test_the_mark_of_the_list_is_left_out() -> None:
    marked = FULL.model_copy(update={"list_digest": "0123456789ab"})

    assert read(code_of(marked)) == FULL


def test_notes_travel_unless_they_are_taken_out() -> None:
    noted = Unit(name="Ocultos", figures={"spearmen": 9}, notes="En el palmeral")
    secret = army(
        "native_kingdom", plus=[noted], allies=(ally("peaceful_village", units=[noted]),), notes="Plan"
    )

    shown = without_notes(secret)

    assert read(code_of(secret)) == secret
    assert (shown.notes, shown.units[-1].notes, shown.allies[0].units[0].notes) == ("", "", "")
    assert shown.units[-1].name == "Ocultos"


def test_blanks_and_line_breaks_do_no_harm() -> None:
    code = code_of(FULL)

    assert read(f"  {code[:40]}\n{code[40:80]} {code[80:]}\r\n") == FULL


CODE = code_of(army("pygmies", name="Los del claro"))


@pytest.mark.parametrize("place", range(len(CODE)))
def test_one_letter_changed_is_noticed(place: int) -> None:
    for letter in ALPHABET.replace(CODE[place], ""):
        assert refusal(CODE[:place] + letter + CODE[place + 1 :]).startswith("share-")


def test_two_letters_that_changed_places_are_noticed() -> None:
    swapped = {CODE[:n] + CODE[n + 1] + CODE[n] + CODE[n + 2 :] for n in range(len(PREFIX), len(CODE) - 1)}

    assert {refusal(code) for code in swapped - {CODE}} == {"share-damaged"}


def test_a_code_cut_short_or_run_on_is_noticed() -> None:
    assert {refusal(CODE[:length]) for length in range(len(PREFIX), len(CODE))} == {"share-damaged"}
    assert refusal(CODE + "A") == "share-damaged"


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        pytest.param("", "share-not-a-code", id="nothing"),
        pytest.param("hola", "share-not-a-code", id="a word"),
        pytest.param("https://example.org/HA1:abc", "share-not-a-code", id="an address"),
        pytest.param("HA2:AAAAAAAAAAAA", "share-newer", id="version 2"),
        pytest.param("HA9999:x", "share-newer", id="version 9999"),
        pytest.param("HA٣:AAAAAAAA", "share-not-a-code", id="Arabic digits"),
        pytest.param("HA0:AAAAAAAAAA", "share-damaged", id="version 0"),
        pytest.param("HA1:", "share-damaged", id="empty"),
        pytest.param("HA1:ñññññññ", "share-damaged", id="letters of no code"),
        pytest.param("HA1:" + "A" * (MOST_CODE - 3), "share-too-long", id="a letter too long"),
        pytest.param("HA1:" + "A" * 10_000_000, "share-too-long", id="ten million letters"),
        pytest.param(" " * 10_000_000, "share-too-long", id="ten million blanks"),
    ],
)
def test_what_is_no_code_is_told_so(code: str, fault: str) -> None:
    assert refusal(code) == fault


def checked(body: str) -> str:
    """A body with the check that belongs to it: what a forger would send."""
    return PREFIX + body + _check(PREFIX + body)


@given(st.binary(min_size=1, max_size=120))
@settings(max_examples=100, deadline=None)
def test_forged_codes_are_refused_or_are_rosters(data: bytes) -> None:
    body = base64.urlsafe_b64encode(data).decode().rstrip("=")
    try:
        roster = read(checked(body))
    except BadData:
        return

    assert read(code_of(roster)) == roster


class Endless(Packer):
    """A pile that takes more than a reader will."""

    def put(self, share: Share) -> None:
        self._shares.append(share)


def forged(**data: object) -> str:
    """A code of data that no roster holds."""
    pile = Endless()
    roster_form().put(Out(pile, letters()), {"list": "pygmies", "year": 1880, "points": 600, **data})
    number = pile.number()
    body = (
        base64.urlsafe_b64encode(number.to_bytes((number.bit_length() + 7) // 8, "big")).decode().rstrip("=")
    )
    return checked(body)


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        pytest.param(forged(notes="a" * 2001), "share-damaged", id="a text without end"),
        pytest.param(forged(units=[{"name": "a" * 1900}] * 20), "share-damaged", id="much in little"),
        pytest.param(forged(name="a" * 201), "too-long", id="a name longer than a roster's"),
        pytest.param(forged(year=0), "out-of-range", id="the year nought"),
        pytest.param(forged(leader={"troop": "askarris"}), "unknown-id", id="a troop misspelt"),
        pytest.param(forged(scenario="duel"), "not-one-of", id="another scenario"),
        pytest.param(checked("AAAA"), "share-damaged", id="noughts"),
        pytest.param(checked("____" * 900), "share-damaged", id="a large number"),
    ],
)
def test_a_forger_gets_a_clear_answer(code: str, fault: str) -> None:
    assert refusal(code) == fault


def test_an_army_with_endless_notes_has_no_code() -> None:
    noted = army("pygmies", units=[Unit(notes=chr(0x1F418) * 900, figures={"pygmy_archers": 5})])

    with pytest.raises(BadData) as caught:
        code_of(noted)

    assert caught.value.code == "share-too-long"


@given(rosters)
@settings(max_examples=40, deadline=None)
def test_json_reads_back_as_it_was(roster: Roster) -> None:
    assert from_json(to_json(roster), built_in()) == roster


def test_json_has_the_keys_of_the_file() -> None:
    data = json.loads(to_json(FULL))

    assert (data["format"], data["version"], data["units"][0]["figures"]) == (
        "heart-africa/army",
        1,
        {"askaris": 12},
    )


@pytest.mark.parametrize(
    ("text", "fault", "line", "key"),
    [
        pytest.param("", "not-json", 1, "", id="nothing"),
        pytest.param('{\n"format": "heart-africa/army",\n', "not-json", 3, "", id="cut short"),
        pytest.param("[1]", "not-json", 1, "", id="a list"),
        pytest.param('{"year": NaN}', "not-json", None, "", id="not a number"),
        pytest.param('{"year": ' + "9" * 5000 + "}", "not-json", None, "", id="a number of 5000 digits"),
        pytest.param("[" * 100_000, "not-json", 1, "", id="nested without end"),
        pytest.param('{"list": "x", "list": "y"}', "key-twice", None, "list", id="a key twice"),
        pytest.param('{"format": "x"}', "not-an-army", None, "format", id="something else"),
        pytest.param(
            '{"format": "heart-africa/army", "version": 2}', "newer-version", None, "version", id="newer"
        ),
    ],
)
def test_json_that_is_no_army_is_told_where(text: str, fault: str, line: int | None, key: str) -> None:
    with pytest.raises(BadData) as caught:
        from_json(text, built_in(), "x.json")

    found = caught.value
    assert (found.code, found.file, found.line, found.key) == (fault, "x.json", line, key)


def test_the_table_of_figures_has_each_place_in_both_languages() -> None:
    roster = army(
        "zanzibaris",
        units=[Unit(name="Guardia", figures={"askaris": 12, "well_armed_askaris": 3})],
        leader=led_by("askaris", "eloquent", attendants=3),
        independents=beside(standard_bearer=1),
        allies=(ally("peaceful_village", units=[unit(spearmen=8)]),),
        works=bought(tembas=1, muzzle_loading_cannon=1),
    )

    assert figures_csv(built_in(), roster, "es").splitlines() == [
        "Tropa,Figuras,Puntos por figura,Puntos,Dónde",
        "Askaris,1,6,6,líder",
        "Abanderados,1,50,50,Abanderado",
        "Askaris,12,6,72,unidad 1 «Guardia»",
        "Askaris Bien Armados,3,12,36,unidad 1 «Guardia»",
        "Lanceros,8,4,32,unidad aliada 1",
        "Cañones de Avancarga,1,20,20,Cañón de Avancarga",
    ]
    assert figures_csv(built_in(), roster, "en").splitlines()[0] == "Troop,Figures,Points each,Points,Where"


def test_a_name_with_commas_and_quotes_stays_in_its_cell() -> None:
    roster = army("pygmies", units=[Unit(name='"a", b', figures={"pygmy_archers": 4})])

    assert 'unit 1 “""a"", b”"' in figures_csv(built_in(), roster, "en")


def modules(picture: bytes, scale: int) -> list[list[bool]]:
    """The modules of a picture, read off its pixels, without the white around."""
    image = Image.open(BytesIO(picture)).convert("L")
    middles = range(scale * qr.QUIET + scale // 2, image.width - scale * qr.QUIET, scale)
    return [[image.getpixel((x, y)) == 0 for x in middles] for y in middles]


CORNER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
"""The mark that a reader looks for in three corners."""


def test_the_picture_shows_the_code_with_white_around_it() -> None:
    drawn = [list(row) for row in qr.matrix(CODE)]

    assert ["".join("#" if dark else " " for dark in row[:7]) for row in drawn[:7]] == CORNER
    assert modules(qr.png(CODE, scale=3), 3) == drawn
    assert drawn != [list(row) for row in qr.matrix(CODE[:-1])]


def test_the_picture_is_drawn_for_the_screen_too() -> None:
    root = ET.fromstring(qr.svg(CODE, scale=2))  # noqa: S314  # our own picture

    assert root.tag.endswith("svg")
    assert int(root.attrib["width"]) == 2 * (len(qr.matrix(CODE)) + 2 * qr.QUIET)


def test_the_terminal_shows_two_modules_to_a_letter() -> None:
    lines = qr.terminal(CODE).split("\n")
    light = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
    rows = [[not light[letter][half] for letter in line] for line in lines for half in (0, 1)]

    size = len(qr.matrix(CODE))
    inner = [row[qr.QUIET : qr.QUIET + size] for row in rows[qr.QUIET : qr.QUIET + size]]
    assert inner == [list(row) for row in qr.matrix(CODE)]
    assert not any(any(row) for row in (*rows[: qr.QUIET], *rows[qr.QUIET + size :]))


def test_a_code_too_long_for_a_picture_is_told_so() -> None:
    assert len(qr.matrix("a" * qr.MOST_IN_QR)) == 177
    with pytest.raises(BadData) as caught:
        qr.png("a" * (qr.MOST_IN_QR + 1))

    assert (caught.value.code, caught.value.about["found"]) == ("share-too-long-for-qr", qr.MOST_IN_QR + 1)
