"""What the rulebook page says: entries, rulings, troops, odds; without a window."""

from dataclasses import replace
from pathlib import Path

import pytest

from gui.app import session
from gui.presenters.rulebook import choose, coverage, entry, rulings, search, troop_heads, troops
from gui.presenters.workbench import MeleeFacts, ShotFacts, melee, shot
from gui.session import Session
from heart_africa.rules.play.shooting.orders import Aim


@pytest.fixture
def one(tmp_path: Path) -> Session:
    """A person who speaks English."""
    return session(tmp_path, "en")


@pytest.mark.parametrize(
    ("sought", "first"), [("shoot-14", "SHOOT-14"), ("MORALE", "MORALE-01"), ("p. 23 smoke", "TURN-10")]
)
def test_entries_are_found_by_id_by_chapter_and_by_words_on_a_page(
    one: Session, sought: str, first: str
) -> None:
    assert search(one, sought)[0].id == first


def test_a_word_that_is_a_chapter_too_finds_it_and_then_whatever_else_says_it(one: Session) -> None:
    found = [each.id for each in search(one, "ambush")]
    chapter = [each.id for each in search(one, "AMBUSH")]

    assert found[: len(chapter)] == chapter
    assert "SCEN-16" in found[len(chapter) :]  # p. 21: what the attacker gets in an Ambush


def test_words_that_nothing_says_find_nothing(one: Session) -> None:
    assert not search(one, "submarine")


def test_an_entry_tells_its_page_what_is_unclear_and_how_it_is_read(one: Session) -> None:
    shown = entry(one, "TSEL-05")
    assert (shown.cited, shown.chapter) == ("TSEL-05†, p. 19", "Choosing the terrain")
    assert shown.unclear.startswith("Unclear:")
    assert shown.read_so.startswith("Our reading:")


def test_another_reading_holds_from_now_on(one: Session) -> None:
    choose(one, "ALLY-14", "do_not_count")
    shown = next(each for each in rulings(one) if each.id == "ALLY-14")
    assert [reading.id for reading in shown.readings if reading.chosen] == ["do_not_count"]
    assert [reading.id for reading in shown.readings if reading.usual] == ["count"]


def test_the_troop_table_is_that_of_page_12(one: Session) -> None:
    table = dict(
        zip(troop_heads(one), next(row for row in troops(one) if "Musketeers" in row[0]), strict=True)
    )
    assert (table["Range"], table["Bonus"], table["Melee"], table["Points"]) == ("10″", "+1", "−1", "4")


def test_centimetres_are_said_where_a_person_prefers_them(one: Session) -> None:
    one.prefer(measure="centimetres")
    assert any("10 cm" in row for row in troops(one))


def test_the_last_line_of_the_coverage_is_the_sum(one: Session) -> None:
    *chapters, total = coverage(one)
    assert total.proven == sum(row.proven for row in chapters)


def test_six_regulars_at_spearmen_13_inches_away_need_a_four(one: Session) -> None:
    # reach 24, bonus +2, beyond half range -1: a 5 is reached with 4, 5 or 6
    answer = shot(one, ShotFacts("regulars", "spearmen", 6))
    assert answer.sides[0].title == "4+ on each die"
    assert sorted(reason.value for reason in answer.sides[0].reasons) == [-1, 2]
    assert answer.said[0] == "3.0 losses on average."


def test_cover_costs_one(one: Session) -> None:
    answer = shot(one, ShotFacts("regulars", "spearmen", 6, aim=Aim("", "", 13, cover=True)))
    assert answer.sides[0].title == "5+ on each die"


def test_beyond_its_reach_the_book_objects(one: Session) -> None:
    far = ShotFacts("regulars", "spearmen", 1, aim=Aim("", "", 30))
    assert any("CHAR-02" in text for text in shot(one, far).objections)


def test_eight_warriors_against_six_soldiers_in_one_duel(one: Session) -> None:
    # +3 against +1, two needed: the first wins 21 of 36 throws, 12 draws, 3 lost
    duel = melee(one, MeleeFacts()).charts[0]
    assert [bar.text for bar in duel.bars] == ["58.3%", "33.3%", "8.3%"]


def test_whoever_does_not_fight_is_said_so(one: Session) -> None:
    answer = melee(one, replace(MeleeFacts(), by="gunboat"))
    assert answer.charts == ()
    assert "does not fight" in answer.said[0]
