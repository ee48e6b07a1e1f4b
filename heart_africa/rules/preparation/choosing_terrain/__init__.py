"""Choosing the pieces of terrain (pp. 17-20).

What an environment demands  verdict
A table drawn at random      proposals
"""
