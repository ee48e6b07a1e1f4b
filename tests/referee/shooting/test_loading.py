"""Reloading as the battle stands: who has spent the turn on it, and when the markers go."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, fresh_turn
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.referee.shooting import due
from heart_africa.rules.referee.shooting.phase import reloading
from heart_africa.rules.shared_terms import Melee, Moved
from tests.referee.shooting.phase import BOOK, against, codes, done, duel, fire, shooting


def spent(**facts: object) -> Battle:
    """Askaris that have shot last turn, in the step of reloading; the first has done something besides."""
    battle = replace(duel("askaris", count=2), step=Step.RELOADING)
    for name in ("Guardia 1", "Guardia 2"):
        battle = battle.with_figure(replace(battle.figure(name), unloaded=True))
    return battle.with_figure(replace(battle.figure("Guardia 1"), **facts))  # type: ignore[arg-type]  # of one test


@pytest.mark.rule("TURN-11", "RELOAD-02")
def test_all_who_have_spent_the_turn_lose_their_markers_in_one_order() -> None:
    battle = spent()
    (owed,) = due(BOOK, battle).owed
    assert (owed.order, owed.who) == ("reload", ("Guardia 1", "Guardia 2"))
    assert against(battle, Reload(owed.who)) == set()

    loaded = done(battle, Reload(owed.who))
    assert [figure.unloaded for figure in loaded.unit("Guardia").figures] == [False, False]
    assert due(BOOK, loaded).owed == ()
    assert against(replace(fresh_turn(loaded), step=Step.SHOOTING), fire()) == set()


@pytest.mark.rule("RELOAD-03", "RELOAD-05")
@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"moved": Moved.MOVED}, "RELOAD-03"),
        ({"melee": Melee.THROUGHOUT}, "RELOAD-05"),
        ({"melee": Melee.CONTACTED}, "RELOAD-05"),
        ({"melee": Melee.EVADED}, "RELOAD-03"),
        ({"lit": True}, "TURN-11"),
        ({"boarding": True}, "TURN-11"),
    ],
)
def test_who_does_something_else_does_not_reload(facts: dict[str, object], rule: str) -> None:
    battle = spent(**facts)

    assert reloading(BOOK, battle) == ("Guardia 2",)
    assert against(battle, Reload(("Guardia 1",))) == {rule}


@pytest.mark.rule("RELOAD-04", "RELOAD-06")
def test_who_turns_or_is_left_by_its_opponent_reloads() -> None:
    assert reloading(BOOK, spent(moved=Moved.TURNED, melee=Melee.NONE)) == ("Guardia 1", "Guardia 2")


@pytest.mark.rule("RELOAD-03", "TURN-10")
def test_the_turn_of_the_shot_is_not_one_of_reloading() -> None:
    battle = replace(done(duel("askaris"), fire(), 1), step=Step.RELOADING)

    assert reloading(BOOK, battle) == ()
    assert against(battle, Reload(("Guardia 1",))) == {"RELOAD-03"}


def test_who_is_loaded_or_never_reloads_is_told_so() -> None:
    assert against(replace(duel("askaris"), step=Step.RELOADING), Reload(("Guardia 1",))) == {"RELOAD-01"}
    assert codes(shooting(*spent().units.values()), Reload(("Guardia 1",))) == ["firing-not-in-reloading"]
