"""What is kept on disk: files, dice certificates, journals in a database. It knows nothing of any one game.

Files read and replaced whole              files
Certificates of dice                       certificates
The database, its tables, their steps      database, tables, migrations, trouble
Journals begun, found, written on          journals, documents
A journal being written                    sitting, held
Whether one is sound                       reading, repairs, salvage
Out into files and in again                journal_file, transfer, backups, attic

SQLModel takes half a second to import: only who opens a journal imports those modules.
"""
