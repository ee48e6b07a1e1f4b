"""The reference sheet on paper: two pages at most for every pair of lists, whatever they bring."""

import os
from itertools import combinations_with_replacement

import pytest

from armylists.catalogue import built_in
from heart_africa.rules.book import ScenarioId, book
from reports.content.reference import reference_sheet
from reports.options import PaperOptions
from reports.pdf.documents import printed
from reports.pdf.pages import PAPERS
from reports.pdf.reference import DENSITIES, MOST_PAGES, poured
from reports.pdf.reference import pages as pages_of
from tests.reports import reading_back
from tests.reports.fullest import meeting, with_boats
from tests.reports.printed import EACH
from tests.reports.printed import battle as golden

PAIRS = list(combinations_with_replacement(built_in().lists, 2))
LANGS, SHEETS = ("es", "en"), tuple(PAPERS)
EVERY = PAIRS if "HEART_AFRICA_EVERY_PAIR" in os.environ else PAIRS[:1]
"""The pairs that are painted in full, in every scenario: for all of them it takes some minutes."""


@pytest.mark.parametrize("red", built_in().lists)
def test_the_fullest_armies_of_every_pair_fit_on_two_pages(red: str) -> None:
    pairs = [(one, other) for one, other in PAIRS if one == red]
    sheets = [
        (one, other, reference_sheet(book(), with_boats(meeting(one, other, "ambush")), PaperOptions(lang)))
        for one, other in pairs
        for lang in ("en",)  # names both terms of a troop, so it is the longer
    ]
    letter = PAPERS["letter"]  # has less room than A4
    over = [
        (one, other, sheet.lang)
        for one, other, sheet in sheets
        if len(poured(sheet, letter, DENSITIES[-1])) > MOST_PAGES
    ]

    assert over == []


@pytest.mark.parametrize(("lang", "paper"), [("es", "letter"), ("en", "a4")])
@pytest.mark.parametrize(("red", "blue"), [("native_kingdom", "colonial_expedition"), ("pygmies", "pygmies")])
def test_the_fullest_and_the_barest_pair_stand_well(red: str, blue: str, lang: str, paper: str) -> None:
    sheet = reference_sheet(book(), with_boats(meeting(red, blue)), PaperOptions(lang))
    pages = pages_of(sheet, PAPERS[paper])

    assert len(pages) <= MOST_PAGES
    assert reading_back.outside(pages) == []
    assert list(reading_back.overlapping(pages)) == []


@pytest.mark.parametrize(("name", "lang", "paper"), EACH)
def test_the_sheet_of_a_golden_battle_reads_back(name: str, lang: str, paper: str) -> None:
    sheet = reference_sheet(book(), golden(name).state, PaperOptions(lang))
    reader = reading_back.opened(printed([sheet], paper).pdf)
    said = reading_back.words(reader)

    assert len(reader.pages) <= MOST_PAGES
    assert reading_back.sizes(reader) == {reading_back.PAPERS[paper]}
    assert reading_back.smallest(reader) >= 8
    assert reading_back.embedded(reader)
    assert all(each.title.upper() in said for each in sheet.sections)
    assert all(page.extract_text() for page in reader.pages)


@pytest.mark.parametrize(("name", "lang", "paper"), EACH)
def test_nothing_is_cut_off_or_covered(name: str, lang: str, paper: str) -> None:
    pages = pages_of(reference_sheet(book(), golden(name).state, PaperOptions(lang)), PAPERS[paper])
    assert reading_back.outside(pages) == []
    assert list(reading_back.overlapping(pages)) == []


def test_every_word_of_the_sheet_is_on_the_paper() -> None:
    sheet = reference_sheet(book(), golden("raid").state, PaperOptions("en"))
    said = reading_back.words(reading_back.opened(printed([sheet], "a4").pdf))
    told = [getattr(block, "text", "") for section in sheet.sections for block in section.blocks]

    assert all(" ".join(text.split()) in said for text in told)


def test_the_same_battle_gives_the_same_bytes() -> None:
    sheet = reference_sheet(book(), golden("raid").state, PaperOptions("es"))

    assert printed([sheet], "a4").pdf == printed([sheet], "a4").pdf


@pytest.mark.parametrize("scenario", ["encounter", "ambush", "planned_attack", "raid"])
@pytest.mark.parametrize(("red", "blue"), EVERY)
def test_every_pair_in_every_scenario_reads_back(red: str, blue: str, scenario: ScenarioId) -> None:
    for lang in LANGS:
        sheet = reference_sheet(book(), with_boats(meeting(red, blue, scenario)), PaperOptions(lang))
        for paper in SHEETS:
            reader = reading_back.opened(printed([sheet], paper).pdf)
            assert len(reader.pages) <= MOST_PAGES
            assert reading_back.smallest(reader) >= 8


@pytest.mark.parametrize("size", range(len(DENSITIES)))
def test_a_table_taller_than_a_page_is_parted_at_every_size(size: int) -> None:
    """The orders of boats and guns of two large armies are more than a page of large letters holds."""
    sheet = reference_sheet(
        book(), with_boats(meeting("native_kingdom", "colonial_expedition")), PaperOptions("en")
    )

    made = poured(sheet, PAPERS["a4"], DENSITIES[size])

    assert 1 <= len(made) <= 6
    assert all(made), "no page is empty"
