"""What is a battle's own in the language of orders.

Names and codes of the figures  names
Orders said shorter             shorthands
Who reads them                  speaking
"""
