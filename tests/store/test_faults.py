"""Killed at any moment, or written on by two at once: no confirmed entry is lost, and the journal opens."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heart_africa.store.documents import Document
from heart_africa.store.journals import Library
from heart_africa.store.repairs import integrity, verify
from tests.store.conftest import RULES, again

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("HEART_AFRICA_KILLS", "32"))
"""How often a writer is killed; hundreds of times before a release."""


def writer(file: Path, who: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-B", "-m", "tests.store.writing", str(file), "Tabora", who, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


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


def test_killed_at_any_moment_nothing_confirmed_is_lost(
    library: Library, document: Document, file: Path, killer: subprocess.Popen[str]
) -> None:
    """The moment is drawn: while it opens, while it writes, before and after its answer."""
    library.close()
    draw = random.Random(4)  # noqa: S311  # moments, not secrets
    stands = 0
    for number in range(KILLS):
        since, most = (("begun", 0.1), ("ready", 0.05))[number % 2]
        confirmed = killed(killer, file, f"{since}:{draw.uniform(0, most):.4f}")
        before, stands = stands, reopened(file, document)

        assert stands >= max(confirmed, before)
        assert stands <= confirmed + 1 or not confirmed
    assert stands > KILLS // 2, "they were killed before they wrote"


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


def test_killed_while_a_database_is_begun_it_is_begun_again(
    tmp_path: Path, killer: subprocess.Popen[str]
) -> None:
    draw = random.Random(5)  # noqa: S311  # as above
    for number in range(KILLS // 4):
        path = tmp_path / f"{number}.db"
        killed(killer, path, f"begun:{draw.uniform(0, 0.05):.4f}")
        with Library(path) as library:
            assert integrity(library) == ()
            assert len(library.documents()) <= 1


def test_two_programs_write_one_journal_and_neither_loses_anything(
    library: Library, document: Document, file: Path
) -> None:
    """Each writes forty entries, reading the other's whenever it comes too late."""
    programs = [writer(file, who, 40) for who in ("Ana", "Zoe")]
    said = [program.communicate(timeout=120)[0].split() for program in programs]
    entries = again(library, document).journal.entries

    assert [program.returncode for program in programs] == [0, 0]
    assert sorted(int(word) for words in said for word in words) == [*range(1, 81)]
    for who, words in zip(("Ana", "Zoe"), said, strict=True):
        assert [f"{entry.number}" for entry in entries if entry.stamp.who == who] == words
    assert verify(library, document, RULES).well


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
