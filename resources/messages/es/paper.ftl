# Papeles: en el escritorio, como archivos, y los de una campaña; qué más se hace con un ejército además de componerlo.

## El marco

paper-part-sheets = En papel
paper-part-share = Compartir
paper-part-bring = Abrir un ejército recibido
paper-version-shown = Esta versión
paper-part-versions = Versiones
paper-part-compare = Comparar
paper-back = ‹ Volver al ejército
paper-back-start = ‹ Volver al comienzo
paper-back-battle = ‹ Volver a la batalla
paper-back-tip = Volver a donde estabas
paper-save-title = Dónde guardarlo
paper-written = Guardado: { $file }

## En papel

paper-layout = Qué papel
paper-size = Tamaño del papel
paper-size-a4 = A4
paper-size-letter = Carta
# $what: the kind of paper.
paper-draft = { $what ->
        [summary] Resumen
        [units] Fichas de unidad
        [opponent] Para el rival
        [cards] Tarjetas recortables
        [counters] Marcadores recortables
        [forms] Formularios en blanco
        [report] Informe
        [reference] Hoja de referencia
        [chronicle] Crónica
        [standings] Clasificación
        [statements] Extractos de hongos
        [table] Plano de la mesa
        [deck] Mazo recortable
        [pieces] Fichas recortables
        [board] Tablero
        [mats] Cartones de los jugadores
        [sequence] Hoja de la secuencia
        [story] Relato
       *[evening] Orden de juego
    }
paper-about = { $what ->
        [summary] Todo el ejército, con su veredicto y su código.
        [units] Una ficha por unidad, con casillas para tachar bajas.
        [opponent] Lo que puede ver tu rival: sin exploradores, sin trampas de verdad, sin sumas de puntos.
        [cards] Una por unidad y personaje, de 63 por 88 milímetros. Imprímelas a tamaño real.
        [counters] Fallo de moral, recarga, fuego, emboscada y orden de marcha. Imprímelos a tamaño real.
        [forms] Lista de ejército, orden de marcha, despliegue oculto y cuenta, para rellenar a mano.
        [report] La batalla en prosa, turno a turno, con la probabilidad de sus momentos decisivos.
        [reference] Solo las reglas que hacen falta en esta batalla, en dos páginas como mucho.
        [chronicle] Lo que ocurrió, semestre a semestre.
        [standings] Puestos, gráficos, tierras y quién venció a quién.
        [statements] La cuenta de cada jugador, con todos sus movimientos.
        [table] La mesa con lo que hay en ella y quién está dónde, en el momento que se ve.
        [deck] Las cartas de nuestro conjunto, nueve por página, de 63 por 88 milímetros. Imprímelas a tamaño real.
        [pieces] Las fichas de la taza, los iButho y los marcadores de nuestro conjunto. Imprímelos a tamaño real.
        [board] El tablero de nuestro conjunto en una página apaisada, para jugar sin ordenador. Imprímelo a tamaño real.
        [mats] Un cartón para cada jugador: qué cuesta cada cosa, cómo se gana, qué se puede hacer en el turno. Imprímelos a tamaño real.
        [sequence] La secuencia de juego con sus apartados, los dados, los puntos y los niveles.
        [story] La partida en prosa, turno a turno, con las cifras que la explican.
       *[evening] Para la velada: cuándo le toca a cada uno, qué batallas hay que jugar y dónde anotar el resultado.
    }
# $side: red, blue, or both; $whose: the army's name.
paper-cover = { $side ->
        [both] Puede revelar lo que solo sabe un bando: déjalo para cuando acabe la batalla.
       *[other] Para quien lleva { $whose }: muestra lo que el otro bando aún no debe saber.
    }
paper-uncover = Mostrarlo
paper-every = Todos a una carpeta…
paper-every-tip = Hacer todos los papeles, en este tamaño e idioma, en una carpeta nueva; mientras, puedes seguir
paper-every-stop-tip = Parar; los papeles ya hechos se quedan
paper-every-stopped = Parado. Lo que se hizo está en la carpeta.
paper-put =
    { $count ->
        [one] Un documento en { $folder }.
       *[other] { $count } documentos en { $folder }.
    }
