"""The adjudication card: what is asked, what is needed and why, the chances, before the dice.

Numbers, sums and chances  wording
A card put together        panel
Shots                      shot, shot_facts, outcomes
Close combat               melee
Morale, spells, rallying   morale
Movement                   movement
Every other order          others, every_face
Which order has which card,
answers kept meanwhile     cards
"""
