"""What the battle page says: battles to choose, setting up, the board, an order's form, the log, the end.

Which battles there are      starting
Where the evening stands     standing
Both armies                  armies
What comes next              due
An order as a form           forms
Before the first turn        preparing
What has happened            log
How it ended                 ending
"""
