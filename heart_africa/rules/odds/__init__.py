"""Exact chances, by the rules' own checks and resolutions: whole numbers of cases, divided once at the end.

One shot                        shots
Many shots, and who falls            volleys: wounds, blows, dealing
A machine gun's burst, vessels  guns
One against one, two on one     duels
So many against so many         melees
Markers and flight              morale
How far                         movement
A volley's hits                 allocation
Every face tried                every_face
"""
