"""Exact chances before the dice, each worked out by hand; and the commands that show them."""

import json
from fractions import Fraction

import pytest

from heart_africa.companions.kingdoms import odds
from heart_africa.companions.kingdoms.components import Effect
from heart_africa.companions.kingdoms.marches import March
from heart_africa.companions.kingdoms.rounds import AddDie
from heart_africa.companions.kingdoms.state import Lasting, Task
from heart_africa.language.kingdoms import incomes_told, production_told
from heart_africa.terminal.app import main
from tests.companions.kingdoms.table import Table

ONE = Fraction(15, 36)
"""One die beats one in 15 of 36 cases: 0 + 1 + 2 + 3 + 4 + 5."""
TWO_ONE = Fraction(125, 216)
"""The best of two is k in 2k - 1 of 36 cases: (3·1 + 5·2 + 7·3 + 9·4 + 11·5) / 216."""
ONE_TWO = Fraction(55, 216)
"""(1 + 4 + 9 + 16 + 25) / 216."""
TWO_TWO = Fraction(505, 1296)
"""(3·1 + 5·4 + 7·9 + 9·16 + 11·25) / 1296."""


@pytest.mark.rule("DK-096", "DK-097")
@pytest.mark.parametrize(
    ("attacker", "defender", "chance"),
    [
        (1, 1, ONE),
        (2, 1, TWO_ONE),
        (1, 2, ONE_TWO),
        (2, 2, TWO_TWO),
        (1, 0, Fraction(1)),
        (0, 1, Fraction(0)),
    ],
)
def test_the_best_die_wins_and_a_tie_is_the_defenders(attacker: int, defender: int, chance: Fraction) -> None:
    assert odds.beats(attacker, defender) == chance


@pytest.mark.rule("DK-098", "DK-104")
def test_a_battle_goes_on_to_the_end() -> None:
    """Two troops against one: the first round, or after it one die against one."""
    found = odds.combat("battle", 2, 1)
    second = 1 - TWO_ONE

    assert found.wins == TWO_ONE + second * ONE
    assert list(found.by_round()) == [(1, TWO_ONE, 0), (2, second * ONE, second * (1 - ONE))]
    assert found.left(attacker=True) == TWO_ONE * 2 + second * ONE
    assert found.left(attacker=False) == second * (1 - ONE)


@pytest.mark.rule("DK-117", "DK-118")
def test_one_win_takes_a_settlement_that_always_throws_two() -> None:
    found = odds.combat("settlement", 2)

    assert found.wins == TWO_TWO + (1 - TWO_TWO) * ONE_TWO
    assert max(number for number, *_ in found.by_round()) == 2


@pytest.mark.rule("DK-133", "DK-134")
def test_a_fortress_throws_six() -> None:
    """(1 + 64 + 729 + 4096 + 15625) / 6^7."""
    assert odds.combat("siege", 1).wins == Fraction(20515, 279936)


@pytest.mark.rule("DK-135", "DK-136")
def test_the_sheltered_army_falls_first_and_then_the_fortress() -> None:
    """One troop has to beat seven dice and then six; more than six are not thrown if players will have it so."""
    assert odds.combat("siege", 1, 1).wins == odds.beats(1, 7) * odds.beats(1, 6)
    assert odds.combat("siege", 1, 1, most=6).wins == odds.beats(1, 6) ** 2


def test_cards_add_dice_to_every_roll_of_their_side() -> None:
    assert odds.combat("battle", 1, 1, extra=(1, 0)).wins == TWO_ONE
    assert odds.combat("battle", 1, 1, extra=(0, 1)).wins == ONE_TWO


@pytest.mark.rule("DK-126", "DK-127")
@pytest.mark.parametrize(("troops", "chance"), [(1, ONE), (2, TWO_ONE), (3, Fraction(855, 1296))])
def test_a_plunder_is_one_roll_against_one_die(troops: int, chance: Fraction) -> None:
    """The best of three is k in k³ - (k - 1)³ cases: 7·1 + 19·2 + 37·3 + 61·4 + 91·5 = 855 of 1296."""
    assert odds.plunder(troops) == chance


@pytest.mark.rule("DK-033", "DK-037", "DK-038")
@pytest.mark.parametrize(
    ("red", "black", "chances"),
    [
        pytest.param(1, 1, (Fraction(15, 36), Fraction(15, 36), Fraction(6, 36)), id="no die bought"),
        pytest.param(2, 1, (TWO_ONE, ONE_TWO, Fraction(36, 216)), id="a red die bought"),
    ],
)
def test_a_bought_die_makes_its_colour_likelier(red: int, black: int, chances: tuple[Fraction, ...]) -> None:
    found = odds.production(red, black)

    assert tuple(found.of(each) for each in ("red", "black", "both")) == chances


@pytest.mark.rule("DK-038", "DK-033", "DK-034")
def test_what_the_rounds_card_says_of_the_production_is_told_before_its_dice() -> None:
    """One red die beats three black in (0 + 1 + 8 + 27 + 64 + 125) / 1296 and equals them in 216 / 1296.

    There are but three black dice; elda's wheat is lost, alba's iron and the tribute of bera are not.
    """
    table = Table().put(due=(Task("bid", 0), Task("harvest", 0)))
    table.put(lasting=(Lasting(Effect("production-die", 2, colour="black"), "round"),
                       Lasting(Effect("barren", resource="wheat"), "round")))  # fmt: skip
    table.stand("britons", settlements="alba elda", markers="bera").hold("britons", gold=1, fame=("harvest",))

    assert production_told("en", table.state) == "red 17.4%, black 66.0%, a tie 16.7%"
    red, black = incomes_told("en", table.state)
    assert ("the Britons 1 iron;" in red, "the Britons 1 gold;" in black) == (True, True)
    assert table.against(AddDie("black")) == ["DK-038"]
    assert [(each.kind, each.colour) for each in table.legal()[1:]] == [
        ("add-die", "red"),
        ("play-fame", "red"),
    ]


@pytest.mark.rule("DK-126", "DK-127")
def test_a_die_for_the_next_combat_is_none_for_a_plunder() -> None:
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera")
    table.put(lasting=(Lasting(Effect("extra-dice"), "turn", 0),))

    plunder, attack = March(1, "bera", "saxons", "plunder"), March(1, "bera", "saxons")
    assert odds.of_order(table.game.book, table.state, plunder) == ONE
    found = odds.of_order(table.game.book, table.state, attack)
    assert isinstance(found, odds.Odds)
    assert found.wins == TWO_TWO


@pytest.mark.rule("DK-076")
def test_a_ship_goes_as_far_as_the_better_of_two_dice() -> None:
    assert odds.reach().where(lambda steps: steps >= 4) == Fraction(27, 36)


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        ("battle 2 1", 0, "attacker 0.67, defender 0.75"),
        ("battle 4 1", 2, "3"),
        ("battle 3 0", 2, "1"),
        ("settlement 2", 0, "54.5"),
        ("siege 1", 0, "DK-136"),
        ("plunder 2", 0, "57.9"),
        ("production --red 2", 0, "25.5"),
        ("production --red 4", 2, "3"),
        ("ship", 0, "75.0"),
    ],
)
def test_odds_at_the_terminal(command: str, code: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdoms", "odds", *command.split(), "--lang", "en"]) == code
    assert told in " ".join("".join(capsys.readouterr()).split())


@pytest.mark.parametrize("command", ["battle 3 3", "siege 2", "plunder 1", "production", "ship"])
def test_odds_for_programs(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kingdoms", "odds", *command.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
