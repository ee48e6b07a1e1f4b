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

help-value-file = ARCHIVO
help-value-list = LISTA
help-value-ruling = REGLA=OPCIÓN

## Opciones comunes

help-option-lang = Idioma, delante o detrás de la orden. Si falta: HEART_AFRICA_LANG, luego el del sistema, luego español.
help-option-help = Muestra esta ayuda.
help-option-version = Muestra la versión del programa.
help-option-json = Imprime los datos en JSON, para otros programas.
help-option-army = Archivo del ejército (*.army.toml); «-» lee de la entrada estándar.
help-option-list = Identificador, nombre o número de una lista, como zanzibaris; los enseña «heart-africa lists».
help-option-ruling = Otra interpretación de una regla poco clara, como ALLY-14=do_not_count; se puede repetir. Las enseña «heart-africa rulings».
help-option-force = Escribe aunque el archivo ya exista.

## Órdenes

help-program = «En el Corazón de África»: componer, comprobar e imprimir ejércitos, arbitrar batallas y llevar campañas.
help-program-more =
    Termina con 0 si todo va bien o el ejército es legal, 1 si una regla lo impide, 2 si la entrada no se entiende y 3 si falla el programa.
help-program-examples =
    heart-africa lists
    heart-africa army check caravana.army.toml
    heart-africa rule COMP-11
    heart-africa shoot --by regulars --at spearmen --range 13 --dice 5
help-army = Ejércitos: crear, comprobar, calcular, completar, imprimir, compartir.
help-army-check = Dice si un ejército es legal y, si no, qué reglas rompe y cómo arreglarlo.
help-army-check-more =
    Termina con 0 si es legal, 1 si no lo es y 2 si el archivo no se entiende.
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
help-option-rule = Una regla, como ALLY-14; sin ella, todas las que admiten otra interpretación.
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
help-rulings = Las reglas poco claras, cómo las leemos y qué otras interpretaciones admiten.
help-rulings-examples =
    heart-africa rulings
    heart-africa rulings ALLY-14
help-coverage = Qué reglas del libro están probadas por un test, por capítulos.
help-coverage-examples =
    heart-africa coverage
help-value-people = PUEBLO
help-value-number = N
help-value-hongos = HONGOS
help-value-name = NOMBRE
help-value-text = TEXTO
help-value-code = CÓDIGO
help-option-any-list = Identificador, nombre o número de una lista; si falta, una al azar.
help-option-people = Pueblo o nación, por su identificador, como buganda; los enseña «heart-africa lists».
help-option-year = Año de la batalla; si falta, el más cercano a 1880 que admita la lista.
help-option-year-any = Año de la batalla; si falta, uno cualquiera de los que admite la lista.
help-option-year-drawn = Año de los ejércitos que se sacan al azar; si falta, 1880.
help-option-points = Puntos acordados; si falta, 600.
help-option-role = Papel en la batalla.
help-option-scenario = Escenario de la batalla.
help-option-mode = Modo, solo para los Egipcios; si falta, uno cualquiera.
help-option-name = Nombre del ejército.
help-option-out = Archivo donde escribirlo; «-» lo imprime.
help-option-out-pdf = Archivo donde escribirlo; si falta, junto al del ejército.
help-option-out-share = Archivo donde escribirlo; si falta, se imprime. Un QR va en .png o .svg.
help-option-seed = Semilla: la misma saca otra vez el mismo ejército.
help-option-why-not = Dice también lo que no se puede añadir, y por qué.
help-option-layout = Qué se imprime: un resumen, fichas de unidad para la mesa, o la copia del rival, sin secretos. Si falta, el resumen.
help-option-layout-text = Para texto y Markdown: resumen, fichas de unidad, o la copia del rival; si falta, el resumen.
help-option-paper = Papel; si falta, A4.
help-option-player = Nombre del jugador, para los datos del PDF.
help-option-traits = Enseña al rival las características del líder.
help-option-centimetres = Imprime cada pulgada como un centímetro, para figuras de 15 mm.
help-option-as = Forma: código de una línea, texto, Markdown, JSON, tabla de figuras o imagen QR; si falta, el código.
help-option-no-notes = Sin las notas privadas.
help-option-source = Un código HA1:..., o un archivo que lo tenga, o un ejército en JSON o TOML; «-» lee de la entrada estándar.
help-option-other = El ejército con que se compara.
help-option-collection = Archivo de la colección; si falta, la tuya.
help-option-one-troop = Una tropa, por su identificador, como askaris.
help-option-count = Cuántas figuras tienes; 0 la quita.
help-option-note = Una nota: en qué caja están, qué falta por pintar.
help-army-new = Escribe un ejército para empezar: su líder y sus unidades obligatorias.
help-army-new-more =
    Sin --out escribe LISTA.army.toml en la carpeta. Nunca sobrescribe un archivo si no se pide con --force.
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
help-army-pdf = Imprime un ejército en PDF: resumen, fichas para la mesa o copia para el rival.
help-army-pdf-examples =
    heart-africa army pdf caravana.army.toml
    heart-africa army pdf caravana.army.toml --layout units --paper letter
    heart-africa army pdf caravana.army.toml --layout opponent
help-army-share = Pone un ejército en otra forma: código de una línea, texto, QR, JSON o tabla de figuras.
help-army-share-examples =
    heart-africa army share caravana.army.toml
    heart-africa army share caravana.army.toml --as qr --out caravana.png
    heart-africa army share caravana.army.toml --as csv --no-notes
help-army-import = Lee un ejército de un código o de un archivo JSON y lo escribe como archivo de ejército.
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

## Los dados de la partida

help-value-faces = CARAS
help-value-inches = PULGADAS
help-value-unit = TROPA[=N]
help-value-friend = TROPA:PULGADAS
help-value-work = OBRA
help-value-state = ESTADO
help-value-ground = TERRENO
help-option-dice = Caras de tus dados, como 5,3,6 o "5 3 6"; «-» las pregunta o las lee de la entrada estándar. Sin dados solo dice lo que hace falta.
help-option-throw = Que tire el programa los dados que falten.
help-option-dice-seed = Semilla: con la misma se tira lo mismo.
help-option-certificate = Toma las caras de este certificado de dados.
help-option-anyway = Quien arbitra permite lo que el libro no.
help-option-shot-by = Tropa que dispara, por su identificador o su nombre.
help-option-shot-at = Tropa a la que se dispara; también dhow, canoe, baggage, attendant o wall (muro).
help-option-range = Distancia al blanco, en pulgadas.
help-option-shooters = Cuántos disparan; si falta, uno.
help-option-targets = A cuántos se dispara; si falta, tantos como disparos.
help-option-moved = Ha movido este turno.
help-option-turned = Ha girado este turno.
help-option-shot-melee = Cómo está el tirador respecto al cuerpo a cuerpo al acabar el movimiento.
help-option-at-attacker = Dispara a quien acaba de cargar contra él.
help-option-second-rank-behind = Está en segunda fila, detrás de esta tropa.
help-option-shot-leader = El tirador es un Líder.
help-option-mighty-warrior = Un Líder con la característica Poderoso Guerrero.
help-option-gun-bearer = Un Hombre Blanco con su Portador de Armas al lado.
help-option-dismounted = Regulares Montados, a pie.
help-option-changed-mount = Ha montado o desmontado este turno.
help-option-unloaded = Está descargado.
help-option-jammed = La Ametralladora está encasquillada.
help-option-broken-down = La Ametralladora está averiada.
help-option-lit-fire = Intenta prender fuego este turno.
help-option-aboard = Embarcación en la que va el tirador.
help-option-under-way = Su embarcación ha movido.
help-option-boarding = Embarca o desembarca este turno.
help-option-repeater = Lleva un arma de repetición (regla de club, pág. 12).
help-option-armed-scout = Un Explorador con fusil (regla de club, pág. 12).
help-option-target-charging = El blanco ha movido al cuerpo a cuerpo este turno.
help-option-target-melee = Cómo está el blanco respecto al cuerpo a cuerpo al acabar el movimiento.
help-option-target-leader = El blanco es un Líder.
help-option-shot-attendants = Ayudantes junto al Líder al que se dispara.
help-option-target-dismounted = El blanco: Regulares Montados, a pie.
help-option-target-changed-mount = El blanco ha montado o desmontado este turno.
help-option-target-aboard = Embarcación en la que va el blanco.
help-option-spell-broken = Ya ha muerto un Hombre Blanco en esta partida.
help-option-shot-dark = Es de noche.
help-option-shot-gap = Ancho del hueco entre peanas por el que dispara.
help-option-shot-over = Por encima de qué pasa el disparo.
help-option-base = Ancho de la peana del tirador; si falta, 1.
help-option-blind = Dispara a ciegas a través de un techo.
help-option-near = Cuántos compañeros del blanco están al alcance de la metralla.
help-shoot = Dice qué necesita un disparo, qué lo impide y qué resulta de los dados.
help-shoot-more =
    Termina con 0 si se puede, 1 si el libro lo impide (salvo con --anyway) y 2 si un dato o una cara no se entiende.
