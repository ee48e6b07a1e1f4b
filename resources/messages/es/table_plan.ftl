# El plano de una mesa libre en papel

table_plan-deployment = La mesa, y dónde empezaron
table_plan-turn = La mesa al final del turno { $turn }
table_plan-table = La mesa
table_plan-base-line = Línea base: { $side }
table_plan-hidden = { $unit } (emboscada)
table_plan-scale = { $inches } pulgadas
table_plan-north = Norte
table_plan-alt =
    Un plano de la mesa con { $pieces ->
        [one] una pieza de terreno
       *[other] { $pieces } piezas de terreno
    } y { $figures ->
        [one] una figura.
       *[other] { $figures } figuras.
    }
table_plan-kind = { $kind ->
        [crest] Cresta
        [work] Empalizada, barricada o kraal
        [building] Edificio
        [trap] Marcador de trampa
        [zone] Donde pueden empezar
        [fire] Llamas
       *[smoke] Humo
    }
table_plan-unit = { $unit } ({ $count })
table_plan-fact-size = Mesa
table_plan-fact-battle = Batalla
# $stage: en qué punto está la batalla; $turn: su turno.
table_plan-when = { $stage ->
        [play] Turno { $turn }
        [over] Al final, tras { $turn ->
            [one] un turno
           *[other] { $turn } turnos
        }
        [deploy] Despliegue
       *[setup] Antes del despliegue
    }
table_plan-kicker = La mesa
table_plan-where = Qué hay en ella y quién está en ella
table_plan-footer = { $title }
table_plan-laid = La mesa de { $battle } tiene { $pieces ->
        [one] una pieza de terreno
       *[other] { $pieces } piezas de terreno
    } y { $figures ->
        [one] una figura
       *[other] { $figures } figuras
    }.
table_plan-none = { $battle } no tiene mesa todavía: ponla con --in, o en el mapa del programa.
