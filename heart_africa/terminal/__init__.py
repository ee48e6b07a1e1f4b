"""The terminal program: it reads, asks the rules, and prints. No rule stands here.

From the command line to the exit code: which commands are    app
The help pages, in the language of the person                 help
Widths, colours, tables, JSON                                 screen
What went wrong: usage, bad input, a bug                      faults
Options that several commands share                           options
What commands work on: lists, rulings, army files             context
Where faces come from: typed, thrown, certified               dice_sources
Papers into a folder                                          papers_folder
Armies made, judged, printed and sent                         army
The figures that a person owns                                collection
What dice need, and what comes of them                        play
Dice that a table can trust                                   dice
The shell of any game of which journals are kept              game
The commands that every companion game has                    companions
*Zulus on the Ramparts!*                                      zulus
*Last Stand at Isandlwana*                                    isandlwana
*Dark Kingdoms*                                               kingdoms
Battles                                                       battle
Campaigns                                                     campaign
Many games by the computer, counted                           lab
`demo`, `papers`, `about`                                     demo, papers, about
The book: `troops` and `lists`, `rule`                        lists, rule
"""
