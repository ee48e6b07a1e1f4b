"""Everything that is printed of the golden battles and the golden campaign, read back."""

import re
from io import BytesIO
from itertools import chain

import pypdf
import pytest

from armylists.catalogue import built_in
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.book import book
from reports.content.campaign_papers import (
    chronicle_paper,
    evening_paper,
    last_evening,
    standings_paper,
    statements,
)
from reports.content.forms import forms
from reports.options import PaperOptions
from reports.papers import battle_papers
from reports.pdf import flow
from reports.pdf.pages import PAPERS as SIZES
from tests.reports.armies import read_back
from tests.reports.printed import (
    BATTLES,
    KINDS,
    PAPERS,
    battle,
    campaign,
    colliding,
    faults,
    of_battle,
    of_campaign,
    outside,
    said,
)

SIZE = re.compile(rb"/F\d+\+?\d* ([\d.]+) Tf")
LEAST = {
    "es": {"informe", "marcadores", "formularios", "crónica", "clasificación", "extractos", "orden-de-juego"},
    "en": {"report", "counters", "forms", "chronicle", "standings", "statements", "order-of-play"},
}


def documents(lang: str, paper: str) -> dict[str, pypdf.PdfReader]:
    return {**of_battle("encounter", lang, paper), **of_campaign(lang, paper)}


@pytest.mark.parametrize(("lang", "paper"), KINDS)
def test_every_document_is_there_and_has_the_size_of_its_paper(lang: str, paper: str) -> None:
    found = documents(lang, paper)
    boxes = [page.mediabox for page in chain.from_iterable(each.pages for each in found.values())]

    assert len(found) == 11
    assert LEAST[lang] < found.keys()
    assert {tuple(sorted((float(box.width), float(box.height)))) for box in boxes} == {PAPERS[paper]}


@pytest.mark.parametrize(("lang", "paper"), [("es", "a4"), ("en", "letter")])
def test_every_face_is_embedded_and_no_type_is_under_eight_points(lang: str, paper: str) -> None:
    for name, reader in documents(lang, paper).items():
        for page in reader.pages:
            fonts = [font.get_object() for font in page["/Resources"]["/Font"].values()]  # type: ignore[index]  # pypdf's objects are not typed
            sizes = {float(found) for found in SIZE.findall(page.get_contents().get_data())}  # type: ignore[union-attr]  # pypdf's objects are not typed
            assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts), name
            assert min(sizes) >= 8, name


@pytest.mark.parametrize(("lang", "paper"), [("es", "a4"), ("en", "letter")])
def test_an_independent_validator_has_nothing_against_any_paper_as_pdf_ua(lang: str, paper: str) -> None:
    """Of what a machine can check: tags and their order, headings, tables, pictures in words, fonts, title, language."""
    found = documents(lang, paper) | {
        f"{name}-{layout}": read_back(name, layout, lang, paper)
        for name in ("caravan", "illegal")
        for layout in ("units", "summary")
    }
    assert faults(found) == set()


@pytest.mark.parametrize(("name", "lang"), [*zip(BATTLES[1:], ("en", "es", "en"), strict=True)])
def test_every_golden_battle_has_all_its_papers(name: str, lang: str) -> None:
    """Report in three forms, two reference sheets, two decks, counters, forms; each is read back elsewhere."""
    found = [
        (each.name, each.ending)
        for each in battle_papers(built_in(), battle(name), PaperOptions(lang, "letter"))
    ]

    assert len(found) == len(set(found)) == 9
    assert [ending for _, ending in found[:3]] == ["pdf", "md", "html"]


def test_reference_and_cards_of_a_battle_are_in_centimetres_where_the_game_is() -> None:
    """An inch of the book is a centimetre then (SCALE-02)."""
    papers = battle_papers(built_in(), battle(BATTLES[1]), PaperOptions("en", centimetres=True))
    told = [
        said(pypdf.PdfReader(BytesIO(each.data))) for each in papers if each.what in {"reference", "cards"}
    ]

    assert len(told) == 4
    assert all(" cm" in text and "″" not in text for text in told)


def test_no_document_holds_the_id_of_a_message() -> None:
    for name, reader in documents("es", "a4").items():
        assert not re.search(r"\b(paper|cards|counters|forms|page|keep)-[a-z]+", said(reader)), name


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("crónica", "Segunda mitad de 1864"),
        ("clasificación", "Batallas ganadas"),
        ("extractos", "Cuenta de Ana"),
        ("orden-de-juego", "Gana Nuria"),
        ("formularios", "Despliegue oculto"),
        ("marcadores", "Fallo de moral"),
    ],
)
def test_each_document_says_what_it_is_for(document: str, words: str) -> None:
    assert words.casefold() in said(documents("es", "a4")[document]).casefold()


@pytest.mark.parametrize(("lang", "paper"), KINDS)
def test_each_form_has_a_page_and_the_counters_no_more_than_two(lang: str, paper: str) -> None:
    pages = {name: len(reader.pages) for name, reader in documents(lang, paper).items()}

    assert pages["marcadores" if lang == "es" else "counters"] <= 2
    assert pages["formularios" if lang == "es" else "forms"] == len(forms(book(), lang)) == 4


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_a_campaign_s_papers_is_cut_off_or_lies_on_something_else(lang: str, paper: str) -> None:
    journal = campaign()
    sheets = [
        chronicle_paper(lang, journal),
        standings_paper(book(), lang, journal.state),
        *statements(lang, journal.state),
        evening_paper(built_in(), lang, last_evening(journal)),
    ]
    for page in chain.from_iterable(flow.pages(sheet, SIZES[paper]) for sheet in sheets):
        assert outside(page, 20) == []
        assert colliding(page) == []
