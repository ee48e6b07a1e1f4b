"""Our own sets of Zulus on paper: all of it there, in the counts of the pack, and within what is cut out."""

from collections import Counter
from functools import cache
from itertools import product

import pytest

from heart_africa.companions.zulus.components import Components
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.core.messages import LANGUAGES
from reports.content.faces import Faces
from reports.content.zulus import pieces
from reports.pdf import counters
from reports.pdf import faces as printed
from reports.pdf.marks import Box
from reports.pdf.pages import PAPERS
from reports.pdf.paint import Page
from reports.pdf.zulus import board, cards
from reports.pdf.zulus.emblems import EMBLEMS
from tests.reports.printed import CLOSE, colliding, texts

EDITIONS = (1, 2)
EVERY = list(product(EDITIONS, LANGUAGES, PAPERS))
CARDS = {1: 44, 2: 50}
MIX = {1: 33, 2: 35}
"""Chits of our sets, counted by hand in the packs."""


@cache
def box(edition: int) -> Components:
    return components(PACKS.own_set(edition))


def faces(edition: int, lang: str) -> Faces[pieces.Face]:
    return pieces.cards(lang, box(edition), "our own")


@pytest.mark.parametrize(("edition", "lang"), list(product(EDITIONS, LANGUAGES)))
def test_every_card_has_its_face_with_title_text_and_badge(edition: int, lang: str) -> None:
    found = faces(edition, lang).faces

    assert [each.number for each in found] == list(range(1, CARDS[edition] + 1))
    assert all(each.title and (each.text or each.dice) for each in found)
    assert {each.badge for each in found} == {{"es": "Conjunto propio", "en": "Our own set"}[lang]}


def test_a_card_shows_class_rank_medal_dice_and_words() -> None:
    """Bourne of our set for the 2nd edition: a Sergeant with the DCM, 3, 1 and 1 dice."""
    (bourne,) = [each for each in faces(2, "en").faces if each.number == 7]

    assert (bourne.kicker, bourne.medal, bourne.rank) == ("Hero · Sergeant", "dcm", "sergeant")
    assert bourne.dice == (("Close", "3"), ("Medium", "1"), ("Long", "1"))
    assert bourne.text[0] == "While available: there is no hand limit."


def test_a_card_without_effects_of_its_own_says_what_the_rulebook_makes_of_it() -> None:
    relief, night, *_ = faces(2, "en").faces

    assert relief.text == ("Revealing card 1 ends the game at once. (11.0)",)
    assert "At night volleys take −1 unless a building is burning. (10.0)" in night.text


@pytest.mark.parametrize(("edition", "lang", "paper"), EVERY)
def test_no_card_is_cut_or_runs_out_of_its_frame(edition: int, lang: str, paper: str) -> None:
    laid = list(printed.pages(faces(edition, lang), PAPERS[paper], cards.card))

    assert sum(len(_frames(page)) for page in laid) == CARDS[edition]
    for page in laid:
        frames = [frame.bounds for frame in _frames(page)]
        foot = max(text.y for text in texts(page))
        homeless = [
            text.text
            for text in texts(page)
            if text.y < foot and not any(_within(frame, text.bounds) for frame in frames)
        ]
        assert homeless == []
        assert colliding(page) == []
        assert max(text.bounds[3] for text in texts(page)) < page.down - 11


def _frames(page: Page) -> list[Box]:
    return [mark for mark in page.marks if isinstance(mark, Box) and mark.round == 7]


