"""Deployment (pp. 20-22). In what order the sides deploy is the business of the battle.

The orders                                                   orders
Where a unit may begin, how many, what may stay off          places
Ambushes: how many, where, what betrays them                 ambushes
"""
