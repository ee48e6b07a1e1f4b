"""The referee at the terminal: battles begun, played, read and mended.

What people type, as orders  orders
"""
