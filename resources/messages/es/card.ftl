### La tarjeta con que se arbitra una orden: qué se pregunta, qué hace falta, qué puede pasar.

## Lo que se puede elegir

card-nothing = nada
card-nobody = nadie
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
card-pace-of =
    { $pace ->
        [open] { $who }, en terreno abierto
       *[difficult] { $who }, en terreno difícil
    }
card-hint-last = antes, { $inches }

## Lo que falta por decir

card-doubt-nobody = Nadie puede hacerlo ahora.
card-doubt-target = Elige el blanco, aquí o en su ficha del tablero.
card-doubt-inches = Mide y escribe la distancia.
card-doubt-wall = Di qué muro es.
card-doubt-bouts = Señala qué combates se luchan ahora.
card-doubt-measured = Ya no queda nada que medir.
card-doubt-tests = Nadie tiene tests por hacer.
card-doubt-move = Escribe cuánto ha movido la figura que ha llegado más lejos; antes se tira, salvo que la unidad se quede.

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
card-one-of = uno de { $who }
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

card-fall = Bajas de { $unit }
card-mean = Bajas medias de { $unit }: { $mean }.
card-nerve = Después, su moral: marcador { $marked }, huida { $breaks }.
card-no-answer = No hay respuesta posible de { $unit } a esa distancia.
card-answer = Con la respuesta de { $unit }, bajas
card-answer-mean = Con la respuesta de { $unit }, tus bajas medias: { $mean }.
card-falls = Cae { $who }
card-nobody-falls = No cae nadie
card-both-fall = Caen { $who }
card-becomes = Qué pasa con { $unit }
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

card-leave-leader = { $who }: ignorar un test…
card-leave-standard = { $who } a la vista: anular un test…
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
        [one] 1 dato más (ya dicho)
       *[other] { $count } datos más, ya dichos: { $said }
    }
card-why = Por qué
card-faces = Qué da cada cara
card-move-on-map = En el mapa, arrastra la unidad a donde va: lo que se escribe aquí no mueve allí ninguna figura.
card-back = Volver
card-back-tip = Cancelar la orden sin anotar nada (Esc)
card-lead-fire = Mide, marca lo que venga al caso, tira.
card-lead-fight = Los emparejamientos propuestos; los dados, por su orden.
card-lead-hear = Señala, aquí o en el tablero, a quién llegó la noticia; a los demás no les llegó.
card-lead-move = La regla dice cuánto; tú, por dónde.
card-dice-over =
    { $count ->
        [one] Sobra 1 dado: valdrá para lo que se tire después, si hace falta.
       *[other] Sobran { $count } dados: valdrán para lo que se tire después, si hace falta.
    }
