### Dark Kingdoms: lo que dicen los dados, las reglas y el registro de una partida.
###
### $who: quién, en mayúscula, al comienzo; $other, $thief, $defender, $loser: otro pueblo, en minúscula.
### $place, $came: un territorio; $army, $ship: por su número; $cards: cartas de materia, en palabras.

## Para qué son los dados.

kingdoms-first-die = 1D6 cada uno, a ver quién elige primero
kingdoms-red-dice = los dados rojos de la producción
kingdoms-black-dice = los dados negros de la producción
kingdoms-ship-dice = 2D6 por lo que avanza el barco; cuenta el mayor
kingdoms-attack-dice = los dados del atacante
kingdoms-defence-dice = los dados del defensor
kingdoms-fame-lot = qué carta de Fama sale del mazo, por sorteo
kingdoms-steal-lot = qué carta se roba de la mano, por sorteo
kingdoms-card-lot = qué carta de Britania sale, por sorteo

## Nombres. $number: de un ejército.

kingdoms-people-britons = los britones
kingdoms-people-saxons = los sajones
kingdoms-people-angles = los anglos
kingdoms-people-jutes = los jutos
kingdoms-amount = { $count } de { $resource }
kingdoms-card-unseen = una carta
kingdoms-no-cards = nada

## Lo que las reglas dicen contra una orden.

kingdoms-not-now = { $step ->
    [set-up] Antes hay que sentarse a la mesa.
    [first] Antes se tira para ver quién elige primero.
    [choose] Antes elige cada uno su pueblo.
    [settle] Antes se colocan los poblados de la preparación.
    [britannia] Antes se levanta la carta de Britania.
    [bid] Antes se dice si se añade un dado a la producción.
    [colour] Antes dice cada uno qué color le produce.
    [turn] Eso no se hace en el turno de un jugador.
    [gain] Antes se toman las cartas que da la carta.
    [lose] Antes se devuelven las cartas que pide la carta.
    [recruit] Antes se reclutan las tropas que da la carta, o se dejan pasar.
    [exchange] Antes se cambian las materias que deja cambiar la carta, o se deja pasar.
    [land] Antes toma puerto el barco que está navegando.
    [stand] Antes dice el atacado cómo combate.
    [duel] Antes se juegan cartas de +1, o se deja pasar.
    [casualty] Antes dice quien ha perdido la tirada qué ejército pierde la tropa.
    [pause] Antes se dice si se sigue combatiendo.
    [deny] Antes dice el saqueado si entrega la carta.
    [flee] Antes se retira el saqueador vencido.
    [fame] Antes se toma la carta de Fama.
    [steal] Antes se roba la carta.
    [remove] Antes se quita la ficha que sobra.
   *[other] La partida ha terminado.
    }
kingdoms-three-or-four = Juegan tres o cuatro, y no { $count }.
kingdoms-names-differ = Cada jugador necesita un nombre, y distinto de los otros.
kingdoms-nobody = No juega nadie que se llame «{ $found }».
kingdoms-people-taken = Con { $people } no se puede jugar: ya los lleva otro o, con tres jugadores, no entran en la partida.
kingdoms-no-shield = En { $place } no figura el escudo de { $people }.
kingdoms-closed = Con tres jugadores no se entra en { $place }.
kingdoms-not-next-to-own = { $place } ni se controla ni limita con lo que se controla.
kingdoms-not-on-top = { $britannia } no puede estar encima del mazo.
kingdoms-fame-not-there = { $fame } no puede estar encima del mazo.
kingdoms-no-more-dice = De ese color ya se tiran todos los dados.
kingdoms-cannot-pay = No alcanza para pagarlo. Lo que falta: { $lacking }.
kingdoms-pile-is-empty = En la pila de { $resource } no quedan cartas.
kingdoms-same-resource = No se cambia { $resource } por { $resource }.
kingdoms-has-not = No tienes { $resource } en la mano.
kingdoms-has-no-such-card = Esa carta no está en la mano de { $people }.
kingdoms-not-in-hand = { $fame } no está en tu mano.
kingdoms-not-its-time = { $timing ->
    [turn] { $fame } se juega en el turno propio.
    [attacked] { $fame } se juega cuando te atacan.
   *[production] { $fame } se juega antes de los dados de la producción.
    }
