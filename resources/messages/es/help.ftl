### La ayuda del programa de terminal. El id de una orden es su camino: help-army-check.
### Los ejemplos se prueban tal como están.

help-head-usage = Uso:
help-head-arguments = Argumentos:
help-head-options = Opciones:
help-head-commands = Órdenes:
help-head-examples = Ejemplos:
help-head-a-command = ORDEN
help-head-some-options = [opciones]

## Qué se escribe en lugar de un valor

help-value-file = FICHERO
help-value-list = LISTA
help-value-ruling = REGLA=OPCIÓN

## Opciones comunes

help-option-lang = Idioma, delante o detrás de la orden. Si falta: HEART_AFRICA_LANG, luego el del sistema, luego español.
help-option-help = Muestra esta ayuda.
help-option-version = Muestra la versión del programa.
help-option-json = Imprime los datos en JSON, para otros programas.
help-option-army = Fichero del ejército (*.army.toml); «-» lee de la entrada estándar.
help-option-list = Identificador de una lista, como zanzibaris; los enseña «heart-africa lists».
help-option-ruling = Otra lectura de una regla poco clara, como ALLY-14=do_not_count; se puede repetir. Las enseña «heart-africa rulings».
help-option-force = Escribe aunque el fichero ya exista.

## Órdenes

help-program = Ejércitos para «En el Corazón de África»: comprobar, calcular, completar, imprimir.
help-program-more =
    Termina con 0 si todo va bien o el ejército es legal, 1 si una regla lo impide, 2 si la entrada no se entiende y 3 si falla el programa.
help-program-examples =
    heart-africa lists
    heart-africa army check caravana.army.toml
    heart-africa rule COMP-11
help-army = Ejércitos: crear, comprobar, calcular, completar, imprimir, compartir.
help-army-check = Dice si un ejército es legal y, si no, qué reglas rompe y cómo arreglarlo.
help-army-check-more =
    Termina con 0 si es legal, 1 si no lo es y 2 si el fichero no se entiende.
help-army-check-examples =
    heart-africa army check caravana.army.toml
    heart-africa army check caravana.army.toml --json
    heart-africa army check --ruling ALLY-14=do_not_count caravana.army.toml
help-army-price = Suma los puntos de un ejército, línea a línea, con la página de cada precio.
help-army-price-examples =
    heart-africa army price caravana.army.toml
help-value-troop = TROPA
help-value-words = PALABRA
help-value-rule = REGLA
help-option-troop = Una tropa, por su identificador o su nombre; sin ella, todas.
help-option-words = Una regla (COMP-11), un capítulo (COMP), o palabras y páginas que buscar (emboscada p. 22).
help-option-rule = Una regla, como ALLY-14; sin ella, todas las que admiten otra lectura.
help-troops = Las 27 tropas con sus características y su precio (pág. 12).
help-troops-examples =
    heart-africa troops
    heart-africa troops swordsmen
    heart-africa troops "Guerreros Ágiles" --json
help-lists = Las listas de ejército, o una de ellas con todas sus reglas.
help-lists-examples =
    heart-africa lists
    heart-africa lists zanzibaris
help-rule = Enseña una regla, un capítulo, o busca reglas por palabras.
help-rule-examples =
    heart-africa rule COMP-11
    heart-africa rule L07
    heart-africa rule emboscada p. 22
help-rulings = Las reglas poco claras, cómo se leen y qué otras lecturas admiten.
help-rulings-examples =
    heart-africa rulings
    heart-africa rulings ALLY-14
help-coverage = Qué reglas del libro están probadas, por capítulos.
help-coverage-examples =
    heart-africa coverage
