"""What the pages say: pure functions from the session to frozen panels. No Qt here.

An order as a form, of any game: forms; what only a battle or a campaign knows of it: their own forms.
"""
