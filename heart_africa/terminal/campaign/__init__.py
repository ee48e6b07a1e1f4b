"""The keeper of campaigns at the terminal: begun, ordered about, read, mended, exchanged with its players.

A campaign as a game that the terminal keeps                    game
A campaign at the terminal, and what its commands tell          session
The arguments and options that several campaign commands share  options
An order as a command of its own, its beginning and results     order_commands
A battle of the campaign, played here                           engagements
What the keeper says, and how it stands                         wording
Read                                                            standings, stories
What an organiser and his players send one another              mail
"""