kingdoms-one-text = En este turno ya has jugado una carta de Fama por su texto.
kingdoms-guard-behind = { $fame } solo la juega quien tiene menos PV que otro.
kingdoms-guard-no-army = { $fame } solo la juega quien no tiene ejércitos.
kingdoms-guard-ship = { $fame } solo la juega quien tiene un barco.
kingdoms-no-use = { $fame } no sirve { $combat ->
    [plunder] contra un saqueo, que no es un combate
   *[marker] cuando solo se ataca un marcador
    }.
kingdoms-not-like-this = { $fame } no se puede jugar así: di contra quién, de qué color o con qué ejércitos.
kingdoms-say-saved = { $count ->
    [0] Nada rebaja el precio.
    [one] Una carta rebaja el precio: di qué materia no se paga.
   *[other] Una carta rebaja el precio: di qué { $count } materias no se pagan.
    }
kingdoms-no-more-armies = Los { $most } ejércitos ya están en el mapa.
kingdoms-not-raised-there = { $place ->
    [none] Di dónde se forma el ejército nuevo.
   *[other] En { $place } no se puede formar un ejército: hace falta una fortaleza propia o, si no hay ninguna, un poblado.
    }
kingdoms-no-such-army = No hay ejército { $army } en el mapa.
kingdoms-where-it-stands = El ejército { $army } se refuerza donde está: no hay que decir lugar.
kingdoms-retreated = El ejército { $army } se ha retirado aquí este turno y no puede unirse a otro que ya estaba.
kingdoms-army-full = El ejército { $army } no puede pasar de { $most } tropas.
kingdoms-no-markers-left = No queda ninguno de los { $most } marcadores para otra tropa.
kingdoms-has-an-army = Los campesinos solo se reclutan sin ejércitos en el mapa.
kingdoms-none-left = { $what ->
    [settlement] Los poblados están todos en el mapa.
    [fortress] Las fortalezas están todas en el mapa.
   *[ship] Los barcos están todos en el mapa.
    }
kingdoms-not-controlled = { $place } no está bajo tu control.
kingdoms-no-port = En { $place } no hay puerto.
kingdoms-port-taken = En el puerto de { $place } ya hay un barco.
kingdoms-none-there = { $what ->
    [settlement] En { $place } no tienes poblado.
    [fortress] En { $place } no tienes fortaleza.
   *[ship] En { $place } no tienes barco.
    }
kingdoms-no-such-place = No hay ningún territorio «{ $found }».
kingdoms-has-fought = El ejército { $army } ya ha combatido: el combate es siempre lo último que hace en el turno.
kingdoms-has-plundered = El ejército { $army } ya ha saqueado este turno, y solo puede atacar o saquear un poblado por turno.
kingdoms-has-moved = El ejército { $army } ya ha movido.
kingdoms-stands-there = El ejército { $army } ya está en { $place }, y allí no hay enemigos.
kingdoms-not-adjacent = { $place } no es adyacente.
kingdoms-nobody-there = En { $place } no hay a quién atacar.
kingdoms-truce = Hay tregua: en { $place } no se ataca ni se saquea.
kingdoms-say-whom = En { $place } hay varios enemigos ({ $peoples }): di a quién se ataca.
kingdoms-not-there = En { $place } no hay fichas de { $people }.
kingdoms-no-plunder = En { $place } no se puede saquear: tiene que haber poblados y nada más del enemigo.
kingdoms-not-together = Los ejércitos { $army } y { $other } no están juntos.
kingdoms-has-not-so-many = El ejército { $army } tiene { $most ->
    [one] 1 tropa.
   *[other] { $most } tropas.
    }
