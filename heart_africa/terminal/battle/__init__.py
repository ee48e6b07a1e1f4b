"""The referee at the terminal: battles begun, played, read and mended.

Armies brought to a battle                                    armies
Acts of a battle in a line each                               chronicle
A battle as a game that the terminal keeps                    game
`battle new`                                                  new
The arguments and options that several battle commands share  options
`battle reference`, `battle report`                           papers
What an order needs, shown before its dice                    preview
The choices that an order leaves open, asked one by one       questions
`battle result`                                               result
A battle at the terminal, and what its commands tell          session
Both armies as they stand, unit by unit                       status
`battle table`                                                table
What the referee says                                         wording
"""
