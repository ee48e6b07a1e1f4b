"""The desk: the desktop program for builder, referee and campaign.

One live object                             session
What a person prefers                       settings
How it looks                                theme
What can be done                            actions     as data: id, shortcut, what it does, why it is off
What a page says                            presenters  pure, without Qt: state in, frozen panels out
What is seen                                views       thin: show a panel, emit a wish
Everything together                         app
Dice for an order given at the desk         dice
What lies open on the desk                  documents
The pages, the games kept there among them  pages
Pictures of every page, and what they show  screenshots
"""
