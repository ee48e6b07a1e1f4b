"""What every process of the tests is spared: compiling the same sources again, and counting what never goes.

Where Python is told to write no bytecode beside the sources, it lies in the person's cache instead, for the
processes that the tests start too. Where there is a disk in memory with room on it, the folders of the tests lie
there: everything kept is forced to disk some ten thousand times, and no test pulls the plug.
"""

import gc
import os
import shutil
import sys
from pathlib import Path

import platformdirs
import pytest

_PLENTY = 100_000
"""So many new objects are made before any are counted: the tests and the rulebook alone are millions."""
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


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What stands now stands to the end."""
    gc.collect()
    gc.freeze()


spare()
