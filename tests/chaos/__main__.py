"""The long run: `python -m tests.chaos [TRIES] [SEED]`; at its end stands the table."""

import os
import sys

import pytest


def main(tries: str = "1000", seed: str = "13") -> int:
    """Run all attacks so often, from that seed."""
    os.environ.update(HEART_AFRICA_CHAOS=tries, HEART_AFRICA_SEED=seed)
    return pytest.main(["-q", "-n", "0", os.path.dirname(__file__)])  # noqa: PTH120  # pytest wants text


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
