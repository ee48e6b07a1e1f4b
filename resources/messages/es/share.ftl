### Un ejército para otros programas.

## Columnas de la tabla de figuras.

share-column-troop = Tropa
share-column-count = Figuras
share-column-each = Puntos por figura
share-column-points = Puntos
share-column-where = Dónde
