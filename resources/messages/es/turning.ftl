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
        [morale] los test de moral
        [rallying] el reagrupamiento
       *[victory] la comprobación de victoria
    }: se está en { $now ->
        [arrivals] las llegadas
        [units] el movimiento de las unidades
        [independents] el movimiento de las figuras independientes
        [shooting] los disparos
        [reloading] los marcadores de humo
        [melee] el cuerpo a cuerpo
        [morale] los test de moral
        [rallying] el reagrupamiento
       *[victory] la comprobación de victoria
    }

## Lo que pasa

turning-event-turn = empieza el turno { $turn }
turning-event-began =
    { $step ->
        [arrivals] empiezan las llegadas
        [units] empieza el movimiento de las unidades
        [independents] empieza el movimiento de las figuras independientes y del Bagaje
        [shooting] empiezan los disparos
        [reloading] se ponen y se quitan los marcadores de humo
        [melee] empieza el cuerpo a cuerpo
        [morale] empiezan los test de moral
        [rallying] los Líderes pueden reagrupar
       *[victory] se mira si alguien ha ganado
    }
turning-event-ended =
    { $step ->
        [arrivals] acaban las llegadas
        [units] acaba el movimiento de las unidades
        [independents] acaba el movimiento de las figuras independientes y del Bagaje
        [shooting] acaban los disparos
        [reloading] los marcadores de humo están al día
        [melee] acaba el cuerpo a cuerpo
        [morale] acaban los test de moral
        [rallying] acaba el reagrupamiento
       *[victory] acaba el turno { $turn }
    }
turning-event-passed =
    { $step ->
        [arrivals] nadie puede llegar este turno
        [units] ninguna unidad puede mover
        [independents] no hay figuras independientes ni Bagaje que mover
        [shooting] nadie puede disparar
        [reloading] este turno no se quita ningún marcador de humo
        [melee] no hay cuerpo a cuerpo
        [morale] no hay test de moral
        [rallying] no hay nada que reagrupar
       *[victory] acaba el turno { $turn }
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
turning-agenda-step = aquí no queda nada por hacer; se pasa a lo siguiente
turning-agenda-over = la batalla ha acabado
