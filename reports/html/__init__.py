"""Pages for a browser: one file each, with nothing to fetch.

Text made harmless, tags     tags
One file, several languages  document
The picture of hongos over time chart
A campaign's page            campaign
A sheet, such as a report    sheet
Bars, a plan of the table    plan
How it looks                 style
"""
