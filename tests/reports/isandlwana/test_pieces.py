"""Our own set of Last Stand at Isandlwana on paper: all of it there, and within the page."""

from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from heart_africa.companions.isandlwana.components import Components
from heart_africa.companions.isandlwana.layout import at, centre
from heart_africa.companions.isandlwana.pack import components
from heart_africa.companions.isandlwana.packs import PACKS
from heart_africa.core.messages import LANGUAGES
from heart_africa.terminal.app import main
from reports.content.isandlwana import pieces
from reports.content.isandlwana.reference import reference
from reports.content.sheet import Table
from reports.pdf import counters
from reports.pdf.isandlwana.emblems import EMBLEMS
from reports.pdf.isandlwana.map import printed_map
from reports.pdf.marks import Bookmark, Tag, Untag
from reports.pdf.pages import PAPERS
from reports.pdf.paint import Page
from tests.reports.printed import texts

EVERY = list(product(LANGUAGES, PAPERS))


@cache
def box() -> Components:
    return components(PACKS.own_set(1))


def words(page: Page) -> set[str]:
    return {each.text for each in texts(page)}


def beyond(page: Page) -> list[object]:
    """The marks that do not lie on the page."""
    seen = (mark for mark in page.marks if not isinstance(mark, Bookmark | Tag | Untag))
    return [
        mark
        for mark in seen
        if not (0 <= mark.bounds[0] <= mark.bounds[2] <= page.across and 0 <= mark.bounds[1] <= mark.bounds[3] <= page.down)
    ]  # fmt: skip


@pytest.mark.rule("IS-006", "IS-007", "IS-008", "IS-036")
def test_a_hex_lies_where_its_number_says() -> None:
    """0808, 0909 and 1008 touch: their middles are as far apart as two sides; 1206 lies three rows above 1209."""
    x, y = centre("0808")
    to_x, to_y = centre("0909")

    assert ((to_x - x) ** 2 + (to_y - y) ** 2) == pytest.approx(3)
    assert centre("1206")[0] == centre("1209")[0]
    assert [at(box().grid, centre(each)) for each in ("0101", "1206", "2514")] == ["0101", "1206", "2514"]
    assert at(box().grid, (-2, 3)) == ""


@pytest.mark.parametrize(("lang", "paper"), EVERY)
def test_the_map_is_on_four_pages_and_its_turns_on_a_fifth(lang: str, paper: str) -> None:
    pages = printed_map(pieces.hex_map(lang, box(), "our own"), paper).pages
    numbers = [{each for each in words(page) if len(each) == 4 and each.isdecimal()} for page in pages[:4]]

    assert len(pages) == 5
    assert set().union(*numbers) == {*box().grid.hexes}
    assert [len(each) for each in numbers] == [13 * 8, 13 * 8, 7 * 7 + 6 * 6, 7 * 7 + 6 * 6]
    assert [beyond(page) for page in pages] == [[]] * 5
    assert {"1", "2", "3", "4", "5", "6"} <= words(pages[4])


@pytest.mark.rule("IS-017", "IS-026", "IS-027", "IS-115")
def test_there_is_a_counter_for_every_step_and_112_zulus() -> None:
    """Companies 8+4+6+5+4+6+3, detachments 1 each, Lt. A 6, QP 3, St. Iz 2: 54 steps."""
    british = Counter({row.sign: 0 for row in pieces.british("en", box(), "").rows})
    for row in pieces.british("en", box(), "").rows:
        british[row.sign] += len(row.marks)

    assert (british["company"], british["detachment"], british["ad-hoc"], british["leader"]) == (
        36,
        7,
        11,
        4,
    )
    assert [len(row.marks) for row in pieces.zulus("en", box(), "").rows] == [112]
    a = next(row for row in pieces.british("en", box(), "").rows if row.word == "A Co")
    assert a.marks[:2] == ("8|1406", "7|•")


@pytest.mark.parametrize(("lang", "paper"), EVERY)
def test_the_counters_lie_within_their_pages(lang: str, paper: str) -> None:
    for found in (pieces.british(lang, box(), "our own"), pieces.zulus(lang, box(), "our own")):
        pages = counters.printed_counters(paper, found, emblems=EMBLEMS).pages
        assert [beyond(page) for page in pages] == [[]] * len(pages)


def test_the_reference_sheet_has_every_phase_and_every_modifier() -> None:
    sheet = reference("en", box(), "our own")
    rows = [row.cells for section in sheet.sections for block in section.blocks if isinstance(block, Table)
            for row in block.rows]  # fmt: skip

    assert [section.title[:3] for section in sheet.sections[1:4]] == ["I. ", "II.", "III"]
    assert ("Target one hex away", "+1", "8.4") in rows
    assert ("Queen’s Colours captured", "−1", "8.10") in rows
    assert ("Heights", "3", "4", "blocks fire") in rows
    assert ("Zulu unit", "6") in rows


def test_the_set_is_printed_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["isandlwana", "print", "--out", str(tmp_path / "mapa"), "--lang", "es"]) == 0
    assert {each.name for each in (tmp_path / "mapa").iterdir()} == {
        "fichas.pdf", "tablero.pdf", "secuencia.pdf", "secuencia.md", "secuencia.html"}  # fmt: skip
    assert "tablero.pdf" in capsys.readouterr().out
