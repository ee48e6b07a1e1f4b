"""The figures that a person owns."""

from pathlib import Path

import pytest

from tests.terminal.conftest import Run


@pytest.fixture
def owned(run: Run) -> None:
    """40 askaris and 5 swordsmen."""
    run("collection", "set", "askaris", "40")
    run("collection", "set", "swordsmen", "5", "--note", "caja azul")


def test_what_is_set_is_shown(run: Run, owned: None) -> None:
    ran, facts = run("collection", "show"), run("collection", "show", "--json").json

    assert ran.code == 0
    assert "caja azul" in ran.out
    assert "45 figuras, que valen 310 puntos" in ran.out
    assert facts["figures"] == {"askaris": 40, "swordsmen": 5}
    assert facts["notes"] == {"swordsmen": "caja azul"}


def test_a_troop_is_set_by_any_of_its_names(run: Run) -> None:
    run("collection", "set", "Espadachines", 12)

    assert run("collection", "show", "--json").json["figures"] == {"swordsmen": 12}


def test_a_folder_that_cannot_be_made_is_told_of(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    monkeypatch.setenv("HEART_AFRICA_DATA", str(tmp_path / "taken"))

    ran = run("collection", "set", "askaris", 1)

    assert ran.code == 2
    assert "taken" in ran.err


def test_none_takes_a_troop_and_its_note_out(run: Run, owned: None) -> None:
    run("collection", "set", "swordsmen", "0")

    facts = run("collection", "show", "--json").json
    assert (facts["figures"], facts["notes"]) == ({"askaris": 40}, {})


def test_a_collection_may_be_kept_elsewhere(run: Run, home: Path) -> None:
    run("collection", "set", "askaris", "3", "--collection", "club.collection.toml")

    assert (home / "club.collection.toml").exists()
    assert run("collection", "show", "--collection", "club.collection.toml", "--json").json["figures"] == {
        "askaris": 3
    }


def test_without_a_collection_it_says_how_to_begin(run: Run) -> None:
    ran = run("collection", "show")

    assert ran.code == 0
    assert "collection set" in ran.err
    assert run("collection", "show", "--collection", "none.collection.toml").code == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("askarris", "3"), "«askaris»"),
        (("askaris", "-1"), "-1"),
        (("askaris", "99999"), "9999"),
        (("askaris", "x"), "entero"),
    ],
)
def test_what_cannot_be_owned_is_refused(run: Run, words: tuple[str, str], said: str) -> None:
    ran = run("collection", "set", *words)

    assert ran.code == 2
    assert said in ran.err


@pytest.mark.usefixtures("owned")
def test_what_is_missing_for_an_army_is_counted(run: Run, army: Path) -> None:
    """The sample needs 31 askaris, the leader one of them, and 8 swordsmen."""
    ran, facts = run("collection", "missing", army), run("collection", "missing", army, "--json").json

    assert ran.code == 1
    assert "Te faltan 3 figuras." in ran.out
    assert {each["troop"]: (each["needed"], each["owned"], each["short"]) for each in facts} == {
        "askaris": (31, 40, 0),
        "swordsmen": (8, 5, 3),
    }


@pytest.mark.usefixtures("owned")
def test_with_every_figure_nothing_is_missing(run: Run, army: Path) -> None:
    run("collection", "set", "swordsmen", "8")

    ran = run("collection", "missing", army, "--lang", "en")

    assert (ran.code, "You own every figure." in ran.out) == (0, True)


@pytest.mark.usefixtures("owned")
def test_the_lists_that_can_be_fielded_are_told_with_their_armies(run: Run) -> None:
    ran, facts = (
        run("collection", "fields", "--points", "300"),
        run("collection", "fields", "--points", "300", "--json").json,
    )

    fielded = [each for each in facts if each["army"]]
    assert ran.code == 0
    assert "zanzibaris" in [each["list"] for each in fielded]
    assert all(each["problems"] for each in facts if not each["army"])
    assert "Zanzíbaris" in ran.out
    assert "✗ Pigmeos: faltan" in ran.out


def test_nothing_can_be_fielded_with_nothing(run: Run) -> None:
    run("collection", "set", "askaris", "1")

    assert run("collection", "fields").code == 1
