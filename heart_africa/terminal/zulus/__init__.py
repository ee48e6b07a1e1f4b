"""*Zulus on the Ramparts!* at the terminal.

The game as one that is kept                      game
How it stands, what may be done, with which odds  session
A game begun                                      new
What each order is expected to bring              advice
A question put to a position                      position
What dice make of a volley, a fire, a defence     reckoning
What the cards of a set say                       cards
The set on paper                                  papers
How a set plays, over many games                  balance
"""
