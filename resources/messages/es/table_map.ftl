### El mapa en el escritorio: herramientas, lo que se mide, lo que se va a hacer. $inches y semejantes traen su unidad.

table_map-name = Mapa de la batalla
table_map-tip = La mesa con todo lo que hay en ella. Las flechas la desplazan, + y − acercan y alejan, 0 la muestra entera; pulsa una unidad y arrástrala; T apunta al enemigo más cercano, Intro hace lo propuesto.
# $measure: pulgadas o centímetros.
table_map-measure = { $measure ->
    [centimetres] { $number } cm
   *[inches] { $number }″
    }
table_map-figure = { $code } · { $troop } · { $unit } ({ $side ->
    [red] rojo
   *[blue] azul
    }), { $x } este, { $y } norte, orientada a { $facing }°
table_map-board = Unidades
table_map-board-tip = Los dos ejércitos en fichas, para jugar en una mesa de verdad.
table_map-map = Mapa
table_map-map-tip = La mesa en la pantalla: mide, ve y juzga.
table_map-where = Fichas o mapa
table_map-where-map = Mapa ancho
table_map-where-map-tip = El mapa solo, sin las órdenes al lado.

## Herramientas

table_map-tools = Qué hace el ratón
table_map-tool-choose = Elegir
table_map-tool-choose-tip = Pulsa una unidad para elegirla y arrástrala; después, a un enemigo para dispararle o cargar contra él; Alt elige una figura, Mayús añade; la rueda la gira.
table_map-tool-pan = Mover el mapa
table_map-tool-pan-tip = Arrastra el mapa; con cualquier herramienta, el botón central o la barra espaciadora.
table_map-tool-ruler = Regla
table_map-tool-ruler-tip = Arrastra de peana a peana o de punto a punto.
table_map-tool-terrain = Terreno
table_map-tool-terrain-tip = Pon, mueve, gira y da forma a las piezas de terreno.
table_map-nearer = Acercar
table_map-farther = Alejar
table_map-all = Todo
table_map-fit = La mesa entera
# $size: 0, 6 o 12 pulgadas.
table_map-grid = { $size ->
    [0] Sin cuadrícula
   *[other] Cuadrícula { $size }″
    }
table_map-grid-tip = Una cuadrícula de 6 o de 12 pulgadas.
table_map-names = Nombres
table_map-names-tip = Los nombres de las piezas, los códigos de las unidades.
table_map-panel-list = Lista
table_map-panel-list-tip = Cada figura en palabras: el mapa para quien no puede verlo o prefiere el teclado.
table_map-panel-legend = Leyenda
table_map-panel-legend-tip = Lo que significan los signos.
table_map-panel-terrain = Piezas
table_map-panel-terrain-tip = La colección de piezas, la elegida y si la mesa cumple con el entorno.
table_map-panel-replay = Repetición
table_map-panel-replay-tip = La batalla otra vez, entrada por entrada.
table_map-back = Mapa
table_map-undo = Deshacer en el mapa
table_map-redo = Rehacer en el mapa
table_map-files = Archivos
table_map-files-tip = Abrir y guardar mesas, imágenes, el plano en papel.

## Medir

table_map-ruler = { $count ->
    [0] { $inches }
   *[other] { $inches } · { $who }
    }
# $x y $y desde la esquina suroeste.
table_map-spot = { $x } este · { $y } norte
table_map-spot-named = { $x } este · { $y } norte · { $what }
table_map-close = Medid: { $inches } frente a { $limit } { $rule }. { $what }

## Lo que se haría

table_map-draft-place = { $code } { $unit }: puesta a { $inches } de donde estaba.
# $what: lo que se hizo, como frase; $side: a qué bando le toca, si no es el de la unidad.
table_map-placed-by-hand =
    { $side ->
        [red] { $what } Le toca al rojo: no se ha dado ninguna orden ni tirado ningún dado; «↶ Mapa» lo deshace.
        [blue] { $what } Le toca al azul: no se ha dado ninguna orden ni tirado ningún dado; «↶ Mapa» lo deshace.
       *[none] { $what } No se ha dado ninguna orden ni tirado ningún dado; «↶ Mapa» lo deshace.
    }
table_map-draft-move = { $code } { $unit }: { $inches } de { $most }; quedan { $left }.
table_map-draft-over = { $code } { $unit }: { $inches } de { $most }; sobran { $left }.
table_map-draft-unrolled = { $code } { $unit }: { $inches }; no se han tirado sus dados.
table_map-draft-ground = Para poner así esta pieza tiene que decidir quien arbitra.
table_map-more = Más
table_map-orders-tip = Plegar las órdenes o mostrarlas
table_map-draft-do = Hacerlo
table_map-draft-far = Hasta donde llegue
table_map-draft-do-tip = Intro
table_map-draft-leave = Cancelar
table_map-draft-leave-tip = Escape
table_map-draft-why = Por qué lo permite quien arbitra
table_map-draft-despite = Decisión de quien arbitra
table_map-draft-no-why = Una decisión contra las reglas necesita un motivo, que queda anotado.
table_map-done = Hecho.

