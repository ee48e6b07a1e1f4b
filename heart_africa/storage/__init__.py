"""What is kept on disk: files, dice certificates, journals in a database. It knows nothing of any one game.

Files read and replaced whole              files
Certificates of dice                       certificates
The database, its tables, their steps      database, database_tables, migrations, database_faults
Journals begun, found, written on          journals, documents
A journal being written                    journal_writer, pending_dice
Whether one is sound                       line_reader, repairs, salvage
Out into files and in again                journal_file, transfer, backups, archive

SQLModel takes half a second to import: only who opens a journal imports those modules.
"""
