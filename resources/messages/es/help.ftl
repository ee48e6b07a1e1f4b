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
    heart-africa lists hehe
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
help-value-people = PUEBLO
help-value-number = N
help-value-name = NOMBRE
help-value-text = TEXTO
help-value-code = CÓDIGO
help-option-any-list = Identificador de una lista; sin él, una al azar.
help-option-people = Pueblo o nación, por su identificador, como buganda; los enseña «heart-africa lists».
help-option-year = Año de la batalla. Si falta: en «new» y «fields» el más cercano a 1880; en «random», al azar.
help-option-points = Puntos acordados; si falta, 600.
help-option-role = Papel en la batalla.
help-option-scenario = Escenario de la batalla.
help-option-mode = Modo, solo para los Egipcios; si falta, uno cualquiera.
help-option-name = Nombre del ejército.
help-option-out = Fichero donde escribirlo; «-» lo imprime.
help-option-out-pdf = Fichero donde escribirlo; si falta, junto al del ejército.
help-option-out-share = Fichero donde escribirlo; si falta, se imprime. Un QR va en .png o .svg.
help-option-seed = Semilla: la misma saca otra vez el mismo ejército.
help-option-why-not = Cuenta también lo que no se puede añadir, y por qué.
help-option-layout = Qué se imprime: un resumen, hojas de unidades para la mesa, o la copia del rival, sin secretos. Si falta, el resumen.
help-option-layout-text = Para texto y Markdown: resumen, hojas de unidades, o la copia del rival; si falta, el resumen.
help-option-paper = Papel; si falta, A4.
help-option-player = Nombre del jugador, para los datos del PDF.
help-option-traits = Cuenta al rival las características del líder.
help-option-centimetres = Imprime cada pulgada como un centímetro, para figuras de 15 mm.
help-option-as = Forma: código de una línea, texto, Markdown, JSON, tabla de figuras o imagen QR; si falta, el código.
help-option-no-notes = Sin las notas privadas.
help-option-source = Un código HA1:..., o un fichero que lo tenga, o un ejército en JSON o TOML; «-» lee de la entrada estándar.
help-option-other = El ejército con que se compara.
help-option-collection = Fichero de la colección; si falta, la tuya.
help-option-one-troop = Una tropa, por su identificador, como askaris.
help-option-count = Cuántas figuras tienes; 0 la quita.
help-option-note = Una nota: en qué caja están, qué falta por pintar.
help-army-new = Escribe un ejército para empezar: su líder y sus unidades obligatorias.
help-army-new-more =
    Sin --out escribe LISTA.army.toml en la carpeta. Nunca pisa un fichero si no se pide con --force.
help-army-new-examples =
    heart-africa army new zanzibaris
    heart-africa army new native_kingdom --people buganda --points 480
    heart-africa army new pygmies --name "Los del bosque" --out bosque.army.toml
    heart-africa army new peaceful_village --role defender --out -
help-army-random = Saca al azar un ejército legal.
help-army-random-examples =
    heart-africa army random
    heart-africa army random sudanese_slavers --people mahdists --seed 7
    heart-africa army random --year 1875 --out azar.army.toml
help-army-suggest = Dice qué se puede añadir con los puntos que quedan y, con --why-not, por qué no lo demás.
help-army-suggest-examples =
    heart-africa army suggest caravana.army.toml
    heart-africa army suggest caravana.army.toml --why-not
help-army-pdf = Imprime un ejército en PDF: resumen, hojas para la mesa o copia para el rival.
help-army-pdf-examples =
    heart-africa army pdf caravana.army.toml
    heart-africa army pdf caravana.army.toml --layout units --paper letter
    heart-africa army pdf caravana.army.toml --layout opponent
help-army-share = Pone un ejército en otra forma: código de una línea, texto, QR, JSON o tabla de figuras.
help-army-share-examples =
    heart-africa army share caravana.army.toml
    heart-africa army share caravana.army.toml --as qr --out caravana.png
    heart-africa army share caravana.army.toml --as csv --no-notes
help-army-import = Trae un ejército de un código o de un fichero JSON y lo escribe como los demás.
help-army-import-examples =
    heart-africa army import codigo.txt --out traido.army.toml
    heart-africa army import tropa.json
help-army-diff = Dice en qué se diferencian dos ejércitos.
help-army-diff-examples =
    heart-africa army diff caravana.army.toml otra.army.toml
help-collection = Tu colección de figuras: qué tienes, qué te falta, qué puedes sacar a la mesa.
help-collection-show = Enseña las figuras que tienes.
help-collection-show-examples =
    heart-africa collection show
    heart-africa collection show --collection club.collection.toml
help-collection-set = Apunta cuántas figuras tienes de una tropa.
help-collection-set-examples =
    heart-africa collection set askaris 40
    heart-africa collection set swordsmen 12 --note "caja azul, sin peanas"
help-collection-missing = Dice qué figuras te faltan para un ejército.
help-collection-missing-more =
    Termina con 0 si no falta ninguna y 1 si falta alguna.
help-collection-missing-examples =
    heart-africa collection missing caravana.army.toml
help-collection-fields = Dice qué listas y pueblos puedes sacar a la mesa, y con qué.
help-collection-fields-more =
    Termina con 0 si puedes con alguna y 1 si con ninguna.
help-collection-fields-examples =
    heart-africa collection fields --points 300
help-value-folder = CARPETA
help-demo = Enseña el trabajo completo: un ejército legal, su veredicto, un gemelo ilegal y tres PDF.
help-demo-more =
    Ejecuta las mismas órdenes que enseña.
help-demo-examples =
    heart-africa demo
help-option-demo-out = Carpeta para lo que hace; sin ella, out/demo.
