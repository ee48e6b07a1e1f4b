"""Qt item models over panels: rows that a list or a table shows.

Rows of words as a table that Qt can show            grid
Rows of a few lines each as a list that Qt can show  lines
A journal as a tree                                  log
"""
