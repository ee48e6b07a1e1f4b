"""Killed, overwritten, cut off, out of room, two at once: what was confirmed is there, or is said not to be."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from dataclasses import replace
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path

import pytest

from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.storage.backups import FOLDER, Backups
from heart_africa.storage.documents import Document
from heart_africa.storage.library import Library
from heart_africa.storage.line_reader import Health
from heart_africa.storage.repairs import integrity, repair, verify
from heart_africa.storage.salvage import calls_for, salvage
from heart_africa.storage.transfer import KIND, companion, opened
from tests.chaos.mutants import cut, flipped, overwritten
from tests.chaos.tally import LOST, REFUSED, SILENT, SOUND, TRIES, Tally, chance
from tests.journal.toy import March, Road, no_dice
from tests.storage import writing
from tests.storage.conftest import RULES, again, ticking

ROOT = Path(__file__).parents[2]
AT_ONCE = 40
"""After so many kills a database is begun anew: a long one takes long to look at."""


# --- kills, full disks ---


@dataclass
class Killer:
    """A program that has read everything once, and lets children write for as long as they live."""

    program: subprocess.Popen[str]

    def kill(self, place: str, moment: str, *, beside: bool = False) -> tuple[int, int, str]:
        """A writer is killed: the last entry that it said was kept, of its record too, and what stopped it."""
        assert self.program.stdin
        assert self.program.stdout
        self.program.stdin.write(f"{place} {moment}{' beside' if beside else ''}\n")
        self.program.stdin.flush()
        said = [line.strip() for line in iter(self.program.stdout.readline, "dead\n")]
        numbers = [int(word) for word in said if word.isdecimal()]
        records = [int(word[1:]) for word in said if word.startswith("t")]
        stopped = [word[1:] for word in said if word.startswith("!")]
        return max(numbers, default=0), max(records, default=0), "".join(stopped)


@pytest.fixture(scope="module")
def killer() -> Iterator[Killer]:
    if not hasattr(os, "fork"):
        pytest.skip("systems that fork")
    command = [sys.executable, "-B", "-m", "tests.storage.killing"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        yield Killer(program)
        if program.stdin:
            program.stdin.close()


@dataclass(frozen=True)
class Stands:
    """What stands of a journal and of its record: their marks."""

    battle: tuple[str, ...] = ()
    table: tuple[str, ...] = ()


def stands(place: str) -> Stands:
    """The marks of the journal and of its record, both sound. Raises `AssertionError` if they are not."""
    with Library(place) as library:
        assert integrity(library) == ()
        if not library.documents("battle"):
            return Stands()
        battle = library.find("battle", "Tabora")
        return Stands(_marks(library, battle), _marks(library, companion(library, battle)))


def _marks(library: Library, document: Document | None) -> tuple[str, ...]:
    if document is None:
        return ()
    health: Health = verify(library, document, RULES)
    assert health.well, health
    assert health.unproven == 0
    return tuple(line.mark for line in library.lines(document))


def held_against(tally: Tally, how: str, before: Stands, now: Stands, confirmed: tuple[int, int]) -> None:
    """Nothing confirmed is lost, nothing that stood is another, the record is never ahead of its journal."""
    lost = max(0, confirmed[0] - len(now.battle)) + max(0, confirmed[1] - len(now.table))
    tally.add(LOST, f"{how}: {confirmed} of {now}", lost)
    same = (now.battle[: len(before.battle)], now.table[: len(before.table)]) == (before.battle, before.table)
    ahead = len(now.table) > len(now.battle)
    tally.add(SOUND if same and not ahead else SILENT, f"{how}: {before} {now}")


MOMENTS = ("begun:0-0.1", "ready:0-0.05", "ready:0-0.05", "writing:1-9", "written:1-9")


@pytest.mark.parametrize("beside", [False, True], ids=["a battle", "a battle and its map"])
def test_killed_at_any_moment_nothing_confirmed_is_lost(
    place: str, tmp_path: Path, killer: Killer, *, beside: bool
) -> None:
    """While it opens, while it writes, between the write and the answer, between the battle and its map."""
    kind = f"kills, {'battle and map' if beside else 'battle'}, {'server' if '://' in place else 'file'}"
    tally, draw, before = Tally(kind), chance(kind), Stands()
    wrote = 0
    for number in range(TRIES if "://" not in place else max(4, TRIES // 4)):
        if number % AT_ONCE == 0 and "://" not in place:
            place, before = str(tmp_path / f"{number}.db"), Stands()
        what, _, span = draw.choice(MOMENTS).partition(":")
        least, most = map(float, span.split("-"))
        when = f"{draw.uniform(least, most):.4f}" if "." in span else f"{draw.randint(int(least), int(most))}"
        with tally.trying(f"{what}:{when}"):
            *confirmed, stopped = killer.kill(place, f"{what}:{when}", beside=beside)
            now = stands(place)
            held_against(tally, f"{what}:{when} {stopped}", before, now, (confirmed[0], confirmed[1]))
            wrote += len(now.battle) - len(before.battle)
            before = now

    assert not tally.faults, tally.found
    assert wrote > TRIES // 8, "they were killed before they wrote"


@pytest.mark.parametrize("count", range(1, 6))
@pytest.mark.parametrize(("moment", "more"), [("written", 0), ("writing", -1)])
def test_killed_at_the_write_itself_an_entry_stands_whole_or_not_at_all(
    tmp_path: Path, killer: Killer, moment: str, more: int, count: int
) -> None:
    """Just before it is on the disk, and when it is but nobody has been told."""
    place = str(tmp_path / "x.db")

    assert killer.kill(place, f"{moment}:{count}")[0] == count - 1
    assert len(stands(place).battle) == count + more


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_where_the_disk_is_full_what_was_confirmed_is_kept(tmp_path: Path, killer: Killer) -> None:
    kind = "full disk"
    tally, draw = Tally(kind), chance(kind)
    for number in range(max(3, TRIES // 20)):
        size, place = draw.randrange(30_000, 200_000), str(tmp_path / f"{number}.db")
        with tally.trying(f"{size} bytes"):
            *confirmed, stopped = killer.kill(place, f"full:{size}", beside=True)
            tally.add(REFUSED if stopped else SILENT, f"{size} bytes: nobody noticed")
            held_against(tally, f"{size} bytes", Stands(), stands(place), (confirmed[0], confirmed[1]))

    assert not tally.faults, tally.found


@pytest.fixture(scope="module")
def programs() -> Iterator[ProcessPoolExecutor]:
    """Programs of their own, three at once; where systems fork, what they share is read once for all."""
    how = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    context = get_context(how)
    context.set_forkserver_preload([writing.__name__])
    with ProcessPoolExecutor(3, context) as pool:
        yield pool


def test_two_at_once_lose_nothing_and_overwrite_nothing(place: str, programs: ProcessPoolExecutor) -> None:
    """Each writes on from what it knows; told that the other was quicker, it reads and writes again."""
    kind = f"two writers, {'server' if '://' in place else 'file'}"
    tally, each = Tally(kind), max(8, min(100, TRIES))
    with Library(place) as library:
        library.create("battle", "Tabora")
    work = [programs.submit(wrote, place, who, each) for who in ("Ana", "Zoe")]
    said = [done.result(timeout=300) for done in work]
    with tally.trying("both"):
        with Library(place) as library:
            entries = again(library, library.find("battle", "Tabora")).journal.entries
        for who, words in zip(("Ana", "Zoe"), said, strict=True):
            own = [f"{entry.number}" for entry in entries if entry.stamp.who == who]
            tally.add(SOUND, count=len(own))
            tally.add(LOST, who, len({*words} - {*own}))
            tally.add(SILENT, who, len({*own} - {*words}))
        tally.add("tries", count=2 * each - 1)

    assert not tally.faults, tally.found


def wrote(place: str, who: str, count: int) -> list[str]:
    """What a program says that writes so many entries."""
    with redirect_stdout(io.StringIO()) as said:
        writing.main(place, "Tabora", who, str(count))
    return said.getvalue().split()


def test_several_programs_begin_one_database(tmp_path: Path, programs: ProcessPoolExecutor) -> None:
    path, names = tmp_path / "x.db", ("Tabora", "Ujiji", "Kazeh")

    for done in [programs.submit(begin, path, name) for name in names]:
        done.result(timeout=60)

    with Library(path) as library:
        assert {document.name for document in library.documents()} == {*names}


def begin(path: Path, name: str) -> None:
    """Begin a battle in a database that may not be there yet."""
    with Library(path) as library:
        library.create("battle", name)


# --- a file that is spoilt ---

Told = dict[str, tuple[object, ...]]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Path, Told]:
    """A database of two battles, a map and a campaign, closed; its backups; and what it tells."""
    home = tmp_path_factory.mktemp("whole")
    saved: Backups[Road] = Backups(home / FOLDER, lambda *_: None)
    with Library(home / "x.db", ticking()) as library:
        for number, (kind, name) in enumerate(
            (("battle", "Tabora"), ("battle", "Ujiji"), ("campaign", "1879"))
        ):
            document = library.create(kind, name, who="Ana", rules="2", rulings={"TOY-09": "no"})
            writer = again(library, document, "Ana")
            for entry in range(12 + 20 * number):
                writer.submit(March(("Ana", "Zoe")[entry % 2], 1), no_dice, despite="for ever")
        table = again(library, library.create(KIND, library.find("battle", "Tabora").id))
        table.submit(March("Ana", 1), no_dice)
        for document in library.documents():
            if document.kind != KIND:
                saved.save(library, document, "before")
        told = tells(library)
    return (home / "x.db").read_bytes(), home, told


def tells(library: Library) -> Told:
    """What every journal says and how it stands; its name and its note anybody may change."""
    found: Told = {}
    for document in library.documents():
        writer = again(library, document)
        known = replace(writer.document, name="", note="", spoilt=())
        found[document.id] = (known, writer.state, len(writer.journal.entries))
    return found


@pytest.mark.parametrize("spoil", [flipped, overwritten, cut])
def test_a_database_that_is_spoilt_is_refused_or_tells_the_same_and_is_mended_from_its_backups(
    whole: tuple[bytes, Path, Told], tmp_path: Path, spoil: object
) -> None:
    good, home, told = whole
    kind = f"database {spoil.__name__}"  # type: ignore[attr-defined]  # a function
    tally, draw, file = Tally(kind), chance(kind), tmp_path / "data" / "x.db"
    file.parent.mkdir()
    (file.parent / FOLDER).symlink_to(home / FOLDER)
    for number in range(TRIES):
        for each in file.parent.glob("x*"):
            each.unlink()
        file.write_bytes(spoil(draw, good))  # type: ignore[operator]  # as above
        with tally.trying(f"try {number}"):
            if (fault := _looked_at(tally, f"try {number}", file, told)) is None:
                continue
            assert "{ $" not in bad_text(fault, "es")
            _mended(tally, f"try {number}", file, told, fault)

    assert not tally.faults, tally.found


def _looked_at(tally: Tally, how: str, file: Path, told: Told) -> BadData | None:
    """Whether what it tells is what it told, or the fault that it is refused with."""
    try:
        with Library(file) as library:
            found = tells(library)
    except BadData as fault:
        tally.add(REFUSED)
        return fault
    tally.add(SOUND if found == told else SILENT, f"{how}: {[*found]} {[each[2] for each in found.values()]}")
    return None


def _mended(tally: Tally, how: str, file: Path, told: Told, fault: BadData) -> None:
    """After the repair that the fault names, everything is there again: the backups know it all."""
    if fault.code == "newer-database":
        return  # nobody can say that it is not
    try:
        with Library(file) as library:
            loose = calls_for(fault) or bool(integrity(library))
    except BadData as worse:
        if not (loose := calls_for(worse)):
            raise
    if loose:
        salvage(file, file.parent / FOLDER, ticking())
    with Library(file) as library:
        for document in library.documents():
            repair(library, document, RULES, file.parent)
        found = tells(library)
    for id_, right in told.items():
        kept = [each for key, each in found.items() if key == id_]
        tally.add(
            LOST, f"{how}: {id_} {right[2]} {kept}", 0 if [each[1:] for each in kept] == [right[1:]] else 1
        )


def test_a_backup_that_is_spoilt_never_takes_the_place_of_sound_entries(
    whole: tuple[bytes, Path, Told], tmp_path: Path
) -> None:
    """Each backup of a journal is spoilt, and the journal itself: what stands then is a beginning of it."""
    good, home, _ = whole
    tally, draw = Tally("repair from a spoilt copy"), chance("copy")
    (source,) = (home / FOLDER).glob("Ujiji-*/before-*.jsonl")
    text = source.read_bytes()
    copy = tmp_path / FOLDER / source.parent.name / source.name
    copy.parent.mkdir(parents=True)
    for number in range(TRIES):
        (tmp_path / "x.db").write_bytes(good)
        copy.write_bytes(flipped(draw, text))
        with tally.trying(f"try {number}"), Library(tmp_path / "x.db") as library:
            document = library.find("battle", "Ujiji")
            before = library.lines(document)
            with library.database.writing() as connection:
                connection.exec_driver_sql(
                    f"UPDATE journal_lines SET mark = 'x' WHERE number = {draw.randint(1, 32)} "  # noqa: S608  # our own words
                    f"AND document = '{document.id}'"
                )
            done = repair(library, document, RULES, tmp_path)
            assert done is not None
            right = library.lines(document) == before[: done.stands] and verify(library, document, RULES).well
            tally.add(SOUND if right else SILENT, f"try {number}: {done}")
            assert opened(source, "battle", RULES).fault is None
        (tmp_path / "x.db").unlink()

    assert not tally.faults, tally.found
