"""The rules of *En el Corazón de África* (2nd edition), and what stands on them, floor upon floor.

    core           what knows nothing of any game
    rules          the book: its chapters, the battle, the referee, the campaign, exact chances; pure
    companions     other games about those years, a package each; pure
    storage        what is kept on disk; it knows no game
    laboratory     many games played by the computer, and counted; it knows none of them
    board          the geometry of a table
    journal_kinds  battles and campaigns as they are kept: rules, what goes with them, backups
    language       orders as people type them, and what the rules say as people read it
    opponent       the computer as a player of the main game
    analytics      what is read out of journals
    mail           a campaign played by mail
    terminal       the terminal program
    bootstrap      how it all is started from a bare Python

Part four of the book, the army lists, is the package `armylists`.
"""

__version__ = "0.1.0"
