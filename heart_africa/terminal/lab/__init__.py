"""`lab`: many games by the computer's players, counted.

Which experiments there are, what one consists of     overview
An experiment being run                               run
What came of it: the report, games to look at         results
What all of them need                                 options
"""
