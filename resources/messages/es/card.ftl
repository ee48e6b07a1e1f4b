### La tarjeta con que se arbitra una orden: qué se pregunta, qué hace falta, qué puede pasar.

## Lo que se pregunta

card-ask-unit = Unidad
card-ask-target = Blanco
card-ask-wall = Qué muro
card-ask-way = Quiénes
card-ask-inches = Distancia
card-tip-inches = De figura a figura, como se ha medido en la mesa.
card-ask-count = Cuántas
card-ask-cover = A cubierto
card-tip-cover = El blanco está a cubierto de este tirador; de quien mueve, acaba a cubierto.
card-ask-alone = Dispersas
card-tip-alone = A más de una pulgada de sus compañeros.
card-ask-hidden = No se ve
card-tip-hidden = Ninguna línea de visión llega al blanco.
card-ask-out-of-arc = Fuera del arco
card-tip-out-of-arc = El blanco no está en el arco frontal del tirador.
card-ask-behind = Tras
card-tip-behind = La obra que hay entre el blanco y el tirador, o tras la que acaba quien mueve.
card-ask-silhouetted = A contraluz
card-tip-silhouetted = Se recorta ante un fuego en la oscuridad.
card-ask-second = Desde la segunda fila
card-tip-second = Cada una dispara por encima de un compañero de la primera fila, que entonces no dispara.
card-ask-from-first-in = Desde el primero de la ráfaga
card-tip-from-first-in = Cuánto dista este blanco del primero de la ráfaga.
card-ask-near = Al alcance de la metralla
card-tip-near = Quiénes de su unidad están lo bastante cerca del blanco del cañón.
card-ask-shooter-behind = El tirador, tras
card-tip-shooter-behind = La obra tras la que está el tirador, si la batalla no lo sabe ya.
card-ask-loophole = Por las troneras de
card-tip-loophole = El tipo de muro por el que disparan: cinco figuras por cada muro exterior, dos por cada uno interior.
card-ask-loophole-in = Qué muro
card-tip-loophole-in = Su nombre, si la guarnición dispara por más de uno este turno.
card-ask-gap = Por un hueco
card-tip-gap = El disparo pasa por un hueco entre peanas.
card-ask-gap-width = Ancho del hueco
card-ask-gap-from = Del hueco al más cercano
card-tip-gap-from = Del hueco al tirador o al blanco, el que esté más cerca de él.
card-ask-gap-base = Ancho de la peana
card-ask-overhead = Por encima de
card-tip-overhead = Sobre qué pasa el disparo.
card-ask-over-from = De eso al más cercano
card-tip-over-from = De aquello sobre lo que pasa al tirador o al blanco, el que esté más cerca.
card-ask-not-level = No todo a ras de suelo
card-ask-high-ground = Uno, en alto
card-tip-high-ground = El tirador o el blanco está en una colina, un kopje o una escarpadura.
card-ask-same-water = En la misma agua
card-tip-same-water = Las embarcaciones están en el agua del tirador.
card-ask-out-of-arc-at-start = Al empezar, fuera del arco
card-tip-out-of-arc-at-start = Quien ataca no estaba en el arco cuando empezó a mover.
card-ask-work-between = Una obra en medio
card-tip-work-between = Hay en medio una obra que ninguno de los dos toca.
card-ask-target-shoots = El blanco también dispara
card-tip-target-shoots = Disparará este turno, aunque aún no lo haya hecho.
card-ask-cover-at-start = Al empezar, a cubierto
card-tip-cover-at-start = El blanco estaba a cubierto cuando empezó a mover.
card-ask-advancing = Viene derecho
card-tip-advancing = El blanco ha venido derecho hacia el tirador este turno.
card-ask-together = Descarga
card-tip-together = Todos a la vez: los impactos se reparten entre los blancos.
card-ask-attendants = Ayudantes cerca
card-tip-attendants = Cuántos están lo bastante cerca de su Líder.
card-ask-other = Otro enemigo posible
card-tip-other = Otro enemigo al que se podía haber disparado, por las prioridades.
card-ask-other-inches = A qué distancia
card-ask-other-advancing = Ese viene derecho
card-ask-other-barred = A ese no se puede
card-tip-other-barred = La regla impide por otra causa dispararle, como que no se ve.
card-ask-roof = Por el tejado
card-tip-roof = A ciegas a través de un tejado: el nombre que se le da.
card-ask-shooters = Solo estas
card-tip-shooters = Qué figuras disparan; sin señalar ninguna, las que se haya dicho.
card-ask-targets = Solo a estas
card-tip-targets = A qué figuras, por turno; sin señalar ninguna, a las que estén libres.
card-ask-stretch = Todo el mismo tramo
card-tip-stretch = Toda la unidad se ve tras el mismo tramo de la obra.
card-ask-bout = Luchan ahora
card-ask-first = A quién se enfrenta primero
card-ask-against = Contra quién
card-ask-inside = Ya dentro
card-tip-inside = Figuras que ya están dentro de la obra de sus enemigos.
card-ask-lives = Ayudantes cerca
card-ask-happening = Qué se mide
card-ask-heard = Cerca
card-ask-by = Quién
card-ask-screen = En medio
card-ask-out-of-sight = No está a la vista
card-ask-water = Por el agua
card-ask-paces = Tira para
card-tip-paces = Para qué terreno tira: abierto, difícil o ambos.
card-ask-over = Pasan por
card-tip-over = Todo el terreno por el que pasan, hasta el final; sin señalar nada, terreno abierto.
card-ask-exit = Salen de la mesa
card-tip-exit = Todos los que mueven salen por el lado contrario.
card-ask-engage = Llegan a contacto con
card-ask-touch = Cuántas lo tocan
card-ask-aims-at = Está en
card-tip-aims-at = El terreno en que está el enemigo que buscan, o detrás del cual está.
card-ask-aims-short-in = Se quedan a
card-tip-aims-short-in = Cuánto les falta hasta la cobertura u obra del enemigo que buscan; en blanco, llegan al contacto.
card-ask-aims-over = Está tras
card-tip-aims-over = La obra tras la que está el enemigo que buscan.
card-ask-breaks-off = Se destraban
card-tip-breaks-off = Quiénes dejan su combate antes de mover.
card-ask-over-bases = Sobre peanas enemigas
card-tip-over-bases = Cuáles de ellas pasan sobre peanas enemigas.
card-ask-moved = Ha movido
card-tip-moved = La figura que más ha movido, tal como se ha medido.
card-ask-more = La unidad sigue
card-tip-more = Después mueven otras figuras de la unidad: su turno no acaba aún.
card-ask-starts = Salen de
card-tip-starts = El terreno en que empiezan; sin señalar nada, terreno abierto.
card-ask-road = Por un camino
card-ask-single-file = En fila de a uno
card-ask-infested = Marisma con cocodrilos
card-ask-through = A través de
card-ask-owner = El edificio es suyo
card-ask-enters = Entran en llamas
card-ask-enemy-in = Enemigo más cercano
card-ask-figures = Solo estas mueven
card-ask-turned = Solo giran
card-tip-turned = Figuras que no mueven, sino que giran en el sitio.
card-ask-in-cover = A cubierto, solo estas
card-ask-apart-before = Antes, sin cohesión
card-ask-apart-after = Después, sin cohesión
card-ask-closes-up = Se cierra
card-tip-closes-up = Aunque no recupere la cohesión, sus figuras se acercan.

