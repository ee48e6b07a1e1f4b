"""What the system must provide: venv and the libraries of Qt. On Debian, root installs them."""

import contextlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys

from heart_africa.bootstrap.faults import Trouble
from heart_africa.bootstrap.messages import PYTHON_ORG
from heart_africa.bootstrap.paths import House
from heart_africa.bootstrap.processes import Job, run

QT_CHECK = """
import ctypes, pathlib, sys
import PySide6.QtWidgets
if sys.platform == "linux":
    ctypes.CDLL(str(pathlib.Path(PySide6.__file__).parent / "Qt/plugins/platforms/libqxcb.so"))
"""
QT_MENDS = {  # by the program that installs them; libqxcb, the screen's plugin, wants the xcb family
    "apt-get": "apt-get install -y libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-xkb1 "
    "libxkbcommon-x11-0 libxkbcommon0",
    "dnf": "dnf install -y dbus-libs fontconfig libglvnd-egl libglvnd-glx libxkbcommon-x11 xcb-util-cursor "
    "xcb-util-image xcb-util-keysyms xcb-util-renderutil xcb-util-wm",
    "pacman": "pacman -S --needed dbus fontconfig libglvnd libxkbcommon-x11 xcb-util-cursor xcb-util-image "
    "xcb-util-keysyms xcb-util-renderutil xcb-util-wm",
}


def need_venv(job: Job) -> None:
    """Raises `Trouble` if this Python cannot make environments; root on Debian installs what it lacks."""
    if lacks_venv() and can_apt() and debian_python():
        apt(job, venv_mend())
    if lacks_venv():
        raise Trouble("no-venv")


def lacks_venv() -> bool:
    """Whether this Python came without the modules that make environments (Debian's and Ubuntu's does)."""
    importlib.invalidate_caches()
    return any(importlib.util.find_spec(module) is None for module in ("venv", "ensurepip"))


def debian_python() -> bool:
    """Whether this Python is the system's own, on Debian, Ubuntu or their kin."""
    return sys.base_prefix == "/usr" and shutil.which("apt-get") is not None


def venv_mend() -> str:
    """The command, or the page, that provides those modules."""
    if debian_python():
        return "{}apt-get install -y python{}.{}-venv".format(sudo(), *sys.version_info)
    return PYTHON_ORG


def can_apt() -> bool:
    """Whether we may install system packages ourselves: as root on Debian, Ubuntu and their kin."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def sudo() -> str:
    """The prefix with which an ordinary user installs system packages."""
    return "" if os.name == "nt" or os.geteuid() == 0 else "sudo "


def apt(job: Job, command: str) -> None:
    """Installs system packages, updating the lists if need be; the caller checks whether it helped."""
    job.tell("apt", command=command)
    try:
        run(job, command.split())
    except Trouble:
        with contextlib.suppress(Trouble):
            run(job, ["apt-get", "update"])
            run(job, command.split())


def see_to_qt(job: Job) -> None:
    """Tells the user if windows cannot open on this machine; root on Debian installs what is lacking."""
    library = lacking_library(job.house)
    if library and can_apt():
        apt(job, QT_MENDS["apt-get"])
        library = lacking_library(job.house)
    if library:
        job.tell("no-qt", library=library, mend=qt_mend())


def lacking_library(house: House) -> str:
    """The first system library that Qt does not find; empty if it finds all."""
    command = [str(house.python), "-I", "-c", QT_CHECK]
    child = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"(lib[^\s:]+\.so[.\d]*): cannot open", child.stderr)
    if found:
        return found.group(1)
    return child.stderr.strip().splitlines()[-1] if child.returncode else ""


def qt_mend() -> str:
    """The command, or the page, that provides Qt's libraries."""
    for installer, command in QT_MENDS.items():
        if shutil.which(installer):
            return sudo() + command
    return "https://doc.qt.io/qt-6/gettingstarted.html"
