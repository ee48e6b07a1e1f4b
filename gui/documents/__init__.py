"""What lies open on the desk: an army, a battle, a campaign, with its file and a way back. No Qt here.

The open army: its file, what was done, undo              army
The open battle                                           battle
The open campaign                                         campaign
A battle of the open campaign at the desk's own table     campaign_battle
The person's own figures, as the terminal keeps them too  collection
A companion game that lies open, and the shelf of them    companions
A file that was dropped on the window                     dropped_files
A journal that lies open on the desk                      journal
The map of the open battle, and what hands do on it       map
The library of a person's journals                        library
The computer as a player of the open battle               opponent
Armies brought to the open battle                         muster
What a player is going to send his organiser              outbox
"""
