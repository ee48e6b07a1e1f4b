"""Shooting (pp. 25-27, with the arms of pp. 6-10, the works of pp. 13-14 and the sight of pp. 24-25).

The order to shoot                                          orders
A shot as the battle stands, the row it is fired with 12     shot
What a shot needs: each modifier, and their sum      25-26  factors
What is against a shot, and whom one shoots at first 24-27  objections
What the dice make of shots: hits, saves, casualties 4-25   resolution
What happened                                               events
"""
