"""Organiser and players on machines of their own: states out, orders in; nothing false, twice or unseen."""

import json
from pathlib import Path

import pytest

from heart_africa.core.journal.codec import canonical
from tests.terminal.campaign.conftest import done
from tests.terminal.conftest import Machine, Ran, Run


class Post:
    """The organiser's machine (`data`), and one for each player, who has a copy of the `game` there."""

    game = "campaign"

    def __init__(self, run: Run, machine: Machine, home: Path) -> None:
        self.run, self.machine, self.home = run, machine, home

    def at(self, who: str, *words: object) -> Ran:
        """A command on somebody's machine; the organiser's is that of nobody."""
        self.machine(who or "data")
        return self.run(self.game, *words)

    def key(self, player: str) -> str:
        return str(done(self.at("", "key", "lagos", player, "--json")).json["key"])

    def state(self, player: str) -> Ran:
        """The organiser sends the state, and the player takes it in."""
        key = self.key(player)
        done(self.at("", "export", "lagos", "--for", player, "--out", f"{player}.turn.json", "--force"))
        return self.at(player, "import", f"{player}.turn.json", "--key", key)

    def orders(self, player: str, *lines: str) -> str:
        """A player writes orders: the file."""
        file = f"{player}.orders.json"
        assert self.at(player, "orders", "lagos", *lines, "--out", file, "--force").code == 0
        return file

    def taken(self, file: str, *options: str) -> Ran:
        """The organiser takes a file in."""
        return self.at("", "import", file, *options)

    def altered(self, file: str, **changes: object) -> str:
        """The file with something else in it, and its old signature."""
        path = self.home / file
        path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | changes), encoding="utf-8")
        return file

    def signed(self, file: str, player: str, /, **changes: object) -> str:
        """The file with something else in it, signed anew by somebody who has the key."""
        from heart_africa.storage.signatures import signed  # noqa: PLC0415  # only a forger needs it

        path, key = self.home / file, self.key(player)
        data = json.loads(path.read_text(encoding="utf-8")) | changes
        path.write_text(canonical(signed(data, key)), encoding="utf-8")
        return file


@pytest.fixture
def post(lagos: Run, machine: Machine, home: Path) -> Post:
    """Eva has a copy; it is her go."""
    post = Post(lagos, machine, home)
    done(post.state("Eva"))
    return post


# --- the way that all goes well ---


def test_a_player_reads_everything_on_a_copy_and_writes_nothing_on_it(post: Post) -> None:
    organiser, copy = (done(post.at(who, "timeline", "lagos")).out for who in ("", "Eva"))
    ran = post.at("Eva", "attack", "lagos", "Eva", "Ana")

    assert copy == organiser
    assert (ran.code, "copia de Eva" in ran.err) == (2, True)
    assert done(post.at("Eva", "list", "--json")).json[0]["copy"] == "Eva"


def test_orders_are_entered_under_the_name_of_who_sent_them(post: Post) -> None:
    done(post.taken(post.orders("Eva", "ataca Eva a Luis")))
    entry = json.loads(done(post.at("", "export", "lagos")).out.splitlines()[-1])["entry"]

    assert entry["command"] == {"kind": "attack", "player": "Eva", "target": "Luis"}
    assert entry["who"].startswith("Eva · ")


def test_several_orders_are_entered_at_once_with_dice_of_the_player_or_of_the_organiser(post: Post) -> None:
    done(post.at("", "do", "lagos", "dados de remitente"))
    done(post.state("Eva"))
    file = post.orders("Eva", "da Eva a Ana 1", "caza Eva = 5", "da Eva a Luis 2")
    facts = done(post.taken(file, "--json")).json["done"]

    assert [each["order"] for each in facts] == ["propose", "hunt", "propose"]
    assert facts[1]["rolls"][0] == {"for": "campaign-hunt-die", "faces": [5], "origin": "sent"}


@pytest.mark.rule("EXPL-19", "EXPL-21")
def test_by_default_the_organiser_throws_as_the_book_has_it(post: Post) -> None:
    """The face that came along is shown, and does not count (p. 40: the umpire rolls for the hunt)."""
    file = post.orders("Eva", "caza Eva = 6")
    without = post.taken(file)
    taken = done(post.taken(file, "--dice", "2", "--json")).json["done"]

    assert (without.code, "caza" in without.err) == (2, True)
    assert taken[0]["rolls"] == [{"for": "campaign-hunt-die", "faces": [2], "origin": "typed"}]
    assert post.at("", "ledger", "lagos", "--json").json["balances"]["Eva"] == 5


def test_dice_of_import_are_all_needed_or_nothing_is_entered(post: Post) -> None:
    ran = post.taken(post.orders("Eva", "caza Eva"), "--dice", "2 3")

    assert (ran.code, "3" in ran.err) == (2, True)
    assert len(post.at("", "timeline", "lagos", "--json").json) == 7


