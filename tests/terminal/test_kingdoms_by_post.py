"""*Dark Kingdoms* at several machines: to each what he may know, from each his orders; nothing false or twice."""

import json
import shutil
from pathlib import Path

import pytest

from heart_africa.companions.kingdoms.state import Player
from heart_africa.companions.secrets import FACE_DOWN
from heart_africa.journal_kinds.kingdoms import GAMES
from heart_africa.language.kingdoms import TONGUE
from heart_africa.storage.library import Library
from heart_africa.terminal.game.library import opened
from tests.terminal.campaign.conftest import done
from tests.terminal.campaign.test_turn_files import Post
from tests.terminal.conftest import Machine, Ran, Run
from tests.terminal.terminal import Terminal
from tests.terminal.test_kingdoms import SET_UP

WON = "adjust britons gold 3\nadjust britons troop 2 in powys\nadjust saxons settlement 1 in luitcoyt\n"
BATTLE = "march 1 to luitcoyt"
PLAYERS = ("Ana", "Luis", "Eva")
FACES = "6 5 4 3 2 "


class Table(Post):
    """Who referees it, and the machine of each player."""

    game = "kingdoms"

    def played(self, text: str, where: str = "") -> Ran:
        """Lines that are given where it is refereed."""
        (self.home / "more.txt").write_text(text, encoding="utf-8")
        return done(self.at(where, "play", "lagos", "--script", "more.txt"))

    def file(self, player: str, where: str = "") -> str:
        """What a player is handed now, whole."""
        return done(self.at(where, "export", "lagos", "--for", player, "--whole")).out

    @property
    def entries(self) -> int:
        """How many acts stand where it is refereed."""
        return len(done(self.at("", "log", "lagos", "--json")).json)

    def due(self) -> tuple[int, str, int]:
        """The round, what is to be done there now, and by which seat."""
        stands = done(self.at("", "status", "lagos", "--json")).json
        return stands["round"], stands["due"][0][0], stands["due"][0][1]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the data of the game lie as every test finds it, once the first has begun it."""
    return tmp_path_factory.mktemp("table") / "data"


@pytest.fixture
def table(run: Run, machine: Machine, home: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """The Britons, Ana's, are on turn, with an army of three before a settlement of the Saxons, Luis's."""
    monkeypatch.setattr(Library.__init__, "__defaults__", (lambda: "2026-11-23T10:00:00.000Z",))
    table, data = Table(run, machine, home), home.parent / "data"
    if kept.exists():
        shutil.copytree(kept, data, dirs_exist_ok=True)
        return table
    players = [word for who in PLAYERS for word in ("--player", who)]
    done(table.at("", "new", "lagos", *players))
    table.played(SET_UP.replace("turn over famine", "turn over good-year") + WON)
    shutil.copytree(data, kept)
    return table


def test_a_turn_goes_out_and_its_orders_come_in(table: Table) -> None:
    for player in ("Ana", "Luis"):
        done(table.state(player))
    other = table.at("Luis", "next", "lagos", "--lang", "en").out
    own = table.at("Ana", "next", "lagos", "--lang", "en").out
    taken = done(table.taken(table.orders("Ana", BATTLE), "--seed", "1", "--lang", "en"))
    done(table.state("Luis"))

    assert ("march 1 to" in own, "march 1 to" in other) == (True, False)
    assert "The Britons march with army 1 to Luitcoyt" in taken.out
    assert '"who":"Ana · ' in done(table.at("", "export", "lagos")).out.splitlines()[-1]
    assert "Luitcoyt" in done(table.at("Luis", "log", "lagos", "--lang", "en")).out
    assert table.at("Luis", "list", "--json").json[0]["copy"] == "Luis"
    assert table.at("Luis", "play", "lagos").code == 2


def test_what_a_file_holds_is_what_its_player_may_know(table: Table) -> None:
    """The same game with another card in a hand is the same file to the others: byte for byte, mark for mark."""
    keys = {each: table.key(each) for each in PLAYERS}
    table.played(f"{BATTLE} = {FACES}\npass\n")
    files: dict[str, dict[str, str]] = {}
    for card in ("bard", "omens"):
        shutil.copytree(table.home.parent / "data", table.home.parent / card)
        table.played(f"take fame {card}\n", card)
        files[card] = {each: table.file(each, card) for each in PLAYERS}
        with opened(GAMES, "lagos") as writer:
            told = files[card]["Luis"] + files[card]["Eva"]
            assert writer.document.id not in told  # what the computer throws would follow from it
            assert writer.document.head.mark not in told  # whoever guesses the card could prove it by it
    one, other = files.values()

    assert (one["Luis"], one["Eva"]) == (other["Luis"], other["Eva"])
    assert ('"card":"bard"' in one["Ana"], '"card":"omens"' in other["Ana"]) == (True, True)
    assert f'"card":"{FACE_DOWN}"' in one["Luis"]
    assert not any(key in one["Luis"] for key in keys.values())


def test_the_prompt_waits_for_who_plays_by_mail_and_shows_nobody_his_hand(table: Table) -> None:
    """Ana’s turn. Without a key she is asked to sit down before her cards lie open; with one she is waited for."""

    def sits_down() -> Terminal:
        play, data = ("heart_africa", "kingdoms", "play", "lagos", "--lang", "en"), table.home.parent / "data"
        return Terminal(*play, home=table.home, environment={"HEART_AFRICA_DATA": str(data)})

    terminal = sits_down()
    opened_by_anybody = terminal.until("Britons, the screen is yours")
    terminal.type("\r")
    terminal.until("In hand")
    terminal.type("quit\r")
    terminal.close()
    done(table.state("Ana"))
    terminal = sits_down()
    before = terminal.until("It is Ana’s decision, by mail")
    terminal.type("end turn\r")
    after = terminal.until("Saxons, the screen is yours")
    terminal.type("\rquit\r")
    terminal.close()

    assert "In hand" not in opened_by_anybody
    assert ("the screen is yours" in before, "In hand" in before + after) == (False, False)
    assert "--for Ana" in after


@pytest.mark.parametrize(
    ("player", "order", "why"),
    [
        ("Luis", "end turn", "esta orden no la puede dar Luis"),
        ("Ana", "adjust britons gold 3", "esta orden no la puede dar Ana"),
        ("Ana", "build fortress powys", "DK-056"),
    ],
)
def test_only_what_is_legal_and_his_own_goes_in(table: Table, player: str, order: str, why: str) -> None:
    """A forger signs with his own key what his program would not write."""
    for each in ("Ana", "Luis"):
        done(table.state(each))
    with opened(GAMES, "lagos") as writer:
        command = TONGUE.reader("en", writer.rules.codec, writer.state).command(order)
        data = dict(writer.rules.codec.write_command(command))
    table.machine(player)
    with opened(GAMES, "lagos") as writer:
        head = writer.document.head
    file = table.orders("Ana", BATTLE)
    said = {"player": player, "orders": [{"order": data}], "number": head.number, "mark": head.mark}
    before = table.entries
    ran = table.taken(table.signed(file, player, **said))

    assert (ran.code in {1, 2}, why in ran.err + ran.out, table.entries) == (True, True, before)


def test_nobody_says_from_afar_which_card_he_draws(table: Table) -> None:
    table.played(f"{BATTLE} = {FACES}\npass\n")
    done(table.state("Ana"))
    said = table.at("Ana", "orders", "lagos", "take fame bard")
    done(table.taken(table.orders("Ana", "take fame")))

    assert (said.code, "no la puede dar Ana" in said.err) == (2, True)
    for player in ("Ana", "Luis"):
        done(table.state(player))
        stands = done(table.at(player, "status", "lagos", "--side", "all", "--json")).json
        ana, luis = (Player(*each) for each in stands["players"][:2])
        assert len(ana.fame) == 1
        assert (FACE_DOWN in ana.fame, any(ana.hand[:5]), any(luis.hand[:5])) == (
            (False, True, False) if player == "Ana" else (True, False, True)
        )


def test_a_file_that_is_not_right_enters_nothing(table: Table, run: Run) -> None:
    """Altered, taken in before, of another game, signed by another, broken off: said so, and nothing lost."""
    for player in ("Ana", "Luis"):
        done(table.state(player))
    good = (table.home / table.orders("Ana", BATTLE)).read_text(encoding="utf-8")
    state = (table.home / "Luis.turn.json").read_text(encoding="utf-8")
    bad = {
        "la firma": good.replace('"army": 1', '"army": 2'),
        "la firma no es": json.dumps(json.loads(state) | {"turn": 7}),
        "acaba antes de tiempo": good[:-40],
        "es de otra partida": good.replace('"kind": "kingdoms"', '"kind": "zulus"'),
        "falta": json.dumps({k: v for k, v in json.loads(good).items() if k != "mark"}),
    }
    before = table.entries
    for why, text in bad.items():
        (table.home / "bad.json").write_text(text, encoding="utf-8")
        ran = table.at("Luis" if why == "la firma no es" else "", "import", "bad.json")
        assert (ran.code, "bad.json" in ran.err, why in ran.err, table.entries) == (2, True, True, before), (
            ran
        )
    by_luis = table.taken(table.signed("Ana.orders.json", "Luis"))
    assert (by_luis.code, "la firma no es la de Ana" in by_luis.err) == (2, True)
    (table.home / "Ana.orders.json").write_text(good, encoding="utf-8")
    done(table.taken("Ana.orders.json"))
    again = table.taken("Ana.orders.json")
    other = run("campaign", "import", "Ana.orders.json")

    assert (again.code, "ya se aceptó" in again.err, table.entries) == (2, True, before + 1)
    assert (other.code, "es de otra partida" in other.err) == (2, True)


def test_where_play_has_gone_on_his_orders_are_shown_first(table: Table) -> None:
    done(table.state("Ana"))
    file = table.orders("Ana", BATTLE, "end turn")
    table.played("adjust britons gold 1\n")
    shown = table.taken(file)
    taken = table.taken(file, "--on-top", "--partly", "--seed", "1", "--lang", "en")

    assert (shown.code, "--on-top" in shown.err) == (1, True)
    assert (taken.code, "✗ end" in taken.out) == (0, True)


@pytest.mark.parametrize(("word", "then"), [("attacked", (2, "duel", 1)), ("turn", (2, "turn", 0))])
def test_who_lets_the_others_turns_go_by_is_asked_again_in_his_own(
    table: Table, word: str, then: tuple[int, str, int]
) -> None:
    """Three files end the round; the next begins without any, and nobody reads why somebody has passed.

    Attacked, Luis is asked whether he plays a card, unless he lets that go by too; then Ana has won, and her
    card of Fame is drawn for her.
    """
    for player, passing in (("Ana", "dice"), ("Luis", word), ("Eva", "turn")):
        done(table.state(player))
        taken = done(table.taken(table.orders(player, "end turn", "--pass", passing), "--seed", "4"))
    began = table.due()
    done(table.state("Ana"))
    done(table.taken(table.orders("Ana", BATTLE), "--seed", "3"))

    assert "Paso en todo, aunque me ataquen" in taken.out
    assert (began, table.due()) == ((2, "turn", 0), then)
    assert '"passing"' not in table.file("Ana")
