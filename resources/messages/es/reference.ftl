### La hoja de referencia de una batalla: lo que hace falta tener al lado de la mesa, con palabras nuestras.
### ″ es siempre una pulgada: en partidas en centímetros se cambia por cm.

reference-kicker = Hoja de referencia
reference-title = { $red } contra { $blue }
reference-untitled = Una batalla
# $scenario: el escenario, o none; $ground: el terreno local, o none.
reference-subtitle =
    { $ground ->
        [none] { $scenario }
       *[other] { $scenario } · { $ground }
    }
reference-footer = Solo las reglas que hacen falta con estos dos ejércitos, este escenario y este terreno. «En el Corazón de África», 2.ª edición.
reference-subject = Reglas de una batalla de «En el Corazón de África»
# $pages: una página o varias; el espacio es de no partir la línea.
reference-page = pág.{"\u00A0"}{ $pages }
reference-pages = págs.{"\u00A0"}{ $pages }
# $letter: A o B; $role: su papel, o none.
reference-fact-side =
    { $role ->
        [attacker] { $letter } · ataca
        [defender] { $letter } · defiende
       *[none] Bando { $letter }
    }
# $name: el ejército; $points: sus puntos.
reference-side = { $name }, { $points } puntos
reference-fact-light = Luz
# $turns: cuántos turnos dura.
reference-light =
    { $time ->
        [night] de noche
        [dawn] amanecer, a oscuras hasta el turno { $turns }
       *[other] anochecer, con luz hasta el turno { $turns }
    }

## Tropas

reference-troops = Tropas de los dos bandos
reference-head-rules = Salvación y reglas especiales
reference-save-short = salv. { $needs }+
reference-troops-note = C/C: cuerpo a cuerpo. Abierto y cobertura: dados de movimiento en pulgadas. Moral: lo que hay que sacar.

## Pasos del turno

reference-step-arrivals = Llegadas
reference-step-units = Mueven las unidades
reference-step-independents = Mueven los independientes y el Bagaje
reference-step-shooting = Disparos
reference-step-reloading = Humo de recarga
reference-step-melee = Cuerpo a cuerpo
reference-step-morale = Moral
reference-step-rallying = Reagrupamiento
reference-step-victory = Victoria
reference-terrain = Terreno
reference-people = Figuras señaladas
reference-kinds = Reglas de tropas
reference-works = Obras y estratagemas

## Llegadas

reference-reserves-title = Reservas
reference-reserves = Desde el turno 4, cada unidad en reserva tira 1D6 y llega con 5+: se coloca a 3″ o menos del borde, en su mitad, y nunca a 12″ o menos de enemigos llegados este turno.
reference-attacker-first-title = Orden
reference-attacker-first = Tira y coloca primero el atacante.
reference-either-first-title = Orden
reference-either-first = Se sortea cada turno quién tira y coloca primero.
reference-column-title = Columna
reference-column = El atacante hace entrar cada turno la siguiente unidad o figura independiente de su orden de marcha por su lado corto, con todo su movimiento; puede disparar y luchar.

## Movimiento

reference-alternate-title = Por turnos
reference-alternate = Una unidad cada vez, alternando; empieza el atacante. Renunciar a mover cuenta como mover. Quien se queda sin unidades deja al otro acabar.
reference-roll-title = Dados
reference-roll = Cada unidad tira sus dados (una tirada por cada clase de terreno); después puede mover menos, o solo parte de sus figuras.
reference-slow-title = Terreno difícil
reference-slow = Usa los dados de Cobertura la figura que empieza en terreno difícil, pasa por él, o quiere entrar en contacto con quien está en él o tras una obra. Si se tiró como en abierto, se queda a 1″ de ese enemigo.
reference-together-title = Cohesión
reference-together = No más de 4″ entre figuras de la unidad; la que queda partida se reúne al mover.
reference-contact-title = Contacto
reference-contact = El contacto de peanas con un enemigo acaba el movimiento de los dos.
reference-break-off-title = Separarse
reference-break-off = Tras un turno de lucha, una figura puede separarse si su unidad mueve antes que la del rival y no pasa sobre peanas enemigas: ese turno no dispara ni entra en contacto con otro.
reference-evade-title = Evadirse
reference-evade = Un montado que no ha movido se evade de quien lo toca a pie: en línea recta, todo lo tirado, sin acabar en otro contacto ni disparar. No en terreno difícil.
reference-ambush-title = Emboscadas
reference-ambush = Salen a la mesa si mueven, si disparan o si un enemigo llega a 2″; las que están tras una altura, si las ven.
reference-ambush-finders-title = Descubrirlas
reference-ambush-finders = Un Explorador o un Líder Astuto Diablo, a 8″, aunque no las vea.
reference-dark-move-title = A oscuras
reference-dark-move = A oscuras todos mueven con los dados de Cobertura; las piezas no mueven.
reference-boats-title = Embarcaciones
reference-boats = Embarcar o desembarcar ocupa un turno sin disparar. Canoas y dhows mueven 2D6 aguas abajo y 1D6 aguas arriba; caben 5 en una canoa y 20 en un dhow.
reference-fire-flee-title = Incendio
reference-fire-flee = De lo que arde hay que salir antes de que acabe el movimiento del turno siguiente; quien siga dentro se pierde. Arde cuatro turnos y nadie puede entrar.