def test_where_a_certificate_counts_no_other_dice_do(post: Post) -> None:
    """Neither the sender's nor those typed by the organiser."""
    done(post.at("", "do", "lagos", "dados de certificado"))
    done(post.state("Eva"))
    file = post.orders("Eva", "caza Eva = 6")
    typed = post.taken(file, "--dice", "6")
    done(post.run("dice", "certificate", "new", "c.dice.json"))
    facts = done(post.taken(file, "--certificate", "c.dice.json", "--json")).json["done"]

    assert (typed.code, "--certificate" in typed.err) == (2, True)
    assert facts[0]["rolls"][0]["origin"] == "certificate"


def test_dice_that_nobody_brought_are_thrown_by_the_organiser(post: Post) -> None:
    file = post.orders("Eva", "caza Eva")
    without = post.taken(file)

    assert (without.code, "caza" in without.err) == (2, True)
    assert done(post.taken(file, "--throw", "--json")).json["done"][0]["rolls"][0]["origin"] == "thrown"


def test_a_new_state_brings_a_copy_up_to_date(post: Post) -> None:
    done(post.taken(post.orders("Eva", "pasa Eva")))
    said = done(post.state("Eva")).out

    assert "tiene 1 entrada nueva (8 en total)" in said
    assert "Le toca a Ana" in post.at("Eva", "next", "lagos").out
    assert "ya estaba al día" in done(post.state("Eva")).out


def test_a_result_is_sent_by_one_and_confirmed_by_the_other(post: Post) -> None:
    for line in ("ataca Eva a Ana", "resiste Ana = 4"):
        done(post.at("", "do", "lagos", line))
    for player in ("Ana", "Eva"):
        done(post.state(player))
    files = [post.orders(player, "resultado 1 gana atacante --bajas Ana=9") for player in ("Eva", "Ana")]
    done(post.taken(files[0]))
    between = done(post.at("", "ledger", "lagos", "--json")).json["balances"]["Eva"]
    second = post.taken(files[1])

    assert between == 5
    assert "Ana acepta lo que propuso Eva" in done(second).out
    assert done(post.at("", "ledger", "lagos", "--json")).json["balances"]["Eva"] == 6
    third = post.taken(post.orders("Eva", "resultado 1 gana atacante"), "--on-top")
    assert "ya está apuntada" in done(third).out


# --- what is refused, and why ---


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (
            {"orders": [{"order": {"kind": "pass-go", "player": "Eva"}, "faces": []}]},
            "la firma no es la de Eva",
        ),
        ({"player": "Ana"}, "Ana aún no tiene clave"),
        ({"turn": 9}, "la firma no es la de Eva"),
        ({"signature": ""}, "la firma no es la de Eva"),
        ({"version": 3}, "actualiza el programa"),
        ({"version": "1"}, "version"),
        ({"orders": []}, "orders"),
        ({"extra": 1}, "extra"),
        ({"campaign": "0" * 16}, "es de otra partida («lagos»)"),
        ({"format": "heart-africa/army"}, "no es un diario"),
    ],
)
def test_a_file_that_was_tampered_with_is_refused(post: Post, changes: dict[str, object], said: str) -> None:
    ran = post.taken(post.altered(post.orders("Eva", "ataca Eva a Luis"), **changes))

    assert (ran.code, said in ran.err) == (2, True), ran
    assert len(post.at("", "timeline", "lagos", "--json").json) == 7


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"mark": "f" * 64}, "no está"),
        ({"number": 99}, "no está"),
        (
            {"orders": [{"order": {"kind": "attack", "player": "Ana", "target": "Luis"}}]},
            "no la puede dar Eva",
        ),
        ({"orders": [{"order": {"kind": "begin-turn"}}]}, "no la puede dar Eva"),
        ({"orders": [{"order": {"kind": "give-hongos", "player": "Eva", "to": "Ana", "hongos": -3}}]}, "-3"),
        (
            {"orders": [{"order": {"kind": "report-result", "battle": "1885-1-9", "outcome": "draw"}}]},
            "1885-1-9",
        ),
        ({"orders": [{"order": {"kind": "conquer", "player": "Eva"}}]}, "conquer"),
        ({"orders": [{"order": {"kind": "hunt", "player": "Eva"}, "faces": [7]}]}, "7"),
    ],
)
def test_a_player_with_the_key_may_still_not_do_what_is_not_his(
    post: Post, changes: dict[str, object], said: str
) -> None:
    ran = post.taken(post.signed(post.orders("Eva", "ataca Eva a Luis"), "Eva", **changes))

    assert ran.code in {1, 2}
    assert said in ran.err + ran.out
    assert len(post.at("", "timeline", "lagos", "--json").json) == 7


