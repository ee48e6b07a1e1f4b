### Lo que dicen las órdenes del programa de terminal.

cli-crash = Algo ha fallado dentro del programa, y no es culpa tuya. El detalle queda en { $path }
cli-stopped = Interrumpido.
cli-stdin = entrada estándar
# $why: qué le pasa a la lista, con su fichero.
cli-list-left-out = Una lista del club se deja fuera: { $why }

cli-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
cli-points-head = Puntos
cli-where = Dónde
cli-what = Qué
cli-why = Regla
# $count: cuántas veces; $what: lo que se repite.
cli-times = { $count } × ({ $what })

cli-legal = Legal: el libro no tiene nada en contra.
cli-illegal =
    { $count ->
        [one] Ilegal: 1 problema.
       *[other] Ilegal: { $count } problemas.
    }
cli-narrative = Marcado como narrativo: se puede jugar si los jugadores están de acuerdo.
# $total: lo que cuesta; $limit: el límite; $left: lo que queda; $over: lo que puede pasarse.
cli-points-left =
    { $over ->
        [0] { $total } de { $limit } puntos; quedan { $left }.
       *[other] { $total } de { $limit } puntos; quedan { $left } y puede pasarse en { $over }.
    }
cli-points-over =
    { $over ->
        [0] { $total } de { $limit } puntos; se pasa en { $left } y no puede pasarse.
       *[other] { $total } de { $limit } puntos; se pasa en { $left } y puede pasarse en { $over }.
    }

## Tropas

cli-troop = Tropa
cli-dismounted = { $troop }, a pie
cli-range = Alcance
cli-shooting = Disparo
cli-reload = Recarga
cli-melee = C/C
cli-open = Abierto
cli-cover = Cobert.
cli-morale = Moral
cli-yes = Sí
cli-no = No
# $arm: a pie, montada...; $weapon: con qué dispara; $id: su identificador; $cite: la regla y la página.
cli-troop-is = Figura: { $arm }. Arma: { $weapon }. Identificador: { $id } ({ $cite }).

## Listas

cli-number = N.º
cli-id = Identificador
cli-name = Nombre
cli-page = Pág.
cli-on-page = pág. { $page }
cli-peoples = Pueblos
cli-units = Unidades
cli-each = Puntos/figura
cli-list-peoples = Pueblos: { $peoples }.
cli-lists-more = Con «heart-africa lists LISTA» se ve una entera.

## Reglas

cli-rule = Regla
cli-text = Qué dice
cli-rule-none = No hay ninguna regla con: { $words }.
cli-by-engine = La decide el programa.
cli-by-asks = El programa la pregunta a los jugadores.
cli-by-players = Queda en manos de los jugadores.
cli-unclear = Poco claro: { $what }
cli-read-so = Se lee así: { $how }
cli-chapter = Capítulo
cli-title = Título
cli-proven = Probadas
cli-of = de
cli-asks = Preguntan
cli-players = Jugadores
cli-total = Total
