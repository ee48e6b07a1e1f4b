"""What is a battle's own in the language of orders, and what both edges say of it.

Names and codes of the figures      names
Orders said shorter                 shorthands
Who reads and completes them        reader
Words for a battle and its units    words
A choice that an order leaves open  answers
"""
