"""The versions of a file: each text once, the newest first, the oldest make room."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from heart_africa.storage.versions import Versions

NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


def made(tmp_path: Path, keep: int = 3) -> Versions:
    return Versions(tmp_path / "caravan.army.toml", ".army.toml", keep)


def texts(versions: Versions) -> list[str]:
    return [each.path.read_text(encoding="utf-8") for each in versions.all()]


def test_they_stand_the_newest_first_with_their_time(tmp_path: Path) -> None:
    versions = made(tmp_path)
    for hour in range(2):
        versions.add(f"{hour}", NOON + timedelta(hours=hour))
    assert texts(versions) == ["1", "0"]
    assert versions.all()[-1].at == NOON


def test_the_same_text_is_not_kept_twice_running(tmp_path: Path) -> None:
    versions = made(tmp_path)
    assert versions.add("a", NOON)
    assert versions.add("a", NOON + timedelta(hours=1)) is None
    versions.add("b", NOON + timedelta(hours=2))
    versions.add("a", NOON + timedelta(hours=3))
    assert texts(versions) == ["a", "b", "a"]


def test_two_of_one_moment_are_both_kept(tmp_path: Path) -> None:
    versions = made(tmp_path)
    versions.add("a", NOON)
    versions.add("b", NOON)
    assert texts(versions) == ["b", "a"]


def test_the_oldest_make_room(tmp_path: Path) -> None:
    versions = made(tmp_path, keep=3)
    for hour in range(5):
        versions.add(f"{hour}", NOON + timedelta(hours=hour))
    assert texts(versions) == ["4", "3", "2"]


def test_what_a_file_held_before_is_kept_first(tmp_path: Path) -> None:
    versions = made(tmp_path)
    versions.begin()
    assert texts(versions) == []

    versions.file.write_text("old", encoding="utf-8")
    versions.begin()
    versions.begin()

    assert texts(versions) == ["old"]


def test_a_file_that_somebody_else_put_there_is_none(tmp_path: Path) -> None:
    versions = made(tmp_path)
    versions.add("a", NOON)
    (versions.folder / "notes.army.toml").write_text("b", encoding="utf-8")
    assert texts(versions) == ["a"]
