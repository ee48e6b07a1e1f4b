### Una campaña: cómo está, sus tablas dondequiera que se muestren, qué toca, la cuenta, lo que se manda a los jugadores. Las órdenes: orders.ftl.

## Dónde está

# $half: 1 o 2.
keep-date =
    { $half ->
        [1] primera mitad de { $year }
       *[other] segunda mitad de { $year }
    }
keep-title = { $name } · { $date } · turno { $turn }
# $name: el nombre, o none antes de fundarla.
keep-title-begins =
    { $name ->
        [none] Una campaña sin empezar
       *[other] { $name } · empieza en { $year }
    }
keep-organiser = quien organiza
keep-bank = banca
# $count: cuántas más hay como las dos que se ven.
keep-ways-more = y { $count } más con otro nombre
keep-ways-how = Se escriben tal cual en «heart-africa campaign play { $name }», o bien: heart-africa campaign do { $name } '{ $line }'
keep-then = Después:
keep-may-nothing = ahora nada
# $what: verbos con sus nombres; $why: por qué no.
keep-may-not = { $what }: { $why }
keep-refused = El libro no lo permite y no se ha hecho nada. Con --overrule (en la línea, «{"\u0021"} motivo») se hace de todos modos, y el motivo queda anotado.
# $who: a quién le toca.
keep-prompt = { $who } ›
# $orders: verbos seguidos, o none.
keep-help-now =
    { $orders ->
        [none] Ahora no toca nada.
       *[other] Ahora toca: { $orders }
    }
keep-help-more = «{"\u003F"} VERBO» explica una orden y «{"\u003F"} REGLA» (por ejemplo {"\u003F"} CTURN-09) cuenta lo que dice el libro. Los dados, tras «=»: «resiste Luis = 4»; el motivo para saltarse una regla, tras «{"\u0021"}».
keep-begun = Creada. Ahora, que entren los jugadores: «heart-africa campaign join { $name } Ana zanzibaris».
keep-nobody-yet = Aún no hay jugadores.
keep-no-story = Aún no hay nada que contar.
keep-at = Tras la entrada { $number } (el diario llega hasta la { $last }); no se cambia nada.
keep-imported =
    { $entries ->
        [one] Abierta «{ $name }», con { $entries } entrada.
       *[other] Abierta «{ $name }», con { $entries } entradas.
    }

## Cabeceras

keep-head-date = Fecha
keep-head-player = Jugador
keep-head-force = Fuerza
keep-head-army = Lista
keep-head-hongos = Hongos
keep-head-land = Tierras
keep-head-record = V-E-D
keep-head-state = Situación
keep-head-place = N.º
keep-head-over-whites = Victorias sobre blancos
keep-head-territories = Territorios
keep-head-districts = Distritos
keep-head-account = Cuenta
keep-head-cause = Por qué
keep-head-other = De / a
keep-head-change = Cambio
keep-head-balance = Saldo
keep-head-battle = Batalla
keep-head-attacker = Ataca
keep-head-defender = Defiende
keep-head-scenario = Escenario
keep-head-outcome = Resultado
keep-head-losses = Bajas
keep-head-winner = Vence
keep-head-giver = De
keep-head-taker = A

## Los jugadores

keep-state-subject = súbdito de { $master }
# $why: por qué está fuera.
keep-state-out =
    { $why ->
        [no_hongos] fuera: sin hongos
        [left] dejó la campaña
        [wiped_out] fuera: aniquilado
        [dismissed] fuera: sin mando
       *[leader_dead] fuera: murió su líder
    }
keep-state-absent = ausente
keep-state-recovers = su líder convalece
keep-seat = { $how ->
        [up] le toca
        [asked] tiene que responder
        [gone] ha actuado
        [resisted] bajo ataque: no actúa
        [fought] lucha con un rival
        [hunting] de caza
        [next] desde el próximo turno
       *[waits] espera
    }
# $up: a quién le toca, o none.
keep-turn-order =
    { $up ->
        [none] Orden de juego: { $order }. Todos han actuado.
       *[other] Orden de juego: { $order }. Le toca a { $up }.
    }
keep-turn-deadline = Plazo para jugar las batallas: hasta el { $by }.
keep-race = Han explorado todos los territorios, por este orden: { $order }.
# $kind: native, explorer, colonial; $people: un pueblo, o none.
keep-player =
    { $kind ->
        [native] { $player }, nativo
        [explorer] { $player }, explorador blanco
       *[colonial] { $player }, expedición colonial
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    } · { $called }
keep-player-record =
    { $won ->
        [one] { $won } victoria
       *[other] { $won } victorias
    }, { $drawn ->
        [one] { $drawn } empate
       *[other] { $drawn } empates
    }, { $lost ->
        [one] { $lost } derrota
       *[other] { $lost } derrotas
    }; { $hongos ->
        [one] { $hongos } hongo.
       *[other] { $hongos } hongos.
    }
keep-player-marks =
    { $count ->
        [one] Ha explorado { $count } territorio: { $names }.
       *[other] Ha explorado { $count } territorios: { $names }.
    }
keep-player-districts =
    { $count ->
        [one] { $count } distrito: { $names }.
       *[other] { $count } distritos: { $names }.
    }
keep-player-beaten =
    { $count ->
        [one] Lleva una victoria sobre { $names }.
       *[other] Lleva una victoria sobre cada uno de estos { $count }: { $names }.
    }
# $met: si ya se cumple todo.
keep-promotion =
    { $met ->
        [yes] Puede ascender: { $army }.
       *[no] Para ascender a { $army } hace falta:
    }
keep-progress = { $have } de { $need }
keep-condition =
    { $what ->
        [victories] Victorias
        [year] Año
        [hongos] Hongos
        [territories] Territorios
       *[first] Ser el primero
    }
