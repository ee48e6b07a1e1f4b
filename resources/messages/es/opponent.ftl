### El ordenador como jugador: qué se propone, qué hace y por qué. Lo que vale va en puntos de las listas.

## El plan de un turno, en dos frases

opponent-plan-destroy = Quiero ser el único con unidades sobre la mesa.
opponent-plan-take = Voy a por el poblado: dos turnos enteros dentro sin un defensor y es mío.
opponent-plan-capture = He venido por el bagaje: con dos elementos la incursión está ganada.
opponent-plan-leave = Quiero pasar y salir por el lado opuesto.
opponent-plan-hold = Defiendo el poblado y dejo que vengan.
opponent-plan-guard = Los mantengo lejos del bagaje hasta que se les acabe el tiempo.
opponent-plan-strike = Caigo sobre la columna por partes, antes de que pase.
opponent-plan-together = Quiero ser el único con unidades sobre la mesa y mantengo juntas las mías: ninguna va sola al choque.
opponent-plan-gather = De momento espero junto al borde a los que vienen detrás en la columna: de uno en uno nos comerían.
opponent-plan-clear = Primero quito de en medio a los que cierran el paso; luego sigo la marcha.
opponent-plan-drive = Aparto el bagaje de su camino hasta que se les acabe el tiempo.
opponent-plan-storm = Entro derecho bajo su fuego: el tiempo corre a su favor.
opponent-plan-stand = Me quedo donde estoy, disparo y dejo que vengan.
opponent-plan-close = Me echo encima a la carrera, cueste lo que cueste el camino.
opponent-plan-wary = Disparo desde lo más lejos que puedo y me aparto de sus cargas.
opponent-plan-beat = Primero venzo a sus hombres; lo que he venido a buscar puede esperar.
opponent-plan-sally = Salgo a por ellos antes de que lleguen.
opponent-plan-stubborn = Defiendo el poblado y dejo que vengan. No cuento con que nadie se desanime.
# $turns: so many turns were played on in its head, so many $times; $chance, $less: percent of a win; $other: as below.
# $more: whether the other promises more.
opponent-foreseen = He jugado mentalmente { $turns } turnos más{ $times ->
        [one] {""}
       *[other] , { $times } veces
    }: así estimo mis opciones de ganar en un { $chance } %; { $other }, en un { $less } %{ $more ->
        [yes] , una diferencia demasiado pequeña para fiarme con tan pocas tiradas
       *[no] {""}
    }.
opponent-foreseen-alone = He jugado mentalmente { $turns } turnos más: así estimo mis opciones de ganar en un { $chance } %.
# What else it has thought of, within a sentence.
opponent-posture-usual = haciendo solo lo que pide mi papel
opponent-posture-drive = apartando el bagaje de su camino
opponent-posture-together = avanzando juntos
opponent-posture-gather = esperando a la columna
opponent-posture-clear = despejando antes el camino
opponent-posture-storm = entrando derecho
opponent-posture-stand = quieto y disparando
opponent-posture-close = cargando a la carrera
opponent-posture-wary = disparando desde lejos
opponent-posture-beat = venciendo antes a sus hombres
opponent-posture-sally = con una salida
opponent-posture-stubborn = aguantando hombre por hombre
# $unit: whom most go for.
opponent-prey = Casi todos los míos van a por { $unit }: lo que antes alcanzo para lo que vale.
opponent-expects = Lo primero que me llegará será, seguramente, { $unit }.
opponent-no-prey = No veo ninguna unidad suya a por la que ir, así que cuido mi propio orden.

## What it does, said shortly

# $unit: who; $goal: whom or where to.
opponent-does-charge = { $unit }: carga contra { $goal }
opponent-does-towards = { $unit }: hacia { $goal }
opponent-does-place = { $unit }: hacia el poblado
opponent-does-back = { $unit }: hacia atrás
opponent-does-aside = { $unit }: a lo largo de su línea base, hacia el { $goal ->
        [west] oeste
        [east] este
        [south] sur
       *[north] norte
    }
opponent-does-inside = { $unit }: entera al poblado
opponent-does-away = { $unit }: fuera del combate
opponent-does-exit = { $unit }: hacia el lado opuesto
opponent-does-stay = { $unit }: sin moverse
opponent-does-on-foot = { $unit }: sigue a pie
opponent-does-in-the-saddle = { $unit }: sigue a caballo
opponent-does-volley = { $unit }: descarga contra { $goal }
# $where: on the table, in ambush, off the table; $inches: how far it reaches from its base line; $along: where along it, none: not known.
opponent-does-deploy = { $unit }: { $where ->
        [ambush] emboscada
        [reserve] en reserva
        [home] se queda en casa
       *[other] en la mesa, hasta a { $inches }″ de su línea base{ $along ->
            [none] { "" }
           *[other] , con el centro a { $along }″ de su extremo izquierdo, mirando al enemigo
        }
    }