help-shoot-examples =
    heart-africa shoot --by regulars --at spearmen --range 13 --shooters 6 --target-in-cover --dice 6,5,4,3,2,1
    heart-africa shoot --by askaris --at white_men --range 5 --moved
    heart-africa shoot --by Ametralladoras --at warriors --range 20 --throw --seed 7
help-option-melee-by = Tropa de un bando.
help-option-against = Tropa del otro bando.
help-option-figures = Cuántos hay en el primer bando; si falta, uno.
help-option-enemies = Cuántos hay en el otro bando; si falta, uno.
help-option-first = A qué enemigo se enfrenta primero quien lucha contra dos (1 o 2); si falta, el que más le convenga.
help-option-melee-dismounted = El primer bando: Regulares Montados, a pie.
help-option-melee-mighty-warrior = En el primer bando hay un Líder que es Poderoso Guerrero.
help-option-melee-attendants = Ayudantes junto a ese Líder.
help-option-melee-behind = Obra que defiende el primer bando.
help-option-inside = El primer bando ya está dentro.
help-option-climbed = Obra que el primer bando ha escalado este turno.
help-option-melee-lit-fire = El primer bando intenta prender fuego este turno.
help-option-enemy-dismounted = El otro bando: Regulares Montados, a pie.
help-option-enemy-mighty-warrior = En el otro bando hay un Líder que es Poderoso Guerrero.
help-option-enemy-attendants = Ayudantes junto a ese Líder.
help-option-enemy-behind = Obra que defiende el otro bando.
help-option-enemy-inside = El otro bando ya está dentro.
help-option-enemy-climbed = Obra que el otro bando ha escalado este turno.
help-option-enemy-lit-fire = El otro bando intenta prender fuego este turno.
help-melee = Dice qué necesita cada bando en el cuerpo a cuerpo y qué resulta de los dados.
help-melee-examples =
    heart-africa melee --by regulars --against warriors
    heart-africa melee --by swordsmen --against spearmen --enemies 2 --dice "4 2 6"
    heart-africa melee --by spearmen --against askaris --figures 8 --enemies 6 --enemy-behind fortification --throw --seed 1
help-option-morale-unit = La unidad: TROPA con --figures, o TROPA=N una vez por cada tropa que tenga; también gunboat o dhow.
help-option-morale-figures = Figuras que le quedan a la unidad.
help-option-casualties = Bajas de la unidad este turno.
help-option-morale-markers = Tests que ya ha fallado.
help-option-ambush = Enemigos salidos de una emboscada a tantas pulgadas; se puede repetir.
help-option-pygmy-ambush = Lo mismo, con Pigmeos entre ellos.
help-option-friend-fled = Una unidad amiga ha huido a la vista, como askaris:5; se puede repetir.
help-option-friend-destroyed = Una unidad amiga ha sido destruida a la vista, como askaris:5.
help-option-leader-lost = El Líder ha sido eliminado a tantas pulgadas.
help-option-standard-lost = El Abanderado ha sido eliminado a tantas pulgadas.
help-option-witch-doctor-lost = El Brujo ha sido eliminado a tantas pulgadas.
help-option-baggage-captured = Elementos de bagaje de su ejército capturados este turno.
help-option-baggage-eaten = Elementos de bagaje de su ejército comidos por cocodrilos.
help-option-village-burnt = Han prendido fuego a un poblado de su ejército.
help-option-by-owner = Ese poblado lo ha incendiado su propio bando.
help-option-attacking = Su ejército es el atacante.
help-option-spells = Hechizos lanzados contra ella este turno.
help-option-disciplinarian = Hay un Líder Disciplinario a tantas pulgadas e ignora un test.
help-option-standard = Hay un Abanderado a tantas pulgadas y anula un test.
help-option-charismatic = Va con un Líder Carismático: con cuántas figuras empezó, contándolo a él.
help-option-lone-leader = Es el Líder solo.
help-option-hits = Impactos en la embarcación en toda la partida (10 por cada uno de cañón).
help-option-hits-before = Los que tenía antes de este turno.
help-option-aground = La embarcación está encallada.
help-morale = Dice qué tests de moral tiene que hacer una unidad y por qué, y qué resulta de los dados.
help-morale-examples =
    heart-africa morale --unit spearmen --figures 12 --casualties 3
    heart-africa morale --unit askaris=8 --unit ruga_ruga=4 --ambush 6 --friend-fled askaris:5 --dice 5,2
help-option-distance = Del Líder a la figura más cercana de la unidad, en pulgadas.
help-option-rally-unit = Tropa de la unidad.
help-option-eloquent = El Líder es Elocuente.
help-option-markers = Marcadores de fallo de moral de la unidad; si falta, uno.
help-option-attempts = Unidades que el Líder ha intentado reagrupar este turno.
help-option-before-tests = Aún no se han hecho los tests de moral del turno.
help-rally = Dice qué necesita un Líder para reagrupar a una unidad y qué resulta del dado.
help-rally-examples =
    heart-africa rally --distance 5
    heart-africa rally --distance 6 --eloquent --dice 2
help-option-who = Tropa que mueve; también baggage, canoe o dhow.
help-option-ground = Terreno para el que tira; si falta, el de su camino.
help-option-from = Terreno del que parte, como jungle; se puede repetir donde haya varios a la vez.
help-option-over = Terreno por el que pasa, en orden; se puede repetir.
help-option-move-behind = Obra tras la que está ese enemigo.
help-option-on-foot = Jinetes a pie.
help-option-guided = Tras un Explorador, a su velocidad.
help-option-move-dark = Es de noche.
help-option-move-aground = La Cañonera está encallada.
help-option-water = Hacia dónde va una embarcación.
help-option-rolled = La unidad ya ha tirado este turno.
help-move = Dice qué dados tira una unidad para mover y por qué, y hasta dónde llega.
help-move-examples =
    heart-africa move --who warriors
    heart-africa move --who lancers --over tall-grass --dice 5
    heart-africa move --who askaris --ground both --dice 4,2
help-dice = Dados de los que fiarse: si son equilibrados, y certificados.
help-dice-fairness = Cuenta caras y dice si los dados parecen equilibrados.
help-dice-fairness-examples =
    heart-africa dice fairness 6 5 6 2 1 6 4 3 6 6 2 5
    heart-africa dice fairness 654321 --json
help-option-faces = Caras que han salido, como 5 3 6 o 536; «-» lee de la entrada estándar.
help-dice-certificate = Caras que nadie puede elegir, ver antes ni volver a tirar, y que cualquiera puede comprobar.
help-dice-certificate-new = Empieza un certificado: enseña su promesa antes de la partida.
help-dice-certificate-new-examples =
    heart-africa dice certificate new partida.dice.json
help-dice-certificate-roll = Tira dados con un certificado; cada tirada queda en él.
help-dice-certificate-roll-examples =
    heart-africa dice certificate roll domingo.dice.json 6 --for "primera descarga"
help-dice-certificate-open = Revela el secreto de un certificado al acabar la partida.
help-dice-certificate-open-examples =
    heart-africa dice certificate open domingo.dice.json
help-dice-certificate-verify = Comprueba que cada tirada de un certificado abierto es la que tenía que ser.
help-dice-certificate-verify-more =
    Termina con 0 si todo es como tenía que ser y 1 si no, o si el certificado sigue cerrado.
help-dice-certificate-verify-examples =
    heart-africa dice certificate verify jugada.dice.json
help-option-certificate-file = Archivo del certificado.
help-option-dice-count = Cuántos dados; si falta, uno.
help-option-dice-for = Para qué es la tirada.
help-odds = Probabilidades exactas, antes de tirar ningún dado.
help-odds-shot = Las probabilidades de un disparo: acertar, matar.
help-odds-shot-examples =
    heart-africa odds shot --by regulars --at white_men --range 13
    heart-africa odds shot --by archers --at lancers --range 8 --moved
help-odds-volley = Las probabilidades de una descarga o una ráfaga: las bajas y lo que pasa con la unidad.
help-odds-volley-examples =
    heart-africa odds volley --by regulars --at spearmen --range 13 --shooters 6 --unit-figures 12
    heart-africa odds volley --by machine_gun --at warriors --range 20 --at-least 3
