"""Close combat (pp. 26-28).

Moving into contact                                       26-27  contact
Evading, breaking off                                     26-28  leaving
The order to fight                                           27  orders
Figures as they fight, what a score is made of               27  scores
Who touches and who fights whom, what is against a fight     27  objections
What the dice make of it                                     27  resolution
What happens, as facts that are told and kept                27  events
"""
