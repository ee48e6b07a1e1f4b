"""Morale tests (p. 28).

What makes a unit test, who never does            4-15, 28  causes
What has to be measured                                 28  news
What a unit owes now, its tests, flight                 28  tests
Gunboats and dhows                                  10, 15  vessels
What reached a unit, what happens in the morale phase       events
"""
