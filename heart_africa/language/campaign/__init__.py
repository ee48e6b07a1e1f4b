"""What is a campaign's own in the language of orders.

Names of players and battles  names
Orders said shorter           shorthands
"""
