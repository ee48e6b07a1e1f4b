"""*Dark Kingdoms* on paper.

Cards, nine to a page            cards
The map, whole and in parts      map
Players' boards                  mats
What counters and the map show   emblems
"""
