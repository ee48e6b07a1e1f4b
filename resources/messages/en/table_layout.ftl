### What is against laying a table out so.

table_layout-piece-crossed = The edge of { $piece } crosses itself. Pull its corners apart.
table_layout-piece-off-table = { $piece } lies partly off the table. Bring all of it onto the table, or cut it off at the edge.
