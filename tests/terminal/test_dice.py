"""Where faces come from: typed, piped, asked for, thrown, certified; and whether dice are fair."""

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Run

SHOT = ["shoot", "--by", "regulars", "--at", "spearmen", "--range", "5", "--shooters", "3"]
"""Regulars at short range: 3+ on each die."""


@pytest.mark.parametrize("typed", ["3,2,6", "3 2 6", "326", " 3; 2 ,6 "])
def test_faces_are_typed_as_people_type_them(run: Run, typed: str) -> None:
    assert run(*SHOT, "--dice", typed, "--json").json["hits"] == 2


def test_faces_may_come_through_a_pipe(run: Run) -> None:
    assert run(*SHOT, "--dice", "-", "--json", stdin=b"3 2\n6\n").json["faces"] == [3, 2, 6]


@pytest.mark.parametrize(
    ("lang", "said"), [("es", "Ha sobrado 1 cara: 5"), ("en", "1 face was not needed: 5")]
)
def test_faces_too_many_are_told_of(run: Run, lang: str, said: str) -> None:
    ran = run(*SHOT, "--dice", "3,2,6,5", "--lang", lang)

    assert ran.code == 0
    assert said in ran.err
    assert run(*SHOT, "--dice", "3,2,6,5", "--json").json["unused"] == [5]


def test_the_same_seed_throws_the_same_again(run: Run) -> None:
    first, again = (run(*SHOT, "--throw", "--seed", 7, "--json").json for _ in range(2))

    assert first == again
    assert (first["origin"], first["seed"], len(first["faces"])) == ("thrown", 7, 3)


def test_a_seed_that_nobody_named_is_told(run: Run) -> None:
    ran = run(*SHOT, "--throw", "--lang", "en")
    seed = ran.err.split("--seed ")[1].split()[0]

    assert run(*SHOT, "--seed", seed, "--lang", "en").out == ran.out


def test_own_dice_come_before_those_thrown(run: Run) -> None:
    facts = run(*SHOT, "--dice", "3,2", "--seed", 7, "--json").json

    assert facts["faces"][:2] == [3, 2]
    assert len(facts["faces"]) == 3


def test_at_a_terminal_faces_are_asked_for_and_a_mistyped_line_leaves_nothing(run: Run) -> None:
    """The good faces beside a slip are not kept, nor the first of too many: all three are asked for again."""
    ran = run(*SHOT, "--dice", "-", "--lang", "en", typed="3 7 6\n5 5 5 5\n3\n2 6\n")

    assert ran.code == 0
    assert "Dice: 3 2 6" in ran.out
    assert ran.err.count("3 dice: 1D6 for each shot:") == 3
    assert "Die 2 cannot be “7”" in ran.err
    assert "too many: 5." in ran.err
    assert ran.err.count("Nothing in that line was used") == 2
    assert "2 dice: 1D6 for each shot:" in ran.err


def test_whoever_answers_nothing_gets_no_result(run: Run) -> None:
    ran = run(*SHOT, "--dice", "-", typed="3\n")

    assert ran.code == 2
    assert "faltan 2 dados" in ran.err


# --- certificates ---


@pytest.fixture
def certificate(run: Run, home: Path) -> Path:
    assert run("dice", "certificate", "new", "game.json").code == 0
    return home / "game.json"


def test_a_certificate_promises_before_and_proves_afterwards(run: Run, certificate: Path) -> None:
    promise = json.loads(certificate.read_text(encoding="utf-8"))["commitment"]
    rolled = run("dice", "certificate", "roll", "game.json", 4, "--json").json
    shot = run(*SHOT, "--certificate", "game.json", "--json").json

    opened = run("dice", "certificate", "open", "game.json", "--json").json
    kept = json.loads(certificate.read_text(encoding="utf-8"))

    assert kept["format"] == "heart-africa/dice-certificate"
    assert (kept["version"], kept["commitment"], kept["secret"]) == (1, promise, opened["secret"])
    assert [roll["faces"] for roll in kept["rolls"]] == [rolled["faces"], shot["faces"]]
    assert kept["rolls"][1]["label"] == "2 ×3 shoot shooting-die"
    assert run("dice", "certificate", "verify", "game.json").code == 0


def test_the_secret_is_private_until_it_is_opened(run: Run, certificate: Path) -> None:
    secret = certificate.with_name("game.json.secret")

    assert secret.stat().st_mode & 0o077 == 0
    assert secret.read_text(encoding="utf-8").strip() not in certificate.read_text(encoding="utf-8")
    run("dice", "certificate", "open", "game.json")
    assert not secret.exists()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        pytest.param('"label": "1', '"label": "2', "numeradas", id="a roll taken out"),
        pytest.param('"commitment": "', '"commitment": "', "", id="nothing changed"),
    ],
)
def test_what_was_changed_is_found(run: Run, certificate: Path, before: str, after: str, said: str) -> None:
    run("dice", "certificate", "roll", "game.json", 3)
    run("dice", "certificate", "open", "game.json")
    text = certificate.read_text(encoding="utf-8")
    certificate.write_text(text.replace(before, after), encoding="utf-8")

    ran = run("dice", "certificate", "verify", "game.json")

    assert ran.code == (1 if said else 0)
    assert said in ran.out


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_dice_that_were_left_out_of_a_roll_are_found(run: Run, certificate: Path, kept: int) -> None:
    """The label says how many there were; none at all is not even a roll."""
    run("dice", "certificate", "roll", "game.json", 3)
    run("dice", "certificate", "open", "game.json")
    data = json.loads(certificate.read_text(encoding="utf-8"))
    data["rolls"][0]["faces"] = data["rolls"][0]["faces"][:kept]
    certificate.write_text(json.dumps(data), encoding="utf-8")

    assert run("dice", "certificate", "verify", "game.json").code == (1 if kept else 2)


