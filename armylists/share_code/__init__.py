"""The army in a line of text that can be sent to others (`HA1:...`).

code       the code of an army, and the army of a code
forms      how each kind of value is written and read: one description for both
packing    many small numbers packed into one large number, and names, letter by letter
"""
