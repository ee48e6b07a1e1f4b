"""Every refusal of the tables is worded, and given by somebody."""

import re
from pathlib import Path

import pytest

import heart_africa.game
from heart_africa.conditions import message
from heart_africa.messages import LANGUAGES, has
from heart_africa.tables.printed import Reason
from tests.game.referred import BOOK

GAME = Path(heart_africa.game.__file__).parent
ROWS = [("moving", row) for row in BOOK.moving.refusals] + [
    ("arriving", row) for row in BOOK.arriving.refusals
]


@pytest.mark.parametrize(("area", "row"), ROWS, ids=[row.when for _, row in ROWS])
def test_a_refusal_is_worded_and_given(area: str, row: Reason) -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (GAME / area).glob("*.py"))

    assert all(has(lang, message(area, row)) for lang in LANGUAGES)
    assert re.search(rf'"{row.when}"', source)
