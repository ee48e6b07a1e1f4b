"""The language of orders: what people type, as commands of the game, and commands as people type them.

A line is a verb, whom it is for, and options; dice stand after `=`, an umpire's reason after `!`. The
grammar is read off the commands themselves, its words off the message catalogue (`verbs.ftl`); both
languages are always understood.

A line cut into words           lines
Names and codes of the figures  names
What a command consists of      forms
A word as a value               values
A value as a word               written
A line as a command             reading
A command as a line             writing
"""
