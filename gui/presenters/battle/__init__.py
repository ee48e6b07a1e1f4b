"""What the battle page says: battles to choose, setting up, the board, the log, the end.

Where the evening stands            progress
Every other order, by its phase     other_orders
Before the first turn               setup
The computer as a player            computer
How it ended                        ending
What forms and cards know of it     order_context, measured
An order on its card                card
The journal of a battle in words    journal
"""
