### Zulus on the Ramparts, las dos ediciones.

## Para qué son los dados.

zulus-track-lot = qué iButho va en la senda, por sorteo
zulus-strength-die = 1D6 por la fuerza con que empieza un iButho
zulus-chit-lot = qué ficha sale de la taza, por sorteo
zulus-cup-lot = qué Avance sale de la taza, por sorteo
zulus-prince-die = 1D6 por los Avances que hace volver el príncipe Dabulamanzi
zulus-prince-lot = qué Avance descartado vuelve a la taza, por sorteo
zulus-fire-die = 1D6 en la tabla de edificio en llamas
zulus-defence-die = 1D6 por la Defensa Heroica
zulus-card-lot = qué carta hay encima del mazo, por sorteo
zulus-volley-dice = los dados de la salva
zulus-fate-die = 1D6 por la suerte del Héroe

## Lo que las reglas dicen contra una orden. $card: el nombre de una carta; $ibutho: el de un regimiento; $track, $place, $chit: los suyos.

zulus-not-now = { $step ->
    [set-up] La partida todavía no está preparada.
    [impi] Antes hay que sacar una ficha.
    [redraw] Antes hay que sacar otra ficha.
    [prince] Antes vuelven a la taza los Avances del príncipe.
    [chit] Antes se cumple la ficha que ha salido, o se responde a ella.
    [action] Eso no se hace en la fase de Acción.
    [volley] Antes se aplica la salva que está en la mesa.
    [draw] Eso no se hace en la fase de Robo.
    [hero] Eso no se hace en la fase de Héroe.
    [housekeeping] Eso no se hace en la fase de Verificación.
   *[other] La partida ha terminado.
    }
zulus-no-such-chit = Ahí no queda ninguna ficha { $chit } que pueda salir.
zulus-does-not-burn = No arde { $place }.
zulus-no-such-option = Esta edición no tiene la opción { $found }.
zulus-each-on-its-track = Cada uno de los cuatro iButho va en una senda.
zulus-no-optional-card = { $card } no es una carta que se pueda añadir, o se añade dos veces.
zulus-unbalanced = { $needed ->
    [0] No se puede añadir ninguna carta de Salva de equilibrio, y se añadirían { $found }.
    [one] Hay que añadir una carta de Salva de equilibrio, y no { $found }.
   *[other] Hay que añadir { $needed } cartas de Salva de equilibrio, y no { $found }.
    }
zulus-no-such-cut = Encima de la carta de la noche van como mucho { $most } cartas.
zulus-no-action = Este turno ya no queda ninguna Acción.
zulus-not-in-hand = { $card } no está en tu mano.
zulus-no-hero = { $card } no es un Héroe ni un Grupo.
zulus-one-hero = En esta fase se presenta a un Héroe, y ya está hecho.
zulus-not-available = { $card } no está disponible.
zulus-just-put-forth = { $card } se ha presentado este turno y tiene que esperar al siguiente.
zulus-white-box = { $card } lleva el título en una caja blanca y no hace ese trabajo.
zulus-platoon-stands = El Pelotón de Reserva ya está formado.
zulus-not-these-two = Esas dos cartas no pueden formar el Pelotón de Reserva.
zulus-no-platoon = No hay Pelotón de Reserva.
zulus-somebody-leads = { $card } ya dirige la obra.
zulus-no-leader = { $card } no puede dirigir la obra: hace falta un Teniente o un Sargento.
zulus-all-built = El Reducto Final ya está en pie: no queda nada que construir.
zulus-nobody-builds = Nadie dirige la obra.
zulus-no-fire = No arde ningún edificio.
zulus-ammunition-there = No faltan municiones ni agua.
zulus-last-rounds = Se están disparando los últimos cartuchos: ya no queda nada que repartir.
zulus-not-at-hand = { $card } no está en tu mano ni disponible.
zulus-resting = Los zulúes se han echado a tierra: este turno no hay salvas.
zulus-no-volley = { $card } no tiene salva.
zulus-requires = { $card } no se puede usar: { $guard ->
    [day] tiene que ser de día.
    [night] tiene que ser de noche.
    [low-ammo] tienen que faltar municiones.
    [fire] tiene que arder un edificio.
    [platoon] hace falta el Pelotón de Reserva.
    [interior] tiene que haber un iButho dentro del campamento.
    [before-first-volley] ya se ha disparado una salva.
   *[other] todavía no se ha disparado ninguna salva.
    }
