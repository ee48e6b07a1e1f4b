"""The kinds of journals that are kept, each described once for the terminal, the desk and the post.

What every kind declares           kind
Battles                            battles
Campaigns                          campaigns
Games of a companion               companions
Whom the computer plays in one     seats
Games of Zulus                     zulus
Games of Isandlwana                isandlwana
Games of Dark Kingdoms             kingdoms
What the laboratory tries          laboratory
What is copied from one's own box  own_packs
"""
