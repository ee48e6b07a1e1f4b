"""The journal: each order, its dice and its events, entry after entry, never changed.

It knows nothing of any one game.

What an entry says, what every event has            records
Entries as text and back, their chain               codec
What stands, undo, correction; what a game answers  journal
Checks by name, and the dice that they have met     dice_cache
"""
