"""What every process of the tests is spared: compiling the same sources again, and counting what never goes.

Where Python is told to write no bytecode beside the sources, it lies in the person's cache instead, for the
processes that the tests start too; what pip compiled stands in for the libraries there. Of two processes that begin with
nothing compiled, one begins with the first test file and one with the last, and each finds half of it done. Where there is a
disk in memory with room on it, the folders of the tests lie there: everything kept is forced to disk some ten thousand times,
and no test pulls the plug.
"""

import gc
import os
import shutil
import sys
import sysconfig
from collections.abc import Generator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import platformdirs
import pytest

_PLENTY = 1_000_000
"""So many new objects are made within a test file before any are looked through: the rulebook alone is hundreds of thousands."""
_MEMORY = Path("/dev/shm")  # noqa: S108  # pytest makes a folder there that nobody else may read
_ROOM = 4_000_000_000
"""So many bytes are to be free there: more than a run that keeps the folders of its failures takes."""


def spare() -> None:
    """Begin as early as can be: what has been imported before was compiled for nothing."""
    gc.set_threshold(_PLENTY, 20, 20)
    if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))
    if sys.dont_write_bytecode and sys.pycache_prefix is None:
        sys.dont_write_bytecode = False
        sys.pycache_prefix = platformdirs.user_cache_dir("heart-africa-tests")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        for libraries in {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")}:
            _lend(Path(libraries), Path(sys.pycache_prefix))


def _lend(libraries: Path, cache: Path) -> None:
    """What is compiled beside these libraries, by links into the cache; Python sees to what is out of date."""
    lent = cache / libraries.relative_to(libraries.anchor)
    if lent.exists():
        return
    for folder, below, files in os.walk(libraries):
        if folder.endswith("__pycache__"):
            within = lent / Path(folder).parent.relative_to(libraries)
            within.mkdir(parents=True, exist_ok=True)
            for name in files:
                with suppress(OSError):  # another process was quicker, or there are no links here
                    (within / name).symlink_to(Path(folder, name))
        elif "site-packages" in below and libraries.name != "site-packages":
            below.remove("site-packages")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Read the test files from the last to the first in every second process of a whole run."""
    number = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    if int(number) % 2 and session.config.args == session.config.getini("testpaths"):
        tests = Path(__file__).parent
        for path in sorted(tests.rglob("test_*.py"), reverse=True):
            with suppress(Exception):  # whatever is wrong with it, its collection says
                import_module(".".join(path.relative_to(tests.parent).with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What stands now stands to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Clear up after each test file; what stands then was read once for all, and is looked through no more."""
    yield
    if nextitem is not None and nextitem.path != item.path:
        gc.collect()
        gc.freeze()


spare()
