"""*Dark Kingdoms*: the Britain of the fifth century for three or four players.

What the box prints, as the rules read it      components
What the rulebook says in numbers              numbers
What a pack of it holds                        pack
In what a pack breaks a rule                   pack_checks
The packs that it has                          packs
Where the territories of a pack are drawn      drawing
The game as one of the shelf                   description
"""
