### El laboratorio: los experimentos, lo que cuentan, sus informes.
###
### $count, $done, $most, $played, $wanted cuántos; $rest lo que queda de un id; $side quién juega; $value, $low, $high una parte y sus límites.

## En el terminal

lab-head-experiment = Experimento
lab-head-game = Juego
lab-head-most = Partidas como mucho
lab-head-title = Lo que pregunta
lab-head-cell = Casilla
lab-head-values = Valores
lab-head-games = Partidas
lab-head-seed = Semilla
lab-head-begun = Empezado
lab-head-rules = Reglas
lab-head-low = Como poco
lab-head-high = Como mucho
lab-head-points = Puntos, { $side }
lab-head-points-short = Puntos
lab-head-turns = Turnos
lab-head-why = Por qué
lab-head-replay = Para abrirla
lab-head-game-number = N.º
lab-head-ending = Final
lab-head-winner = Gana
lab-as-usual = como siempre
lab-measure = Se mide: { $measure }. Semilla { $seed }.
lab-until = Una casilla está completa cuando el intervalo del 95 % de «{ $measure }» mide { $width } puntos o menos; se comprueba cada { $every } partidas.
lab-nothing-kept = Aún no se ha hecho ninguno. «heart-africa lab list» muestra los experimentos.
lab-rules-now = las de hoy
lab-rules-other = otras ({ $mark }): no se mezclan con las de hoy
lab-progress = { $done } de { $most } partidas
lab-progress-seconds = { $done } de { $most } partidas, quedan unos { $seconds } s
lab-progress-minutes = { $done } de { $most } partidas, quedan unos { $minutes } min
# $name: el experimento.
lab-done =
    { $played ->
        [0] Las { $count } partidas ya estaban jugadas.
        [one] Jugadas las { $count } partidas, 1 de ellas ahora.
       *[other] Jugadas las { $count } partidas, { $played } de ellas ahora.
    } «heart-africa lab report { $name }» enseña los resultados.
lab-broken =
    { $count ->
        [one] 1 partida se cortó
       *[other] { $count } partidas se cortaron
    } por un fallo del programa; no se cuentan. Detalles: { $path }
lab-stopped = Interrumpido. Quedan guardadas { $done } de { $most } partidas; la misma orden sigue desde ahí.
# $kind, $name: de qué clase y con qué nombre; $entries: cuántas órdenes.
lab-replayed =
    Está como «{ $name }» ({ $entries ->
        [one] 1 entrada
       *[other] { $entries } entradas
    }). Para verla: heart-africa { $kind } log "{ $name }"
# $name: el experimento.
lab-unfair = La prueba del espejo de «{ $name }» falla: dos bandos iguales no ganan igual de veces. El informe dice dónde.

## El informe

lab-report = Laboratorio
lab-report-foot = Jugado por el ordenador · reglas { $mark } · programa { $program }
lab-report-played = Partidas
lab-report-games =
    { $count ->
        [one] 1 de { $wanted }
       *[other] { $count } de { $wanted }
    }
lab-report-beware = Cuidado
lab-report-broken =
    { $count ->
        [one] 1 partida se cortó por un fallo del programa y no se cuenta
       *[other] { $count } partidas se cortaron por un fallo del programa y no se cuentan
    }: si son todas de una clase, las demás se inclinan hacia un lado.
lab-report-measure = Medida
lab-report-answer = La respuesta
lab-report-nothing = Aún no se ha jugado ninguna partida.
# $measure: lo que se cuenta.
lab-report-forest-alt = En cada casilla, con qué frecuencia: { $measure }, con su intervalo del 95 %.
lab-report-in-all = En todas las partidas
lab-report-bounds = La línea de cada punto es el intervalo de Wilson del 95 %. Oscura: no contiene el 50 %.
lab-report-within = { $value } ({ $low } – { $high }) de { $count }
lab-report-between = { $value } ({ $low } – { $high })
lab-report-heat = Cuántas gana la fila, siendo { $side }, de cada cien partidas con ganador
lab-report-heat-once = Cuántas gana la fila de cada cien partidas con ganador
lab-report-heat-alt = Para cada pareja, cuántas veces de cien gana la fila; cuanto más rojo, más veces.
lab-report-heat-note = Rojo: gana más la fila; azul: menos. Con marco y en negrita: el intervalo del 95 % no contiene el 50 %. Las columnas llevan los números de las filas.
lab-report-paired = Los mismos dados, de dos maneras
# $count: partidas jugadas de las dos maneras; $alike: las que fueron iguales hasta el último punto; $once, $twice: aquellas en que solo
# una de las dos llegó a $measure; $value, $low, $high: en cuántos puntos de cien es más frecuente la segunda.
lab-report-same-dice = Cada partida se jugó de las dos maneras con los mismos dados: A, «{ $first }», y B, «{ $second }». De { $count } partidas, { $alike ->
        [one] 1 fue igual
       *[other] { $alike } fueron iguales
    } hasta el último punto. «{ $measure }»: { $once ->
        [one] una vez
       *[other] { $once } veces
    } solo con A, { $twice ->
        [one] una vez
       *[other] { $twice } veces
    } solo con B. B menos A: { $value } de cada cien partidas ({ $low } – { $high }). { $sure ->
        [yes] Es más que azar.
       *[no] Bien puede ser azar.
    }
