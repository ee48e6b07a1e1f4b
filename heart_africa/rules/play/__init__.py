"""Part three: the game (pp. 23-28).

Close combat              close_combat
Fires and smoke           fires
Morale tests              morale
Movement                  movement
Reloading                 reloading
The sequence of the turn  sequence
Shooting                  shooting
"""
