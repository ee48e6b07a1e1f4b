"""Pages for a browser: one file each, with nothing to fetch.

tags, document  text made harmless; one file, several languages
picture         marks of a page as a picture: charts and plans as on paper
sheet           a sheet, such as a report
campaign        a campaign's page
style           how it looks
"""
