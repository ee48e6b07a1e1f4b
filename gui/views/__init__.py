"""What is seen: thin widgets that show a panel and emit a wish.

A page, a window                          page, window, palette
The list of kept games, the log of one    library, log
An order, as a form or as a typed line    form, fields
Small widgets                             parts
The page about the program                about
The user guide                            guide
The armies page                           armies
The battle page                           battle
The campaign page                         campaign
The collection page                       collection
The page of companion games               companions
A palette of the theme as Qt's own        colours
The laboratory                            laboratory
The map                                   map
Papers                                    papers
Games by mail                             mail
The rulebook page                         rulebook
The settings page                         settings
The welcome page                          welcome
The board of Zulus on the Ramparts        zulus
The map of Last Stand at Isandlwana       isandlwana
The map of Dark Kingdoms                  kingdoms
"""
