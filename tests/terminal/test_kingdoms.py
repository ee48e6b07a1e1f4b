"""*Dark Kingdoms* through its doors: begun, played, looked at by each; a position and what it answers."""

import json
import re
from dataclasses import fields
from pathlib import Path

import jsonschema
import pytest

from armylists.schemas import schema
from heart_africa.companions.kingdoms.cards import Steal
from heart_africa.companions.kingdoms.combat import FightOn, Retreat, Stand, TakeLoss
from heart_africa.companions.kingdoms.events import EVENTS
from heart_africa.companions.kingdoms.game import ORDERS
from heart_africa.companions.kingdoms.marches import Land, March, Sail
from heart_africa.companions.kingdoms.rounds import AddDie
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES, begun_with
from heart_africa.language.kingdoms import TONGUE
from heart_africa.language.order_fields import form, words_of
from tests.companions.kingdoms.table import Table
from tests.companions.kingdoms.test_saying import listed
from tests.terminal.conftest import Run
from tests.terminal.terminal import Terminal

BORDER = Path(__file__).parents[1] / "companions/kingdoms/border.position.toml"
SET_UP = """roll-first Ana
choose britons powys
choose saxons south-wessex
choose angles anglia
settle powys
settle south-wessex
settle anglia
settle powys
settle south-wessex
settle anglia
turn over famine
"""


@pytest.fixture
def begun(run: Run, home: Path) -> Path:
    """A game of three through its set-up; who has fewest points has taken gold, and both colours tied."""
    players = [word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)]
    assert run("kingdoms", "new", "sunday", *players).code == 0
    script = home / "evening.txt"
    script.write_text(SET_UP.replace("turn over famine", "turn over good-year"), encoding="utf-8")
    assert run("kingdoms", "play", "sunday", "--script", script.name).code == 0
    return script


def test_a_game_is_begun_played_and_looked_at(run: Run, begun: Path) -> None:
    begun.write_text("march 1 to luitcoyt\nsell settlement in powys\n", encoding="utf-8")

    played = run("kingdoms", "play", "sunday", "--script", begun.name, "--lang", "en").out
    stands = run("kingdoms", "status", "sunday", "--side", "Ana", "--lang", "es").out

    assert "The Britons march with army 1 to Luitcoyt." in played
    assert "Los britones (Ana): 4 PV, 2 territorios, 6 cartas de materia, 0 de Fama" in stands
    assert "En la mano: 3 de hierro, 3 de oro" in stands
    assert "Marcadores: Luitcoyt" in stands


def test_cards_are_read_at_the_prompt_of_the_hand_that_lies_open(run: Run, begun: Path) -> None:
    """Ana, on turn, wins Omens; she may read the card of the round, too, and any card by how its name begins."""
    won = "adjust saxons settlement 1 in luitcoyt\nadjust britons troop 2 in powys\nmarch 1 to luitcoyt = 6 5 4 3 2\n"
    read = "pass\ntake fame omens\ncards\ncards shield\ncards nobody\n"
    begun.write_text(won + read, encoding="utf-8")
    ran = run("kingdoms", "play", "sunday", "--script", begun.name, "--lang", "en")
    own, _, named = ran.out.partition("Shield wall ×5 (shield-wall)")

    assert re.findall(r" \(([a-z-]+)\)$", own, re.MULTILINE) == ["omens", "good-year"]
    assert "you roll 2 dice more each time" in named
    assert (ran.code, "there is no card “nobody”" in ran.err) == (2, True)


def test_the_balance_with_so_many_planners_tells_who_won_and_what_came_in(run: Run) -> None:
    told = run("kingdoms", "balance", "--games", "1", "--workers", "0", "--lang", "en").out
    three, _, four = told.partition("Players: 4")

    assert "Players: 3\n1 game; points of the Britons: " in three
    assert [part.count("won by the") for part in (three, four)] == [1, 1]
    assert [part.count("of what comes in, ") for part in (three, four)] == [5, 5]


def test_at_the_prompt_a_box_that_is_only_listed_is_asked_and_remembered(tmp_path: Path) -> None:
    """Where the shields are printed, people by people, by the numbers of the list, which is shown once."""
    packs = tmp_path / "data/packs"
    packs.mkdir(parents=True)
    (packs / "kingdoms-1.pack.toml").write_text(listed(), encoding="utf-8")
    seats = [word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)]
    new = Terminal(
        "heart_africa", "kingdoms", "new", "mine", "--own-box", *seats, "--lang", "en", home=tmp_path
    )
    assert new.close() == 0
    terminal = Terminal("heart_africa", "kingdoms", "play", "mine", "--lang", "en", home=tmp_path)
    terminal.until("\x1b[?2004h")
    terminal.type("roll first Ana\r")
    terminal.until("Where shields of the peoples are printed")
    lists = []
    for people, number in (("Britons", 1), ("Saxons", 4), ("Angles", 7), ("Jutes", 8)):
        lists.append("Luitcoyt" in terminal.until(f"the shield of the {people}"))
        terminal.type(f"{number}\r")
    terminal.until("choose britons in powys")
    terminal.until("\x1b[?2004h")
    terminal.type("choose britons powys\r")
    terminal.until("Luis, the screen is yours")
    terminal.type("\r")
    terminal.until("choose saxons in south-wessex")
    terminal.until("\x1b[?2004h")
    terminal.type("quit\r")
    assert terminal.close() == 0

    assert lists == [True, False, False, False]
    assert 'shield = {value = "angles", origin = "owner"}' in (packs / "kingdoms-1.pack.toml").read_text(
        "utf-8"
    )