## Independientes

reference-alone-title = Orden
reference-alone = Alternando desde el atacante: Líder con sus ayudantes, demás figuras independientes, y el Bagaje como una unidad.

## Disparos

reference-shots-title = Disparos
reference-shots = Todos a la vez, en el orden que se quiera: quien cae también dispara. Cada figura, un disparo a una figura enemiga.
# $needs: lo que hace falta.
reference-hit-title = Acertar
reference-hit = 1D6 + la bonificación de la tropa (si no ha movido ni girado) y lo de la tabla: baja con { $needs }+.
reference-sight-title = Visión
reference-sight = Hace falta ver el blanco, dentro del arco frontal de 45°. Tapan el terreno y las peanas de cualquiera (no los ayudantes): hace falta un hueco de 3″, o de una peana si está a 1″ de tirador o blanco. Nunca dispara más de una fila.
reference-priority-title = Prioridad
reference-priority = Antes que a nadie: 1) a quien acaba de entrar en contacto con el tirador; 2) al más cercano que avanza derecho hacia él; 3) a la unidad más próxima a 16″ o menos. Si no hay, a quien se quiera. Líderes y cañones eligen siempre.
reference-attacked-title = Contra quien carga
reference-attacked = El atacado puede disparar a su atacante, como a corto alcance, si lo tenía en el arco cuando empezó a mover, y a nadie más. Quien se ha movido al contacto no dispara.
reference-mingled-title = A la refriega
reference-mingled = No se dispara a quien lleva todo el turno luchando, ni a quien venció el anterior y ha pasado a otro rival a 1″ o menos.
reference-dispersed-title = Dispersado
reference-dispersed = A pie, sin amigos a 1″ o menos (no cuentan Exploradores, Portadores de Armas ni ayudantes) y a más de 8″ del tirador.
reference-dark-shoot-title = A oscuras
reference-dark-shoot = A oscuras se ve y se dispara a 6″ como mucho; a distancia normal, a quien se recorta contra un fuego.
reference-set-fire-title = Prender fuego
reference-set-fire = Un Líder, Brujo, Explorador o quien lleve arma de fuego, tocando un poblado o hierba alta y sin disparar ni luchar este turno, prende con 5+ (Hombres Blancos y Regulares, 4+). El humo tapa la vista y avanza 4″ por turno con el viento.
reference-canoes-title = Canoas
reference-canoes = A quienes van en canoa se les dispara uno a uno: un 6 de un Hombre Blanco, un cañón o una Ametralladora la hunde con todos.
reference-dhows-title = Dhows
reference-dhows = El dhow suma 10 impactos por cada uno de cañón y 1 por cada otro; hace un test cada 5.
reference-head-factor = Dado
reference-head-why = Por qué

## Recarga

reference-reload-title = Recarga
reference-reload = La figura con Recarga que dispara recibe un marcador de humo y pasa un turno entero sin mover, disparar ni luchar (puede girar); entonces se le quita.

## Cuerpo a cuerpo

# $by: por cuánto se gana.
reference-fight-title = Lucha
reference-fight = Cada figura tira 1D6 + su C/C: quien supera al otro por { $by } o más lo elimina; si no, siguen en combate.
reference-two-on-one-title = Dos contra uno
reference-two-on-one = Dos contra uno como mucho, y solo cuando todos tienen rival: el que está solo elige con quién lucha primero.

## Moral

reference-tests-title = Tests
reference-tests = Todos juntos, uno por cada causa; 1D6, y hay que sacar al menos la moral de la unidad.
# $losses: bajas en un turno; $span: con cuántas figuras se empezó el turno.
reference-threshold = { $losses }{"\u00A0"}(con{"\u00A0"}{ $span })
reference-threshold-more = { $losses }{"\u00A0"}(con más de{"\u00A0"}{ $span })
reference-losses-title = Bajas
reference-losses = En un turno, según las figuras al empezarlo: { $spans }. Cada múltiplo es otro test.
reference-ambushed-title = Emboscada
reference-ambushed = Si una sale a 8″ o menos: un test por turno, aunque salgan varias.
reference-pygmies-title = Pigmeos
reference-pygmies = Otro test, si eran ellos.
reference-friend-lost-title = Amigos
reference-friend-lost = Cada unidad destruida o huida a 12″ o menos y a la vista, si no vale menos por figura que la propia.
reference-notable-lost-title = Figuras señaladas
reference-notable-lost = Su Líder, Abanderado o Brujo cae a 18″ o menos, aunque no se vea.
reference-baggage-lost-title = Bagaje
reference-baggage-lost = Si lo capturan, todas las unidades de quien lo pierde.
reference-village-lost-title = Poblado
reference-village-lost = Si lo incendian, todas las unidades del defensor.
reference-spell-title = Hechizo
reference-spell = La unidad que elija un Brujo enemigo.
reference-failed-title = Fallar
reference-failed = Primer fallo: un marcador, y sigue igual. Un fallo con marcador: la unidad huye y se retira.