help-odds-melee = Las probabilidades de un cuerpo a cuerpo: de un lance, o de varias rondas.
help-odds-melee-examples =
    heart-africa odds melee --by regulars --against warriors
    heart-africa odds melee --by askaris --against spearmen --figures 12 --enemies 12 --rounds 8
help-odds-move = Las probabilidades de un movimiento: hasta dónde llega.
help-odds-move-examples =
    heart-africa odds move --who warriors --reach 9
help-odds-morale = Las probabilidades de una unidad en la fase de moral: aguantar, recibir un marcador, huir.
help-odds-morale-examples =
    heart-africa odds morale --unit spearmen --figures 12 --casualties 3
help-option-at-least = Dice también la probabilidad de tantas bajas o más.
help-option-unit-figures = Figuras de la unidad a la que se dispara, para decir también si huye.
help-option-rounds = Rondas que se lucha; si falta, una.
help-option-reach = Dice también la probabilidad de llegar tan lejos.

## Batallas

help-value-battle = BATALLA
help-value-engagement = BATALLA
help-value-armies = EJÉRCITO
help-value-entry = N
help-value-order = ORDEN
help-value-level = NIVEL
help-value-of-unit = UNIDAD
help-value-step = PASO
help-value-result = RESULTADO
help-option-battle = Nombre de la batalla; las enseña «heart-africa battle list».
help-option-keeper =
    { $kind ->
        [battle] Quién lleva la batalla; su nombre queda junto a cada entrada.
       *[other] Quién la lleva; su nombre queda junto a cada entrada.
    }
help-option-reason = Por qué; queda anotado en el diario.
help-option-entry = Número de una entrada, como lo enseña «{ $kind } log».
help-option-armies = Archivos de los ejércitos, primero el rojo, luego el azul (*.army.toml).
help-option-random-army = Una lista, con su pueblo si se quiere (native_kingdom/buganda): se saca un ejército al azar. Se puede repetir.
help-option-points-agreed = Puntos acordados, que son los del bando más fuerte si se acuerda el escenario; si falta, 600.
help-option-agreed-scenario = Escenario que han acordado los jugadores; si falta, se decide en la batalla.
help-option-computer = Un bando que lleva el ordenador y a qué nivel: random (cualquier orden legal), steady (la mejor a primera vista) o planner (con un plan para todo el ejército). Se puede repetir.
help-option-hint-side = De quién; si no se dice, del bando al que le toca.
help-option-hint-level = A qué nivel piensa: random, steady o planner.
help-option-hint-order = Una orden como se escribe en la partida: ¿por qué no esa?
help-option-attacker = Quién ataca, si se ha acordado el escenario.
help-option-script = Un archivo de órdenes, una por línea, como se escriben en el terminal: los dados van tras «=», el motivo para saltarse una regla tras «{"\u0021"}».
help-option-from-line = Línea del guion por la que empezar.
help-option-companion-side = Lo que puede saber ese pueblo, o quien lo lleva; «todo» enseña todas las manos. Si no se dice, solo lo que saben todos.
help-option-kingdoms-computer = Un jugador que lleva el ordenador, y cómo: any-legal (cualquier orden), greedy (voraz) o planner (previsor), como Luis=greedy. Se puede repetir.
help-option-kingdoms-player = Quién juega, hacia la derecha; una vez por cada uno.
help-option-side = Lo que puede saber este bando; «all» enseña todos los secretos a quien arbitra. Sin esta opción, solo lo que pueden saber los dos.
help-option-of-unit = Solo esta unidad, por su nombre o su código.
help-option-turn = Solo este turno; se puede repetir.
help-option-step = Solo este paso: arrivals, units, independents, shooting, reloading, melee, morale, rallying, victory.
help-option-why = Con las razones de cada número.
help-option-log-as = Como texto que leer, o como guion que lleva al mismo resultado.
help-option-misread = Los dados de esta entrada como salieron de verdad, todos.
help-option-order = La orden que va en su lugar, como se escribe en el terminal, entre comillas.
help-option-export-as = El diario entero (jsonl), que se puede volver a importar; una fila por cada cosa que pasó (csv, json).
help-option-out-battle = Archivo en que escribirla; si falta, se imprime.
help-option-new-name = Otro nombre.
help-option-journal-file = Archivo del diario (*.jsonl).
help-option-partly = Importa lo que haya sano en un archivo dañado.
help-option-record = Resultado de una batalla jugada sin el programa: quién ganó, escenario, quién atacaba; lo que quedó, con --quedan.
help-option-overrule = Motivo de quien arbitra para anotarlo en contra del libro.
help-battle = Batallas: empezar, jugar, mirar atrás, corregir, informar.
help-battle-new = Empieza una batalla con sus dos ejércitos.
help-battle-new-more =
    Un ejército ilegal puede jugar: la batalla recuerda por qué lo es. Los ejércitos también se pueden elegir luego, en «battle play».
help-battle-new-examples =
    heart-africa battle new lunes caravana.army.toml otra.army.toml
    heart-africa battle new martes caravana.army.toml otra.army.toml --scenario encounter
    heart-africa battle new viernes --random zanzibaris --random native_kingdom/buganda --points 300 --seed 3
help-battle-play = El árbitro: dice qué toca y por qué, recibe órdenes y dados, cuenta qué resulta de ellos.
help-battle-play-more =
    Una orden es una línea: «dispara R2 a A1 10». Luego los dados, escritos o tirados. «ayuda» lo explica todo, «deshacer» deshace lo que no tiene dados, «salir» sale; todo queda guardado en el acto.
    Con --script las órdenes vienen de un archivo, con sus dados tras «=» y el motivo de quien arbitra tras el signo de admiración.
help-battle-play-examples =
    heart-africa battle play domingo
    heart-africa battle play domingo --throw
    heart-africa battle play domingo --script ordenes.txt
help-battle-list-examples =
    heart-africa battle list
help-battle-status = Ambos ejércitos como están, y qué toca ahora.
help-battle-status-examples =
    heart-africa battle status domingo
    heart-africa battle status domingo --side rojo
    heart-africa battle status domingo --unit R2
help-battle-next = Qué toca ahora, a quién y por qué.
help-battle-next-examples =
    heart-africa battle next domingo
help-battle-log = Qué ha pasado, por turno, paso y unidad.
help-battle-log-examples =
    heart-africa battle log domingo
    heart-africa battle log domingo --turn 1 --step shooting --why
    heart-africa battle log domingo --as script
help-battle-goto-examples =
    heart-africa battle goto domingo 2
help-battle-rename-examples =
    heart-africa battle rename domingo "el primer domingo"
help-battle-copy-examples =
    heart-africa battle copy domingo
    heart-africa battle copy domingo --name "el primer domingo"
help-battle-away-examples =
    heart-africa battle away domingo
help-battle-undo-examples =
    heart-africa battle undo domingo
help-battle-redo-examples =
    heart-africa battle redo sabado
help-battle-correct-examples =
    heart-africa battle correct domingo 2 --reason "era el otro escenario"
help-battle-amend-examples =
    heart-africa battle amend domingo 3 "escenario encuentro rojo" --reason "ataca el rojo"
help-battle-export = Escribe una batalla en un archivo: el diario mismo, o filas para otros programas.
help-battle-export-examples =
    heart-africa battle export domingo --out domingo.jsonl
    heart-africa battle export domingo --as csv
help-battle-import-examples =
    heart-africa battle import guardada.jsonl --name otra_vez
help-battle-verify-examples =
    heart-africa battle verify domingo
help-battle-repair-examples =
    heart-africa battle repair domingo
help-battle-hint = Lo que haría el ordenador por un bando y por qué, o por qué no la orden que digas.
help-battle-hint-examples =
    heart-africa battle hint domingo
    heart-africa battle hint domingo --side rojo --level planner
    heart-africa battle hint domingo --why-not "mueve R2 6"

help-battle-result = Quién ha ganado y a qué precio; o anota el resultado de una batalla jugada sin el programa.
help-battle-result-examples =
    heart-africa battle result domingo
    heart-africa battle result domingo --record "atacante encuentro rojo --turnos 6 --quedan {"{"}R2 5{"}"},{"{"}A2 0 huida{"}"}"

## Campañas

