"""What is a campaign's own in the language of orders.

Names of players and battles                                names
Orders said shorter                                         shorthands
What a line may become                                      completion
Who reads and writes the orders of a campaign as it stands  reader
What prompt, desk and papers say of a campaign alike         words
"""
