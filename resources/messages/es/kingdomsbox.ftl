### Lo que trae la caja de Dark Kingdoms, en palabras: pueblos, materias y el texto de las cartas, leído de sus datos.
###
### $amount cuántos; $who, $whom a quién alcanza; $what cartas en palabras; $resource, $piece, $colour de qué; $when por cuánto tiempo.

kingdomsbox-people-britons = britones
kingdomsbox-people-saxons = sajones
kingdomsbox-people-angles = anglos
kingdomsbox-people-jutes = jutos
kingdomsbox-resource-stone = piedra
kingdomsbox-resource-wood = madera
kingdomsbox-resource-iron = hierro
kingdomsbox-resource-wheat = trigo
kingdomsbox-resource-gold = oro
kingdomsbox-colour-red = rojo
kingdomsbox-colour-black = negro
kingdomsbox-piece-troop = tropa
kingdomsbox-piece-settlement = poblado
kingdomsbox-piece-fortress = fortaleza
kingdomsbox-piece-ship = barco
kingdomsbox-timing-turn = En tu turno
kingdomsbox-timing-attacked = Cuando te atacan
kingdomsbox-timing-production = Antes de los dados de producción
kingdomsbox-requires-behind = si otro jugador tiene más puntos de victoria
kingdomsbox-requires-no-army = si no tienes ejércitos
kingdomsbox-requires-ship = si tienes un barco
kingdomsbox-cards-any =
    { $amount ->
        [one] 1 carta de materia a elección
       *[other] { $amount } cartas de materia a elección
    }
kingdomsbox-cards-of =
    { $amount ->
        [one] 1 carta de { $resource }
       *[other] { $amount } cartas de { $resource }
    }
kingdomsbox-whom =
    { $who ->
        [all] cada jugador
        [leaders] quien tenga más puntos de victoria
       *[last] quien tenga menos puntos de victoria
    }
kingdomsbox-when =
    { $when ->
        [britannia] en esta ronda
        [attacked] en este combate
        [production] en esta producción
       *[turn] en este turno
    }
kingdomsbox-verb-gain = { $who ->
    [self] toma { $what }
   *[other] { $whom } toma { $what }
    }
kingdomsbox-verb-lose = { $whom } devuelve { $what }{ $over ->
    [0] {""}
   *[other] {" "}si tiene más de { $over }
    }
kingdomsbox-verb-steal = roba { $amount ->
    [one] 1 carta de materia
   *[other] { $amount } cartas de materia
    } al azar de la mano de un rival
kingdomsbox-verb-exchange = cambia hasta { $amount } de tus cartas de materia por otras tantas a elección
kingdomsbox-verb-draw-fame = { $who ->
    [self] toma
   *[other] { $whom } toma
    } { $amount ->
    [one] 1 carta de Fama
   *[other] { $amount } cartas de Fama
    }
kingdomsbox-verb-discount = { $when }, cada { $piece } cuesta { $amount ->
    [one] 1 carta menos
   *[other] { $amount } cartas menos
    }, a elección de quien paga
kingdomsbox-verb-recruit = { $who ->
    [self] recluta
   *[other] { $whom } recluta
    } { $amount ->
    [one] 1 tropa
   *[other] { $amount } tropas
    } sin pagar
kingdomsbox-verb-extra-move = { $amount ->
    [one] 1 ejército que haya movido y no combatido
   *[other] { $amount } ejércitos que hayan movido y no combatido
    } puede mover otra vez
kingdomsbox-verb-extra-dice = { $when ->
    [attacked] en este combate
   *[other] en tu próximo combate de este turno
    } tiras { $amount ->
    [one] 1 dado
   *[other] { $amount } dados
    } más cada vez
kingdomsbox-verb-sail = { $when }, los barcos llegan { $amount ->
    [one] 1 puerto
   *[other] { $amount } puertos
    } más lejos
kingdomsbox-verb-call-off = el ataque no se produce: el ejército vuelve adonde estaba y se da por movido
kingdomsbox-verb-no-retreat = { $when ->
    [attacked] en este combate
   *[other] en tu próximo combate de este turno
    } tu rival no puede retirarse
kingdomsbox-verb-production-die = en la tirada de producción hay { $amount ->
    [one] 1 dado más
   *[other] { $amount } dados más
    } { $colour ->
    [none] del color que elijas
    [red] de color rojo
   *[black] de color negro
    }
kingdomsbox-verb-both-colours = { $when } producen los dos colores, sin tirar
kingdomsbox-verb-barren = { $when } ningún territorio da { $resource }; el tributo de oro se cobra
kingdomsbox-verb-market = { $when } una materia cuesta { $amount } de oro
kingdomsbox-verb-truce = { $when } nadie puede atacar ni saquear, ni quitar marcadores
kingdomsbox-verb-becalmed = { $when } los barcos no se mueven
kingdomsbox-verb-by-hand = haced lo que dice la carta y llevad el resultado a la partida
kingdomsbox-plus = +1 en cualquier combate
kingdomsbox-three = Solo con tres jugadores (3).
kingdomsbox-group = Britania { $group }
kingdomsbox-timed = { $when }: { $what }.
kingdomsbox-timed-if = { $when }, { $guard }: { $what }.
kingdomsbox-territory = Territorio
kingdomsbox-resource = Da
kingdomsbox-colour = Nombre en
kingdomsbox-shield = Escudo
kingdomsbox-port = Puerto
kingdomsbox-neighbours = Linda con
# $ports: los puertos en su orden.
kingdomsbox-ring = La ruta de los barcos, que da la vuelta: { $ports }.
