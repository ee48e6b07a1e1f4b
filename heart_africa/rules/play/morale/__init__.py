"""Morale tests (p. 28).

What makes a unit test, now and with more casualties  28     causes
Who never tests              4-15                           never
What has to be measured      28                             news
What a unit owes now, what is against an order  28          owing
Taking the tests, flight     28                             dice
Gunboats and dhows           10, 15                         vessels
What reached a unit, what happens in the morale phase       events
"""