lab-report-paired-note = Solo las partidas que acabaron de otra manera distinguen las dos; el intervalo es el de Wilson, de esas solas.
lab-report-mirror = La prueba del espejo
lab-report-fair = Entre bandos iguales, { $side } gana { $value } de las { $count } partidas con ganador ({ $low } – { $high }). El 50 % queda dentro: ningún asiento tiene ventaja.
lab-report-unfair = DOS BANDOS IGUALES NO GANAN IGUAL DE VECES: { $side } gana { $value } de las { $count } partidas con ganador ({ $low } – { $high }). Tenlo en cuenta al comparar a los demás.
lab-report-strange = Demasiado lejos del 50 %, tomados uno a uno: { $names }.
lab-report-strengths = Fuerzas
lab-report-strengths-alt = Lo fuerte que es cada uno frente al medio de todos, con su intervalo del 95 %.
lab-report-strengths-note = Ajuste de Bradley y Terry, en logaritmo de la ventaja: 0 es el medio de todos; con 1 más se ganan 73 de 100 partidas, con 2 más 88. Un empate vale medio para cada uno; cada pareja lleva media victoria más por lado, para que nadie salga infinitamente fuerte.
lab-report-first = (primer asiento)
lab-report-worth = Lo que valen cien puntos
lab-report-worth-alt = Para cada tropa, la probabilidad de ganar del bando que lleva cien puntos de ella en vez de cien de lo corriente, con su intervalo del 95 %.
lab-report-worth-note = La probabilidad de ganar del bando que lleva cien puntos de ella en vez de cien puntos de todo un poco, por un ajuste logístico a { $count } partidas con ganador. 50 %: vale lo que cuesta; más: barata; menos: cara. Oscura: el intervalo no contiene el 50 %.
lab-report-cells = Casilla por casilla
lab-report-mean-note = Puntos y turnos: la media, con su intervalo del 95 %.
lab-report-endings = Cómo acaban las partidas
lab-report-endings-note = En cuántas partidas de cada casilla.
lab-report-all =
    { $count ->
        [one] La única partida
       *[other] Las { $count } partidas
    }
lab-report-counts = Qué más ocurrió
lab-report-counts-note = En cuántas partidas de cada casilla; una raya donde no podía ocurrir.
lab-report-what = Qué
lab-report-look = Partidas para mirar
lab-report-look-note = Cada una se vuelve a jugar con su semilla y queda entre tus partidas, con todas las órdenes y todos los dados.
lab-why-usual = de duración corriente
lab-why-short = la más corta
lab-why-long = la más larga
lab-why-close = la más reñida
lab-report-how = Cómo se hizo
# $name: el experimento; $mark: las reglas; $program: la versión; $milliseconds, $minutes: tiempo de procesador.
lab-report-made = heart-africa lab run { $name }. La misma semilla da las mismas partidas en cualquier máquina con las reglas { $mark } (programa { $program }). Una partida llevó { $milliseconds } ms de procesador de media; todas, { $minutes } minutos.
lab-report-method = Proporciones: intervalo de Wilson. Medias: de Student. Donde una casilla acaba antes lo decide la anchura del intervalo, en números fijos de partidas, nunca lo que dice; así se cuentan las mismas partidas las juegue quien las juegue.

## Lo que se cuenta

# $side: quién.
lab-won = victoria: { $side }

## Zulus on the Ramparts

