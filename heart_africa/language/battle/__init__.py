"""What is a battle's own in the language of orders, and what both edges say of it.

Orders said shorter                 shorthands
Who reads and completes them        reader
A battle in words; whom names mean  words
A choice that an order leaves open  answers
"""
