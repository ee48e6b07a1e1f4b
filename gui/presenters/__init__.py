"""What the pages say: pure functions from the session to frozen panels. No Qt here.

An order as a form, of any game                   forms
What a battle or a campaign adds to its forms     battle.order_context, campaign.order_context
The page about the program                        about
The user guide                                    guide
What the armies page says                         armies
What the battle page says, the cards of orders    battle
What the campaign page says                       campaign
The collection page                               collection
The page of companion games, whichever they are   companions
Of those whose players hide something             companions_seats
An open journal in words, whatever game it is of  journal
The laboratory                                    laboratory
The journals of a game that there are             library
What the map shows, worked out without a screen   map
Rows put into words when they are looked at       lazy_rows
Papers on the desk                                papers
What an owner copies from his box                 own_pack
Games by mail; those of companions                mail, companions_mail
The rulebook page                                 rulebook
The settings page                                 settings
The welcome page                                  welcome
The odds workbench                                workbench
Zulus on the Ramparts                             zulus
Last Stand at Isandlwana                          isandlwana
Dark Kingdoms                                     kingdoms
"""
