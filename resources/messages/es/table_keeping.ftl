### Lo que quien lleva la mesa tiene en contra de ponerla así.

table_keeping-piece-crossed = El borde de { $piece } se cruza consigo mismo. Separa sus esquinas.
table_keeping-piece-off-table = { $piece } queda en parte fuera de la mesa. Métela entera en la mesa o córtala en el borde.