kingdoms-no-such-ship = No hay barco { $ship } en el mapa.
kingdoms-ship-moved = El barco { $ship } ya ha movido.
kingdoms-becalmed = Esta ronda los barcos no se mueven.
kingdoms-not-at-the-port = El ejército { $army } no está en el puerto del barco { $ship }.
kingdoms-port-out-of-reach = En { $place } no se puede tomar puerto: hace falta uno libre, { $reach ->
    [one] a 1 puerto como mucho.
   *[other] a { $reach } puertos como mucho.
    }
kingdoms-has-to-act = El ejército { $army } está entre enemigos en { $place }: tiene que atacar, saquear o irse.
kingdoms-stand-like-this = Así no se puede combatir: di con qué ejércitos.
kingdoms-loses-none = El ejército { $army } no pierde la tropa: di uno de los que combaten.
kingdoms-one-card = Se juega una carta cada vez: una materia o una de Fama.
kingdoms-not-won-here = { $place } no produce { $resource }: aquí no vale +1.
kingdoms-no-plus = { $fame } no lleva +1.
kingdoms-no-retreat-now = { $step ->
    [stand] De un ataque a un poblado o a una fortaleza no se retira el defensor.
   *[other] Ahora no es momento de retirarse.
    }
kingdoms-no-retreat-there = A { $place } no te puedes retirar: tiene que ser adyacente, tuyo y sin ejército enemigo.
kingdoms-cannot-be = La cantidad tiene que estar entre { $least } y { $most }, y no ser 0.

## Lo que ocurre.

kingdoms-event-turn = Ronda { $turn }
kingdoms-event-table = A la mesa, hacia la derecha: { $names }. Conjunto { $pack } { $version }.
kingdoms-event-stated = { $asked } { $said }.
kingdoms-event-first-said = { $name } elige primero.
kingdoms-event-first-rolled = Tiradas: { $faces }. { $name } elige primero.
kingdoms-event-side = { $who } juega con { $people }.
kingdoms-event-round = Empieza la ronda { $round }.
kingdoms-event-turn-begins = Empieza el turno de { $victim }.
kingdoms-event-ended-threshold = { $winners } ganan la partida con esta victoria.
kingdoms-event-ended-cards = { $decided ->
    [points] Se han acabado las cartas de Britania. Ganan { $winners }, con más PV.
    [territories] Se han acabado las cartas de Britania. Empatados a PV, ganan { $winners }, que controlan más territorios.
    [wins] Se han acabado las cartas de Britania. Empatados también a territorios, ganan { $winners }, con más batallas.
    [cards] Se han acabado las cartas de Britania. Empatados en todo lo demás, ganan { $winners }, con más cartas.
   *[nothing] Se han acabado las cartas de Britania, empatados en todo: { $winners }.
    }
