"""What is read out of a battle's journal: passages for a report, flat rows, statistics. Nothing is saved.

Acts by turn, step and unit                               passages
One flat row for each roll                                rows
Dice, luck and losses                                     statistics
When the battle turned                                    turning_points
The chronicle of a campaign in prose                      campaign_chronicle
A battle that our own referee has seen to its end         campaign_result
Facts that come in crowds, each crowd told in a sentence  grouping
What came of an act, told to people                       outcomes
"""
