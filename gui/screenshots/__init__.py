"""Pictures of every page, and what they show.

The map as it is drawn for the pictures of the desk  map_sample
Pictures of every page as a person sees them         pictures
"""
