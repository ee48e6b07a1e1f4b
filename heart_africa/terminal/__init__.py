"""The terminal program: it reads, asks the rules, and prints. No rule stands here.

app        what happens from the command line to the exit code
tree       which commands there are; each module is read only when its command is called
help       the help pages, in the language of the person
language   which language that is
screen     the terminal: widths, colours, tables, JSON
faults     what went wrong: usage, bad input, a bug
desk       the lists, rulings and army files that commands work on
library    where battles and campaigns are kept
options    the options that several commands share
army       the commands that make, judge, print and send armies
collection the commands about the figures that one owns
play       the commands that say what dice need, and what they make of it
dice       the commands about dice that can be trusted
dice_sources  where faces come from: typed, thrown, certified
The referee at the terminal                                   battle
The keeper of campaigns at the terminal                       campaign
The commands that every companion game has                    companions
What commands work on                                         context
`demo`                                                        demo
The terminal's shell for any game of which journals are kept  game
`papers`                                                      papers
Papers into a folder                                          papers_folder
`troops`                                                      troops
"""
