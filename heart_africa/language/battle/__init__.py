"""What is a battle's own in the language of orders, and what both edges say of it.

Names and codes of the figures      names
Orders said shorter                 shorthands
Who reads them                      reader
Words for what a battle has         words
Words for the state of a unit       states
A choice that an order leaves open  answers
What a line may become              completion
"""
