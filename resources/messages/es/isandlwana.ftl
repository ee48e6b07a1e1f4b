### Last Stand at Isandlwana. $hex, $end, $start, $target: hexágonos por su número; $piece, $who, $near: piezas británicas.

## Para qué son los dados.

isandlwana-fire-die = 1D6 del disparo
isandlwana-attack-die = 1D6 del ataque zulú
isandlwana-attack-die-of = 1D6 del ataque de { $start } a { $target }, número de impacto { $needs }
isandlwana-sniping-die = 1D6 de los francotiradores zulúes
isandlwana-leader-die = 1D6 por el jefe que está junto a zulúes
isandlwana-leader-die-of = 1D6 por { $who }
isandlwana-nearest-lot = a cuál de las unidades británicas igual de cercanas va cada zulú, por sorteo
isandlwana-order-lot = en qué orden mueven los zulúes igual de cercanos, por sorteo
isandlwana-even-lot = cuál de varios iguales, por sorteo

## Piezas.

isandlwana-wagon = el carro de munición
isandlwana-zulu = una unidad zulú

## Lo que las reglas oponen a una orden.

isandlwana-not-now = { $step ->
    [box] La partida aún no está desplegada.
    [placing] Antes se colocan las piezas de colocación libre.
    [arrivals] Antes entra lo que llega este turno.
    [zulu-movement] No en la fase de movimiento zulú.
    [reaction] No en la fase de reacción británica.
    [zulu-attack] No en la fase de ataque zulú.
    [choice] Antes el británico elige entre movimiento y combate.
    [movement] No en la fase de movimiento británico.
    [overstack] Antes se arregla el apilamiento excesivo.
    [combat] No en la fase de combate británico.
    [sniping] No en la fase de francotiradores.
    [fatalities] No en la fase de bajas de jefes.
   *[other] La partida ha terminado.
    }
isandlwana-first-decide = { $wait ->
    [displace] Antes alguien tiene que dejar el hexágono con exceso.
    [send] Antes el zulú dice adónde se desplaza la unidad.
    [recycle] Antes el zulú caído va a un hexágono de entrada.
    [hit] Antes el zulú dice qué unidad sufre el impacto.
    [advance] Antes el zulú dice quién avanza, si es que avanza alguien.
    [sniping] Antes el zulú dice a qué unidades aciertan los francotiradores.
   *[relocate] Antes el británico dice adónde va el jefe.
    }
isandlwana-system-plays = Aquí los zulúes van según las reglas de solitario.
isandlwana-no-system = Aquí juegan dos personas; las reglas de solitario no se usan.
isandlwana-no-option = No hay una opción { $option }; las hay: { $known }.
isandlwana-not-waiting = Ahora no se coloca { $piece }.
isandlwana-not-there = { $piece } no puede ir a { $hex }.
isandlwana-no-colours = No es el momento de mostrar la bandera ni de renunciar a ella.
isandlwana-no-zulu = No hay ninguna unidad zulú en { $hex }.
isandlwana-moved-already = { $piece ->
    [zulu] De { $hex } ya no mueven más zulúes en esta fase.
   *[other] { $piece } ya ha terminado su movimiento.
    }
isandlwana-off-map = No hay un hexágono { $hex } en este mapa.
isandlwana-enemy-there = El enemigo ocupa { $hex }.
isandlwana-too-far = { $hex } queda fuera de alcance: { $points ->
    [0] no quedan puntos.
    [one] queda un punto.
   *[other] quedan { $points } puntos.
    }
