"""The keeper of campaigns at the terminal: begun, ordered about, read, mended, exchanged with its players.

Where campaigns are kept            library
A line carried out                  session
Line after line, from a script      prompt, play
An order as a command of its own    order_commands
Begun, joined, listed               new
A battle and its result             battles, engagements, results
Read                                status, standings, ledger, stories
Put right                           corrections
Out and in                          files, mail, html
"""
