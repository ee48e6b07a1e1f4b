"""The shapes of the book's tables: one strict model for each file of `data/`.

Ambushes as data                                               ambushes
Later arrivals as data                                         arrivals
The order of arrivals as data                                  arriving
Baggage and its capture as data                                baggage
Boats as data                                                  boats
The campaign as data                                           campaign
Choosing the pieces of terrain, as data                        choosing_terrain
Close combat as data                                           close_combat
Cohesion of units as data                                      cohesion
Choosing a scenario and deploying for it, as data              deployment
Fires and smoke as data                                        fires
Crossing and placing works, as data                            fortifications
What a free table needs beside the chapters                    free_table
Standard bearers and witch doctors as data                     independents
What leaders do in play, as data                               leading
Morale tests as data                                           morale
Movement as data                                               movement
The order of movement as data                                  moving
The order in which an evening is prepared, as data             preparing
What the tables of the book have in common                     printed
Reloading as data                                              reloading
What people are reminded of in each step of the turn, as data  reminders
Scouts as guides, as data                                      scouts
The turn's steps, and who moves in which, as data              sequence
Shooting as data                                               shooting
Tembas as data                                                 tembas
Terrain and cover as data                                      terrain
Stake traps as data                                            traps
Who wins, as data                                              victories
"""
