"""*Last Stand at Isandlwana* at the desk, in facts and words.

The map and what stands on it              board
The game as the page of companions has it  desk
What is chosen on the map                  groups
Orders with cost, hit number and odds      offers
The owner's own map, hex by hex            own_map
"""
