"""Shots as the referee asks for them, filled in from where figures stand (pp. 24-27).

One shot                     aims, walls, obstructions, behind, ranges
Who stands about and comes   neighbours, advance
Whom one may shoot at first  targets, legal
"""
