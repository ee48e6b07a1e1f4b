"""*Zulus on the Ramparts!* at the terminal.

`cards`: what the cards of a set say  cards
"""
