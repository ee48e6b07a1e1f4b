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
table_map-tool-terrain-tip = Pon, mueve, gira y da forma a los elementos de terreno.
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
table_map-names-tip = Los nombres de los elementos, las claves de las unidades.
table_map-panel-list = Lista
table_map-panel-list-tip = Cada figura en palabras: el mapa para quien no lo ve o prefiere el teclado.
table_map-panel-legend = Leyenda
table_map-panel-legend-tip = Lo que significan los signos.
table_map-panel-terrain = Elementos
table_map-panel-terrain-tip = La colección de elementos, el elegido y lo que el entorno dice de todo ello.
table_map-panel-replay = Repetición
table_map-panel-replay-tip = La batalla, de nuevo, apunte por apunte.
table_map-undo = Deshacer en la mesa
table_map-redo = Rehacer en la mesa
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
table_map-draft-move = { $code } { $unit }: { $inches } de { $most }; quedan { $left }.
table_map-draft-over = { $code } { $unit }: { $inches } de { $most }; sobran { $left }.
table_map-draft-unrolled = { $code } { $unit }: { $inches }; no se han tirado sus dados.
table_map-draft-ground = Para poner así esta pieza hace falta el árbitro.
table_map-more = Más
table_map-orders-tip = Plegar las órdenes o mostrarlas
table_map-draft-do = Hacerlo
table_map-draft-do-tip = Intro
table_map-draft-leave = Dejarlo
table_map-draft-leave-tip = Escape
table_map-draft-why = Por qué lo permite el árbitro
table_map-draft-despite = Decisión del árbitro
table_map-draft-no-why = Una decisión contra las reglas necesita su razón, que queda anotada.
table_map-done = Hecho.

## La lista

table_map-list = Unidades y figuras en la mesa
table_map-list-hint = Busca una unidad o figura
table_map-list-absent = Fuera de la mesa
table_map-list-place = Poner en la mesa
table_map-list-place-tip = En filas ante su línea de base; luego arrástrala a su sitio.
table_map-list-place-all = Poner todas en la mesa
table_map-list-take = Quitar de la mesa
table_map-list-burning = { $count ->
        [0] 🔥 { $place } arde desde el turno { $turn }
        [one] 🔥 { $place } arde desde el turno { $turn }; hay una figura entre las llamas
       *[other] 🔥 { $place } arde desde el turno { $turn }; hay { $count } figuras entre las llamas
    }
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
    [standard] Portaestandarte
    [doctor] Brujo
    [scout] Explorador
    [bearer] Portador de armas, acompañante
    [machine_gun] Ametralladora
    [baggage] Bagaje
   *[boat] Embarcación
    }
table_map-legend-state = { $state ->
    [mounted] A caballo
    [unloaded] Descargada: humo
    [covered] A cubierto
    [dispersed] Dispersa: borde roto
   *[hidden] Emboscada, solo la ve su dueño
    }

## Una mesa vacía

table_map-empty = En esta mesa aún no hay nada.
table_map-empty-tip = Pon los elementos acordados, toma una mesa de muestra, abre un archivo o sortea una legal y cámbiala.
table_map-empty-lay = Poner el terreno acordado
table_map-empty-sample = Una mesa de muestra
table_map-empty-draw = Sortear una mesa
table_map-empty-open = Abrir un archivo

## Why something is off

table_map-off-not-shown = no se ve el mapa
table_map-off-undo = no hay nada que deshacer en la mesa
table_map-off-redo = no hay nada que rehacer en la mesa

## El editor de terreno

# $kind: de una obra.
table_map-work = { $kind ->
    [fortification] Fortificación de campaña
    [barricade] Barricada
    [kraal] Kraal
    [stake_trap] Trampa de estacas
   *[dummy_trap] Trampa falsa
    }
table_map-building = Temba
# $class_: dominante, común o permitido; $percent de la mesa en $count elementos, de $least a $most por ciento.
table_map-share = { $class_ ->
    [dominant] Dominante
    [common] Común
   *[permitted] Permitido
    }: { $percent } % en { $count ->
    [one] { $count } elemento
   *[other] { $count } elementos
    } (de { $least } a { $most } %)
