"""What is read out of a battle's journal: passages for a report, flat rows, statistics. Nothing is saved.

One flat row for each roll                                rows
Dice, luck and losses; when the battle turned             statistics
The chronicle of a campaign in prose                      campaign_chronicle
The result of a finished battle, for its campaign         campaign_result
An act: its turn, step and unit, and it told in words     outcomes
"""
