"""*Dark Kingdoms* through its doors: begun, played, looked at by each; a position and what it answers."""

import json
from dataclasses import fields
from pathlib import Path

import jsonschema
import pytest

from armylists.schemas import schema
from heart_africa.companions.kingdoms.events import EVENTS
from heart_africa.companions.kingdoms.game import ORDERS
from heart_africa.core.messages import LANGUAGES, begun_with
from heart_africa.language.kingdoms import TONGUE
from heart_africa.language.order_fields import form
from tests.terminal.conftest import Run

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
turn over hoard
"""


@pytest.fixture
def begun(run: Run, home: Path) -> Path:
    """A game of three through its set-up; who has fewest points has taken gold, and both colours tied."""
    players = [word for who in ("Ana", "Luis", "Eva") for word in ("--player", who)]
    assert run("kingdoms", "new", "sunday", *players).code == 0
    script = home / "evening.txt"
    script.write_text(SET_UP.replace("turn over hoard", "turn over good-year"), encoding="utf-8")
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


def test_what_a_rule_refuses_ends_with_one_and_says_which(run: Run, begun: Path) -> None:
    begun.write_text("build fortress powys\n", encoding="utf-8")

    refused = run("kingdoms", "play", "sunday", "--script", begun.name, "--lang", "en")

    assert refused.code == 1
    assert "There is not enough to pay for it: 2 stone, 2 wheat wanting. (DK-056, 8.4)" in refused.err


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

    assert "march 1 to mercia --against saxons --by plunder" in [each["order"] for each in asked["legal"]]
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
            kind = str(next(each for each in fields(event) if each.name == "kind").default)  # type: ignore[arg-type]  # each is a dataclass
            message = kind.replace("kingdoms-", "kingdoms-event-", 1)
            assert kind in TONGUE.silent or any(each.startswith(message) for each in known), message
        for order in ORDERS:
            shown = form(order)
            assert shown.verbs(lang)[0]
            assert all(slot.words(lang) for slot in shown.slots)
