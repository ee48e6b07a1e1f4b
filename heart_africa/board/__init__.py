"""The geometry of a free table: what lies and stands where, and what the rules ask of it.

What lies and stands where              layout, extents, ground, table_file
The only door to Shapely                shapes
Layout and battle in one                scene
What is measured and why, close or not  findings, arcs, radii
Who sees whom                           sight
Shots filled in                         shots
Ways over the table                     ways
Moves filled in                         moves
Deployment, arrivals, ambushes          places
The shortest order that says the same   measured_orders
The record beside the battle's journal  table_record
What speaks against an order of it      table_objections
Walls that shots have opened            breaches
Tables drawn by lots                    drawn_tables
Distances as the table shows them       distances

Distances in inches, spots from the south-west corner of the table, the long side running east; facings in
degrees clockwise from north. Nothing here decides a rule: it fills in the facts that people would else
measure and say.
"""
