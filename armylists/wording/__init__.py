"""Wording: what the army builder has to say, in Spanish and in English, by the message catalogue.

names        what ids are called, and where something stands in a roster
problems     problems, warnings, lines of the points
changes      edits, as orders and as titles to undo them by; in what two armies differ
army_names   what armies, leaders and units are called
bad data     what is wrong with a file and how to mend it
"""
