### La página de una campaña para la web del club.

page-language = Español
# $how: on, begins, over; $half: 1 o 2.
page-subtitle =
    { $how ->
        [begins] Empieza en { $year }
        [over] Terminó en la { $half ->
            [1] primera
           *[other] segunda
        } mitad de { $year }, tras { $turn ->
            [one] { $turn } turno
           *[other] { $turn } turnos
        }
       *[on] { $half ->
            [1] Primera
           *[other] Segunda
        } mitad de { $year } · turno { $turn }
    }
page-head-standings = Clasificación
page-head-land = Tierras
page-head-beats = Quién venció a quién
page-head-riches = Hongos
page-head-battles = Batallas
page-head-chronicle = Crónica
page-head-empty = Todavía nada.
page-players = Jugadores
page-districts =
    { $count ->
        [one] { $count } distrito
       *[other] { $count } distritos
    }
page-ownerless = Sin dueño
page-free = Nativos libres
page-free-count =
    { $count ->
        [one] { $count } pueblo
       *[other] { $count } pueblos
    }
page-explored =
    { $count ->
        [one] { $count } territorio explorado
       *[other] { $count } territorios explorados
    }
page-lacks = por explorar
page-beats = Victorias del jugador de cada fila sobre el de cada columna
page-riches = Los hongos de cada uno, año por año
page-riches-alt =
    { $count ->
        [one] Los hongos de un jugador
       *[other] Los hongos de { $count } jugadores
    } { $years ->
        [one] en un año
       *[other] en { $years } años
    }
# $how: attacker, defender, draw, off, open; $winner: quién ganó, o none.
page-outcome =
    { $how ->
        [draw] empate
        [off] no se jugó
        [open] por jugar
       *[other] vence { $winner }
    }
page-footer = Hecha el { $made } con Heart of Africa, del diario de la campaña, de { $entries ->
        [one] { $entries } entrada.
       *[other] { $entries } entradas.
    }
