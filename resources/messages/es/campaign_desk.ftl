### La página de campaña de la mesa. Lo que también dice el terminal está en campaign_state.ftl; lo que va por correo, en mail.ftl; las palabras de las órdenes, en orders.ftl.

campaign_desk-title = Campaña
campaign_desk-new = Una campaña nueva
campaign_desk-new-text = Medio año por turno. Se puede entrar o salir en cualquier momento.
campaign_desk-name = Nombre
campaign_desk-name-usual = Nuestra campaña
campaign_desk-first-year = Primer año
campaign_desk-begin = Empezar
campaign_desk-begin-tip = Crear la campaña; después entran los jugadores
campaign_desk-another = Otra campaña
campaign_desk-sample = La campaña del Nilo

## La cabecera

campaign_desk-parts = Páginas de la campaña
campaign_desk-part = { $part ->
        [turn] Turno
        [players] Jugadores
        [ledger] Cuentas
        [standings] Clasificación
        [chronicle] Crónica
        [files] Archivos y correo
        [papers] Papeles
       *[journal] Registro
    }
campaign_desk-begins = empieza en { $year }
campaign_desk-now = { $date } · turno { $turn }
# $what: lo hecho, en pocas palabras, o none.
campaign_desk-undo = { $what ->
        [none] Deshacer
       *[other] Deshacer: { $what }
    }
campaign_desk-redo = Rehacer lo último que se deshizo
campaign_desk-off-nothing = Todavía no hay qué elegir en «{ $field }»

## El turno

campaign_desk-battles-wait = Batallas por jugar
campaign_desk-then = También pendiente
campaign_desk-done = Este semestre
campaign_desk-done-before = Antes del primer turno
campaign_desk-others = Otras órdenes
campaign_desk-order = Orden de juego
campaign_desk-no-order = Aún no se ha tirado.
campaign_desk-fights = { $count ->
        [one] { $count } batalla por jugar
       *[other] { $count } batallas por jugar
    }
campaign_desk-side = { $role ->
        [attacker] Atacante: { $player }
       *[defender] Defensor: { $player }
    }
campaign_desk-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
campaign_desk-form-leave = Ahora no
campaign_desk-nation = Nación
campaign_desk-as-usual = { $player } (lo habitual)
campaign_desk-outcome = { $how ->
        [attacker] Gana { $player } (atacante)
        [defender] Gana { $player } (defensor)
        [any-attacker] Gana el atacante
        [any-defender] Gana el defensor
       *[draw] Empate
    }

## Los jugadores

campaign_desk-hongos = { $count ->
        [one] { $count } hongo
       *[other] { $count } hongos
    }
campaign_desk-won = { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
campaign_desk-drawn = { $count ->
        [one] { $count } empate
       *[other] { $count } empates
    }
campaign_desk-lost = { $count ->
        [one] { $count } derrota
       *[other] { $count } derrotas
    }
# $kind: native, explorer, colonial; $people: un pueblo, o none.
campaign_desk-force = { $kind ->
        [native] Nativo
        [explorer] Explorador blanco
       *[colonial] Expedición colonial
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    }
campaign_desk-lacks = { $count ->
        [one] Queda un territorio por explorar: { $names }.
       *[other] Quedan { $count } territorios por explorar: { $names }.
    }
campaign_desk-may = Lo que se puede hacer ahora
campaign_desk-may-not = Lo que no se puede, y por qué
campaign_desk-changes = Cambio de ejército
campaign_desk-no-changes = El libro no permite cambiar de ejército a esta lista.
campaign_desk-account = Cuenta de { $player }

## Las cuentas

campaign_desk-all-accounts = Todas las cuentas
campaign_desk-all-causes = Por cualquier causa
campaign_desk-all-years = Todos los años
campaign_desk-all-players = Todos los jugadores
campaign_desk-account-of = Cuenta
campaign_desk-year = Año
campaign_desk-shown = { $count ->
        [one] Se ve { $count } movimiento.
       *[other] Se ven { $count } movimientos.
    }

## El registro

campaign_desk-before = antes del primer turno

## En nuestra mesa

campaign_desk-engage = Arbitrarla aquí
campaign_desk-engage-tip = Elegir los dos ejércitos y empezar la batalla en este ordenador
campaign_desk-resume = Ir a la batalla
campaign_desk-resume-tip = Abrir la batalla donde la dejasteis
campaign_desk-take = Usar su resultado
campaign_desk-take-tip = El resultado de la batalla arbitrada aquí, para confirmarlo
campaign_desk-engage-title = La batalla { $battle } en este ordenador
campaign_desk-engage-text = Cada bando trae un ejército de su lista, con los puntos de esta batalla.
campaign_desk-engage-other-people = No se ofrece «{ $army }» ({ $people }): { $player } { $own ->
    [none] entró sin decir pueblo
   *[other] juega con { $own }
    }.
campaign_desk-engage-draw = Sacar un ejército al azar
campaign_desk-engage-army = { $role ->
        [attacker] El ejército atacante
       *[defender] El ejército defensor
    }
campaign_desk-play-out = Que la juegue el ordenador…
campaign_desk-play-out-tip = Los dos están de acuerdo: elige los dos ejércitos o sortéalos y mira; el resultado pasa a la campaña como cualquier otro
campaign_desk-engage-begin = Empezar la batalla

## Una orden escrita

campaign_desk-typed-hint = O escribe la orden: ataca Ana a Luis…

## Archivos

campaign_desk-save = La campaña en un archivo
campaign_desk-save-text = Para seguirla en otro ordenador, leerla en el navegador o llevarla a una hoja de cálculo.
campaign_desk-save-whole = Campaña entera…
campaign_desk-save-whole-tip = El diario con todas sus entradas, para abrirlo en otro ordenador
campaign_desk-save-page = Página para la web…
campaign_desk-save-page-tip = La campaña en una página para el navegador, en los dos idiomas
campaign_desk-save-acts = Lo sucedido (CSV)…
campaign_desk-save-acts-tip = Una fila por cada cosa que pasó, en palabras
campaign_desk-save-ledger = Cuentas (CSV)…
campaign_desk-save-ledger-tip = Una fila por cada movimiento de hongos
campaign_desk-save-battles = Batallas (CSV)…
campaign_desk-save-battles-tip = Una fila por batalla
campaign_desk-file-saved = Guardado en { $path }
