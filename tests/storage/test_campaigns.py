"""A campaign kept in SQLite's file or by a real PostgreSQL: the same tests, the same answers."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Origin
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.attacks import Attack, PassGo
from heart_africa.rules.campaign.explorers import Hunt
from heart_africa.rules.campaign.forces import FoundCampaign, Join
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from heart_africa.storage.documents import Conflict, Document
from heart_africa.storage.journal_writer import JournalWriter, Ordered
from heart_africa.storage.library import Library
from heart_africa.storage.repairs import repair, verify
from heart_africa.storage.signatures import Keys
from heart_africa.storage.transfer import exported, import_
from tests.campaign.club import KEEPER, army
from tests.campaign.test_laws import played
from tests.journal.toy import faces, no_dice

ROOT = Path(__file__).parents[2]


@pytest.fixture
def shelf(place: str) -> Iterator[Library]:
    with Library(place) as shelf:
        yield shelf


@pytest.fixture
def document(shelf: Library) -> Document:
    return shelf.create("campaign", "Lagos", who="Ana", rules="1")


@pytest.fixture
def writer(shelf: Library, document: Document) -> JournalWriter[Campaign]:
    """Ana, Luis and Eva in their first turn: Eva, the explorer, is first."""
    writer = opened(shelf, document)
    writer.submit(FoundCampaign("Lagos", 1880), no_dice)
    for name, list_ in (("Ana", "native_kingdom"), ("Luis", "zanzibaris"), ("Eva", "white_explorers")):
        writer.submit(Join(name, army(list_)), no_dice)
    writer.submit(BeginTurn(), no_dice)
    writer.submit(RollOrder(), faces(3, 6, 1))
    return writer


def opened(shelf: Library, document: Document, who: str = "Ana") -> JournalWriter[Campaign]:
    return JournalWriter(KEEPER, shelf, document, shelf.clock, who)


def test_what_was_ordered_is_there_when_it_is_opened_again(
    shelf: Library, document: Document, writer: JournalWriter[Campaign]
) -> None:
    writer.submit(Hunt("Eva"), faces(5))
    other = opened(shelf, document)

    assert other.state == writer.state
    assert other.state.hongos("Eva") == 6
    assert verify(shelf, document, KEEPER).well


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_campaign_comes_back_as_it_went(shelf: Library, document: Document, seed: int) -> None:
    journal = played(seed, 150)
    texts = [KEEPER.codec.text(entry) for entry in journal.entries]
    shelf.append(document, document.head, texts)

    assert opened(shelf, document).state == journal.state
    assert [line.text for line in shelf.lines(document)] == texts


def test_two_organisers_at_once_are_told_of_one_another(
    place: str, shelf: Library, document: Document, writer: JournalWriter[Campaign]
) -> None:
    """Each on his own machine: the second has entered nothing, looks at what is new, and goes on."""
    with Library(place) as elsewhere:
        other = opened(elsewhere, document, "Zoe")
        writer.submit(PassGo("Eva"), no_dice)
        with pytest.raises(Conflict) as caught:
            other.submit(Hunt("Eva"), faces(5))

        assert "Ana" in bad_text(caught.value, "es")
        assert other.state.hongos("Eva") == 5
        assert len(other.reload()) == 1
        with pytest.raises(Refused):
            other.submit(Hunt("Eva"), faces(5))
        other.submit(Attack("Ana", "Luis"), no_dice)
    assert [entry.stamp.who for entry in writer.reload()] == ["Zoe"]


def test_several_orders_are_entered_together_or_not_at_all(
    shelf: Library, document: Document, writer: JournalWriter[Campaign]
) -> None:
    before = writer.state
    gift = Ordered(GiveHongos("Eva", "Ana", 1), no_dice)
    with pytest.raises(Refused):
        writer.submit_all([gift, Ordered(Hunt("Eva"), faces(6)), Ordered(PassGo("Eva"), no_dice)])

    assert (writer.state, opened(shelf, document).state) == (before, before)

    assert [entry.number for entry in writer.submit_all([gift, Ordered(Hunt("Eva"), faces(6))])] == [7, 8]
    assert opened(shelf, document).state == writer.state
    assert (writer.state.hongos("Ana"), writer.state.hongos("Eva")) == (6, 5)


def test_dice_thrown_for_orders_that_were_refused_are_not_thrown_again(
    writer: JournalWriter[Campaign],
) -> None:
    thrown: list[int] = []

    def throw(count: int, _why: str) -> tuple[list[int], Origin]:
        thrown.extend([5] * count)
        return [5] * count, Origin.THROWN

    with pytest.raises(Refused):
        writer.submit_all([Ordered(Hunt("Eva"), throw), Ordered(PassGo("Eva"), no_dice)])
    writer.submit_all([Ordered(Hunt("Eva"), throw)])

    assert thrown == [5]


def test_a_campaign_goes_from_one_database_to_another(
    shelf: Library, document: Document, writer: JournalWriter[Campaign], tmp_path: Path
) -> None:
    (tmp_path / "lagos.jsonl").write_text(exported(shelf, document), encoding="utf-8")
    with Library(tmp_path / "elsewhere.db") as elsewhere:
        there = import_(elsewhere, tmp_path / "lagos.jsonl", "campaign", KEEPER)

        assert there.id == document.id
        assert opened(elsewhere, there).state == writer.state


def test_a_damaged_campaign_goes_on_from_its_last_sound_entry(
    shelf: Library, document: Document, writer: JournalWriter[Campaign], tmp_path: Path
) -> None:
    with shelf.database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE journal_lines SET text = replace(text, 'zanzibaris', 'pygmies') WHERE number = 3"
        )
    with pytest.raises(BadData, match="journal-damaged"):
        opened(shelf, document)

    done = repair(shelf, document, KEEPER, tmp_path / "lost")

    assert done is not None
    assert (done.stands, done.lost) == (2, 4)
    assert tuple(opened(shelf, document).state.players) == ("Ana",)


def test_keys_are_kept_beside_a_campaign_and_renewed(shelf: Library, document: Document) -> None:
    first = Keys.of(shelf, document).issue("Ana")
    Keys.of(shelf, document).issue("Luis")

    assert Keys.of(shelf, document).key("Ana") == first
    assert Keys.of(shelf, document).issue("Ana") != first
    assert Keys.of(shelf, document).key("Ana") != first
    assert Keys.of(shelf, document).owner == ""
    with pytest.raises(BadData, match="turn-file-no-key"):
        Keys.of(shelf, document).key("Eva")
    assert [each.kind for each in shelf.documents("campaign")] == ["campaign"]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("seed", range(3))
def test_killed_in_the_middle_nothing_confirmed_is_lost(
    place: str, shelf: Library, document: Document, seed: int
) -> None:
    """A campaign is written by a program of its own, which is killed after so many entries that it confirmed."""
    kept = Random(seed).randint(5, 60)
    command = [sys.executable, "-m", "tests.storage.writing_until_killed", place, str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        confirmed = [int(child.stdout.readline()) for _ in range(kept)]
        os.kill(child.pid, signal.SIGKILL)
    entries = opened(shelf, document).journal.entries

    assert verify(shelf, document, KEEPER).well
    assert len(entries) >= confirmed[-1] == kept
    assert opened(shelf, document).state.ledger.trial_balance == 0
    told = [KEEPER.codec.text(entry) for entry in played(seed, 400).entries]
    assert [KEEPER.codec.text(entry) for entry in entries] == told[: len(entries)]
