"""*Zulus on the Ramparts!* through its doors: begun, played, asked, corrected; a position and what it answers."""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from armylists.schemas import schema
from heart_africa.companions.positions import Head, written
from heart_africa.companions.rules import CompanionRules
from heart_africa.companions.zulus import worth
from heart_africa.companions.zulus.events import EVENTS
from heart_africa.companions.zulus.game import ORDERS, legal
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.position import plain
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.core.dice import settle
from heart_africa.core.messages import FOLDER, LANGUAGES, has
from heart_africa.journal_kinds.zulus import GAMES as ZULUS_GAMES
from heart_africa.language.order_fields import form
from heart_africa.language.reader import Reader
from heart_africa.language.writer import line
from heart_africa.language.zulus import ZulusPieces
from heart_africa.terminal.screen import Screen
from heart_africa.terminal.zulus.session import GAME
from tests.terminal.conftest import Run
from tests.terminal.terminal import Terminal

POSITION = Path(__file__).parents[1] / "companions/zulus/night.position.toml"


@pytest.fixture
def position(home: Path) -> Path:
    """A position in which a volley by ranks may be fired at the Loins."""
    file = home / "night.position.toml"
    file.write_text(POSITION.read_text(encoding="utf-8"), encoding="utf-8")
    return file


def played(rules: CompanionRules[State], edition: int) -> Iterator[State]:
    """The states of a game of our own set, played by any legal orders."""
    rolls, state = Random(edition), State()

    def thrown(count: int, _why: str) -> list[int]:
        return [rolls.randint(1, 6) for _ in range(count)]

    orders: list[Any] = [SetUp(), OpenBox(components(PACKS.own_set(edition)))]
    while not state.ending:
        order = orders.pop() if orders else rolls.choice(legal(rules.book, state))
        state = settle(partial(rules.play, state, order), thrown)[0]
        yield state


def test_a_game_is_begun_played_and_looked_at(run: Run, home: Path) -> None:
    assert run("zulus", "new", "sunday", "--tracks", "uthulwana,udloko,indlondo,indluyengwe").code == 0
    (home / "evening.txt").write_text("chit chest-1\nput forth chard\n", encoding="utf-8")

    played = run("zulus", "play", "sunday", "--script", "evening.txt", "--lang", "en")
    stands = run("zulus", "status", "sunday", "--lang", "en").out

    assert played.code == 0
    assert "uThulwana advances to box 4." in played.out
    assert "Lieutenant Chard is available." in played.out
    assert "Chest: uThulwana, box 4, strength 5 of 5" in stands
    assert "Our own set: it reproduces no printed card, chit or map." in stands
    assert "Available: Lieutenant Chard" in stands


def test_what_a_rule_refuses_ends_with_one_and_says_which_rule(run: Run, home: Path) -> None:
    run("zulus", "new", "sunday", "--seed", "1")
    (home / "too-early.txt").write_text("draw\n", encoding="utf-8")

    ran = run("zulus", "play", "sunday", "--script", "too-early.txt", "--lang", "en")

    assert ran.code == 1
    assert "First a chit has to be drawn. (ZR-043, 4.0)" in ran.err


def test_options_of_the_other_edition_begin_nothing(run: Run) -> None:
    ran = run("zulus", "new", "monday", "--option", "luck", "--lang", "en")

    assert ran.code == 1
    assert "This edition has no option luck. (ZR-219" in ran.out
    assert run("zulus", "status", "monday").code == 2


@pytest.mark.parametrize(
    ("words", "code", "lang", "told"),
    [
        (("list",), 0, "en", "There is no game yet; “heart-africa zulus new NAME” begins one."),
        (("list",), 0, "es", "Aún no hay ninguna partida; «heart-africa zulus new NOMBRE» empieza una."),
        (("status", "sunday"), 2, "en", "There is no game “sunday”."),
        (("status", "sunday"), 2, "es", "No hay ninguna partida «sunday»."),
    ],
)
def test_where_no_game_is_kept_it_speaks_of_games(
    run: Run, words: tuple[str, ...], code: int, lang: str, told: str
) -> None:
    ran = run("zulus", *words, "--lang", lang)

    assert (ran.code, told in ran.out + ran.err) == (code, True)