def test_the_same_file_is_taken_once(post: Post) -> None:
    """Unless what came of it was taken back."""
    file = post.orders("Eva", "ataca Eva a Luis")
    done(post.taken(file))
    again = post.taken(file)

    assert (again.code, "ya se aceptó" in again.err, "entrada 8" in again.err) == (2, True, True)
    done(post.at("", "undo", "lagos"))
    done(post.taken(file, "--on-top"))
    assert "Eva ataca a Luis" in post.at("", "timeline", "lagos").out


def test_orders_of_a_turn_that_is_over_are_refused(post: Post) -> None:
    file = post.orders("Eva", "ataca Eva a Luis")
    for line in ("pasa Eva", "pasa Ana", "pasa Luis", "pasa Leo", "turno"):
        done(post.at("", "do", "lagos", line))
    ran = post.taken(file, "--on-top")

    assert (ran.code, "es del turno 1, y ya se va por el 2" in ran.err) == (2, True)


def test_a_file_of_another_campaign_is_refused(post: Post, lagos: Run) -> None:
    """Even of one with the same name, players and keys: it is told by its id."""
    file = post.orders("Eva", "pasa Eva")
    post.machine("elsewhere")
    from tests.terminal.campaign.conftest import ORDER, begin  # noqa: PLC0415  # another club

    begin(lagos)
    done(lagos("campaign", "turn", "lagos", "--dice", ORDER))
    ran = lagos("campaign", "import", file)

    assert (ran.code, "es de otra partida" in ran.err) == (2, True)


def test_a_player_who_is_out_sends_nothing(post: Post) -> None:
    file = post.orders("Eva", "pasa Eva")
    done(post.at("", "leave", "lagos", "Eva"))
    ran = post.taken(file, "--on-top")

    assert (ran.code, "Eva dejó la campaña. (CAMP-13, pág. 37)" in ran.out) == (1, True)


def test_a_renewed_key_ends_the_old_one(post: Post) -> None:
    file = post.orders("Eva", "pasa Eva")
    done(post.at("", "key", "lagos", "Eva", "--renew"))
    ran = post.taken(file)

    assert (ran.code, "la firma no es la de Eva" in ran.err) == (2, True)
    done(post.state("Eva"))
    done(post.taken(post.orders("Eva", "pasa Eva")))


def test_a_state_needs_its_key_and_goes_to_its_player(post: Post) -> None:
    key = post.key("Ana")
    done(post.at("", "export", "lagos", "--for", "Ana", "--out", "a.turn.json"))
    without, wrong = (
        post.at("Ana", "import", "a.turn.json"),
        post.at("Ana", "import", "a.turn.json", "--key", "ABCD"),
    )
    other, own = post.at("Eva", "import", "a.turn.json", "--key", key), post.at("", "import", "a.turn.json")

    assert [ran.code for ran in (without, wrong, other, own)] == [2, 2, 2, 2]
    assert "detrás de --key" in without.err
    assert "no es una clave" in wrong.err
    assert "es para Ana, y esta copia es de Eva" in other.err
    assert "la llevas tú" in own.err


def test_a_state_that_was_tampered_with_is_refused(post: Post) -> None:
    done(post.at("", "export", "lagos", "--for", "Eva", "--out", "new.turn.json"))
    path = post.home / "new.turn.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"hongos":5', '"hongos":9'), encoding="utf-8")
    ran = post.at("Eva", "import", "new.turn.json")

    assert (ran.code, "la firma no es la de Eva" in ran.err) == (2, True)


def test_an_older_state_does_not_take_a_copy_back(post: Post) -> None:
    done(post.taken(post.orders("Eva", "pasa Eva")))
    old = (post.home / "Eva.turn.json").read_text(encoding="utf-8")
    done(post.state("Eva"))
    (post.home / "old.turn.json").write_text(old, encoding="utf-8")
    ran = post.at("Eva", "import", "old.turn.json")

    assert (ran.code, "es más viejo que la copia" in ran.err) == (2, True)


def test_keys_and_notes_do_not_leave_with_the_campaign(post: Post) -> None:
    key = post.key("Eva").replace("-", "")
    texts = [done(post.at("", "export", "lagos", *more)).out for more in ((), ("--for", "Eva"))]

    assert all(key not in text.replace("-", "") for text in texts)


# --- conflicts ---


def test_orders_written_before_the_last_entry_are_shown_and_not_merged(post: Post) -> None:
    file = post.orders("Eva", "ataca Eva a Luis")
    done(post.at("", "give", "lagos", "Ana", "Luis", "1"))
    ran = post.taken(file)

    assert ran.code == 1
    assert "✓ ataca Eva a Luis" in ran.out
    assert "Desde que se escribieron (entrada 7) hay 1 entrada más:" in ran.out
    assert "Ana cede 1 hongo a Luis." in ran.out
    assert "--on-top" in ran.err
    assert len(post.at("", "timeline", "lagos", "--json").json) == 8
    done(post.taken(file, "--on-top"))


