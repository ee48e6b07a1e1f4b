"""The dice of the game at the terminal: a situation told by options, what it needs, what came of it.

asked     the options of a command as fields of one value
facts     words and numbers of the command line as facts of the rules
faces     the table's own dice, thrown ones, those of a certificate
telling   objections, sums, chances and events, for people and for programs
`melee`                               melee
`morale`                              morale
`move`                                move
`odds`                                odds
`rally`                               rally
`shoot`                               shoot
The options of a shot                 shot_options
Objections, sums, chances and events  wording
"""
