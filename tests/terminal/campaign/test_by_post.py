"""A campaign of four by post, each on a machine of his own, with cheats among them; files that go on, or break off."""

import json
import os
import pty
import shutil
import subprocess
import sys
from itertools import permutations, product
from pathlib import Path

import pytest

from tests.terminal.battle.test_choices import seen
from tests.terminal.campaign.conftest import ORDER, begin, done
from tests.terminal.campaign.test_machines import ROOT
from tests.terminal.campaign.test_turn_files import Post
from tests.terminal.conftest import Machine, Run

ALL = ("Ana", "Luis", "Eva", "Leo")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the machines stand as every test finds them, once the first has set them up."""
    return tmp_path_factory.mktemp("four") / "machines"


@pytest.fixture
def club(run: Run, machine: Machine, home: Path, kept: Path) -> Post:
    """All four have a copy; it is Eva's go."""
    post = Post(run, machine, home)
    if kept.exists():
        shutil.copytree(kept, home.parent, dirs_exist_ok=True)
        return post
    begin(run)
    done(run("campaign", "turn", "lagos", "--dice", ORDER))
    for player in ALL:
        done(post.state(player))
    shutil.copytree(home.parent, kept)
    return post


def entries(club: Post) -> int:
    return len(club.at("", "timeline", "lagos", "--json").json)


def balances(club: Post) -> dict[str, int]:
    found: dict[str, int] = club.at("", "ledger", "lagos", "--json").json["balances"]
    return found


# --- a half year ---


@pytest.mark.rule("CAMP-11", "CTURN-08", "EXPL-03", "CTURN-07")
def test_a_half_year_of_four_with_cheats_ends_as_the_book_has_it(club: Post) -> None:
    """Worked by hand: Eva explores Ana for 1; Ana attacks Luis, who first tries to get away for nothing."""
    done(club.taken(club.orders("Eva", "explora Eva en Ana 1")))
    for cheat in ("da Luis a Leo 1", "da Ana a Luis 5"):
        club.taken(club.orders("Luis", cheat))
    assert balances(club)["Ana"] == 5
    assert "n.º 1" in club.at("Ana", "next", "lagos").out or done(club.state("Ana"))
    assert "Ana responde a Eva, que propone (n.º 1)" in club.at("Ana", "next", "lagos").out
    done(club.taken(club.orders("Ana", "acepta Ana 1", "ataca Ana a Luis")))
    assert (balances(club)["Eva"], balances(club)["Ana"]) == (4, 6)

    done(club.state("Luis"))
    done(club.taken(club.orders("Luis", "pacta Luis 0")))
    assert "Ana ataca a Luis, que resiste o pacta" in club.at("", "next", "lagos").out
    done(club.state("Ana"))
    done(club.taken(club.orders("Ana", "rechaza Ana 3")))
    done(club.state("Luis"))
    done(club.taken(club.orders("Luis", "resiste Luis = 4"), "--dice", "2"))
    done(club.state("Luis"))
    done(club.state("Ana"))
    done(club.taken(club.orders("Luis", "resultado 1 gana defensor")))
    assert balances(club)["Ana"] == 6
    done(club.taken(club.orders("Ana", "resultado 1 gana atacante")))
    contested = club.at("", "next", "lagos").out
    assert "gana quien atacaba" in contested
    assert "gana quien se defendía" in contested
    done(club.state("Luis"))
    done(club.taken(club.orders("Luis", "acepta Luis 5")))

    assert balances(club)["Ana"] == 7
    done(club.at("", "verify", "lagos"))


FORGED = (
    ("Luis", {"kind": "propose", "player": "Ana", "order": "DEMAND"}),
    ("Luis", {"kind": "accept-offer", "player": "Ana", "offer": 1}),
    ("Luis", {"kind": "accept-offer", "player": "Luis", "offer": 1}),
    ("Leo", {"kind": "give-hongos", "player": "Ana", "to": "Luis", "hongos": 5}),
    ("Leo", {"kind": "propose", "player": "Leo", "order": "DEMAND"}),
    ("Luis", {"kind": "count-dice", "whose": "sender"}),
    ("Luis", {"kind": "promote", "player": "Luis", "army": {"list": "native_warlord", "aggressiveness": 6}}),
    ("Eva", {"kind": "attack", "player": "Ana", "target": "Luis"}),
)
DEMAND = {"kind": "give-hongos", "player": "Ana", "to": "Luis", "hongos": 5}


