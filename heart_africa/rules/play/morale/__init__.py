"""Morale tests (p. 28).

What makes a unit test       28                             causes
Who never tests              4-15                           never
Casualties still to come     28                             ladder
What has to be measured      28                             news
What a unit owes now         28                             owing
What is against an order     28                             objections
Taking the tests, flight     28                             dice
Gunboats and dhows           10, 15                         vessels
What happens in the morale phase                            events
What reached a unit this turn, and the tests that it makes  facts
"""