# $title: what people call the order.
opponent-does-other = { $title }: { $unit }
opponent-does-plain = { $title }
# $does: as above; $worth: in points, with its sign.
opponent-does-worth = { $does } ({ $worth } puntos)
opponent-instead = También pensé en: { $does }
# $worth: in points, with its sign; $why: what spoke for it or against it.
opponent-because = { $worth }: { $why }

## What spoke for it and against it

opponent-why-leaves =
    { $count ->
        [one] una figura se escapa
       *[other] se escapan { $count } figuras
    }
# $count figures.
opponent-why-occupies =
    { $count ->
        [one] la única figura que le queda ocupa el poblado
       *[other] sus { $count } figuras ocupan el poblado
    }, sin ningún defensor dentro
opponent-why-captures =
    { $count ->
        [one] un elemento de bagaje por capturar
       *[other] { $count } elementos de bagaje por capturar
    }
# $count figures fight; $chance: percent of one bout.
opponent-why-fights =
    { $count ->
        [one] lucha una figura
       *[other] luchan { $count } figuras
    }, con un { $chance } % de ganar cada combate por término medio
opponent-why-loses = lo que se espera que cuesten esos mismos combates
# $count shooters, $chance percent each, at $unit from $inches.
opponent-why-shoots =
    { $count ->
        [one] un disparo
       *[other] { $count } disparos
    } a { $unit } desde { $inches }″, al { $chance } %{ $count ->
        [one] {""}
       *[other] {" "}cada uno
    }
opponent-why-reloads =
    recarga, y el turno que viene tiene { $count ->
        [one] un disparo
       *[other] { $count } disparos
    } a { $unit } desde { $inches }″, al { $chance } %{ $count ->
        [one] {""}
       *[other] {" "}cada uno
    }
opponent-why-exposed = los enemigos que pueden dispararle ahí
opponent-why-threatened = una carga de { $unit }, que ahí queda a su alcance
# $chance: percent, that these casualties make all of $unit run.
opponent-why-shakes = la moral de { $unit }: un { $chance } % de que huya; si no, quizá un marcador
opponent-why-wavers = su propia moral: un { $chance } % de que huya; si no, quizá un marcador
opponent-why-rides-away = lo que le costaría, en conjunto, luchar contra { $unit }
# $inches: how far.
opponent-why-rides = el próximo turno avanza { $inches }″ más a caballo que a pie
# $chance: percent.
opponent-why-lights = un { $chance } % de que arda el poblado, y entonces todo su bando hace un test de moral
opponent-why-in-flames = quedaría entre las llamas
opponent-why-bewitched = un test de moral más para { $unit }
opponent-why-spared = un test de moral menos para { $unit }
# $inches: how far.
opponent-why-ahead = { $inches }″ por delante de la mayoría de los suyos, que aún no están cerca del enemigo
opponent-why-to-shoot = así tendría a quién disparar
opponent-why-nobody-to-shoot = así ya no tendría a quién disparar
# $inches: how much nearer or farther it comes; $left: turns, where few are left, else 0.
opponent-why-nearer = { $inches }″ más cerca { $aim ->
        [destroy] de la distancia que busca con el enemigo
        [take] del poblado
        [capture] del bagaje
        [leave] del lado opuesto
        [hold] del poblado
        [guard] del poblado
        [safety] de quedar a salvo
        [support] de donde sirve a los suyos
       *[strike] de la distancia que busca con la columna
    }{ $left ->
        [0] {""}
        [one] , y este es el último turno
       *[other] , y solo quedan { $left } turnos
    }
opponent-why-farther = { $inches }″ más lejos { $aim ->
        [destroy] de la distancia que busca con el enemigo
        [take] del poblado
        [capture] del bagaje
        [leave] del lado opuesto
        [hold] del poblado
        [guard] del poblado
        [safety] de quedar a salvo
        [support] de donde sirve a los suyos
       *[strike] de la distancia que busca con la columna
    }{ $left ->
        [0] {""}
        [one] , y este es el último turno
       *[other] , y solo quedan { $left } turnos
    }
# $inches: how far it is from there.
opponent-why-far = a { $inches }″ { $aim ->
        [destroy] de la distancia que busca con el enemigo
        [take] del poblado
        [capture] del bagaje
        [leave] del lado opuesto
        [hold] del poblado
        [guard] del poblado
       *[strike] de la distancia que busca con la columna
    }
# $count shots, of which so many are expected to fell somebody of $unit.
opponent-why-volley =
    { $count ->
        [one] un disparo
       *[other] { $count } disparos
    } a { $unit }, de quienes se espera que caigan { $fallen }