isandlwana-zulu-stack = En { $hex } solo cabe una unidad zulú.
isandlwana-onrush = Ninguna pieza británica entra en { $hex }: es un hexágono de entrada.
isandlwana-wagon-way = El carro no puede ir a { $hex }: mueve dos hexágonos por camino, o uno fuera de él a despejado, tiendas o camino.
isandlwana-overstack = En { $hex } se juntarían { $points } puntos; caben { $most }.
isandlwana-not-on-map = { $piece } no está en el mapa, o se nombra dos veces.
isandlwana-no-stack = { $piece } no están en un mismo hexágono.
isandlwana-picked-up = Una pila solo recoge a otros donde acaba su movimiento.
isandlwana-static = { $piece } no mueve, ni forma cuadro, ni ataca.
isandlwana-no-unit = { $piece } no es una unidad de combate que esté en el mapa.
isandlwana-square-already = { $piece } ya está en cuadro.
isandlwana-not-square = { $piece } no está en cuadro.
isandlwana-square-moved = { $piece } ha movido en cuadro y ahora no puede deshacerlo.
isandlwana-square-points = { $piece } tiene { $points } de los { $cost } puntos que pide el cuadro.
isandlwana-nothing-waits = No hay nada de eso por decidir.
isandlwana-not-among = { $piece } no está entre lo que se puede elegir.
isandlwana-no-target = En { $hex } no hay ningún zulú al que disparar.
isandlwana-fired-on = Al zulú de { $hex } ya se le ha disparado en esta fase.
isandlwana-no-firers = Cada unidad dispara una vez, y al menos una.
isandlwana-points-each = Indica los puntos de cada unidad, o los de ninguna.
isandlwana-fired = { $piece } ya ha disparado en esta fase.
isandlwana-points-left = { $piece } puede usar de 1 a { $most } puntos, no { $points }.
isandlwana-no-split = { $piece } no puede repartir su fuerza en la reacción.
isandlwana-range = { $piece } está a { $far } hexágonos; el alcance es { $most }.
isandlwana-blocked = Las alturas de { $hexes } tapan el tiro de { $piece }.
isandlwana-attacked-already = { $hex } ya ha atacado en esta fase.
isandlwana-leader-safe = No se puede atacar al jefe que está en { $hex }.
isandlwana-no-british = No hay ninguna unidad británica en { $hex }.
isandlwana-zulu-range = { $hex } no es contiguo: los zulúes tienen alcance uno.
isandlwana-name-unit = Antes hay que decir a qué unidad de { $hex } se ataca.
isandlwana-name-later = Qué unidad de { $hex } sufre el impacto se dice tras el dado.
isandlwana-rolled-already = Ya se ha tirado por { $piece } en esta fase.
isandlwana-no-danger = { $piece } no está junto a ningún zulú.

## Las líneas de un número de impacto.

isandlwana-printed = Puntos de fuerza usados
isandlwana-range-one = A un hexágono
isandlwana-range-three = A tres hexágonos
isandlwana-in-square = Dispara desde el cuadro
isandlwana-colours = Con la bandera
isandlwana-colours-captured = Bandera capturada
isandlwana-last-turn = Último turno: falta munición
isandlwana-wagon-captured = Carro de munición capturado
isandlwana-at-least = Nunca menos de uno
isandlwana-terrain = Factor de defensa: { $terrain }
isandlwana-square = En cuadro
isandlwana-leader = Hay un jefe
isandlwana-at-most = Nunca más de seis

## Lo que viene ahora.

isandlwana-due-box = el despliegue: caja y opciones
isandlwana-due-placing = { $count ->
    [one] queda una pieza británica por colocar
   *[other] quedan { $count } piezas británicas por colocar
    }
isandlwana-due-arrivals = llegadas: coloca lo que llega este turno
isandlwana-due-colours = llega la bandera: mostrarla junto al carro o renunciar a ella
isandlwana-due-zulu-movement = fase I, movimiento zulú
isandlwana-due-reaction = fase II, reacción británica: cada unidad puede disparar a un zulú adyacente
isandlwana-due-zulu-attack = fase III, ataque zulú
isandlwana-due-choice = fase IV: el británico elige movimiento o combate
isandlwana-due-movement = movimiento británico
isandlwana-due-combat = combate británico
isandlwana-due-sniping = fase VI, francotiradores zulúes: tirar
isandlwana-due-fatalities = fase VII, bajas de jefes: tirar por cada jefe que esté junto a zulúes
isandlwana-due-over = { $ending ->
    [breakout] ganan los británicos: han escapado con el carro y la bandera
    [survival] ganan los británicos: aguantan hasta el final del último turno
   *[massacre] ganan los zulúes: no queda ningún británico en el mapa
    }
isandlwana-due-wait-displace = hay exceso en { $hex }: el británico dice quién sale
isandlwana-due-wait-send = { $piece } sale de { $hex }: el zulú dice adónde
isandlwana-due-wait-recycle = ha caído un zulú en { $hex }: el zulú dice por qué hexágono de entrada vuelve
isandlwana-due-wait-hit = impacto en { $hex }: el zulú dice quién lo sufre
isandlwana-due-wait-advance = { $hex } queda vacío: el zulú dice qué atacante avanza, si avanza alguno
isandlwana-due-wait-sniping = { $count ->
    [one] a los francotiradores les toca un impacto: el zulú dice a qué unidad
   *[other] a los francotiradores les tocan { $count } impactos: el zulú dice a qué unidades
    }
isandlwana-due-wait-relocate = { $piece } se queda solo en { $hex }: el británico dice adónde va

## Lo que ha pasado. $who: la pieza británica a la que le pasa.

