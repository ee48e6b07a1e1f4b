"""Our own set of Dark Kingdoms on paper: all of it there, and within the page."""

from collections import Counter
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from heart_africa.companions.kingdoms.components import Components, People, Resource
from heart_africa.companions.kingdoms.drawing import drawing
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.companions.packs import begun
from heart_africa.core.messages import LANGUAGES
from heart_africa.terminal.app import main
from reports.content.kingdoms import pieces
from reports.content.kingdoms.reference import reference
from reports.content.sheet import Paragraph, Table
from reports.pdf.faces import printed_faces
from reports.pdf.kingdoms.cards import card
from reports.pdf.kingdoms.emblems import EMBLEMS
from reports.pdf.kingdoms.map import printed_map
from reports.pdf.kingdoms.mats import printed_mats
from reports.pdf.marks import Bookmark, Tag, Untag
from reports.pdf.pages import PAPERS
from reports.pdf.paint import Page
from tests.reports.printed import texts

EVERY = list(product(LANGUAGES, PAPERS))


@cache
def box() -> Components:
    return components(PACKS.own_set(1))


def words(page: Page) -> str:
    return " ".join(each.text for each in texts(page))


def beyond(page: Page) -> list[object]:
    """The marks that do not lie on the page."""
    seen = (mark for mark in page.marks if not isinstance(mark, Bookmark | Tag | Untag))
    return [
        mark
        for mark in seen
        if not (0 <= mark.bounds[0] <= mark.bounds[2] <= page.across and 0 <= mark.bounds[1] <= mark.bounds[3] <= page.down)
    ]  # fmt: skip


@pytest.mark.parametrize(("lang", "paper"), EVERY)
def test_the_map_is_whole_on_a_page_and_in_four_parts_that_overlap(lang: str, paper: str) -> None:
    found = pieces.board(lang, box(), "our own", drawing(PACKS.own_set(1)))
    whole, *parts = printed_map(found, paper).pages
    last = {land.name.split()[-1] for land in found.lands}

    assert beyond(whole) == []
    assert last <= set(words(whole).split())
    assert len(parts) == 4
    assert last <= set().union(*(words(page).split() for page in parts))


def test_the_map_without_any_drawing_stands_in_rows() -> None:
    """An owner has begun to copy and has placed nothing; what is printed of him is all on the sheet."""
    found = drawing(PACKS.over_rulebook(PACKS.read(begun("kingdoms", 1))))

    assert len(set(found.at.values())) == len(found.at) == 17
    assert all(0 < x < found.width and 0 < y < found.height for x, y in found.at.values())
    assert found.outlines == {}


@pytest.mark.parametrize(("lang", "paper"), EVERY)
def test_every_card_is_printed_as_often_as_it_is_there(lang: str, paper: str) -> None:
    """32 Fame and 15 Britannia cards are 47: six pages of nine. Twelve show a +1, three a 3."""
    found = pieces.cards(lang, box(), "our own")
    pages = printed_faces(found, paper, card).pages

    assert (len(found.faces), len(pages)) == (47, 6)
    assert Counter(face.tile for face in found.faces) == {"": 32, "+1": 12, "3": 3}
    assert [beyond(page) for page in pages] == [[]] * 6
    assert sum(words(page).count(found.faces[0].badge) for page in pages) == 47 + 6


@pytest.mark.rule("DK-010", "DK-011", "DK-013")
def test_every_piece_and_every_resource_card_is_printed() -> None:
    """15 markers, 10 settlements, 3 fortresses, 3 armies and 2 ships for each of four; 18 cards of five kinds."""
    own, cards = (each("en", box(), "our own") for each in (pieces.counters, pieces.resources))
    count = {row.sign: len(row.marks) for row in (*own.rows, *cards.rows)}

    for people in get_args(People):
        assert [
            count[f"{each}+{people}"] for each in ("marker", "settlement", "fortress", "army", "ship")
        ] == [15, 10, 3, 3, 2]
    assert [count[each] for each in get_args(Resource)] == [18] * 5
    assert set(count) == set(EMBLEMS)


def test_peoples_are_told_apart_without_colour() -> None:
    drawn = [str(EMBLEMS[f"marker+{people}"](20, "").marks) for people in get_args(People)]

    assert len(set(drawn)) == 4


@pytest.mark.parametrize(("lang", "paper"), EVERY)
def test_each_people_has_its_board(lang: str, paper: str) -> None:
    pages = printed_mats(pieces.mats(lang, box(), "our own"), paper).pages

    assert [beyond(page) for page in pages] == [[]] * 2
    assert all(
        leader in " ".join(map(words, pages)) for leader in ("Vortigern", "Cerdic", "Eomer", "Hengist")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_sheet_tells_the_round_and_what_things_cost(lang: str) -> None:
    sheet = reference(lang, box(), "our own")
    blocks = [block for section in sheet.sections for block in section.blocks]
    table = next(block for block in blocks if isinstance(block, Table))

    assert len(sheet.sections) == 12
    assert len([block for block in blocks if isinstance(block, Paragraph)]) > 90
    assert [row.cells[-1] for row in table.rows] == ["–", "1", "2", "1", "–", "–", "–", "–", "1"]


def test_the_set_is_printed_at_the_terminal(tmp_path: Path) -> None:
    assert main(["kingdoms", "print", "--out", str(tmp_path / "set"), "--lang", "en"]) == 0
    assert {"deck.pdf", "pieces.pdf", "board.pdf", "players-boards.pdf", "sequence.pdf"} <= {
        path.name for path in (tmp_path / "set").iterdir()
    }
