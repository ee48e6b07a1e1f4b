### Lo que dicen las cartas de nuestros conjuntos, leído de sus datos.
###
### $amount cuántos; $range, $ranges el alcance; $who, $chits, $place, $marker, $rank de qué o de quién; $numbers los números de un dado.

cardtext-ability = { $cost }: { $what }.
cardtext-dice = { $range } { $dice }
cardtext-free = no gasta Acción
cardtext-range-close = Corto
cardtext-range-medium = Medio
cardtext-range-long = Largo
cardtext-range-box4 = Casilla 4
cardtext-cost-while-available = Mientras esté disponible
cardtext-cost-while-in-play = Mientras esté en juego
cardtext-cost-return = Devolver a la mano
cardtext-cost-insert = Meter en el mazo
cardtext-cost-discard = Descartar
cardtext-cost-fate = A su suerte
cardtext-timing-impi = fase iMpi
cardtext-timing-action = fase de Acción
cardtext-timing-draw = fase de robo
cardtext-timing-hero = fase de Héroe
cardtext-timing-housekeeping = Verificación
cardtext-timing-volley = con los dados de una salva en la mesa
cardtext-guard-day = solo de día
cardtext-guard-night = solo de noche
cardtext-guard-low-ammo = con la munición baja
cardtext-guard-fire = con un edificio en llamas
cardtext-guard-platoon = con el Pelotón de Reserva formado
cardtext-guard-interior = con un iButho en el interior
cardtext-guard-before-first-volley = antes de tu primera salva
cardtext-guard-after-first-volley = después de tu primera salva
cardtext-hand-at-most = con { $most } cartas o menos en la mano al empezar la fase
cardtext-stays = luego tira un dado: con { $numbers } se queda y, si no, se descarta
cardtext-bonus-pair = En la fase de Héroe puede bajar con otro Soldado.
cardtext-bonus-always = En la fase de Héroe se presenta siempre gratis, además del Héroe normal.
cardtext-lost-day = Si se roba de día, se descarta.
cardtext-lost-night = Si se roba de noche, se descarta.
cardtext-lost-after-first-volley = Si se roba después de tu primera salva, se descarta.
cardtext-lost-before-first-volley = Si se roba antes de tu primera salva, se descarta.
cardtext-lost-low-ammo = Si se roba con la munición baja, se descarta.
cardtext-lost-fire = Si se roba con un edificio en llamas, se descarta.
cardtext-lost-platoon = Si se roba con el Pelotón de Reserva formado, se descarta.
cardtext-lost-interior = Si se roba con un iButho en el interior, se descarta.
cardtext-place-hospital = el Hospital
cardtext-place-storehouse = el Almacén
cardtext-place-north-wall = el Muro Norte
cardtext-place-kraal = el Corral
cardtext-place-outer-perimeter = el Perímetro Exterior
cardtext-marker-nnc = el Contingente Nativo de Natal
cardtext-marker-nnh = la Caballería Nativa de Natal
cardtext-marker-g-company = la Compañía G
cardtext-rank-private = Soldado
cardtext-rank-corporal = Cabo
cardtext-rank-sergeant = Sargento
cardtext-rank-lieutenant = Teniente
cardtext-rank-major = Comandante
cardtext-chit-advance = un Avance
cardtext-chit-r = una R
cardtext-chit-ablaze = un edificio en llamas
cardtext-chit-indluyengwe = la orden a iNdluyengwe
cardtext-chit-dabulamanzi = el Príncipe Dabulamanzi
cardtext-chit-overheat = los fusiles recalentados
cardtext-chit-debate = el debate de mandos
cardtext-chit-washing = el lavado de las lanzas
cardtext-chit-snipers = los francotiradores
cardtext-who-hero = Héroe
cardtext-who-group = Grupo
cardtext-who-volley = Salva
cardtext-who-event = Evento
cardtext-who-private = Soldado
cardtext-who-corporal = Cabo
cardtext-who-sergeant = Sargento
cardtext-who-lieutenant = Teniente
cardtext-who-major = Comandante
cardtext-verb-defend = defiende { $place } con { $numbers }
cardtext-verb-extra-action =
    { $amount ->
        [one] da una Acción más
       *[other] da { $amount } Acciones más
        }
cardtext-verb-extra-draw =
    { $amount ->
        [one] roba una carta más
       *[other] roba { $amount } cartas más
        }
cardtext-verb-ignore-chit =
    { $chits ->
        [none] la ficha recién sacada no tiene efecto
       *[other] la ficha recién sacada no tiene efecto si es { $chits }
        }
cardtext-verb-cancel-event = no tiene efecto { $chits }
cardtext-verb-recover =
    { $to ->
        [table] rescata del descarte { $amount } × { $who } y quedan disponibles
       *[hand] rescata del descarte { $amount } × { $who } y van a la mano
        }
cardtext-verb-put-forth =
    { $amount ->
        [0] presenta gratis a todos los de la mano que sean { $who }
       *[other] presenta gratis hasta { $amount } de la mano que sean { $who }
        }
cardtext-verb-set-die = un dado de la salva pasa a { $number }
cardtext-verb-raise-die = un dado de la salva sube { $amount }
cardtext-verb-reroll =
    { $amount ->
        [one] repite un dado de la salva
       *[other] repite hasta { $amount } dados de la salva
        }
cardtext-verb-extra-die =
    { $ranges ->
        [none] +{ $amount } dado en la próxima salva del turno
       *[other] +{ $amount } dado en la próxima salva del turno (alcance: { $ranges })
        }
cardtext-verb-steady =
    { $amount ->
        [0] la próxima salva del turno no sufre ningún -1
       *[other] la próxima salva del turno se libra de { $amount } × -1
        }
cardtext-verb-support = pone en el mapa { $marker } hasta el final de la partida
cardtext-verb-low-ammo = vuelve la munición baja
cardtext-verb-restore-ammo = deja de faltar munición
cardtext-verb-extinguish = apaga un fuego
cardtext-verb-build =
    { $amount ->
        [one] levanta un tercio de la barricada, sin mando
       *[other] levanta { $amount } tercios de la barricada, sin mando
        }
cardtext-verb-retreat =
    { $ranges ->
        [none] un iButho retrocede { $amount }
       *[other] un iButho retrocede { $amount } (alcance: { $ranges })
        }
cardtext-verb-hit =
    { $ranges ->
        [none] un iButho sufre { $amount } de impacto
       *[other] un iButho sufre { $amount } de impacto (alcance: { $ranges })
        }
cardtext-verb-hold = un iButho no se mueve con la ficha recién sacada
cardtext-verb-rally-cup = saca del recipiente al azar y descarta { $amount } Avances
cardtext-verb-hand-limit-off = no hay límite de mano
cardtext-verb-counts-as = vale como { $rank }
cardtext-verb-form-platoon = forma el Pelotón de Reserva sin gastar Acción
cardtext-verb-break-up = se disuelve el Pelotón de Reserva
