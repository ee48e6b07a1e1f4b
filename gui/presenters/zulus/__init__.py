"""*Zulus on the Ramparts!* at the desk, in facts and words.

The map and what stands on it              board
The game as the page of companions has it  desk
Orders with their odds and why not         offers
"""
