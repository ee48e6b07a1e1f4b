"""A campaign from 1860 to 1900 in which every rule of pages 37 to 41 happens, kept with all that is told of it."""

from io import StringIO
from pathlib import Path

import pytest

from heart_africa.core.dice import Dice
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.campaign import PlayerKind, PlayerStatus
from heart_africa.rules.campaign.ledger import BANK
from heart_africa.rules.campaign.state import Date
from heart_africa.storage import documents
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import import_
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.history import script
from heart_africa.terminal.screen import Screen
from tests.campaign.club import KEEPER
from tests.golden.kept_files import Kept
from tests.golden.lagos import (
    FOLDER,
    JOURNAL,
    SCRIPT,
    Played,
    chronicle_text,
    journal_text,
    ledger_text,
    played,
    rules,
    rules_table,
    standings_text,
)


@pytest.fixture(scope="module")
def lagos() -> Played:
    """The script played to its end."""
    return played(SCRIPT.read_text(encoding="utf-8"))


# --- what is kept ---


def test_the_journal_is_as_kept(lagos: Played, kept: Kept) -> None:
    kept(JOURNAL, journal_text(lagos.journal))


def test_the_ledger_is_as_kept(lagos: Played, kept: Kept) -> None:
    kept(FOLDER / "lagos.ledger.csv", ledger_text(lagos.journal.state))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chronicle_is_as_kept(lagos: Played, kept: Kept, lang: str) -> None:
    kept(FOLDER / f"lagos.chronicle.{lang}.md", chronicle_text(lang, lagos.journal))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_standings_are_as_kept(lagos: Played, kept: Kept, lang: str) -> None:
    kept(FOLDER / f"lagos.standings.{lang}.md", standings_text(lang, lagos.journal))


# --- every rule happens ---


def test_every_entry_of_these_pages_is_seen(lagos: Played) -> None:
    """All that the program decides or asks; what is left to the players has nothing to show."""
    ours = {rule.id for rule in rules() if rule.by != "players"}

    assert ours - {shown.rule for shown in lagos.shown} == set()


def test_where_each_rule_is_seen_is_as_kept(lagos: Played, kept: Kept) -> None:
    kept(FOLDER / "lagos.rules.es.md", rules_table(lagos.shown))


def test_it_lasts_from_1860_to_1900_and_ends_well(lagos: Played) -> None:
    state = lagos.journal.state

    assert (state.start, state.date, bool(state.over)) == (1860, Date(1900, 1), True)
    assert {player.kind for player in state.players.values()} == set(PlayerKind)
    assert {player.standing for player in state.players.values()} == set(PlayerStatus)
    assert not state.battles


# --- its laws ---


def test_the_trial_balance_is_nothing_after_every_entry(lagos: Played) -> None:
    for standing in lagos.journal.standing:
        ledger = standing.after.ledger
        assert ledger.trial_balance == 0
        assert all(held >= 0 for account, held in ledger.holdings.items() if account != BANK)


def test_read_from_its_file_it_is_the_same(lagos: Played) -> None:
    found = documents.read(JOURNAL.read_text(encoding="utf-8"), "campaign")
    again = Journal(KEEPER, [KEEPER.codec.entry(line.text) for line in found.lines])

    assert found.fault is None
    assert again.state == lagos.journal.state


def test_decided_again_with_its_dice_every_entry_is_the_same(lagos: Played) -> None:
    for standing in lagos.journal.standing:
        act = standing.act
        assert KEEPER.decide(standing.before, act.command, Dice(act.faces)) == act.facts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_script_made_from_it_comes_to_the_same_campaign(lagos: Played, tmp_path: Path, lang: str) -> None:
    screen = Screen(lang, StringIO(), StringIO())
    with Library(tmp_path / "kept.db") as library:
        writer = JournalWriter(
            KEEPER, library, import_(library, JOURNAL, "campaign", KEEPER), library.clock, ""
        )
        session = CampaignSession(screen, writer, Source(screen))
        text = script(session, session.acts())

    assert played(text, lang).journal.state == lagos.journal.state
