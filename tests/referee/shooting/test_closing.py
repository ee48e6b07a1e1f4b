"""The end of the Shooting phase: the fallen, and baggage that is captured."""

from dataclasses import replace

import pytest

from heart_africa.language.battle.reader import reader
from heart_africa.rules.battle import Battle, Gone, Where
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.shooting.phase import captures
from heart_africa.rules.referee.turn import EndStep
from tests.referee.builders import baggage, unit
from tests.referee.referred import REFEREE
from tests.referee.shooting.phase import BOOK, against, aim, done, ended, fire, shooting
from tests.wording import told

TAKE = Capture("Guardia 1", "Cajas 1")


def touching(*pairs: tuple[str, str]) -> Battle:
    """Regulars in contact with elements of the enemy's baggage, watched by Askaris."""
    battle = shooting(
        unit("Guardia", "red", "regulars", 3),
        baggage("Cajas", "blue", 4),
        unit("Escolta", "blue", "askaris", 2),
    )
    for captor, element in pairs:
        for one, other in ((captor, element), (element, captor)):
            figure = battle.figure(one)
            battle = battle.with_figure(replace(figure, enemies=(*figure.enemies, other)))
    return battle


@pytest.mark.rule("BAG-07", "BAG-09")
def test_baggage_in_contact_is_captured_when_the_phase_ends() -> None:
    battle = ended(touching(("Guardia 1", "Cajas 2")))

    assert [(figure.gone, figure.cause) for figure in battle.unit("Cajas").figures][1] == (
        Gone.LOST,
        "captured",
    )
    assert len(battle.unit("Cajas").here) == 3
    assert battle.captured == {"red": 1}
    assert [(n.what, n.side, n.unit, n.by) for n in battle.news] == [
        ("captured", "blue", "Cajas 2", "Guardia 1")
    ]
    assert battle.figure("Guardia 1").enemies == ()


@pytest.mark.rule("BAG-07")
def test_a_captor_who_was_shot_down_captures_nothing() -> None:
    battle = done(touching(("Guardia 1", "Cajas 1")), fire(aim("Escolta 1", "Guardia 1")), 6)

    assert battle.figure("Guardia 1").gone is Gone.SHOT
    assert captures(BOOK, battle) == ()
    assert len(ended(battle).unit("Cajas").here) == 4


@pytest.mark.rule("BAG-08")
def test_as_many_are_taken_as_can_be_and_none_twice() -> None:
    pairs = (("Guardia 1", "Cajas 1"), ("Guardia 1", "Cajas 2"), ("Guardia 2", "Cajas 1"))
    battle = ended(touching(*pairs))

    assert [figure.here for figure in battle.unit("Cajas").figures] == [False, False, True, True]
    assert battle.captured == {"red": 2}
    assert captures(BOOK, battle) == ()


@pytest.mark.rule("BAG-08", "BAG-07")
def test_a_captor_who_touches_two_elements_chooses_which_he_takes() -> None:
    battle = ended(touching(("Guardia 1", "Cajas 1"), ("Guardia 1", "Cajas 2"), ("Guardia 2", "Cajas 3")))
    assert [figure.here for figure in battle.unit("Cajas").figures] == [True, True, False, True]

    choosing = replace(battle, step=Step.RELOADING)
    found = agenda(BOOK, choosing)
    (owed,) = found.owed
    assert (owed.order, owed.who, owed.why.rule) == ("capture", ("Guardia 1",), "BAG-08")
    assert all(told(owed.why))
    (open_,) = REFEREE.objections(choosing, EndStep(Step.RELOADING))
    assert open_.rule == "BAG-08"

    typed = reader("es", REFEREE, choosing).command(
        'captura --elemento "Cajas 2"'
    )  # the only one who owes it
    assert typed == Capture("Guardia 1", "Cajas 2")
    taken = done(choosing, typed)
    assert [figure.here for figure in taken.unit("Cajas").figures] == [True, False, False, True]
    assert agenda(BOOK, taken).owed == ()
    assert REFEREE.objections(taken, EndStep(Step.RELOADING)) == ()


def test_a_train_that_is_wholly_captured_is_out() -> None:
    battle = shooting(unit("Guardia", "red", "regulars", 1), baggage("Cajas", "blue", 1))
    battle = battle.with_figure(replace(battle.figure("Guardia 1"), enemies=("Cajas 1",)))

    assert ended(battle).unit("Cajas").where is Where.OUT


@pytest.mark.rule("BAG-07", "BAG-08")
def test_a_capture_that_the_battle_does_not_know_of_is_stated_after_the_shooting() -> None:
    battle = touching()
    assert against(battle, TAKE) == {"BAG-07"}

    after = replace(battle, step=Step.RELOADING)
    assert against(after, TAKE) == set()
    taken = done(after, TAKE)
    assert taken.captured == {"red": 1}
    assert against(taken, Capture("Guardia 1", "Cajas 2")) == {"BAG-08"}
    assert against(taken, Capture("Guardia 2", "Cajas 1")) == {"BAG-07"}
    assert against(after, Capture("Escolta 1", "Cajas 1")) == {"BAG-07"}
    assert against(after, Capture("Guardia 1", "Escolta 1")) == {"BAG-07"}
    assert against(after, replace(TAKE, touching=False)) == {"BAG-07"}


@pytest.mark.rule("TURN-09")
def test_a_unit_shot_to_the_last_is_out_when_the_phase_ends() -> None:
    battle = shooting(unit("Guardia", "red", "regulars", 1), unit("Lanzas", "blue", "spearmen", 1))
    battle = done(battle, fire(), 6)

    assert battle.unit("Lanzas").where is Where.TABLE
    assert [(news.what, news.unit) for news in battle.news] == [("destroyed", "Lanzas")]
    over = ended(battle)
    assert over.unit("Lanzas").where is Where.OUT
    assert over.unit("Lanzas").lost == 1
    assert over.news == battle.news