def test_forged_orders_enter_nothing(club: Post) -> None:
    """Luis has proposed to Ana that she gives him 5; she has not answered."""
    done(club.taken(club.orders("Luis", "da Ana a Luis 5")))
    before = entries(club)
    for cheat, order in FORGED:
        said = {key: DEMAND if value == "DEMAND" else value for key, value in order.items()}
        file = club.signed(club.orders(cheat, f"ausente {cheat}"), cheat, orders=[{"order": said}])
        ran = club.taken(file, "--on-top")
        assert ran.code in {1, 2}, order
        assert ran.err
        assert (entries(club), balances(club)["Ana"]) == (before, 5)


# --- four answers to the same state ---


@pytest.mark.parametrize("order", [*permutations(ALL)][::9])
def test_four_answers_to_one_state_go_in_whatever_their_order_where_they_do_not_touch(
    club: Post, order: tuple[str, ...]
) -> None:
    files = {
        "Ana": club.orders("Ana", "da Ana a Luis 1"),
        "Luis": club.orders("Luis", "da Luis a Ana 2"),
        "Eva": club.orders("Eva", "caza Eva"),
        "Leo": club.orders("Leo", "ausente Leo"),
    }
    for player in order:
        done(club.taken(files[player], *(("--dice", "3") if player == "Eva" else ())))

    told = club.at("", "next", "lagos", "--json").json["next"]
    assert sorted(each["player"] for each in told if "accept-offer" in each["orders"]) == ["Ana", "Luis"]
    assert balances(club) == {"bank": -15, "Ana": 5, "Luis": 5, "Eva": 5}


def test_an_answer_that_touches_what_has_come_since_is_shown_first(club: Post) -> None:
    """Luis is attacked before his gift to Ana is taken in: he may no longer mean it."""
    files = [club.orders("Eva", "ataca Eva a Luis"), club.orders("Luis", "da Luis a Ana 1")]
    done(club.taken(files[0]))
    ran = club.taken(files[1])

    assert (ran.code, "Lo que ha pasado desde entonces le afecta." in ran.out) == (1, True)
    assert "Eva ataca a Luis" in ran.out
    done(club.taken(files[1], "--on-top"))


def test_both_report_the_same_result_to_the_same_state(club: Post) -> None:
    for line in ("ataca Eva a Ana", "resiste Ana = 4"):
        done(club.at("", "do", "lagos", line))
    for player in ("Ana", "Eva"):
        done(club.state(player))
    files = [club.orders(player, "resultado 1 gana atacante") for player in ("Ana", "Eva")]
    for file in files:
        done(club.taken(file))

    assert balances(club)["Eva"] == 6


# --- what is new since the last answer ---


def size(club: Post, player: str) -> int:
    return (club.home / f"{player}.turn.json").stat().st_size


def test_who_has_answered_gets_only_what_is_new_and_has_the_same_campaign(club: Post) -> None:
    first = size(club, "Eva")
    done(club.taken(club.orders("Eva", "pasa Eva")))
    done(club.state("Eva"))

    assert json.loads((club.home / "Eva.turn.json").read_text(encoding="utf-8"))["since"]["number"] == 7
    assert size(club, "Eva") < first / 2
    whole = [done(club.at(who, "timeline", "lagos")).out for who in ("", "Eva")]
    assert whole[0] == whole[1]


def test_a_file_that_goes_on_from_what_a_copy_has_not_says_what_to_ask_for(club: Post) -> None:
    """Eva's machine is lost; on the new one she types her key, and has to have the whole campaign."""
    done(club.taken(club.orders("Eva", "pasa Eva")))
    key = club.key("Eva")
    export = ("export", "lagos", "--for", "Eva", "--force", "--out")
    done(club.at("", *export, "new.json"))
    done(club.at("", *export, "whole.json", "--whole"))
    ran = club.at("new", "import", "new.json", "--key", key)

    assert (ran.code, "--for Eva --whole" in ran.err) == (2, True)
    done(club.at("new", "import", "whole.json", "--key", key))
    assert "Le toca a Ana" in club.at("new", "next", "lagos").out