def test_a_face_that_was_changed_is_found(run: Run, certificate: Path) -> None:
    run("dice", "certificate", "roll", "game.json", 3)
    run("dice", "certificate", "open", "game.json")
    data = json.loads(certificate.read_text(encoding="utf-8"))
    data["rolls"][0]["faces"][0] = data["rolls"][0]["faces"][0] % 6 + 1
    certificate.write_text(json.dumps(data), encoding="utf-8")

    ran = run("dice", "certificate", "verify", "game.json", "--json")

    assert ran.code == 1
    assert ran.json["forged"][0]["label"] == "1 ×3 roll"


def test_nobody_can_choose_his_words_for_luck(run: Run, home: Path) -> None:
    """Two files with one secret: the note is kept, and the faces are the same."""
    run("dice", "certificate", "new", "a.json")
    for end in ("", ".secret"):
        (home / f"b.json{end}").write_bytes((home / f"a.json{end}").read_bytes())

    one, other = (
        run("dice", "certificate", "roll", f"{name}.json", 12, "--for", name, "--json").json for name in "ab"
    )

    assert one == other
    assert '"note": "b"' in (home / "b.json").read_text(encoding="utf-8")
    assert run("dice", "certificate", "roll", "a.json", 1, "--for", "x" * 300).code == 2


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_closed_certificate_cannot_be_verified(run: Run, certificate: Path, lang: str) -> None:
    ran = run("dice", "certificate", "verify", "game.json", "--lang", lang)

    assert ran.code == 1
    assert "heart-africa dice certificate open" in ran.out


def test_a_certificate_is_never_begun_twice_nor_rolled_once_open(run: Run, certificate: Path) -> None:
    assert run("dice", "certificate", "new", "game.json").code == 2
    run("dice", "certificate", "open", "game.json")
    assert run("dice", "certificate", "roll", "game.json").code == 2
    assert run(*SHOT, "--certificate", "game.json").code == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("{", "no es un certificado", id="no JSON"),
        pytest.param("[]", "no es un certificado", id="a list"),
        pytest.param('{"format": "x"}', "no es un certificado", id="another format"),
        pytest.param(
            '{"format": "heart-africa/dice-certificate", "version": 2}', "actualiza el programa", id="newer"
        ),
        pytest.param('{"format": "heart-africa/dice-certificate", "version": 1}', "commitment", id="short"),
        pytest.param(
            '{"format": "heart-africa/dice-certificate", "version": 1, "secret": "zz", "commitment": "%s"}'
            % ("0" * 64),
            "secret",
            id="a secret that is none",
        ),
        pytest.param(
            '{"format": "heart-africa/dice-certificate", "version": 1, "commitment": "%s",'
            ' "rolls": [{"label": "1 roll", "faces": [7]}]}' % ("0" * 64),
            "faces",
            id="a die of seven",
        ),
    ],
)
def test_what_is_no_certificate_is_told(run: Run, home: Path, text: str, said: str) -> None:
    (home / "x.json").write_text(text, encoding="utf-8")

    ran = run("dice", "certificate", "verify", "x.json")

    assert ran.code == 2
    assert said in ran.err


def test_without_its_secret_nothing_is_rolled(run: Run, certificate: Path) -> None:
    secret = certificate.with_name("game.json.secret")
    secret.write_text("00" * 32, encoding="utf-8")
    wrong = run("dice", "certificate", "roll", "game.json")
    secret.unlink()
    gone = run("dice", "certificate", "roll", "game.json")

    assert (wrong.code, gone.code) == (2, 2)
    assert "prometió" in wrong.err
    assert "falta el secreto" in gone.err


def test_a_certificate_and_a_generator_do_not_both_throw(run: Run, certificate: Path) -> None:
    assert run(*SHOT, "--certificate", "game.json", "--throw").code == 2


# --- fairness ---


def test_fairness_counts_by_face(run: Run) -> None:
    """12 dice, two of each expected: (1+0+1+1+0+9)/2 = 6."""
    facts = run(
        "dice", "fairness", *["6", "5", "6", "2", "1", "6", "4", "3", "6", "6", "2", "5"], "--json"
    ).json

    assert facts["counts"] == {"1": 1, "2": 2, "3": 1, "4": 1, "5": 2, "6": 5}
    assert (facts["size"], facts["chi_square"], facts["opinion"]) == (12, 6.0, "too-few")


@pytest.mark.parametrize(
    ("faces", "lang", "said"),
    [
        ("123456", "es", "Son pocos para decir nada: hacen falta 30 dados."),
        ("123456", "en", "Too few to say anything: it takes 30 dice."),
        ("123456" * 6, "en", "Nothing unusual"),
        ("123456" * 6, "es", "Nada raro"),
        ("6" * 40, "en", "Rare"),
        ("6" * 40, "es", "Raro"),
        ("1" * 11 + "2" * 8 + "3" * 5 + "4" * 2 + "5" * 2 + "6" * 2, "en", "Unusual"),
        ("1" * 11 + "2" * 8 + "3" * 5 + "4" * 2 + "5" * 2 + "6" * 2, "es", "Poco corriente"),
    ],
)
def test_fairness_says_what_the_counts_allow(run: Run, faces: str, lang: str, said: str) -> None:
    ran = run("dice", "fairness", faces, "--lang", lang)

    assert ran.code == 0
    assert said in ran.out


def test_fairness_refuses_what_is_no_face(run: Run) -> None:
    assert run("dice", "fairness", "1", "7", "3").code == 2
