"""The language of orders: what people type, as commands of a game, and commands as people type them.

A line is a verb, whom it is for, and options; dice stand after `=`, an umpire's reason after `!`. The
grammar is read off the commands themselves and what their fields declare (`core/fields.py`), its words off
the message catalogue (`orders.ftl`); both languages are always understood. Whom names mean, each game says.

A line cut into words                                          lines
What a command consists of, and its words in the catalogue     order_fields
What a word finds in the lists                                 lookup
A word as a value                                              values
A value as a word                                              writer
A line as a command, and completed while it is typed           reader
What is a battle's own in the language of orders               battle
What is a campaign's own in the language of orders             campaign
What the rules say and the program named, said to people       narration
The table of troops (p. 12) in words                           characteristics
How a companion is told; whom its words may mean               companions
The words of *Zulus on the Ramparts!*; what a card of it says  zulus, zulus_cards
The computer's advice for it, in words                         zulus_advice
The words of *Last Stand at Isandlwana*                        isandlwana
The words of *Dark Kingdoms*                                   kingdoms
What the cards of *Dark Kingdoms* say                          kingdoms_cards
What the laboratory tries and counts                           experiments

What a game has of its own stands in a room of its own: `battle`, `campaign`. The terminal and the desk
both stand on this language, and neither on the other.
"""
