"""Many games of one kind, played by the computer: what is tried, counted and said with how sure it is.

It knows no game. A trial is any function of a `Chance`; the same seed gives the same results, however many
processes share the work. No rule leans on it: rules are handed dice, here they are thrown.

Dice and lots of a seed              chance
A trial, many times                  trials
Shares, means, how sure they are     tally
The report of a set's balance        report
"""
