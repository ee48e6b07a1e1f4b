"""Other games about the same years, each a package of its own beside the main one.

A companion leans on `heart_africa.core` and on nothing else of the house: no chapter of the main game, no
other companion. What its box prints and its rulebook does not say comes from a pack of components.

Packs of what a box prints                 packs
Positions as files                         positions
A printed value asked for in questions     asking
A printed value said as it is needed       stated
A box opened, and what its owner says      box
An order carried out, and drawing by lot   run
How any game stands on the table           table
Orders and events as a journal asks        rules
Games played out by the computer           trial
What a player may know                     secrets
Players around a table who hide something  seats
What a game says of itself                 companion
*Zulus on the Ramparts!*, both editions    zulus
*Dark Kingdoms*                            kingdoms
*Last Stand at Isandlwana*                 isandlwana
"""