zulus-no-track = No hay ninguna senda { $track }.
zulus-no-target = { $ibutho } está en desbandada o eliminado.
zulus-out-of-range = { $card } no alcanza la casilla { $box }.
zulus-beyond-a-fire = El edificio en llamas no deja ver más allá en esa senda ({ $track }).
zulus-one-inside = El blanco tiene que ser un iButho de dentro del campamento.
zulus-no-plus = A esta salva no le queda ningún +1.
zulus-no-die = La salva no tiene un dado { $found }.
zulus-no-trade = { $card } no se puede cambiar por un { $found } de esta salva.
zulus-no-ability = { $card } no tiene una capacidad { $found }.
zulus-wrong-time = La capacidad { $found } de { $card } no es para este momento.
zulus-hand-too-large = { $card } pide tener { $most } cartas o menos en la mano.
zulus-used-already = { $card } ya se ha usado en esta fase.
zulus-nothing-to-choose = { $card } no encontraría con qué hacerlo.
zulus-to-choose = { $card } te deja elegir: di { $what ->
    [cards] qué cartas
    [target] qué senda
    [dice] qué dados
   *[place] qué edificio
    }.
zulus-not-among = Eso no se puede elegir para { $card }.
zulus-asked-for-nothing = { $card } no pide elegir nada de eso.
zulus-not-this-chit = La ficha { $chit } no se puede ignorar así.
zulus-nothing-to-draw = Este turno ya no queda ninguna carta que robar.
zulus-cannot-lie-there = { $card } no puede estar ahora encima del mazo.
zulus-has-to-draw = Hay que robar una carta.
zulus-hand-over-limit = Hay más de { $most } cartas en la mano: antes hay que descartar.
zulus-within-the-limit = Ya no hay que descartar más: el límite es de { $most }.

## Las líneas de los puntos de victoria.

zulus-points-hero = { $card }
zulus-points-decorated = { $card }, con medalla
zulus-points-markers = Marcadores de Impacto zulúes en la caja de bajas: { $count }
zulus-points-ibutho = { $ibutho }, eliminado hasta el último hombre
zulus-points-building = No arde: { $place }
zulus-points-support = Apoyo de { $marker }
zulus-points-held-out = Ningún iButho ha alcanzado el marcador de Victoria Zulú
zulus-points-relief = Ha llegado la columna de socorro
zulus-points-cards = Cartas opcionales añadidas: { $count }
zulus-points-option = Regla opcional: { $option }

## Qué viene ahora.

zulus-due-set-up = la preparación: caja, opciones y cartas opcionales
zulus-due-impi = la fase iMpi: hay que sacar una ficha
zulus-due-redraw = hay que sacar otra ficha
zulus-due-prince = { $count ->
    [one] un Avance descartado vuelve a la taza
   *[other] { $count } Avances descartados vuelven a la taza
    }
zulus-due-chit = ha salido { $chit }: se cumple, o se responde con una carta
zulus-due-action = { $count ->
    [0] la fase de Acción: no queda ninguna Acción, solo lo que es gratis
    [one] la fase de Acción: una Acción
   *[other] la fase de Acción: { $count } Acciones
    }
zulus-due-volley = los dados de la salva están en la mesa: se cambian, o se dan por buenos
zulus-due-draw = { $count ->
    [0] la fase de Robo: ya no hay que robar más
    [one] la fase de Robo: se roba una carta
   *[other] la fase de Robo: se roban { $count } cartas
    }
