"""Exact chances, by the rules' own checks and resolutions: whole numbers of cases, divided at the end.

One shot, many shots, a machine gun, vessels  volleys
Hits, and how many figures they fell          blows
One against one, so many against so many      melees
Markers and flight                            morale
How far                                       movement
"""
