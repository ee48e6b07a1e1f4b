"""Cards and counters: what they say, and that all of it stands within what is cut out."""

from collections import Counter
from itertools import pairwise

import pytest

from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.roster_file import open_roster
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.book import book
from reports.content.cards import Deck, deck, fielded
from reports.content.counters import Force, counters, force_of_battle
from reports.content.forms import forms
from reports.content.roster import roster_sheet
from reports.content.sheet import ArmyLayout
from reports.options import PaperOptions
from reports.pdf import counters as counters_pages
from reports.pdf import deck as deck_pages
from reports.pdf import forms as forms_pages
from reports.pdf.marks import Box
from reports.pdf.pages import PAPERS
from reports.pdf.paint import Page
from resources import ROOT
from tests.reports.armies import CARAVAN, VILLAGE, sheet
from tests.reports.printed import BATTLES, CLOSE, battle, colliding, outside, texts

ARMIES = sorted(path.name for path in (ROOT / "samples").glob("*.army.toml"))
FRAME = 7.0
"""The radius of a card's corners."""


def dealt(name: str, lang: str) -> Deck:
    lists = built_in()
    roster = open_roster(ROOT / "samples" / name, lists).roster
    return deck(
        roster_sheet(lists, roster, verdict(lists, roster), PaperOptions(lang), layout=ArmyLayout.UNITS)
    )


def frames(page: Page) -> list[Box]:
    return [mark for mark in page.marks if isinstance(mark, Box) and mark.round == FRAME]


def homeless(page: Page) -> list[str]:
    """The runs of text in no frame, but for the line at the foot of the page."""
    boxes = [frame.bounds for frame in frames(page)]
    found = [(text, text.bounds) for text in texts(page)]
    foot = max(text.y for text, _ in found)
    return [
        text.text for text, held in found if text.y < foot and not any(_holds(box, held) for box in boxes)
    ]


def _holds(frame: tuple[float, float, float, float], text: tuple[float, float, float, float]) -> bool:
    """Which of how many sides it is may stand on the line at the foot of a frame."""
    left, top, right, bottom = frame
    across = left <= text[0] + CLOSE and right >= text[2] - CLOSE
    return across and top <= text[1] and bottom + 8 >= text[3]


# --- what a card says ---


def test_every_unit_and_character_has_its_card_and_units_alike_have_one_each() -> None:
    """A leader, a standard bearer, a scout; two companies of 20, 16, a guard; two allied units; the train."""
    found = deck(sheet(CARAVAN))

    assert [card.title for card in found.cards] == [
        "Líder", "Abanderado", "Explorador", "1ª compañía", "2ª compañía", "16 Askaris", "Guardia",
        "12 Lanceros", "6 Lanceros y 4 Arqueros", "4 elementos de bagaje", "Notas del ejército",
    ]  # fmt: skip
    assert [card.number for card in found.cards] == ["", "", "", "1", "2", "3", "4", "5", "6", "", ""]
    assert Counter(card.sign for card in found.cards) == {
        "unit": 6,
        "character": 2,
        "leader": 1,
        "baggage": 1,
        "notes": 1,
    }


def test_a_card_has_the_numbers_of_the_profile_boxes_states_and_pages() -> None:
    """Page 12: Askaris 16 inches, +1, they reload, −1 in melee, 1D6+3 and 1D6−1, morale 4+."""
    card = next(card for card in deck(sheet(CARAVAN)).cards if card.title == "1ª compañía")

    assert card.profiles[0].cells == ("16″", "+1", "Sí", "−1", "D6+3", "D6−1", "4+")
    assert [boxes.count for boxes in card.track.boxes] == [20]
    assert card.track.markers == ("Moral",)
    assert card.track.boxes[0].reload
    assert {rule.key: rule.cite for rule in card.specials}["reload"] == "pág. 26"
    assert card.kicker == "Caravana de Tabora"


def test_a_leader_s_card_has_his_traits_and_a_work_has_a_card_with_its_boxes() -> None:
    leader = deck(sheet(CARAVAN)).cards[0]
    village = deck(sheet(VILLAGE))

    assert leader.specials[0].title == "Genio Organizativo"
    (traps,) = [card for card in village.cards if card.title == "4 Trampas de Estacas"]
    assert traps.sign == "work"
    assert [boxes.count for boxes in traps.track.boxes] == [4]


def test_cards_tell_neither_points_nor_notes() -> None:
    said = repr(deck(sheet(CARAVAN)).cards)

    assert "ptos" not in said
    assert "jungla del norte" not in said


# --- how it lies on paper ---


