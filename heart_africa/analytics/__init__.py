"""What is read out of a battle's journal: passages for a report, flat rows, statistics. Nothing is saved.

Acts by turn, step and unit                               passages
One flat row for each roll                                rows
Dice, luck and losses; when the battle turned             statistics
The chronicle of a campaign in prose                      campaign_chronicle
The result of a finished battle, for its campaign         campaign_result
An act in words, similar events in one sentence           outcomes
"""