## La lista

table_map-list = Unidades y figuras en la mesa
table_map-list-hint = Busca una unidad o figura
table_map-list-absent = Fuera de la mesa
table_map-list-place = Poner en la mesa
table_map-list-place-tip = En filas ante su línea base; luego arrástrala a su sitio.
table_map-list-place-all = Poner todas en la mesa
table_map-list-take = Quitar de la mesa
table_map-list-burning = { $count ->
        [0] ✹ { $place } arde desde el turno { $turn }
        [one] ✹ { $place } arde desde el turno { $turn }; hay una figura entre las llamas
       *[other] ✹ { $place } arde desde el turno { $turn }; hay { $count } figuras entre las llamas
    }
table_map-list-burnt-out = ✹ { $place } ya no arde
table_map-list-unit = { $code } · { $unit } ({ $count })

## La leyenda

table_map-legend-side = { $side ->
    [red] Rojo: peana oscura
   *[blue] Azul: peana clara con un disco
    }
table_map-legend-sign = { $sign ->
    [rifle] Retrocarga
    [musket] Avancarga
    [javelin] Lanzas arrojadizas
    [bow] Arcos
    [gun] Cañón
    [spear] Armas de mano
    [leader] Líder
    [standard] Abanderado
    [doctor] Brujo
    [scout] Explorador
    [bearer] Portador de Armas, ayudante
    [machine_gun] Ametralladora
    [baggage] Bagaje
   *[boat] Embarcación
    }
table_map-legend-state = { $state ->
    [mounted] A caballo
    [unloaded] Descargada: humo
    [covered] A cubierto
    [dispersed] Dispersada: borde partido
   *[hidden] Emboscada, solo la ve su dueño
    }

## Una mesa vacía

table_map-empty = En esta mesa aún no hay nada.
table_map-empty-tip = Pon las piezas acordadas, elige una mesa de muestra, abre un archivo o saca una legal al azar y cámbiala.
table_map-empty-lay = Poner el terreno acordado
table_map-empty-sample = Una mesa de muestra
table_map-empty-draw = Sacar una al azar
table_map-empty-open = Abrir un archivo…

## Why something is off

table_map-off-not-shown = no se ve el mapa
table_map-off-undo = no hay nada que deshacer en el mapa
table_map-off-redo = no hay nada que rehacer en el mapa

## El editor de terreno

# $kind: de una obra.
table_map-work = { $kind ->
    [fortification] Fortificación de campaña
    [barricade] Barricada
    [kraal] Kraal
    [stake_trap] Trampa de estacas
   *[dummy_trap] Trampa fingida
    }
table_map-building = Temba
# $class_: dominante, común o permitido; $percent de la mesa en $count elementos, de $least a $most por ciento.
table_map-share = { $class_ ->
    [dominant] Dominante
    [common] Común
   *[permitted] Permitido
    }: { $percent } % en { $count ->
    [one] { $count } pieza
   *[other] { $count } piezas
    } (de { $least } a { $most } %)
table_map-terrain-environment = Entorno
table_map-terrain-draw = Sacar una mesa al azar
table_map-terrain-draw-tip = Una mesa legal para este entorno, otra cada vez; las figuras se quedan donde están.
table_map-terrain-clear = Vaciar la mesa
table_map-terrain-clear-tip = Quita todas las piezas; las figuras se quedan.
table_map-terrain-library = Añadir una pieza
table_map-terrain-kind = Clase de pieza
table_map-terrain-size-name = Tamaño de la pieza
table_map-terrain-size = { $size ->
    [small] pequeña
    [middle] mediana
   *[large] grande
    }
table_map-terrain-add = Añadir
table_map-terrain-add-tip = Una pieza ya dibujada, puesta donde cabe; luego arrástrala.
table_map-terrain-name = Nombre de la pieza
table_map-terrain-turn-left = Girar a la izquierda
table_map-terrain-turn-right = Girar a la derecha
table_map-terrain-shrink = Más pequeña
table_map-terrain-grow = Más grande
table_map-terrain-remove = Quitarla
table_map-terrain-crossed = Su contorno se cruza consigo mismo, y ninguna pieza de terreno es así. Separa las esquinas.
table_map-terrain-hint = Arrástrala o tira de sus esquinas; Alt pone una esquina, un doble clic la quita; la rueda la gira, con Mayús cambia de tamaño.
table_map-terrain-owner-name = De quién es
table_map-terrain-owner = { $side ->
    [red] Del rojo
    [blue] Del azul
   *[none] De nadie
    }