keep-kinds =
    { $kind ->
        [native] Nativos
        [explorer] Exploradores blancos
       *[colonial] Expediciones coloniales
    }

## La cuenta

# $cause: por qué; $battle: en qué batalla, o none.
keep-cause =
    { $cause ->
        [allotment] al empezar
        [spoils] { $battle ->
            [none] botín
           *[other] botín de la batalla { $battle }
        }
        [settlement] acuerdo
        [passage] visita
        [gift] cesión
        [forfeit] no jugó { $battle ->
            [none] {""}
           *[other] la batalla { $battle }
        }
        [hunt] caza
        [handed_in] ascenso
        [revolt] rebelión
       *[left] salida
    }
keep-trial-balance =
    { $count ->
        [one] Un movimiento; la suma de todas las cuentas es { $sum }.
       *[other] { $count } movimientos; la suma de todas las cuentas es { $sum }.
    }

## Batallas

keep-no-battles = No hay batallas por jugar.
# $how: ended, opened, waits, ready; $first: la que va antes; $record: dónde se juega, o none.
keep-battle-state =
    { $how ->
        [ended] terminada, falta anotar su resultado: { $record }
        [opened] en curso{ $record ->
            [none] {""}
           *[other] : { $record }
        }
        [waits] antes, { $first }
       *[ready] por jugar
    }
keep-battle = Batalla { $battle } · { $scenario } · { $date }
keep-battle-side =
    { $role ->
        [attacker] Ataca { $player }
       *[defender] Defiende { $player }
    } ({ $army }): { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
keep-battle-record = Se guarda como «{ $record }».
keep-battle-refused = No se ha empezado nada. Con --overrule se juega de todos modos, y el motivo queda anotado.
# $battle: its id; $count orders; $turns turns.
keep-battle-played-out = El ordenador ha jugado la batalla { $battle } como «{ $record }»: { $count } órdenes, { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }.
keep-battle-turn = Turno { $turn }…
keep-battle-not-agreed = Falta el acuerdo: los dos tienen que dejar que el ordenador juegue { $battle } («ordenador { $battle }», de los dos o de quien organiza).
keep-battle-begun = La batalla está en la mesa. «heart-africa battle play "{ $record }"» la juega; al acabar, «campaign result ... --from-battle».
keep-outcome =
    { $outcome ->
        [attacker] ganó quien atacaba
        [defender] ganó quien defendía
        [draw] empate
       *[off] no se jugó
    }

## Lo que se manda a los jugadores

keep-key = Clave de { $player }: { $key }
keep-key-how = Dásela en mano, una sola vez. La primera vez, el jugador escribe «heart-africa { $kind } import ARCHIVO --key CLAVE»; los archivos salen con «{ $kind } export { $name } --for { $player }».
keep-state-taken =
    { $count ->
        [0] La copia de { $player }, «{ $name }», ya estaba al día (entradas: { $entries }).
        [one] La copia de { $player }, «{ $name }», tiene { $count } entrada nueva ({ $entries } en total).
       *[other] La copia de { $player }, «{ $name }», tiene { $count } entradas nuevas ({ $entries } en total).
    }
# $order: la orden; $why: lo que hay en contra.
keep-order-doubtful = {"\u0021"} { $order }: { $why } Va en el archivo de todos modos.
# $note: unas palabras del jugador, o none.
keep-orders-of =
    { $note ->
        [none] Órdenes de { $player }:
       *[other] Órdenes de { $player } («{ $note }»):
    }
keep-orders-taken =
    { $count ->
        [0] No queda nada que apuntar de { $player }.
        [one] Apuntada { $count } orden de { $player }.
       *[other] Apuntadas { $count } órdenes de { $player }.
    }{ $note ->
        [none] {""}
       *[other] {" "}«{ $note }»
    }
keep-passing = En los turnos de los demás
keep-passing-text = Así no hay que mandar un archivo solo para pasar. Vale hasta que empiece tu próximo turno y va con cada archivo de órdenes, hasta que elijas otra cosa.
keep-passing-none = Que se me pregunte siempre
keep-passing-dice = No añado dados a la producción
keep-passing-attacked = Paso en todo, mientras no me ataquen
keep-passing-turn = Paso en todo, aunque me ataquen
keep-order-known = { $order }: ya está apuntada
# $player: a quién se le propone.
keep-order-awaits = { $order }: es una propuesta, hasta que { $player } la acepte.
keep-order-proposed = Se le propone a { $player }, que tiene que aceptarlo.
keep-order-accepts = El otro jugador había propuesto lo mismo: con esto se acepta.
keep-order-touched = Lo que ha pasado desde entonces le afecta.
# $faces: las caras que llegaron; $whose: de quién valen.
keep-order-dice =
    { $whose ->
        [sender] Dados de quien lo manda: { $faces }.
        [certificate] Mandó dados ({ $faces }), que no valen: valen los de un certificado.
       *[organiser] Mandó dados ({ $faces }), que no valen: valen los de quien organiza.
    }
keep-result-differs = Ya hay otro resultado de la batalla { $battle }: { $said }. Habladlo; «campaign correct» lo cambia, con un motivo.
keep-since =
    { $count ->
        [one] Desde que se escribieron (entrada { $number }) hay { $count } entrada más:
       *[other] Desde que se escribieron (entrada { $number }) hay { $count } entradas más:
    }
keep-orders-refused = No se ha apuntado nada de { $player }.
keep-orders-clash = No se ha apuntado nada: hay órdenes que ya no valen. Habladlo, o usad --partly para apuntar solo las que valen.
keep-orders-moved = No se ha apuntado nada: se siguió sin ellas. Si valen de todos modos, --on-top las apunta después de lo demás.
