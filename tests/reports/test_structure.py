"""Tagged documents: a screen reader finds headings, tables with their heads, and pictures in words."""

from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pypdf
import pytest

from reports.content.forms import forms
from reports.pdf.forms import printed_forms
from tests.referee.referred import BOOK
from tests.reports.armies import read_back
from tests.reports.printed import of_battle


def elements(reader: pypdf.PdfReader) -> Iterator[Any]:
    """Every element of the structure, in reading order."""

    def within(element: Any) -> Iterator[Any]:  # noqa: ANN401  # pypdf's objects are not typed
        yield element
        for kid in element.get("/K", []):
            inner = kid.get_object()
            if "/S" in inner:
                yield from within(inner)

    root = reader.trailer["/Root"]["/StructTreeRoot"]  # type: ignore[index]  # as above
    yield from within(root["/K"].get_object())


def test_an_army_s_sheet_has_one_title_headings_and_tables_with_heads() -> None:
    reader = read_back("caravan", "units")
    roles = Counter(each["/S"] for each in elements(reader))
    tables = [each for each in elements(reader) if each["/S"] == "/Table"]

    assert roles["/H1"] == 1
    assert roles["/H2"] > 4
    assert roles["/H3"] > 6
    assert all({row.get_object()["/S"] for row in table["/K"]} == {"/TR"} for table in tables)
    assert all(
        "/TH" in {cell.get_object()["/S"] for cell in table["/K"][0].get_object()["/K"]} for table in tables
    )
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]  # type: ignore[index]  # as above


def test_a_table_that_goes_on_over_pages_is_one() -> None:
    """The report of the golden encounter has its losses, its luck and its dice."""
    reader = of_battle("encounter", "es", "a4")["informe"]
    numbers = [int(str(page["/StructParents"])) for page in reader.pages]

    assert numbers == list(range(len(reader.pages)))
    assert Counter(each["/S"] for each in elements(reader))["/Table"] >= 2


@pytest.mark.parametrize("name", ["caravan", "illegal"])
def test_every_picture_says_what_it_shows(name: str) -> None:
    pictures = [each for each in elements(read_back(name, "units")) if each["/S"] == "/Figure"]

    assert pictures
    assert all(each["/Alt"] for each in pictures)


def test_nothing_is_told_where_nothing_stands() -> None:
    """Cards and forms have empty lines to write on; a cell alone keeps its place though it is empty."""
    found = of_battle("encounter", "es", "a4")
    empty = [
        (name, each["/S"]) for name, reader in found.items() for each in elements(reader)
        if not each["/K"] and each["/S"] not in {"/TD", "/TH"}
    ]  # fmt: skip

    assert any(name.startswith("tarjetas") for name in found)
    assert empty == []


def test_running_heads_and_feet_are_marked_as_such() -> None:
    """What is left out where a document is read out says why: `Pagination` (PDF/UA 7.1)."""
    first, second, *_ = of_battle("encounter", "es", "a4")["informe"].pages
    marked = [page.get_contents().get_data().decode("latin-1") for page in (first, second)]  # type: ignore[union-attr]  # pypdf's objects are not typed

    assert ["/Subtype /Header" in each for each in marked] == [False, True]
    assert all("/Type /Pagination /Subtype /Footer" in each for each in marked)


def test_the_grids_of_blank_forms_are_tables_with_as_many_cells_in_every_row() -> None:
    data = printed_forms(forms(BOOK, "en"), "a4").pdf
    found = list(elements(pypdf.PdfReader(BytesIO(data))))
    grids = [grid for form in forms(BOOK, "en") for grid in form.grids]
    tables = [each for each in found if each["/S"] == "/Table"]

    assert len(tables) == len(grids) > 4
    for table, grid in zip(tables, grids, strict=True):
        rows = [[cell.get_object()["/S"] for cell in row.get_object()["/K"]] for row in table["/K"]]
        assert rows[0] == ["/TH"] * len(grid.heads)
        assert {tuple(row) for row in rows[1:]} == {("/TD",) * len(grid.heads)}
