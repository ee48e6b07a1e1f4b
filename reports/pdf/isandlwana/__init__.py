"""*Last Stand at Isandlwana* on paper.

The map over several pages, and its turn track  map
What its counters show                          emblems
"""
