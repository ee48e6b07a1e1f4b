"""Qt item models over panels: rows that a list or a table shows.

Rows of words as a table or a list  grid
A journal as a tree                 log
"""
