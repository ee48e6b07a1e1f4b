"""What is read out of a battle's journal: passages for a report, flat rows, statistics. Nothing is saved.

Acts by turn, step and unit                               passages
One flat row for each roll                                rows
Dice, luck and losses; when the battle turned             statistics
The chronicle of a campaign in prose                      campaign_chronicle
A battle that our own referee has seen to its end         campaign_result
What came of an act, told to people, crowds at once       outcomes
"""