## Lo que se puede elegir

card-nothing = nada
card-nobody = nadie
card-over =
    { $over ->
        [figures] figuras
        [small_craft] canoas
       *[dhows] dhows
    }
card-wall = Un muro…
card-ready =
    { $count ->
        [one] La que puede
       *[other] Las { $count } que pueden
    }
card-touched =
    { $count ->
        [one] La que ha sido alcanzada, a quien la toca
       *[other] Las { $count } que han sido alcanzadas, a quienes las tocan
    }
card-first-best = Lo que más le convenga
card-first = { $who } se enfrenta primero a
card-against = { $who } contra
card-lives = Ayudantes cerca de { $who }
card-screen =
    { $screen ->
        [figures] figuras
        [tall_grass] hierba alta
        [ground] terreno
       *[none] nada
    }
card-pace =
    { $pace ->
        [open] terreno abierto
       *[difficult] terreno difícil
    }
card-pace-of =
    { $pace ->
        [open] { $who }, en terreno abierto
       *[difficult] { $who }, en terreno difícil
    }
card-water =
    { $water ->
        [downstream] aguas abajo
        [upstream] aguas arriba
        [still] aguas quietas
       *[none] no va por el agua
    }
card-through =
    { $through ->
        [wall] un muro
        [door] una puerta
        [breach] una brecha
       *[none] nada
    }
card-loophole =
    { $wall ->
        [outer] un muro exterior
        [inner] un muro interior
       *[none] ningún muro
    }
card-hint-last = antes, { $inches }
card-hint-nought = 0

## Lo que falta por decir

