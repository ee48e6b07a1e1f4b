### Zulus on the Ramparts en la mesa.
###
### $card, $other una carta; $ibutho un regimiento; $box una casilla; $place un lugar; $what una ficha, una carta o una capacidad; $faces, $face dados; $thirds de la barricada; $which: «named» si se dijo algo.

# $edition: 1 o 2.
zulusdesk-title = { $edition ->
    [1] Zulus on the Ramparts, 1.ª edición
   *[other] Zulus on the Ramparts, 2.ª edición
    }
zulusdesk-typed-hint = Una orden, como «salva chard pecho»
zulusdesk-map = Mapa de Rorke’s Drift
zulusdesk-victory = Victoria Zulú

## Casillas del mapa. $range: a qué distancia se dispara allí.

zulusdesk-box = { $range ->
    [close] { $box } · corto
    [medium] { $box } · medio
    [long] { $box } · largo
   *[other] { $box }
    }
zulusdesk-place-hospital = Hospital
zulusdesk-place-storehouse = Almacén
zulusdesk-place-north-wall = Muro Norte
zulusdesk-place-kraal = Kraal
zulusdesk-place-outer-perimeter = Perímetro Exterior
zulusdesk-inner = { $box } · interior

## Cómo están las cosas.

zulusdesk-low-ammo = Falta munición (−1)
zulusdesk-resting = Este turno no hay salvas
zulusdesk-cup = Taza: { $count }
zulusdesk-pile = Mazo: { $count }
zulusdesk-discard = Descarte: { $count }
zulusdesk-next-chit = La próxima ficha de la taza
zulusdesk-used-chits = Fichas usadas ({ $count })

## Dónde están las cartas, y qué son. $count: cartas.

zulusdesk-zone-hand = Mano ({ $count })
zulusdesk-zone-table = Disponibles ({ $count })
zulusdesk-zone-committed = Pelotón de Reserva y obra ({ $count })
zulusdesk-zone-discard = Descarte ({ $count })
zulusdesk-ours = conjunto propio
zulusdesk-sort-hero = Héroe
zulusdesk-sort-group = Grupo
zulusdesk-sort-volley = Salva
zulusdesk-sort-event = Evento
zulusdesk-sort-unknown = Aún sin decir
zulusdesk-sort-private = Soldado
zulusdesk-sort-corporal = Cabo
zulusdesk-sort-sergeant = Sargento
zulusdesk-sort-lieutenant = Teniente
zulusdesk-sort-major = Comandante

## Órdenes en un botón.

zulusdesk-do-set-up = Prepararlo todo
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
zulusdesk-do-put-forth = Presentar: { $card }
zulusdesk-do-form-platoon = Pelotón de Reserva: { $card } y { $other }
zulusdesk-do-break-up-platoon = Disolver el Pelotón de Reserva
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
# $face: lo que muestra.
zulusdesk-die = el dado que muestra un { $face }
