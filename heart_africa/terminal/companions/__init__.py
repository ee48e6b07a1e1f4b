"""The commands that every companion game has: functions that take the game before all else.

`rule`, `rulings`, `coverage` of its rulebook  rules
`pack list|show|check|set|export`              packs
What every game of one is at the terminal      session
One of several hands, and the computer at it   seats
A game begun                                   new
A question put to a position                   position
What the cards of its set say                  cards
The options of a question to the rulebook      questions
What the computer advises                      advice
Its set on paper, the story of a game          papers
How its set plays, over many games             balance
Keys, orders and states as files               mail
"""