## Reagrupamiento

reference-rally-title = Líderes
reference-rally = Cada Líder, una unidad con alguna figura a 6″ o menos: con { $needs }+ le quita un marcador, aunque haya disparado o luche.
reference-rally-eloquent-title = Elocuente
reference-rally-eloquent = Le basta 2+.

## Victoria

reference-win-encounter-title = Encuentro
reference-win-encounter = Pierde quien se rinde o se queda sin unidades combatientes en la mesa.
reference-win-ambush-title = Emboscada
reference-win-ambush = Gana el atacante si saca por el lado corto opuesto dos tercios de sus combatientes (Líderes y figuras independientes cuentan; Ayudantes y Bagaje no), o la mitad con todo el Bagaje. Pierde en cuanto ya no puede, o si tras dos turnos todo lo que ha entrado está roto o destruido.
reference-win-planned-attack-title = Ataque Planeado
reference-win-planned-attack = Gana el atacante cuando al defensor no le queda en la mesa ninguna unidad combatiente, o tras ocupar el poblado o campamento dos turnos enteros sin más defensores dentro que Bagaje. Si no lo logra en un tiempo razonable, gana el defensor.
reference-win-raid-title = Incursión
reference-win-raid = Gana el atacante en cuanto captura dos elementos del Bagaje; si tras 10 turnos no lo ha hecho, pierde.

## Terreno

reference-head-ground = Terreno
reference-head-pace = Se mueve
reference-head-cover = Cubre
reference-head-sight = A la vista
reference-head-page = Pág.
reference-pace-slow = difícil
reference-pace-open = abierto
reference-pace-none = no se entra
# $inches: desde qué distancia; $still: quieto; $bank: pegado a la orilla.
reference-cover-all = sí
reference-cover-none = no
reference-cover-foot = a pie
reference-cover-still = a pie y quieto, a más de { $inches }″
reference-cover-bank = a pie y quieto en la orilla
reference-cover-no-guns = sí, salvo de cañones
reference-sight-low-hill = la cresta tapa; en la misma colina se ve a 4″
reference-sight-escarpment = a más de 2″ del borde no se ve lo de abajo; huecos: abierto
reference-sight-kopje = como escarpadura; sendero en fila, solo a pie
reference-sight-jungle = tapa si se cruza más de 1″
reference-sight-tall-grass = tapa si se cruzan más de 4″
reference-sight-rocky-ground = no tapa
reference-sight-cultivation = no tapa
reference-sight-village = dentro se ve a 3″; su cercado es una barricada
reference-sight-marsh = no tapa; ni montados, ni piezas, ni Bagaje
reference-sight-stream = no tapa
reference-sight-gully = desde dentro, solo a 2″ del borde
reference-sight-river = no tapa; por el vado, difícil: 1D6, con 1 cocodrilo
reference-sight-sea-or-lake = no tapa
reference-sight-road = se ve a lo largo; anula lo difícil, salvo kopje y marisma
reference-crocodiles = Marisma infestada: cada figura que se mueve por ella tira 1D6 cada turno; con 1 se pierde.

## Despliegue

reference-deployment = Despliegue
reference-deploy-encounter-title = Encuentro
reference-deploy-encounter = Las líneas base son los dos lados largos. Se coloca una unidad por turnos, a 6″ o menos de la propia línea, Bagaje incluido. Cada bando puede adelantar una unidad hasta 18″ (guardia avanzada), guardar otra en reserva y emboscar otra, que puede ser esa misma.
reference-deploy-ambush-title = Emboscada
reference-deploy-ambush = El atacante escribe su orden de marcha, que el defensor puede ver y que ya no cambia. El defensor despliega al menos la mitad de sus figuras donde quiera, a más de 12″ de la línea base del atacante; cuantas quiera, emboscadas si el terreno lo permite. El resto tira para llegar. Su Bagaje no tiene que desplegarse.
reference-deploy-planned-attack-title = Ataque Planeado
reference-deploy-planned-attack = El atacante elige su línea base, lado largo o corto. El defensor coloca en su mitad el poblado o campamento, las obras y todas sus figuras, con hasta dos unidades emboscadas. Después, el atacante pone al menos la mitad de sus unidades a 6″ o menos de su línea base; las demás tiran para llegar. Los dos Bagajes se despliegan al principio.
reference-deploy-raid-title = Incursión
reference-deploy-raid = El defensor despliega como en un Ataque Planeado, pero con la mitad de sus unidades en mesa como mucho; el resto tira para llegar. Todo su Bagaje empieza en el poblado o campamento, o en el kraal contiguo. No embosca a nadie, salvo una unidad si su Líder es un Astuto Diablo. El atacante despliega como en un Ataque Planeado y puede dejar fuera su Bagaje.
reference-climb-title = Trepar
reference-climb = Solo las figuras a pie cruzan una fortificación o una barricada. La que llega a ella se para el resto del turno; trepar le cuesta otro turno entero.
