"""That there is a situation for every order, and that the order is lawful there and takes just its dice."""

import pytest

from heart_africa.core.dice import Dice
from heart_africa.core.problems import BadData
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.words import KINDS
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee.referee import ORDERS
from tests.referee.referred import REFEREE, objected
from tests.situations import BATTLES, brought_about


def test_there_is_a_situation_for_every_order_of_a_battle() -> None:
    assert BATTLES.keys() == KINDS.keys()
    assert len(KINDS) == len(ORDERS)


@pytest.mark.parametrize("kind", BATTLES)
def test_the_order_of_a_situation_is_lawful_there(kind: str) -> None:
    situation, battle = BATTLES[kind], brought_about(BATTLES[kind]).state
    command, dice = situation.order(battle), Dice(situation.faces)

    assert command.kind == kind
    assert objected(battle, command) == []
    REFEREE.decide(battle, command, dice)
    assert dice.left == ()


@pytest.mark.parametrize("line", ["no R5", "sin R5", "not R5"])
def test_a_word_that_takes_back_is_no_beginning_of_a_verb(line: str) -> None:
    """A note was written of a unit that was not to move."""
    with pytest.raises(BadData) as why:
        reader("es", REFEREE, Battle()).command(line)

    assert why.value.code == "no-such-verb"
