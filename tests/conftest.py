"""What every test has at hand."""

import pytest
from hypothesis import settings

from heart_africa.citations import Rulebook

settings.register_profile("house", deadline=None)
settings.load_profile("house")  # speed is measured in benchmarks, never in a test
pytest_plugins = ["tests.golden.keeping", "tests.cli.campaign.examples", "tests.postgres", "tests.rule_coverage"]


@pytest.fixture(scope="session")
def rulebook() -> Rulebook:
    """The project's own rulebook."""
    return Rulebook()
