"""The terminal's shell for any game of which journals are kept: battles, campaigns, and what comes after.

A game brings its rules and says the rest in a `KeptGame` and a `Session`: how its orders are read, how it is
worded, which verbs it has beside those of every game. CONTRIBUTING tells how another one is added.

What a game says of itself, with the verbs of its prompt          description, session
Who answers, whence dice come                                     dice
A line as an order; how one types                                 orders
Back and forth in a journal, told, as a script, for programs      history
Where journals are kept, and whether they are well                library
The commands that every game has, in one table                    commands
Those that play, correct, read and move journals                  play, corrections, archive, files
What is worded alike in every game                                wording
Keys, states and orders between machines                          mail
"""
