### What the keeper of a table has against laying it so.

table_keeping-piece-crossed = The edge of { $piece } crosses itself. Pull its corners apart.
table_keeping-piece-off-table = { $piece } lies partly off the table. Bring all of it onto the table, or cut it off at the edge.
