### La página de campaña de la mesa. Lo que también dice el terminal está en campaign_state.ftl; las palabras de las órdenes, en orders.ftl.

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
# $player: de quién es la copia; $count: órdenes que esperan a ser enviadas.
campaign_desk-copy = Esta es la copia de { $player }: las órdenes que se dan aquí se reúnen para quien organiza. { $count ->
        [0] No espera ninguna.
        [one] Espera una por enviar.
       *[other] Esperan { $count } por enviar.
    }
campaign_desk-copy-over = Esta es la copia de { $player }, y la partida ha acabado: no hace falta mandar nada más.
campaign_desk-copy-orders = Mis órdenes
campaign_desk-to-now = Volver al presente
campaign_desk-off-copy = Es la copia de un jugador: solo la cambian los archivos de quien organiza
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

campaign_desk-typed = Una orden en una línea
campaign_desk-typed-hint = O escribe la orden: ataca Ana a Luis…
campaign_desk-typed-tip = Como en el terminal; el tabulador toma la primera palabra ofrecida, los dados van detrás del signo = y el motivo para saltarse el libro, detrás del de exclamación

## La copia de un jugador

campaign_desk-not-his = Esta orden no le corresponde a { $player }.
campaign_desk-to-outbox = A mis órdenes
campaign_desk-to-outbox-tip = Añadirla a las órdenes que envías a quien organiza
campaign_desk-outbox = Órdenes de { $player }
campaign_desk-outbox-text = Aquí se reúnen las órdenes que das en esta página. Guarda el archivo y envíalo a quien organiza, que lo ve antes de aceptarlo.
campaign_desk-outbox-none = No espera ninguna orden.
campaign_desk-outbox-note = Unas palabras para quien organiza
campaign_desk-outbox-drop = Quitar
campaign_desk-outbox-clear = Enviadas: empezar de nuevo
campaign_desk-orders-save = Guardar mis órdenes…
campaign_desk-orders-saved = { $count ->
        [one] La orden está en { $path }
       *[other] Las { $count } órdenes están en { $path }
    }

## Archivos y correo

campaign_desk-post = Por correo
campaign_desk-post-text = Cada jugador recibe un archivo que dice cómo está todo, firmado con una clave que solo conocéis los dos, y devuelve sus órdenes.
campaign_desk-state-save = Guardar el estado…
campaign_desk-state-save-of = Guardar el estado para { $player }
campaign_desk-state-save-tip = Cómo está todo, para { $player }; si aún no tiene clave, se le da una
campaign_desk-state-whole = Entero…
campaign_desk-state-whole-tip = { $player } solo recibe lo nuevo desde su última respuesta; esto lo guarda todo, por si ha perdido su copia
campaign_desk-state-saved = El estado para { $player } está en { $path }
campaign_desk-key-of = Clave de { $player }
campaign_desk-key-copy = Copiar la clave
campaign_desk-key-copied = La clave está en el portapapeles
campaign_desk-key-issue = Dar una clave
campaign_desk-key-issue-tip = Una clave nueva, que solo debe saber el jugador
campaign_desk-key-renew = Clave nueva
campaign_desk-key-renew-tip = La anterior deja de valer: por si otro ha visto la clave
campaign_desk-key-handed = Clave de { $player }: { $key }. No se la digas a nadie más.
campaign_desk-key-field = La clave que te dio quien organiza
campaign_desk-save = La campaña en un archivo
campaign_desk-save-where = Guardar en un archivo
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
campaign_desk-files-of-post = Partidas, estados y órdenes
campaign_desk-files-all = Todos los archivos

## Un archivo recibido

campaign_desk-bring = Un archivo recibido
campaign_desk-bring-press = Abrir un archivo…
campaign_desk-bring-state-press = Abrir el archivo de quien organiza…
campaign_desk-bring-tip = Las órdenes de un jugador, un estado nuevo o una partida entera; también se puede soltar en la ventana. Nada se acepta antes de que lo veas.
campaign_desk-bring-file = El archivo { $file }
campaign_desk-bring-journal = La campaña «{ $name }»
campaign_desk-bring-state = El estado de «{ $name }», para { $player }
campaign_desk-bring-orders = Órdenes de { $player } para «{ $name }»
campaign_desk-bring-players = Jugadores: { $players }
campaign_desk-bring-entries = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }
campaign_desk-bring-new = { $count ->
        [0] No trae nada nuevo.
        [one] Trae una entrada nueva.
       *[other] Trae { $count } entradas nuevas.
    }
campaign_desk-bring-empty = No contiene ninguna entrada.
campaign_desk-bring-note = «{ $note }»
campaign_desk-bring-certificate = Elegir el certificado…
# $what: para qué son los dados.
campaign_desk-bring-certificate-wanted = Aquí valen los dados de un certificado ({ $what }).
campaign_desk-certificates = Certificados de dados
campaign_desk-bring-orders-here = Lo que se apuntaría
campaign_desk-bring-since = Lo que ha pasado desde que se escribió
campaign_desk-bring-none-goes = Ya no vale ninguna de estas órdenes.
campaign_desk-bring-key-first = Es el primer archivo para { $player }: escribe la clave que lo acompaña.
campaign_desk-bring-take = Aceptar la campaña
campaign_desk-bring-game-take = Aceptar la partida
# $orders: las órdenes que ya no valen.
campaign_desk-orders-left = Quedan fuera: { $orders }
campaign_desk-bring-state-take = Aceptar el estado
campaign_desk-bring-orders-take = { $count ->
        [one] Apuntar la orden
       *[other] Apuntar { $count } órdenes
    }
campaign_desk-allow-partly = { $count ->
        [one] Aceptar la única entrada que está sana
       *[other] Aceptar las { $count } entradas que están sanas
    }
campaign_desk-allow-replacing = { $count ->
        [one] No coincide con la copia: apartar la última entrada de la copia y aceptar este archivo
       *[other] No coincide con la copia: apartar las últimas { $count } entradas de la copia y aceptar este archivo
    }
campaign_desk-allow-on-top = { $count ->
        [one] Apuntarlas detrás de la entrada posterior
       *[other] Apuntarlas detrás de las { $count } entradas posteriores
    }
campaign_desk-allow-orders = { $count ->
        [one] Dejar fuera la orden que ya no vale
       *[other] Dejar fuera las { $count } órdenes que ya no valen
    }
campaign_desk-allow-first = Confírmalo antes arriba

## Las campañas que hay