kingdoms-event-took-production = { $who } toman { $cards }.
kingdoms-event-took-sale = { $who } cobran { $cards }.
kingdoms-event-took-trade = { $who } lo cambian por { $cards }.
kingdoms-event-took-card = { $who } toman { $cards } por la carta.
kingdoms-event-paid-troop = { $who } pagan { $cards } por una tropa.
kingdoms-event-paid-settlement = { $who } pagan { $cards } por un poblado.
kingdoms-event-paid-fortress = { $who } pagan { $cards } por una fortaleza.
kingdoms-event-paid-ship = { $who } pagan { $cards } por un barco.
kingdoms-event-paid-die = { $who } pagan { $cards } por un dado más.
kingdoms-event-paid-peasants = { $who } pagan { $cards } a sus campesinos.
kingdoms-event-paid-plus = { $who } juegan { $cards }: +1.
kingdoms-event-paid-trade = { $who } entregan { $cards }.
kingdoms-event-paid-sale = { $who } pagan { $cards }.
kingdoms-event-paid-card = { $who } devuelven { $cards }.
kingdoms-event-hand-over = { $who } entregan a { $thief } 1 de { $card }.
kingdoms-event-denied = { $who } dicen que no tienen { $card }.
kingdoms-event-stolen = { $thief } roban { $card } a { $victim }.
kingdoms-event-fame-taken-seen = { $who } toman una carta de Fama: { $card }.
kingdoms-event-fame-taken-unseen = { $who } toman una carta de Fama.
kingdoms-event-fame-played-plus = { $who } juegan { $card }: +1.
kingdoms-event-fame-played-not-plus = { $who } juegan { $card }. { $text }
kingdoms-event-card = { $card }. { $text }
kingdoms-event-set-right = { $who }, como dice la carta: { $piece ->
    [marker] marcadores en { $place }
    [settlement] poblados en { $place }
    [fortress] fortalezas en { $place }
    [troop] tropas en { $place }
    [win] victorias
   *[other] cartas de { $resource }
    }, { $amount ->
    [0] ni más ni menos
   *[other] { $amount }
    }.
kingdoms-event-die = { $colour ->
    [red] { $who } añaden un dado rojo.
   *[black] { $who } añaden un dado negro.
    }
kingdoms-event-no-die = { $who } no añaden ningún dado.
kingdoms-event-production-red = Rojos { $red }, negros { $black }: producen los territorios rojos.
kingdoms-event-production-black = Rojos { $red }, negros { $black }: producen los territorios negros.
kingdoms-event-production-tie = Rojos { $red }, negros { $black }: empate, cada cual elige.
kingdoms-event-production-both = Producen los dos colores.
kingdoms-event-colour-red = { $who } eligen rojo.
kingdoms-event-colour-black = { $who } eligen negro.
kingdoms-event-pile-empty = { $lacking ->
    [one] A { $victim } les falta 1 de { $resource }: la pila se ha acabado.
   *[other] A { $victim } les faltan { $lacking } de { $resource }: la pila se ha acabado.
    }
kingdoms-event-placed-marker = { $who } toman { $place }.
kingdoms-event-placed-settlement = { $who } levantan un poblado en { $place }.
kingdoms-event-placed-fortress = { $who } levantan una fortaleza en { $place }.
kingdoms-event-removed-marker = { $who } quitan su marcador de { $place }.
kingdoms-event-removed-settlement = { $who } derriban un poblado en { $place }.
kingdoms-event-removed-fortress = { $who } derriban una fortaleza en { $place }.
kingdoms-event-no-marker = { $who } no tienen más marcadores: en { $place } no pueden poner ninguno.
kingdoms-event-ship-launched = { $who } botan un barco en { $place }.
kingdoms-event-ship-not-launched = { $who } venden el barco de { $place }.
kingdoms-event-recruited-new = { $who } forman el ejército { $army } en { $place }.
kingdoms-event-recruited-not-new = { $who } refuerzan el ejército { $army } en { $place }.
kingdoms-event-lost-some = { $who } pierden una tropa del ejército { $army } en { $place }; { $left ->
    [one] le queda 1.
   *[other] le quedan { $left }.
    }
kingdoms-event-lost-last = { $who } pierden el ejército { $army } en { $place }.
kingdoms-event-regroup = { $who }: en { $place } pasan { $troops ->
    [one] 1 tropa
   *[other] { $troops } tropas
    } del ejército { $army } al { $into }.
kingdoms-event-moved-land = { $who } llevan el ejército { $army } a { $place }.
kingdoms-event-moved-sea = { $who } desembarcan el ejército { $army } en { $place }.
kingdoms-event-moved-retreat = { $who } retiran el ejército { $army } a { $place }.
kingdoms-event-moved-sent-back = { $who } vuelven con el ejército { $army } a { $place }.
kingdoms-event-moved-stays = { $who } actúan en { $place } con el ejército { $army }.
kingdoms-event-moved-again = { $who } pueden mover otra vez el ejército { $army }, en { $place }.
kingdoms-event-sailed-army = { $who } zarpan de { $place } con el ejército { $army } en el barco { $ship }: { $faces }, hasta { $reach ->
    [one] 1 puerto.
   *[other] { $reach } puertos.
    }
