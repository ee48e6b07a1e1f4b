"""The adjudication card: what is asked, what is needed and why, the chances, before the dice.

What is asked and answered   asking
Numbers, sums and chances    telling
Answers kept meanwhile       drafts
A card put together          making
Shots                        shot, shot_facts, answering
Close combat                 melee
Morale, spells, rallying     nerve
Movement                     moving
What an order leaves open    choices
Every other order            others, trying
An order as a form           forms
Which order has which card   cards
"""