help-value-campaign = CAMPAÑA
help-value-player = JUGADOR
help-value-outcome = RESULTADO
help-value-losses = JUGADOR=N
help-value-date = AÑO[/MITAD]
help-value-key = CLAVE
help-option-campaign = El nombre de la campaña; «heart-africa campaign list» las enseña.
help-option-order-dice = Caras de vuestros dados, como 5,3,6 o "5 3 6". Sin ellas se preguntan, o las tira --throw.
help-option-overrule-order = Motivo para hacerlo en contra del libro; queda anotado en el diario.
help-option-at-date = Como estaba al final de ese semestre: 1878, 1878/1. Sin ello, como está ahora.
help-option-first-year = Año en que empieza, 1860 o después; sin ello, 1860.
help-option-of-player = Un jugador; sin él, todos.
help-option-account = La cuenta de un jugador, o la banca; sin ella, los saldos de todos.
help-option-any-order = Una orden como se escribe en «campaign play», entre comillas o palabra a palabra.
help-option-engagement = La batalla (1878-1-3, o su final: 3); sin ella, todas.
help-option-play-out = El ordenador lleva los dos bandos hasta el final, como acordaron los dos con «ordenador»; los ejércitos sin archivo se sortean.
help-option-play-out-level = A qué nivel juega: random, steady o planner.
help-option-red-army = Archivo del ejército rojo, que ataca si no se dice otra cosa.
help-option-blue-army = Archivo del ejército azul.
help-option-attacker-colour = De qué color es quien ataca; sin ello, rojo.
help-option-battle-name = Nombre para la batalla; sin él, el de la campaña y el suyo.
help-option-outcome = Quién ganó: atacante, defensor, empate, o el nombre del jugador.
help-option-from-battle = El resultado de la batalla que se jugó aquí: quién ganó, qué líderes cayeron, las bajas.
help-option-from-date = Desde ese año o semestre.
help-option-to-date = Hasta ese año o semestre.
help-option-timeline-player = Solo lo que toca a este jugador.
help-option-out-html = Archivo de la página; sin él, CAMPAÑA.html. «-» la imprime.
help-option-campaign-as = El diario entero (jsonl), que se puede volver a importar; o filas para otros programas (csv, json).
help-option-campaign-what = Qué contienen las filas: lo que ha pasado, los movimientos de hongos, las batallas.
help-option-for-player = Cómo está todo, para este jugador: firmado con su clave y con lo que él puede saber.
help-option-whole-state = Todo el estado, y no solo lo nuevo desde la última respuesta de ese jugador.
help-option-turn-file = Una partida exportada, cómo está para un jugador o las órdenes de uno.
help-option-campaign-file = Una campaña exportada, un estado para un jugador o las órdenes de uno.
help-option-orders-partly = De unas órdenes, las que aún valen; de un archivo dañado, lo que está sano.
help-option-on-top = Apunta las órdenes aunque se haya seguido desde que se escribieron.
help-option-replace-copy = Si la copia no coincide, acepta lo nuevo y aparta lo viejo.
help-option-key = La clave que te dio quien organiza; solo hace falta la primera vez.
help-option-key-player = El jugador.
help-option-renew = Una clave nueva: la anterior deja de valer.
help-option-order-lines = Órdenes, cada una entre comillas.
help-option-orders-script = Las órdenes de un archivo, una por línea.
help-option-orders-note = Unas palabras para quien organiza.
help-option-orders-pass = Lo que dejas pasar hasta tu próximo turno: los dados de la producción, todo mientras no te ataquen, o todo.
help-option-orders-out = Archivo de las órdenes; sin él, NOMBRE-JUGADOR-TURNO.orders.json.
help-campaign = Campañas: llevarlas, mirarlas, mandarlas a los jugadores.
help-campaign-new = Empieza una campaña a principios de un año.
help-campaign-new-examples =
    heart-africa campaign new victoria --year 1875
help-campaign-list-examples =
    heart-africa campaign list
help-campaign-play = Lleva una campaña orden a orden: dice qué toca y por qué, toma órdenes y dados, cuenta qué sale.
help-campaign-play-more =
    Una orden es una línea: «ataca Ana a Luis». Los dados, tras «=» o cuando se pidan. «{"\u003F"}» lo explica todo, «puede Ana» dice qué puede hacer y qué no, «salir» sale; todo queda guardado al momento.
help-campaign-play-examples =
    heart-africa campaign play lagos
    heart-africa campaign play lagos --script ordenes-lagos.txt
help-campaign-next = Qué toca, a quién y por qué; qué puede hacer cada jugador, y qué no y por qué.
help-campaign-next-examples =
    heart-africa campaign next lagos
    heart-africa campaign next lagos Eva
help-campaign-status = Cómo va la campaña, o un jugador: lo que tiene y cuánto le falta para ascender.
help-campaign-status-examples =
    heart-africa campaign status lagos
    heart-africa campaign status lagos Ana
    heart-africa campaign status lagos --at 1885
help-campaign-join-examples =
    heart-africa campaign join lagos Zoe pygmies
    heart-africa campaign join lagos Zoe native_kingdom --people rwanda --called Wa-tembo
help-campaign-leave-examples =
    heart-africa campaign leave lagos Leo
help-campaign-turn = Empieza el semestre siguiente y se tira el orden de juego.
help-campaign-turn-more = Los dados, en su orden: dos por cada pareja de exploradores; luego los exploradores y los demás, por orden de llegada a la campaña; luego los desempates.
help-campaign-turn-examples =
    heart-africa campaign turn bagamoyo --throw
help-campaign-attack-examples =
    heart-africa campaign attack lagos Eva Ana
help-campaign-pass-examples =
    heart-africa campaign pass lagos Eva
help-campaign-resist-examples =
    heart-africa campaign resist tabora Ana --dice 4
help-campaign-settle-examples =
    heart-africa campaign settle tabora Ana 2
    heart-africa campaign settle tabora Ana --explore
help-campaign-explore-examples =
    heart-africa campaign explore lagos Eva Luis
    heart-africa campaign explore lagos Eva Luis 1 --payer Eva
help-campaign-hunt-examples =
    heart-africa campaign hunt lagos Eva --dice 5
help-campaign-give-examples =
    heart-africa campaign give lagos Ana Luis 1
help-campaign-promote-examples =
    heart-africa campaign promote lagos Luis native_kingdom --overrule "lo acordamos todos"
help-campaign-do = Cualquier orden, como se escribe en «campaign play».
help-campaign-do-examples =
    heart-africa campaign do lagos plazo 2027-04-30
    heart-africa campaign do lagos "ausente Leo"
help-campaign-battle = Las batallas por jugar, o una de ellas con sus puntos, o una que empieza aquí con dos ejércitos.
help-campaign-battle-more =
    Los ejércitos se comprueban con los puntos, el año, el escenario y el papel que les da la campaña. Luego se juega con «battle play».
help-campaign-battle-examples =
    heart-africa campaign battle ujiji
    heart-africa campaign battle ujiji 1
    heart-africa campaign battle ujiji 1 --red caravana.army.toml --blue otra.army.toml
help-campaign-result = Cómo acabó una batalla, anotado a mano o tomado de la que se jugó aquí, y todo lo que trae consigo.
help-campaign-result-examples =
    heart-africa campaign result ujiji 1 Ana
    heart-africa campaign result ujiji 1 empate --lost Ana=7 --lost Luis=9
    heart-africa campaign result kigoma 1 --from-battle
help-campaign-standings = Quién va primero entre los jugadores de cada clase.
help-campaign-standings-examples =
    heart-africa campaign standings lagos
    heart-africa campaign standings lagos --at 1885
help-campaign-beats = Quién ha vencido a quién, y cuántas veces.
help-campaign-beats-examples =
    heart-africa campaign beats kigoma
help-campaign-land = Distritos, nativos libres y territorios explorados.
help-campaign-land-examples =
    heart-africa campaign land lagos
help-campaign-ledger = La cuenta de hongos: los saldos, o una cuenta línea a línea.
help-campaign-ledger-examples =
    heart-africa campaign ledger lagos
    heart-africa campaign ledger lagos Ana
help-campaign-chronicle = La campaña contada en prosa.
help-campaign-chronicle-examples =
    heart-africa campaign chronicle lagos
    heart-africa campaign chronicle lagos --from 1885 --to 1885/1
help-campaign-timeline = Lo que se ha hecho, entrada a entrada, con sus dados.
help-campaign-timeline-examples =
    heart-africa campaign timeline lagos
    heart-africa campaign timeline lagos --player Eva
    heart-africa campaign timeline lagos --as script
help-campaign-log-examples =
    heart-africa campaign log lagos
    heart-africa campaign log lagos --as script
help-campaign-html = Una página para la web del club: un solo archivo, en los dos idiomas.
help-campaign-html-examples =
    heart-africa campaign html lagos
    heart-africa campaign html lagos --out web.html
help-campaign-export = Escribe la campaña en un archivo: el diario, filas para otros programas, o el estado para un jugador.
help-campaign-export-examples =
    heart-africa campaign export lagos --out lagos.jsonl
    heart-africa campaign export lagos --as csv --what ledger
    heart-africa campaign export lagos --for Ana --out ana.turn.json
