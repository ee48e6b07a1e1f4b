"""The sample battle that comes with the program is the golden Encounter."""

from pathlib import Path

from resources import ROOT


def test_the_sample_battle_is_the_golden_encounter() -> None:
    golden = Path(__file__).parent / "battles" / "encounter.journal.jsonl"
    assert (ROOT / "samples" / golden.name).read_bytes() == golden.read_bytes()