card-doubt-nobody = Nadie puede hacerlo ahora.
card-doubt-target = Elige el blanco, aquí o en su tarjeta del tablero.
card-doubt-inches = Mide y escribe la distancia.
card-doubt-wall = Di qué muro es.
card-doubt-bouts = Señala qué combates se luchan ahora.
card-doubt-measured = Ya no queda nada que medir.
card-doubt-tests = Nadie debe ningún test.
card-doubt-move = Escribe cuánto ha movido la que más; antes se tira, salvo que la unidad se quede.
card-doubt-field = Falta decir { $field }.

## Lo que hace falta

card-chance = { $chance } ({ $percent })
card-shots =
    { $count ->
        [one] 1 disparo: { $who }
       *[other] { $count } disparos: { $who }
    }
card-by-map = Medido en el mapa.
card-as-last = Como en su último disparo, del turno { $turn }, salvo la distancia.
card-tests =
    { $count ->
        [one] 1 test de moral
       *[other] { $count } tests de moral
    }
card-bout =
    { $count ->
        [one] { $one } ⚔ { $other }
       *[other] { $count } × { $one } ⚔ { $other }
    }
card-as-second = { $who }, el segundo
card-wins-if =
    { $how ->
        [more] { $one } gana si su dado supera en { $needs } o más al de { $other }.
        [equal] { $one } gana con un dado igual o mayor que el de { $other }.
       *[less] { $one } gana aunque su dado quede { $needs } por debajo del de { $other }.
    }
card-dice-order =
    { $count ->
        [one] Los dados, en este orden: { $order }
       *[other] Los dados, combate a combate en este orden, en cada uno primero el de la izquierda.
    }
card-allowed =
    { $stop ->
        [short] Hasta { $inches }″, y se detiene a { $short }″ de la cobertura o el obstáculo.
        [edge] Hasta { $inches }″, y se detiene en el borde del terreno difícil.
       *[none] Hasta { $inches }″.
    }
card-sum = Lo que salga, más esto:

## Lo que puede pasar

card-fall = Caen de { $unit }
card-mean = Caen { $mean } de media de { $unit }.
card-nerve = Después, su moral: marcador { $marked }, huida { $breaks }.
card-no-answer = { $unit } no puede responder a esa distancia.
card-answer = Si responde { $unit }, caen
card-answer-mean = Si responde { $unit }, caen { $mean } de media.
card-falls = Cae { $who }
card-nobody-falls = No cae nadie
card-both-fall = Caen { $who }
card-becomes = Qué será de { $unit }
card-nerve-holds = Aguanta
card-nerve-marked = Un marcador
card-nerve-breaks = Huye
card-nerve-destroyed = Destruida
card-heard =
    { $count ->
        [0] Nadie estaba lo bastante cerca.
        [one] 1 unidad estaba lo bastante cerca.
       *[other] { $count } unidades estaban lo bastante cerca.
    }
card-inches-of = Pulgadas: { $head }
card-touching = En contacto: { $pairs }
card-then-more =
    { $count ->
        [one] Y 1 dado más: { $what }.
       *[other] Y { $count } dados más: { $what }.
    }
card-nothing-happens = No pasa nada.

## Otras órdenes desde la tarjeta

card-leave-leader = { $who } le dispensa un test…
card-leave-standard = A la vista de { $who } anula un test…
card-stay = No mueve
card-roll = Tira movimiento

## La tarjeta misma

card-more-facts =
    { $count ->
        [one] 1 dato más
       *[other] { $count } datos más
    }
card-more-facts-said =
    { $count ->
        [one] 1 dato más (dicho)
       *[other] { $count } datos más, { $said } dichos
    }
card-why = Por qué
card-faces = Qué trae cada cara
card-back = Volver
card-back-tip = Deja la orden sin anotar nada (Esc).
card-lead-fire = Mide, señala lo que haya de especial, tira.
card-lead-fight = Emparejamiento propuesto; cada dado, por su orden.
card-lead-hear = Señala, aquí o en el tablero, a quién llegó; a quien no señales, no.
card-lead-move = La regla dice cuánto; la mesa, por dónde.
card-dice-over =
    { $count ->
        [one] Sobra 1 dado: valdrá para lo que se tire después, si hace falta.
       *[other] Sobran { $count } dados: valdrán para lo que se tire después, si hace falta.
    }
card-title-hear = A quién llegó
card-title-take-tests = Test de moral
card-title-take-vessel-tests = Test de la embarcación
card-title-overlook = Dispensa de un test
card-title-roll-move = Tirada de movimiento
card-title-fight = Cuerpo a cuerpo
