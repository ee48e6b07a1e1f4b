# La página del reglamento.
rules-title = Reglamento
rules-lead = Cada entrada con nuestras palabras y su página. El libro es de su autor: ten a mano tu ejemplar.
rules-tab-search = Reglas
rules-tab-rulings = Interpretaciones
rules-tab-troops = Tropas
rules-tab-bench = Probabilidades
rules-tab-coverage = Qué está probado
rules-search-hint = Palabras, página (p. 28), capítulo (MORALE) o entrada (SHOOT-14)
rules-found = { $count ->
    [0] Ninguna entrada tiene todas esas palabras; prueba con menos.
    [one] Una entrada
   *[other] { $count } entradas
    }
rules-choose = Elige una entrada a la izquierda.
rules-proven = Una prueba demuestra que el programa hace esto.
rules-by-hand = Lo decide el programa; ninguna prueba lo nombra aún.
rules-people = Queda en manos de los jugadores.
rules-rulings-lead = Donde el libro no está claro puedes elegir una interpretación. Vale para ejércitos, batallas y campañas nuevos; los ya empezados conservan la suya.
rules-usual = la usual
rules-reading = ¿Cómo interpretas { $rule }?
rules-coverage-lead = Lo que decide el programa y cuánto de ello demuestra una prueba; lo demás se lo pregunta a los jugadores o se lo deja a ellos.
rules-head-chapter = Capítulo
rules-head-title = Título
rules-head-entries = Entradas
rules-head-proven = Probadas
rules-head-asks = Se preguntan
rules-head-players = De los jugadores
rules-of = { $proven } de { $total }
