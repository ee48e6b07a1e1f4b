### La página de campaña de la mesa. Lo que también dice el terminal está en keep.ftl; las palabras de las órdenes, en orders.ftl.

keeper-title = Campaña
keeper-new = Una campaña nueva
keeper-new-text = Medio año por turno. Se puede entrar o dejarla en cualquier momento.
keeper-name = Nombre
keeper-name-usual = Nuestra campaña
keeper-first-year = Primer año
keeper-begin = Empezar
keeper-begin-tip = Fundar la campaña; después entran los jugadores
keeper-open = Seguir con una campaña
keeper-none-yet = Todavía no hay ninguna.
# $count: apuntes; $date: cuándo se empezó.
keeper-kept = { $count ->
        [one] { $count } apunte
       *[other] { $count } apuntes
    } · empezada el { $date }
keeper-go-on = Seguir
keeper-go-on-with = Seguir con { $name }
keeper-another = Otra campaña
keeper-sample = La campaña del Nilo

## La cabecera

keeper-parts = Qué mirar
keeper-part = { $part ->
        [turn] Turno
        [players] Jugadores
        [ledger] Cuentas
        [standings] Clasificación
        [chronicle] Crónica
       *[journal] Diario
    }
keeper-begins = empieza en { $year }
keeper-now = { $date } · turno { $turn }
# $what: lo hecho, en pocas palabras, o none.
keeper-undo = { $what ->
        [none] Deshacer
       *[other] Deshacer: { $what }
    }
keeper-redo = Rehacer lo último que se deshizo
keeper-copy = Es la copia de { $player }: solo la cambian los archivos del organizador.
keeper-to-now = Volver a ahora
keeper-saved = La página está en { $path }
keeper-off-none = No hay ninguna campaña abierta
keeper-off-copy = Es la copia de un jugador: solo la cambian los archivos del organizador
keeper-off-looking = Se está mirando un momento anterior: vuelve antes a ahora
keeper-off-not-looking = No se está mirando ningún momento anterior

## El turno

keeper-battles-wait = Batallas por jugar
keeper-then = También pendiente
keeper-done = Este medio año
keeper-others = Otras órdenes
keeper-order = Orden de juego
keeper-no-order = Aún no se ha tirado.
keeper-seat = { $how ->
        [up] le toca
        [gone] ha actuado
        [resisted] atacado: no actúa
        [fought] lucha con un rival
        [hunting] de caza
       *[waits] espera
    }
keeper-fights = { $count ->
        [one] { $count } batalla por jugar
       *[other] { $count } batallas por jugar
    }
keeper-side = { $role ->
        [attacker] Atacante: { $player }
       *[defender] Defensor: { $player }
    }
keeper-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
keeper-form-leave = Ahora no
keeper-as-usual = quien suele pagar
keeper-outcome = { $how ->
        [attacker] Gana { $player } (atacante)
        [defender] Gana { $player } (defensor)
       *[draw] Empate
    }

## Las órdenes en los botones

keeper-do-found-campaign = Fundar la campaña
keeper-do-enlist = Entra un jugador
keeper-do-leave = Dejar la campaña
keeper-do-name-force = Dar nombre a la fuerza
keeper-do-stay-away = Ausente por ahora
keeper-do-come-back = Vuelve a estar
keeper-do-give-hongos = Dar hongos
keeper-do-begin-turn = Empezar el medio año
keeper-do-roll-order = Tirar el orden de juego
keeper-do-attack = Atacar
keeper-do-pass-go = No hacer nada
keeper-do-pass-rest = Nadie hace más
keeper-do-settle = Pactar
keeper-do-explore = Explorar
keeper-do-hunt = Cazar
keeper-do-greet = Saludar y seguir
keeper-do-resist = Resistir
keeper-do-duel = Luchar
keeper-do-open-battle = A la mesa
keeper-do-report-result = Resultado
keeper-do-set-deadline = Plazo
keeper-do-forfeit = No se juega: entrega
keeper-do-call-off = Suspender
keeper-do-revolt = Rebelarse
keeper-do-submit = Seguir sometido
keeper-do-take-district = Tomar un distrito
keeper-do-rise = Cambio de ejército
keeper-do-conclude = Terminar la campaña

## Los campos