zulus-due-hero = la fase de Héroe: se presenta a un Héroe, o a ninguno
zulus-due-housekeeping = la fase de Verificación
zulus-due-discard = { $count ->
    [one] la fase de Verificación: hay que descartar una carta
   *[other] la fase de Verificación: hay que descartar { $count } cartas
    }
zulus-due-fire = elige cuál de los dos fuegos se apaga
zulus-due-over = la partida ha terminado

## Lo que ha pasado. $ibutho: el regimiento al que le pasó; los demás datos, como arriba.

zulus-event-box = Se abre la caja: { $pack }, versión { $version }.
zulus-event-set-up = Todo está dispuesto para la batalla.
zulus-event-turn = Turno { $turn }.
zulus-event-phase-impi = Fase iMpi.
zulus-event-phase-action = Fase de Acción.
zulus-event-phase-draw = Fase de Robo.
zulus-event-phase-hero = Fase de Héroe.
zulus-event-phase-housekeeping = Fase de Verificación.
zulus-event-ended-defeat = Los zulúes se han abierto paso: Rorke’s Drift ha caído.
zulus-event-ended-military = No queda ningún iButho en pie de guerra: victoria militar.
zulus-event-ended-relief = La columna de socorro está a la vista: Rorke’s Drift ha resistido.
zulus-event-component = En tu caja. { $what }: { $value }.
zulus-event-chit = Sale de la taza: { $chit }.
zulus-event-chit-idle-cancelled = { $card } anula la ficha { $chit }: no tiene efecto.
zulus-event-chit-idle-nobody = La ficha no afecta a nadie ahora y no tiene efecto.
zulus-event-chit-put-back = { $chit } no es un Avance y vuelve a la taza.
zulus-event-chit-laid-cup = { $chit } vuelve a la taza.
zulus-event-chit-laid-used = { $chit } se descarta.
zulus-event-returning = El dado del Príncipe saca un { $face }: vuelven a la taza tantos Avances descartados, si los hay.
zulus-event-advance-counted = Los Avances de este turno suman { $total }.
zulus-event-turn-cut-short = Los oficiales discuten quién manda: el resto del turno se pierde.
zulus-event-assault = Empieza el asalto al amanecer: en la taza solo hay Avances.
zulus-event-hampered-overheat = Los fusiles queman en las manos: −1 en las salvas de este turno.
zulus-event-hampered-snipers = Los tiradores obligan a agachar la cabeza: −1 en las salvas de este turno.
zulus-event-rest = Los zulúes se echan a tierra: este turno no hay salvas.
zulus-event-moved-advance = { $ibutho } avanza a la casilla { $box }.
zulus-event-moved-retreat = { $ibutho } se retira a la casilla { $box }.
zulus-event-moved-displaced = { $ibutho } deja sitio y pasa a la casilla { $box }.
zulus-event-moved-assault = { $ibutho } se lanza a la casilla { $box }.
zulus-event-stopped-blocked = { $ibutho } encuentra ocupada la casilla { $box } y se queda donde está.
zulus-event-stopped-fire = El edificio en llamas de la casilla { $box } detiene a { $ibutho }.
zulus-event-stopped-defended = { $ibutho } no consigue entrar en la casilla { $box }.
zulus-event-defence-held = { $card } defiende { $place } contra { $ibutho } (aguanta con { $numbers }): sale un { $face }, y aguanta.
zulus-event-defence-not-held = { $card } defiende { $place } contra { $ibutho } (aguanta con { $numbers }): sale un { $face }, y no aguanta.
zulus-event-defence-placed = { $card } se prepara para defender { $place }.
zulus-event-routed = { $ibutho } queda en desbandada.
zulus-event-rallied = { $ibutho } se recupera y vuelve al combate.
zulus-event-strength-lost = { $ibutho } sufre bajas; marcadores que le quedan: { $hits }.
zulus-event-strength-fallen = { $ibutho } queda aniquilado.
zulus-event-strength-regained = { $ibutho } se reagrupa; marcadores que tiene: { $hits }.
zulus-event-fire-burning = Arde { $place }.
zulus-event-fire-not-burning = { $place }: el fuego está apagado.
zulus-event-fire-die = El dado del fuego saca un { $face }: { $result ->
        [hospital] el Hospital.
        [storehouse] el Almacén.
        [other] el otro edificio.
        [hospital-out] se apaga el fuego del Hospital.
        [storehouse-out] se apaga el fuego del Almacén.
        [one-out] se apaga un fuego.
       *[nothing] no pasa nada.
    }
