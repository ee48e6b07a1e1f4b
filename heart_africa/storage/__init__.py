"""What is kept on disk: files, dice certificates, journals in a database. It knows nothing of any one game.

Files read and replaced whole                            files
Certificates of dice                                     certificates
The database, its tables, their steps                    database, database_tables, migrations
Where it is; its file as it is opened and read           database_place, sqlite_file
What stands ahead of it and was spoilt                   write_ahead
The rows of journals, asked for and changed              journal_rows
The library of journals: begun, found, written on        journals, documents
A journal being written: submit, undo, correct           journal_writer
Whether one is sound                                     line_reader, repairs, salvage
Out into files and in again                              journal_file, transfer, backups, archive
The clock on the wall                                    clock
Journals that go with another one                        companions
What the program stands on, as this installation has it  installed_libraries
The keys with which turn files are signed                keys
A correction of dice that were misread                   misread_dice
Where a person's files and the program's log are         places
Signatures under plain data, by a key that two share     signatures
Files that a keeper and his players send one another     turn_files
Every text that a file has held                          versions

SQLModel takes half a second to import: only who writes on a journal, or reads one of a server, imports it.
"""
