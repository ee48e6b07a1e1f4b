"""A second opinion on the rules: the book's tables written down anew, by somebody who had not seen the program's.

The opinion (`troops`, `movement`, `shooting`, `melee`, `morale`, `lists`, `campaign`) takes nothing from the program: plain
numbers with the page beside them, plain functions over plain facts. The tests beside it give both the same random
situation and compare the answers; `trying` says how many. A difference is settled by the book, never by either side.
"""