def test_what_a_rule_refuses_ends_with_one_and_says_which(run: Run, begun: Path) -> None:
    begun.write_text("build fortress powys\n", encoding="utf-8")

    refused = run("kingdoms", "play", "sunday", "--script", begun.name, "--lang", "en")

    assert refused.code == 1
    assert "You cannot pay for it: 2 stone, 2 wheat missing. (DK-056, 8.4)" in refused.err


@pytest.mark.parametrize("players", [("Ana", "Luis"), ("Ana", "Ana", "Eva")])
def test_who_cannot_sit_there_begins_nothing(run: Run, players: tuple[str, ...]) -> None:
    ran = run("kingdoms", "new", "sunday", *[word for who in players for word in ("--player", who)])

    assert (ran.code, "DK-018" in ran.out) == (1, True)
    assert run("kingdoms", "status", "sunday").code == 2


def test_each_is_shown_his_own_hand_and_his_own_file(run: Run, begun: Path) -> None:
    """A Fame card is won in a battle: nobody but its winner finds it in what he is handed."""
    begun.write_text(
        "adjust britons gold 3\nadjust britons troop 2 in powys\n"
        "adjust saxons settlement 1 in luitcoyt\nmarch 1 to luitcoyt = 6 5 4 3 2\npass\ntake fame bard\n",
        encoding="utf-8",
    )
    assert run("kingdoms", "play", "sunday", "--script", begun.name).code == 0

    for side, knows in (("britons", True), ("sajones", False), ("all", True), ("", False)):
        named = ("--side", side) if side else ()
        shown = run("kingdoms", "status", "sunday", *named, "--json").out
        logged = run("kingdoms", "log", "sunday", *named, "--lang", "en").out
        assert ('"bard"' in shown) is knows
        assert ("The bard’s song" in logged) is knows
    for side, knows in (("Ana", True), ("luis", False), ("angles", False)):
        run("kingdoms", "export", "sunday", "--side", side, "--out", f"{side}.jsonl")
        file = begun.parent / f"{side}.jsonl"
        told = file.read_text(encoding="utf-8").split("\n", 2)[2]  # after what is printed
        assert ("bard" in told) is knows
        assert run("kingdoms", "import", file.name, "--name", side).code == 0
    assert run("kingdoms", "status", "sunday", "--side", "nobody").code == 2


def test_a_position_answers_what_is_legal_and_what_an_order_brings(run: Run) -> None:
    asked = run("kingdoms", "at", str(BORDER), "legal", "--json", "--lang", "en").json
    done = run("kingdoms", "at", str(BORDER), "do", "march 1 to mercia", "--dice", "6,5,4,3,2", "--json").json

    assert "march 1 to mercia --against saxons by plunder" in [each["order"] for each in asked["legal"]]
    barred = {each["order"]: each["why"] for each in asked["barred"]}
    assert "(DK-058†, 8.5)" in barred["build ship in powys"][0]
    assert done["dice"] == [6, 5, 4, 3, 2]
    position = {"format": "heart-africa/position", "version": 1, "state": done["position"]}
    position["position"] = {"game": "kingdoms", "edition": 1, "pack": "kingdoms-own"}
    jsonschema.validate(json.loads(json.dumps(position)), json.loads(schema("kingdoms-position")))


def test_every_event_and_every_order_has_its_words() -> None:
    for lang in LANGUAGES:
        known = {*begun_with(lang, "kingdoms-event-")}
        for event in EVENTS:
            kind = str(next(each for each in fields(event) if each.name == "kind").default)
            message = kind.replace("kingdoms-", "kingdoms-event-", 1)
            assert kind in TONGUE.silent or any(each.startswith(message) for each in known), message
        for order in ORDERS:
            shown = form(order)
            assert shown.verbs(lang)[0]
            assert not {*shown.verbs(lang)} & {*words_of(lang, "prompt-quit")}  # it would leave the prompt
            assert all(slot.words(lang) for slot in shown.slots)


