### Lo que el programa dice de sí mismo.

about-kicker = Acerca del programa
about-subtitle = Ejércitos, arbitraje y campañas para «En el Corazón de África»
about-footer = Heart of Africa { $version } · licencia MIT
about-version = Versión
about-proven = Reglas comprobadas por pruebas del programa
about-of = { $proven } de { $total }
about-licence = Licencia
about-book = El libro
about-book-text = «En el Corazón de África» (2.ª edición) es de Chris Peers y pertenece a su autor y a su editorial. El programa guarda sus hechos y números con palabras propias; para jugar hace falta tu ejemplar.
about-coverage = Reglas por capítulo
about-coverage-note = Se cuentan las reglas que decide el programa; las que pregunta a los jugadores, o les deja, van aparte.
about-libraries = Bibliotecas (* las que pide el propio programa)
about-library = Biblioteca
about-not-named = sin nombrar: véase la biblioteca
about-fonts = Tipos de letra
about-font = Tipo
