### Las palabras de las órdenes de una campaña; las que comparte con las batallas están en verbs.ftl, donde se
### explica cómo se leen. Lo que está aquí queda escrito en guiones que la gente guarda: se añade, no se quita.

## Órdenes

orders-do-found-campaign = funda
orders-help-found-campaign = Empieza la campaña: su nombre y el año.
orders-do-enlist = entra, une, alista
orders-help-enlist = Un jugador entra en la campaña con una lista: entra Ana con zanzibaris.
orders-do-leave = deja
orders-help-leave = Un jugador deja la campaña.
orders-do-name-force = nombra
orders-help-name-force = El nombre de un pueblo, jefe o expedición; sin decirlo, se sortea uno.
orders-do-stay-away = ausente
orders-help-stay-away = A un jugador no se le encuentra, o no puede por un tiempo: se le salta.
orders-do-come-back = presente, vuelve
orders-help-come-back = El ausente vuelve a estar.
orders-do-give-hongos = da, cede
orders-help-give-hongos = Un jugador da hongos a otro, de acuerdo los dos: da Ana a Luis 2.
orders-do-begin-turn = turno, empieza turno
orders-help-begin-turn = Empieza el medio año siguiente; se tira por cada pareja de exploradores.
orders-do-roll-order = orden, tira orden
orders-help-roll-order = Todos tiran por el orden de juego.
orders-do-attack = ataca
orders-help-attack = Quien tiene el turno ataca a otro: ataca Ana a Luis.
orders-do-pass-go = pasa
orders-help-pass-go = Quien tiene el turno no hace nada.
orders-do-pass-rest = pasan, pasan todos
orders-help-pass-rest = Quienes aún no han actuado no hacen nada este turno.
orders-do-settle = pacta
orders-help-settle = El atacado llega a un acuerdo: pacta Luis 2; paga él, si no se dice otro.
orders-do-explore = explora
orders-help-explore = Un explorador visita a un nativo que lo consiente: explora Eva en Ana.
orders-do-hunt = caza
orders-help-hunt = Un explorador sale de caza.
orders-do-greet = saluda
orders-help-greet = Dos exploradores que se han encontrado se saludan y siguen su camino.
orders-do-resist = resiste
orders-help-resist = El atacado resiste: habrá batalla, y se tira el escenario.
orders-do-duel = reta
orders-help-duel = Dos exploradores que se han encontrado luchan; ataca el primero.
orders-do-open-battle = abre
orders-help-open-battle = Una batalla va a la mesa, con los puntos de este momento.
orders-do-report-result = resultado
orders-help-report-result = Cómo acabó una batalla: resultado 1878-1-3 gana atacante.
orders-do-set-deadline = plazo
orders-help-set-deadline = Hasta qué día se juegan las batallas de este turno (2027-03-31); sin día, sin plazo.
orders-do-forfeit = rehúsa
orders-help-forfeit = El atacado no juega a tiempo, o rehúye: entrega un hongo.
orders-do-call-off = suspende
orders-help-call-off = Una batalla no se jugará: cuál y por qué.
orders-do-revolt = rebela
orders-help-revolt = Un nativo conquistado se rebela.
orders-do-submit = somete
orders-help-submit = Un nativo conquistado deja pasar la ocasión de rebelarse.
orders-do-take-district = distrito
orders-help-take-district = El vencedor toma un distrito del vencido: distrito Leo de Ana; sin nombre, ninguno.
orders-do-rise = asciende
orders-help-rise = Un jugador cambia de ejército: asciende Ana a native_kingdom.
orders-do-conclude = concluye
orders-help-conclude = La campaña termina.
orders-do-proposal = propone
orders-help-proposal = Un jugador propone lo que el otro tiene que aceptar: propone Eva "da Eva a Ana 2".
orders-do-accept-offer = acepta
orders-help-accept-offer = Un jugador acepta lo que le propusieron, por su número: acepta Ana 3.
orders-do-decline-offer = rechaza, retira
orders-help-decline-offer = Un jugador no acepta lo que le propusieron, o retira lo que propuso él: rechaza Ana 3.
orders-do-count-dice = dados de, valen dados
orders-help-count-dice = Qué dados valen para las órdenes que llegan en un archivo: dados de organizador, certificado o remitente.

## Opciones

orders-of-player = jugador
orders-about-player = El jugador, por su nombre, por su comienzo o por el de su fuerza.
orders-about-enlist-player = El nombre del jugador.
orders-of-attack-target = a, contra
orders-about-attack-target = A quién.
orders-of-other = a, con, contra
orders-about-other = El otro explorador.
orders-of-to = a, para
orders-about-to = Quién los recibe.
orders-of-hongos = hongos
orders-about-hongos = Cuántos hongos.
orders-of-payer = paga
orders-about-payer = Quién paga, si no es quien se supone.
orders-of-settle-explore = explora
orders-about-settle-explore = Y el explorador que atacaba explora su territorio.
orders-of-native = en, nativo
orders-about-native = Qué territorio.
orders-of-battle = batalla
orders-about-battle = La batalla (1878-1-3, o su final: 3).
orders-of-outcome = gana
orders-about-outcome = Quién gana.
orders-of-fallen = caídos, caído
orders-about-fallen = Los exploradores cuyo líder fue baja.
orders-of-losses = bajas
orders-about-losses = Qué perdió cada uno: Ana=12,Luis=7.
orders-of-record = acta
orders-about-record = Dónde está guardada la batalla.
orders-of-year = año
orders-about-year = El año en que empieza.
orders-about-name = El nombre de la campaña.
orders-of-list = con, lista, a
orders-about-list = La lista, por su id o su nombre.
orders-of-people = pueblo
orders-about-people = El pueblo o país de la lista.
orders-of-role = papel
orders-about-role = El papel de los egipcios, o el de una lista del club.
orders-of-called = llamado
orders-about-called = El nombre de su pueblo, jefe o expedición.
orders-of-district = de, distrito
orders-about-district = El nativo cuyo distrito se toma.
orders-of-by = hasta
orders-about-by = El día.
orders-of-on = día
orders-about-on = El día en que se dice (2027-03-31).
orders-of-give-hongos-reason = por, motivo
orders-about-give-hongos-reason = Por qué, con vuestras palabras.
orders-of-reason = motivo
orders-about-reason = Por qué.
orders-of-offer = propuesta
orders-about-offer = El número de la propuesta.
orders-of-order = orden
orders-about-order = La orden entera, entre comillas.
orders-of-whose = de
orders-about-whose = De quién son los dados que valen.
orders-is-organiser = organizador
orders-is-certificate = certificado
orders-is-sender = remitente

## Valores

orders-is-native = nativo, nativa
orders-is-explorer = explorador, exploradora
orders-is-colonial = colonial

## Verbos propios del terminal

orders-here-status = estado
orders-help-here-status = Cómo está la campaña, o un jugador.
orders-here-may = puede
orders-help-here-may = Qué puede hacer un jugador y qué no, con su regla.
orders-here-standings = clasificación
orders-help-here-standings = Quién va primero entre los de su clase.
orders-here-ledger = cuenta
orders-help-here-ledger = La cuenta de hongos de un jugador, o la de todos.
orders-here-log = historia
orders-help-here-log = Qué se ha hecho este turno.
orders-here-battle = batalla
orders-help-here-battle = Las batallas por jugar, o una con sus puntos.
orders-here-goto = ver
orders-help-here-goto = ver N: la campaña tras la entrada N; no cambia nada.
orders-here-help = ayuda
orders-help-here-help = También «{"\u003F"} VERBO» y «{"\u003F"} REGLA».
