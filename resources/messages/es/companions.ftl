### La página de los juegos compañeros, sean cuales sean.

companions-title = Más juegos
companions-lead = Otros reglamentos, jugados de principio a fin: cada número explicado y con su cita, nada se pierde y todo se puede deshacer.
companions-name = Nombre de la partida
companions-edition = Edición
# $edition: 1 o 2.
companions-edition-of = { $edition ->
    [1] 1.ª edición
    [2] 2.ª edición
   *[other] Edición { $edition }
    }
companions-set = Componentes
companions-set-ours = Nuestro conjunto propio
companions-set-own = Mi propia caja
companions-set-own-text = El programa lleva las reglas y pregunta qué pone en tu caja la primera vez que hace falta. Tus respuestas quedan en tu propio paquete.
companions-extras = Opciones y cartas opcionales
companions-begin = Empezar la partida
companions-another = ← Más juegos
companions-pane-orders = Órdenes
companions-pane-board = Tablero
companions-pane-beside = Cartas, registro y puntos
companions-beside-pieces = Cartas
companions-beside-log = Registro
companions-beside-sums = Puntos y taza
companions-beside-advice = Consejo
companions-advice = De cada orden, lo que se espera en puntos de victoria y si el campamento aguanta; debajo, de qué sale. La primera es la que aconsejamos. Lo que vale una posición lo apreciamos nosotros; las probabilidades son las de las reglas.
companions-advice-wait = Echando cuentas…
companions-advice-none = Ahora no hay nada que aconsejar.
companions-back = ‹ Volver a la partida
companions-all-orders = ← Todas las órdenes
companions-by-hand = Tiro y saco yo
companions-by-hand-tip = Los dados se escriben, y se pulsa la ficha o la carta que salió de tu propia taza o de tu mazo. La tecla de una cifra solo señala entonces su orden, y la da Intro: unos dados tecleados donde no toca no ordenan nada. Si no, tira y saca el programa.
# $order: lo que dice su botón.
companions-pointed = Intro da esta orden: { $order }. Los dados se escriben donde se piden.
# $count: órdenes.
companions-why-not = Ahora no, y por qué ({ $count })
companions-not-now = Ahora no. { $now }
# $count: frases.
companions-more-told = { $count ->
    [one] Y una cosa más, en el registro.
   *[other] Y { $count } cosas más, en el registro.
    }
companions-leave = Dejarlo
companions-say = Guardarlo y seguir
# $why: qué tiene en contra el reglamento, y cómo arreglarlo.
companions-not-kept = La partida sigue con ese valor, pero no se guarda en tu caja: { $why }

## Cada uno: su título, qué es, los grupos de lo que se puede añadir.

companions-zulus-title = Zulus on the Ramparts
companions-zulus-text = Rorke’s Drift, 22 de enero de 1879, para un jugador: cuatro iButho se acercan, ficha a ficha, y cada salva, cada barricada y cada héroe cuentan hasta que se avista la columna de socorro.
companions-zulus-option = Reglas opcionales
companions-zulus-card = Cartas opcionales
companions-kingdoms-title = Dark Kingdoms
companions-kingdoms-text = Britania a finales del siglo V, para tres o cuatro ante esta pantalla: territorios que producen, ejércitos, barcos y fama. Un telón guarda las manos hasta que se sienta cada jugador.
companions-kingdoms-beside-sums = Puntos
companions-kingdoms-pane-beside = Cartas, cartones y puntos
companions-kingdoms-set-own-text = El mapa de tu caja lo copias una vez, aquí; qué cartas trae, con «kingdoms pack set» en el terminal. Lo demás se pregunta cuando hace falta, y queda en tu propio paquete.
companions-kingdoms-copy = Copiar mi mapa…
companions-set-up = Preparación
companions-isandlwana-title = Last Stand at Isandlwana
companions-isandlwana-text = Isandlwana, 22 de enero de 1879, en hexágonos, para dos jugadores o para uno contra las reglas: seis turnos en los que 112 unidades zulúes se cierran sobre compañías, carros y tiendas.
companions-isandlwana-option = Opciones
companions-isandlwana-pane-beside = Unidades, registro y cuentas
companions-isandlwana-beside-pieces = Unidades
companions-isandlwana-beside-sums = Cuentas
companions-replay = Repetición: muévela para ver la partida después de cada entrada
companions-isandlwana-advice = Qué ordenaría ahora cada plan del ordenador, y por qué. Debajo, cada orden que decide un dado, la más probable primero, con la suma de su número de impacto; de lo elegido en el mapa, o de todas. Un movimiento no tira dados.
companions-isandlwana-extras = Opciones
companions-isandlwana-by-hand = Tiro yo los dados
companions-isandlwana-by-hand-tip = Los dados se escriben como han caído. La tecla de una cifra solo señala entonces su orden, y la da Intro: unos dados tecleados donde no toca no ordenan nada. Si no, los tira el programa.
companions-copy = Copiar mi mapa y mis unidades…
companions-back-to-shelf = ← Más juegos
companions-isandlwana-set-own-text = El programa lleva las reglas. Copia primero tu mapa, hexágono por hexágono; lo que después aún falte te lo pregunta la primera vez que importa. Tus respuestas quedan en tu propio paquete.
companions-step-back = Volver una pregunta
companions-beside-post = Correo
companions-waits-dice = Para tu última orden tira los dados o roba la carta quien organiza. Manda tus órdenes: el archivo siguiente dirá qué salió.
# $player: quien decide ahora, o none.
companions-waits =
    { $player ->
        [none] Ahora no decide nadie.
       *[other] Ahora decide { $player }. Cuando te llegue el archivo siguiente, ábrelo aquí.
    }
# $pack: su id.
companions-by-mail = Decide { $player }, por correo. Mándale cómo está la partida y, cuando lleguen sus órdenes, ábrelas aquí.
companions-by-mail-here = { $player } está ante esta pantalla
companions-own-box = Tu propia caja ({ $pack }): los valores que has copiado
companions-how-many = ¿Cuántos juegan?
companions-who = Quién juega
companions-seat = Sitio { $number }
companions-level = quién lo juega
