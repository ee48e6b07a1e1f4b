"""How the program is started from a bare Python: standard library only, nothing of the program imported.

What is said                    messages
What was asked for              arguments
Where everything lies           paths
What can stop us                faults
Child processes, one at a time  processes
What the system must bring      system
The environment, the way        main
"""