zulus-event-day-night = Cae la noche.
zulus-event-day-not-night = Es de día otra vez.
zulus-event-ammunition-low = Faltan munición y agua.
zulus-event-built-finished = La barricada está terminada: el marcador de Victoria Zulú retrocede.
zulus-event-built-not-finished = La barricada crece: { $thirds }/3.
zulus-event-committed-platoon = Forman el Pelotón de Reserva: { $cards }.
zulus-event-committed-barricade = { $cards } dirige la obra de la barricada.
zulus-event-support = { $marker }, en el mapa.
zulus-event-card-drawn-hand = Carta robada: { $card }.
zulus-event-card-drawn-discard = Carta robada: { $card }, descartada en el acto.
zulus-event-card-drawn-gone = Carta robada: { $card }, fuera del juego.
zulus-event-card-hand = { $card } vuelve a la mano.
zulus-event-card-fire = { $card } combate el fuego y vuelve a la mano.
zulus-event-card-ammunition = { $card } reparte munición y vuelve a la mano.
zulus-event-card-fell-back = { $card } ya no puede defender allí y se repliega a la mano.
zulus-event-card-debate = { $card } se va a discutir y vuelve a la mano.
zulus-event-card-broken-up = { $card } deja el Pelotón de Reserva y vuelve a la mano.
zulus-event-card-built = { $card } ha terminado la barricada y vuelve a la mano.
zulus-event-card-stopped = { $card } deja la barricada y vuelve a la mano.
zulus-event-card-recovered = { $card } vuelve del descarte a la mano.
zulus-event-card-table = { $card } queda disponible.
zulus-event-card-discard = { $card } se descarta.
zulus-event-card-committed = { $card } se pone a la tarea.
zulus-event-card-pile = { $card } vuelve al mazo.
zulus-event-card-gone = { $card } queda fuera del juego.
zulus-event-counts-actions = Acciones que quedan: { $left }.
zulus-event-counts-draws = Cartas que quedan por robar: { $left }.
zulus-event-counts-put-forth = Héroes que aún se pueden presentar: { $left }.
zulus-event-pair-open = Se puede presentar a un segundo Soldado.
zulus-event-pair-not-open = La pareja de Soldados está completa.
zulus-event-ability = { $card }: { $what }.{ $fate ->
        [none] {""}
       *[other] {" "}Dado del propio Héroe: { $fate }.
    }
zulus-event-helped-held = { $ibutho } se queda donde está.
zulus-event-fired = Salva contra { $ibutho } ({ $card }): { $faces }.
zulus-event-dice-changed = Los dados muestran ahora { $faces }.
zulus-event-luck = Se cambia la suerte de un { $face }.
zulus-event-volley-modified = Los dados cuentan { $faces } ({ $modifiers }): { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }, { $retreats ->
        [0] ninguna retirada
        [one] 1 retirada
       *[other] { $retreats } retiradas
    }.
zulus-event-volley-not-modified = Sin modificadores: { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    }, { $retreats ->
        [0] ninguna retirada
        [one] 1 retirada
       *[other] { $retreats } retiradas
    }.
zulus-modifiers-low-ammo = falta munición −1
zulus-modifiers-night = noche −1
zulus-modifiers-overheat = fusiles recalentados −1
zulus-modifiers-snipers = francotiradores −1
zulus-modifiers-g-company = Compañía G +1
zulus-event-retreats-in-fire = { $ibutho } está en un edificio en llamas: cada 4 también lo hace retroceder, { $amount ->
        [one] una casilla más
       *[other] { $amount } casillas más
    }.

## Nombres de las piezas.