lab-zulus-parameter-edition = edición
lab-zulus-parameter-player = jugador
lab-zulus-value-any-legal = cualquier orden legal
lab-zulus-value-greedy = voraz
lab-zulus-value-looks-ahead = mira un turno adelante
lab-zulus-side-garrison = la guarnición
lab-zulus-side-zulus = los zulúes
lab-zulus-ending-defeat = el puesto, arrollado
lab-zulus-ending-military = todos los iButho vencidos
lab-zulus-ending-relief = la columna de socorro a la vista
lab-zulus-fact-aim = 40 puntos de victoria o más
lab-zulus-fact-defeat = el puesto, arrollado
lab-zulus-fact-military = todos los iButho vencidos
lab-zulus-fact-dry = la taza, vacía
lab-zulus-fact-track =
    { $rest ->
        [chest] de las derrotas, por la senda del Pecho
        [left-horn] de las derrotas, por la senda del Cuerno Izquierdo
        [right-horn] de las derrotas, por la senda del Cuerno Derecho
       *[loins] de las derrotas, por la senda de los Lomos
    }
lab-zulus-fact-unused = sin usar: { $rest }
lab-zulus-fact-tragic-defeat = derrota trágica
lab-zulus-fact-ignoble-defeat = derrota innoble
lab-zulus-fact-standoff = tablas
lab-zulus-fact-minor-victory = victoria menor
lab-zulus-fact-major-victory = gran victoria
lab-zulus-fact-epic-victory = victoria épica

## Last Stand at Isandlwana

lab-isandlwana-parameter-british = británicos
lab-isandlwana-parameter-zulus = zulúes
lab-isandlwana-parameter-set-up = despliegue
lab-isandlwana-value-stand = resistir junto al carro
lab-isandlwana-value-break-out = escapar al oeste
lab-isandlwana-value-system = el sistema de 9.2
lab-isandlwana-value-close-in = cerrar el cerco
lab-isandlwana-value-any-legal = cualquier orden legal
lab-isandlwana-value-printed = el impreso
lab-isandlwana-value-free-set-up = libre
lab-isandlwana-side-british = los británicos
lab-isandlwana-side-zulus = los zulúes
lab-isandlwana-ending-breakout = escapados al oeste
lab-isandlwana-ending-survival = quedaron británicos
lab-isandlwana-ending-massacre = no quedaron británicos
lab-isandlwana-fact-breakout = escaparon carro y bandera
lab-isandlwana-fact-survival = resistieron británicos
lab-isandlwana-fact-massacre = no quedó ningún británico
lab-isandlwana-fact-dead-by = todos muertos en el turno { $rest }

## El juego principal

lab-battle-parameter-red = rojo
lab-battle-parameter-blue = azul
lab-battle-parameter-red-player = quién lleva el rojo
lab-battle-parameter-blue-player = quién lleva el azul
lab-battle-parameter-scenario = escenario
lab-battle-parameter-country = entorno
lab-battle-parameter-attacker = atacante
lab-battle-parameter-points = puntos
lab-battle-parameter-turns = turnos como mucho
lab-battle-value-red = rojo
lab-battle-value-blue = azul
lab-battle-value-random = cualquier orden legal
lab-battle-value-steady = prudente
lab-battle-value-planner = planificador
lab-battle-side-red = el rojo
lab-battle-side-blue = el azul
lab-battle-fact-attacker-wins = gana el atacante
lab-battle-fact-nobody-wins = no gana nadie

## En el programa

lab-title = Laboratorio
lab-lead = Los jugadores del ordenador juegan muchas partidas, y los resultados se cuentan con su margen de error. Se juegan en segundo plano; si algo las para, siguen desde ahí.
lab-run = Jugar
lab-go-on = Seguir
lab-all-there = Ya se han jugado todas las partidas que pide
lab-run-tip = Jugar lo que aún falta, con todos los procesadores menos uno
lab-stop = Parar
lab-stop-tip = Lo jugado queda guardado
lab-busy = ya se está jugando otro experimento
lab-read = Informe
lab-read-tip = Los resultados hasta ahora
lab-laying-out = Contando…
# $name: con qué nombre.
lab-kept-as = Ya está entre tus partidas, como «{ $name }».

## Dark Kingdoms.

lab-kingdoms-parameter-players = jugadores
lab-kingdoms-parameter-player = los demás llevan
lab-kingdoms-parameter-first = el primero lleva
lab-kingdoms-value-any-legal = cualquier orden legal
lab-kingdoms-value-greedy = voraz
lab-kingdoms-value-as-the-others = como los demás
lab-kingdoms-value-planner = previsor
lab-kingdoms-side-britons = los britones
lab-kingdoms-side-saxons = los sajones
lab-kingdoms-side-angles = los anglos
lab-kingdoms-side-jutes = los jutos
lab-kingdoms-ending-threshold = victoria con los PV del umbral
lab-kingdoms-ending-cards = se acabaron las cartas de Britania
lab-kingdoms-fact-threshold = victoria con los PV del umbral
lab-kingdoms-fact-first = gana el primero
