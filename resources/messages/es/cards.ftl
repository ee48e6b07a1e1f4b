### Las tarjetas de un ejército, para recortar.

cards-title = Tarjetas
cards-foot = { $army } · tarjetas, hoja { $page } de { $pages }. Imprime a tamaño real y recorta por las marcas.