def test_a_key_handed_out_anew_comes_with_the_whole_campaign(club: Post) -> None:
    done(club.taken(club.orders("Eva", "pasa Eva")))
    done(club.at("", "key", "lagos", "Eva", "--renew"))
    done(club.at("", "export", "lagos", "--for", "Eva", "--out", "e.json"))

    assert "since" not in json.loads((club.home / "e.json").read_text(encoding="utf-8"))


def test_an_answer_that_is_refused_is_no_acknowledgement(club: Post) -> None:
    """Only a file that went in tells what its player has: any other may come from anywhere."""
    assert club.taken(club.orders("Eva", "ataca Eva a Eva")).code == 1
    done(club.state("Eva"))

    assert "since" not in json.loads((club.home / "Eva.turn.json").read_text(encoding="utf-8"))


# --- files that break off ---


def test_a_file_cut_off_says_that_it_ends_early(club: Post) -> None:
    done(club.at("", "export", "lagos", "--for", "Eva", "--out", "s.json"))
    for file, share in product(("s.json", club.orders("Eva", "pasa Eva")), (0.3, 0.6, 0.99)):
        text = (club.home / file).read_text(encoding="utf-8").rstrip()
        (club.home / "cut.json").write_text(text[: int(len(text) * share)], encoding="utf-8")
        ran = club.taken("cut.json")
        assert (ran.code, "acaba antes de tiempo" in ran.err) == (2, True), (share, ran)


# --- a step that wants more dice ---


@pytest.mark.rule("CTURN-04")
def test_a_turn_whose_order_is_tied_enters_nothing_before_the_tie_is_thrown(run: Run) -> None:
    """Two kingdoms, both × 2: 3 and 3 tie; 1 and 5 decide."""
    done(run("campaign", "new", "lagos", "--year", 1870))
    for player in ("Ana", "Luis"):
        done(run("campaign", "join", "lagos", player, "native_kingdom"))
    short = run("campaign", "turn", "lagos", "--dice", "3 3")

    assert (short.code, "empate" in short.err) == (2, True)
    assert len(run("campaign", "timeline", "lagos", "--json").json) == 3
    done(run("campaign", "turn", "lagos", "--dice", "3 3 1 5"))
    assert "Le toca a Luis" in run("campaign", "next", "lagos").out


def test_the_dice_that_are_wanting_are_asked_of_whoever_sits_at_the_terminal(club: Post) -> None:
    """As the help of `--dice` says; here for orders of a file, and for an order of one's own."""
    file = club.orders("Eva", "caza Eva")
    club.machine("data")
    ran = club.run("campaign", "import", file, typed="7\n2\n")

    assert (ran.code, "vuelve sin nada (2)" in ran.out) == (0, True)
    done(club.at("", "attack", "lagos", "Ana", "Luis"))
    assert club.run("campaign", "resist", "lagos", "Luis", typed="4\n").code == 0


# --- the whole program in a pseudo-terminal ---


def typed(home: Path, *said: tuple[str, str], command: tuple[str, ...]) -> int:
    """Run a command in a terminal: when it shows the one, the other is typed. The exit code."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "dumb", "PYTHONPATH": str(ROOT), "COLUMNS": "160"}
    words = [sys.executable, "-m", "heart_africa", "campaign", *command]
    with subprocess.Popen(words, cwd=home, stdin=slave, stdout=slave, stderr=slave, env=environment) as run:
        os.close(slave)
        for wanted, answer in said:
            seen(master, wanted)
            os.write(master, f"{answer}\n".encode())
        code = run.wait(timeout=20)
    os.close(master)
    return code


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_in_a_terminal_dice_are_asked_and_proposals_are_made_and_accepted(club: Post) -> None:
    file = club.orders("Eva", "caza Eva")
    club.machine("data")
    assert typed(club.home, ("caza", "2"), command=("import", file)) == 0
    said = (
        ("Le toca a Ana", 'propone Ana "da Ana a Luis 2"'),
        ("acepta Luis --propuesta 1", "acepta Luis --propuesta 1"),
        ("Luis acepta lo que propuso Ana", "salir"),
    )
    assert typed(club.home, *said, command=("play", "lagos")) == 0

    assert balances(club) == {"bank": -15, "Ana": 3, "Luis": 7, "Eva": 5}
