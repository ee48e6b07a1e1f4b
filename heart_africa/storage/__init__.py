"""What is kept on disk: files, dice certificates, journals in a database. It knows nothing of any one game.

Files read and replaced whole                            files
Certificates of dice                                     certificates
The database, its tables with their rows, their steps    database, migrations
Its file as it is opened and read, what stands ahead     sqlite_file
The library of journals: begun, found, written on        library
What is kept of one beside its lines, its file           documents
Submit, undo, correct; dice that were misread            journal_writer
Whether one is sound                                     line_reader, repairs, salvage
Out into files and in again                              transfer, backups
The games of the laboratory                              played_games
The clock on the wall                                    clock
What the program stands on, as this installation has it  installed_libraries
Where a person's files, his journals and the log are     places
Signatures under plain data, the keys that two share     signatures
Files that a keeper and his players send one another     turn_files
Every text that a file has held                          versions

SQLModel takes half a second to import: only who writes on a journal, or reads one of a server, imports it.
"""