table_map-terrain-environment = Entorno
table_map-terrain-draw = Sortear una mesa
table_map-terrain-draw-tip = Una mesa conforme a este entorno, cada vez otra; las figuras se quedan donde están.
table_map-terrain-clear = Vaciarla
table_map-terrain-clear-tip = Quita todos los elementos; las figuras se quedan.
table_map-terrain-library = Añadir un elemento
table_map-terrain-kind = Clase de elemento
table_map-terrain-size-name = Tamaño del elemento
table_map-terrain-size = { $size ->
    [small] pequeño
    [middle] mediano
   *[large] grande
    }
table_map-terrain-add = Añadir
table_map-terrain-add-tip = Un elemento ya dibujado, puesto donde cabe; luego arrástralo.
table_map-terrain-name = Nombre del elemento
table_map-terrain-turn-left = Girar a la izquierda
table_map-terrain-turn-right = Girar a la derecha
table_map-terrain-shrink = Más pequeño
table_map-terrain-grow = Más grande
table_map-terrain-remove = Quitarlo
table_map-terrain-crossed = Su borde se cruza consigo mismo: no hay elemento así sobre una mesa. Separa las esquinas.
table_map-terrain-hint = Arrástralo o tira de sus esquinas; Alt pone una esquina, un doble clic la quita; la rueda lo gira, con Mayús crece.
table_map-terrain-owner-name = De quién es
table_map-terrain-owner = { $side ->
    [red] Del rojo
    [blue] Del azul
   *[none] De nadie
    }
table_map-terrain-width = Ancho en pulgadas
table_map-terrain-fence-name = Cerca de la aldea
table_map-terrain-fence = { $fence ->
    [man_high] Cerca de la altura de un hombre
    [higher] Cerca más alta
   *[none] Sin cerca
    }
table_map-terrain-grows-name = Qué crece en el pantano
table_map-terrain-grows = { $what ->
    [jungle] Pantano con selva
    [tall_grass] Pantano con hierba alta
   *[none] Pantano abierto
    }
table_map-terrain-infested = Cocodrilos
table_map-terrain-impassable = Nadie viene de allí
table_map-terrain-steep = Escarpado: solo por su senda
table_map-terrain-crest = Poner su cresta
table_map-terrain-gate = Una puerta
table_map-terrain-ford = Un vado
table_map-terrain-judged = Lo que dice el entorno
table_map-terrain-lawful = No hay nada en contra de esta mesa.

## Lo que se ve y a lo que se dispara

table_map-sight-unarmed = { $who } no dispara nada.
table_map-sight-none = { $who } no puede disparar a nadie.
table_map-sight-may = { $who } puede disparar a { $targets } desde { $inches }. { $why }
table_map-sight-looking = Mirando las líneas de visión…
table_map-shots = { $count ->
    [one] { $count } figura dispara
   *[other] { $count } figuras disparan
    } a { $target }, desde { $near } hasta { $far }.
table_map-shots-none = Nadie puede disparar a { $target }.
table_map-shots-no-reason = no se encontró línea hasta allí
table_map-click-shoot = Pulsa para disparar a { $target }
table_map-click-charge = Pulsa para cargar contra { $target }
table_map-click-nobody = La unidad elegida no puede ahora disparar ni cargar contra nadie.
table_map-menu-shoot = Disparar a { $target }
table_map-menu-charge = Cargar contra { $target }
table_map-menu-order = { $order }: { $which }
table_map-menu-choose = Elegir { $target }
table_map-menu-orders = Órdenes de { $target }
table_map-menu-roll = Tirar el movimiento de { $target }
table_map-orders-leave = Dejarlo
table_map-ambush = Emboscada allí
table_map-ambush-tip = La unidad se oculta donde está; en el mapa solo la ve su dueño.

# $kind: deploy, ambush, arrive o enter.
table_map-draft-order = { $code } { $unit } { $kind ->
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
table_map-replay-back = Uno atrás
table_map-replay-play = Reproducir
table_map-replay-pause = Parar
table_map-replay-forth = Uno adelante
table_map-replay-last = A como está ahora
table_map-replay-beginning = La mesa antes de la batalla.
table_map-replay-moment = { $number } · turno { $turn } · { $text }

## Archivos y papel

table_map-file-open = Abrir una mesa
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
table_map-plan-head-code = Clave
table_map-plan-head-unit = Unidad
table_map-plan-head-figures = Figuras
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