def test_the_computer_plays_the_others_and_says_why(run: Run, home: Path) -> None:
    seats = [word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)]
    assert (
        run("kingdoms", "new", "sunday", *seats, "--computer", "Luis=greedy", "--computer", "Eva").code == 0
    )
    assert run("kingdoms", "new", "monday", *seats, "--computer", "Pau").code == 2
    assert run("kingdoms", "new", "monday", *seats, "--computer", "Eva=clever").code == 2
    lines = "roll first Ana\nchoose britons powys\nsettle powys\nsettle powys\nturn over truce\nturn over growth-1\npass\n"

    played = run("kingdoms", "play", "sunday", "--throw", "--lang", "en", stdin=lines.encode())

    assert "(greedy): choose" in played.out
    assert "(planner): settle" in played.out
    assert "which they lack most." in played.out
    assert "cannot be on top of the deck. (DK-022" in played.err + played.out
    assert "Red 41.7%, black 41.7%, a tie 16.7%" in played.out
    assert "Red brings the Britons" in played.out


def test_three_who_are_the_computers_play_turn_by_turn(run: Run) -> None:
    seats = [word for who in ("Ana", "Luis", "Eva") for word in ("--player", who, "--computer", who)]
    run("kingdoms", "new", "sunday", *seats)

    run("kingdoms", "play", "sunday", "--throw", "--lang", "en", stdin=b"\n" * 3)
    status = run("kingdoms", "status", "sunday", "--json").json

    assert status["round"] in (1, 2)  # a line, a turn
    assert len(status["players"]) == 3


def test_the_odds_of_a_fight_are_told_before_its_dice() -> None:
    """One troop against the two dice of a settlement: (0 + 1 + 4 + 9 + 16 + 25) / 216 = 55/216, in one round."""
    table = Table().stand("britons", armies=[("alba", 1)]).stand("saxons", settlements="bera")

    def told(order: March | Sail | AddDie | FightOn) -> str:
        return TONGUE.odds("en", table.game.book, table.state, order)

    one = "wins 25.5% (by rounds 25.5%); on average 0.25 of your troops are left, and 0.00 of theirs"
    assert told(March(1, "bera", "saxons")) == one
    assert told(March(1, "bera", "saxons", "plunder")) == "succeeds 41.7%"
    assert told(March(1, "elda")) == ""
    table.stand("britons", markers="alba", armies=[("alba", 2)]).do(March(1, "bera"), 1, 2, 3, 3)
    assert told(FightOn()) == one
    assert TONGUE.worded("en", table.state, (due := table.game.due(table.state)).what, due.about) == (
        "The Britons fight on in Bera, or retreat"
    )
    assert told(AddDie("red")) == "red 57.9%, black 25.5%, a tie 16.7%"


def test_who_is_attacked_is_told_what_it_comes_to_to_stand() -> None:
    """A battle of one troop against one: 0 + 1 + 2 + 3 + 4 + 5 = 15 of 36 win for the attacker, a tie does not."""
    table = Table().stand("britons", armies=[("alba", 1)])
    table.stand("saxons", armies=[("bera", 1)], markers="bera cora").do(March(1, "bera"))

    assert TONGUE.odds("en", table.game.book, table.state, Stand((1,))) == (
        "wins 58.3% (by rounds 58.3%); on average 0.58 of your troops are left, and 0.42 of theirs"
    )
    table = Table().stand("britons", armies=[("alba", 1)])
    table.hold("saxons", fame=("defence",)).stand("saxons", settlements="bera").do(
        March(1, "bera", "saxons", "plunder")
    )
    assert TONGUE.odds("en", table.game.book, table.state, Stand()) == ""


def test_the_screen_is_handed_on_before_a_hand_lies_open(tmp_path: Path) -> None:
    seats = [word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)]
    Terminal("heart_africa", "kingdoms", "new", "sunday", *seats, "--lang", "en", home=tmp_path).close()
    terminal = Terminal("heart_africa", "kingdoms", "play", "sunday", "--lang", "en", home=tmp_path)
    terminal.until("\x1b[?2004h")
    terminal.type("roll first Ana\r")
    terminal.until("Ana chooses first")
    terminal.until("\x1b[?2004h")
    terminal.type("choose britons powys\r")
    before = terminal.until("Luis, the screen is yours")
    assert "You may" not in before.split("army 1 in Powys")[1]
    terminal.type("\r")
    terminal.until("choose saxons in south-wessex")
    terminal.type("quit\r")

    assert terminal.close() == 0


@pytest.mark.parametrize(
    ("lang", "typed", "order"),
    [
        ("es", "retirarse a cora", Retreat("cora")),
        ("es", "retirarse cora", Retreat("cora")),
        ("en", "retreat to cora", Retreat("cora")),
        ("es", "atracar en cora", Land("cora")),
        ("en", "land in cora", Land("cora")),
        ("es", "zarpar 1 con 2", Sail(1, 2)),
        ("en", "sail 1 with 2", Sail(1, 2)),
        ("es", "robar oro", Steal("gold")),
        ("es", "robar gold", Steal("gold")),
        ("en", "steal valour", Steal("valour")),
        ("es", "perder 2", TakeLoss(2)),
    ],
)
def test_an_order_is_typed_as_one_says_it(lang: str, typed: str, order: Command) -> None:
    table = Table()

    assert TONGUE.reader(lang, table.game.codec, table.state).command(typed) == order
