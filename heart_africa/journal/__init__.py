"""The journal: what was ordered, with what dice and what came of it, one entry after another, never changed.

It knows nothing of any one game.

What an entry says                  deeds
What a game has to answer           rules
Entries as text and back            codec
The chain of entries                chain
What stands, undo, correction       book
One earlier act put right           amending
Dice that a check has met before    recall
The same check asked again          questions
What today's rules say of old acts  audit
"""

from heart_africa.journal.book import Journal, Refused
from heart_africa.journal.deeds import Act, Correction, Deed, Entry, Fact, Origin, Redo, Roll, Stamp, Undo
from heart_africa.journal.rules import Rules

__all__ = [
    "Act",
    "Correction",
    "Deed",
    "Entry",
    "Fact",
    "Journal",
    "Origin",
    "Redo",
    "Refused",
    "Roll",
    "Rules",
    "Stamp",
    "Undo",
]
