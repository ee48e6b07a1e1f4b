"""Speed, measured and printed, never asserted: `python -m benchmarks.legality` and its neighbours."""
