### La crónica de una campaña, en pasado. Empieza en minúscula lo que no empieza por un nombre.
###
### Variables comunes: $player y demás, nombres de jugadores, la primera vez con el de su fuerza: Ana (Wa-simba).

# $half: 1 o 2.
chronicle-title =
    { $half ->
        [1] Primera mitad de { $year }
       *[other] Segunda mitad de { $year }
    }
# $pairs: «Ana 7, Luis 3».
chronicle-riches = Hongos al acabar: { $pairs }.
# $rules: las reglas que no se aplicaron; $reason: por qué.
chronicle-despite = Saltándose { $rules }: { $reason }

chronicle-campaign-founded = a principios de { $year } empezó la campaña «{ $name }».
# $plain: la lista dice por sí sola qué clase de jugador es.
chronicle-player-joined =
    { $as_kind ->
        [native] entró en liza { $player }, con { $list }.
        [explorer] llegó de la costa la expedición de { $player }{ $plain ->
            [yes] {""}
           *[no] , con { $list }
        }.
       *[colonial] desembarcó { $people ->
            [british] la columna británica
            [french] la columna francesa
            [portuguese] la columna portuguesa
            [german] la columna alemana
            [belgian] la columna belga
           *[other] la columna
        } de { $player }{ $plain ->
            [yes] {""}
           *[no] , con { $list }
        }.
    }
chronicle-player-left = { $player } dejó la campaña.
chronicle-force-named = las fuerzas de { $player } tomaron el nombre de { $called }.
chronicle-paid =
    { $how ->
        [spoils] { $giver } tuvo que entregar { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }.
        [plunder] { $taker } sacó { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } del bagaje de la columna vencida.
        [settlement] el acuerdo le costó { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $giver }.
        [passage] { $giver } pagó por la visita { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }.
        [gift] { $giver } cedió { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }.
        [gift_for] { $giver } cedió { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }: { $reason }.
        [forfeit] { $giver } entregó { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }.
        [revolt] { $taker } volvió a empezar con { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [lost] { $hongos ->
            [one] se perdió el hongo que tenía { $giver }.
           *[other] se perdieron los { $hongos } hongos que tenía { $giver }.
        }
        [left] { $hongos ->
            [one] se perdió el hongo que tenía { $giver }.
           *[other] se perdieron los { $hongos } hongos que tenía { $giver }.
        }
       *[handed_in] { $giver } entregó { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a sus nuevos señores.
    }
chronicle-meeting-rolled = { $player } y { $other } se toparon en el interior.
chronicle-attack-settled = { $attacker } amenazó con la guerra a { $player }, y llegaron a un acuerdo.
chronicle-attack-lapsed = la guerra de { $player } contra { $target } quedó en nada.
chronicle-territory-explored =
    { $how ->
        [consent] { $player } recorrió con permiso las tierras de { $native }.
       *[battle] { $player } recorrió sin oposición las tierras de { $native }.
    }
chronicle-hunted =
    { $effect ->
        [ivory] { $player } desapareció en la espesura y volvió con marfil y pieles por valor de { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [hurt] { $player } salió a cazar elefantes, y un elefante furioso salió a su encuentro.
       *[nothing] { $player } pasó medio año de caza sin cobrar nada.
    }
chronicle-leader-hurt =
    { $effect ->
        [light] el líder de { $player } salió del trance con un rasguño.
        [recovers] el líder de { $player } quedó postrado y tardó medio año en reponerse.
       *[dead] el líder de { $player } murió, y la expedición se abandonó.
    }
chronicle-greeted = { $player } y { $other } se saludaron con cortesía y cada cual siguió su camino.
chronicle-battle-fought =
    { $duel ->
        [yes] { $outcome ->
            [attacker] { $attacker } y { $defender } llegaron a las manos, y venció la expedición de { $attacker }.
            [defender] { $attacker } y { $defender } llegaron a las manos, y venció la expedición de { $defender }.
           *[draw] { $attacker } y { $defender } llegaron a las manos sin que venciera nadie.
        }
       *[no] { $scenario ->
            [ambush] { $outcome ->
                [attacker] la columna de { $attacker } se abrió paso por la emboscada de { $defender }.
                [defender] la columna de { $attacker } cayó en la emboscada de { $defender }.
               *[draw] la emboscada de { $defender } a la columna de { $attacker } acabó en empate.
            }
            [planned_attack] { $outcome ->
                [attacker] { $attacker } tomó al asalto las posiciones de { $defender }.
                [defender] { $defender } rechazó el asalto de { $attacker }.
               *[draw] el asalto de { $attacker } a las posiciones de { $defender } acabó en empate.
            }
            [raid] { $outcome ->
                [attacker] la incursión de { $attacker } tomó por sorpresa a { $defender }.
                [defender] { $defender } frustró la incursión de { $attacker }.
               *[draw] la incursión de { $attacker } contra { $defender } acabó en empate.
            }
           *[encounter] { $outcome ->
                [attacker] { $attacker } venció en campo abierto a { $defender }.
                [defender] { $attacker } buscó la batalla y la perdió: venció { $defender }.
               *[draw] { $attacker } y { $defender } se batieron sin que venciera nadie.
            }
        }
    }
chronicle-battle-conceded = { $player } no se presentó a la guerra que le hacía { $attacker }.
chronicle-battle-called-off =
    { $reason ->
        [none] la guerra entre { $attacker } y { $defender } acabó sin batalla.
       *[other] la guerra entre { $attacker } y { $defender } acabó sin batalla: { $reason }.
    }
chronicle-native-beaten = con esta, { $player } llevaba { $victories } de las { $needed } victorias que hacían falta para someter a { $native }.
chronicle-native-conquered = las tierras de { $native } pasaron a ser un distrito de { $player }.
chronicle-rebel-wiped-out = la represalia de { $player } acabó para siempre con la gente de { $native }.
chronicle-victories-cancelled = la derrota echó a perder lo que { $player } llevaba ganado a { $natives }.
chronicle-commander-dismissed = tras { $defeats } derrotas seguidas, su gobierno retiró el mando a { $player }.
chronicle-district-taken =
    { $district ->
        [none] { $player } no pidió a { $rival } ningún distrito.
       *[other] { $rival } tuvo que ceder a { $player } el distrito de { $district }.
    }
chronicle-rebelled = la gente de { $player } se alzó contra { $master }.
chronicle-submitted = la gente de { $player } no se movió contra { $master }.
# $people: el país de una expedición colonial; $renamed: el nombre nuevo de sus fuerzas, o none.
chronicle-promoted =
    { $people ->
        [british] { $player } pasó a mandar una expedición colonial británica
        [french] { $player } pasó a mandar una expedición colonial francesa
        [portuguese] { $player } pasó a mandar una expedición colonial portuguesa
        [german] { $player } pasó a mandar una expedición colonial alemana
        [belgian] { $player } pasó a mandar una expedición colonial belga
       *[other] { $player } pasó a luchar con la lista { $list }
    }{ $renamed ->
        [none] {"."}
       *[other] , con el nombre de { $renamed }.
    }
chronicle-race-finished =
    { $place ->
        [1] no quedaba tierra nativa que { $player } no hubiera recorrido: suya fue la carrera de los exploradores.
       *[other] tampoco a { $player } le quedaba ya tierra nativa por recorrer.
    }
chronicle-native-eliminated = sin un hongo que le quedase, el pueblo de { $player } se dispersó, muerto de hambre o vendido.
chronicle-concluded =
    { $reason ->
        [none] aquí terminó la campaña.
       *[other] aquí terminó la campaña: { $reason }
    }
