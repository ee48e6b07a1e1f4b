### Lo que puede calcularse de Dark Kingdoms sin la caja.
###
### $count, $points, $short cuántos; $each lo que vale cada uno; $players cuántos juegan; $cited la regla.

kingdomscalc-settlements =
    { $count ->
        [one] 1 poblado
       *[other] { $count } poblados
    }, a { $each }
kingdomscalc-fortresses =
    { $count ->
        [one] 1 fortaleza
       *[other] { $count } fortalezas
    }, a { $each }
kingdomscalc-ships =
    { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    }, a { $each }
kingdomscalc-wins =
    { $count ->
        [one] 1 batalla ganada
       *[other] { $count } batallas ganadas
    }, a { $each }
kingdomscalc-points =
    { $points ->
        [one] 1 punto de victoria ({ $cited }).
       *[other] { $points } puntos de victoria ({ $cited }).
    }
kingdomscalc-wanting = A { $players } jugadores { $short ->
    [0] la próxima victoria en combate gana la partida
    [one] falta 1 para que una victoria en combate gane la partida
   *[other] faltan { $short } para que una victoria en combate gane la partida
    } ({ $cited }).
# $kind: la clase de combate; $chance: la probabilidad; $mine, $other: tropas; $steps: puertos.
kingdomscalc-combat = { $kind ->
    [battle] El atacante gana la batalla
    [settlement] El atacante toma el poblado
   *[siege] El atacante toma la fortaleza
    }: { $chance } ({ $cited }). Hasta el final, sin cartas.
kingdomscalc-losses = Tropas perdidas de media: atacante { $mine }, defensor { $other }.
kingdomscalc-loss = Tropas que pierde de media el atacante: { $mine }.
kingdomscalc-round = Tirada
kingdomscalc-attacker = Gana el atacante
kingdomscalc-defender = Gana el defensor
kingdomscalc-plunder = El saqueo sale bien: { $chance } ({ $cited }).
kingdomscalc-both = empate: elige cada jugador
kingdomscalc-reach =
    { $steps ->
        [one] 1 puerto al menos
       *[other] { $steps } puertos al menos
    }
