"""The keeper of campaigns at the terminal: begun, ordered about, read, mended, exchanged with its players.

A line carried out                                              session
An order as a command of its own                                order_commands
Begun, joined, listed                                           new
A battle and its result                                         battles, engagements, results
Read                                                            status, standings, ledger, stories
Out and in                                                      files, mail, html
A half year as people type it                                   dates
A campaign as a game that the terminal keeps                    game
The arguments and options that several campaign commands share  options
What the keeper says                                            wording
"""
