"""Papers: what is open, as it will be printed; saved, printed, or all of it put into a folder.

A printed page on the screen or on a printer  ink
The papers of what is open                    pane
"""
