"""13.0 of the 2nd edition, the example of play, order by order with its own dice.

Its known misprints: it calls a 5 a Hit (6.7.4 has it as a Retreat; ZR-164); it counts "3 Heroes and 3 Volleys" in a hand
that by its own steps holds four and two; and 12.4.2 names a "Head" chit. The game here follows the rules, and says where
the example does not.
"""

from dataclasses import replace

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import HandOut, PutForth
from heart_africa.companions.zulus.cards import DrawCard
from heart_africa.companions.zulus.chits import CarryOut, DrawChit
from heart_africa.companions.zulus.components import Components, Volley
from heart_africa.companions.zulus.events import DefenceRolled
from heart_africa.companions.zulus.game import EndPhase
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.volleys import Fire, minuses
from heart_africa.core.dice import Dice
from tests.companions.zulus.box import box
from tests.companions.zulus.table import GAME, NAMES, Table


def printed() -> Components:
    """The cards of the example: "Independent! Fire at will!" has two dice at medium range, Dalton holds on 3 to 6."""
    cards = tuple(
        replace(card, id="independent", volley=Volley(2, 2, 1)) if card.number == 18 else card
        for card in box().cards
    )
    return replace(box(), cards=cards)


def test_the_example_of_play() -> None:
    table = Table()
    table.state = GAME.play(GAME.start, OpenBox(printed()), Dice())
    table.state = GAME.play(table.state, SetUp(tracks=NAMES), Dice())  # type: ignore[arg-type]  # their names

    # Turn 1: Right Horn Advances 2; Chard is put forth; a Volley is drawn, Chard returns for Schiess; Bromhead comes.
    table.do(DrawChit("right-horn-2"))
    assert table.state.ibuthos[2].name == "uthulwana"
    assert (table.boxes(), table.state.ibuthos[2].strength) == ((5, 5, 3, 5), 5)
    assert table.against(Fire(5, "right-horn")) == []  # it might fire, at long range
    assert minuses(table.state, 5, "long") == ("low-ammo",)
    table.do(PutForth(3)).do(EndPhase()).do(DrawCard(18)).do(UseAbility(3)).do(DrawCard(11))
    assert set(table.state.hand) == {3, 4, 5, 18, 11}
    table.do(PutForth(4))
    assert (set(table.state.hand), table.state.table) == ({3, 5, 18, 11}, (4,))

    # Turn 2: Snipers, then All Advance 1; two -1s on every volley. Schiess is put forth, Bromhead returns for an
    # Action, Schiess hands out the ammunition.
    assert table.state.turn == 2
    table.do(DrawChit("snipers")).do(DrawChit("all-1"))
    assert table.boxes() == (4, 4, 2, 4)
    assert minuses(table.state, 18, "medium") == ("low-ammo", "snipers")
    table.do(PutForth(11)).do(UseAbility(4)).do(HandOut(11))
    assert (table.state.low_ammo, table.state.actions, table.state.table) == (False, 0, ())
    table.do(EndPhase()).do(DrawCard(6))
    heroes = [card for card in table.state.hand if table.state.puttable(card)]
    assert (len(table.state.hand), len(heroes)) == (6, 4)  # the example says three and three
    table.do(PutForth(6))
    assert (len(table.state.hand), table.state.markers, table.state.turn) == (5, (6,), 3)

    # Turn 3: Both Horns Advance 1; Dalton's standee holds with a 4; the volley rolls 1 and 5.
    table.do(DrawChit("horns-1"))
    assert table.state.step == "chit"  # Dalton might have it ignored
    table.do(CarryOut(), 4)
    rolled = next(each for each in table.facts if isinstance(each, DefenceRolled))
    assert (rolled.place, rolled.numbers, rolled.held) == ("storehouse", (3, 4, 5, 6), True)
    assert (table.boxes(), table.state.table) == ((4, 3, 2, 4), (6,))
    table.do(Fire(18, "right-horn"), 1, 5)
    target = table.state.ibuthos[2]
    assert (target.hits, target.box) == (4, 3)  # the example has it lose a marker: there a 5 is a Hit
