"""The way through: understand, prepare, hand over; or one clear message."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

from heart_africa.bootstrap.arguments import HELP, Arguments, start_command, understand
from heart_africa.bootstrap.environment import prepare
from heart_africa.bootstrap.faults import ERRNOS, Trouble
from heart_africa.bootstrap.messages import MENDS, locale_language, say
from heart_africa.bootstrap.paths import House, this_python
from heart_africa.bootstrap.processes import interruptible
from heart_africa.bootstrap.system import venv_mend

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""By any of these variables Linux says that there is a screen."""


def main(arguments: list[str], root: Path) -> int:
    """Understands, prepares, hands over. 2: something must be mended first; 130: stopped by hand."""
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
    """Becomes the program (or, on Windows, waits for it): its exit code is ours."""
    python = str(house.python)
    command = [python, "-P", "-m", "heart_africa", *wish.command]
    if wish.window is not None:
        need_screen(wish)
        command = [python, "-P", "-m", "gui", *wish.window]
    if wish.testing:
        os.chdir(house.root)
        command = [python, "-m", "pytest", "-n", "auto", *wish.command[1:]]
    if os.name == "posix":
        os.execv(python, command)  # noqa: S606 - a list of arguments, no shell
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.call(command)


def need_screen(wish: Arguments) -> None:
    """Sees that there is a screen for the window; pictures of it are drawn without one."""
    if "--screenshots" in (wish.window or ()):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    elif sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        raise Trouble("no-screen")


def explain(house: House, wish: Arguments, trouble: Trouble, error: Exception) -> int:
    """The one clear message: what is wrong, the command that mends it, what then, where the details are."""
    facts = {**circumstances(house), "again": wish.again, **trouble.facts}
    mend = MENDS.get(trouble.sentence, "").format(**facts)
    lines = [say(wish.lang, trouble.sentence, **facts)]
    lines += [say(wish.lang, "mend", mend=mend)] if mend else []
    if trouble.sentence not in {"usage", "no-screen"}:
        lines += [say(wish.lang, "then", **facts), say(wish.lang, "details", log=kept(house, error))]
    print(*lines, sep="\n", file=sys.stderr)
    return 2


def circumstances(house: House) -> dict[str, object]:
    """What the sentences about troubles may mention of this machine and this folder."""
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
    """The log, with all that is known of the error; where it cannot be written, some other file can."""
    words = "".join(traceback.format_exception(error))
    with contextlib.suppress(OSError), house.log.open("a", encoding="utf-8") as log:
        log.write(words)
        return house.log
    with contextlib.suppress(OSError):
        file, path = tempfile.mkstemp(prefix="heart-africa-", suffix=".log")
        os.write(file, words.encode())
        return Path(path)
    return house.log
