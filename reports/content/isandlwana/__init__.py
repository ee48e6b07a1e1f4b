"""What is printed of *Last Stand at Isandlwana*, as values.

The map and the counters  pieces
The rules on a sheet      reference
A game told in prose      story
"""
