### La página de campaña de la mesa. Lo que también dice el terminal está en keep.ftl; las palabras de las órdenes, en orders.ftl.

keeper-title = Campaña
keeper-new = Una campaña nueva
keeper-new-text = Medio año por turno. Se puede entrar o salir en cualquier momento.
keeper-name = Nombre
keeper-name-usual = Nuestra campaña
keeper-first-year = Primer año
keeper-begin = Empezar
keeper-begin-tip = Crear la campaña; después entran los jugadores
keeper-another = Otra campaña
keeper-sample = La campaña del Nilo

## La cabecera

keeper-parts = Páginas de la campaña
keeper-part = { $part ->
        [turn] Turno
        [players] Jugadores
        [ledger] Cuentas
        [standings] Clasificación
        [chronicle] Crónica
        [files] Archivos y correo
        [papers] Papeles
       *[journal] Registro
    }
keeper-begins = empieza en { $year }
keeper-now = { $date } · turno { $turn }
# $what: lo hecho, en pocas palabras, o none.
keeper-undo = { $what ->
        [none] Deshacer
       *[other] Deshacer: { $what }
    }
keeper-redo = Rehacer lo último que se deshizo
# $player: de quién es la copia; $count: órdenes que esperan a ser enviadas.
keeper-copy = Esta es la copia de { $player }: las órdenes que se dan aquí se reúnen para quien organiza. { $count ->
        [0] No espera ninguna.
        [one] Espera una por enviar.
       *[other] Esperan { $count } por enviar.
    }
keeper-copy-over = Esta es la copia de { $player }, y la partida ha acabado: no hace falta mandar nada más.
keeper-copy-orders = Mis órdenes
keeper-to-now = Volver al presente
keeper-off-copy = Es la copia de un jugador: solo la cambian los archivos de quien organiza
keeper-off-nothing = Todavía no hay qué elegir en «{ $field }»

## El turno

keeper-battles-wait = Batallas por jugar
keeper-then = También pendiente
keeper-done = Este semestre
keeper-done-before = Antes del primer turno
keeper-others = Otras órdenes
keeper-order = Orden de juego
keeper-no-order = Aún no se ha tirado.
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
keeper-nation = Nación
keeper-as-usual = { $player } (lo habitual)
keeper-outcome = { $how ->
        [attacker] Gana { $player } (atacante)
        [defender] Gana { $player } (defensor)
        [any-attacker] Gana el atacante
        [any-defender] Gana el defensor
       *[draw] Empate
    }

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
keeper-may = Lo que se puede hacer ahora
keeper-may-not = Lo que no se puede, y por qué
keeper-changes = Cambio de ejército
keeper-no-changes = El libro no permite cambiar de ejército a esta lista.
keeper-account = Cuenta de { $player }

## Las cuentas

keeper-all-accounts = Todas las cuentas
keeper-all-causes = Por cualquier causa
keeper-all-years = Todos los años
keeper-all-players = Todos los jugadores
keeper-account-of = Cuenta
keeper-year = Año
keeper-shown = { $count ->
        [one] Se ve { $count } movimiento.
       *[other] Se ven { $count } movimientos.
    }

## El registro

keeper-before = antes del primer turno

## En nuestra mesa

keeper-engage = Arbitrarla aquí
keeper-engage-tip = Elegir los dos ejércitos y empezar la batalla en este ordenador
keeper-resume = Ir a la batalla
keeper-resume-tip = Abrir la batalla donde la dejasteis
keeper-take = Usar su resultado
keeper-take-tip = El resultado de la batalla arbitrada aquí, para confirmarlo
keeper-engage-title = La batalla { $battle } en este ordenador
keeper-engage-text = Cada bando trae un ejército de su lista, con los puntos de esta batalla.
keeper-engage-other-people = No se ofrece «{ $army }» ({ $people }): { $player } { $own ->
    [none] entró sin decir pueblo
   *[other] juega con { $own }
    }.
keeper-engage-draw = Sacar un ejército al azar
keeper-engage-army = { $role ->
        [attacker] El ejército atacante
       *[defender] El ejército defensor
    }
keeper-play-out = Que la juegue el ordenador…
keeper-play-out-tip = Los dos están de acuerdo: elige los dos ejércitos o sortéalos y mira; el resultado pasa a la campaña como cualquier otro
keeper-engage-begin = Empezar la batalla

## Una orden escrita

keeper-typed = Una orden en una línea
keeper-typed-hint = O escribe la orden: ataca Ana a Luis…
keeper-typed-tip = Como en el terminal; el tabulador toma la primera palabra ofrecida, los dados van detrás del signo = y el motivo para saltarse el libro, detrás del de exclamación

## La copia de un jugador

keeper-not-his = Esta orden no le corresponde a { $player }.
keeper-to-outbox = A mis órdenes
keeper-to-outbox-tip = Añadirla a las órdenes que envías a quien organiza
keeper-outbox = Órdenes de { $player }
keeper-outbox-text = Aquí se reúnen las órdenes que das en esta página. Guarda el archivo y envíalo a quien organiza, que lo ve antes de aceptarlo.
keeper-outbox-none = No espera ninguna orden.
keeper-outbox-note = Unas palabras para quien organiza
keeper-outbox-drop = Quitar
keeper-outbox-clear = Enviadas: empezar de nuevo
keeper-orders-save = Guardar mis órdenes…
keeper-orders-saved = { $count ->
        [one] La orden está en { $path }
       *[other] Las { $count } órdenes están en { $path }
    }