zulus-ibutho-uthulwana = uThulwana
zulus-ibutho-udloko = uDloko
zulus-ibutho-indlondo = iNdlondo
zulus-ibutho-indluyengwe = iNdluyengwe
zulus-track-chest = Pecho
zulus-track-left-horn = Cuerno Izquierdo
zulus-track-right-horn = Cuerno Derecho
zulus-track-loins = Lomos
zulus-place-hospital = el Hospital
zulus-place-storehouse = el Almacén
zulus-place-north-wall = el Muro Norte
zulus-place-kraal = el Kraal
zulus-place-outer-perimeter = el Perímetro Exterior
zulus-marker-nnc = Contingente Nativo de Natal
zulus-marker-nnh = Caballería Nativa de Natal
zulus-marker-g-company = Compañía G
zulus-chit-advance = Avance { $boxes } ({ $tracks })
zulus-chit-all = todos
zulus-chit-r = R (reagrupar, recuperar, retirar, reposo)
zulus-chit-ablaze = Edificio en Llamas
zulus-chit-indluyengwe = iNdluyengwe
zulus-chit-dabulamanzi = Príncipe Dabulamanzi
zulus-chit-overheat = Fusiles Recalentados
zulus-chit-debate = Debate de Oficiales
zulus-chit-washing = Lavado de las Lanzas
zulus-chit-snipers = Francotiradores Zulúes
zulus-option-gold-markers = marcadores de franja dorada
zulus-option-varied-strength = fuerza variable
zulus-option-melee-at-night = cuerpo a cuerpo de noche
zulus-option-closer-game = partida más reñida
zulus-option-dawn = asalto al amanecer
zulus-option-luck = cambiar la suerte
zulus-option-officers = oficiales (sin debate)

## La situación de una partida, en la terminal.

zulus-stands-turn = Turno { $turn }. { $due }
zulus-stands-pack = Se juega con: { $statement }
zulus-stands-track = { $track }: { $ibutho }, { $where }, fuerza { $strength } de { $full }
zulus-stands-box = casilla { $box }
zulus-stands-routed = en desbandada
zulus-stands-fallen = aniquilado
zulus-stands-victory = Marcador de Victoria Zulú: casilla { $box }; barricada { $thirds }/3
zulus-stands-fires = En llamas: { $place }
zulus-stands-night = Es de noche.
zulus-stands-day = Es de día.
zulus-stands-low-ammo = Faltan munición y agua (−1 en las salvas).
zulus-stands-hand = Mano ({ $count }): { $cards }
zulus-stands-table = Disponibles: { $cards }
zulus-stands-committed = Pelotón de Reserva y obra: { $cards }
zulus-stands-pile = Mazo: { $pile }; taza: { $cup }; cartas descartadas: { $discard }
zulus-stands-discard = Cartas descartadas: { $cards }
zulus-stands-used = Fichas usadas: { $chits }
# $over: yes si la partida ha terminado.
zulus-stands-points =
    { $over ->
        [yes] { $points } puntos de victoria: { $level }
       *[no] Vale ahora { $points } puntos de victoria: { $level }
    }
zulus-odds-volley = { $hit } de causarle bajas, { $back } de hacerlo retroceder, { $gone } de quitarlo de en medio; { $lost } piezas perdidas de media{ $hero ->
        [none] {""}
       *[other] . { $hero } se descarta
    }
zulus-risk = Probabilidad de que la próxima ficha pierda la partida: { $chance }

## Consejo: lo que se espera de cada orden, en puntos de victoria; es una apreciación, salvo las probabilidades.