def test_a_name_that_is_taken_is_that_of_a_game(run: Run) -> None:
    run("zulus", "new", "sunday", "--seed", "1")

    again = run("zulus", "new", "sunday", "--lang", "en")

    assert (again.code, "There is already a game “sunday”" in again.err) == (2, True)


@pytest.mark.parametrize("command", ["new", "at", "vp"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_help_speaks_of_its_own_rulings(run: Run, command: str, lang: str) -> None:
    told = " ".join(run("zulus", command, "--help", "--lang", lang).out.split())

    assert "ZR-061=once" in told
    assert "heart-africa zulus rulings" in told
    assert "ALLY-14" not in told


def test_a_position_says_what_is_legal_and_why_not_the_rest(run: Run, position: Path) -> None:
    found = json.loads(run("zulus", "at", str(position), "legal", "--json", "--lang", "en").out)

    assert {"put forth chard", "volley by-ranks at loins", "done"} <= {
        each["order"] for each in found["legal"]
    }
    why = {each["order"]: each["why"] for each in found["barred"]}
    assert why["volley by-ranks at chest"] == ["Volley Fire by Ranks does not reach box 4. (ZR-156, 6.7.1)"]
    assert not {each["order"] for each in found["legal"]} & set(why)


def test_an_order_at_a_position_brings_events_and_the_position_afterwards(run: Run, position: Path) -> None:
    found = json.loads(run("zulus", "at", str(position), "do", "put forth chard", "--json").out)

    assert found["position"]["table"] == ["chard"]
    assert "chard" not in found["position"]["hand"]
    assert [each["kind"] for each in found["events"]] == ["zulus-counts", "zulus-card"]


def test_an_order_at_a_position_tells_what_the_game_waits_for(run: Run, position: Path) -> None:
    """Also where nothing else is told of it: an Action is spent on a Hero, and another one is left."""
    order = ("zulus", "at", str(position), "do", "put forth chard", "--lang", "en")
    waits = json.loads(run(*order, "--json").out)["due"]

    assert waits["rule"] == "ZR-046"
    assert waits["what"] in run(*order).out.splitlines()


def test_night_takes_one_from_the_highest_die_of_a_volley(run: Run, position: Path) -> None:
    """6.7.5: a 6 counts as a 5, so the one hit becomes a retreat and the uThulwana stand in box 3."""
    volley = ("zulus", "at", str(position), "do", "volley by-ranks at loins", "--json", "--lang", "en")
    count = next(number for number in range(1, 9) if run(*volley, "--dice", ",".join("1" * number)).code == 0)

    found = json.loads(run(*volley, "--dice", ",".join(["6", *"1" * (count - 1)])).out)

    assert run(*volley, "--dice", "6,9").json["error"]["key"] == "--dice"
    assert found["final_dice"] == [5, *[1] * (count - 1)]
    assert found["modifiers"] == [{"cause": "night", "value": -1}]
    assert found["position"]["ibuthos"]["uthulwana"]["box"] == 3


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "mend"),
    [
        ('"bromhead", "by-ranks"', '"bromhead", "dalton"', 18, "state.unseen", "leave it in one"),
        ("box = 4", "box = 7", 31, "state.ibuthos.indluyengwe.box", "the most is 5"),
        ("box = 4", "box = -3", 31, "state.ibuthos.indluyengwe.box", "the least is 0"),
        ("loins-2 = 1", "loins-9 = 1", 24, "state.cup.loins-9", "Did you mean “loins-3”?"),
        ("loins-2 = 1", "loins-2 = 9", 24, "state.cup.loins-2", "the most is 1"),
        ("turn = 14", 'turn = "late"', 11, "state.turn", "whole number"),
        ('step = "action"', 'step = "acton"', 12, "state.step", "Did you mean “action”?"),
        ("night = true", "knight = true", 14, "state.knight", "Did you mean “night”?"),
        ("ibuthos.udloko]", "ibuthos.udlok]", 36, "state.ibuthos.udlok", "Did you mean “udloko”?"),
        ('track = "chest"', 'track = "loins"', None, "state.ibuthos", "name all four"),
        ('"zulus-own-2"', '"zulus-own-7"', 8, "position.pack", "Did you mean “zulus-own-2”?"),
        ("edition = 2", "edition = 3", 7, "position.edition", "Allowed: 1, 2"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_line_and_key_and_how_to_mend_it(
    run: Run, position: Path, old: str, new: str, line: int | None, key: str, mend: str
) -> None:
    position.write_text(position.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")

    ran = run("zulus", "at", str(position), "legal", "--lang", "en")

    assert ran.code == 2
    assert f"key “{key}”" in ran.err
    assert line is None or f"line {line}," in ran.err
    assert mend in " ".join(ran.err.split())


def test_dice_on_the_table_stand_in_a_position_by_the_words_of_card_and_track(
    run: Run, position: Path
) -> None:
    """William Jones may still set a die, so the dice lie there; the position is read again as it was written."""
    text = position.read_text(encoding="utf-8").replace("low_ammo", 'table = ["w-jones"]\nlow_ammo')
    position.write_text(text, encoding="utf-8")
    order = ("do", "volley by-ranks at loins", "--json")

    found = json.loads(run("zulus", "at", str(position), *order, "--seed", "3").out)
    position.write_text(found["file"], encoding="utf-8")
    again = json.loads(run("zulus", "at", str(position), "legal", "--json", "--lang", "en").out)

    shot = found["position"]["shot"]
    assert (shot["card"], shot["track"], found["position"]["step"]) == ("by-ranks", "loins", "volley")
    assert {"apply", "use w-jones --dice 1"} <= {each["order"] for each in again["legal"]}


def test_a_game_is_laid_out_from_a_position_before_the_set_up(run: Run, home: Path) -> None:
    empty = written(Head(game="zulus", edition=2, pack="zulus-own-2"), {"step": "set-up"})
    (home / "empty.position.toml").write_text(empty, encoding="utf-8")

    found = json.loads(
        run("zulus", "at", "empty.position.toml", "do", "set up", "--json", "--lang", "en").out
    )

    assert (found["position"]["step"], found["position"]["turn"]) == ("impi", 1)
    assert plain(State(components=components(PACKS.own_set(2)))) == {}


def test_two_regiments_in_one_interior_box_are_refused(run: Run, position: Path) -> None:
    text = position.read_text(encoding="utf-8").replace("box = 2", "box = 0")
    position.write_text(text.replace("box = 5\nhits = 3", "box = 0\nhits = 3"), encoding="utf-8")

    ran = run("zulus", "at", str(position), "legal", "--lang", "en")

    assert ran.code == 2
    assert "box 0 is held by" in ran.err


def test_every_order_and_every_event_has_its_words_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert not [order for order in ORDERS if not form(order).help(lang)]
        told = {event.__name__ for event in EVENTS if not _worded(lang, form(event).kind)}
        assert told == set()


def _worded(lang: str, kind: str) -> bool:
    """Whether an event has a sentence, or one at least for the ways in which it comes out."""
    area = (FOLDER / lang / "zulus.ftl").read_text(encoding="utf-8")
    message = kind.replace("zulus-", "zulus-event-", 1)
    return has(lang, message) or f"\n{message}-" in area


@pytest.mark.parametrize("edition", [1, 2])
def test_any_position_of_a_game_is_written_and_read_back(run: Run, home: Path, edition: int) -> None:
    """Any legal orders, one upon the other: each position that comes is the same when it is read back."""
    rules = ZULUS_GAMES.rules(ZULUS_GAMES.readings.choose({}))
    form_of_files = json.loads(schema("zulus-position"))
    for number, state in enumerate(played(rules, edition)):
        if number % 25 == 0 and state.step not in ("set-up", "over"):
            (home / "now.position.toml").write_text(
                written(Head(game="zulus", edition=edition, pack=state.box.pack), plain(state)),
                encoding="utf-8",
            )
            jsonschema.validate(tomllib.loads((home / "now.position.toml").read_text("utf-8")), form_of_files)
            ran = run("zulus", "at", "now.position.toml", "legal", "--json")
            assert ran.code == 0, ran.err
            assert len(json.loads(ran.out)["legal"]) == len(legal(rules.book, state))


def test_at_the_prompt_the_box_is_asked_and_remembered(tmp_path: Path) -> None:
    """Mode 2: the printed value is asked for when it is needed, and stands in the owner's own pack."""
    terminal = Terminal("heart_africa", "zulus", "new", "mine", "--own-box", "--lang", "en", home=tmp_path)
    assert terminal.close() == 0
    terminal = Terminal("heart_africa", "zulus", "play", "mine", "--lang", "en", home=tmp_path)
    terminal.until("· set up")
    terminal.until("\x1b[?2004h")
    terminal.type("set up\r")
    terminal.until("as printed:")
    terminal.type("x\r")
    terminal.until("A whole number, without quotes or decimals, is needed instead of x")
    terminal.until("as printed:")
    terminal.type("4\r")
    terminal.until("as printed:")
    terminal.type("b\r")
    terminal.until("Nothing has been done")
    terminal.type("quit\r")
    terminal.close()

    pack = (tmp_path / "data/packs/zulus-2.pack.toml").read_text(encoding="utf-8")
    assert "value = 4" in pack


def test_at_the_prompt_a_lot_is_drawn_and_dice_are_asked_for(tmp_path: Path) -> None:
    """The die of a fire is the player's own; nobody throws dice to take a card off a pile. Cards are read."""
    Terminal("heart_africa", "zulus", "new", "mine", "--lang", "en", home=tmp_path).close()
    terminal = Terminal("heart_africa", "zulus", "play", "mine", "--lang", "en", home=tmp_path)
    terminal.until("Turn 1.")
    terminal.until("· chit")  # who has never played reads how the one thing to do is typed
    terminal.type("chit ablaze\r")
    terminal.until("1 die: 1D6 on the Building Ablaze table")
    terminal.type("1\r")
    terminal.until("The Hospital is on fire")
    terminal.type("done\r")
    terminal.until("The Card Draw phase: draw a card")
    terminal.type("draw\r")
    seen = terminal.until("Card drawn:")
    terminal.type("cards chard\r")
    terminal.until("Discard this card (Action phase): 2 extra Actions.")
    terminal.type("quit\r")

    assert terminal.close() == 0
    assert "Dice — which card lies on top of the draw pile" in seen
    assert "dice: which card" not in seen


def test_a_whole_game_is_typed_from_the_first_chit_to_the_end(run: Run, home: Path) -> None:
    """Each order as it would be typed, with the dice that it took: the same game comes out, entry by entry."""
    run("zulus", "new", "sunday", "--tracks", "uthulwana,udloko,indlondo,indluyengwe")
    with GAME.read(Screen("es"), "sunday") as session:
        rules, state, rolls = session.game, session.state, Random(8)
    lines = []
    while not state.ending:
        order = rolls.choice(legal(rules.book, state))
        after, faces = settle(
            partial(rules.play, state, order), lambda count, _: [rolls.randint(1, 6) for _ in range(count)]
        )
        reader = Reader("es", rules.codec.commands, ZulusPieces("es", state))
        dice = f" = {' '.join(map(str, faces))}" if faces else ""
        lines.append(f"{line(reader, order, rules.codec.write_command)}{dice}")
        state = after
    (home / "velada.txt").write_text("\n".join(lines), encoding="utf-8")

    played = run("zulus", "play", "sunday", "--script", "velada.txt", "--lang", "es")
    stands = json.loads(run("zulus", "status", "sunday", "--json").out)

    assert (played.code, played.err) == (0, "")
    assert not [each for each in lines if each.startswith("{")], "an order that only plain data could say"
    assert (stands["ending"], stands["turn"]) == (state.ending, state.turn)
    assert len(lines) > 40
    over = run("zulus", "play", "sunday", "--lang", "en", typed="chit\nquit\n")
    assert "The game is over. (ZR-043" in over.out + over.err
    assert "Overrule" not in over.out + over.err, "nobody is asked why he plays on"


def test_advice_says_what_is_expected_of_each_legal_order(run: Run, home: Path) -> None:
    """With two officers in hand and every regiment five boxes away nobody can lose by the next chit."""
    run("zulus", "new", "sunday", "--seed", "5")
    (home / "chit.txt").write_text("chit r\n", encoding="utf-8")
    run("zulus", "play", "sunday", "--script", "chit.txt")

    found = json.loads(run("zulus", "advise", "sunday", "--json", "--lang", "en").out)
    told = run("zulus", "advise", "sunday", "--lang", "es").out

    assert {each["order"] for each in found} == {"put forth chard", "put forth bromhead", "done"}
    assert [each["survives"] for each in found] == [[1, 1]] * 3
    assert [each["value"] for each in found] == sorted((each["value"] for each in found), reverse=True)
    assert "la Acción −1,0" in " ".join(told.split())


def test_the_best_of_the_advice_stays_in_view_at_the_prompt(run: Run, home: Path) -> None:
    """Five orders, then how many more there are; with `all` each, an ability by what it does."""
    run("zulus", "new", "sunday", "--seed", "5")
    lines = ["chit all-2", "put forth chard", "advice", "advice all"]
    (home / "advice.txt").write_text("\n".join(lines), encoding="utf-8")
    told = run("zulus", "play", "sunday", "--script", "advice.txt", "--lang", "en").out
    best, more, every = told.partition("more orders: “advice all” tells them, too.")

    assert (best.count("to survive"), bool(more)) == (5, True)
    assert every.count("to survive") == int(best.split()[-1]) + 5
    assert "use chard --ability 2: " in every
    assert "Discard this card: 2 extra Actions" in every


def test_the_log_tells_the_last_order_of_a_turn_under_that_turn(run: Run, home: Path) -> None:
    run("zulus", "new", "sunday", "--seed", "5")
    turn = ["chit r", "done", "draw dalton", "done"]
    (home / "one.txt").write_text("\n".join(turn), encoding="utf-8")
    (home / "two.txt").write_text("chit loins-2\n", encoding="utf-8")
    run("zulus", "play", "sunday", "--script", "one.txt")
    first = run("zulus", "log", "sunday", "--lang", "en").out
    run("zulus", "play", "sunday", "--script", "two.txt")
    _, second = run("zulus", "log", "sunday", "--lang", "en").out.split("Turn 2.")

    assert "The Housekeeping phase." in first
    assert "Turn 2." not in first
    assert "The Housekeeping phase." not in second
    assert "Advance 2 (Loins)" in second


def test_every_reason_of_the_advice_has_its_words() -> None:
    reasons = {*re.findall(r"zulus-gain-[a-z-]+[a-z]", Path(worth.__file__).read_text(encoding="utf-8"))}
    reasons |= {f"zulus-gain-{verb}" for verb in worth._EFFECTS}  # what it reckons

    assert len(reasons) > 25
    assert not [each for each in reasons for lang in LANGUAGES if not has(lang, each)]


def test_advice_that_a_box_has_not_said_enough_for_is_told_as_such(run: Run, home: Path) -> None:
    """Before the set-up there is nothing to advise; after it nobody has said how many dice a card shows."""
    run("zulus", "new", "mine", "--own-box")
    begun = run("zulus", "advise", "mine", "--lang", "en")
    (home / "mine.txt").write_text("set up\n", encoding="utf-8")
    script = run("zulus", "play", "mine", "--script", "mine.txt", "--lang", "en")

    assert begun.code == 0
    assert "The set-up" in begun.out
    assert script.code == 2
    assert "chits.indluyengwe.count" in script.err
    assert "your box has to say it" in script.err


def test_the_balance_of_a_single_game_is_told_without_a_margin_that_nobody_knows(run: Run) -> None:
    one = ("zulus", "balance", "--games", "1", "--workers", "0", "--player", "greedy", "--lang", "en")
    told, facts = run(*one), run(*one, "--json")

    assert (told.code, facts.code) == (0, 0)
    assert "Player: greedy\n1 game; points of the garrison: " in told.out
    assert told.out.count("not used") == 1, "of all cards the one that was left aside most often"
    assert "give or take" not in told.out
    (player,) = facts.json["players"]
    assert (player["games"], player["reach"]) == (1, None)
