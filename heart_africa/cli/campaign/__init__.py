"""The keeper of campaigns at the terminal: begun, ordered about, read, mended, exchanged with its players.

Where campaigns are kept            shelf
A line carried out                  session
Line after line, from a script      playing, play
An order as a command of its own    ordering
Begun, joined, listed               founding
A battle and its result             battles, engaging, results
Read                                status, standings, ledgers, stories
Put right                           mending
Out and in                          files, post, pages
"""
