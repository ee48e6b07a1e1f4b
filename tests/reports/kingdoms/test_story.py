"""The report of a game of Dark Kingdoms: round by round, in numbers, and nobody's hand while it goes on."""

import random
from functools import cache
from itertools import product

import pytest

from heart_africa.companions.kingdoms.cards import Pass
from heart_africa.companions.kingdoms.events import FameTaken, Paid
from heart_africa.companions.kingdoms.marches import EndTurn
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.companions.kingdoms.piles import counts
from heart_africa.companions.kingdoms.rounds import OpenTable
from heart_africa.companions.kingdoms.state import State
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act, EventRecord, Origin, Stamp
from heart_africa.core.messages import LANGUAGES
from reports.content.chart import Chart
from reports.content.kingdoms.story import _told_together, earned, story
from reports.content.sheet import Paragraph, Sheet, Table
from reports.pdf.documents import printed
from reports.pdf.pages import PAPERS
from tests.companions.kingdoms.table import GAME

STAMP = Stamp("Ana", "2026-11-23T10:00:00+00:00")


@cache
def played(orders: int) -> Journal[State]:
    """A game of three at random, so many orders long; a turn is ended seldom."""
    thrown = random.Random(8)

    def more(dice: int, _why: str) -> tuple[tuple[int, ...], Origin]:
        return tuple(thrown.randint(1, 6) for _ in range(dice)), Origin.THROWN

    found: Journal[State] = Journal(GAME)
    opening = OpenTable(components(PACKS.own_set(1)), ("Ana", "Luis", "Eva"))
    found.append(found.entry(found.act(opening, more), STAMP))
    for _ in range(orders):
        legal = GAME.legal(found.state)
        best = (
            [each for each in legal if not isinstance(each, EndTurn | Pass)]
            if thrown.random() < 0.8
            else legal
        )
        found.append(found.entry(found.act(thrown.choice(best or legal), more), STAMP))
    return found


def text(sheet: Sheet) -> str:
    blocks = (block for section in sheet.sections for block in section.blocks)
    return " ".join(block.text for block in blocks if isinstance(block, Paragraph))


def test_every_round_has_its_section_and_the_numbers_come_last() -> None:
    journal = played(165)
    sheet = story("en", GAME.book, journal, "Thursday")
    titles = [section.title for section in sheet.sections]
    last = next(block for block in sheet.sections[-1].blocks if isinstance(block, Table))

    assert titles[:2] == ["Set-up", "Round 1"]
    assert len(titles) == journal.state.round + 2
    assert [row.cells[0] for row in last.rows] == [
        str(number) for number in range(1, journal.state.round + 1)
    ]
    assert last.rows[-1].cells[1:] == tuple(str(each.points) for each in journal.state.players)


def test_a_round_whose_card_is_still_to_be_turned_has_its_section_with_what_is_due() -> None:
    journal = played(165)
    number = next(
        each.number for each in journal.standing if each.after.step == "britannia" and each.after.round > 1
    )
    begun: Journal[State] = Journal(GAME, journal.entries[:number])
    sheet = story("en", GAME.book, begun, "Thursday")

    assert sheet.sections[-2].title == f"Round {begun.state.round}"
    assert "Britannia card" in text(sheet)


def test_points_income_and_battles_are_drawn_as_bars() -> None:
    """What production brought is what the events of production say."""
    journal = played(160)
    charts = [
        block
        for block in story("es", GAME.book, journal, "x").sections[-1].blocks
        if isinstance(block, Chart)
    ]
    income = earned(journal.standing)

    assert [[bar.value for bar in chart.bars] for chart in charts] == [
        [each.points for each in journal.state.players],
        [income[each.people] for each in journal.state.players],
        [each.wins for each in journal.state.players],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobodys_hand_is_told_while_the_game_goes_on(lang: str) -> None:
    journal = played(160)
    taken = [
        fact.event.card
        for act in journal.standing
        for fact in act.act.facts
        if isinstance(fact.event, FameTaken)
    ]
    told = text(story(lang, GAME.book, journal, "x"))
    shown = {each.name(lang) for each in journal.state.box.fame if each.id in taken}
    played_ = {each.name(lang) for each in journal.state.box.fame if each.id in journal.state.beneath}

    assert taken
    assert [name for name in shown - played_ if name in told] == []


def test_what_somebody_gives_back_card_by_card_is_told_at_once() -> None:
    """The Britons give back a wood and two iron, the Saxons a wood."""
    paid = (("britons", counts(wood=1)), ("britons", counts(iron=2)), ("saxons", counts(wood=1)))
    acts = [
        StandingAct(number, Act(Pass(), facts=(EventRecord(who, Paid(cards, "card")),)), State(), State())
        for number, (who, cards) in enumerate(paid, 1)
    ]

    assert [(fact.who, fact.event) for fact in _told_together(acts)] == [
        ("britons", Paid(counts(wood=1, iron=2), "card")),
        ("saxons", Paid(counts(wood=1), "card")),
    ]


@pytest.mark.parametrize(("lang", "paper"), list(product(LANGUAGES, PAPERS)))
def test_it_is_laid_out_on_paper(lang: str, paper: str) -> None:
    assert len(printed([story(lang, GAME.book, played(60), "Thursday")], paper).pages) >= 1
