"""What the campaign page shows: pure functions from the open campaign to panels already worded.

The page as a whole: start, head, papers  page
What can be read of a campaign            analytics
What leaves a campaign, and comes         files
Orders of a campaign as forms             order_context
The players                               players
The half year that is on                  turn
"""