def test_orders_that_exclude_one_another_are_shown_with_the_rule(post: Post) -> None:
    """Eva hunts, as she told the organiser; the attack that she sent before is one go too many."""
    file = post.orders("Eva", "da Eva a Ana 1", "ataca Eva a Luis")
    done(post.at("", "hunt", "lagos", "Eva", "--dice", "3"))
    ran = post.taken(file, "--on-top")

    assert ran.code == 1
    assert "✓ da Eva a Ana --hongos 1" in ran.out
    assert "✗ ataca Eva a Luis" in ran.out
    assert "Eva ya ha actuado este turno. (CTURN-05†, pág. 39)" in ran.out
    assert "Eva sale de caza y vuelve sin nada (3)." in ran.out
    assert len(post.at("", "timeline", "lagos", "--json").json) == 8

    done(post.taken(file, "--on-top", "--partly"))
    done(post.at("", "do", "lagos", "acepta Ana 1"))
    assert post.at("", "ledger", "lagos", "--json").json["balances"]["Ana"] == 6


def test_two_results_of_one_battle_are_a_conflict(post: Post) -> None:
    for line in ("ataca Eva a Ana", "resiste Ana = 4"):
        done(post.at("", "do", "lagos", line))
    for player in ("Ana", "Eva"):
        done(post.state(player))
    files = [
        post.orders(player, f"resultado 1 gana {who}")
        for player, who in (("Eva", "atacante"), ("Ana", "defensor"))
    ]
    done(post.taken(files[0]))
    done(post.taken(files[1]))
    both = post.at("", "next", "lagos")

    assert (
        "Ana responde a Eva, que propone (n.º 1) este resultado de la batalla 1885-1-1: gana quien atacaba"
        in both.out
    )
    assert (
        "Eva responde a Ana, que propone (n.º 2) este resultado de la batalla 1885-1-1: gana quien se defendía"
        in both.out
    )

    done(post.at("", "result", "lagos", "1", "attacker"))
    assert "queda sin efecto" in post.at("", "timeline", "lagos").out
    late = post.taken(
        post.orders("Ana", "resultado 1 gana defensor", "--note", "de verdad"), "--on-top", "--json"
    )
    assert late.code == 1
    assert (
        "Ya hay otro resultado de la batalla 1885-1-1: ganó quien atacaba."
        in late.json["orders"][0]["against"][0]
    )


def test_two_orders_of_one_file_that_exclude_one_another_enter_neither(post: Post) -> None:
    ran = post.taken(post.orders("Eva", "ataca Eva a Luis", "caza Eva = 5"))

    assert (ran.code, "(CTURN-05†, pág. 39)" in ran.out) == (1, True)
    assert len(post.at("", "timeline", "lagos", "--json").json) == 7


def test_a_copy_of_a_campaign_that_was_cut_tells_another_story(post: Post) -> None:
    """The organiser goes back to a file that was saved before the last order, and goes on otherwise."""
    done(post.at("", "export", "lagos", "--out", "saved.jsonl"))
    key = post.key("Eva")
    done(post.taken(post.orders("Eva", "pasa Eva")))
    done(post.state("Eva"))
    done(post.at("other", "import", "saved.jsonl"))
    done(post.at("other", "hunt", "lagos", "Eva", "--dice", "3"))
    own = done(post.at("other", "key", "lagos", "Eva", "--json")).json["key"]
    done(post.at("other", "export", "lagos", "--for", "Eva", "--out", "other.turn.json"))
    ran = post.at("Eva", "import", "other.turn.json", "--key", own)

    assert own != key
    assert (ran.code, "no coincide con la copia «lagos» desde la entrada 8" in ran.err) == (2, True)
    done(post.at("Eva", "import", "other.turn.json", "--key", own, "--replace"))
    assert "vuelve sin nada" in post.at("Eva", "timeline", "lagos").out
    assert list((post.home.parent / "Eva" / "lost").iterdir())


def test_a_player_is_told_what_is_doubtful_and_may_send_it_all_the_same(post: Post) -> None:
    ran = post.at("Eva", "orders", "lagos", "da Eva a Leo 1", "--out", "x.json")

    assert (ran.code, "(COLON-06, pág. 40)" in ran.err) == (0, True)
    stranger = post.at("Eva", "orders", "lagos", "ataca Ana a Luis", "--out", "y.json")
    assert (stranger.code, "no la puede dar Eva" in stranger.err) == (2, True)
    assert post.at("", "orders", "lagos", "pasa Eva").code == 2
