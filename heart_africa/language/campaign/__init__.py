"""What is a campaign's own in the language of orders.

Names of players and battles                                names
Orders read, written, completed; those said shorter         reader
What prompt, desk and papers say of a campaign alike         words
Its tables, worded once for all of them                      tables
"""
