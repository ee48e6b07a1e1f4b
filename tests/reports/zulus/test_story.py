"""The story of a game of Zulus and the sheet of its sequence of play."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.zulus.actions import FightFire, HandOut, PutForth
from heart_africa.companions.zulus.cards import DrawCard
from heart_africa.companions.zulus.chits import DrawChit
from heart_africa.companions.zulus.components import Components
from heart_africa.companions.zulus.game import EndPhase
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp, with_value
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.journal.journal import Journal, More
from heart_africa.core.journal.records import Command, Entry, Origin, Stamp
from heart_africa.core.messages import LANGUAGES
from reports.content.sheet import Table
from reports.content.zulus.reference import reference
from reports.content.zulus.story import story
from reports.options import PaperOptions
from reports.pdf.documents import printed
from reports.text import markdown
from reports.zulus import PRINTED
from tests.companions.zulus.table import GAME, NAMES
from tests.reports.printed import colliding

GOLDEN = Path(__file__).parent


def box() -> Components:
    """Our set with the two values on which the story hangs, whatever the set is balanced to."""
    ours = components(PACKS.own_set(2))
    return with_value(
        with_value(ours, ComponentNeeded("regiment-indluyengwe", "hits"), "2"),
        ComponentNeeded("card-5", "volley.medium"), "4",
    )  # fmt: skip


def orders() -> Iterable[tuple[Command, tuple[int, ...]]]:
    """Four turns on our set for the 2nd edition: iNdluyengwe falls at once, uThulwana comes over the wall."""
    yield OpenBox(box()), ()
    yield SetUp(tracks=NAMES), ()  # type: ignore[arg-type]  # their names
    yield DrawChit("loins-3"), ()
    yield Fire(5, "loins"), (6, 6, 6, 6)
    yield from quiet(12, 12)
    yield DrawChit("right-horn-2"), ()
    yield from quiet(16, 16)
    yield DrawChit("all-2"), ()
    yield from quiet(11, 11)
    yield DrawChit("all-1"), ()


def quiet(card: int, hero: int) -> Iterable[tuple[Command, tuple[int, ...]]]:
    """The rest of a turn: no Action more, a card is drawn, a Hero put forth."""
    yield from ((order, ()) for order in (EndPhase(), DrawCard(card), PutForth(hero)))


def typed(faces: tuple[int, ...]) -> More:
    """Who types these faces when he is asked."""
    return lambda *_: (faces, Origin.TYPED)


@cache
def journal() -> Journal[State]:
    return kept(orders())


def kept(given: Iterable[tuple[Command, tuple[int, ...]]]) -> Journal[State]:
    found = Journal(GAME)
    for order, faces in given:
        act = found.act(order, typed(faces))
        assert act.faces == faces
        found.append(Entry(found.next_number, Stamp(), act))
    return found


# --- what it says ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_of_a_lost_game_reads_as_it_was_approved(lang: str) -> None:
    """Low ammunition takes one of four 6s: three hits, the two markers and the regiment itself (6.7.4)."""
    told = markdown(story(lang, GAME.book, journal(), "Rorke"))

    assert told == (GOLDEN / f"story.{lang}.md").read_text(encoding="utf-8")


def test_the_head_says_with_whose_set_it_was_played() -> None:
    told = story("en", GAME.book, journal(), "Rorke")

    assert told.facts[0].value.startswith("Our own set: it reproduces no printed card")
    assert told.footer == told.facts[0].value


def test_a_turning_point_has_its_odds_before_the_dice() -> None:
    """Four dice from box 2, -1 on the best of them: 5 rolls of 1296 are the end of it, 171 hit.

    Four 6s are three hits; 5, 5, 5 and a 6, in four orders, are four retreats; two 6s leave one hit.
    """
    blocks = story("en", GAME.book, journal(), "Rorke").sections[0].blocks
    (turning,) = [block for block in blocks if getattr(block, "strong", False)]

    assert "Turning point" in getattr(turning, "title", "")
    assert "13.2% for a hit or more, 0.4% to be rid of it" in getattr(turning, "text", "")
    assert "one in 1,296" in getattr(turning, "text", "")


@pytest.mark.parametrize(
    ("order", "faces", "told"),
    [
        (FightFire(12), (1,), "Private Hook fights the fire and comes back to hand. The fire die shows a 1"),
        (HandOut(12), (), "Private Hook hands out ammunition and comes back to hand."),
    ],
)
def test_the_hero_who_fights_a_fire_or_hands_out_ammunition_is_named(
    order: Command, faces: tuple[int, ...], told: str
) -> None:
    """Hook came forth in the turn in which the Hospital began to burn."""
    begun = [*orders()][:2]
    given = [*begun, (DrawChit("ablaze"), (6,)), *quiet(12, 12), (DrawChit("chest-1"), ()), (order, faces)]

    assert told in markdown(story("en", GAME.book, kept(given), "Rorke"))


def test_victory_points_stand_line_by_line_and_add_up() -> None:
    (table,) = story("en", GAME.book, journal(), "Rorke").sections[-1].blocks
    assert isinstance(table, Table)
    *lines, total = (int(row.cells[1]) for row in table.rows)

    assert sum(lines) == total


def test_a_game_that_has_not_begun_has_no_story() -> None:
    bare = list(PRINTED.game_papers(GAME.book, Journal(GAME), "Rorke", PaperOptions("en")))
    begun = list(PRINTED.game_papers(GAME.book, journal(), "Rorke", PaperOptions("en")))

    assert bare == []
    assert [(each.what, each.ending) for each in begun[:3]] == [
        ("story", end) for end in ("pdf", "md", "html")
    ]
    assert {each.what for each in begun[3:]} == {"deck", "pieces", "board", "sequence"}


# --- the sheet of the sequence ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [1, 2])
def test_the_sheet_flows_over_pages_and_lines_stay_apart(edition: int, lang: str) -> None:
    laid = printed([reference(lang, components(PACKS.own_set(edition)), "our own")], "a4")

    assert len(laid.pages) <= 3
    assert all(colliding(page) == [] for page in laid.pages)


def test_each_edition_has_its_own_rules_points_and_levels() -> None:
    """11.0: a building is worth 2 or 4, an epic victory begins at 40 or 60; 5.2: who rallies first."""
    first, second = (markdown(reference("en", components(PACKS.own_set(each)), "")) for each in (1, 2))

    assert "| Building not burning | +2 |" in first
    assert "| Building not burning | +4 |" in second
    assert "| epic victory | ≥ 40 |" in first
    assert "| epic victory | ≥ 60 |" in second
    assert "| standoff | 35–39 |" in second
    assert "Drawing a card is optional." in first
    assert "Drawing one card is mandatory." in second