@pytest.mark.parametrize(("name", "lang", "paper"), [
    (name, LANGUAGES[place % 2], list(PAPERS)[place // 2 % 2]) for place, name in enumerate(ARMIES[::2])
])  # fmt: skip
def test_no_card_of_any_sample_army_overflows(name: str, lang: str, paper: str) -> None:
    for page in deck_pages.pages(dealt(name, lang), PAPERS[paper]):
        assert homeless(page) == []
        assert colliding(page) == []
        assert outside(page, 12) == []


@pytest.mark.parametrize("paper", PAPERS)
def test_eight_cards_of_63_by_88_millimetres_stand_on_a_page_laid_across(paper: str) -> None:
    first = deck_pages.pages(deck(sheet(CARAVAN)), PAPERS[paper])[0]
    lefts = sorted({round(frame.x, 3) for frame in frames(first)})
    tops = sorted({round(frame.y, 3) for frame in frames(first)})

    assert first.across > first.down
    assert (len(frames(first)), len(lefts), len(tops)) == (8, 4, 2)
    assert {round((after - before) / 72 * 25.4, 2) for before, after in pairwise(lefts)} == {63}
    assert round((tops[1] - tops[0]) / 72 * 25.4, 2) == 88


def test_units_with_the_same_rules_share_the_side_that_their_cards_cannot_hold() -> None:
    """Three companies of Askaris: three cards, and one side for what is left of their rules."""
    found = deck(sheet(CARAVAN))
    titles = [text.text for page in deck_pages.pages(found, PAPERS["a4"]) for text in texts(page)]

    assert [card.title for card in found.cards if card.shared] == ["1ª compañía", "2ª compañía", "16 Askaris"]
    assert titles.count("Askaris") == 1
    assert titles.count("1ª compañía") == 1


# --- from a battle ---


@pytest.mark.parametrize("name", BATTLES)
def test_a_side_of_a_battle_is_the_army_that_came_to_it(name: str) -> None:
    """Whoever came is on a card, those who fell too."""
    state: Battle = battle(name).state
    for side in state.sides.values():
        roster = fielded(state, side)
        came = Counter(unit.sort for unit in state.units.values() if unit.side == side.id)
        figures = sum(
            len(unit.figures)
            for unit in state.units.values()
            if unit.side == side.id and unit.sort is Sort.UNIT
        )
        cannon = roster.works.muzzle_loading_cannon
        allied = sum(len(ally.units) for ally in roster.allies)

        assert len(roster.units) + allied + cannon == came[Sort.UNIT]
        held = sum(unit.size for ally in roster.allies for unit in ally.units)
        assert sum(unit.size for unit in roster.units) + held + cannon == figures
        assert (roster.leader is not None) == bool(came[Sort.LEADER])


# --- counters and forms ---

FORCE = Force(
    ({"musketeers": 24}, {"musketeers": 16}, {"machine_gun": 1}, {"gunboat": 1}),
    traps=4,
    burns=3,
    marches=2,
)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_counters_and_forms_keep_to_their_page(lang: str, paper: str) -> None:
    size = PAPERS[paper]
    pages = [
        *counters_pages.pages(counters(book(), lang, FORCE), size),
        *(forms_pages.page(form, size) for form in forms(book(), lang)),
    ]
    for page in pages:
        boxes = [mark.bounds for mark in page.marks if isinstance(mark, Box)]
        foot = min(text.bounds[1] for text in texts(page) if text.y > page.down - 50)

        assert outside(page, 15) == []
        assert colliding(page) == []
        assert max(bottom for _, _, _, bottom in boxes) < foot


@pytest.mark.rule("MORALE-15", "AMBUSH-06", "SCEN-17")
def test_there_is_a_counter_for_everything_that_the_book_marks() -> None:
    """Two units with 40 muskets between them, a machine gun, a gunboat, four trap markers of two inches."""
    found = {row.sign: row for row in counters(book(), "en", FORCE).rows}

    assert found["ambush"].marks == ("A", "B", "C", "D")
    assert found["march"].marks == ("1", "2")
    assert found["shaken"].cite == "MORALE-15, p. 28"
    assert {sign: len(row.marks) for sign, row in found.items()} == {
        "shaken": 4, "fire": 3, "jammed": 1, "aground": 1, "ambush": 4, "march": 2, "trap": 4, "smoke": 40,
    }  # fmt: skip
    assert found["trap"].side_mm == pytest.approx(50.8)


@pytest.mark.rule("RELOAD-01", "TRAP-05")
def test_who_does_not_reload_needs_no_smoke_and_who_has_no_traps_no_markers() -> None:
    spears = Force(({"spearmen": 20}, {"regulars": 10}))
    signs = {row.sign for row in counters(book(), "es", spears).rows}

    assert signs == {"shaken", "fire", "ambush"}


def test_the_counters_of_a_battle_are_for_both_armies() -> None:
    """Every unit of the golden encounter that takes morale tests, on either side, has one."""
    fought = battle("encounter").state
    found = {row.sign: len(row.marks) for row in counters(book(), "es", force_of_battle(fought)).rows}

    assert found["shaken"] == sum(unit.sort is Sort.UNIT for unit in fought.units.values())


def test_the_rows_of_a_form_are_high_enough_for_a_hand() -> None:
    """Seven millimetres at least: nearly twenty points."""
    for form in forms(book(), "es"):
        page = forms_pages.page(form, PAPERS["letter"])
        grids = [mark for mark in page.marks if isinstance(mark, Box) and mark.line == 0.8]
        rows = [
            len(
                [
                    m
                    for m in page.marks
                    if m.bounds[0] == grid.x
                    and m.bounds[2] == grid.x + grid.across
                    and grid.y < m.bounds[1] < grid.y + grid.down
                ]
            )
            for grid in grids
        ]

        assert all(grid.down / (count + 1) > 20 for grid, count in zip(grids, rows, strict=True))
