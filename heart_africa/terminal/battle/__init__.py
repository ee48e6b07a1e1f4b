"""The referee at the terminal: battles begun, played, read and mended.

Armies brought to a battle                                    armies
What has happened, read out of the journal                    chronicle
`battle export`                                               files
A battle as a game that the terminal keeps                    game
`battle new`                                                  new
The arguments and options that several battle commands share  options
`battle reference`, `battle report`                           paper
`battle papers`                                               papers
What an order needs, shown before its dice                    preview
The choices that an order leaves open, asked one by one       questions
`remain`                                                      remain
`battle result`                                               result
A battle at the terminal                                      session
Both armies as they stand, unit by unit                       status
`battle table`                                                table
The verbs of a battle's prompt beside those of every game     verbs
`battle status`, `next`, `log`, `goto`                        views
What the referee says                                         wording
"""
