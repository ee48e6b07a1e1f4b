"""How the program is started from a bare Python: standard library only, nothing of the program imported.

What is said                      words
What was asked for                wish
Where everything lies             house
What can stop us                  troubles
Child processes, one at a time    children
What the system must bring        system
The environment                   environment
The way through                   way
"""
