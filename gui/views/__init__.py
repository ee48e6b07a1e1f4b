"""What is seen: thin widgets that show a panel and emit a wish.

A page, a window            page, window, rail, palette
An order, of any game       form, fields, confirm, dice, typed
What is kept, what happened library, log
Small widgets               parts
"""
