"""The page of a campaign: one file with nothing to fetch, in both languages, in which names are only names."""

import re
from html.parser import HTMLParser

import pytest

from heart_africa.core.messages import LANGUAGES
from heart_africa.core.text import NO_BREAK
from heart_africa.rules.campaign.attacks import Attack, Settle
from heart_africa.rules.campaign.forces import Join, NameForce
from heart_africa.rules.campaign.state import Date
from reports.content.campaign import WebPage, campaign_page
from reports.content.chart import Curve, Curves
from reports.html.campaign import campaign_html
from reports.html.document import text
from reports.html.sheet import WIDE, drawn_curves
from reports.pdf.charts import curves
from reports.pdf.marks import Shape, stack
from tests.campaign.club import BOOK, Club, army
from tests.campaign.test_laws import played

EMPTY = {"meta", "input", "line", "br"}
EVIL = '<script>alert("¡malo!")</script>&amp;\'\u202e'


class Reader(HTMLParser):
    """What a browser would make of the tags: those that stand open, the attributes, the visible text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text: list[str] = []
        self.ids: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def pages(club: Club) -> list[WebPage]:
    return [campaign_page(BOOK, lang, club.journal, "2026-11-22") for lang in LANGUAGES]


@pytest.fixture
def club() -> Club:
    """1885: Luis settles with Ana for 2 hongos, Leo beats Ana once, Eva explores her land by battle."""
    club = Club(1885, Ana="native_kingdom", Luis="zanzibaris", Eva="white_explorers")
    club.join("Leo", "colonial_expedition", "british")
    club.turn(1, 6, 5, 4)
    club.beat("Eva", "Ana")
    club.do(Attack("Leo", "Luis"), despite="fuera de orden")
    club.do(Settle("Luis"))
    club.beat("Leo", "Ana")
    club.do(Attack("Ana", "Luis"), despite="fuera de orden")
    club.do(Settle("Luis", 2))
    return club


def test_it_is_one_file_that_fetches_and_runs_nothing(club: Club) -> None:
    html = campaign_html(pages(club))
    reader = Reader(html)

    assert reader.open == []
    assert not {"script", "link", "img", "iframe", "object", "embed", "base", "form"} & {*reader.tags}
    assert not [
        name for name, _ in reader.attributes if name.startswith("on") or name in {"src", "action", "style"}
    ]
    assert not re.search(r"https?:|@import|url\(|javascript:|data:", html)
    assert {value for name, value in reader.attributes if name == "href"} <= {f"#{id_}" for id_ in reader.ids}
    assert len(reader.ids) == len(set(reader.ids))


def test_what_scrolls_by_itself_is_reached_by_keys_and_has_a_name(club: Club) -> None:
    """On a telephone a wide table scrolls inside the page (axe: scrollable-region-focusable)."""
    html = campaign_html(pages(club))
    scrolling = re.findall(r'<div class="scroll"([^>]*)>', html)

    assert scrolling
    assert all('tabindex="0" role="group" aria-label="' in each for each in scrolling)
    assert not [each for each in scrolling if 'aria-label=""' in each]


def test_names_are_people_s_own_and_never_tags(club: Club) -> None:
    club.do(Join(EVIL, army("pygmies"), EVIL))
    club.do(NameForce("Ana", '"><img src=x onerror=1>'))
    club.beat("Luis", EVIL)
    html = campaign_html(pages(club))
    reader = Reader(html)

    assert not {"script", "img"} & {*reader.tags}
    assert '<script>alert("¡malo!")</script>&amp;\'' in reader.text
    assert "\u202e" not in html
    assert not [name for name, _ in reader.attributes if name.startswith("on")]


def test_both_languages_are_in_it_and_one_is_shown_first(club: Club) -> None:
    html = campaign_html(pages(club))

    assert html.index("Quién venció a quién") < html.index("Who beat whom")
    assert re.findall(r'<main class="page (\w\w)" lang="(\w\w)">', html) == [("es", "es"), ("en", "en")]
    assert re.findall(r'<input [^>]*id="pick-(\w\w)"[^>]*checked', html) == ["es"]
    assert "prefers-color-scheme:dark" in html
    assert "width=device-width" in html
    english = campaign_html(pages(club)[::-1])
    assert re.findall(r'<input [^>]*id="pick-(\w\w)"[^>]*checked', english) == ["en"]
    (region,) = re.findall(
        r'<div [^>]*role="region"[^>]*>.*?</div>', html
    )  # no control stands outside a landmark
    assert re.findall(r'id="pick-(\w\w)"', region) == re.findall(r'id="pick-(\w\w)"', html) == ["es", "en"]


@pytest.mark.rule("CEND-03")
def test_what_it_says_is_what_the_ledger_says(club: Club) -> None:
    """Ana gives a hongo to Eva who beat her, gets 2 of Luis; a colonial victory takes none."""
    page = pages(club)[1]
    players = {row[0]: row for row in page.players.rows}

    assert [players[name][3] for name in ("Ana", "Luis", "Eva", "Leo")] == ["6", "3", "6", "–"]
    assert [players[name][5] for name in ("Ana", "Luis", "Eva", "Leo")] == [
        "0-0-2",
        "0-0-0",
        "1-0-0",
        "1-0-0",
    ]
    native = page.standings[0]
    assert native.rows == (("1", "Ana", "6", "0", "0-0-2"), ("2", "Luis", "3", "0", "0-0-0"))
    assert native.note == "(CEND-03†, p. 41)".strip("()")
    assert page.beats.rows[2] == ("3. Eva", "1", "–", "·", "–")
    assert [(realm.title, realm.names, realm.lacks) for realm in page.land] == [
        ("Free natives", ("Ana", "Luis"), ()), ("Eva", ("Ana",), ("Luis",)),
    ]  # fmt: skip
    assert page.riches.dates == (Date(1885, 1),)
    assert [(grid.caption, len(grid.rows)) for grid in page.battles] == [("1885", 2)]


def test_where_words_have_no_room_side_by_side_each_cell_says_what_it_is(club: Club) -> None:
    """Of seven columns of the players five are words; of the ranking of natives, two are."""
    read = Reader(campaign_html(pages(club)[1:]))
    said = [value for name, value in read.attributes if name == "data-head"]

    assert said[:6] == ["Force", "List", "Hongos", "Land", "W-D-L", "Standing"]
    assert said.count("Force") == len(club.state.players)
    assert "No." not in said
    assert read.attributes.count(("class", "wordy")) == 1 + len(pages(club)[1].battles)


def test_hongos_are_drawn_as_steps_with_what_they_show_in_words() -> None:
    dates = (Date(1880, 1), Date(1880, 2), Date(1881, 1))
    riches = Curves("", "dos", dates, (Curve("Ana", (5, 6, 0)), Curve("Luis", (None, 5, 5))))
    drawn = drawn_curves(riches)
    steps = [shape for shape in stack(curves(riches, WIDE)).marks if isinstance(shape, Shape)]

    assert 'aria-label="dos"' in drawn
    assert drawn.count("<path") >= len(steps) > 1
    assert all(f">{name}<" in drawn for name in ("Ana 0", "Luis 5"))
    assert "#" not in drawn  # every ink is a colour of the page, so that a dark screen shows it
    assert drawn_curves(Curves("", "", dates[:1], riches.curves)) == ""


@pytest.mark.parametrize("seed", range(4))
def test_any_campaign_has_its_page(seed: int) -> None:
    journal = played(seed, 300)
    for lang in LANGUAGES:
        reader = Reader(campaign_html([campaign_page(BOOK, lang, journal, "2026-11-22")]))
        said = " ".join(reader.text)

        assert reader.open == []
        assert not re.search(r"\b(page|campaign|chronicle)-[a-z]+-", said)


def test_a_campaign_that_has_hardly_begun_has_a_page_too() -> None:
    html = campaign_html(pages(Club(1860)))

    assert Reader(html).open == []
    assert "Todavía nada." in html


@pytest.mark.parametrize("held", ["pág. 25", "pp. 10", "n.º 5", "12 %"])
def test_a_number_stays_on_the_line_of_what_it_belongs_to_in_a_browser(held: str) -> None:
    assert text(f"aa {held} & zz") == f"aa {held.replace(' ', NO_BREAK)} &amp; zz"
