"""The same battle twice: typed with inches, and played with figures on a map. Both journals are one."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from heart_africa.rules.battle import Stage
from tests.golden.evenings import FOLDER, Evening
from tests.golden.kept_files import Kept
from tests.golden.map_evening import MapEvening, Where, no_dice, rank

NOTE = "In the long grass, three spears' throw from the porters' path"


def play(evening: MapEvening) -> None:
    """All that the players do, by the spots where their figures stand (see `map.battle.txt`)."""
    set_up(evening)
    deploy(evening)
    for turn in (first_turn, second_turn, third_turn, fourth_turn):
        turn(evening)


def set_up(table: MapEvening) -> None:
    table.types("muster red lenanas-ilmurran.army.toml", "muster blue keller-expedition.army.toml")
    table.types("scenario encounter", "roll off = 5 2", "accept forces")
    table.lays(FOLDER / "map.table.toml")


def deploy(table: MapEvening) -> None:
    keller: Where = {"B1.1": (34, 5.5), "B1.2": (33, 4.5), "B1.3": (34, 4.5), "B1.4": (33, 5.5)}
    table.deploys("R2", rank("R2", 8, 18, 30.5), 180)
    table.deploys("B2", rank("B2", 8, 4.5, 5.5), 0)
    table.deploys("R3", rank("R3", 8, 34, 30.5), 180)
    table.deploys("B3", rank("B3", 5, 35.5, 5.5), 0)
    table.deploys("R4", rank("R4", 8, 4.5, 18.5), 180, ambush=NOTE)
    table.deploys("B4", rank("B4", 3, 21, 15.5), 0)
    table.deploys("R1", {"R1.1": (30, 33), "R1.2": (30, 34)}, 180)
    table.deploys("B1", keller, 0)
    table.deploys("R5", rank("R5", 4, 38, 34.5), 180)
    table.deploys("B5", rank("B5", 4, 38, 1.5), 0)
    table.types("begin")


def first_turn(table: MapEvening) -> None:
    table.types("end arrivals", "roll R2 = 4 5")
    table.drags("R2", rank("R2", 8, 18, 21.5))
    table.types("stay B2", "roll R3 = 5 4")
    table.drags("R3", rank("R3", 8, 34, 21.5))
    table.types("stay B3", "stay R4", "stay B4", "end units", "roll R1 = 3 3")
    table.drags("R1", {"R1.1": (30, 28), "R1.2": (30, 29)})
    table.types("stay B1", "remain", "end independents")
    table.shoots([("B4.1", "R2.3"), ("B4.2", "R2.4"), ("B4.3", "R2.5")], "3 2 5")
    table.types("end shooting")
    table.clears()
    table.types("test R2 = 5", "end morale")


def second_turn(table: MapEvening) -> None:
    table.types("roll R2 --pace open,difficult = 2 3 6")
    lions: Where = {
        "R2.1": (18, 18.5), "R2.2": (21, 16.5), "R2.4": (22.5, 16.5),
        "R2.6": (24, 16.5), "R2.7": (27, 18.5), "R2.8": (28.5, 18.5),
    }  # fmt: skip
    table.drags("R2", lions)
    table.types("stay B2", "roll R3 = 3 5")
    table.drags("R3", rank("R3", 8, 34, 13.5))
    table.types("stay B3", "roll R4 --pace difficult = 5")
    table.drags("R4", rank("R4", 8, 4.5, 13.5))
    table.types("stay B4", "end units", "roll R1 = 2 4")
    table.drags("R1", {"R1.1": (30, 23), "R1.2": (30, 24)})
    table.types("stay B1", "remain", "end independents")
    table.shoots([("B4.1", "R2.2"), ("B4.2", "R2.4"), ("B4.3", "R2.6")], "2 1 3")
    table.shoots([(f"B3.{n}", f"R3.{n + 1}") for n in range(1, 6)], "5 1 2 4 3")
    table.shoots([("B1.1", "R3.1")] * 2, "4 1")
    table.types("end shooting")
    table.clears()
    table.fights("5 2 3 5")
    table.types("end melee")
    table.clears()
    table.hears()
    table.types("test R2 = 4", "test R3 = 3", "test B2 = 2", "test B4 = 4 3", "end morale", "end rallying")


def third_turn(table: MapEvening) -> None:
    table.types("stay R2", "stay B2", "roll R3 = 5 4")
    buffaloes: Where = {
        "R3.3": (37, 6.5), "R3.4": (38.5, 6.5), "R3.6": (41.5, 6.5), "R3.7": (42.5, 5.5), "R3.8": (44, 6.5)
    }  # fmt: skip
    table.drags("R3", buffaloes)
    table.types("stay B3", "roll R4 --pace difficult = 4")
    table.drags("R4", rank("R4", 8, 4.5, 9.5))
    table.types("stay B4", "end units", "roll R1 = 4 5")
    table.drags("R1", {"R1.1": (29.5, 15.5), "R1.2": (30.5, 16.5)})
    table.types("stay B1", "remain", "end independents")
    table.shoots([(f"B2.{n}", f"R4.{n}") for n in range(1, 9)], "4 2 1 3 6 2 1 5")
    table.shoots([("B3.2", "R3.3"), ("B3.3", "R3.4"), ("B3.5", "R3.6")], "2 4 5")
    table.lights("R1.1", "Kwa Lenga", (29, 15.5), "5")
    table.types("end shooting")
    table.clears()
    table.fights("5 2 4 2 3 5 1 4")
    table.types("end melee")
    table.clears()
    table.types("test R3 = 5", "test R4 = 4", "test B3 = 2 1", "test B4 = 1 2")
    table.hears()
    table.hears()
    table.types("test B2 = 5", "end morale", "end rallying")
    table.clears()


def fourth_turn(table: MapEvening) -> None:
    table.types("stay R2", "stay B2", "stay R3", "roll R4 --pace difficult = 5")
    table.drags("R4", {f"R4.{n}": (4.5 + 1.5 * (n - 1), 6.5) for n in (2, 3, 4, 6, 7)})
    table.types(
        "end units", "remain", "end independents", "wind = 3", "end shooting", "reload", "end reloading"
    )
    table.fights("5 2 4 1 6 3 3 5 5 1")
    table.types("end melee", "test B2 = 1", "end morale")


@pytest.fixture(scope="module")
def typed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """The battle as it was typed."""
    found = Evening(FOLDER / "map.battle.txt", "en", tmp_path_factory.mktemp("typed") / "shelf.db")
    yield found
    found.close()


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the battle on the map is kept."""
    return tmp_path_factory.mktemp("map") / "shelf.db"


