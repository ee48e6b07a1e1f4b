### Lo que dicen las cartas de nuestros conjuntos, leído de sus datos.
###
### $amount cuántos; $range, $ranges el alcance; $who, $chits, $place, $marker, $rank de qué o de quién; $numbers los números de un dado.

cardtext-ability = { $cost }: { $what }.
cardtext-or = { $others } o { $last }
cardtext-dice = { $range } { $dice }
cardtext-free = no gasta Acción
cardtext-range-close = Corto
cardtext-range-medium = Medio
cardtext-range-long = Largo
cardtext-range-box4 = Casilla 4
cardtext-cost-while-available = Mientras esté disponible
cardtext-cost-while-in-play = Mientras esté en juego
cardtext-cost-return = Devuelve esta carta a tu mano
cardtext-cost-insert = Mete esta carta en mitad del mazo
cardtext-cost-discard = Descarta esta carta
cardtext-cost-fate = Se la juega
cardtext-timing-impi = fase iMpi
cardtext-timing-action = fase de Acción
cardtext-timing-draw = fase de Robo
cardtext-timing-hero = fase de Héroe
cardtext-timing-housekeeping = fase de Verificación
cardtext-timing-volley = con los dados de una salva en la mesa
cardtext-guard-day = solo de día
cardtext-guard-night = solo de noche
cardtext-guard-low-ammo = si falta munición
cardtext-guard-fire = si arde un edificio
cardtext-guard-platoon = si está formado el Pelotón de Reserva
cardtext-guard-interior = si hay un iButho dentro del campamento
cardtext-guard-before-first-volley = antes de tu primera salva
cardtext-guard-after-first-volley = después de tu primera salva
cardtext-hand-at-most = si al empezar la fase tienes { $most } cartas o menos
cardtext-stays = después tira un dado: con { $numbers } se queda; si no, se descarta
cardtext-bonus-pair = En la fase de Héroe puedes presentar con él a un segundo Soldado.
cardtext-bonus-always = En la fase de Héroe se presenta siempre gratis, además del Héroe de turno.
cardtext-lost-day = Si se roba de día, se descarta.
cardtext-lost-night = Si se roba de noche, se descarta.
cardtext-lost-after-first-volley = Si se roba después de tu primera salva, se descarta.
cardtext-lost-before-first-volley = Si se roba antes de tu primera salva, se descarta.
cardtext-lost-low-ammo = Si se roba cuando falta munición, se descarta.
cardtext-lost-fire = Si se roba mientras arde un edificio, se descarta.
cardtext-lost-platoon = Si se roba con el Pelotón de Reserva formado, se descarta.
cardtext-lost-interior = Si se roba con un iButho dentro del campamento, se descarta.
cardtext-place-hospital = el Hospital
cardtext-place-storehouse = el Almacén
cardtext-place-north-wall = el Muro Norte
cardtext-place-kraal = el Kraal
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
cardtext-chit-ablaze = Edificio en Llamas
cardtext-chit-indluyengwe = iNdluyengwe
cardtext-chit-dabulamanzi = Príncipe Dabulamanzi
cardtext-chit-overheat = Fusiles Recalentados
cardtext-chit-debate = Debate de Oficiales
cardtext-chit-washing = Lavado de las Lanzas
cardtext-chit-snipers = Francotiradores Zulúes
cardtext-who-hero = Héroe
cardtext-who-group = Grupo
cardtext-who-volley = Salva
cardtext-who-event = Evento
cardtext-who-private = Soldado
cardtext-who-corporal = Cabo
cardtext-who-sergeant = Sargento
cardtext-who-lieutenant = Teniente
cardtext-who-major = Comandante
cardtext-verb-defend = defiende { $place } y aguanta con { $numbers }
cardtext-verb-extra-action =
    { $amount ->
        [one] una Acción más
       *[other] { $amount } Acciones más
        }
cardtext-verb-extra-draw =
    { $amount ->
        [one] se roba una carta más
       *[other] se roban { $amount } cartas más
        }
cardtext-verb-ignore-chit =
    { $chits ->
        [none] la ficha que acaba de salir se descarta sin efecto
       *[other] la ficha que acaba de salir se descarta sin efecto si es { $chits }
        }
cardtext-verb-cancel-event =
    { $chits ->
        [none] ninguna ficha pierde su efecto
       *[other] la ficha { $chits } no tiene ningún efecto
    }
cardtext-verb-recover =
    { $to ->
        [table] { $amount ->
            [one] vuelve del descarte una carta de { $who }, disponible en el acto
           *[other] vuelven del descarte { $amount } cartas de { $who }, disponibles en el acto
            }
       *[hand] { $amount ->
            [one] vuelve a la mano una carta de { $who } del descarte
           *[other] vuelven a la mano { $amount } cartas de { $who } del descarte
            }
        }
cardtext-verb-put-forth =
    { $amount ->
        [0] se presentan gratis todas las cartas de { $who } de la mano
        [one] se presenta gratis una carta de { $who } de la mano
       *[other] se presentan gratis hasta { $amount } cartas de { $who } de la mano
        }
cardtext-verb-set-die = un dado de la salva pasa a ser un { $number }
cardtext-verb-raise-die = +{ $amount } a un dado de la salva
cardtext-verb-reroll =
    { $amount ->
        [one] se vuelve a tirar un dado de la salva
       *[other] se vuelven a tirar hasta { $amount } dados de la salva
        }
cardtext-verb-extra-die =
    { $amount ->
        [one] un dado más
       *[other] { $amount } dados más
        } en la próxima salva del turno{ $ranges ->
        [none] {""}
       *[other] {" "}(alcance { $ranges })
        }
cardtext-verb-steady =
    { $amount ->
        [0] la próxima salva del turno no sufre ningún −1
       *[other] la próxima salva del turno se libra de { $amount } × −1
        }
cardtext-verb-support = { $marker } queda en el mapa hasta el final de la partida
cardtext-verb-low-ammo = después vuelve a faltar munición
cardtext-verb-restore-ammo = deja de faltar munición
cardtext-verb-extinguish = se apaga un fuego
cardtext-verb-build =
    { $amount ->
        [one] la barricada crece un tercio, sin que nadie la dirija
       *[other] la barricada crece { $amount } tercios, sin que nadie la dirija
        }
cardtext-verb-retreat =
    { $amount ->
        [one] un iButho retrocede una casilla
       *[other] un iButho retrocede { $amount } casillas
        }{ $ranges ->
        [none] {""}
       *[other] {" "}(alcance { $ranges })
        }
cardtext-verb-hit =
    { $amount ->
        [one] un iButho sufre un impacto
       *[other] un iButho sufre { $amount } impactos
        }{ $ranges ->
        [none] {""}
       *[other] {" "}(alcance { $ranges })
        }
cardtext-verb-hold = un iButho no se mueve con la ficha que acaba de salir
cardtext-verb-rally-cup =
    { $amount ->
        [one] sale de la taza al azar un Avance, que se descarta
       *[other] salen de la taza al azar { $amount } Avances, que se descartan
        }
cardtext-verb-hand-limit-off = no hay límite de cartas en la mano
cardtext-verb-counts-as = cuenta como { $rank }
cardtext-verb-form-platoon = forma el Pelotón de Reserva sin gastar Acción
cardtext-verb-break-up = se disuelve el Pelotón de Reserva
