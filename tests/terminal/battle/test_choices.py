"""Choices asked at the prompt before the dice: Enter takes what is proposed, and the journal keeps the answer."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from resources import ROOT
from tests.terminal.battle.conftest import STILL, TO_PLAY, Reach, Script, done
from tests.terminal.conftest import Run
from tests.terminal.terminal import Terminal

STRAGGLER = 'adjust B3.1 alone yes "for the test"\n'
"""One of the ten Askaris of B3 is dispersed, the others are not."""
SHOT = "shoot R3 at B3 8 --shooters 2"


def shots(run: Run, battle: str) -> list[str]:
    """The orders to shoot, as a script would say them."""
    script = run("battle", "log", battle, "--as", "script").out
    return [line.partition(" = ")[0] for line in script.splitlines() if line.startswith("shoot")]


@pytest.fixture
def straggling(script: Script, shooting: str) -> str:
    done(script(STRAGGLER))
    return shooting


@pytest.mark.rule("SHOOT-03")
@pytest.mark.parametrize(
    ("answer", "order"),
    [
        ("", "shoot R3 at B3 --range 8 --shooters R3.1-2"),
        ("B3.1", "shoot R3 at B3.1 --range 8 --shooters R3.1-2"),
        ("B3.4, B3.2", "shoot R3 at B3 --range 8 --shooters R3.1-2 --targets B3.4,B3.2"),
        ("B9\nB2.1\n-\nB3.3", "shoot R3 at B3.3 --range 8 --shooters R3.1-2"),
    ],
    ids=["proposed", "one", "two", "after answers that are none"],
)
def test_at_whom_is_asked_in_one_question(run: Run, straggling: str, answer: str, order: str) -> None:
    ran = run("battle", "play", straggling, typed=f"{SHOT}\n{answer}\n3 4\n")

    assert ran.out.count("Which figures of B3") == 1
    assert "B3.1    Askaris, dispersed" in ran.out
    assert shots(run, straggling) == [order]


@pytest.mark.parametrize("back", ["b", "back"])
def test_going_back_enters_nothing(run: Run, straggling: str, back: str) -> None:
    ran = run("battle", "play", straggling, typed=f"{SHOT}\n?\n{back}\n")

    assert "SHOOT-03, p. 25 · Shooting" in ran.out
    assert shots(run, straggling) == []


def test_in_a_pipe_nobody_is_asked(run: Run, straggling: str) -> None:
    """As in a script: the shots go round the unit, as they always did."""
    ran = run("battle", "play", straggling, stdin=f"{SHOT} = 3 4\n".encode())

    assert "Which figures" not in ran.out
    assert shots(run, straggling) == ["shoot R3 at B3 --range 8 --shooters R3.1-2"]


@pytest.mark.rule("PRIO-05")
@pytest.mark.parametrize(
    ("lang", "answer", "order"),
    [
        ("es", "", ""),
        ("en", "10", "shoot R3 at B4 --range 9 --shooters R3.3-4 --others {B3.1 inches 10}"),
        ("es", "-", "shoot R3 at B4 --range 9 --shooters R3.3-4 --others {B3.1 inches 8 barred}"),
    ],
    ids=["nearer", "farther", "cannot be shot at"],
)
def test_an_enemy_who_was_measured_nearer_is_asked_about(
    run: Run, shooting: str, lang: str, answer: str, order: str
) -> None:
    """B3 was 8 inches off; at B4, 9 inches off, somebody shoots only if that is no longer so."""
    first = f"{SHOT} = 1 1\n"

    ran = run(
        "battle",
        "play",
        shooting,
        "--lang",
        lang,
        typed=f"{first}shoot R3 at B4 9 shooters 2 = 2 3\n{answer}\n",
    )

    assert "PRIO-05" in ran.out
    assert shots(run, shooting)[1:] == [order] * bool(order)


def test_some_of_a_unit_shoot_at_some_of_another_by_their_numbers(
    run: Run, script: Script, shooting: str
) -> None:
    done(script("shoot R3.1-2 at B3 8 = 1 1\nshoot R3.4-5 at B3.2-3 8 = 1 1\n"))

    first, second = shots(run, shooting)
    assert first == "shoot R3 at B3 --range 8 --shooters R3.1-2"
    assert second == "shoot R3 at B3 --range 8 --shooters R3.4-5 --targets B3.2-3"


@pytest.mark.rule("PRIO-05")
def test_enemies_whom_nobody_has_measured_are_told_of_once_a_turn(run: Run, shooting: str) -> None:
    """The others of blue stand on the table; who says how far one is hears no more of that one."""
    ran = run("battle", "play", shooting, typed=f"{SHOT}\n3 4\n{SHOT[:-1]}1\nback\n")

    assert ran.out.count("Nobody has said the distance from R3 Askaris to B1, B2, B4, B5: if one") == 1
    assert ran.out.count("nearer than 8″ and can be shot at, it comes first") == 1
    near = run("battle", "play", shooting, typed="shoot R4 at B3 8 others {B4.1 9} shooters 1\nback\n")
    (told,) = [line for line in near.out.splitlines() if "Nobody has said" in line]
    assert "to B1, B2, B5: " in told


@pytest.mark.rule("MELEE-02")
def test_a_move_shorter_than_what_was_measured_is_asked_about(
    run: Run, script: Script, shooting: str
) -> None:
    """R3 shot at B3 from 8 inches in turn 1; in turn 2 B3 would reach it with 5, as nobody moved."""
    done(script(f"{SHOT} = 1 1\nend\n"))
    move = "stay R3\nroll B3 = 6\nmove B3 5 engages B3.1=R3.1\n"

    asked = run("battle", "play", shooting, typed=f"{move}\n\n")

    assert "8″ apart in turn 1, and neither has moved since" in asked.out
    assert "was 8″, and the move is only 5″ long" in asked.out
    assert "move B3" not in run("battle", "log", shooting, "--as", "script").out
    looked = run("battle", "play", shooting, typed="move B3 5 engages B3.1=R3.1\n4.5\n")
    assert "✗" not in looked.out
    assert "measured 4.5" in run("battle", "log", shooting, "--as", "script").out


@pytest.mark.rule("TURN-04")
@pytest.mark.parametrize(("lang", "told"), [("en", "use “stay”"), ("es", "«queda»")])
def test_how_far_a_unit_moves_is_asked_where_nobody_has_said_it(
    run: Run, in_play: str, lang: str, told: str
) -> None:
    """Without inches it was a move of none, and its turn was over."""
    typed = "roll R3\n5\nmove R3\n4\n"

    ran = run("battle", "play", in_play, "--lang", lang, typed=typed)

    assert told in ran.out
    assert "move R3 --inches 4" in run("battle", "log", in_play, "--as", "script").out


@pytest.mark.rule("SHOOT-22")
@pytest.mark.parametrize(("answer", "count"), [("", 10), ("n", 8)], ids=["Enter", "no"])
def test_those_whom_the_enemy_has_reached_may_shoot_with_their_unit(
    run: Run, script: Script, in_play: str, answer: str, count: int
) -> None:
    """R3.1 and R3.2 are charged by B3.1 and B3.2; the other eight are free."""
    engaged = "B3.1=R3.1,B3.2=R3.2"
    done(script(f"stay R3\nroll B3 = 6\nmove B3 5 measured 5 engages {engaged}\n{STILL}"))

    asked = run("battle", "play", in_play, typed=f"shoot R3 at B3 5\n{answer}\n\n{'1 ' * count}\n")

    assert asked.out.count("2 figures of R3 Askaris have been reached by") == 1
    told = run("battle", "log", in_play, "--as", "script").out
    at_hand = "{R3.1 at B3.1 inches 0},{R3.2 at B3.2 inches 0}"
    assert (at_hand in told) is (count == 10)
    assert told.count("{R3.") == (10 if count == 10 else 0)


@pytest.mark.rule("SHOOT-22", "SHOOT-24")
def test_shooters_who_were_reached_and_are_named_shoot_at_their_attackers(
    run: Run, script: Script, in_play: str
) -> None:
    """Of B3 two figures are in contact, and one of the others is dispersed: nobody has to choose."""
    engaged = "B3.7=R3.1,B3.5=R3.2"
    done(script(f"stay R3\nroll B3 = 6\nmove B3 5 measured 5 engages {engaged}\n{STILL}{STRAGGLER}"))

    ran = run("battle", "play", in_play, typed="shoot R3 at B3 0 --shooters R3.1-2\n1 1\n")

    assert ("✗" in ran.out, "Which figures" in ran.out) == (False, False)
    assert shots(run, in_play) == ["shoot R3 at B3 --range 0 --shooters R3.1-2"]


@pytest.mark.rule("RELOAD-01")
def test_a_unit_of_which_a_part_has_shot_reloads_by_its_name(run: Run, script: Script, shooting: str) -> None:
    """Two of R3 shoot in turn 1 and stand still in turn 2; the other eight are loaded."""
    done(script(f"{SHOT} = 1 1\nend\n{STILL}end\n"))

    ran = run("battle", "play", shooting, typed="reload R3\n")

    assert "✗" not in ran.out
    assert "reload R3.1-2" in run("battle", "log", shooting, "--as", "script").out


# --- in a terminal ---


def seen(master: int, wanted: str, text: str = "") -> str:
    """What the terminal shows until it shows that."""
    until = time.monotonic() + 20
    while wanted not in text and time.monotonic() < until:
        if select.select([master], [], [], 0.2)[0]:
            text += os.read(master, 65536).decode(errors="replace")
    assert wanted in text, text
    return text


def test_a_terminal_asks_with_the_proposal_and_enter_takes_it(run: Run, straggling: str) -> None:
    """The whole program in a pseudo-terminal: the question, its rule, Enter, the dice, the end."""
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "heart_africa", "battle", "play", straggling, "--lang", "en"]
    environment = {
        **os.environ,
        "TERM": "xterm",
        "PROMPT_TOOLKIT_NO_CPR": "1",
        "COLUMNS": "120",
        "PYTHONPATH": str(ROOT.parent),
    }
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment) as playing:
        os.close(slave)
        seen(master, "Order")
        os.write(master, f"{SHOT}\r".encode())
        told = seen(master, "[B3.1-10]")
        os.write(master, b"\r")
        seen(master, "dice")
        os.write(master, b"3 4\r")
        seen(master, "one hit")
        os.write(master, b"quit\r")
        assert playing.wait(timeout=20) == 0
    os.close(master)

    assert "SHOOT-03" in told
    assert shots(run, straggling) == ["shoot R3 at B3 --range 8 --shooters R3.1-2"]


def test_a_terminal_asks_whether_a_trap_is_real(run: Run, script: Script, in_play: str) -> None:
    """Enter says neither and enters nothing; so does the order without a word from a pipe, which stays no."""
    done(script("roll R3 = 6\nmove R3 2\n"))
    terminal = Terminal(
        "heart_africa", "battle", "play", in_play, "--lang", "en", home=Path.cwd(), environment=os.environ
    )
    terminal.until("Blue ›")
    terminal.type("trap R3.1\r")
    asked = terminal.until("[yes/no]")
    terminal.type("?\r")
    terminal.until("TRAP-07")
    terminal.until("[yes/no]")
    terminal.type("\r")
    terminal.until("Blue ›")
    terminal.type("trap R3.1\r")
    terminal.until("[yes/no]")
    terminal.type("no\r")
    terminal.until("dummy")
    terminal.type("trap R3.2 real\r")
    terminal.until("avoid the stake trap")
    terminal.type("6\r")
    terminal.until("does not fall in")
    terminal.type("quit\r")
    assert terminal.close() == 0

    assert "Is the trap under R3.1 Askaris 1 real?" in asked
    log = run("battle", "log", in_play, "--as", "script").out
    assert [each for each in log.splitlines() if each.startswith("trap")] == [
        "trap R3.1 --no-real",
        "trap R3.2 --real = 6",
    ]


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("trap R3.1\ny\n6\n", "trap R3.1 --real = 6"),
        ("trap R3.1\nmaybe\nno\n", "trap R3.1 --no-real"),
        ("trap R3.1 no\n", "trap R3.1 --no-real"),
        ("trap R3.1\n\n", None),
        ("trap R3.1 no\namend LAST trap R3.1 ! it was real\ny\n6\n", "trap R3.1 --real = 6"),
    ],
    ids=["yes", "no after what is neither", "said at once", "neither", "put right"],
)
def test_whether_a_trap_is_real_has_to_be_said(
    run: Run, script: Script, in_play: str, typed: str, order: str | None
) -> None:
    done(script("roll R3 = 6\nmove R3 2\n"))
    last = len(run("battle", "export", in_play).out.splitlines()) - 1

    run("battle", "play", in_play, typed=typed.replace("LAST", str(last + 1)))

    log = run("battle", "log", in_play, "--as", "script").out
    assert [each for each in log.splitlines() if each.startswith("trap")] == ([order] if order else [])


def test_in_a_pipe_a_trap_of_which_nothing_is_said_is_none(run: Run, script: Script, in_play: str) -> None:
    done(script("roll R3 = 6\nmove R3 2\n"))

    done(script("trap R3.1\n"))

    assert "trap R3.1 --no-real" in run("battle", "log", in_play, "--as", "script").out


@pytest.fixture
def served(run: Run, home: Path, reach: Reach, script: Script) -> str:
    """The same battle in its first shooting, each leader with two attendants."""
    for side in ("red", "blue"):
        army = home / f"{side}.army.toml"
        army.write_text(army.read_text("utf-8").replace("[leader]", "[leader]\nattendants = 2"), "utf-8")

    def play() -> None:
        (home / "served.txt").write_text(TO_PLAY + STILL, encoding="utf-8")
        done(run("battle", "new", "served", "red.army.toml", "blue.army.toml"))
        done(run("battle", "play", "served", "--script", "served.txt"))

    reach("served", play)
    return "served"


@pytest.mark.rule("LEAD-16")
@pytest.mark.parametrize(
    ("lang", "answer", "order"),
    [
        ("en", "B1.3", "shoot R3 at B1 --range 5 --shooters R3.1 --gives B1.3"),
        ("es", "B1.3,B1.2", "shoot R3 at B1 --range 5 --shooters R3.1 --gives B1.3,B1.2"),
        ("en", "-", "shoot R3 at B1 --range 5 --shooters R3.1 --attendants 0"),
    ],
)
def test_who_dies_for_a_leader_is_asked_before_the_dice(
    run: Run, served: str, lang: str, answer: str, order: str
) -> None:
    line = "shoot R3 at B1.1 5 --shooters R3.1 ! to try it"

    ran = run("battle", "play", served, "--lang", lang, typed=f"{line}\n{answer}\n1\n")

    question = {"en": "Which attendants does B1", "es": "¿Qué ayudantes tiene A1"}[lang]
    assert ran.out.count(question) == 1
    assert [each.partition(" ! ")[0] for each in shots(run, served)] == [order]


@pytest.mark.rule("MELEE-04")
@pytest.mark.parametrize(
    ("lang", "head", "scores"),
    [
        ("en", "1 Askari against 1 Swordsman + 1 Askari: kills", ["  Askari: −1", "  Swordsman: +3"]),
        ("es", "1 Askari contra 1 Espadachín + 1 Askari: mata", ["  Askari: −1", "  Espadachín: +3"]),
    ],
)
def test_two_enemies_of_different_troops_are_told_apart_before_the_dice(
    run: Run, script: Script, in_play: str, lang: str, head: str, scores: list[str]
) -> None:
    done(script('adjust B3.1 enemies R3.1,R2.1 "to try it"\nremain\nend\nremain\nend\nend\n'))

    fought = run("battle", "play", in_play, "--lang", lang, typed="fight\n")

    assert head in fought.out
    assert [each for each in scores if each not in fought.out] == []


@pytest.mark.rule("MELEE-06")
def test_whose_die_is_which_is_said_before_the_faces_of_a_fight(
    run: Run, script: Script, in_play: str
) -> None:
    """R3.1 has 1 - 1 = 0 and falls to B3.1 with 6 - 1 = 5; R3.2 has 6 - 1 = 5 and kills B3.3 with 0."""
    contact = "B3.1=R3.1,B3.2=R3.1,B3.3=R3.2"
    done(
        script(
            f"stay R3\nroll B3 = 6\nmove B3 5 measured 5 engages {contact}\nremain\nend\nremain\nend\nend\n"
        )
    )

    fought = run("battle", "play", in_play, typed="fight\n1 6 1 6 1\n")

    assert "The dice in this order: R3.1, B3.1, B3.2 · R3.2, B3.3" in fought.out
    told = fought.out.split("this order")[1]
    assert "Askaris 1 scores 0 (1 on the die), " in told
    assert "Askaris 2 scores 5 (6 on the die), " in told
