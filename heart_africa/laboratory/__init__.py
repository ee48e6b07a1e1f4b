"""Many games of one kind, played by the computer: what is tried, counted and said with how sure it is.

It knows no game: one is tried through `core.playable.Playable`. The same seed gives the same games,
whoever plays them. No rule leans on it: rules are handed dice, here they are thrown. Where games are kept,
it is told.

Dice and lots of a seed                            chance
An experiment as a file, its cells                 experiment
Some games, as a worker plays them                 games
By which rules they are played                     mark
What is still to be played, and when it is enough  run
Who plays: Dask's workers, or this process         workers
Shares, means, strengths, how sure they are        statistics
What the games of an experiment came to            figures
The report of a set's balance                      balance
"""