kingdoms-event-sailed-empty = { $who } zarpan de { $place } con el barco { $ship }: { $faces }, hasta { $reach ->
    [one] 1 puerto.
   *[other] { $reach } puertos.
    }
kingdoms-event-land = { $who } toman puerto en { $place } con el barco { $ship }.
kingdoms-event-combat-battle = { $who } presentan batalla a { $defender } en { $place }.
kingdoms-event-combat-settlement = { $who } atacan un poblado de { $defender } en { $place }.
kingdoms-event-combat-siege = { $who } asedian la fortaleza de { $defender } en { $place }.
kingdoms-event-combat-plunder = { $who } intentan saquear un poblado de { $defender } en { $place }.
kingdoms-event-combat-marker = { $who } entran en { $place }, que solo tiene un marcador de { $defender }.
kingdoms-event-stood-some = { $who } combaten con { $count ->
    [one] el ejército { $armies }.
   *[other] los ejércitos { $armies }.
    }
kingdoms-event-stood-none = { $who } combaten sin ejército.
kingdoms-event-rolled = { $who } sacan { $attack }; { $defender }, { $defence }.
kingdoms-event-round-over-attack = { $who } ganan la tirada, { $attack } a { $defence }.
kingdoms-event-round-over-defence = { $who } aguantan, { $defence } a { $attack }.
kingdoms-event-combat-over-battle-won = { $who } ganan la batalla de { $place } a { $loser }.
kingdoms-event-combat-over-battle-held = { $who } resisten en { $place } y ganan la batalla a { $loser }.
kingdoms-event-combat-over-settlement-won = { $who } toman el poblado de { $loser } en { $place }.
kingdoms-event-combat-over-settlement-held = { $who } defienden el poblado de { $place } contra { $loser }.
kingdoms-event-combat-over-siege-won = { $who } toman la fortaleza de { $loser } en { $place }.
kingdoms-event-combat-over-siege-held = { $who } defienden la fortaleza de { $place } contra { $loser }.
kingdoms-event-combat-over-plunder-won = { $who } saquean { $place } a { $loser }.
kingdoms-event-combat-over-plunder-held = { $who } impiden el saqueo de { $place } a { $loser }.
kingdoms-event-combat-over-marker-won = { $who } ocupan { $place } sin lucha.
kingdoms-event-combat-over-retreat = { $who } obligan a { $loser } a retirarse de { $place }.
kingdoms-event-combat-over-called-off = { $who } evitan el ataque de { $loser } a { $place }.
kingdoms-event-won = { $who } suman una victoria en batalla: { $wins }.

## Lo que toca. $who: a quién; $count: cuántas veces.

kingdoms-due-set-up = hay que sentarse a la mesa: quiénes juegan, hacia la derecha
kingdoms-due-first = se tira para ver quién elige primero
kingdoms-due-choose = { $who } elige pueblo y dónde empieza
kingdoms-due-settle = { $who } colocan un poblado
kingdoms-due-britannia = { $who } levantan la carta de Britania
kingdoms-due-bid = { $who } dicen si añaden un dado a la producción
kingdoms-due-colour = { $who } eligen qué color les produce
kingdoms-due-turn = { $who } tienen el turno: compran, mueven y combaten
kingdoms-due-gain = { $who } toman { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    } de materia a su elección
kingdoms-due-lose = { $who } devuelven { $count ->
    [one] 1 carta
   *[other] { $count } cartas
    } de materia a su elección
kingdoms-due-recruit = { $who } reclutan { $count ->
    [one] 1 tropa
   *[other] { $count } tropas
    } sin pagar
