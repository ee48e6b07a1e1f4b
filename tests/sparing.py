"""What every process of the tests is spared: compiling the same sources again, and counting what never goes.

Where Python is told to write no bytecode beside the sources, it lies in the person's cache instead, for the
processes that the tests start too.
"""

import gc
import os
import sys

import platformdirs
import pytest

_PLENTY = 100_000
"""So many new objects are made before any are counted: the tests and the rulebook alone are millions."""


def spare() -> None:
    """Begin as early as can be: what has been imported before was compiled for nothing."""
    gc.set_threshold(_PLENTY, 20, 20)
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
