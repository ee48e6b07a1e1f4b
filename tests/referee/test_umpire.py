"""What the umpire and the players settle by word."""

from dataclasses import fields

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Figure, Gone, Sort, Stage, Unit, Where, lose
from heart_africa.rules.referee.umpire import (
    OF_BATTLE,
    OF_FIGURE,
    OF_SIDE,
    OF_UNIT,
    Adjust,
    AgreeLimit,
    CallIt,
    Concede,
    Decide,
    Note,
    Reopen,
    Value,
)
from heart_africa.rules.shared_terms import Melee, Moved
from tests.referee.builders import battle, lone, unit
from tests.referee.referred import REFEREE, after, lawfully, objected, ordered
from tests.referee.soundness import unsound

MEETING = battle(
    unit("Guardia", "red", "swordsmen", 2),
    lone("Mkwawa", "red", Sort.LEADER, "swordsmen"),
    unit("Askaris", "blue", "askaris", 2),
)
ATTACK = battle(unit("Guardia", "red", "swordsmen", 2), scenario="planned_attack")
RAID = battle(unit("Guardia", "red", "swordsmen", 2), scenario="raid")


def adjusted(stands: Battle, name: str, field: str, value: Value) -> Battle:
    """The battle with something put right."""
    return lawfully(stands, Adjust(field, value, "mal puesto", name))


# --- the end by word ---


@pytest.mark.rule("SCEN-15")
def test_who_gives_up_has_lost() -> None:
    over = lawfully(MEETING, Concede("red"))

    assert over.verdict is not None
    assert (over.stage, over.verdict.winner, over.verdict.why.rule) == (Stage.OVER, "defender", "SCEN-15")
    assert over.conceded == ("red",)


def test_in_a_raid_giving_up_ends_it_too() -> None:
    over = lawfully(RAID, Concede("blue"))

    assert over.verdict is not None
    assert (over.verdict.winner, over.verdict.why.rule) == ("attacker", "TURN-15")


@pytest.mark.rule("SCEN-44")
def test_the_umpire_ends_an_attack_that_cannot_succeed() -> None:
    over = lawfully(ATTACK, CallIt("defender", "ya es de noche"))

    assert over.verdict is not None
    assert (over.stage, over.verdict.winner, over.verdict.why.rule) == (Stage.OVER, "defender", "SCEN-44")


@pytest.mark.rule("SCEN-44")
def test_a_limit_of_turns_is_agreed_and_given_up() -> None:
    limited = lawfully(ATTACK, AgreeLimit(8))

    assert limited.limit == 8
    assert lawfully(limited, AgreeLimit(0)).limit == 0
    assert objected(RAID, AgreeLimit(8)) == [("umpire-no-limit", "SCEN-44")]


def test_the_book_knows_a_draw_only_in_an_encounter() -> None:
    assert objected(RAID, CallIt("draw", "empatados")) == [("umpire-no-draw", "SCEN-15")]
    assert objected(MEETING, CallIt("draw", "empatados")) == []


def test_a_battle_that_is_over_is_reopened_and_then_ends_by_word_alone() -> None:
    over = lawfully(MEETING, Concede("red"))
    again = lawfully(over, Reopen("era broma"))

    assert (again.stage, again.verdict, again.conceded, again.reopened) == (Stage.PLAY, None, (), True)
    assert objected(MEETING, Reopen("por qué no")) == [("umpire-not-over", "TURN-15")]
    assert objected(over, Concede("blue")) == [("umpire-not-in-play", "TURN-15")]
    assert objected(over, CallIt("attacker", "otra vez")) == [("umpire-not-in-play", "TURN-15")]


# --- the chronicle ---


@pytest.mark.parametrize(
    "order",
    [Note("  Llueve. "), Note("¡Qué carga!", "Guardia"), Decide("¿Se ve el barranco?", "No")],
)
def test_what_is_noted_changes_nothing(order: Note | Decide) -> None:
    assert lawfully(MEETING, order) == MEETING


def test_a_note_belongs_to_its_unit() -> None:
    (fact,) = ordered(MEETING, Note("¡Qué carga!", "Guardia"))

    assert fact.who == "Guardia"


# --- putting right by hand ---


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("Guardia 1", "unloaded", True),
        ("Guardia 1", "moved", "moved"),
        ("Guardia 1", "fault", "broken"),
        ("Guardia", "markers", 1),
        ("Guardia", "hits", 20),
        ("Guardia", "where", "ambush"),
        ("Guardia", "used", ("rally",)),
        ("Mkwawa", "with_unit", "Guardia"),
        ("Mkwawa", "cover", True),
        ("Mkwawa", "aboard", "Guardia"),
        ("Guardia 1", "aboard", "Askaris"),
        ("", "held", 1),
        ("", "mover", "blue"),
        ("", "wind", 120),
    ],
)
def test_whatever_is_wrong_is_put_right(name: str, field: str, value: Value) -> None:
    stands = adjusted(MEETING, name, field, value)
    is_figure = (
        name in stands.company and field in OF_FIGURE and not (name in stands.units and field in OF_UNIT)
    )
    holder = stands.figure(name) if is_figure else stands.unit(name) if name else stands

    assert getattr(holder, field) == value


