"""Pages for a browser: one file each, with nothing to fetch.

Text made harmless; one file, several languages                document
A sheet, its charts and plans as pictures, and how it looks    sheet
A campaign's page                                              campaign
"""
