"""The adjudication card: what is asked, what is needed and why, the chances, before the dice.

What is asked and answered   fields
Numbers, sums and chances    wording
Answers kept meanwhile       drafts
A card put together          panel
Shots                        shot, shot_facts, outcomes
Close combat                 melee
Morale, spells, rallying     morale
Movement                     movement
What an order leaves open    choices
Every other order            others, every_face
An order as a form           forms
Which order has which card   cards
"""
