### La secuencia del turno (pág. 23): qué toca y qué falta.

## El orden

turning-not-in-play = la batalla no se está jugando: todavía no ha empezado, o ya ha acabado
turning-other-step =
    no es el momento de terminar { $step ->
        [arrivals] las llegadas
        [units] el movimiento de las unidades
        [independents] el movimiento de las figuras independientes
        [shooting] los disparos
        [reloading] los marcadores de humo
        [melee] el cuerpo a cuerpo
        [morale] los tests de moral
        [rallying] el reagrupamiento
       *[victory] la comprobación de victoria
    }: el turno está en { $now ->
        [arrivals] las llegadas
        [units] el movimiento de las unidades
        [independents] el movimiento de las figuras independientes
        [shooting] los disparos
        [reloading] los marcadores de humo
        [melee] el cuerpo a cuerpo
        [morale] los tests de moral
        [rallying] el reagrupamiento
       *[victory] la comprobación de victoria
    }

## Lo que toca

# $missing: cuántos ejércitos faltan.
turning-agenda-muster =
    { $missing ->
        [one] falta un ejército
       *[other] faltan los dos ejércitos
    }
turning-agenda-scenario = hay que decidir el escenario
turning-agenda-ground = hay que preparar la mesa
turning-agenda-deploy = hay que desplegar
turning-agenda-step = aquí no queda nada por hacer; pasa al siguiente paso
turning-agenda-over = la batalla ha acabado