def _within(frame: tuple[float, float, float, float], text: tuple[float, float, float, float]) -> bool:
    """The badge stands on the line at the foot of a frame."""
    return (
        frame[0] <= text[0] + CLOSE
        and frame[1] <= text[1]
        and text[2] <= frame[2] + CLOSE
        and text[3] <= frame[3] + 8
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_as_many_chits_as_the_pack_has_each_with_sign_and_words(edition: int) -> None:
    found = pieces.chits("en", box(edition), "").rows

    assert (
        sum(len(row.marks) for row in found) == MIX[edition] == sum(c.count or 0 for c in box(edition).chits)
    )
    assert Counter({row.word: len(row.marks) for row in found})["Advance 1 (Chest)"] == {1: 3, 2: 6}[edition]
    assert len({(row.sign, row.marks[0]) for row in found}) == len(found)
    assert all(row.word for row in found)


def test_an_ibutho_comes_with_its_hit_markers_and_its_striped_one() -> None:
    """3.0.1 and 12.1 of the 2nd edition: uThulwana has strength 5, 4 markers, 1 striped."""
    found = [row for row in pieces.markers("en", box(2), "").rows if row.word == "uThulwana"]

    assert {row.sign: row.marks for row in found} == {"ibutho": ("5",), "hit": ("",) * 4, "gold": ("",)}


def test_only_the_first_edition_has_generic_hit_markers_and_only_the_second_striped_ones() -> None:
    first, second = (pieces.markers("en", box(each), "").rows for each in EDITIONS)

    assert [len(row.marks) for row in first if row.word == "Generic Hit"] == [1]
    assert not any(row.marks for row in first if row.sign == "gold")
    assert sum(len(row.marks) for row in second if row.sign == "gold") == 4


@pytest.mark.parametrize(("edition", "lang", "paper"), EVERY)
@pytest.mark.parametrize("what", ["chits", "markers"])
def test_chits_and_markers_stand_within_their_squares(what: str, edition: int, lang: str, paper: str) -> None:
    found = {"chits": pieces.chits, "markers": pieces.markers}[what](lang, box(edition), "our own")
    laid = counters.pages(found, PAPERS[paper], {**counters.EMBLEMS, **EMBLEMS})

    for page in laid:
        squares = [mark.bounds for mark in page.marks if isinstance(mark, Box) and mark.line == 0.35]
        top = min(square[1] for square in squares)
        foot = max(text.y for text in texts(page))
        lost = [
            text.text
            for text in texts(page)
            if top < text.y < foot and not any(_within(square, text.bounds) for square in squares)
        ]
        assert lost == []
        assert colliding(page) == []


@pytest.mark.parametrize(("edition", "lang", "paper"), EVERY)
def test_the_board_is_whole_on_one_page(edition: int, lang: str, paper: str) -> None:
    found = pieces.board(lang, box(edition), "our own")
    page = board.page(found, PAPERS[paper])

    assert colliding(page) == []
    assert all(
        left >= 0 and right <= page.across and top >= 0 and bottom <= page.down
        for left, top, right, bottom in (mark.bounds for mark in page.marks)
    )


def test_the_board_has_the_tracks_boxes_and_ways_of_its_edition() -> None:
    """5.1.2: four interior boxes in the 2nd edition, with two tracks to each box 0; three Areas in the 1st."""
    first, second = (pieces.board("en", box(each), "") for each in EDITIONS)

    assert [spot.label for spot in second.camp] == ["0", "0", "−1", "−2"]
    assert [spot.label for spot in first.camp] == ["0", "−1", "−2"]
    assert (first.ways, second.ways) == ((4,), (2, 2))
    assert {name for name, _ in second.tracks[:2]} == {"Left Horn", "Loins"}
    assert [spot.label for spot in second.tracks[0][1]] == ["5", "4", "3", "2", "1"]
    assert sorted(boxes[-1].word for _, boxes in second.tracks if boxes[-1].building) == [
        "Hospital",
        "Storehouse",
    ]


def test_the_boxes_of_the_camp_that_follow_one_another_are_level() -> None:
    page = board.page(pieces.board("en", box(1), ""), PAPERS["a4"])
    camp = [mark for mark in page.marks if isinstance(mark, Box) and mark.across == board.SIDE][-3:]

    assert len({mark.y for mark in camp}) == 1


def test_the_table_of_fires_is_that_of_the_rulebook() -> None:
    """Reference Sheet of the 2nd edition: a 5 while both burn puts the Storehouse out."""
    rows = {row.cells[0]: row.cells[1:] for row in pieces.fires("en", box(2)).rows}

    assert list(rows) == ["1–3", "4", "5", "6"]
    assert rows["5"][1:3] == ("no effect", "the Storehouse is put out")
    assert rows["1–3"][3] == "no effect"


@pytest.mark.rule("ZR-079", "ZR-080", "ZR-081", "ZR-149")
def test_the_table_of_fires_reads_as_the_rulebook_prints_it() -> None:
    """The reference sheet of the 2nd edition: a 6 puts the one fire out, or one of two by choice."""
    rows = {row.cells[0]: row.cells[1:] for row in pieces.fires("en", box(2)).rows}

    assert rows["1–3"] == (
        "the Hospital catches fire",
        "the other building catches fire too",
        *["no effect"] * 2,
    )
    assert rows["6"][:2] == ("the Storehouse catches fire", "the fire is put out")
    assert [rows[face][3].split(",")[0] for face in "456"] == ["one fire is put out"] * 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_state_that_the_rulebook_marks_on_the_map_has_its_marker(edition: int) -> None:
    """3.0.2, 5.3.1, 6.2.1, 6.3, 6.4, 10.0, 12.3: one of each, two barricades to come, a fire for each building."""
    rows = {row.word: len(row.marks) for row in pieces.markers("en", box(edition), "").rows}

    once = (
        "Zulu Victory",
        "Low ammo",
        "Night",
        "Works",
        "Reserve Platoon",
        "Hospital",
        "Storehouse",
        "G Company",
    )
    assert [rows[word] for word in once] == [1] * len(once)
    assert rows["Barricade"] == 2
