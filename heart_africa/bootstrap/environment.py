"""The environment `.venv`: made, told where the program lies, filled from the lock."""

import os
import shutil
import sys
import time

from heart_africa.bootstrap.arguments import Arguments
from heart_africa.bootstrap.faults import Trouble
from heart_africa.bootstrap.paths import (
    House,
    locked,
    missing,
    read_stamp,
    sealed,
    this_python,
    write_stamp,
)
from heart_africa.bootstrap.processes import Job, alone, run
from heart_africa.bootstrap.system import need_venv, see_to_qt


def prepare(house: House, wish: Arguments) -> None:
    """Makes the environment whole, or raises `Trouble`. Does nothing, and writes nothing, if it is whole."""
    parts = sealed(house, wish.parts)
    if not wish.rebuild and not missing(read_stamp(house), parts):
        return
    with alone(house, wish) as lock:
        job = Job(house, wish, lock)
        stamp = {} if wish.rebuild else read_stamp(house)
        fill(job, stamp or build(job), parts)
        shutil.rmtree(house.downloads, ignore_errors=True)


def build(job: Job) -> dict[str, str]:
    """A new environment without libraries, which already knows the program; its stamp is still unwritten."""
    clear(job.house)
    job.tell("making")
    need_venv(job)
    base = getattr(sys, "_base_executable", sys.executable)
    run(job, [base, "-I", "-m", "venv", "--prompt", "heart-africa", str(job.house.venv)])
    introduce(job.house)
    return {"python": this_python()}


def clear(house: House) -> None:
    """Takes the old environment away: renamed first, so that nobody ever meets one half deleted."""
    if os.path.lexists(house.venv):
        house.venv.rename(house.root / f".venv.old-{time.time_ns()}")
    for old in house.root.glob(".venv.old-*"):
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.unlink()


def introduce(house: House) -> None:
    """Tells the environment where the program lies, by a relative path: a moved folder goes on working."""
    packages, scripts = house.path("purelib"), house.path("scripts")
    (packages / "heart-africa.pth").write_text(os.path.relpath(house.root, packages) + "\n", encoding="utf-8")
    if os.name == "nt":
        (scripts / "heart-africa.cmd").write_text('@"%~dp0python.exe" -P -m heart_africa %*\n')
        return
    command = scripts / "heart-africa"
    here = '"$(dirname "$(readlink -f "$0")")/python"'
    command.write_text(f'#!/bin/sh\nexec {here} -P -m heart_africa "$@"\n', encoding="utf-8")
    command.chmod(0o755)


def fill(job: Job, stamp: dict[str, str], parts: dict[str, str]) -> None:
    """Installs what is missing, part by part; what can be done without today stops nothing."""
    for part in missing(stamp, parts):
        try:
            install(job, stamp, part, parts[part])
        except Trouble as trouble:
            line = bearable(trouble, part, stamp, testing=job.wish.testing)
            if not line:
                make_room(job.house, trouble)
                raise
            job.tell(line)
            if trouble.sentence == "index":  # for the other parts too
                return
            stamp[part] = parts[part]  # no use in asking at every start
            write_stamp(job.house, stamp)
        else:
            if part == "desk":
                see_to_qt(job)


def make_room(house: House, trouble: Trouble) -> None:
    """Our own downloads need not stay on a disk that is full."""
    if trouble.sentence == "disk":
        shutil.rmtree(house.downloads, ignore_errors=True)


def bearable(trouble: Trouble, part: str, stamp: dict[str, str], *, testing: bool) -> str:
    """The line to go on with in spite of the trouble, if we may."""
    if part == "desk" and trouble.sentence in ("index", "platform"):
        return "no-desk"
    if part in stamp and trouble.sentence == "index" and not testing:
        return "outdated"
    return ""


def install(job: Job, stamp: dict[str, str], part: str, seal: str) -> None:
    """Downloads first, which touches nothing; then installs, without a stamp until all is done."""
    folder = job.house.downloads / part
    folder.mkdir(parents=True, exist_ok=True)
    lock = job.house.downloads / f"{part}.txt"
    lock.write_text(locked(job.house, part), encoding="utf-8")
    job.tell(f"fetch-{part}")
    pip(job, "download", "--no-deps", "--only-binary", ":all:", "--dest", str(folder), "-r", str(lock))
    job.house.stamp.unlink(missing_ok=True)
    job.tell("install")
    pip(job, "install", "--no-index", "--no-deps", "--find-links", str(folder), "-r", str(lock))
    stamp[part] = seal
    write_stamp(job.house, stamp)


def pip(job: Job, verb: str, *arguments: str) -> None:
    """The environment's pip, hashes demanded; proxy, index and certificates are as the person set them."""
    temporary = job.house.downloads / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    settings = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary))
    settings.update(PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
    command = [str(job.house.python), "-I", "-m", "pip", "--no-input", verb, "--require-hashes", *arguments]
    run(job, command, settings)
