"""Pages for a browser: one file each, with nothing to fetch.

Text made harmless, tags        tags
The picture of hongos over time chart
A campaign's page               campaign
How it looks                    style
"""