isandlwana-event-box = Se juega con { $pack } { $version }.
isandlwana-event-stated = { $asked }: { $value }.
isandlwana-event-set-up = El mapa queda desplegado.
isandlwana-event-placed = { $who } se coloca en { $hex }.
isandlwana-event-turn = Turno { $turn }.
isandlwana-event-phase-zulu-movement = Movimiento zulú.
isandlwana-event-phase-reaction = Reacción británica.
isandlwana-event-phase-zulu-attack = Ataque zulú.
isandlwana-event-phase-choice = Empieza la fase IV.
isandlwana-event-phase-movement = Movimiento británico.
isandlwana-event-phase-overstack = Acaba el movimiento británico.
isandlwana-event-phase-combat = Combate británico.
isandlwana-event-phase-sniping = Francotiradores zulúes.
isandlwana-event-phase-fatalities = Bajas de jefes.
isandlwana-event-choice-movement = El británico mueve primero y dispara después.
isandlwana-event-choice-combat = El británico dispara primero y mueve después.
isandlwana-event-colours-shown = La bandera ondea junto al carro de munición.
isandlwana-event-colours-declined = La bandera se manda fuera del campo.
isandlwana-event-colours-lost = No hay carro para la bandera: se pierde.
isandlwana-event-ended-breakout = Los británicos han escapado con el carro y la bandera: ganan.
isandlwana-event-ended-survival = Al final del último turno quedan británicos en pie: ganan.
isandlwana-event-ended-massacre = No queda ningún británico en el mapa: ganan los zulúes.
isandlwana-event-zulu-moved = Un zulú va de { $start } a { $end } ({ $cost }).
isandlwana-event-zulu-moved-wagon = Un zulú ocupa { $end }, junto al carro y la bandera, desde { $start } ({ $cost }).
isandlwana-event-zulu-moved-beside = Un zulú va a por { $near } y ocupa { $end }, junto a los británicos, desde { $start } ({ $cost }).
isandlwana-event-zulu-moved-ring = Un zulú va a por { $near } y ocupa { $end }, porque lo más cercano está lleno o no llega, desde { $start } ({ $cost }).
isandlwana-event-zulus-filled = { $count ->
    [one] { $how ->
        [wagon] Un zulú cierra sobre el carro y la bandera: { $hexes }.
        [beside] Un zulú llega junto a los británicos: { $hexes }.
       *[ring] Un zulú se acerca cuanto puede: { $hexes }.
        }
   *[other] { $how ->
        [moved] { $count } zulúes mueven a { $hexes }.
        [wagon] { $count } zulúes cierran sobre el carro y la bandera: { $hexes }.
        [beside] { $count } zulúes llegan junto a los británicos: { $hexes }.
       *[ring] { $count } zulúes se acercan cuanto pueden: { $hexes }.
        }
    }
isandlwana-event-moved = { $who } mueve de { $start } a { $end }.
isandlwana-event-square-formed = { $who } forma cuadro.
isandlwana-event-square-not-formed = { $who } deshace el cuadro.
isandlwana-event-displaced = { $who } se desplaza a { $end }.
isandlwana-event-relocated = { $who } se queda solo y se une a los de { $end }.
isandlwana-event-lost-overstack = { $who } no encuentra sitio y se pierde.
isandlwana-event-lost-no-path = { $who } se queda solo en { $hex }, sin salida, y se pierde.
isandlwana-event-lost-no-hex = { $who } no encuentra por dónde entrar y se pierde.
isandlwana-event-lost-no-wagon = { $who } no encuentra carro al que acudir y se pierde.
isandlwana-event-lost-fatality = { $who } cae.
isandlwana-event-fired-hit = Fuego contra { $target } ({ $units }): { $strength } menos { $defense }, número de impacto { $needs }, dado { $face }. Cae el zulú.
isandlwana-event-fired-not-hit = Fuego contra { $target } ({ $units }): { $strength } menos { $defense }, número de impacto { $needs }, dado { $face }. Fallo.
isandlwana-event-recycled = El zulú espera en { $onrush }.
isandlwana-event-attacked-hit = { $start } ataca { $target }: 6 menos { $defense }, número de impacto { $needs }, dado { $face }. Impacto.
isandlwana-event-attacked-not-hit = { $start } ataca { $target }: 6 menos { $defense }, número de impacto { $needs }, dado { $face }. Fallo.
isandlwana-event-step = { $who } pierde un paso: { $left ->
    [one] le queda uno.
   *[other] le quedan { $left }.
    }
