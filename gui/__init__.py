"""The desk: the desktop program for builder, referee and campaign.

One live object          session
What a person prefers    settings
How it looks             theme
What can be done         actions     as data: id, shortcut, what it does, why it is off
What a page says         presenters  pure, without Qt: state in, frozen panels out
Rows for lists           models      Qt item models over panels
What is seen             views       thin: show a panel, emit a wish
Everything together      app
"""