keeper-field-player = Jugador
keeper-field-enlist-player = Nombre del jugador
keeper-field-target = Contra
keeper-field-other = El otro explorador
keeper-field-to = A quién
keeper-field-hongos = Hongos
keeper-field-payer = Paga
keeper-field-explore = y se explora su territorio
keeper-field-native = Territorio
keeper-field-battle = Batalla
keeper-field-outcome = Resultado
keeper-field-fallen = Líder baja
keeper-field-losses = Bajas
keeper-field-list = Lista
keeper-field-people = Pueblo
keeper-field-role = Papel
keeper-field-called = Nombre del pueblo, jefe o expedición
keeper-field-district = Distrito
keeper-field-by = Hasta
keeper-field-on = Día
keeper-field-reason = Motivo
keeper-field-name = Nombre
keeper-field-year = Año

## Los jugadores

keeper-hongos = { $count ->
        [one] { $count } hongo
       *[other] { $count } hongos
    }
keeper-won = { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
keeper-drawn = { $count ->
        [one] { $count } empate
       *[other] { $count } empates
    }
keeper-lost = { $count ->
        [one] { $count } derrota
       *[other] { $count } derrotas
    }
# $kind: native, explorer, colonial; $people: un pueblo, o none.
keeper-force = { $kind ->
        [native] Nativo
        [explorer] Explorador blanco
       *[colonial] Expedición colonial
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    }
keeper-lacks = { $count ->
        [one] Queda un territorio por explorar: { $names }.
       *[other] Quedan { $count } territorios por explorar: { $names }.
    }
keeper-may = Qué se puede hacer ahora
keeper-may-not = Qué no, y por qué
keeper-changes = Cambio de ejército
keeper-no-changes = El libro no admite ningún cambio para esta lista.
keeper-account = Cuenta de { $player }

## Las cuentas

keeper-all-accounts = Todas las cuentas
keeper-all-causes = Por cualquier causa
keeper-all-years = Todos los años
keeper-all-players = Todos los jugadores
keeper-account-of = Cuenta
keeper-year = Año
keeper-spoils = botín
keeper-col-date = Fecha
keeper-col-cause = Por qué
keeper-col-giver = De
keeper-col-taker = A
keeper-col-other = De / a
keeper-col-hongos = Hongos
keeper-col-change = Cambio
keeper-col-balance = Saldo
keeper-shown = { $count ->
        [one] Se ve { $count } movimiento.
       *[other] Se ven { $count } movimientos.
    }
keeper-chart-hongos = Hongos de cada uno
keeper-chart-victories = Victorias

## El diario

keeper-col-number = N.º
keeper-col-order = Orden
keeper-col-came = Qué resultó
keeper-before = antes del primer turno
keeper-journal-hint = Elige un acto para ver aquel momento o para volver a él.
keeper-look = Ver este momento
keeper-correct = Retirar todo lo posterior a #{ $number }
keeper-why = Por qué se corrige
keeper-why-first = Di antes por qué

keeper-lacking = Falta: { $fields }.

## Para qué son, donde el terminal dice cómo se escribe

keeper-tip-enlist = Con qué lista entra y cómo se llama su fuerza; recibe sus primeros hongos.
keeper-tip-give-hongos = Un jugador da hongos a otro, de acuerdo los dos.
keeper-tip-attack = Quien tiene el turno ataca a otro, que responde.
keeper-tip-settle = El atacado llega a un acuerdo; paga él, si no se dice otro.
keeper-tip-explore = Un explorador visita el territorio de un nativo que lo consiente.
keeper-tip-report-result = Cómo acabó la batalla, dondequiera que se jugara.
keeper-tip-set-deadline = Hasta qué día se juegan las batallas de este turno; sin día, sin plazo.
keeper-tip-take-district = El vencedor toma un distrito del vencido; sin nombre, ninguno.
keeper-tip-rise = Un jugador cambia de ejército.

## En nuestra mesa

keeper-engage = Arbitrarla aquí
keeper-engage-tip = Elegir los dos ejércitos y empezar la batalla en esta mesa
keeper-resume = Ir a la batalla
keeper-resume-tip = Abrir la batalla donde se dejó
keeper-take = Tomar su resultado
keeper-take-tip = El resultado de la batalla arbitrada aquí, para confirmarlo
keeper-engage-title = La batalla { $battle } en esta mesa
keeper-engage-text = Cada bando trae un ejército de su lista, a los puntos del día.
keeper-engage-draw = Sortear un ejército
keeper-engage-army = { $role ->
        [attacker] El ejército atacante
       *[defender] El ejército defensor
    }
keeper-engage-begin = Empezar la batalla
