"""Facts that come in crowds: one sentence for all that is alike."""

from heart_africa.analytics.outcomes import told
from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.fortifications import ClimbWork
from heart_africa.rules.play.morale.events import MarkerPlaced
from heart_africa.rules.play.shooting.orders import Aim, Close, Fire
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee import movement, shooting
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.movement.orders import ReachWork
from tests.referee.builders import battle, lone, unit
from tests.referee.playing import after, facts

BOOK = book()
GUN, LINE = unit("Cañón", "red", "field_artillery", 1), unit("Lanzas", "blue", "spearmen", 5)
FIELD = battle(GUN, LINE, lone("Jefe", "blue", Sort.LEADER, "spearmen"), step=Step.SHOOTING)


def said(room: Feature, now: Battle, order: object, *faces: int) -> tuple[str, ...]:
    found: tuple[EventRecord, ...] = facts(room, BOOK, now, order, faces)
    return told("en", after(room, now, found), found)


def shelled(target: str, *near: str) -> Fire:
    return Fire((Aim("Cañón 1", target, 10, near=tuple(Close(name, 1) for name in near)),))


def test_the_dice_for_splash_stand_together_and_a_lone_gun_goes_by_its_unit() -> None:
    """At 10 it needs 3; of three near the target those on a 6 fall with it."""
    shot, splash, lost = said(shooting.FEATURE, FIELD, shelled("Lanzas 1", "Lanzas 2", "Lanzas 3"), 5, 6, 2)

    assert shot == "Cañón → Lanzas: one shot, 3+ needed: 5 · one hit."
    assert splash == "Splash of Cañón: 2 dice, 6+ needed: 6 2 · it reaches Lanzas 2."
    assert lost == "2 figures of Lanzas fall (Lanzas 1, Lanzas 2)."


def test_a_lone_figure_falls_and_is_not_lost_out_of_itself() -> None:
    assert said(shooting.FEATURE, FIELD, shelled("Jefe"), 5)[-1] == "Jefe falls."


def test_those_who_stop_at_a_work_or_climb_it_stand_in_one_sentence() -> None:
    field = battle(LINE, GUN, step=Step.UNITS, mover="blue")
    five = tuple(figure.name for figure in LINE.figures)

    (stopped,) = said(movement.FEATURE, field, ReachWork(five, "fence"))
    climbed = said(movement.FEATURE, field, ClimbWork("Lanzas", five[:2], "fence"))[1]

    assert stopped == "Lanzas: 5 figures reach the work and stop for the rest of the turn."
    assert climbed.endswith("on the other side of the work (Lanzas 1, Lanzas 2).")


def test_crocodiles_are_told_of_once_a_unit() -> None:
    """On a 1 they drag somebody down: five roll, one of them is lost."""
    field = battle(LINE, GUN, step=Step.UNITS, mover="blue")
    five = tuple(figure.name for figure in LINE.figures)

    crossing = said(movement.FEATURE, field, CrossWater("Lanzas", five, "ford"), 4, 1, 6, 5, 3)

    assert [text for text in crossing if "crocodiles" in text] == ["Lanzas: The crocodiles drag 1 of 5 down."]


def test_every_sentence_ends_with_a_stop() -> None:
    marked = EventRecord("Lanzas", MarkerPlaced("Lanzas", "MORALE-15", 28))

    assert all(text.endswith(".") for lang in ("es", "en") for text in told(lang, FIELD, (marked,)))
