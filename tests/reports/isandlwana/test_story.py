"""The report of a game of Isandlwana: what was lost in which phase, a plan of the map for every turn."""

from functools import cache

import pytest

from heart_africa.companions.isandlwana.combat import Fire
from heart_africa.companions.isandlwana.game import EndPhase, legal
from heart_africa.companions.isandlwana.movement import MoveZulu
from heart_africa.companions.isandlwana.setting_up import OpenBox, SetUp
from heart_africa.companions.isandlwana.solitaire import PlayZulus
from heart_africa.companions.isandlwana.state import State
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from reports.content.isandlwana.story import FELLED, LEADERS, STEPS, UNITS, losses, plan, story
from reports.content.plan import Plan
from reports.content.sheet import Paragraph, Table
from reports.isandlwana import PRINTED
from reports.options import PaperOptions
from tests.companions.isandlwana.table import GAME, Rolls, own_box

STAMP = Stamp("Ana", "2026-11-23T10:00:00+00:00")
FULL = 54
"""The steps of our roster (see `test_pieces`)."""


def given(journal: Journal[State], rolls: Rolls, *orders: object) -> None:
    for order in orders:
        act = journal.act(order, lambda count, why: (rolls.roll(count, why), Origin.THROWN))  # type: ignore[arg-type]  # any order
        journal.append(journal.entry(act, STAMP))


@cache
def two_turns() -> Journal[State]:
    """A game for one up to its third turn: everybody fires together at whatever he can."""
    rolls = Rolls(5)
    journal: Journal[State] = Journal(GAME)

    def give(order: object) -> None:
        given(journal, rolls, order)

    give(OpenBox(own_box()))
    give(SetUp(("solitaire",)))
    while journal.state.turn < 3:
        orders = legal(GAME.book, journal.state)
        fires = [each for each in orders if isinstance(each, Fire)]
        others = [each for each in orders if isinstance(each, PlayZulus | EndPhase)]
        give(max(fires, key=lambda each: len(each.units)) if fires else (others or orders)[0])
    return journal


def test_what_is_lost_by_phase_comes_to_all_that_is_lost() -> None:
    journal = two_turns()
    found = losses(journal.standing)
    state = journal.state

    assert sum(each.steps for each in state.units.values()) == FULL - sum(
        found[phase, STEPS] for phase, what in found if what == STEPS
    )
    gone = sum(found[key] for key in found if key[1] == UNITS)
    assert gone == sum(not each.steps for each in state.units.values())
    fallen = sum(found[key] for key in found if key[1] == LEADERS)
    assert fallen == sum(not hex_ for hex_ in state.leaders.values())
    assert {phase for phase, what in found if what == FELLED and found[phase, what]} == {"reaction", "combat"}


@pytest.mark.parametrize(("lang", "phase"), [("en", "Zulu attack"), ("es", "Ataque zulú")])
def test_every_turn_is_told_phase_by_phase_with_its_losses_and_its_plan(lang: str, phase: str) -> None:
    sheet = story(lang, GAME.book, two_turns(), "Thursday")
    turns = [section for section in sheet.sections if section.key.startswith("turn")]

    assert [section.key for section in turns] == ["turn-1", "turn-2"]
    for section in turns:
        assert sum(isinstance(block, Plan) for block in section.blocks) == 1
        (table,) = (block for block in section.blocks if isinstance(block, Table))
        assert phase in [row.cells[0] for row in table.rows]


def test_the_moves_of_a_player_with_the_zulus_are_one_sentence() -> None:
    """Two by one order, one by another: three; the end of the phase is no sentence."""
    journal: Journal[State] = Journal(GAME)
    rolls = Rolls(5)
    given(journal, rolls, OpenBox(own_box()), SetUp())
    while journal.state.step == "placing":
        given(journal, rolls, legal(GAME.book, journal.state)[0])
    given(journal, rolls, MoveZulu("1601", ("1503", "1602")), MoveZulu("0401", ("0402",)), EndPhase())

    for lang, told in (
        ("en", "3 Zulu units move to 1503, 1602, 0402."),
        ("es", "3 zulúes mueven a 1503, 1602, 0402."),
    ):
        paragraph = story(lang, GAME.book, journal, "Thursday").sections[0].blocks[0]
        assert isinstance(paragraph, Paragraph)
        assert paragraph.text == told


def test_the_plan_shows_every_stack_and_every_zulu_hex() -> None:
    state = two_turns().state
    found = plan("en", state)

    assert len(found.figures) == len(state.zulus) + len(state.standing)
    assert "A Co" in found.alt
    assert {label.text for label in found.labels} == set(state.standing)


def test_the_key_names_every_stack_and_all_ground_that_is_drawn() -> None:
    state = two_turns().state
    found = plan("en", state)
    stacks = {each.code: each.text for each in found.key if each.code}

    assert set(stacks) == set(state.standing)
    assert sum("A Co" in units for units in stacks.values()) == 1
    assert {area.kind for area in found.areas} <= {each.what for each in found.key}
    assert next(each.text for each in found.key if each.what == "hill") == "Heights"


def test_a_game_that_has_begun_has_its_report_and_our_set_among_its_papers() -> None:
    found = list(PRINTED.game_papers(GAME.book, two_turns(), "Thursday", PaperOptions(lang="en")))

    assert [(each.what, each.ending) for each in found][:3] == [
        ("story", "pdf"),
        ("story", "md"),
        ("story", "html"),
    ]
    assert "## Turn 2" in found[1].data.decode()
    assert {"pieces", "board", "sequence"} <= {each.what for each in found}
