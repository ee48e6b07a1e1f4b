"""What every test has at hand."""

import gc
import os

import pytest
from hypothesis import settings

from heart_africa.core.citations import Rulebook
from heart_africa.core.messages import STRICT

os.environ.setdefault(STRICT, "1")
"""A message that lacks a fact fails whatever test says it, in other processes too."""

# Books, lists and windows stay; looking through them as often as usual takes a twentieth of a run.
gc.set_threshold(200_000, 50, 100)

EXAMPLES = int(os.environ.get("HEART_AFRICA_EXAMPLES", "16"))
"""How many examples a law is tried on in every run; more on a free evening."""
settings.register_profile("house", deadline=None, max_examples=EXAMPLES)
settings.load_profile("house")  # speed is measured in benchmarks, never in a test
pytest_plugins = [
    "tests.golden.kept_files",
    "tests.terminal.campaign.examples",
    "tests.postgres",
    "tests.rule_coverage",
]


@pytest.fixture(scope="session")
def rulebook() -> Rulebook:
    """The project's own rulebook."""
    return Rulebook()