help-campaign-import = Importa un archivo: una campaña, el estado que te manda quien organiza, o las órdenes de un jugador.
help-campaign-import-more =
    Lo que toca a dos se le propone al otro, que lo acepta. Unas órdenes que ya no valen, o a las que afecta lo que ha pasado desde que se escribieron, no se mezclan: se enseñan con sus motivos.
help-campaign-import-examples =
    heart-africa campaign import guardada-lagos.jsonl --name otra
    heart-africa campaign import eva.orders.json
help-campaign-key = La clave de un jugador, con la que se firman sus archivos. Se da en mano, una vez.
help-campaign-key-examples =
    heart-africa campaign key lagos Ana
help-campaign-orders = Un jugador escribe sus órdenes en un archivo firmado, para quien organiza.
help-campaign-orders-examples =
    heart-africa campaign orders mwanza "ataca Eva a Luis" --out ataque.orders.json
help-campaign-rename-examples =
    heart-africa campaign rename lagos "los lagos"
help-campaign-copy-examples =
    heart-africa campaign copy lagos
    heart-africa campaign copy lagos --name "los lagos"
help-campaign-away-examples =
    heart-africa campaign away lagos
help-campaign-undo-examples =
    heart-africa campaign undo lagos
help-campaign-redo-examples =
    heart-africa campaign redo uvira
help-campaign-goto-examples =
    heart-africa campaign goto lagos 3
help-campaign-correct-examples =
    heart-africa campaign correct lagos 6 --reason "el orden se tiró mal"
help-campaign-amend-examples =
    heart-africa campaign amend lagos 8 "plazo 2027-05-31" --reason "era mayo"
help-campaign-verify-examples =
    heart-africa campaign verify lagos
help-campaign-repair-examples =
    heart-africa campaign repair lagos

## Cualquier juego que se lleva: batallas, campañas. $kind: cómo se llama en la línea de órdenes.

help-option-kept = El nombre; «heart-africa { $kind } list» los enseña todos.
help-option-other-name = El nombre nuevo.
help-option-away = Las apartadas, cada una con su archivo.
help-value-new-name = NOMBRE-NUEVO
help-option-moment =
    { $kind ->
        [campaign] Como estaba al final de ese semestre: 1878, 1878/1. Sin ello, como está ahora.
       *[other] Como estaba después de esa entrada. Sin ello, como está ahora.
    }
help-value-moment = MOMENTO
help-game = Empezar, jugar, mirar atrás, corregir.
help-game-new = Empieza una partida.
help-game-play = Sigue jugando orden a orden: dice qué toca, recibe órdenes y dados, cuenta qué resulta.
help-game-list =
    { $kind ->
        [battle] Las batallas que hay.
        [campaign] Las campañas que hay.
       *[other] Las partidas que hay.
    }
help-game-status = Cómo está.
help-game-next = Qué toca ahora.
help-game-log = Qué se hizo, entrada a entrada, con sus dados; o como guion.
help-game-goto =
    { $kind ->
        [battle] La batalla como estaba tras una entrada; no cambia nada.
        [campaign] La campaña como estaba tras una entrada; no cambia nada.
       *[other] Cómo estaba tras una entrada; no cambia nada.
    }
help-game-undo = Deshace el último acto. Así nunca se deshacen dados; para eso está «correct».
help-game-redo = Rehace el último acto deshecho.
help-game-correct = Deshace todo lo que siguió a una entrada, dados incluidos, con un motivo; o corrige los dados de una entrada.
help-game-correct-more =
    La misma tirada encuentra otra vez los mismos dados: corregir nunca es volver a tirar.
help-game-amend = Pone otra orden en lugar de una anterior; las órdenes posteriores se repiten mientras sigan valiendo.
help-game-rename = Le da otro nombre.
help-game-copy = Hace una copia con otro nombre, para seguir con las dos.
help-game-away = Lo saca de la lista a un archivo, que «import» vuelve a abrir.
help-game-export = Lo escribe en un archivo.
help-game-import =
    { $kind ->
        [battle] Importa una batalla de un archivo.
        [campaign] Importa una campaña de un archivo.
       *[other] Importa una partida de un archivo.
    }
help-game-verify = Comprueba que no falte, ni haya cambiado, ni esté dañada ninguna entrada.
help-game-verify-more =
    Termina con 0 si todo está bien y 1 si no.
help-game-repair = Repara lo dañado con sus copias de seguridad; lo que ninguna tiene se corta y queda en un archivo.
help-game-papers = Imprime todos sus papeles.

## Papeles

help-papers = Imprime todos los papeles de la batalla y la campaña de muestra: en los dos idiomas y los dos tamaños.
help-papers-more =
    Batalla: informe, hojas de referencia, tarjetas, marcadores, formularios. Campaña: crónica, clasificación, extractos, orden de juego.
    De las tuyas: «battle papers» y «campaign papers».
help-papers-examples =
    heart-africa papers --kind campaign --paper letter
help-option-papers-folder = Carpeta para los papeles; sin ella, out/papers.
help-option-papers-paper = Un solo tamaño de papel; si falta, los dos.
help-option-papers-kind = Solo de la batalla, de la jugada en el mapa o de la campaña; si falta, de todas.
help-option-papers-out = Carpeta para los papeles; sin ella, una con ese nombre.
help-battle-reference = Imprime las reglas que hacen falta en esta batalla, y solo esas, en dos páginas como mucho.
help-battle-reference-more =
    Por pasos del turno, con sus páginas, y la tabla de las tropas de los dos bandos. Con --side no revela ningún secreto del otro bando.
help-battle-reference-examples =
    heart-africa battle reference domingo
    heart-africa battle reference domingo --side red --paper letter
help-battle-report = Cuenta la batalla en prosa, turno a turno: momentos decisivos, bajas, suerte y dados.
help-battle-report-examples =
    heart-africa battle report domingo
    heart-africa battle report domingo --as html
help-option-report-as = Forma: PDF, Markdown, o una sola página para el navegador; si falta, según termine el archivo (.pdf, .md, .html); si no, PDF.
help-option-out-paper = Archivo donde escribirlo; si falta, uno con ese nombre.
help-army-papers = Imprime todos los papeles de un ejército: sus tres hojas, tarjetas para recortar, marcadores, formularios.
help-army-papers-examples =
    heart-africa army papers caravana.army.toml
    heart-africa army papers caravana.army.toml --out impresos --paper letter
help-battle-papers = Imprime una batalla: informe, hoja de referencia y tarjetas de cada bando, marcadores, formularios.
help-battle-papers-examples =
    heart-africa battle papers domingo
    heart-africa battle papers domingo --out impresos --paper letter
    heart-africa battle papers domingo --centimetres
help-battle-table = Guarda en un archivo la mesa de una batalla, imprime su plano o pone otra.
help-battle-table-examples =
    heart-africa battle table domingo --out domingo.table.toml
    heart-africa battle table domingo --plan domingo.pdf
help-option-table-out = Archivo para la mesa con todo lo que hay en ella.
help-option-table-in = Archivo de mesa que poner bajo la batalla.
help-option-table-plan = Archivo para el plano, en PDF.
help-campaign-papers = Imprime una campaña: crónica, clasificación, extractos de hongos y orden de juego de la velada.
help-campaign-papers-examples =
    heart-africa campaign papers lagos
    heart-africa campaign papers lagos --out impresos --paper letter
help-about = Dice qué versión es, qué reglas están probadas por un test y las licencias de todo lo que usa.
help-about-examples =
    heart-africa about

## Los juegos compañeros: lo que tienen todos

help-zulus = «Zulus on the Ramparts», ambas ediciones: sus reglas, sus componentes y lo que resulta de los dados.
help-game-rule = Enseña una regla del juego, un apartado de su reglamento, o busca reglas por palabras.
help-zulus-rule-examples =
    heart-africa zulus rule ZR-164
    heart-africa zulus rule 6.7.4
    heart-africa zulus rule barricada --edition 1
help-game-rulings = Las reglas poco claras del juego, cómo las leemos y qué otras interpretaciones admiten.
help-zulus-rulings-examples =
    heart-africa zulus rulings
    heart-africa zulus rulings ZR-061
help-game-coverage = Qué reglas del juego están probadas por un test, por apartados.
help-zulus-coverage-examples =
    heart-africa zulus coverage
