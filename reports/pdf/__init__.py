"""How the sheets look on paper. The only package that imports ReportLab.

fonts, styles        faces and the sizes they are set in
marks, wrap          what is put on a page, as values; text broken into lines
parts, ticks, cards  pieces of a page: headings, tick boxes, unit blocks
tables               rows under their heads
charts, plan         pictures: bars, steps over the years, the table from above
emblems              what counters and cards are told by
pages                pieces in a row become pages
sheets               the three layouts of an army, with the table of its summary
flow                 sections that flow over pages: reports, campaigns
reference            two pages of rules
deck, counters       what is cut out
forms                what is written on
structure            what a screen reader is told
paint                pages become a PDF
documents            the ways in
"""
