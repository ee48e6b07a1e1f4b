"""The terminal's shell for any game of which journals are kept: battles, campaigns, and what comes after.

A game brings its rules and says the rest in a `KeptGame` and a `Session`: how its orders are read, how it is
worded, which verbs it has beside those of every game. CONTRIBUTING tells how another one is added.

What a game says of itself                                        description, session
Who answers, whence dice come                                     dice
A line as an order; how one types                                 orders
The verbs at the prompt                                           verbs
Back and forth in a journal                                       history
Where journals are kept, and whether they are well                library
The commands of the terminal        commands: play, corrections, archive, files
The arguments and options                                         options
What is worded alike in every game                                wording
What has been done, as a text, a script, for programs             log
Keys, states and orders between machines                          mail
"""
