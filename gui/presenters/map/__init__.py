"""What the map shows, worked out without a screen: figures, names, lists, distances, strewn trees.

Which names stand where                               names
What a draft would be, in words                       draft
The figures of a table as they are drawn              figure_looks
The table as a plan on paper                          plan
The moments of a battle as they are played back       replay
Trees, tufts and stones strewn over an area           scatter
What a figure sees and may shoot, why not the others  sight
The terrain editor in words                           terrain
What the table has found, in words                    wording
"""
