"""Part four of the book: the army lists (pp. 29-36).

The general rules        29     data/general.toml   legality
The twelve lists      30-36     data/lists/*.toml   models, catalogue, in_force
A player's choices              roster, roster_file, edits
What it costs                   points
Whether it is allowed           legality, assignment, repairs, additions
"""
