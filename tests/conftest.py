"""What every test has at hand."""

import pytest

from heart_africa.citations import Rulebook

pytest_plugins = ["tests.postgres", "tests.rule_coverage"]


@pytest.fixture(scope="session")
def rulebook() -> Rulebook:
    """The project's own rulebook."""
    return Rulebook()
