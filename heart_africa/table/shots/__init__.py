"""Shots as the referee asks for them, filled in from where figures stand (pp. 24-27).

One shot                      aiming, walls, sighting, gaps, behind, ranges
Who stands about and comes    neighbours, advancing
Whom one may shoot at first   targets, legal
"""
