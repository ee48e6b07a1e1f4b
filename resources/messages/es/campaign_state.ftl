### Una campaña: cómo está, sus tablas dondequiera que se muestren, qué toca, la cuenta. Por correo: mail.ftl. Órdenes: orders.ftl.

## Dónde está

# $half: 1 o 2.
campaign_state-date =
    { $half ->
        [1] primera mitad de { $year }
       *[other] segunda mitad de { $year }
    }
campaign_state-title = { $name } · { $date } · turno { $turn }
# $name: el nombre, o none antes de fundarla.
campaign_state-title-begins =
    { $name ->
        [none] Una campaña sin empezar
       *[other] { $name } · empieza en { $year }
    }
campaign_state-organiser = quien organiza
campaign_state-bank = banca
# $count: cuántas más hay como las dos que se ven.
campaign_state-ways-more = y { $count } más con otro nombre
campaign_state-ways-how = Se escriben tal cual en «heart-africa campaign play { $name }», o bien: heart-africa campaign do { $name } '{ $line }'
campaign_state-then = Después:
campaign_state-may-nothing = ahora nada
# $what: verbos con sus nombres; $why: por qué no.
campaign_state-may-not = { $what }: { $why }
campaign_state-refused = El libro no lo permite y no se ha hecho nada. Con --overrule (en la línea, «{"\u0021"} motivo») se hace de todos modos, y el motivo queda anotado.
# $who: a quién le toca.
campaign_state-prompt = { $who } ›
campaign_state-help-more = «{"\u003F"} VERBO» explica una orden y «{"\u003F"} REGLA» (por ejemplo {"\u003F"} CTURN-09) cuenta lo que dice el libro. Los dados, tras «=»: «resiste Luis = 4»; el motivo para saltarse una regla, tras «{"\u0021"}».
campaign_state-begun = Creada. Ahora, que entren los jugadores: «heart-africa campaign join { $name } Ana zanzibaris».
campaign_state-nobody-yet = Aún no hay jugadores.
campaign_state-no-story = Aún no hay nada que contar.

## Cabeceras

campaign_state-head-date = Fecha
campaign_state-head-player = Jugador
campaign_state-head-force = Fuerza
campaign_state-head-army = Lista
campaign_state-head-hongos = Hongos
campaign_state-head-land = Tierras
campaign_state-head-record = V-E-D
campaign_state-head-state = Situación
campaign_state-head-place = N.º
campaign_state-head-over-whites = Victorias sobre blancos
campaign_state-head-territories = Territorios
campaign_state-head-districts = Distritos
campaign_state-head-account = Cuenta
campaign_state-head-cause = Por qué
campaign_state-head-other = De / a
campaign_state-head-change = Cambio
campaign_state-head-balance = Saldo
campaign_state-head-battle = Batalla
campaign_state-head-attacker = Ataca
campaign_state-head-defender = Defiende
campaign_state-head-scenario = Escenario
campaign_state-head-outcome = Resultado
campaign_state-head-losses = Bajas
campaign_state-head-winner = Vence
campaign_state-head-giver = De
campaign_state-head-taker = A

## Los jugadores

campaign_state-state-subject = súbdito de { $master }
# $why: por qué está fuera.
campaign_state-state-out =
    { $why ->
        [no_hongos] fuera: sin hongos
        [left] dejó la campaña
        [wiped_out] fuera: aniquilado
        [dismissed] fuera: sin mando
       *[leader_dead] fuera: murió su líder
    }
campaign_state-state-absent = ausente
campaign_state-state-recovers = su líder convalece
campaign_state-seat = { $how ->
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
campaign_state-turn-order =
    { $up ->
        [none] Orden de juego: { $order }. Todos han actuado.
       *[other] Orden de juego: { $order }. Le toca a { $up }.
    }
campaign_state-turn-deadline = Plazo para jugar las batallas: hasta el { $by }.
campaign_state-race = Han explorado todos los territorios, por este orden: { $order }.
# $kind: native, explorer, colonial; $people: un pueblo, o none.
campaign_state-player =
    { $kind ->
        [native] { $player }, nativo
        [explorer] { $player }, explorador blanco
       *[colonial] { $player }, expedición colonial
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    } · { $called }
campaign_state-player-record =
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
campaign_state-player-marks =
    { $count ->
        [one] Ha explorado { $count } territorio: { $names }.
       *[other] Ha explorado { $count } territorios: { $names }.
    }
campaign_state-player-districts =
    { $count ->
        [one] { $count } distrito: { $names }.
       *[other] { $count } distritos: { $names }.
    }
campaign_state-player-beaten =
    { $count ->
        [one] Lleva una victoria sobre { $names }.
       *[other] Lleva una victoria sobre cada uno de estos { $count }: { $names }.
    }
# $met: si ya se cumple todo.
campaign_state-promotion =
    { $met ->
        [yes] Puede ascender: { $army }.
       *[no] Para ascender a { $army } hace falta:
    }
campaign_state-progress = { $have } de { $need }
campaign_state-condition =
    { $what ->
        [victories] Victorias
        [year] Año
        [hongos] Hongos
        [territories] Territorios
       *[first] Ser el primero
    }
campaign_state-kinds =
    { $kind ->
        [native] Nativos
        [explorer] Exploradores blancos
       *[colonial] Expediciones coloniales
    }

## La cuenta

# $cause: por qué; $battle: en qué batalla, o none.
campaign_state-cause =
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
campaign_state-trial-balance =
    { $count ->
        [one] Un movimiento; la suma de todas las cuentas es { $sum }.
       *[other] { $count } movimientos; la suma de todas las cuentas es { $sum }.
    }

## Batallas

campaign_state-no-battles = No hay batallas por jugar.
# $how: ended, opened, waits, ready; $first: la que va antes; $record: dónde se juega, o none.
campaign_state-battle-state =
    { $how ->
        [ended] terminada, falta anotar su resultado: { $record }
        [opened] en curso{ $record ->
            [none] {""}
           *[other] : { $record }
        }
        [waits] antes, { $first }
       *[ready] por jugar
    }
campaign_state-battle = Batalla { $battle } · { $scenario } · { $date }
campaign_state-battle-side =
    { $role ->
        [attacker] Ataca { $player }
       *[defender] Defiende { $player }
    } ({ $army }): { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
campaign_state-battle-record = Se guarda como «{ $record }».
campaign_state-battle-refused = No se ha empezado nada. Con --overrule se juega de todos modos, y el motivo queda anotado.
# $battle: its id; $count orders; $turns turns.
campaign_state-battle-played-out = El ordenador ha jugado la batalla { $battle } como «{ $record }»: { $count } órdenes, { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }.
campaign_state-battle-turn = Turno { $turn }…
campaign_state-battle-not-agreed = Falta el acuerdo: los dos tienen que dejar que el ordenador juegue { $battle } («ordenador { $battle }», de los dos o de quien organiza).
campaign_state-battle-begun = La batalla está en la mesa. «heart-africa battle play "{ $record }"» la juega; al acabar, «campaign result ... --from-battle».
campaign_state-outcome =
    { $outcome ->
        [attacker] ganó quien atacaba
        [defender] ganó quien defendía
        [draw] empate
       *[off] no se jugó
    }
