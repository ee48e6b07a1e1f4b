"""Part four of the book: the army lists (pp. 29-36).

The general rules        29     data/general.toml               legality
The twelve lists      30-36     data/lists/*.toml               models, catalogue, in_force
A player's choices                                              roster, roster_file, edits
What it costs                                                   points
Whether it is allowed                                           legality, assignment, repairs, additions
Armies put together step by step                                army_plans
An army as it comes to a battle of a campaign                   campaign_army
Draws from a source that is handed in                           chance
The figures that a player owns                                  collection
Collection files (`*.collection.toml`)                          collection_file
An army for other programs and out of them                      exchange
From a roster to the table                                      muster
Spending what is left of the points                             point_filling
The share code as a QR picture                                  qr
A legal army drawn by lot, to begin with, the cheapest           random_army
What might mend a problem                                       remedies
JSON Schemas of the files that people may write by hand         schemas
The share code (`HA1:...`), how its values are written          share_code
All that the army builder has to say, in words                  wording
"""
