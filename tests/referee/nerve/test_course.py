"""From close combat to the next turn, in a journal: what is owed holds the step, dice are met again."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.independents import Bewitch
from heart_africa.rules.organisation.leaders import Rally
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.morale.news import Hear
from heart_africa.rules.play.morale.tests import TakeTests
from heart_africa.rules.referee.referee import Referee
from heart_africa.rules.referee.turn import EndStep, due
from tests.referee.builders import battle, lone, unit
from tests.wording import told

BOOK = book()
More = Callable[[int, str], tuple[Iterable[int], Origin]]


def journal(start: Battle) -> Journal[Battle]:
    class Staged(Referee):
        pass

    Staged.start = start
    return Journal(Staged(BOOK, default_rulings()))


def hand(*faces: int) -> More:
    """A player who throws these, and no others."""
    left = list(faces)
    return lambda count, _why: ([left.pop(0) for _ in range(count)], Origin.TYPED)


def play(kept: Journal[Battle], command: Command, *faces: int) -> None:
    kept.append(kept.entry(kept.act(command, hand(*faces)), Stamp()))


def melee() -> Battle:
    """Two spearmen against the last askari of a unit, in the sight of another; a witch doctor, a leader."""
    now = battle(
        unit("Lanzas", "red", "spearmen", 2),
        lone("Brujo", "red", Sort.WITCH_DOCTOR),
        unit("Askaris", "blue", "askaris", 1),
        unit("Guardia", "blue", "askaris", 5),
        lone("Peters", "blue", Sort.LEADER, "white_men"),
        step=Step.MELEE,
    )
    touching = replace(now.figure("Lanzas 1"), enemies=("Askaris 1",))
    return now.with_figure(touching, replace(now.figure("Askaris 1"), enemies=("Lanzas 1",)))


def refused(kept: Journal[Battle], command: Command) -> list[str]:
    with pytest.raises(Refused) as why:
        kept.act(command, hand())
    told(*why.value.problems)
    return [problem.code for problem in why.value.problems]


@pytest.mark.rule("TURN-12", "TURN-13", "TURN-14")
def test_close_combat_morale_and_rallying_follow_one_another_and_nothing_owed_is_passed_over() -> None:
    kept = journal(melee())

    assert refused(kept, EndStep(Step.MELEE)) == ["fighting-owed"]
    play(kept, Fight(), 6, 1)
    play(kept, EndStep(Step.MELEE))
    assert refused(kept, EndStep(Step.MORALE)) == ["nerve-ask-destroyed"]
    play(kept, Hear(0, (("Guardia", 7.5),)))
    assert refused(kept, EndStep(Step.MORALE)) == ["nerve-owed"]
    play(kept, TakeTests("Guardia"), 1)
    assert due(BOOK, kept.state).orders == ("bewitch",)
    play(kept, Bewitch("Brujo", "Guardia", 12))
    play(kept, TakeTests("Guardia"), 6)
    play(kept, EndStep(Step.MORALE))
    assert (kept.state.step, due(BOOK, kept.state).orders) == (Step.RALLYING, ("rally",))
    play(kept, Rally("Peters", "Guardia", 6), 4)
    play(kept, EndStep(Step.RALLYING))

    assert kept.state.unit("Guardia").markers == 0
    assert not kept.state.unit("Askaris").here


def test_a_spell_need_not_be_cast() -> None:
    kept = journal(replace(melee(), step=Step.MORALE))

    play(kept, EndStep(Step.MORALE))

    assert kept.state.step is not Step.MORALE


def test_taken_back_and_done_again_a_fight_and_a_test_meet_the_same_faces() -> None:
    kept = journal(melee())
    for command, faces in ((Fight(), (6, 1)), (EndStep(Step.MELEE), ()), (Hear(0, (("Guardia", None),)), ())):
        play(kept, command, *faces)
    play(kept, TakeTests("Guardia"), 2)
    before = kept.state

    kept.append(kept.entry(kept.correct(0, "otra vez"), Stamp()))
    for again in (Fight(), EndStep(Step.MELEE), Hear(0, (("Guardia", None),)), TakeTests("Guardia")):
        play(kept, again)

    assert kept.state == before


def test_every_entry_is_read_back_as_it_was_written() -> None:
    kept = journal(melee())
    play(kept, Fight(), 6, 1)
    play(kept, EndStep(Step.MELEE))
    play(kept, Hear(0, (("Guardia", 7.5),)))
    play(kept, TakeTests("Guardia"), 1)

    again = [kept.rules.codec.entry(kept.rules.codec.text(entry)) for entry in kept.entries]

    assert again == kept.entries
    assert Journal(kept.rules, again).state == kept.state
