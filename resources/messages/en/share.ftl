### An army for other programs.

## Columns of the table of figures.

share-column-each = Points each
share-column-where = Where
