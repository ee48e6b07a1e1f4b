"""Shots filled in from where figures stand (pp. 24-27).

One shot                     aims, obstructions
Who stands about, how far    neighbours
Whom one may shoot at first  targets, army_targets
"""
