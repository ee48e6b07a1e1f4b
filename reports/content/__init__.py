"""What a page says, as values: no file, no PDF, nothing of how it looks.

What the program says of itself                                   about
A battle's report as a sheet                                      battle
What every part of a sheet is made from                           brief
A campaign as a page for the club's site, in one language         campaign
The papers of a campaign                                          campaign_papers
The cards of an army, as a list or a battle has it                 cards
A chart as a value                                                chart
Counters to cut out                                               counters
The cards of another game                                         faces
Blank forms for those who play without the program                forms
What an experiment came to                                        laboratory
A plan of the table as a value                                    plan
The reference sheet of one battle                                 reference
The sheet of an army in one of three layouts                      roster
A sheet as a value                                                sheet
Which special rules a unit needs at the table                     specials
The report of a battle                                            story
The plan of a free table                                          table_plan
Leader, independents and units as entries of a sheet              units
Story and sheet of another game                                   companions
Zulus on the Ramparts                                             zulus
Last Stand at Isandlwana                                          isandlwana
Dark Kingdoms                                                     kingdoms
"""
