"""Every refusal of the tables is worded, and given by somebody."""

import re
from pathlib import Path

import pytest

import heart_africa.rules.referee
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.rules.book.printed import Reason, message
from tests.referee.referred import BOOK

SOURCES = {"moving": "movement/*.py", "arriving": "arrivals.py"}
"""Where the orders are to which a table of refusals belongs."""
GAME = Path(heart_africa.rules.referee.__file__).parent
ROWS = [("moving", row) for row in BOOK.moving.refusals] + [
    ("arriving", row) for row in BOOK.arriving.refusals
]


@pytest.mark.parametrize(("area", "row"), ROWS, ids=[row.when for _, row in ROWS])
def test_a_refusal_is_worded_and_given(area: str, row: Reason) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in GAME.glob(SOURCES[area]))

    assert all(has(lang, message(area, row)) for lang in LANGUAGES)
    assert re.search(rf'"{row.when}"', source)
