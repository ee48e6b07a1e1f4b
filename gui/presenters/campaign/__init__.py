"""What the campaign page shows: pure functions from the open campaign to panels already worded.

What can be read of a campaign        analytics
What leaves a campaign                files
The journal of a campaign in words    journal
Long rows of things in words          lazy_rows
The ledger of hongos as a table       ledger
A file that somebody sent             mail
Orders of a campaign as forms         order_context
The papers of a campaign at the desk  papers
The players                           players
Before a campaign is open             start
The half year that is on              turn
A campaign in words                   words
"""
