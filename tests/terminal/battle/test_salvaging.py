"""A database damaged in itself is told of, and `battle repair` builds it anew."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.battle.conftest import Script
from tests.terminal.conftest import Run


@pytest.fixture
def file(home: Path) -> Path:
    return home.parent / "data" / "heart-africa.db"


def spoilt(file: Path, start: int) -> bytes:
    data = file.read_bytes()
    file.write_bytes(data[:start] + b"\xa5" * (len(data) - start))
    return file.read_bytes()


def test_a_damaged_database_is_told_of_and_not_touched(run: Run, in_play: str, file: Path) -> None:
    before = spoilt(file, 0)

    ran = run("battle", "status", in_play)

    assert ran.code == 2
    assert "battle repair" in ran.err
    assert file.read_bytes() == before


@pytest.mark.parametrize("start", [0, 4096, 3 * 4096])
def test_it_is_built_anew_with_the_backups_and_kept_aside(
    run: Run, in_play: str, file: Path, start: int
) -> None:
    """The backup after the evening knows all of it."""
    entries = run("battle", "list", "--json").json[0]["entries"]
    before = spoilt(file, start)

    ran = run("battle", "repair", in_play)

    assert ran.code == 0
    assert f"up to entry {entries} of {entries}" in ran.out
    assert run("battle", "verify", in_play).code == 0
    (aside,) = file.parent.glob("*-damaged-*.db")
    assert aside.read_bytes() == before


def test_what_was_saved_is_said_to_programs_too(run: Run, in_play: str, file: Path) -> None:
    spoilt(file, 0)
    (saved,) = run("battle", "repair", in_play, "--json").json["salvaged"]

    assert (saved["name"], saved["kind"], saved["lost"]) == ("evening", "battle", 0)
    assert saved["backup"].endswith(".jsonl")


def test_a_file_that_never_was_a_database_is_left_alone(
    run: Run, home: Path, evening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = home / "diary.txt"
    diary.write_text("Dear diary" * 1000, encoding="utf-8")
    monkeypatch.setenv("HEART_AFRICA_DB", str(diary))

    assert run("battle", "repair", evening).code == 2
    assert diary.read_text(encoding="utf-8") == "Dear diary" * 1000


@pytest.mark.parametrize("lost", [lambda file: file.write_bytes(b""), Path.unlink], ids=["0 bytes", "gone"])
def test_an_empty_database_beside_backups_is_told_of_and_built_anew_from_them(
    run: Run, in_play: str, file: Path, lost: Callable[[Path], object]
) -> None:
    before = run("battle", "list", "--json").json
    lost(file)

    for command in (("battle", "list"), ("campaign", "list")):
        told = run(*command)
        assert told.code == 0
        assert f'battle repair "{in_play}"' in told.err
    assert run("battle", "list", "--json").json == []
    assert run("battle", "repair", in_play).code == 0
    assert [{**each, "created": ""} for each in run("battle", "list", "--json").json] == [
        {**each, "created": ""} for each in before
    ]
    assert run("battle", "list").err == ""


def test_where_one_has_begun_anew_what_the_backups_know_is_still_to_be_had(
    run: Run, in_play: str, file: Path
) -> None:
    file.write_bytes(b"")
    assert run("battle", "new", "another", "red.army.toml", "blue.army.toml").code == 0

    assert run("battle", "list").err == ""
    assert run("battle", "repair", in_play).code == 0
    assert {each["name"] for each in run("battle", "list", "--json").json} == {in_play, "another"}
    assert run("battle", "repair", "nobody").code == 2


def test_a_sound_battle_is_left_alone(run: Run, script: Script, in_play: str, file: Path) -> None:
    assert "There is nothing wrong" in run("battle", "repair", in_play).out
    assert list(file.parent.glob("*-damaged-*")) == []