paper-player = Jugador
paper-traits = Enseñar las características del líder
paper-traits-tip = El rival las leerá en su copia
paper-preview = Así se imprimirá
paper-pages =
    { $count ->
        [one] Una página
       *[other] { $count } páginas
    }
paper-save = { $ending ->
        [md] Guardar en Markdown…
        [html] Guardar como página web…
       *[pdf] Guardar el PDF…
    }
paper-save-tip = Elegir en qué carpeta
paper-print = Imprimir…
paper-print-tip = Elegir la impresora
paper-view = Abrir con otro programa
paper-view-tip = Guardar el PDF en tu carpeta y abrirlo con el lector de PDF del ordenador
paper-printed = Enviado a la impresora.
paper-not-printed = La impresora no responde. Guarda el PDF e imprímelo desde otro programa.

## Compartir

paper-form-code = Código
paper-form-text = Texto
paper-form-markdown = Markdown
paper-form-json = JSON
paper-form-csv = Tabla de figuras
paper-form-qr = QR
paper-form-code-tip = Una línea que se pega en cualquier mensaje; quien la reciba la abre aquí y tiene el mismo ejército, sin tus etiquetas.
paper-form-text-tip = La hoja del ejército como texto sin formato.
paper-form-markdown-tip = La hoja con títulos y tablas, para foros y páginas web.
paper-form-json-tip = El ejército para otros programas.
paper-form-csv-tip = Las figuras en una tabla que abre cualquier hoja de cálculo.
paper-form-qr-tip = La imagen del código, para leerla con la cámara del móvil.
paper-notes = Con mis notas
paper-notes-tip = Sin marcar, las notas del ejército y de las unidades se omiten, y también las etiquetas
paper-text = El ejército, tal como se envía
paper-qr-note = Quien la lea con la cámara obtiene el código.
paper-copy = Copiar
paper-copy-tip = Ponerlo en el portapapeles
paper-copied = Copiado: ya se puede pegar.
paper-copied-picture = Imagen copiada: ya se puede pegar.
paper-save-form = Guardar en un archivo…
paper-save-form-tip = Elegir en qué carpeta

## Traer

paper-bring-about = Pega un código, un JSON o el texto de un archivo de ejército, o suelta aquí el archivo.
paper-bring-hint = HA1:…
paper-bring-text = Lo que te han enviado
paper-paste = Pegar del portapapeles
paper-paste-tip = Leer lo que hay en el portapapeles
paper-bring-file = Abrir un archivo…
paper-bring-file-tip = Un archivo con un código, un JSON o un ejército
paper-bring-open = Añadirlo a mis ejércitos
paper-bring-open-tip = Se guarda en tu carpeta con un archivo propio

## Versiones

paper-versions-about = Se guarda una versión cada vez que se guarda el ejército. Elige una para ver qué cambió y qué cambiaría al volver a ella.
paper-when = { $date } · { $time }
paper-now = { $when } · como está ahora
paper-first = La primera versión.
paper-order-only = Solo cambió el orden.
paper-more =
    { $count ->
        [one] y un cambio más
       *[other] y { $count } cambios más
    }
paper-done = Qué cambió entonces
paper-back-count =
    { $count ->
        [one] Volver a ella cambiaría una cosa:
       *[other] Volver a ella cambiaría { $count } cosas:
    }
paper-back-same = El ejército está ahora igual que entonces.
paper-go-back = Volver a esta versión
paper-go-back-tip = El ejército queda como entonces; se puede deshacer
paper-went-back = El ejército ha vuelto a la versión del { $when }. Se puede deshacer.

## Comparar

paper-compare-about = En qué se diferencia de este otro ejército.
paper-other = El otro ejército
paper-choose = Elige un ejército
paper-other-file = Otro archivo…
paper-other-file-tip = Comparar con un archivo de ejército de cualquier carpeta
paper-this = Este
paper-that = El otro
paper-differences =
    { $count ->
        [one] Una diferencia en el otro:
       *[other] { $count } diferencias en el otro:
    }

## Al azar

