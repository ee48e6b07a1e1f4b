"""The adjudication card: what is asked, what is needed and why, the chances, before the dice.

A card put together        panel
Shots                      shot, shot_facts
Close combat               melee
Morale, spells, rallying   morale
Movement                   movement
The chances of a throw     outcomes
Which order has which card,
answers kept meanwhile     cards
"""