def test_what_was_typed_is_understood() -> None:
    stands = adjusted(adjusted(MEETING, "Guardia", "markers", "1"), "Guardia 1", "unloaded", "yes")

    assert (stands.unit("Guardia").markers, stands.figure("Guardia 1").unloaded) == (1, True)


def test_baggage_captured_is_put_right() -> None:
    assert adjusted(MEETING, "red", "captured", 2).captured == {"red": 2}


def test_a_figure_removed_by_mistake_comes_back_with_its_unit() -> None:
    gone = lose(lose(MEETING, "Askaris 1", Gone.LOST, "melee"), "Askaris 2", Gone.LOST, "melee")

    back = adjusted(gone, "Askaris 2", "gone", "")

    assert gone.unit("Askaris").where is Where.OUT
    assert (back.unit("Askaris").where, len(back.unit("Askaris").here)) == (Where.TABLE, 1)
    assert [news.what for news in gone.news] == ["destroyed"]
    assert back.news == ()


def test_a_figure_forgotten_is_removed_and_the_army_hears_of_it() -> None:
    gone = adjusted(MEETING, "Mkwawa", "gone", "lost")

    assert gone.leader("red") is None
    assert [news.what for news in gone.news] == ["notable"]


def test_contact_is_put_right_on_both_sides() -> None:
    touching = adjusted(MEETING, "Guardia 1", "enemies", "Askaris 1, Askaris 2")
    parted = adjusted(touching, "Guardia 1", "enemies", ("Askaris 2",))

    assert touching.figure("Askaris 1").enemies == ("Guardia 1",)
    assert touching.figure("Askaris 1").melee is Melee.CONTACTED
    assert parted.figure("Askaris 1") == MEETING.figure("Askaris 1")
    assert parted.figure("Askaris 2").enemies == ("Guardia 1",)


def test_whoever_is_put_out_of_the_battle_and_has_lost_nobody_is_left_at_home() -> None:
    out = adjusted(MEETING, "Guardia", "where", "out")
    assert out.unit("Guardia").where is Where.HOME
    assert unsound(out) == []


def test_a_unit_flees_or_returns_whole() -> None:
    fled = adjusted(MEETING, "Guardia", "broken", value=True)
    back = adjusted(fled, "Guardia", "broken", value=False)

    assert [figure.gone for figure in fled.unit("Guardia").figures] == [Gone.FLED] * 2
    assert fled.unit("Guardia").where is Where.OUT
    assert (len(back.unit("Guardia").here), back.unit("Guardia").where) == (2, Where.TABLE)


def test_what_it_was_before_is_told() -> None:
    (fact,) = ordered(MEETING, Adjust("moved", "moved", "se movió", "Guardia 1"))

    assert fact.event.about == {
        "field": "moved",
        "value": "moved",
        "was": "nothing",
        "reason": "se movió",
    }


def test_only_fields_that_there_are_can_be_put_right() -> None:
    for thing, allowed in ((Figure, OF_FIGURE), (Unit, OF_UNIT), (Battle, OF_BATTLE + OF_SIDE)):
        assert set(allowed) <= {field.name for field in fields(thing)}


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Adjust("moved", Moved.MOVED.value, "", "Guardia 1"), "says-nothing"),
        (Adjust("moved", "flown", "x", "Guardia 1"), "not-such-a-value"),
        (Adjust("move", "moved", "x", "Guardia 1"), "not-adjustable"),
        (Adjust("name", "Otro", "x", "Guardia"), "not-adjustable"),
        (Adjust("markers", -1, "x", "Guardia"), "out-of-range"),
        (Adjust("markers", "muchos", "x", "Guardia"), "not-such-a-value"),
        (Adjust("moved", "moved", "x", "Gardia 1"), "not-in-the-battle"),
        (Adjust("enemies", ("Nadie",), "x", "Guardia 1"), "not-in-the-battle"),
        (Adjust("aboard", "Canoa", "x", "Guardia"), "not-in-the-battle"),
        (Note("  "), "says-nothing"),
        (Note("algo", "Nadie"), "not-in-the-battle"),
        (Decide("¿Sí?", ""), "says-nothing"),
        (CallIt("attacker", " "), "says-nothing"),
        (Reopen(""), "says-nothing"),
        (Concede("green"), "no-such-side"),
        (AgreeLimit(-1), "out-of-range"),
    ],
)
def test_what_cannot_be_understood_is_refused(order: Command, code: str) -> None:
    with pytest.raises(BadData) as caught:
        REFEREE.decide(MEETING, order, Dice())

    assert caught.value.code == code
    assert all(bad_text(caught.value, lang) for lang in LANGUAGES)


def test_an_overruled_word_still_counts() -> None:
    over = after(RAID, CallIt("draw", "nos vamos a cenar"))

    assert over.verdict is not None
    assert over.verdict.winner == "draw"
