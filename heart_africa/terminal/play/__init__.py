"""The dice of the game at the terminal: a situation told by options, what it needs, what came of it.

The options of a command as fields of one value, their words    options
`shoot`                                                         shoot
`melee`                                                         melee
`morale`, `rally`                                               morale
`move`                                                          move
`odds`                                                          odds
Objections, sums, chances and events, for people and programs   wording
"""
