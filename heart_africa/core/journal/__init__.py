"""The journal: what was ordered, with what dice and what came of it, one entry after another, never changed.

It knows nothing of any one game.

What an entry says                            records
What a game has to answer                     rules
Entries as text and back                      codec
The chain of entries                          chain
What stands, undo, correction                 journal
One earlier act put right                     amendments
Dice that a check has met before              dice_cache
The same check asked again                    check_names
What today's rules say of old acts            audit
What every event of every game has in common  events
"""

from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import (
    Act,
    Command,
    Correction,
    Entry,
    EventRecord,
    Origin,
    Record,
    Redo,
    Roll,
    Stamp,
    Undo,
)
from heart_africa.core.journal.rules import Rules

__all__ = [
    "Act",
    "Command",
    "Correction",
    "Entry",
    "EventRecord",
    "Journal",
    "Origin",
    "Record",
    "Redo",
    "Refused",
    "Roll",
    "Rules",
    "Stamp",
    "Undo",
]
