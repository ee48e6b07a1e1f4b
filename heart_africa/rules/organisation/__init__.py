"""Part one: organising the army (pp. 4-15).

Capturing baggage at the end of the Shooting phase  baggage
Boats and the waters of a gunboat                   boats
Field fortifications, barricades and fences         fortifications
Figures that belong to no unit                      independents
Leaders                                             leaders
Scouts as guides                                    scouts
Tembas and similar fortified buildings              tembas
Stake traps                                         traps
"""
