"""An army in a line of text that one sends to others (`HA1:...`).

pile       many small numbers in one large number, each in no more room than it needs
text       names, letter by letter, as likely as the letters before make them
forms      how each kind of value is written: one description for both directions
layout     the form of a roster, version 1: never changed once published
"""
