"""What the armies page says: the start, the roster, the troops that may join, the verdict, the repairs.

Before an army is open                                     start
What may join the army, at what price, why not             troops
The open army on the desk                                  builder
The cards of a roster                                      cards
What several parts of the armies page say in the same way  common
What one roster has otherwise than another                 differences
An army sent and received                                  exchange
Many armies drawn by lot for one wish                      random_batch
"""
