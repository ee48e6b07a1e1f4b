### La Fase de Disparos y el paso de recarga, tal como está la batalla (pp. 12, 14, 23, 25-27).

## Lo que se dice contra una orden. $figure, $shooter, $target: nombres; $place: el de lo que arde.

firing-not-in-shooting = Eso se hace en la Fase de Disparos.
firing-not-in-reloading = Eso se hace en el paso posterior a los disparos, cuando se ponen y se quitan los marcadores de humo.
firing-not-there = { $figure } no está en la mesa.
firing-own-side = { $target }: es del mismo bando que { $shooter }; dispara a un enemigo.
firing-no-attendant = { $figure } no es ayudante de { $leader }, y no puede caer en su lugar.
firing-fallen = { $target } ya ha caído en esta fase: { $shooter } malgastaría el disparo.
firing-after-its-fire = { $target } ya ha tirado para prender fuego: los disparos contra esa figura van antes, porque los muertos no prenden nada.
firing-no-time-to-reload = { $figure } ha dedicado el turno a otra cosa: recargar ocupa el turno entero.
firing-tried-already = { $figure } ya ha intentado prender fuego este turno.
firing-burns-already = { $place }: ya está ardiendo.
firing-wind-known = El viento ya está decidido para toda la partida: sopla hacia { $degrees }°.
firing-no-smoke-yet = Todavía no se extiende humo: el viento se tira la primera vez que lo haga.
firing-time-to-leave = Hay tiempo para salir de { $place } hasta el final de la Fase de Movimiento del turno { $turn }; solo entonces, y mientras arda, se pierde a quien siga dentro.

## Lo que viene ahora.

firing-due-shooting = disparos: en cualquier orden y todos simultáneos; quien cae aún puede disparar
firing-due-reloading = marcadores de humo: se quitan a las figuras que han pasado el turno recargando
firing-due-reload = { $count ->
    [one] { $who } ha pasado el turno recargando: hay que quitarle el marcador de humo
   *[other] { $count } figuras han pasado el turno recargando: hay que quitarles el marcador de humo ({ $who })
 }
firing-due-capture = { $count ->
    [one] { $captor } toca { $elements }: hay que darlo por capturado
   *[other] { $captor } toca varios elementos de bagaje ({ $elements }) y captura uno: lo elige su jugador
 }
firing-due-wind = empieza a extenderse el humo ({ $places }): hay que tirar por el viento
