"""What the battle page says: battles to choose, setting up, the board, the log, the end.

Which battles there are      start
Where the evening stands     progress
Both armies                  armies
What comes next              due
Before the first turn        setup
What has happened            log
How it ended                 ending
An order as a form           forms, measured
An order on its card         card
"""
