"""An army in a line of text that one sends to others (`HA1:...`).

pile       many small numbers in one large number, and names, in no more room than each needs
forms      how each kind of value is written: one description for both directions
"""
