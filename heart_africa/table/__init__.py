"""The geometry of a free table: what lies and stands where, and what the rules ask of it.

Where everything lies      layout, bases
The only door to Shapely   shapes
Layout and battle in one   scene
What is measured and why   findings

Distances in inches, spots from the south-west corner of the table, the long side running east; facings in
degrees clockwise from north. Nothing here decides a rule: it fills in the facts that people would else
measure and say.
"""