paper-part-lots = Al azar
paper-lots-about = Saca al azar muchos ejércitos de una lista, míralos, quédate con uno o guárdalos todos en archivos.
paper-lots-count = Cuántos
paper-lots-draw = Sortear
paper-lots-draw-tip = Se sortean en segundo plano; puedes seguir trabajando
paper-lots-stop = Parar
paper-lots-stop-tip = No se guarda nada de lo sorteado hasta ahora
paper-lots-working = Sorteando y guardando
paper-lots-begin = Partir de este
paper-lots-begin-tip = Pasa a ser un ejército tuyo (Intro en la tabla)
paper-lots-save = Guardar todos en una carpeta…
paper-lots-save-tip = Cada uno en su archivo
paper-lots-table = Los ejércitos sorteados
paper-lots-name = Nombre
paper-lots-points = Puntos
paper-lots-units = Unidades
paper-lots-holds = Figuras
paper-lots-progress = { $done } de { $all }
paper-lots-stopped = Parado.
paper-lots-drawn =
    { $count ->
        [one] Un ejército, legal.
       *[other] { $count } ejércitos, todos legales.
    }
paper-lots-saved =
    { $count ->
        [one] Un ejército guardado en { $folder }.
       *[other] { $count } ejércitos guardados en { $folder }.
    }

## Los papeles de una campaña: la cabecera que comparten

paper-chronicle = Crónica
paper-standings = Clasificación
paper-statement = Extracto de hongos
paper-evening = Orden de juego
paper-subject = Campaña para «En el Corazón de África»
paper-footer = { $name } · { $date }
# $half: 1 o 2; $turn: 0 antes del primer turno.
paper-date =
    { $turn ->
        [0] Empieza en { $year }
       *[other] { $half ->
            [1] Primera mitad de { $year }
           *[other] Segunda mitad de { $year }
        } · turno { $turn }
    }
paper-fact-years = Años
paper-fact-players = Jugadores
paper-fact-battles = Batallas libradas
paper-fact-to-play = Batallas por jugar
paper-fact-deadline = Plazo
paper-fact-got = Recibidos
paper-fact-gave = Pagados

## Gráficos

paper-chart-hongos = Hongos de cada uno
paper-chart-victories = Batallas ganadas
paper-chart-own = Hongos, semestre a semestre

## Extracto de hongos

paper-statement-of = Cuenta de { $name }
paper-balance = Saldo

## La velada

paper-order = Orden de juego
paper-no-order-yet = Aún no se ha tirado el orden: anotadlo en la primera columna.
paper-col-go = Turno
paper-waits = Pendiente
paper-battle = Batalla { $battle } · { $scenario }
paper-battle-first = Antes hay que jugar la batalla { $battle }.
paper-attacker = Ataca
paper-defender = Defiende
paper-col-points = Puntos
paper-points-of = Puntos de { $player }
paper-wins = Gana { $player }
paper-draw = Empate
paper-losses-of = Bajas de { $player }
paper-leader-fell = Exploradores cuyo líder cayó
paper-evening-notes = Notas

## Los archivos

paper-file-report = informe
paper-file-table = mesa
paper-file-reference = referencia
paper-file-summary = resumen
paper-file-units = unidades
paper-file-opponent = rival
paper-file-cards = tarjetas
paper-file-counters = marcadores
paper-file-forms = formularios
paper-file-chronicle = crónica
paper-file-standings = clasificación
paper-file-statements = extractos
paper-file-evening = orden-de-juego
paper-file-deck = mazo
paper-file-pieces = fichas
paper-file-board = tablero
paper-file-mats = cartones
paper-file-sequence = secuencia
paper-file-story = relato
paper-file-battle = batalla
paper-file-map = batalla-en-el-mapa
paper-file-campaign = campaña
paper-file-laboratory = laboratorio
paper-file-cells = casillas
paper-file-games = partidas
paper-made =
    { $count ->
        [one] Un documento en { $folder }:
       *[other] { $count } documentos en { $folder }:
    }
# $count: cuántos documentos; $lang: es, en.
paper-made-set = { $lang ->
        [es] en español
       *[other] en inglés
    }, { $paper ->
        [a4] en A4
       *[other] en papel carta
    }: { $count } documentos
paper-where = Todo está en { $folder }.
