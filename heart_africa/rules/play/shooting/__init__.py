"""Shooting (pp. 25-27, with the arms of pp. 6-10, the works of pp. 13-14 and the sight of pp. 24-25).

The order to shoot                                          orders
A shot as the battle stands                                 shot
The row that a figure shoots with: reach, bonus      12     weapons
What a shot needs: each modifier, and their sum      25-26  factors
What is against a shot                               24-27  objections
Whom one has to shoot at first                       26     priorities
What the dice make of a volley, shot by shot         23-25  resolution
Saves, casualties, splash, breaches                  4-15   effects
What happened                                               events
"""