help-option-companion-words = Una regla (ZR-164), un apartado (6.7.4) o palabras que buscar; varias acotan la búsqueda.
help-option-companion-rule = Una regla, como ZR-061; sin ella, todas las que admiten otra interpretación.
help-option-edition = La edición de las reglas; sin ella, las dos.
help-option-edition-played = La edición de las reglas; sin ella, la última.
help-option-zulus-ruling = Otra interpretación de una regla poco clara, como ZR-061=once; se puede repetir. Las enseña «heart-africa zulus rulings».
help-option-isandlwana-ruling = Otra interpretación de una regla poco clara, como IS-034=forbidden; se puede repetir. Las enseña «heart-africa isandlwana rulings».
help-option-kingdoms-ruling = Otra interpretación de una regla poco clara, como DK-007=breaks; se puede repetir. Las enseña «heart-africa kingdoms rulings».
help-game-pack = Lo que imprime la caja: paquetes de componentes, valor por valor y con su origen.
help-game-pack-list = Los paquetes que trae el programa y los tuyos.
help-zulus-pack-list-examples =
    heart-africa zulus pack list
help-game-pack-show = Qué es un paquete y cómo está de completo, o los valores de un lugar suyo.
help-zulus-pack-show-examples =
    heart-africa zulus pack show zulus-own-2
    heart-africa zulus pack show zulus-own-2 cards.bourne
    heart-africa zulus pack show zulus-1-rulebook cards.3
help-game-pack-check = Todo lo que está mal en un paquete, con archivo, línea y clave; 2 si hay algo.
help-zulus-pack-check-examples =
    heart-africa zulus pack check mio.pack.toml
help-game-pack-set = Un valor tal como lo imprime tu caja, en tu propio paquete, que nunca sale de tu carpeta.
help-game-pack-set-more =
    Las cartas van por su número. Las palabras no llevan comillas; las listas se escriben [5, 6] y los nombres {"{"} es = "…", en = "…" {"}"}.
help-zulus-pack-set-examples =
    heart-africa zulus pack set cards.44.volley.close 4 --edition 2
    heart-africa zulus pack set cards.chard.medal vc
help-game-pack-export = Imprime o escribe un paquete con todo lo que lleva debajo, en un solo archivo.
help-zulus-pack-export-examples =
    heart-africa zulus pack export zulus-own-2
help-value-pack = PAQUETE
help-value-pack-value = VALOR
help-option-pack = Un paquete por su id («pack list» los enseña) o un archivo *.pack.toml.
help-option-pack-files = Archivos *.pack.toml.
help-option-pack-key = Un lugar de un paquete, como cards.44.volley.close, chits.r.count o regiments.udloko.
help-option-pack-value = El valor impreso.
help-option-pack-remove = Quita el valor de tu paquete.
help-option-pack-out = El archivo que se escribe; sin él, se imprime.
help-zulus-balance = Cómo se juega nuestro conjunto propio: muchas partidas de los jugadores del ordenador, contadas.
help-zulus-balance-examples =
    heart-africa zulus balance --player greedy --games 10
    heart-africa zulus balance --edition 1 --player any-legal --games 10 --seed 1 --out first.balance.toml
help-option-balance-games = Cuántas partidas de cada fila; en Zulus, la décima parte para quien mira adelante.
help-option-balance-seed = La semilla: con la misma salen las mismas partidas.
help-option-balance-player = Un solo jugador del ordenador, por ejemplo greedy.
help-option-balance-out = El informe que se escribe, como está junto al conjunto.
help-zulus-cards = Lo que dicen las cartas de nuestro conjunto, o una de ellas.
help-zulus-cards-examples =
    heart-africa zulus cards 3
    heart-africa zulus cards bourne --edition 1
help-zulus-report = Cuenta en prosa una partida empezada, turno a turno: lo que salió, las salvas decisivas con su probabilidad, los puntos.
help-zulus-report-examples =
    heart-africa zulus report domingo
    heart-africa zulus report domingo --as html
help-zulus-print = Nuestro conjunto en papel, para jugar en una mesa sin ordenador: cartas, fichas y marcadores, tablero y hoja de referencia.
help-zulus-print-examples =
    heart-africa zulus print --edition 2
    heart-africa zulus print --edition 1 --paper letter --out mesa
help-value-card = CARTA
help-value-territory = TERRITORIO
help-value-seat = NOMBRE=JUGADOR
help-option-card = Una carta por su palabra, su nombre o su número, como bourne; sin ella, todas.
help-zulus-odds = Probabilidades exactas que da el reglamento solo, sin tu caja.
help-zulus-odds-volley = Una salva: sus modificadores con sus motivos y sus probabilidades exactas, o lo que dan sus dados.
help-zulus-odds-volley-examples =
    heart-africa zulus odds volley --dice 4 --low-ammo
    heart-africa zulus odds volley --dice 3 --box 2 --markers 3 --night --faces 6,5,2
help-zulus-odds-fire = La tabla de edificio en llamas, cara a cara, con sus probabilidades.
help-zulus-odds-fire-examples =
    heart-africa zulus odds fire --burning 1
    heart-africa zulus odds fire --fighting
help-zulus-odds-defence = La probabilidad de que aguante una Defensa Heroica con esos números.
help-zulus-odds-defence-examples =
    heart-africa zulus odds defence 5,6
help-zulus-vp = Puntos de victoria, línea a línea, y nivel de una partida que acabó así.
help-zulus-vp-examples =
    heart-africa zulus vp relief --heroes 3 --decorated 4 --markers 6 --ibuthos 1
    heart-africa zulus vp defeat --burning 2 --edition 1
help-option-volley-dice = Cuántos dados tiene la carta a ese alcance.
help-option-volley-box = La casilla del blanco, de la 5 a la -1.
help-option-volley-markers = Los marcadores de Impacto que le quedan al blanco.
help-option-volley-low-ammo = El marcador de munición baja está en el mapa.
help-option-volley-night = Es de noche.
help-option-hampered-overheat = Este turno se han recalentado los fusiles.
help-option-hampered-snipers = Este turno han disparado los francotiradores.
help-option-volley-burning = Arde el edificio de esa senda.
help-option-volley-melee = Una carta de bayoneta (10.1 de la 1.ª edición, 12.2 de la 2.ª).
help-option-volley-faces = Los dados tal como han salido; sin ellos, solo las probabilidades.
help-option-support-g-company = La Compañía G está en el mapa.
help-option-support-nnc = El Contingente Nativo de Natal está en el mapa.
help-option-support-nnh = La Caballería Nativa de Natal está en el mapa.
help-option-fires-burning = Cuántos edificios arden.
help-option-fires-fighting = Un Héroe lucha contra el fuego (6.5).
help-option-defence-numbers = Los números de la defensa.
help-option-end = Cómo acabó: un iButho llegó al marcador, cayeron todos o llegó la columna de socorro.
help-option-end-heroes = Héroes y Grupos en la mesa sin medalla, también los comprometidos.
help-option-end-decorated = Los que tienen medalla.
help-option-end-markers = Marcadores de Impacto en la caja de bajas.
help-option-end-ibuthos = Unidades iButho en la caja de bajas.
help-option-end-burning = Cuántos edificios arden.
help-option-end-cards = Cartas opcionales que se añadieron al mazo.
help-option-end-option = Una regla opcional en juego, como melee-at-night; puede repetirse.

help-zulus-new = Empieza una partida: con nuestro propio conjunto de cartas y fichas o con tu caja; todo queda dispuesto.
help-zulus-new-examples =
    heart-africa zulus new jueves
    heart-africa zulus new lunes --edition 1 --option partida-más-reñida --seed 7
    heart-africa zulus new martes --own-box --tracks uthulwana,udloko,indlondo,indluyengwe
help-zulus-at = Pregunta sobre una posición: qué es legal, qué no y por qué, o qué resulta de una orden.
help-zulus-at-more =
    La guía describe el formato de una posición. «do» muestra lo que pasa, los modificadores, los dados tal como cuentan y la posición resultante.
help-zulus-at-examples =
    heart-africa zulus at noche.position.toml legal --json
    heart-africa zulus at noche.position.toml do "salva by-ranks contra lomos" --seed 3 --json
help-option-own-box = Se juega con tu propia caja: cada valor impreso se pregunta la primera vez que hace falta.
help-option-zulus-option = Una regla opcional (12.0) por su nombre: marcadores-de-franja-dorada, cuerpo-a-cuerpo-de-noche, asalto-al-amanecer, oficiales-sin-debate; en la 1.ª edición, fuerza-variable, partida-más-reñida, asalto-al-amanecer, cambiar-la-suerte. Basta con el principio.
help-option-zulus-card = Una carta opcional (12.3) que se añade, por su palabra o su número.
help-option-zulus-tracks = Los iButho en Pecho, Cuerno Izquierdo, Cuerno Derecho y Lomos tal como los has puesto, separados por comas; sin esto, al azar.
help-option-position = Una posición: un archivo *.position.toml.
help-option-position-what = legal: qué se puede hacer; do: cumplir una orden.
help-option-position-dice = Los dados tal como han caído: 6,5,2. Sin esto, los tira el programa.

