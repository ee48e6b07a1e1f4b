"""The sample battle and the sample campaign that come with the program are the golden ones."""

from pathlib import Path

import pytest

from resources import ROOT


@pytest.mark.parametrize(
    "golden",
    [
        "battles/encounter.journal.jsonl",
        "battles/map.journal.jsonl",
        "battles/map.journal.table.jsonl",
        "campaign/lagos.journal.jsonl",
    ],
)
def test_a_sample_is_the_golden_one(golden: str) -> None:
    kept = Path(__file__).parent / golden
    assert (ROOT / "samples" / kept.name).read_bytes() == kept.read_bytes()
