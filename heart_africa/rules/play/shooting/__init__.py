"""Shooting (pp. 25-27, with the arms of pp. 6-10, the works of pp. 13-14 and the sight of pp. 24-25).

The order to shoot                       orders
A shot as the battle stands              shot
The row that a figure shoots with  12    weapons
What a shot needs, each modifier   25-26 factors
What is against a shot             24-27 objections
Priorities                         26    priorities
A phase of shots, a volley         23-25 resolution
Saves, casualties, splash, breaches 4-15 effects
What happened                            events
"""
