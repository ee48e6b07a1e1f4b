"""The report of a battle on paper and as a page: nothing missing, nothing cut off, nothing to fetch."""

from functools import cache
from html.parser import HTMLParser

import pytest

from heart_africa.core.text import held_together
from heart_africa.rules.book import book
from reports.content.chart import Chart
from reports.content.plan import Area, Base, Label, Named, Plan
from reports.content.sheet import Paragraph, Sheet
from reports.content.story import battle_story
from reports.html.sheet import sheet_html
from reports.pdf import flow
from reports.pdf.documents import printed
from reports.pdf.pages import PAPERS
from tests.reports import reading_back
from tests.reports.printed import BATTLES as GOLDEN
from tests.reports.printed import EACH
from tests.reports.printed import battle as golden

JUNGLE = Area("jungle", ((10, 10), (20, 10), (20, 20), (10, 20)))
TABLE = Plan(
    "Despliegue",
    72,
    48,
    (JUNGLE,),
    (Base(5, 5, "red"), Base(60, 40, "blue")),
    (Label(5, 4, "Guardia"),),
    (Named("red", "Uno"), Named("blue", "Otro"), Named("jungle", "Jungla")),
    "La Guardia al noroeste.",
)
VOID = {"meta", "input"}


@cache
def story(name: str, lang: str) -> Sheet:
    return battle_story(book(), lang, golden(name), {0: TABLE})


@pytest.mark.parametrize(("name", "lang", "paper"), EACH)
def test_the_report_of_a_golden_battle_reads_back(name: str, lang: str, paper: str) -> None:
    sheet = story(name, lang)
    reader = reading_back.opened(printed([sheet], paper).pdf)
    said = reading_back.words(reader).replace("\u00a0", " ")
    told = [each.text for part in sheet.sections for each in part.blocks if isinstance(each, Paragraph)]

    assert 2 < len(reader.pages) <= 6
    assert reading_back.sizes(reader) == {reading_back.PAPERS[paper]}
    assert reading_back.smallest(reader) >= 8
    assert reading_back.embedded(reader)
    assert all(part.title.upper() in said for part in sheet.sections)
    assert all(text.split(". ")[0].replace("\u00a0", " ") in said for text in told)


@pytest.mark.parametrize(("lang", "paper"), [("es", "letter"), ("en", "a4")])
@pytest.mark.parametrize("name", GOLDEN)
def test_nothing_is_cut_off_or_covered(name: str, lang: str, paper: str) -> None:
    pages = flow.pages(story(name, lang), PAPERS[paper])

    assert reading_back.outside(pages) == []
    assert list(reading_back.overlapping(pages)) == []


# --- as a page ---


class Reader(HTMLParser):
    """What a browser finds: tags that are opened and closed, words, addresses."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.said = ""
        self.addresses: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.open += [] if tag in VOID else [tag]
        self.addresses += [str(value) for name, value in attrs if name in {"src", "href"}]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said += data


@pytest.mark.parametrize("name", GOLDEN)
def test_a_page_holds_both_languages_and_fetches_nothing(name: str) -> None:
    page = Reader(sheet_html([story(name, "es"), story(name, "en")]))

    assert page.open == []
    assert "script" not in page.seen
    assert "img" not in page.seen
    assert all(address.startswith("#") for address in page.addresses)
    assert "Informe de batalla" in page.said
    assert "Battle report" in page.said


def test_a_page_says_all_that_the_sheet_says() -> None:
    sheet = story("raid", "en")
    said = Reader(sheet_html([sheet])).said

    for part in sheet.sections:
        assert part.title in said
        for block in part.blocks:
            if isinstance(block, Paragraph):
                assert held_together(block.text) in said
            if isinstance(block, Chart):
                assert all(f"{bar.label}{bar.text}" in said for bar in block.bars)


def test_the_plan_is_a_picture_with_words() -> None:
    page = Reader(sheet_html([story("raid", "es")]))

    assert "svg" in page.seen
    assert "DespliegueUnoOtroJungla" in page.said
    assert 'aria-label="La Guardia al noroeste."' in sheet_html([story("raid", "es")])


def test_links_lead_to_the_sections() -> None:
    html = sheet_html([story("raid", "es")])

    for part in story("raid", "es").sections:
        assert f'href="#es-{part.key}"' in html
        assert f'id="es-{part.key}"' in html
