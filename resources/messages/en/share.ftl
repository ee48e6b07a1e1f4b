### An army for other programs.

## Columns of the table of figures.

share-column-troop = Troop
share-column-count = Figures
share-column-each = Points each
share-column-points = Points
share-column-where = Where
