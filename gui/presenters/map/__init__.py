"""What the map shows, worked out without a screen: figures, names, lists, distances, strewn trees.

Distances that matter about a figure                  circles
What a draft would be, in words                       draft
The figures as a list                                 figure_list
The figures of a table as they are drawn              figure_looks
What table files are called on the desk               files
What the signs on the map mean                        legend
The table as a plan on paper                          plan
The moments of a battle as they are played back       replay
The ruler                                             ruler
Trees, tufts and stones strewn over an area           scatter
What a figure sees and may shoot, why not the others  sight
The terrain editor in words                           terrain
What the table has found, in words                    wording
"""
