"""Killed at the very moment of a write, or begun by two at once; `tests.chaos` does so at any moment."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heart_africa.store.documents import Document
from heart_africa.store.journals import Library
from heart_africa.store.repairs import integrity, verify
from tests.store.conftest import RULES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def killer() -> Iterator[subprocess.Popen[str]]:
    """A program that has read everything once, and lets children write for as long as they live."""
    if not hasattr(os, "fork"):
        pytest.skip("systems that fork")
    command = [sys.executable, "-B", "-m", "tests.store.killing"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        yield program
        if program.stdin:
            program.stdin.close()


def killed(killer: subprocess.Popen[str], file: Path, when: str) -> int:
    """A writer is killed: the last entry of which it said that it was on the disk, 0 if of none."""
    assert killer.stdin
    assert killer.stdout
    killer.stdin.write(f"{file} {when}\n")
    killer.stdin.flush()
    said = [line.strip() for line in iter(killer.stdout.readline, "dead\n")]
    return max((int(word) for word in said if word), default=0)


def reopened(file: Path, document: Document) -> int:
    """How many entries the journal has, which is sound."""
    with Library(file) as library:
        health = verify(library, document, RULES)
        assert health.well
        assert integrity(library) == ()
        return health.sound


@pytest.mark.parametrize("count", range(1, 6))
def test_killed_between_the_write_and_the_answer_the_entry_stands(
    library: Library, document: Document, file: Path, killer: subprocess.Popen[str], count: int
) -> None:
    library.close()

    assert killed(killer, file, f"written:{count}") == count - 1
    assert reopened(file, document) == count


@pytest.mark.parametrize("count", range(1, 6))
def test_killed_before_the_write_is_done_the_entry_does_not_stand_and_nothing_else_is_lost(
    library: Library, document: Document, file: Path, killer: subprocess.Popen[str], count: int
) -> None:
    library.close()

    assert killed(killer, file, f"writing:{count}") == count - 1
    assert reopened(file, document) == count - 1


def test_two_programs_begin_one_database(tmp_path: Path) -> None:
    script = (
        "import sys; from heart_africa.store.journals import Library; "
        "Library(sys.argv[1]).create('battle', sys.argv[2])"
    )
    path = tmp_path / "x.db"
    programs = [
        subprocess.Popen([sys.executable, "-B", "-c", script, str(path), name], cwd=ROOT)
        for name in ("Tabora", "Ujiji", "Kazeh")
    ]

    assert [program.wait(timeout=60) for program in programs] == [0, 0, 0]
    with Library(path) as library:
        assert {document.name for document in library.documents()} == {"Tabora", "Ujiji", "Kazeh"}
