### Un ejército para otros programas.

## Columnas de la tabla de figuras.

share-column-each = Puntos por figura
share-column-where = Dónde
