### Lo que dicen las órdenes del programa de terminal.

cli-crash = El programa ha encontrado un error, y no es culpa tuya. El detalle queda en { $path }
cli-stopped = Interrumpido.
cli-stdin = entrada estándar
# $why: qué le pasa a la lista, con su archivo.
cli-list-left-out = Se ha dejado fuera una lista del club: { $why }

cli-where = Dónde
cli-what = Qué
cli-why = Regla
# $count: cuántas veces; $what: lo que se repite.
cli-times = { $count } × ({ $what })

cli-legal = Legal: no incumple ninguna regla del libro.
cli-illegal =
    { $count ->
        [one] Ilegal: 1 problema.
       *[other] Ilegal: { $count } problemas.
    }
cli-narrative = Marcado como narrativo: se puede jugar si los jugadores están de acuerdo.
# $total: lo que cuesta; $limit: el límite; $left: lo que queda; $over: lo que puede pasarse.
cli-points-left =
    { $total } de { $limit } puntos; { $left ->
        [one] queda
       *[other] quedan
    } { $left }{ $over ->
        [0] .
       *[other] {" "}y puede pasarse en { $over }.
    }
cli-points-over =
    { $over ->
        [0] { $total } de { $limit } puntos; se pasa en { $left }, y no está permitido.
       *[other] { $total } de { $limit } puntos; se pasa en { $left }; se permite pasarse hasta en { $over }.
    }

## Tropas

# $arm: a pie, montada...; $weapon: con qué dispara; $id: su identificador; $cite: la regla y la página.
cli-troop-is = Figura: { $arm }. Arma: { $weapon }. Identificador: { $id } ({ $cite }).

## Listas

cli-number = N.º
cli-id = Identificador
cli-name = Nombre
cli-page = Pág.
cli-section = Apartado
# $edition: el número de la edición.
cli-edition-only = { $edition ->
    [1] Solo en la 1.ª edición.
    [2] Solo en la 2.ª edición.
   *[other] Solo en la edición { $edition }.
    }
cli-on-page = pág. { $page }
cli-peoples = Pueblos
cli-units = Unidades
cli-each = Puntos/figura
cli-list-peoples = Pueblos: { $peoples }.
# $folder: where a club keeps its lists.
cli-lists-more = Con «heart-africa lists LISTA» se ve una entera; también vale el nombre de un pueblo. Las listas de tu club (*.list.toml) se leen de { $folder }

## Reglas

cli-rule = Regla
cli-text = Qué dice
cli-rule-none = No hay ninguna regla con: { $words }.
cli-by-engine = La decide el programa.
cli-by-asks = El programa la pregunta a los jugadores.
cli-by-players = Queda en manos de los jugadores.
cli-unclear = Poco claro: { $what }
cli-read-so = Nuestra lectura: { $how }
cli-of = de
cli-asks = Preguntan
cli-players = Jugadores
cli-total = Total

## Ejércitos nuevos, añadidos y diferencias

cli-written = Escrito: { $path }
cli-no-army = No hay ningún ejército así.
cli-seed = Semilla { $seed }: con --seed { $seed } y lo demás igual sale otra vez el mismo ejército.
cli-nothing-fits = No queda nada que añadir.
cli-refused =
    { $count ->
        [one] 1 cosa más no se puede añadir; --why-not dice por qué.
       *[other] { $count } cosas más no se pueden añadir; --why-not dice por qué.
    }
cli-addition = Se puede añadir
cli-up-to = Hasta
cli-same = Los dos ejércitos son iguales.

## Colección

cli-no-collection = Aún no hay colección en { $path }; empieza con «heart-africa collection set TROPA N».
cli-note = Nota
# $count: figuras; $points: lo que valen.
cli-collection-total =
    En total, { $count ->
        [one] 1 figura, que vale
       *[other] { $count } figuras, que valen
    } { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
cli-needed = Hacen falta
cli-owned = Tienes
cli-short = Faltan
cli-missing =
    { $count ->
        [0] Tienes todas las figuras.
        [one] Te falta 1 figura.
       *[other] Te faltan { $count } figuras.
    }
# $figures: las que faltan.
cli-would-take = faltan { $figures }.
cli-list = Lista
cli-people = Pueblo
cli-armed-with = Con qué
