"""The dice of the game at the terminal: a situation told by options, what it needs, what came of it.

asked     the options of a command as fields of one value
facts     words and numbers of the command line as facts of the rules
faces     the table's own dice, thrown ones, those of a certificate
telling   objections, sums, chances and events, for people and for programs
"""