@pytest.fixture(scope="module")
def on_the_map(shelf: Path) -> Iterator[MapEvening]:
    """The same battle played on the map."""
    found = MapEvening("map", "en", shelf)
    play(found)
    yield found
    found.close()


def test_both_journals_are_one_entry_by_entry(typed: Evening, on_the_map: MapEvening) -> None:
    assert typed.well, typed.faults
    one, other = typed.writer.journal.entries, on_the_map.writer.journal.entries
    for entry, same in zip(one, other, strict=True):  # the order, its dice, what came of it
        assert same.record == entry.record, (entry.number, same.record)


def test_both_journals_are_the_same_on_the_disk(typed: Evening, on_the_map: MapEvening) -> None:
    assert on_the_map.journal_file == typed.journal_file


def test_the_record_of_the_table_is_what_was_kept(on_the_map: MapEvening, kept: Kept) -> None:
    kept(FOLDER / "map.journal.table.jsonl", on_the_map.table_file)


def test_the_battle_on_the_map_is_won(on_the_map: MapEvening) -> None:
    assert on_the_map.battle.stage is Stage.OVER
    assert on_the_map.battle.verdict is not None
    assert on_the_map.battle.verdict.winner == "attacker"


def test_everybody_who_is_left_stands_on_the_map(on_the_map: MapEvening) -> None:
    on_the_map.clears()
    here = {figure.name for unit in on_the_map.battle.units.values() for figure in unit.here}
    assert set(on_the_map.layout.stands) == here


# --- battle and map in step ---


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[MapEvening]:
    """A battle on the map as far as its first turn."""
    found = MapEvening("map", "en", tmp_path / "shelf.db")
    set_up(found)
    deploy(found)
    found.types("end arrivals", "roll R2 = 4 5")
    yield found
    found.close()


def test_a_move_taken_back_and_made_again_is_so_on_the_map(begun: MapEvening) -> None:
    before = begun.layout
    begun.drags("R2", rank("R2", 8, 18, 21.5))
    after = begun.layout
    assert after.stands["Lions 1"].spot == (18, 21.5)

    begun.writer.undo()
    assert begun.layout == before
    begun.writer.redo()
    assert begun.layout == after


def test_a_turn_corrected_away_is_gone_from_the_map(begun: MapEvening) -> None:
    before, last = begun.layout, begun.last
    begun.drags("R2", rank("R2", 8, 18, 21.5))
    begun.types("stay B2", "roll R3 = 5 4")
    begun.drags("R3", rank("R3", 8, 34, 21.5))

    begun.writer.correct(last, "The wrong unit")

    assert begun.layout == before
    begun.drags("R2", rank("R2", 8, 18, 22.5))
    assert begun.layout.stands["Lions 1"].spot == (18, 22.5)
    assert begun.layout.stands["Buffaloes 1"].spot == (34, 30.5)


def test_the_map_follows_acts_that_are_entered_again(begun: MapEvening) -> None:
    begun.drags("R2", rank("R2", 8, 18, 21.5))
    before, last = begun.layout, begun.last
    hiding = next(e for e in begun.writer.journal.standing if getattr(e.act.command, "note", "") == NOTE)

    left = begun.writer.amend(
        hiding.number, replace(hiding.act.command, note="By the salt lick"), no_dice, "Misheard"
    )

    assert left == ()
    assert begun.last > last  # all that came later stands under other numbers
    assert begun.layout == before
