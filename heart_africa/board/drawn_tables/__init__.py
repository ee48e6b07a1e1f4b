"""Tables drawn at random: the pieces that the dice of an environment propose, as shapes.

Random numbers, outlines, the table in the making, each kind of piece  pieces
A whole table, and single pieces to be laid by hand                    drawn_table
"""
