"""The shapes of the book's tables: a strict model for each file of `data/`.

Part one, organising the army: works, boats, leaders, scouts   organisation
Part two, preparing the game                                   preparation
Choosing the pieces of terrain, cover, a free table            terrain
Part three, the turn: shooting, close combat, morale           play
Part five, the campaign                                        campaign
What the tables have in common; which of their rows hold       printed
"""