isandlwana-event-step-gone = { $who } pierde el último paso: unidad eliminada.
isandlwana-event-advanced = El zulú de { $start } avanza a { $end }.
isandlwana-event-advanced-not = Nadie avanza a { $end }.
isandlwana-event-captured-colours = Los zulúes capturan el carro de munición y la bandera en { $hex }.
isandlwana-event-captured-not-colours = Los zulúes capturan el carro de munición en { $hex }.
isandlwana-event-sniped = Los francotiradores sacan un { $face }, en total { $total }: { $hits ->
    [one] una unidad alcanzada.
   *[other] { $hits } unidades alcanzadas.
    }
isandlwana-event-targeted-fell = El dado por { $who } es un { $face }.
isandlwana-event-targeted-not-fell = El dado por { $who } es un { $face }: ileso.

## Cómo está la partida, en el terminal.

isandlwana-wagon-word = carro
isandlwana-map-key = Números: fuerza de una pila, o los zulúes de un hexágono de entrada; z zulúes, * carro, + jefe, w carros, t tiendas, ^ alturas, · despejado, una coma lo demás.
isandlwana-stands-square = en cuadro
isandlwana-stands-beside = { $count ->
    [one] { " " }— un zulú al lado: su ataque quita { $lost } pasos de media
   *[other] { " " }— { $count } zulúes al lado: sus ataques quitan { $lost } pasos de media
    }
isandlwana-stands-lost = Perdidas o fuera del mapa: { $units }
isandlwana-stands-zulus = Zulúes en el mapa: { $count }; en espera: { $waiting ->
    [none] ninguno.
   *[other] { $waiting }.
    }
isandlwana-stands-colours-waiting = La bandera aún no ha llegado.
isandlwana-stands-colours-shown = La bandera ondea junto al carro.
isandlwana-stands-colours-declined = Se mandó la bandera fuera del campo.
isandlwana-stands-colours-captured = La bandera está capturada.
isandlwana-stands-colours-lost = La bandera se ha perdido.
isandlwana-may-rush = oleada desde { $count ->
    [one] { $hexes }
   *[other] uno de { $count } hexágonos: { $hexes }
    }
isandlwana-may-move = { $order }… (de { $hex }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    })
isandlwana-may-place = colocar { $piece } en { $hexes }
isandlwana-may-fire = { $order }: número de impacto { $needs }, { $chance }
isandlwana-odds-hit = número de impacto { $needs }, { $chance } ({ $why })
isandlwana-odds-sniping = { $mean } de media pierden un paso, { $most } como mucho
isandlwana-odds-leader = cae: { $chance }
isandlwana-need-terrain = El terreno del hexágono { $piece }{ $known ->
    [none] { "" }
   *[other] : { $known }
    }
isandlwana-need-strength = La fuerza de { $piece } (de 1 a 8)
isandlwana-need-hex = El hexágono donde empieza { $piece }
isandlwana-need-cost = Los puntos de movimiento para entrar: { $piece }
isandlwana-need-defense = El factor de defensa: { $piece }
isandlwana-need-blocks = Si tapa el tiro, sí o no: { $piece }

## Por qué un jugador del ordenador ordena algo.

isandlwana-why-only = lo que queda por decidir
isandlwana-why-near-wagon = cerca del carro, en terreno difícil de atacar
isandlwana-why-colours = la bandera refuerza a quien está con ella, y sin ella nadie escapa
isandlwana-why-clear-way = para despejar el camino por delante del carro
isandlwana-why-fire-near = el zulú que está junto a más británicos, con los puntos justos
isandlwana-why-gather = para juntarse donde se resiste
isandlwana-why-square = el cuadro hace el hexágono más difícil de alcanzar
isandlwana-why-first-combat = hay zulúes en medio: primero el fuego
isandlwana-why-first-movement = no hay nadie en medio: primero el movimiento
isandlwana-why-way-first = quien mueve al final se quita de encima a los zulúes, y el fuego abre el camino
isandlwana-why-wagon-west = dos hexágonos más cerca del borde oeste
isandlwana-why-done = no hay nada más que ayude
isandlwana-why-system = las reglas de solitario llevan a los zulúes (9.2)
isandlwana-why-nearer = lo más cerca que llega
isandlwana-why-likeliest = el ataque que más probablemente hace daño a quien los tiradores solos no alcanzarían a tiempo
isandlwana-why-strongest = golpe a la más fuerte: las débiles caen ante los tiradores
isandlwana-why-advance = avanzar les quita el terreno
isandlwana-why-nearest = el hexágono de entrada más cercano al combate
isandlwana-plan-stand = Para resistir junto al carro
isandlwana-plan-break-out = Para escapar al oeste
isandlwana-plan-close-in = Para cerrar el cerco
isandlwana-plan-system = Según las reglas de solitario
isandlwana-advice = { $plan }: { $order } — { $why }.