kingdoms-due-exchange = { $who } cambian hasta { $count ->
    [one] 1 materia
   *[other] { $count } materias
    }
kingdoms-due-land = { $who } toman puerto
kingdoms-due-stand = { $combat ->
    [marker] { $who }, que solo tienen un marcador en { $place }, dicen si impiden que lo tomen
   *[other] { $who }, atacados en { $place }, dicen cómo combaten
    }
kingdoms-due-duel = { $who } juegan cartas de +1 en { $place }, o lo dejan: el ataque tiene { $attack } y la defensa { $defence }
kingdoms-due-casualty = { $who } dicen qué ejército pierde la tropa en { $place }
kingdoms-due-pause = { $who } siguen combatiendo en { $place }, o se retiran
kingdoms-due-deny = { $who } entregan 1 de { $resource } a { $other }, o dicen que no tienen
kingdoms-due-flee = { $who } retiran el ejército vencido
kingdoms-due-fame = { $who } toman { $count ->
    [one] una carta
   *[other] { $count } cartas
    } de Fama
kingdoms-due-steal = { $who } roban una carta a { $other }
kingdoms-due-remove = { $resource ->
    [settlement] { $who } quitan del mapa un poblado que les sobra
   *[fortress] { $who } quitan del mapa una fortaleza que les sobra
    }
kingdoms-due-over = la partida ha terminado: ganan { $winners }

## Cómo está la partida.

kingdoms-stands-pack = Conjunto { $pack } { $version }
kingdoms-stands-player = { $people } ({ $name }): { $points } PV, { $territories ->
    [one] 1 territorio
   *[other] { $territories } territorios
    }, { $cards ->
    [one] 1 carta de materia
   *[other] { $cards } cartas de materia
    }, { $fame } de Fama
kingdoms-stands-hand = En la mano: { $cards }
kingdoms-stands-fame = Fama en la mano: { $cards }
kingdoms-stands-armies = Ejércitos: { $armies }
kingdoms-stands-army = { $army } en { $place } ({ $troops })
kingdoms-stands-settlements = Poblados: { $places }
kingdoms-stands-fortresses = Fortalezas: { $places }
kingdoms-stands-markers = Marcadores: { $places }
kingdoms-stands-ships = Barcos: { $places }
kingdoms-stands-card = Carta de Britania: { $card }. { $text }
kingdoms-stands-lasting = En vigor: { $text }
kingdoms-stands-unchosen = { $name }: aún sin pueblo

## Lo que tiene que decir la caja. $piece: de qué está impreso; $asked, $said: lo preguntado y lo contestado.

kingdoms-need-resource = Qué produce { $piece }
kingdoms-need-colour = De qué color está impreso el nombre de { $piece }
kingdoms-need-shields = Dónde están impresos los escudos de los pueblos
kingdoms-need-port = ¿Tiene puerto { $piece }?
kingdoms-need-neighbours = Con qué territorios linda { $piece }
kingdoms-need-plus = ¿Lleva un +1 la carta { $piece }?
kingdoms-need-timing = Cuándo puede jugarse la carta { $piece }
kingdoms-need-group = De qué grupo de cartas de Britania es { $piece }
kingdoms-need-three = ¿Lleva un 3 la carta { $piece }?
kingdoms-need-ring = Qué puertos hay, por el orden en que los barcos pasan por ellos
kingdoms-need-round = ¿Sigue la ruta de los barcos del último puerto al primero?
kingdoms-need-effects = El texto de la carta { $piece }
kingdoms-asked-britons = En qué territorios está impreso el escudo de los britones
kingdoms-asked-saxons = En qué territorios está impreso el escudo de los sajones
kingdoms-asked-angles = En qué territorios está impreso el escudo de los anglos
kingdoms-asked-jutes = En qué territorios está impreso el escudo de los jutos
kingdoms-asked-any-effects = ¿Hace algo la carta por su texto?
kingdoms-asked-another-effects = ¿Hace algo más?
kingdoms-asked-verb = Qué hace
kingdoms-asked-amount = Cuántos
kingdoms-asked-resource = De qué materia
kingdoms-asked-who = A quién alcanza
kingdoms-asked-over = Solo a quien tenga más cartas que (0: a todos)
kingdoms-asked-piece = De qué pieza
kingdoms-asked-colour = De qué color
kingdoms-printed-none = cualquiera, o ninguno