## Last Stand at Isandlwana

help-isandlwana = «Last Stand at Isandlwana»: sus reglas, su mapa y sus unidades, y lo que resulta de los dados.
help-isandlwana-new = Empieza una partida en nuestro mapa o con tu propia caja, para dos o en solitario contra las reglas.
help-isandlwana-new-examples =
    heart-africa isandlwana new jueves --solitaire
    heart-africa isandlwana new lunes --free-set-up --seed 7
help-option-isandlwana-solitaire = Las reglas de 9.2 llevan a los zulúes; tú, a los británicos.
help-option-isandlwana-free = Los británicos eligen dónde empiezan (10.0).
help-isandlwana-at = Pregunta sobre una posición: qué es legal, qué no y por qué, o qué resulta de una orden.
help-isandlwana-at-more =
    La guía describe el formato de una posición. «do» imprime los sucesos, los dados y la posición que queda.
help-isandlwana-at-examples =
    heart-africa isandlwana at resistencia.position.toml legal --json
    heart-africa isandlwana at resistencia.position.toml do "fuego 0909 a" --dice 2 --json
help-isandlwana-advise = Qué ordenaría ahora cada plan del ordenador, y por qué.
help-isandlwana-advise-examples =
    heart-africa isandlwana advise domingo
help-isandlwana-balance = Cómo juega nuestro conjunto contra las reglas de 9.2: muchas partidas de dos planes del ordenador, contadas.
help-isandlwana-balance-examples =
    heart-africa isandlwana balance --games 5
    heart-africa isandlwana balance --games 5 --seed 2 --out first.balance.toml
help-isandlwana-amend-examples =
    heart-africa isandlwana amend domingo 4 "colocar 1bp 1207" --reason "era en 1207"
help-isandlwana-rule-examples =
    heart-africa isandlwana rule IS-112
    heart-africa isandlwana rule 8.5
    heart-africa isandlwana rule carro munición
help-isandlwana-rulings-examples =
    heart-africa isandlwana rulings
    heart-africa isandlwana rulings IS-112
help-isandlwana-coverage-examples =
    heart-africa isandlwana coverage
help-isandlwana-pack-list-examples =
    heart-africa isandlwana pack list
help-isandlwana-pack-show-examples =
    heart-africa isandlwana pack show isandlwana-own
    heart-africa isandlwana pack show isandlwana-own units.c
help-isandlwana-pack-check-examples =
    heart-africa isandlwana pack check mi-mapa.pack.toml
help-isandlwana-pack-set-more =
    Los hexágonos van por su número, y un tramo de columna como 0101-0114. Las palabras no llevan comillas; las listas se escriben ["0105", "0106"].
help-isandlwana-pack-set-examples =
    heart-africa isandlwana pack set hexes.0101-0114 clear
    heart-africa isandlwana pack set units.c.strength 6
help-isandlwana-pack-export-examples =
    heart-africa isandlwana pack export isandlwana-own
help-isandlwana-report = Cuenta una partida empezada: fase por fase, las bajas y un plano del mapa en cada turno.
help-isandlwana-report-examples =
    heart-africa isandlwana report domingo
help-isandlwana-print = Nuestro mapa y nuestras fichas en papel, para jugar en una mesa sin ordenador, y la hoja de referencia.
help-isandlwana-print-examples =
    heart-africa isandlwana print
    heart-africa isandlwana print --paper letter --out hexágonos
help-isandlwana-odds = Números de impacto línea por línea y probabilidades exactas, sin el mapa.
help-isandlwana-odds-fire = Fuego británico: con cuánto dispara cada unidad, el número de impacto y su probabilidad.
help-isandlwana-odds-fire-examples =
    heart-africa isandlwana odds fire 8@1
    heart-africa isandlwana odds fire 3@1 4@3s --defense 4 --turn 6
help-isandlwana-odds-attack = Ataques zulúes: su número de impacto contra un hexágono y cuántos impactan.
help-isandlwana-odds-attack-examples =
    heart-africa isandlwana odds attack 5
    heart-africa isandlwana odds attack 2 --defense 4 --leader
help-isandlwana-odds-sniping = Francotiradores: cuántas de las unidades junto a los zulúes pierden un paso.
help-isandlwana-odds-sniping-examples =
    heart-africa isandlwana odds sniping 8 --turn 4
help-value-firers = FUERZA@DISTANCIA
help-option-isandlwana-firers = Cada unidad por fuerza y distancia: 8@1; con s en cuadro, c con la bandera, w junto al carro: 4@3s.
help-option-isandlwana-attacks = Cuántas unidades zulúes atacan.
help-option-isandlwana-beside = Cuántas unidades británicas están junto a los zulúes.
help-option-isandlwana-defense = El factor de defensa del hexágono: 2 si está despejado, 4 con carros.
help-option-isandlwana-turn = El turno, de 1 a 6.
help-option-isandlwana-reaction = En la reacción: solo fuego adyacente, sin contar la bandera.
help-option-isandlwana-colours-captured = Los zulúes han capturado la bandera.
help-option-isandlwana-wagon-captured = Los zulúes han capturado el carro.
help-option-isandlwana-leader = Hay un jefe en el hexágono.
help-option-isandlwana-square = La unidad está en cuadro.
help-option-isandlwana-colours = La bandera está en el hexágono.
help-option-isandlwana-companion-words = Una regla (IS-112), un apartado (8.5) o palabras que buscar; varias acotan la búsqueda.
help-option-isandlwana-companion-rule = Una regla, como IS-112; sin ella, todas las que admiten otra interpretación.
help-option-isandlwana-pack-key = Un lugar de un paquete, como hexes.1206, terrain.tents.cost o units.c.strength.

## Dark Kingdoms

help-kingdoms = «Dark Kingdoms»: sus reglas, su mapa y sus cartas, y lo que resulta de los dados.
help-kingdoms-new = Empieza una partida con nuestro conjunto o con tu propia caja: quiénes se sientan a la mesa.
help-kingdoms-new-examples =
    heart-africa kingdoms new jueves --player Ana --player Luis --player Eva
    heart-africa kingdoms new lunes --player Ana --player Luis --player Eva --player Pau --computer Luis --computer Pau=greedy
help-kingdoms-key = La clave de un jugador que juega en su máquina: firma los archivos. Se le da en mano, una vez.
help-kingdoms-key-examples =
    heart-africa kingdoms key domingo Ana
help-kingdoms-orders = Un jugador, en su copia, pone sus órdenes en un archivo firmado para quien lleva la partida.
help-kingdoms-orders-examples =
    heart-africa kingdoms orders martes "elegir anglos en anglia" --out anglos.orders.json
help-kingdoms-import = Importa un archivo: una partida, cómo está para ti o las órdenes de un jugador.
help-kingdoms-import-more =
    Lo que recibe un jugador solo trae lo que él puede saber. De sus órdenes entran todas o ninguna; los dados los tira quien lleva la partida.
help-kingdoms-import-examples =
    heart-africa kingdoms import guardada-kingdoms.jsonl --name otra
    heart-africa kingdoms import eva.orders.json
help-kingdoms-export-examples =
    heart-africa kingdoms export domingo --for Eva --out eva.turn.json
    heart-africa kingdoms export domingo --side sajones --out sajones.jsonl
help-kingdoms-at = Pregunta sobre una posición: qué es legal, qué no y por qué, o qué resulta de una orden.
help-kingdoms-at-more =
    La guía describe el formato de una posición. «do» imprime los sucesos, los dados y la posición que queda.
help-kingdoms-at-examples =
    heart-africa kingdoms at frontera.position.toml legal --json
    heart-africa kingdoms at frontera.position.toml do "marchar 1 a mercia" --dice 6,5,4,3,2 --json
help-kingdoms-amend-examples =
    heart-africa kingdoms amend domingo 4 "elegir sajones en south-wessex" --reason "Era el sur"
help-kingdoms-rule-examples =
    heart-africa kingdoms rule DK-052
    heart-africa kingdoms rule 11.4
    heart-africa kingdoms rule fama retirada
help-kingdoms-rulings-examples =
    heart-africa kingdoms rulings
    heart-africa kingdoms rulings DK-052
help-kingdoms-coverage-examples =
    heart-africa kingdoms coverage
help-kingdoms-pack-list-examples =
    heart-africa kingdoms pack list
help-kingdoms-pack-show-examples =
    heart-africa kingdoms pack show kingdoms-own
    heart-africa kingdoms pack show kingdoms-own territories.powys
help-kingdoms-pack-check-examples =
    heart-africa kingdoms pack check mi-tablero.pack.toml
