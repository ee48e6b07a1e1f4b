"""Tembas and similar fortified buildings (pp. 13-14).

    building    walls, rooms, loopholes, and who passes through what
    roofs       climbing up, jumping down, breaking through, setting alight

Shots at those inside, and breaches, stand with the shooting; lighting a roof by hand, with the fires.
"""
