### Lo que hay en contra de poner así la mesa.

table_layout-piece-crossed = El borde de { $piece } se cruza consigo mismo. Separa sus esquinas.
table_layout-piece-off-table = { $piece } queda en parte fuera de la mesa. Métela entera en la mesa o córtala en el borde.
