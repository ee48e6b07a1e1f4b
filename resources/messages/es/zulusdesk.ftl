### Zulus on the Ramparts en la mesa.
###
### $card, $other una carta; $ibutho un regimiento; $box una casilla; $place un lugar; $what una ficha, una carta o una capacidad; $faces, $face dados; $thirds de la barricada; $which: «named» si se dijo algo.

# $edition: 1 o 2.
zulusdesk-title = { $edition ->
    [1] Zulus on the Ramparts, 1.ª edición
   *[other] Zulus on the Ramparts, 2.ª edición
    }
# $pack: su id.
zulusdesk-own-box = Tu propia caja ({ $pack }): los valores que has copiado
zulusdesk-set-up = Despliegue
zulusdesk-typed-hint = Una orden, como «salva chard chest»
zulusdesk-map = Mapa de Rorke’s Drift
zulusdesk-victory = Victoria zulú

## Casillas del mapa. $range: a qué distancia se dispara allí.

zulusdesk-box = { $range ->
    [close] { $box } · corta
    [medium] { $box } · media
    [long] { $box } · larga
   *[other] { $box }
    }
zulusdesk-place-hospital = Hospital
zulusdesk-place-storehouse = Almacén
zulusdesk-place-north-wall = Muro Norte
zulusdesk-place-kraal = Kraal
zulusdesk-place-outer-perimeter = Perímetro Exterior
zulusdesk-inner = { $box } · dentro del campamento

## Cómo están las cosas.

zulusdesk-low-ammo = Poca munición (−1)
zulusdesk-resting = Este turno no hay salvas
zulusdesk-cup = Taza: { $count }
zulusdesk-pile = Mazo: { $count }
zulusdesk-discard = Descarte: { $count }
zulusdesk-next-chit = La próxima ficha de la taza
zulusdesk-used-chits = Fichas usadas ({ $count })

## Dónde están las cartas, y qué son. $count: cartas.

zulusdesk-zone-hand = Mano ({ $count })
zulusdesk-zone-table = Disponibles ({ $count })
zulusdesk-zone-committed = Pelotón de reserva y obra ({ $count })
zulusdesk-zone-discard = Descarte ({ $count })
zulusdesk-ours = conjunto propio
zulusdesk-sort-hero = Héroe
zulusdesk-sort-group = Grupo
zulusdesk-sort-volley = Salva
zulusdesk-sort-event = Suceso
zulusdesk-sort-unknown = Aún sin decir
zulusdesk-sort-private = Soldado
zulusdesk-sort-corporal = Cabo
zulusdesk-sort-sergeant = Sargento
zulusdesk-sort-lieutenant = Teniente
zulusdesk-sort-major = Mayor

## Órdenes en un botón.

zulusdesk-do-set-up = Desplegarlo todo
zulusdesk-do-draw-chit = { $which ->
    [named] Ha salido { $what }
   *[plain] Sacar una ficha
    }
zulusdesk-do-return-chit = { $which ->
    [named] Vuelve { $what }
   *[plain] Devolver un Avance a la taza, por sorteo
    }
zulusdesk-do-carry-out = Cumplir la ficha
zulusdesk-do-put-out = Apagar: { $place }
zulusdesk-do-put-forth = Poner en juego a { $card }
zulusdesk-do-form-platoon = Pelotón de reserva: { $card } y { $other }
zulusdesk-do-break-up-platoon = Disolver el Pelotón de reserva
zulusdesk-do-build = { $which ->
    [named] { $what } dirige la obra ({ $thirds }/3)
   *[plain] Seguir la obra ({ $thirds }/3)
    }
zulusdesk-do-stop-building = Parar la obra
zulusdesk-do-fight-fire = { $card } combate el fuego
zulusdesk-do-hand-out = { $card } reparte munición
zulusdesk-do-fire-volley = { $card } → { $ibutho }, casilla { $box }
zulusdesk-do-apply-volley = { $which ->
    [named] Que cuenten { $faces }, con +1 al { $face }
   *[plain] Que cuenten los dados: { $faces }
    }
zulusdesk-do-trade-luck = Descartar { $card } para dar la vuelta a un { $face }
zulusdesk-do-use-ability = { $card }. { $what }
zulusdesk-do-draw-card = { $which ->
    [named] Robada: { $what }
   *[plain] Robar una carta
    }
zulusdesk-do-discard = Descartar { $card }
zulusdesk-do-end-phase = Terminar la fase
# $chance: de que se apague.
zulusdesk-odds-out = Se apaga: { $chance }
# $value: en puntos de victoria; $survives: la probabilidad de aguantar.
zulusdesk-expected = { $value } PV · { $survives }

## Un valor impreso que tiene que decir tu propia caja: $piece, en qué está impreso; y cómo se escribe.

zulusdesk-need = { $what }: { $piece }
zulusdesk-field-count = Cuántas hay
zulusdesk-field-hits = Marcadores de Impacto al empezar
zulusdesk-field-printed = Fuerza impresa en la pieza
zulusdesk-field-generic-hits = Marcadores de Impacto genéricos de la caja
zulusdesk-field-card-class = Qué es la carta: hero, group, volley o event (héroe, grupo, salva, suceso)
zulusdesk-field-rank = Su rango: private, corporal, sergeant, lieutenant, major; "" si no tiene
zulusdesk-field-medal = Su medalla: none, dcm o vc
zulusdesk-field-white-box = Si está en un recuadro blanco: true o false
zulusdesk-field-volley-close = Dados de la salva a corta distancia
zulusdesk-field-volley-medium = Dados de la salva a media distancia
zulusdesk-field-volley-long = Dados de la salva a larga distancia
zulusdesk-field-volley-box4 = Dados de la salva a la casilla 4
zulusdesk-field-numbers = Los números con los que defiende, como [5, 6]
zulusdesk-field-place = El lugar que defiende: hospital, storehouse, north-wall, kraal u outer-perimeter
zulusdesk-field-stays = Los números con los que la carta se queda, como [3, 4, 5, 6]
zulusdesk-field-abilities = Sus capacidades como las escribe un paquete; [] si no tiene