help-kingdoms-pack-set-more =
    Territorios y cartas van por una palabra tuya, en minúsculas y con guiones. Las palabras no llevan comillas; las listas se escriben ["luitcoyt", "erwing"].
help-kingdoms-pack-set-examples =
    heart-africa kingdoms pack set territories.powys.resource iron
    heart-africa kingdoms pack set fame.defence.plus true
help-kingdoms-pack-export-examples =
    heart-africa kingdoms pack export kingdoms-own
help-kingdoms-balance = Cómo juega nuestro conjunto: muchas partidas de tres y de cuatro previsores del ordenador, contadas.
help-kingdoms-balance-examples =
    heart-africa kingdoms balance --games 2
    heart-africa kingdoms balance --games 2 --seed 2 --out first.balance.toml
help-kingdoms-cards = Lo que dicen las cartas de nuestro conjunto, o una de ellas.
help-kingdoms-cards-examples =
    heart-africa kingdoms cards
    heart-africa kingdoms cards forced-march
help-kingdoms-map = Los territorios de nuestro mapa: qué da cada uno, de qué color es y con qué linda.
help-kingdoms-map-examples =
    heart-africa kingdoms map
    heart-africa kingdoms map powys
help-kingdoms-print = Nuestro conjunto en papel, para jugar en una mesa sin ordenador: cartas, piezas, mapa, cartones y hoja de referencia.
help-kingdoms-print-examples =
    heart-africa kingdoms print
    heart-africa kingdoms print --paper letter --out mesa
help-kingdoms-odds = Probabilidades exactas antes de los dados, sin tu caja.
help-kingdoms-odds-battle = Una batalla hasta el final: la probabilidad de ganar, las bajas, ronda a ronda.
help-kingdoms-odds-battle-examples =
    heart-africa kingdoms odds battle 3 2
    heart-africa kingdoms odds battle 2 4 --extra 1
help-kingdoms-odds-settlement = Un ataque a un poblado hasta el final.
help-kingdoms-odds-settlement-examples =
    heart-africa kingdoms odds settlement 2
help-kingdoms-odds-siege = Un asedio hasta el final, con un ejército refugiado o sin él.
help-kingdoms-odds-siege-examples =
    heart-africa kingdoms odds siege 3
    heart-africa kingdoms odds siege 3 --sheltered 2
help-kingdoms-odds-plunder = La probabilidad de que salga bien un saqueo.
help-kingdoms-odds-plunder-examples =
    heart-africa kingdoms odds plunder 2
help-kingdoms-odds-production = Qué color produce, con los dados que se hayan añadido.
help-kingdoms-odds-production-examples =
    heart-africa kingdoms odds production --red 2
help-kingdoms-odds-ship = Hasta dónde puede llegar un barco.
help-kingdoms-odds-ship-examples =
    heart-africa kingdoms odds ship
help-option-odds-troops = Tropas que atacan.
help-option-odds-against = Tropas que defienden.
help-option-odds-sheltered = Tropas refugiadas en la fortaleza.
help-option-odds-extra = Dados que las cartas añaden a cada tirada del atacante.
help-option-odds-extra-against = Dados que las cartas añaden a cada tirada del defensor.
help-option-odds-red = Dados rojos en la tirada de producción.
help-option-odds-black = Dados negros en la tirada de producción.
help-kingdoms-report = Cuenta en prosa una partida empezada, ronda a ronda, con puntos, ingresos y batallas; sin la mano de nadie mientras dura.
help-kingdoms-report-examples =
    heart-africa kingdoms report domingo
    heart-africa kingdoms report domingo --as html
help-kingdoms-vp = Los puntos de victoria, línea por línea, y cuántos faltan.
help-kingdoms-vp-examples =
    heart-africa kingdoms vp --settlements 6 --fortresses 2 --ships 1 --wins 3
help-option-territory = Un territorio por su palabra, como powys; sin él, todos.
help-option-vp-settlements = Poblados en el mapa.
help-option-vp-fortresses = Fortalezas en el mapa.
help-option-vp-ships = Barcos en el mapa.
help-option-vp-wins = Batallas ganadas.
help-option-kingdoms-companion-words = Una regla (DK-052), un apartado (11.4) o palabras que buscar; varias acotan la búsqueda.
help-option-kingdoms-companion-rule = Una regla, como DK-052; sin ella, todas las que admiten otra interpretación.
help-option-kingdoms-pack-key = Un lugar de un paquete, como territories.powys.colour, fame.defence.count o board.ring.

## Ejemplos que toda partida guardada tiene, por su tipo.

help-game-play-examples =
    heart-africa { $kind } play domingo
    heart-africa { $kind } play domingo --throw
help-game-list-examples =
    heart-africa { $kind } list
help-game-status-examples =
    heart-africa { $kind } status domingo
help-game-next-examples =
    heart-africa { $kind } next domingo
help-game-log-examples =
    heart-africa { $kind } log domingo
help-game-goto-examples =
    heart-africa { $kind } goto domingo 2
help-game-rename-examples =
    heart-africa { $kind } rename domingo "el primer domingo"
help-game-copy-examples =
    heart-africa { $kind } copy domingo
    heart-africa { $kind } copy domingo --name "el primer domingo"
help-game-away-examples =
    heart-africa { $kind } away domingo
help-game-undo-examples =
    heart-africa { $kind } undo domingo
help-game-redo-examples =
    heart-africa { $kind } redo sabado
help-game-correct-examples =
    heart-africa { $kind } correct domingo 2 --reason "se leyó mal"
help-game-export-examples =
    heart-africa { $kind } export domingo --out domingo.jsonl
help-game-import-examples =
    heart-africa { $kind } import guardada-{ $kind }.jsonl --name "otra vez"
help-game-verify-examples =
    heart-africa { $kind } verify domingo
help-game-repair-examples =
    heart-africa { $kind } repair domingo
help-game-papers-examples =
    heart-africa { $kind } papers domingo
help-zulus-amend-examples =
    heart-africa zulus amend domingo 4 "presentar bromhead" --reason "era Bromhead"

help-zulus-advise = Lo que se espera de cada orden legal de una partida, con sus motivos, y la probabilidad de sobrevivir.
help-zulus-advise-examples =
    heart-africa zulus advise domingo
    heart-africa zulus advise domingo --json

## El laboratorio

help-value-experiment = EXPERIMENTO
help-value-cell = CASILLA
help-value-game = PARTIDA
help-value-address = DIRECCIÓN
help-lab = El laboratorio: muchas partidas de los jugadores del ordenador, contadas con su margen de error.
help-lab-list = Los experimentos: los que trae el programa y los tuyos (*.experiment.toml en la carpeta experiments de tus datos).
help-lab-list-examples =
    heart-africa lab list
help-lab-show = Lo que pregunta un experimento, y sus casillas con sus números.
help-lab-show-examples =
    heart-africa lab show zulus-balance
help-lab-run = Hace un experimento. Las partidas ya jugadas no se repiten; si algo lo para, sigue desde ahí.
help-lab-run-examples =
    heart-africa lab run zulus-first-look --games 2 --workers 0
help-lab-status = Lo que se ha hecho, cuándo y con qué reglas.
help-lab-status-examples =
    heart-africa lab status
help-lab-report = Los resultados: en pantalla, o en una carpeta como PDF, HTML y CSV. Acaba con 1 si falla la prueba del espejo.
help-lab-report-examples =
    heart-africa lab report zulus-first-look
    heart-africa lab report zulus-first-look --out informe
help-lab-games = Las partidas de una casilla, y cómo acabó cada una.
help-lab-games-examples =
    heart-africa lab games zulus-first-look 1
help-lab-replay = Juega otra vez una partida con su semilla y la pone entre las tuyas, orden por orden.
help-lab-replay-examples =
    heart-africa lab replay zulus-first-look 1 0
help-option-experiment = Un experimento por su id («lab list» los muestra), o un archivo *.experiment.toml.
help-option-experiment-one = Solo de este experimento.
help-option-lab-seed = Otra semilla que la del experimento: otras partidas.
help-option-lab-games = Otro número de partidas por casilla, como mucho.
help-option-workers = Cuántos procesos juegan aquí; si no se dice, tantos como procesadores, o ninguno si son pocas partidas. 0: solo este.
help-option-progress = Dice en una línea nueva, cada medio segundo, cuánto falta: para otros programas.
help-option-scheduler = Dirección de un planificador de Dask, como tcp://192.168.1.5:8786: juegan sus trabajadores.
help-option-cell = El número de una casilla, como lo dan «lab show» y el informe.
help-option-game-number = El número de una partida, desde 0.
help-value-mark = MARCA
help-option-lab-rules = Las partidas con reglas anteriores: su marca, o el comienzo, como la da «lab status».
help-option-lab-most = Como mucho, tantas.
