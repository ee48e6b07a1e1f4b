"""The journal: each order, its dice and its events, entry after entry, never changed.

It knows nothing of any one game.

What an entry says, what every event has                      records
Entries as text and back, their chain                         codec
What stands, undo, correction; dice kept; what a game answers journal
"""
