"""The dice of the game at the terminal: a situation told by options, what it needs, what came of it.

The options of a command as fields of one value                 options
Words and numbers of the command line as facts of the rules     facts
`shoot`                                                         shoot
`melee`                                                         melee
`morale`                                                        morale
`move`                                                          move
`rally`                                                         rally
`odds`                                                          odds
Objections, sums, chances and events, for people and programs   wording
"""
