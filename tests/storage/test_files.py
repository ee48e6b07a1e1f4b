"""Nothing good is ever lost: files are read with clear refusals and replaced whole or not at all."""

import errno
import io
import os
import time
from pathlib import Path

import pytest

from heart_africa.core.problems import BadData
from heart_africa.storage.files import read_text, write_text

OLD = "what was there before"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "army.toml"
    path.write_text(OLD, encoding="utf-8")
    return path


def refusal(path: Path) -> BadData:
    with pytest.raises(BadData) as caught:
        read_text(path)
    return caught.value


def test_a_written_text_is_read_back(file: Path) -> None:
    write_text(file, "año 1879, Ñandú")

    assert read_text(file) == "año 1879, Ñandú"


def test_a_byte_order_mark_is_not_part_of_the_text(tmp_path: Path) -> None:
    path = tmp_path / "notepad.toml"
    path.write_bytes(b"\xef\xbb\xbfname")

    assert read_text(path) == "name"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").code == "no-such-file"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path).code == "is-a-folder"


def test_a_file_that_is_not_utf8_is_refused_with_its_line(file: Path) -> None:
    file.write_bytes("uno\ndos\ntr\u00e9s".encode("latin-1"))

    assert (refusal(file).code, refusal(file).line) == ("not-utf8", 3)


def test_a_huge_file_is_refused_without_being_read_whole(file: Path) -> None:
    with file.open("wb") as handle:
        handle.truncate(50_000_000)

    assert refusal(file).code == "too-large"


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EACCES, "no-permission"),
        (errno.EROFS, "read-only"),
        (errno.EIO, "file-trouble"),
    ],
)
@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_and_no_litter(
    file: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str, step: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    class Failing(io.FileIO):
        def write(self, _data: object) -> int:
            raise OSError(number, os.strerror(number))

    steps = {
        "write": ("os.fdopen", Failing),
        "fsync": ("os.fsync", fail),
        "replace": ("pathlib.Path.replace", fail),
    }
    monkeypatch.setattr(*steps[step])
    with pytest.raises(BadData) as caught:
        write_text(file, "new")

    assert caught.value.code == code
    assert [path.name for path in file.parent.iterdir()] == ["army.toml"]
    assert file.read_text(encoding="utf-8") == OLD


def test_an_interrupt_half_way_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_text(file, "new")

    assert file.read_text(encoding="utf-8") == OLD
    assert len(list(file.parent.iterdir())) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_device_is_said_to_be_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real errno of a real full device, by way of the file that is written aside."""
    full = os.open("/dev/full", os.O_WRONLY)
    aside = tmp_path / "aside"
    aside.touch()
    monkeypatch.setattr("tempfile.mkstemp", lambda **_: (full, str(aside)))
    with pytest.raises(BadData) as caught:
        write_text(tmp_path / "army.toml", "new")

    assert caught.value.code == "disk-full"
    assert not (tmp_path / "army.toml").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_a_replaced_file_keeps_its_permissions(file: Path) -> None:
    file.chmod(0o640)
    write_text(file, "new")

    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_keeps_pointing_to_the_file_that_is_replaced(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.toml"
    link.symlink_to(file)
    write_text(link, "new")

    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "new"


@pytest.mark.parametrize(
    ("name", "age", "stays"),
    [
        pytest.param(".x.army.toml.k1ll3d.new", 601, False, id="left by one who was killed"),
        pytest.param(".x.army.toml.wr1t1n.new", 590, True, id="of one who may still write"),
        pytest.param(".y.army.toml.k1ll3d.new", 601, True, id="of another file"),
        pytest.param("x.army.toml.new", 601, True, id="somebody's own"),
    ],
)
def test_what_a_killed_writer_left_is_cleared_by_the_next(
    tmp_path: Path, name: str, age: int, stays: bool
) -> None:
    stray = tmp_path / name
    stray.write_text("half", encoding="utf-8")
    long_ago = time.time() - age
    os.utime(stray, (long_ago, long_ago))

    write_text(tmp_path / "x.army.toml", "whole")

    assert stray.exists() is stays
    assert (tmp_path / "x.army.toml").read_text(encoding="utf-8") == "whole"
