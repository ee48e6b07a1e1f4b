### Lo que ha ocurrido: un mensaje por cada hecho, según su clase y en qué paró.

## Ambushes

event-ambush-sprung =
    { $causes ->
        [one] La emboscada se descubre y sus figuras salen a la mesa
       *[other] La emboscada se descubre por varios motivos y sus figuras salen a la mesa
    }

## Arrivals

event-arrival-rolled-arrives = Con un { $face } (hacía falta { $needs }+) la unidad llega.
event-arrival-rolled-waits = Con un { $face } (hacía falta { $needs }+) la unidad no llega todavía.
event-arrival-order = Este turno tira y coloca primero { $role ->
    [attacker] el atacante
   *[defender] el defensor
    }.

## Arriving

event-came-on-comes-on =
    { $with ->
        [0] Ya en la mesa.
        [one] Ya en la mesa, y otra con ella.
       *[other] Ya en la mesa, y otras { $with } con ella.
    }
event-came-on-enters =
    { $with ->
        [0] Ya en la mesa, con la columna.
        [one] Ya en la mesa con la columna, y otra con ella.
       *[other] Ya en la mesa con la columna, y otras { $with } con ella.
    }
event-held-back = Sigue fuera de la mesa y volverá a tirar.

## Baggage

event-captured = { $captor } captura { $element }, que se retira del juego. Todas las unidades de su ejército en la mesa deben hacer un test, uno solo en el turno.

## Boats

event-grounding-rolled-aground = Con un { $sum } la Cañonera encalla: no moverá más, aunque puede disparar.
event-grounding-rolled-afloat = Con un { $sum } la Cañonera sigue a flote.

## Campaign

event-campaign-founded = empieza la campaña «{ $name }», a principios de { $year }.
# $plain: la lista dice por sí sola qué clase de jugador es.
event-player-joined =
    { $as_kind ->
        [native] { $player } entra en la campaña entre los nativos, con { $named ->
            [yes] { $called } ({ $list }).
           *[no] { $list }.
        }
        [explorer] { $player } entra en la campaña{ $plain ->
            [yes] {""}
           *[no] {" "}entre los exploradores blancos,
        } con { $named ->
            [yes] { $called } ({ $list }).
           *[no] { $list }.
        }
       *[colonial] { $player } entra en la campaña{ $plain ->
            [yes] {""}
           *[no] {" "}como expedición colonial,
        } con { $named ->
            [yes] { $called } ({ $list }).
           *[no] { $list }.
        }
    }
event-player-left = { $player } deja la campaña.
event-force-named = la fuerza de { $player } se llama { $called }.
event-presence-changed =
    { $absent ->
        [yes] { $player } no está: por ahora no se le espera.
       *[no] { $player } vuelve a estar.
    }