opponent-why-springs = el enemigo está a { $inches }″, y la emboscada esperaba eso
opponent-why-dearest-first = los primeros en entrar topan con la emboscada, y los más valiosos la aguantan mejor
opponent-why-stays-home = nadie tiene que traerla
opponent-why-comes-late = llegaría tarde, o nunca
opponent-why-near-place = lo lejos que queda del poblado
opponent-why-in-the-middle = lo lejos que queda del centro de la mesa
opponent-why-together = lo lejos que queda de los demás
opponent-why-in-the-way =
    { $count ->
        [one] una unidad propia queda delante o detrás
       *[other] { $count } unidades propias quedan delante o detrás
    }
opponent-why-in-ambush = nadie sabe que está ahí
opponent-why-left-behind = los suyos avanzan sin ella
opponent-why-blind = terreno que esconde a todos de sus tiradores
opponent-why-in-cover = queda a cubierto
opponent-why-behind-the-others = lo adelantada que está
# $foe: the nearest enemy, so many inches off.
opponent-why-rolls = a { $inches }″ de { $foe }: se mueve antes que los que están más lejos; adónde, lo decido con los dados ya tirados
opponent-why-plain = nada que sopesar

## Why not something else

# $does: the order asked about; $chosen: the one that was better; $less: by how many points.
opponent-not-that = { $does }; { $worth } puntos, { $less } menos que: { $chosen }
opponent-that-too = { $does }; { $worth } puntos, y lo que haría yo.
opponent-no-worse = { $does }; { $worth } puntos solo por sus probabilidades, no menos que lo que elegí: { $chosen }
# $why: what the rules have against it.
opponent-forbidden = El reglamento se opone: { $why }
opponent-unknown = Eso no lo sopesé.

## At the prompt

opponent-waits = El ordenador espera: deshaz más, da una orden o escribe «toca» y seguirá.
opponent-nothing-to-do = Ahora no hay nada que decidir.
# $unit: of people; $foe: the nearest of the computer's; $inches: as it guesses.
opponent-how-far = ¿A cuántas pulgadas está { $unit } de { $foe }? [{ $inches }]

## At the desk

opponent-title = El ordenador
opponent-lead = Cumple el reglamento, ve solo lo que puede ver su bando y dice por qué. Solo sigue cuando se lo dices.
# $side: red or blue, as it is called.
opponent-plays = { $side }, a cargo de
opponent-people = una persona
opponent-order = Siguiente orden
opponent-turn = Su turno
opponent-battle = Toda la batalla
opponent-hint = ¿Tú qué harías?
opponent-stop = Parar
opponent-stop-tip = Al momento, aunque esté pensando; lo que ya ha hecho queda hecho ({ $key })
opponent-thinking = { $side }: pensando…
# $done, $parts: so many times it has played on, of so many at most.
opponent-played-on = Juega la batalla en su cabeza: { $done } de { $parts }
opponent-lost = El ordenador se ha interrumpido a mitad de lo que pensaba. La batalla está como estaba: dile que siga o juega tú.
# $count: orders given since somebody told it to play.
opponent-given = { $count ->
        [one] Una orden dada.
       *[other] { $count } órdenes dadas.
    }
opponent-yours = Ahora deciden las personas.
opponent-stopped = Parado.
opponent-hidden = { $side }: una orden que no puedes ver.
opponent-hint-hidden = Lo que yo haría tiene que ver con una emboscada. Mira antes tus secretos.
opponent-hint-theirs = Le toca al ordenador: no dice lo que piensa antes de hacerlo.
opponent-settled = Resuelto: { $does }
opponent-alternatives = También pensé en
opponent-distance = ¿A cuántas pulgadas está { $unit } de { $foe }?
opponent-distance-why = No hay mapa en el que medir. Calculo { $inches }; Intro lo da por bueno.
opponent-distance-say = A esa distancia
opponent-why-not = ¿Por qué no…? Escribe una orden: mueve R2 6
opponent-why-not-tip = El ordenador dice qué le parece esa orden; no se lleva a cabo nada
opponent-against = Empezar contra el ordenador
opponent-against-tip = Los mismos dos ejércitos; tú llevas el rojo y el ordenador el azul
opponent-begun = Tú llevas el rojo y el ordenador el azul: Mayús+F6 es su turno y Ctrl+F2 enseña lo que piensa.
opponent-off-nobody = El ordenador no lleva ningún bando: elige uno en «El ordenador»
opponent-off-people = Una persona lleva un bando: la batalla entera solo se juega donde el ordenador lleva los dos
opponent-off-pass = El ordenador tiene aún su turno: acaba cada paso
opponent-off-over = La batalla ha terminado

## Why it calls a battle: a journal keeps the id

opponent-called-turns = se han acabado los turnos de una tarde y no ha ganado nadie
opponent-called-limit = se han acabado los turnos acordados