## Archivos y correo

keeper-post = Por correo
keeper-post-text = Cada jugador recibe un archivo que dice cómo está todo, firmado con una clave que solo conocéis los dos, y devuelve sus órdenes.
keeper-state-save = Guardar el estado…
keeper-state-save-of = Guardar el estado para { $player }
keeper-state-save-tip = Cómo está todo, para { $player }; si aún no tiene clave, se le da una
keeper-state-whole = Entero…
keeper-state-whole-tip = { $player } solo recibe lo nuevo desde su última respuesta; esto lo guarda todo, por si ha perdido su copia
keeper-state-saved = El estado para { $player } está en { $path }
keeper-key-of = Clave de { $player }
keeper-key-copy = Copiar la clave
keeper-key-copied = La clave está en el portapapeles
keeper-key-issue = Dar una clave
keeper-key-issue-tip = Una clave nueva, que solo debe saber el jugador
keeper-key-renew = Clave nueva
keeper-key-renew-tip = La anterior deja de valer: por si otro ha visto la clave
keeper-key-handed = Clave de { $player }: { $key }. No se la digas a nadie más.
keeper-key-field = La clave que te dio quien organiza
keeper-save = La campaña en un archivo
keeper-save-where = Guardar en un archivo
keeper-save-text = Para seguirla en otro ordenador, leerla en el navegador o llevarla a una hoja de cálculo.
keeper-save-whole = Campaña entera…
keeper-save-whole-tip = El diario con todas sus entradas, para abrirlo en otro ordenador
keeper-save-page = Página para la web…
keeper-save-page-tip = La campaña en una página para el navegador, en los dos idiomas
keeper-save-acts = Lo sucedido (CSV)…
keeper-save-acts-tip = Una fila por cada cosa que pasó, en palabras
keeper-save-ledger = Cuentas (CSV)…
keeper-save-ledger-tip = Una fila por cada movimiento de hongos
keeper-save-battles = Batallas (CSV)…
keeper-save-battles-tip = Una fila por batalla
keeper-file-saved = Guardado en { $path }
keeper-files-of-post = Partidas, estados y órdenes
keeper-files-all = Todos los archivos

## Un archivo recibido

keeper-bring = Un archivo recibido
keeper-bring-press = Abrir un archivo…
keeper-bring-state-press = Abrir el archivo de quien organiza…
keeper-bring-tip = Las órdenes de un jugador, un estado nuevo o una partida entera; también se puede soltar en la ventana. Nada se acepta antes de que lo veas.
keeper-bring-file = El archivo { $file }
keeper-bring-journal = La campaña «{ $name }»
keeper-bring-state = El estado de «{ $name }», para { $player }
keeper-bring-orders = Órdenes de { $player } para «{ $name }»
keeper-bring-players = Jugadores: { $players }
keeper-bring-entries = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
keeper-bring-new = { $count ->
        [0] No trae nada nuevo.
        [one] Trae una entrada nueva.
       *[other] Trae { $count } entradas nuevas.
    }
keeper-bring-empty = No contiene ninguna entrada.
keeper-bring-note = «{ $note }»
keeper-bring-certificate = Elegir el certificado…
# $what: para qué son los dados.
keeper-bring-certificate-wanted = Aquí valen los dados de un certificado ({ $what }).
keeper-certificates = Certificados de dados
keeper-bring-orders-here = Lo que se apuntaría
keeper-bring-since = Lo que ha pasado desde que se escribió
keeper-bring-none-goes = Ya no vale ninguna de estas órdenes.
keeper-bring-key-first = Es el primer archivo para { $player }: escribe la clave que lo acompaña.
keeper-bring-take = Aceptar la campaña
keeper-bring-game-take = Aceptar la partida
# $orders: las órdenes que ya no valen.
keeper-orders-left = Quedan fuera: { $orders }
keeper-bring-state-take = Aceptar el estado
keeper-bring-orders-take = { $count ->
        [one] Apuntar la orden
       *[other] Apuntar { $count } órdenes
    }
keeper-allow-partly = { $count ->
        [one] Aceptar la única entrada que está sana
       *[other] Aceptar las { $count } entradas que están sanas
    }
keeper-allow-replacing = { $count ->
        [one] No coincide con la copia: apartar la última entrada de la copia y aceptar este archivo
       *[other] No coincide con la copia: apartar las últimas { $count } entradas de la copia y aceptar este archivo
    }
keeper-allow-on-top = { $count ->
        [one] Apuntarlas detrás de la entrada posterior
       *[other] Apuntarlas detrás de las { $count } entradas posteriores
    }
keeper-allow-orders = { $count ->
        [one] Dejar fuera la orden que ya no vale
       *[other] Dejar fuera las { $count } órdenes que ya no valen
    }
keeper-allow-first = Confírmalo antes arriba

## Las campañas que hay