event-paid =
    { $how ->
        [allotment] { $taker } empieza con { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [spoils] { $giver } entrega { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }.
        [plunder] { $taker } saca { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } del bagaje vencido.
        [settlement] { $giver } paga { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker } por el acuerdo.
        [passage] { $giver } paga { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker } por la visita.
        [gift] { $giver } cede { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }.
        [gift_for] { $giver } cede { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker }: { $reason }.
        [forfeit] { $giver } entrega { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $taker } por no jugar.
        [hunt] { $taker } gana { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } con la caza.
        [handed_in] { $giver } entrega { $hongos ->
            [one] su { $hongos } hongo
           *[other] sus { $hongos } hongos
        } al ascender.
        [revolt] { $taker } vuelve con { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [lost] { $giver } pierde { $hongos ->
            [one] el hongo que tenía
           *[other] los { $hongos } hongos que tenía
        }.
       *[left] { $hongos ->
            [one] sale de la campaña { $hongos } hongo
           *[other] salen de la campaña { $hongos } hongos
        } de { $giver }.
    }
event-turn-begun =
    { $half ->
        [1] empieza la primera mitad de { $year }.
       *[other] empieza la segunda mitad de { $year }.
    }
event-meeting-rolled =
    { $meet ->
        [yes] { $player } y { $other } se encuentran ({ $faces }).
       *[no] { $player } y { $other } no se encuentran ({ $faces }).
    }
event-order-rolled =
    { $count ->
        [0] este turno no actúa nadie.
       *[other] orden de juego, por dado × agresividad: { $order }.
    }
event-attack-announced = { $player } ataca a { $target }.
event-go-passed = { $player } no hace nada este turno.
event-attack-settled = { $player } pacta con { $attacker } y no hay batalla.
event-attack-lapsed = el ataque de { $player } a { $target } queda en nada.
event-territory-explored =
    { $how ->
        [consent] { $player } explora el territorio de { $native } con su permiso.
       *[battle] { $player } explora el territorio de { $native } tras vencerle.
    }
event-hunted =
    { $effect ->
        [ivory] { $player } sale de caza y vuelve con marfil ({ $face }).
        [hurt] { $player } sale de caza y acaba siendo la presa ({ $face }).
       *[nothing] { $player } sale de caza y vuelve sin nada ({ $face }).
    }
event-leader-hurt =
    { $effect ->
        [light] el líder de { $player } solo está levemente herido ({ $face }).
        [recovers] el líder de { $player } tiene que convalecer el turno siguiente ({ $face }).
       *[dead] el líder de { $player } ha muerto ({ $face }) y la expedición se abandona.
    }
event-greeted = { $player } y { $other } se saludan con cortesía y siguen su camino.
event-battle-declared =
    { $scenario ->
        [encounter] batalla { $battle }: { $attacker } ataca a { $defender } en un Encuentro ({ $face }).
        [ambush] batalla { $battle }: { $attacker } ataca a { $defender } en una Emboscada ({ $face }).
        [planned_attack] batalla { $battle }: { $attacker } ataca a { $defender } en un Ataque Planeado ({ $face }).
       *[raid] batalla { $battle }: { $attacker } ataca a { $defender } en una Incursión ({ $face }).
    }
event-battle-left = la batalla { $battle } la juega el ordenador, como acordaron { $attacker } y { $defender }.
event-battle-opened = la batalla { $battle } va a la mesa: { $attacker } con { $attackers_points } puntos, { $defender } con { $defenders_points }.
event-battle-fought =
    { $outcome ->
        [attacker] batalla { $battle }: { $attacker } vence a { $defender }.
        [defender] batalla { $battle }: { $defender } rechaza a { $attacker }.
       *[draw] batalla { $battle }: { $attacker } y { $defender } empatan.
    }
event-deadline-set =
    { $by ->
        [none] las batallas de este turno no tienen plazo.
       *[other] las batallas de este turno tienen de plazo hasta el { $by }.
    }
event-battle-conceded =
    { $hongos ->
        [0] { $player } no juega contra { $attacker }, y no tiene ningún hongo que entregar.
       *[other] { $player } no juega contra { $attacker }.
    }
event-battle-called-off =
    { $reason ->
        [none] la batalla { $battle } no se juega: { $attacker } o { $defender } ya no está en la campaña.
       *[other] la batalla { $battle }, entre { $attacker } y { $defender }, no se juega: { $reason }.
    }
event-native-beaten = { $player } lleva { $victories } de las { $needed } victorias que hacen falta para conquistar a { $native }.
event-native-conquered = { $player } conquista a { $native } y gana un distrito.
event-rebel-wiped-out = { $player } aniquila la rebelión de { $native }, que sale para siempre de la campaña.
event-victories-cancelled = la derrota borra las victorias de { $player } sobre { $natives }.
event-commander-dismissed = { $defeats } derrotas seguidas: el gobierno retira el mando a { $player }.
event-district-due = { $player } puede tomar un distrito de { $rival }.
event-district-taken =
    { $district ->
        [none] { $player } no toma ningún distrito de { $rival }.
       *[other] { $player } toma a { $rival } el distrito de { $district }.
    }
event-revolt-possible = con la derrota de { $player } pueden rebelarse: { $natives }.
event-rebelled = { $player } se rebela contra { $master } y vuelve a la campaña.
event-submitted = { $player } no se rebela contra { $master }.
event-promoted = { $player } cambia de ejército y manda ahora { $list }: { $called }.
event-first-to-qualify =
    { $promotion ->
        [portuguese] los primeros colonos portugueses con méritos para mandar una expedición de su país: { $players }.
       *[other] los primeros con méritos para ese ascenso: { $players }.
    }
event-race-finished =
    { $place ->
        [1] { $player } gana la carrera de los exploradores, con todos los territorios nativos ({ $territories }).
       *[other] { $player } completa también todos los territorios nativos ({ $territories }), en el puesto { $place }.
    }
event-native-eliminated = { $player } se queda sin hongos: su pueblo muere de hambre o es vendido, y sale de la campaña.
event-proposed =
    { $by } propone a { $awaits } (n.º { $offer }) { $matter ->
        [give-hongos] dar { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } a { $to }
        [settle] { $payer ->
            [none] que { $player } pacte y pague { $hongos }
           *[other] que { $player } pacte y { $payer } pague { $hongos }
        }{ $explore ->
            [yes] {" "}y se explore su territorio
           *[no] {""}
        }
        [explore] que { $player } explore el territorio de { $native }{ $hongos ->
            [0] {""}
           *[other] {" "}por { $hongos } ({ $payer ->
                [none] paga { $player }
               *[other] paga { $payer }
            })
        }
        [greet] saludarse y seguir cada uno su camino
        [duel] luchar: ataca { $player }
        [concede] que { $player } no juegue y entregue lo que se debe
        [open-battle] abrir la batalla { $battle }
        [play-out] que el ordenador juegue la batalla { $battle }
       *[report-result] este resultado de la batalla { $battle }: { $outcome ->
            [attacker] gana quien atacaba
            [defender] gana quien se defendía
           *[draw] empate
        }
    }.
event-offer-answered =
    { $how ->
        [accepted] { $player } acepta lo que propuso { $by } (n.º { $offer }).
        [declined] { $matter ->
            [report-result] { $player } no está de acuerdo con el resultado que dio { $by } (n.º { $offer }).
           *[other] { $player } no acepta lo que propuso { $by } (n.º { $offer }).
        }
       *[withdrawn] { $player } retira lo que propuso (n.º { $offer }).
    }
event-offer-lapsed = lo que { $by } propuso a { $awaits } (n.º { $offer }) queda sin efecto.
event-dice-count =
    { $whose ->
        [organiser] para las órdenes que llegan en un archivo valen los dados de quien organiza.
        [certificate] para las órdenes que llegan en un archivo valen los dados de un certificado.
       *[sender] para las órdenes que llegan en un archivo valen los dados de quien las manda.
    }
event-concluded =
    { $reason ->
        [none] termina la campaña.
       *[other] termina la campaña: { $reason }
    }

## Deploy

event-deployed-table =
    { $guard ->
        [1] Despliegue como guardia avanzada.
       *[0]
            { $aboard ->
                [none] Despliegue en la mesa.
               *[other] Despliegue a bordo: { $aboard }.
            }
    }
event-deployed-ambush = En emboscada, con su sitio anotado.
event-deployed-reserve = Por ahora, fuera de la mesa.
event-deployed-home = En casa.
event-work-placed-work =
    { $name ->
        [none] En la mesa: { $work } ({ $amount }).
       *[other] En la mesa: { $work } ({ $amount }), con el nombre { $name }.
    }
event-work-placed-trap =
    { $amount ->
        [one] En la mesa: 1 marcador de trampa.
       *[other] En la mesa: { $amount } marcadores de trampa.
    }
event-play-began =
    { $units ->
        [one] Empieza la partida, con 1 unidad o figura independiente en la mesa: turno 1.
       *[other] Empieza la partida, con { $units } unidades y figuras independientes en la mesa: turno 1.
    }

## Fires

event-fire-tried-lit = Con un { $face } (hacía falta { $needs }+) prende: hay que salir de las llamas antes de que acabe la Fase de Movimiento del turno siguiente.
event-fire-tried-failed = Con un { $face } (hacía falta { $needs }+) no prende.
event-caught-by-fire =
    { $count ->
        [one] 1 figura no salió a tiempo y muere en las llamas.
       *[other] { $count } figuras no salieron a tiempo y mueren en las llamas.
    }
event-wind-settled = El dado del viento da { $face }: sopla hacia los { $degrees }° (0°, el norte de la mesa) el resto de la partida.

## Firing

event-drowned = { $boat } se hunde{ $count ->
    [0] { " " }sin nadie a bordo.
    [one] { " " }y se pierde la única figura que iba a bordo.
   *[other] { " " }y se pierden las { $count } figuras que iban a bordo.
 }
event-place-lit = { $place }: prende el fuego.
event-gave-way = { $rear } dispara en lugar de { $front }, que no dispara este turno.
event-loophole-manned = { $figure } dispara por un muro { $wall ->
    [inner] interior
   *[outer] exterior
 }.
event-fallen-removed = { $count ->
    [one] Se retira la figura caída.
   *[other] Se retiran las { $count } figuras caídas.
 }

## Fortifications

event-stopped-at-work = La figura llega a la obra y se para el resto del turno; podrá trepar en otro.
event-work-climbed = La figura trepa y acaba el turno pegada al otro lado de la obra.

## Ground

event-ground-proposed =
    { $count ->
        [one] Los dados proponen 1 pieza de terreno ({ $environment }).
       *[other] Los dados proponen { $count } piezas de terreno ({ $environment }).
    }

## Independents

event-bewitched-bewitched = { $witch_doctor } lanza un hechizo a { $unit }, que debe hacer un test de moral más.
event-bewitched-immune = { $witch_doctor } lanza un hechizo a { $unit }, sin efecto.

## Leading

event-trait-thrown = { $leader } saca { $face } para su característica: { $trait }.
event-rallied-rallied = { $leader } reagrupa a { $unit }: { $face } en el dado, hacía falta { $needs }+. Se retira un marcador.
event-rallied-not-rallied = { $leader } no reagrupa a { $unit }: { $face } en el dado, hacía falta { $needs }+.
event-joined = { $leader } se une a { $unit } y forma parte de ella a todos los efectos.
event-left-behind = { $leader } se queda en la mesa aunque { $unit } ha huido; actúa solo o se une a otra unidad.

## Melee

event-engaged = { $figure } y { $enemy } están en contacto; su movimiento ha terminado por este turno.
event-fought-won = { $one } saca { $score } (dado: { $face }) y { $other } saca { $other_score } (dado: { $other_face }): gana { $winner }, por { $margin } o más.
event-fought-drawn = { $one } saca { $score } (dado: { $face }) y { $other } saca { $other_score } (dado: { $other_face }): empate, con menos de { $margin } de diferencia.
event-killed = { $figure } muere a manos de { $by }.
event-attendant-lost-attendant-named = { $attendant } muere en lugar de { $leader } a manos de { $by }.
event-attendant-lost-attendant-lost = Un ayudante de { $leader } muere en su lugar a manos de { $by }.
event-melee-spell-broken = Ha muerto un Hombre Blanco, { $figure }: desde ahora ningún Hombre Blanco, de ningún bando, tiene salvación.
event-left-evaded = { $figure } se evade; este turno no puede disparar ni alcanzar a otro enemigo.
event-left-broke-off = { $figure } se separa; este turno no puede disparar ni luchar con otro, y se le puede disparar. Quedan libres para disparar: { $enemies }.

## Morale

event-morale-rolled-passed = { $unit }: aguanta la moral, { $face } en el dado, hacía falta { $needs }+.
event-morale-rolled-failed = { $unit }: falla la moral, { $face } en el dado, hacía falta { $needs }+.
event-spared =
    { $by ->
        [none] { $unit }: este test no se hace.
       *[other] { $unit }: este test no se hace ({ $by }).
    }
event-marker-placed = { $unit }: un marcador de fallo de moral; sigue adelante.
event-unit-broke = { $unit }: rota; toda la unidad se retira y no vuelve.
event-flight-seen = La huida de { $friend } está a la vista de { $unit }: un test en esta misma fase.
event-vessel-failed = { $vessel } sigue combatiendo con toda su eficacia; con otro fallo se retira.
event-vessel-withdrew-gone =
    { $aboard ->
        [none] { $vessel } se retira del juego para siempre.
       *[other] { $vessel } se retira del juego para siempre, con todos los de a bordo: { $aboard }.
    }
event-vessel-withdrew-abandoned =
    { $aboard ->
        [none] { $vessel } queda abandonada donde encalló y se retira del juego.
       *[other] { $vessel } queda abandonada donde encalló y se retira del juego, con todos los de a bordo: { $aboard }.
    }

## Movement

event-move-rolled-open = { $inches }″ en terreno abierto ({ $troop }, { $rate }: { $faces }).
event-move-rolled-difficult = { $inches }″ en terreno difícil ({ $troop }, { $rate }: { $faces }).
event-move-rolled-cannot = { $troop }: ahí no mueve.

## Moving

event-chosen = Empieza su movimiento.
event-declined-declined = Sin mover.
event-declined-ended = Acaba su movimiento.
event-turn-ended = Acaba su movimiento.
event-went-went =
    { $count ->
        [0] Nadie se mueve
        [one] Mueve 1 figura, hasta { $inches }″
       *[other] Mueven { $count } figuras, hasta { $inches }″
    }{ $turned ->
        [0] .
        [one] ; 1 gira en el sitio.
       *[other] ; { $turned } giran en el sitio.
    }
event-went-sailed =
    { $inches }″ de navegación{ $count ->
        [one] .
       *[other] {" "}({ $count } embarcaciones).
    }{ $turned ->
        [0] {""}
       *[other] {" "}Con viraje.
    }
event-turned =
    { $count ->
        [one] 1 figura gira en el sitio.
       *[other] { $count } figuras giran en el sitio.
    }
event-followed-up = { $figure } pasa de un enemigo al siguiente, { $enemy }, sin dejar el cuerpo a cuerpo.
event-rode-away =
    { $count ->
        [one] 1 jinete se aleja { $inches }″.
       *[other] { $count } jinetes se alejan { $inches }″.
    }
event-left-table = { $figure } sale de la mesa por el lado opuesto.
event-led = La guía el Explorador { $scout }.
event-riders-changed-dismounted =
    { $count ->
        [one] 1 jinete desmonta.
       *[other] { $count } jinetes desmontan.
    }
event-riders-changed-mounted =
    { $count ->
        [one] 1 jinete vuelve a montar.
       *[other] { $count } jinetes vuelven a montar.
    }
event-embarked-aboard =
    { $count ->
        [one] 1 figura embarca ({ $vessel }).
       *[other] { $count } figuras embarcan ({ $vessel }).
    }
event-embarked-ashore =
    { $count ->
        [one] 1 figura desembarca ({ $vessel }).
       *[other] { $count } figuras desembarcan ({ $vessel }).
    }

## Muster

event-mustered =
    { $figures ->
        [one] En liza: { $side }, con 1 figura y { $points } puntos.
       *[other] En liza: { $side }, con { $figures } figuras y { $points } puntos.
    }

## Nerve

event-news-heard-heard =
    { $news ->
        [ambush] La emboscada de { $of } sorprende a: { $units }.
        [destroyed] Han visto eliminar a { $of }: { $units }.
        [fled] Han visto huir a { $of }: { $units }.
       *[other] La caída de { $of } llega a: { $units }.
    }
event-news-heard-unheard =
    { $news ->
        [ambush] La emboscada de { $of } no sorprende a nadie.
        [destroyed] Ninguna unidad a la que afecte ha visto eliminar a { $of }.
        [fled] Ninguna unidad a la que afecte ha visto huir a { $of }.
       *[other] La caída de { $of } no llega a ninguna unidad.
    }
event-tests-taken =
    { $tests ->
        [0] { $unit }: ningún test de moral que tirar.
        [one] { $unit }: un test de moral.
       *[other] { $unit }: { $tests } tests de moral.
    }
event-overlooked = { $leader } vigila a { $unit }: ignorará un test.
event-standard-raised = El estandarte de { $bearer } está a la vista de { $unit }: anulará un test.

## Recording

event-unit-counted =
    figuras que quedan: { $left } de { $began }{ $fate ->
        [fled] ; las demás han huido
        [left] ; las demás han salido por el lado opuesto
       *[fell] {""}
    }
event-result-recorded = { $winner ->
    [attacker] resultado anotado: ha ganado el atacante
    [defender] resultado anotado: ha ganado el defensor
   *[draw] resultado anotado: empate
    }{ $turns ->
    [0] {""}
    [one] , tras un turno
   *[other] , tras { $turns } turnos
    }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
    }

## Reloading

event-reloaded = { $figure } ha recargado: se retira su marcador de humo al final del turno.

## Scenarios

event-initiative-rolled-initiative = { $side } { $score }, { $other } { $other_score }: el atacante es { $attacker }.
event-initiative-rolled-tie = { $side } { $score }, { $other } { $other_score }: empate, así que será un Encuentro.
event-rolled-off = La tirada más alta es de { $winner }: su despliegue va primero.
event-scenario-settled =
    { $face ->
        [0] Escenario: { $scenario_name }. Atacante: { $attacker }.
       *[other] El dado da { $face }. Escenario: { $scenario_name }. Atacante: { $attacker }.
    }

## Setup

event-attacker-named = El atacante es { $side }, como dice la campaña.
event-scenario-agreed-agreed = Los jugadores eligen el escenario: { $scenario_name }. Atacante: { $attacker }.
event-scenario-agreed-agreed-open = Los jugadores eligen el escenario: { $scenario_name }. Queda por ver quién ataca.
event-forces-accepted = Se enfrentan { $side }, con { $points } puntos, y { $other }, con { $other_points }.
event-light-chosen =
    { $time ->
        [night] Se ataca de noche.
        [dawn]
            { $turns ->
                [one] Se ataca al amanecer: el primer turno está oscuro.
               *[other] Se ataca al amanecer: los { $turns } primeros turnos están oscuros.
            }
        [dusk]
            { $turns ->
                [one] Se ataca al atardecer: después del primer turno oscurece.
               *[other] Se ataca al atardecer: después de { $turns } turnos oscurece.
            }
       *[day] Se juega a plena luz.
    }
event-base-chosen =
    { $line ->
        [short] La línea base del atacante es un lado corto de la mesa.
       *[long] La línea base del atacante es un lado largo de la mesa.
    }
event-environment-chosen = Se juega en { $environment }, en una mesa de { $long } × { $wide }″.
event-ground-agreed =
    { $count ->
        [0] La mesa queda despejada ({ $environment }).
        [one] Queda montada la mesa, con 1 pieza de terreno ({ $environment }).
       *[other] Queda montada la mesa, con { $count } piezas de terreno ({ $environment }).
    }
event-march-written = Orden de marcha: { $units }.
event-boat-launched =
    { $water ->
        [sea] { $troop } en el mar: { $boat }.
        [great_lake] { $troop } en el lago: { $boat }.
       *[other] { $troop } en el río: { $boat }.
    }
event-rifles-declared =
    { $rifle ->
        [armed_scout] Exploradores armados: { $figures }.
       *[repeater] Llevan rifle de repetición: { $figures }.
    }

## Shooting

event-shot-fired-hit = { $shooter } saca un { $face } (hacía falta { $needs }+) y alcanza a { $target }.
event-shot-fired-missed = { $shooter } saca un { $face } (hacía falta { $needs }+) y no alcanza a { $target }.
event-hit-allotted-allotted = El impacto es para { $target }.
event-hit-allotted-allotted-by-dice = El impacto tras la obra se sortea ({ $faces }): es para { $target }.
event-splash-rolled-splashed = La metralla de { $by } alcanza a { $figure } (un { $face }).
event-splash-rolled-not-splashed = La metralla de { $by } no alcanza a { $figure } (un { $face }; lo alcanza con { $needs }).
event-save-rolled-saved = { $figure } se salva con un { $face } (hacía falta { $needs }+).
event-save-rolled-not-saved = { $figure } no se salva: un { $face } (hacía falta { $needs }+).
event-attendant-given-attendant-named = { $attendant } cae en lugar de { $leader } (impacto de { $by }).
event-attendant-given-attendant = { $leader } pierde un ayudante en su lugar (impacto de { $by }).
event-figure-shot = { $figure } cae por el disparo de { $by }.
event-vessel-hit = { $vessel } recibe { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
 } de { $by }.
event-canoe-holed = { $by } saca un { $face }: la embarcación { $boat } queda agujereada y se hunde con todos los que van en ella.
event-breach-rolled-breach = El impacto de { $by } abre una brecha en el muro (un { $face }).
event-breach-rolled-wall-holds = El muro resiste el impacto de { $by } (un { $face }; la brecha se abre con { $needs }+).
event-gun-failed-jammed = { $gun } se encasquilla ({ $faces }): no dispara el próximo turno.
event-gun-failed-broken = { $gun } queda inservible ({ $faces }): no vuelve a disparar en la partida.
event-unloaded = { $figure } queda descargado: se pone su marcador de humo.
event-spell-broken = Ha muerto un Hombre Blanco, { $figure }: desde la próxima fase ningún Hombre Blanco, de ningún bando, tiene salvación.

## Tembas

event-roof-climbed = La figura sube al techo.
event-jumped-down = La figura salta al patio.
event-hole-tried-hole = Con un { $face } (hacía falta { $needs }+) abre un boquete: puede luchar con quien elija de la habitación.
event-hole-tried-no-hole = Con un { $face } (hacía falta { $needs }+) el techo resiste.
event-roof-tested-arrows-lit = Las flechas incendian el techo: hay que evacuar esa sección y la habitación de debajo.
event-roof-tested-arrows-out = Ninguna flecha prende (hacía falta { $needs }).
event-roof-tested-shots-lit = Un disparo incendia el techo sin querer: hay que evacuar esa sección y la habitación de debajo.
event-roof-tested-shots-out = Los disparos no incendian el techo (hacía falta { $needs }).

## Terrain

event-crocodiles-met =
    { $lost ->
        [0] Los cocodrilos no atrapan a nadie ({ $crossed } en el agua).
        [one] Los cocodrilos arrastran al fondo a 1 de { $crossed }.
       *[other] Los cocodrilos arrastran al fondo a { $lost } de { $crossed }.
    }

## Traps

event-dummy-found = La trampa era falsa: la figura se detiene el resto del turno y se retira el marcador.
event-trap-tested-escaped = La trampa era real: con un { $face } (hacía falta { $needs }+) la figura no cae; se detiene el resto del turno.
event-trap-tested-killed = La trampa era real: con un { $face } (hacía falta { $needs }+) la figura cae en ella y queda eliminada.

## Turning

event-turn-began = empieza el turno { $turn }
event-step-began =
    { $step ->
        [arrivals] empiezan las llegadas
        [units] empieza el movimiento de las unidades
        [independents] empieza el movimiento de las figuras independientes y del Bagaje
        [shooting] empiezan los disparos
        [reloading] se ponen y se quitan los marcadores de humo
        [melee] empieza el cuerpo a cuerpo
        [morale] empiezan los tests de moral
        [rallying] los Líderes pueden reagrupar
       *[victory] se mira si alguien ha ganado
    }
event-step-ended-ended =
    { $step ->
        [arrivals] acaban las llegadas
        [units] acaba el movimiento de las unidades
        [independents] acaba el movimiento de las figuras independientes y del Bagaje
        [shooting] acaban los disparos
        [reloading] los marcadores de humo están al día
        [melee] acaba el cuerpo a cuerpo
        [morale] acaban los tests de moral
        [rallying] acaba el reagrupamiento
       *[victory] acaba el turno { $turn }
    }
event-step-ended-passed =
    { $step ->
        [arrivals] nadie puede llegar este turno
        [units] ninguna unidad puede mover
        [independents] no hay figuras independientes ni Bagaje que mover
        [shooting] nadie puede disparar
        [reloading] este turno no se quita ningún marcador de humo
        [melee] no hay cuerpo a cuerpo
        [morale] no hay tests de moral
        [rallying] no hay nada que reagrupar
       *[victory] acaba el turno { $turn }
    }

## Umpire

event-conceded =
    { $role ->
        [attacker] el atacante se rinde
       *[defender] el defensor se rinde
    }
event-called = quien arbitra da la batalla por acabada: { $reason }
event-limit-agreed-limit =
    { $turns ->
        [one] se acuerda jugar un turno como mucho
       *[other] se acuerda jugar { $turns } turnos como mucho
    }
event-limit-agreed-no-limit = se juega sin límite de turnos
event-reopened = la batalla sigue: { $reason }
event-noted = { $text }
event-decided = { $question } — { $answer }
event-adjusted =
    corregido a mano «{ $field }»: { $value ->
        [yes] sí
        [no] no
        [nothing] nada
       *[other] { $value }
    } (antes { $was ->
        [yes] sí
        [no] no
        [nothing] nada
       *[other] { $was }
    }); { $reason }

## Winning

event-occupied-held =
    { $turns ->
        [one] el atacante ocupa el poblado o campamento un turno completo sin oposición
       *[other] el atacante ocupa el poblado o campamento { $turns } turnos completos seguidos sin oposición
    }
event-occupied-not-held = el atacante no ha ocupado el poblado o campamento el turno completo sin oposición
event-battle-won =
    { $winner ->
        [attacker] ha ganado el atacante
        [defender] ha ganado el defensor
       *[draw] empate
    }