## Los jugadores del ordenador, y por qué hacen lo que hacen. $chance: una probabilidad en tanto por ciento; $points, $count: cuántos.

kingdoms-player-any-legal = cualquier orden legal
kingdoms-player-greedy = voraz
kingdoms-player-planner = previsor
kingdoms-why-any = Cualquier orden vale.
kingdoms-why-only = No hay otra cosa que hacer.
kingdoms-why-nothing = Nada de lo demás mejora su posición.
kingdoms-why-points = Vale { $points } PV.
kingdoms-why-win-now = Con { $points } PV ya, ganar este combate es ganar la partida ({ $chance }).
kingdoms-why-combat = Se gana el { $chance } de las veces, y vale más que las tropas que cuesta.
kingdoms-why-plunder = Sale bien el { $chance } de las veces y no cuesta tropas.
kingdoms-why-tribute = { $place } dará tributo en oro.
kingdoms-why-advance = Desde { $place } hay algo que tomar.
kingdoms-why-guard = { $place } está en peligro y así queda mejor guardado.
kingdoms-why-sail = Por mar hay más que tomar que por tierra.
kingdoms-why-troops = Sin tropas ni se toma ni se guarda nada.
kingdoms-why-buy = Con eso alcanza para { $what ->
    [settlement] un poblado.
    [fortress] una fortaleza.
   *[ship] un barco.
    }
kingdoms-why-card = Es cuando más da la carta.
kingdoms-why-settle = Allí se produce { $resource }, que es lo que más les falta.
kingdoms-why-income = Ese color les trae más: { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
    }
kingdoms-why-spare = Es lo que menos falta les hace.
kingdoms-why-plus = Con sus cartas aún pueden ganar la tirada.
kingdoms-why-fight-on = Ganan el { $chance } de las veces.
kingdoms-why-retreat = Solo ganarían el { $chance } de las veces: valen más las tropas.
kingdoms-why-prepares = Con ella vale más lo que hacen después.
kingdoms-why-joined = Juntas las tropas pueden hacer más que separadas.
kingdoms-why-combat-cards = Con las cartas de +1 que puedan tener los dos se gana el { $chance } de las veces, y vale más que las tropas que cuesta.
kingdoms-why-fight-on-cards = Con las cartas de +1 que puedan tener los dos ganan el { $chance } de las veces.
kingdoms-why-retreat-cards = Con las cartas de +1 que puedan tener los dos solo ganarían el { $chance } de las veces: se pierde menos yéndose.
kingdoms-why-deny = Si los vencen aquí pierden la partida, y solo ganarían el { $chance } de las veces.
kingdoms-played = { $who } ({ $player }): { $order } — { $why }

## Lo que pueden traer los dados. $chance, $red, $black, $both: en tanto por ciento; $ours, $theirs: tropas que quedan de media.

kingdoms-odds-combat = gana el { $chance } (por tiradas { $rounds }); de media quedan { $ours } tropas tuyas y { $theirs } suyas
kingdoms-odds-costs = cuesta { $cards }
kingdoms-odds-plunder = sale bien el { $chance }
kingdoms-odds-production = rojo { $red }, negro { $black }, empate { $both }
kingdoms-odds-brings = { $who } { $cards }
kingdoms-odds-red = El rojo trae: { $brings }.
kingdoms-odds-black = El negro trae: { $brings }.
