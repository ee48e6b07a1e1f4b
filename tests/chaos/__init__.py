"""Everything that can happen to what is kept, tried by chance from a seed: a short run in every test run.

The long one, with its table of tries and losses, is `python -m tests.chaos [TRIES] [SEED]`.

What came of every try      tally
Inputs spoilt by chance     mutants, test_formats
Files, disks, kills         test_stores
"""
