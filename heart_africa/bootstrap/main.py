"""A start in order: understand, prepare, hand over; or one clear message about what is wrong."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from heart_africa.bootstrap.arguments import HELP, Arguments, start_command, understand
from heart_africa.bootstrap.faults import ERRNOS, Trouble
from heart_africa.bootstrap.messages import MENDS, locale_language, say
from heart_africa.bootstrap.paths import House, locked, missing, read_stamp, sealed, this_python, write_stamp
from heart_africa.bootstrap.processes import Job, alone, interruptible, run
from heart_africa.bootstrap.system import need_venv, see_to_qt, venv_mend


def prepare(house: House, wish: Arguments) -> None:
    """Completes the environment, or raises `Trouble`. Writes nothing if it is already complete."""
    parts = sealed(house, wish.parts)
    if not wish.rebuild and not missing(read_stamp(house), parts):
        return
    with alone(house, wish) as lock:
        job = Job(house, wish, lock)
        stamp = {} if wish.rebuild else read_stamp(house)
        fill(job, stamp or build(job), parts)
        shutil.rmtree(house.downloads, ignore_errors=True)


def build(job: Job) -> dict[str, str]:
    """Makes an environment without libraries that can find the program; its stamp, not yet written."""
    clear(job.house)
    job.tell("making")
    need_venv(job)
    base = getattr(sys, "_base_executable", sys.executable)
    run(job, [base, "-I", "-m", "venv", "--prompt", "heart-africa", str(job.house.venv)])
    introduce(job.house)
    return {"python": this_python()}


def clear(house: House) -> None:
    """Removes the old environment; it is renamed first, so that nobody ever meets one half deleted."""
    if os.path.lexists(house.venv):
        house.venv.rename(house.root / f".venv.old-{time.time_ns()}")
    for old in house.root.glob(".venv.old-*"):
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.unlink()


def introduce(house: House) -> None:
    """Tells the environment where the program is, by a relative path, so that the folder may be moved."""
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
    """Installs the missing parts one by one; trouble with a part that can wait does not stop the start."""
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
    """Removes our downloads if the trouble is a full disk."""
    if trouble.sentence == "disk":
        shutil.rmtree(house.downloads, ignore_errors=True)


def bearable(trouble: Trouble, part: str, stamp: dict[str, str], *, testing: bool) -> str:
    """The message with which to go on despite the trouble; empty if we may not go on."""
    if part == "desk" and trouble.sentence in ("index", "platform"):
        return "no-desk"
    if part in stamp and trouble.sentence == "index" and not testing:
        return "outdated"
    return ""


def install(job: Job, stamp: dict[str, str], part: str, seal: str) -> None:
    """Downloads a part, then installs it; there is no stamp in between, so a half installation shows."""
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
    """Runs the environment's pip with hashes required, and with the user's proxy, index and certificates."""
    temporary = job.house.downloads / "tmp"
    temporary.mkdir(parents=True, exist_ok=True)
    settings = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary))
    settings.update(PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
    command = [str(job.house.python), "-I", "-m", "pip", "--no-input", verb, "--require-hashes", *arguments]
    run(job, command, settings)


# --- the program begun ---


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""By any of these variables Linux says that there is a screen."""


def main(arguments: list[str], root: Path) -> int:
    """Understands, prepares, hands over. Returns 2 if something must be mended first, 130 if interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a console without accents loses accents, not the message
    house, wish = House(root), Arguments(locale_language(), rebuild=False, command=())
    try:
        wish = understand(arguments)
        if [*wish.command] in HELP:
            print(say(wish.lang, "help", start=start_command()))
            return 0
        with interruptible():
            prepare(house, wish)
        return hand_over(house, wish)
    except KeyboardInterrupt:
        print(say(wish.lang, "stopped"), say(wish.lang, "then", again=wish.again), sep="\n", file=sys.stderr)
        return 130
    except Exception as error:
        return explain(house, wish, meaning(error), error)


def hand_over(house: House, wish: Arguments) -> int:
    """Replaces this process by the program; on Windows, waits for it and returns its exit code."""
    python = str(house.python)
    command = [python, "-P", "-m", "heart_africa", *wish.command]
    if wish.window is not None:
        need_screen(wish)
        command = [python, "-P", "-m", "gui", *wish.window]
    if wish.testing:
        os.chdir(house.root)
        shared = ("-n", "auto", "--dist", "worksteal")  # nobody waits at the end for who got the longer tests
        command = [python, "-m", "pytest", *shared, *wish.command[1:]]
    if os.name == "posix":
        os.execv(python, command)  # noqa: S606  # a list of arguments, no shell
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.call(command)


def need_screen(wish: Arguments) -> None:
    """Raises `Trouble` if the window has no screen; pictures of it are drawn without one."""
    if "--screenshots" in (wish.window or ()):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    elif sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        raise Trouble("no-screen")


def explain(house: House, wish: Arguments, trouble: Trouble, error: Exception) -> int:
    """Prints the one clear message: what is wrong, how to mend it, what then, where the details are."""
    facts = {**circumstances(house), "again": wish.again, **trouble.facts}
    mend = MENDS.get(trouble.sentence, "").format(**facts)
    lines = [say(wish.lang, trouble.sentence, **facts)]
    lines += [say(wish.lang, "mend", mend=mend)] if mend else []
    if trouble.sentence not in {"usage", "no-screen"}:
        lines += [say(wish.lang, "then", **facts), say(wish.lang, "details", log=kept(house, error))]
    print(*lines, sep="\n", file=sys.stderr)
    return 2


def circumstances(house: House) -> dict[str, object]:
    """The facts about this machine and folder that the sentences may mention."""
    copied = Path.home() / "heart-of-africa"
    windows = os.name == "nt"
    return {
        "start": start_command(),
        "root": house.root,
        "free": shutil.disk_usage(house.root).free >> 20,
        "pip": f'"{house.python}" -m pip',
        "python": f"{sys.executable}, {this_python()}",
        "set": "set" if windows else "export",
        "copy": f'{"xcopy /e /i" if windows else "cp -R"} "{house.root}" "{copied}"',
        "venv_mend": venv_mend(),
    }


def meaning(error: Exception) -> Trouble:
    """The trouble that an error means."""
    if isinstance(error, Trouble):
        return error
    number, file = getattr(error, "errno", None), getattr(error, "filename", None)
    return Trouble(ERRNOS.get(number, "unknown"), what=f"{type(error).__name__}: {error}", file=file)


def kept(house: House, error: Exception) -> Path:
    """The file that the error was written to: the log, or a temporary file if the log cannot be written."""
    words = "".join(traceback.format_exception(error))
    with contextlib.suppress(OSError), house.log.open("a", encoding="utf-8") as log:
        log.write(words)
        return house.log
    with contextlib.suppress(OSError):
        file, path = tempfile.mkstemp(prefix="heart-africa-", suffix=".log")
        os.write(file, words.encode())
        return Path(path)
    return house.log
