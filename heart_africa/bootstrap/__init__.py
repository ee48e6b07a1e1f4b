"""How the program is started from a bare Python: standard library only, nothing of the program imported.

The messages of a start         messages
The command line                arguments
Where everything lies           paths
What can stop a start           faults
Child processes, one at a time  processes
What the system must provide    system
Preparing and handing over      main
"""
