"""The referee at the terminal: battles begun, played, read and mended.

A battle as a game that the terminal keeps, `battle hint`     game
A battle at the terminal, and what its commands tell          session
The arguments and options that several battle commands share  options
`battle new`, and armies brought to a battle                  new, armies
What an order leaves open, and needs, before its dice         preview
What the referee says, and how both armies stand              wording
The computer as a player                                      computer
`battle result`                                               result
`battle reference`, `battle report`, `battle table`           papers
"""
