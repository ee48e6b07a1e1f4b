"""How the sheets look on paper. The only package that imports ReportLab.

Faces, and the sizes they are set in                              fonts, styles
What is put on a page, as values; text broken into lines          marks, wrap
Pieces of a page: headings, rows under heads, unit blocks, boxes  parts, cards
Pictures: bars, steps over the years, the table from above        charts
Pieces in a row become pages                                      pages
The three layouts of an army, with the table of its summary       sheets
Sections that flow over pages: reports, campaigns                 flow
Two pages of rules                                                reference
What is cut out, and the emblems on it                            deck, faces, counters, signs
The head of a companion's map or board                            boards
What is written on                                                forms
Pages become a PDF, with what a screen reader is told             paint
The ways in                                                       documents
The pieces of Zulus on the Ramparts                               zulus
The map and counters of Last Stand at Isandlwana                  isandlwana
Cards, map, counters and boards of Dark Kingdoms                  kingdoms
"""
