"""What is read out of a journal, held against what was played by hand.

Musketeers add one and reach 10 inches (p. 12): within 5 inches a spearman in the open falls on a 4, 5 or 6,
beyond on a 5 or 6 (p. 25); spearmen have no save.
"""

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from heart_africa.analytics.outcomes import PassageFilter, passages, told
from heart_africa.analytics.rows import COLUMNS, flat, rows
from heart_africa.analytics.statistics import losses, statistics, turning_points
from heart_africa.language.narration import sums
from heart_africa.rules.battle import Gone, Sort
from heart_africa.rules.book import ATTENDANT
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Aim, Close, Fire
from tests.analytics.played import BOOK, played, volley
from tests.referee.builders import baggage, battle, unit

NEAR, FAR = volley(1, 4, 4), volley(5, 8, 8)
JOURNAL = played((NEAR, (6, 4, 3, 1)), (FAR, (4, 5, 2, 3)))


def test_each_act_is_a_passage_in_its_turn_and_step_by_its_unit() -> None:
    found = list(passages(JOURNAL))
    assert [(p.number, p.turn, p.step, p.side, p.unit) for p in found] == [
        (1, 2, "shooting", "red", "Fusileros"),
        (2, 2, "shooting", "red", "Fusileros"),
    ]


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (PassageFilter(turns=(2,)), [1, 2]),
        (PassageFilter(turns=(1,)), []),
        (PassageFilter(steps=("melee",)), []),
        (PassageFilter(units=("Lanzas",)), [1, 2]),
        (PassageFilter(units=("Nadie",)), []),
        (PassageFilter(side="blue"), [1, 2]),
    ],
)
def test_passages_are_filtered_by_turn_step_unit_and_side(wanted: PassageFilter, numbers: list[int]) -> None:
    assert [passage.number for passage in passages(JOURNAL, wanted)] == numbers


def test_every_shot_is_a_row_with_what_it_needed_and_rolled() -> None:
    shots = [row for row in rows(JOURNAL) if row.event == "shot-fired"]
    assert [(row.needed, row.rolled, row.success) for row in shots] == [
        (4, 6, True),
        (4, 4, True),
        (4, 3, False),
        (4, 1, False),
        (5, 4, False),
        (5, 5, True),
        (5, 2, False),
        (5, 3, False),
    ]


def test_a_row_names_both_units_the_rule_and_where_the_dice_came_from() -> None:
    row = next(rows(JOURNAL))
    assert (row.unit, row.target_unit, row.target, row.side) == ("Fusileros", "Lanzas", "Lanzas 1", "red")
    assert (row.page, row.origin, row.chances) == (25, "typed", 3)


def test_splash_is_the_guns_luck_whoever_it_befalls() -> None:
    near = tuple(Close(f"Lanzas {number}", 1) for number in (2, 3))
    field = battle(unit("Krupp", "red", "field_artillery", 1), unit("Lanzas", "blue", "spearmen", 8),
                   step=Step.SHOOTING)  # fmt: skip
    journal = played((Fire((Aim("Krupp 1", "Lanzas 1", 10, near=near),)), (5, 6, 2)), field=field)

    found = [row for row in rows(journal) if row.event == "splash-rolled"]

    assert [(row.unit, row.side, row.target, row.success) for row in found] == [
        ("Krupp", "red", "Lanzas 2", True),
        ("Krupp", "red", "Lanzas 3", False),
    ]


def test_a_flat_row_has_every_column_and_its_modifiers_with_rule_and_page() -> None:
    far = [flat(row) for row in rows(JOURNAL) if row.event == "shot-fired"][4]
    assert tuple(far) == COLUMNS
    assert far["modifiers"] == "+1 CHAR-12 p. 12; -1 SHOOT-11 p. 25"
    assert json.loads(json.dumps(far)) == far


def test_luck_is_told_with_sample_size_and_expectation() -> None:
    (shots,) = [luck for luck in statistics(JOURNAL).luck if luck.event == "shot-fired"]
    # four shots at 4+ and four at 5+: 4 * 3/6 + 4 * 2/6 = 10/3 hits to be expected
    assert (shots.size, shots.succeeded, shots.expected) == (8, 3, Fraction(10, 3))


def test_losses_are_counted_by_side_and_cause() -> None:
    numbers = statistics(JOURNAL)
    assert numbers.losses == {"red": {}, "blue": {"shooting": 3}}
    assert (numbers.began, numbers.left) == ({"red": 10, "blue": 8}, {"red": 10, "blue": 5})


@pytest.mark.rule("LEAD-16")
def test_who_is_not_counted_among_an_armys_figures_is_told_apart_from_its_losses() -> None:
    """A leader with two attendants, of whom one dies for him; baggage of four, of which two are captured."""
    leader, train = unit("Mukasa", "red", "musketeers", 3, sort=Sort.LEADER), baggage("Porters", "red")
    company = tuple(
        replace(each, troop=ATTENDANT, gone=Gone.SHOT if at == 1 else Gone.NO, cause="shooting")
        if at
        else each
        for at, each in enumerate(leader.figures)
    )
    porters = tuple(
        replace(each, gone=Gone.LOST if at < 2 else Gone.NO, cause="captured")
        for at, each in enumerate(train.figures)
    )
    men = unit("Askaris", "red", "askaris", 5)
    fallen = tuple(replace(each, gone=Gone.SHOT, cause="shooting") if at < 2 else each
                   for at, each in enumerate(men.figures))  # fmt: skip
    state = battle(replace(leader, figures=company), replace(train, figures=porters), replace(men, figures=fallen),
                   unit("Foes", "blue", "warriors", 3))  # fmt: skip
    assert losses(state, "red") == {"shooting": 2, "attendants": 1, "captured": 2}


def test_dice_are_counted_by_where_they_came_from() -> None:
    record = statistics(JOURNAL).dice["typed"]
    assert record.counts == (1, 1, 2, 2, 1, 1)


def test_the_turning_point_is_the_act_that_cost_most_with_the_chance_of_its_dice() -> None:
    first, second = turning_points(BOOK, JOURNAL)
    # both cost 4 points (pp. 7, 12): red has 40 of 72, then of 64, then of 60
    assert (first.before, first.after) == (Fraction(40, 72), Fraction(40, 64))
    assert (second.before, second.after) == (Fraction(40, 64), Fraction(40, 60))
    # two hits of four at one in two are as good as they are bad: at least two, 11/16
    assert first.chance == Fraction(11, 16)
    # one hit of four at one in three is rather few: at most one, (16 + 32) / 81
    assert second.chance == Fraction(48, 81)
    assert first.swing > second.swing > 0


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Fusileros → Lanzas: 4 shots, 4+ needed: 6 4 3 1 · 2 hits."),
        ("es", "Fusileros → Lanzas: 4 disparos, hace falta 4+: 6 4 3 1 · 2 impactos."),
    ],
)
def test_a_volley_is_told_in_one_sentence(lang: str, sentence: str) -> None:
    (first, *_) = passages(JOURNAL)
    assert told(lang, first.after, first.act.facts)[0] == sentence


def test_the_reasons_of_a_volley_are_told_once() -> None:
    (_, second) = passages(JOURNAL)
    ((title, lines),) = sums("en", second.act.facts)
    assert title.startswith("5+ needed")
    assert [line.value for line in lines] == [1, -1]