zulus-advice = Resultado que se espera, en puntos de victoria, y probabilidad de que la próxima ficha no pierda la partida. Lo que vale una posición lo apreciamos nosotros; las probabilidades son las de las reglas.
zulus-advice-order = { $order }: { $value }; { $survives }
zulus-advice-exact = { $chance } de sobrevivir
zulus-advice-nearly = más o menos { $chance } de sobrevivir, porque aún vuelven fichas a la taza
zulus-advice-position = la situación en que queda la partida
zulus-advice-danger = el peligro de la ficha que venga después
# $gains: lo que la orden da o quita por sí misma.
zulus-advice-gains = A primera vista: { $gains }
zulus-gain-volley = lo que dan sus dados de media
zulus-gain-card = la carta que se va
zulus-gain-action = la Acción
zulus-gain-ammunition = munición
zulus-gain-dice = lo que dan los dados
zulus-gain-hero = un Héroe en la mesa
zulus-gain-platoon = el Pelotón de Reserva
zulus-gain-task = la tarea que se deja
zulus-gain-wall = un tercio de barricada
zulus-gain-fire = ocasión de apagar el fuego
zulus-gain-draw = una carta
zulus-gain-ignore-chit = la ficha sin efecto
zulus-gain-hold = un iButho retenido
zulus-gain-extra-action = más Acciones
zulus-gain-extra-draw = más cartas
zulus-gain-recover = cartas que vuelven
zulus-gain-put-forth = Héroes presentados
zulus-gain-set-die = un dado fijado
zulus-gain-raise-die = un dado mejorado
zulus-gain-reroll = dados que se vuelven a tirar
zulus-gain-extra-die = más dados
zulus-gain-steady = −1 que no cuentan
zulus-gain-support = el apoyo pedido
zulus-gain-low-ammo = la munición escasea
zulus-gain-restore-ammo = otra vez con munición
zulus-gain-extinguish = un fuego apagado
zulus-gain-build = barricada construida
zulus-gain-retreat = un iButho rechazado
zulus-gain-hit = un iButho alcanzado
zulus-gain-rally-cup = Avances fuera de la taza
zulus-gain-form-platoon = el Pelotón sin gastar Acción
zulus-gain-break-up = el Pelotón se disuelve

## Un valor impreso que tiene que decir tu propia caja: $piece, en qué está impreso; y cómo se escribe.

zulus-need = { $what }: { $piece }
zulus-need-chit = ficha { $chit }
zulus-field-count = Cuántas hay
zulus-field-hits = Marcadores de Impacto al empezar
zulus-field-printed = Fuerza impresa en la pieza
zulus-field-generic-hits = Marcadores de Impacto genéricos de la caja
zulus-field-card-class = Qué es la carta
zulus-field-rank = Su rango
zulus-field-medal = Su condecoración
zulus-field-white-box = Si su título está en una caja blanca
zulus-field-volley-close = Dados de la salva a alcance corto
zulus-field-volley-medium = Dados de la salva a alcance medio
zulus-field-volley-long = Dados de la salva a alcance largo
zulus-field-volley-box4 = Dados de la salva contra la casilla 4
zulus-field-numbers = Los números con los que defiende
zulus-field-place = El lugar que defiende
zulus-field-stays = Los números con los que la carta se queda
zulus-field-abilities = Sus capacidades además de las que da el reglamento

## Una capacidad de una carta, dicha pregunta a pregunta por quien tiene la caja.

zulus-asked-any-abilities = ¿Tiene la carta alguna capacidad además de las que da el reglamento?
zulus-asked-another-abilities = ¿Tiene otra más?
zulus-asked-cost = Qué le pasa a la carta al usarla
zulus-asked-timing = Cuándo puede usarse
zulus-asked-requires = Qué tiene que darse
zulus-asked-verb = Qué consigue
zulus-asked-another-effects = ¿Consigue además otra cosa?
zulus-asked-amount = Cuántos, o en cuánto (0: todos, donde lo diga)
zulus-asked-chits = Qué fichas
zulus-asked-who = Qué cartas
zulus-asked-to = Adónde van
zulus-asked-ranges = A qué distancias
zulus-asked-number = Qué marca el dado
zulus-asked-marker = Qué marcador
zulus-asked-rank = Como qué rango
zulus-asked-place = Qué lugar defiende
zulus-asked-numbers = Con qué números aguanta
zulus-to-hand = a la mano
zulus-to-table = a la mesa, disponibles al momento
zulus-no-medal = Sin condecoración
zulus-no-rank = Ninguno que pida una regla
