"""Files that a test keeps: `--golden-write` writes them anew, for somebody to read before they are committed."""

from collections.abc import Callable
from pathlib import Path

import pytest

Kept = Callable[[Path, str], None]
"""Hold a text against the file that is kept of it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The way to write the files anew."""
    group = parser.getgroup("golden files")
    group.addoption("--golden-write", action="store_true", help="write anew the files that tests keep")


@pytest.fixture(scope="session")
def kept(request: pytest.FixtureRequest) -> Kept:
    """Compare with the kept file; with `--golden-write`, write it."""
    writes = bool(request.config.getoption("--golden-write"))

    def _kept(path: Path, text: str) -> None:
        if writes:
            path.write_text(text, encoding="utf-8", newline="\n")
        assert text == path.read_text(encoding="utf-8")

    return _kept