table_map-terrain-width = Ancho en pulgadas
table_map-terrain-fence-name = Cercado del poblado
table_map-terrain-fence = { $fence ->
    [man_high] Cercado de la altura de un hombre
    [higher] Cercado más alto
   *[none] Sin cercado
    }
table_map-terrain-grows-name = Qué crece en la marisma
table_map-terrain-grows = { $what ->
    [jungle] Marisma con jungla
    [tall_grass] Marisma con hierba alta
   *[none] Marisma abierta
    }
table_map-terrain-infested = Cocodrilos
table_map-terrain-impassable = Por ahí no llegan refuerzos
table_map-terrain-steep = Escarpado: solo por su sendero
table_map-terrain-crest = Poner su cresta
table_map-terrain-gate = Una puerta
table_map-terrain-ford = Un vado
table_map-terrain-judged = ¿Cumple con el entorno?
table_map-terrain-lawful = Esta mesa es legal.

## Lo que se ve y a lo que se dispara

table_map-sight-unarmed = { $who } no tiene con qué disparar.
table_map-sight-none = { $who } no puede disparar a nadie.
table_map-sight-may = { $who } puede disparar a { $targets } desde { $inches }. { $why }
table_map-sight-looking = Comprobando las líneas de visión…
table_map-shots = { $count ->
    [one] { $count } figura dispara
   *[other] { $count } figuras disparan
    } a { $target }, a una distancia de { $apart ->
        [no] { $near }.
       *[yes] { $near } a { $far }.
    }
table_map-shots-none = Nadie puede disparar a { $target }.
table_map-shots-no-reason = no se encontró línea de visión hasta allí
table_map-click-shoot = Pulsa para disparar a { $target }
table_map-click-why = Sin tiro contra { $target } (pulsa para ver por qué)
table_map-click-charge = Pulsa para cargar contra { $target }
table_map-click-nobody = La unidad elegida no puede ahora disparar ni cargar contra nadie.
table_map-menu-shoot = Disparar a { $target }
table_map-menu-charge = Cargar contra { $target }
table_map-menu-wall = Disparar al muro { $wall }
table_map-menu-order = { $order }: { $which }
table_map-menu-choose = Elegir { $target }
table_map-menu-orders = Órdenes de { $target }
table_map-menu-roll = Tirar el movimiento de { $target }
table_map-orders-leave = Cancelar
table_map-ambush = Emboscada allí
table_map-ambush-tip = La unidad se oculta donde está; en el mapa solo la ve su dueño.
# What is noted of an ambush that was placed on the map. $x, $y: the middle of the unit.
table_map-ambush-note = En el mapa, a { $x }″ del borde oeste y { $y }″ del borde sur

# $kind: deploy, ambush, arrive o enter.
table_map-draft-order = { $code } { $unit }: { $kind ->
    [deploy] empieza aquí la batalla.
    [ambush] empieza aquí la batalla, emboscada.
    [arrive] llega aquí.
    [climb] escala por aquí.
    [turn] gira donde está.
   *[enter] entra aquí con la columna.
    }

## Repetición

table_map-replay-slider = Momento de la batalla
table_map-replay-first = Al principio
table_map-replay-back = Anterior
table_map-replay-play = Reproducir
table_map-replay-pause = Pausa
table_map-replay-forth = Siguiente
table_map-replay-last = Al último momento
table_map-replay-beginning = La mesa antes de la batalla.
table_map-replay-moment = { $number } · turno { $turn } · { $text }

## Archivos y papel

table_map-file-open = Abrir un archivo de mesa
table_map-file-save = Guardar la mesa
table_map-file-picture = Guardar el mapa como imagen
table_map-file-plan = Guardar el plano en PDF
table_map-file-tables = Mesas
table_map-file-pictures = Imágenes
table_map-file-opened = { $name } está en la mesa.
table_map-file-saved = Guardado: { $path }
table_map-plan-title = Plano de la mesa: { $battle }
table_map-plan-deployment = La mesa y quién está en ella
table_map-plan-units = Quién está dónde
table_map-plan-head-code = Código
table_map-plan-head-east = Este
table_map-plan-head-north = Norte
table_map-plan-head-facing = Orientación
table_map-plan-footer = { $battle }

## Casos dudosos, fuegos, obras

table_map-close-like = { $text } ({ $count ->
    [one] y { $count } caso parecido más
   *[other] y { $count } casos parecidos más
    })
table_map-close-yes = Medido: sí
table_map-close-no = Medido: no
table_map-close-tip = Lo que se vio en la mesa; queda anotado y no se vuelve a preguntar.
table_map-close-measured = medido por los jugadores
table_map-menu-fire = { $name } se prendió aquí
table_map-terrain-works = Añadir una obra
table_map-terrain-work-kind = Clase de obra
table_map-terrain-work-add = Añadir
table_map-terrain-work-add-tip = En el centro de la mesa; arrastra sus extremos a su sitio y di de quién es.
table_map-terrain-place = Ponerla en la batalla
