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
