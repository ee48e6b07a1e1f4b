"""*Dark Kingdoms*: the Britain of the fifth century for three or four players.

What the box prints, as the rules read it      components
What the rulebook says in numbers              numbers
What a pack of it holds                        pack
In what a pack breaks a rule                   pack_checks
The packs that it has                          packs
Where the territories of a pack are drawn      drawing
Exact chances                                  odds
The game as one of the shelf                   description
How a game stands                              state
What happens                                   events
Resource cards, pieces, their supplies         piles
Fame and Britannia cards                       cards
The set-up, a round, its production            rounds
What resources buy                             realm
Battles, attacks, sieges, plunder              combat
Moves by land and sea                          marches
Points, and the end of the game                victory
Printed values that a box has to say           saying
Orders, and what follows by itself             game
What a player may know                         secrets
Positions as files                             position
What an order brings at once                   judge
What it is worth to who plans                  planner
Players of the computer's                      players
Games of theirs, counted                       balance
"""
