"""*Zulus on the Ramparts!* at the terminal.

How it stands, what may be done, with which odds  session
A game begun                                      new
What dice make of a volley, a fire, a defence     reckoning
"""
