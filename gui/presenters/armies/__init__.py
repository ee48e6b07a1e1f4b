"""What the armies page says: the start, the roster, the troops that may join, the verdict, the repairs.

The open army on the desk                                  builder
The cards of a roster                                      cards
What several parts of the armies page say in the same way  common
What one roster has otherwise than another                 differences
An army sent and received                                  exchange
Many armies drawn by lot for one wish                      random_batch
"""
