### Lo que se imprime de «Last Stand at Isandlwana»: nuestro mapa y nuestras fichas, la hoja de referencia y el informe.

isandlwanaprint-title = Last Stand at Isandlwana
isandlwanaprint-map = Mapa de Isandlwana
isandlwanaprint-map-alt = Una parte del mapa: hexágonos con su número, terreno, caminos, hexágonos de entrada y los lugares donde empiezan las unidades.
isandlwanaprint-part = La columna 13 y la fila 08 están en las dos hojas que se unen ahí: superponlas.
isandlwanaprint-track = turnos y terreno
isandlwanaprint-key = Clave de terreno
# $cost, $defense: números; $blocks: yes o no.
isandlwanaprint-terrain = Coste { $cost }, factor de defensa { $defense }{ $blocks ->
        [yes] ; no se dispara a él ni a través de él
       *[no] {""}
    }.
isandlwanaprint-road = Camino
isandlwanaprint-road-text = Por él todos pagan 1 punto; el carro mueve dos hexágonos.
# $who: qué unidades.
isandlwanaprint-turn-arrivals = Llegan la bandera de la Reina y { $who }.
isandlwanaprint-turn-sniping = Francotiradores: suma { $add } al dado.
isandlwanaprint-turn-short = Fuego británico −{ $add }, salvo junto al carro.
isandlwanaprint-british = Fichas británicas
isandlwanaprint-british-text = Imprime a tamaño real, pega sobre cartulina y recorta. Cada unidad tiene una ficha por paso: la entera enseña el hexágono o el turno en que empieza, las demás un punto.
isandlwanaprint-wagon = Carro
isandlwanaprint-colours = Bandera
isandlwanaprint-turn = Turno
isandlwanaprint-square = Cuadro
isandlwanaprint-done = Hecho
# $strength: la de todas las unidades zulúes.
isandlwanaprint-zulu = Zulú { $strength }
# $count: cuántas hay.
isandlwanaprint-zulus = Fichas zulúes: { $count }
isandlwanaprint-zulus-text = Imprime a tamaño real, pega sobre cartulina y recorta. En cada hexágono de entrada empiezan dieciséis.

## La hoja de referencia.

isandlwanaprint-reference = Hoja de referencia
isandlwanaprint-sequence = El turno fase por fase, con los apartados del reglamento
isandlwanaprint-part-set-up = Despliegue
isandlwanaprint-part-zulu-movement = I. Movimiento zulú
isandlwanaprint-part-reaction = II. Reacción británica
isandlwanaprint-part-zulu-attack = III. Ataque zulú
isandlwanaprint-part-movement = Turno 2; IV y V. Movimiento británico
isandlwanaprint-part-combat = IV y V. Combate británico
isandlwanaprint-part-hits = Números de impacto y bajas
isandlwanaprint-part-sniping = VI. Francotiradores zulúes
isandlwanaprint-part-fatalities = VII. Bajas de jefes
isandlwanaprint-part-end = El final
isandlwanaprint-terrain-head = Terreno
isandlwanaprint-cost = Coste
isandlwanaprint-defense = Factor de defensa
isandlwanaprint-blocks = tapa el fuego
isandlwanaprint-who = Quién mueve
isandlwanaprint-allowance = Puntos
isandlwanaprint-moves =
    { $who ->
        [zulu] Unidad zulú
        [british] Unidad o jefe británico
        [square] Unidad británica en cuadro
        [wagon-on-road] Carro de munición por camino
        [wagon] Carro de munición fuera del camino
       *[static] St. Iz
    }
isandlwanaprint-strength = Fuerza de cada unidad británica que dispara
isandlwanaprint-section = Apartado
isandlwanaprint-strength-of =
    { $what ->
        [range-1] Blanco a un hexágono
        [range-3] Blanco a tres hexágonos
        [square] En cuadro
        [colours] Con la bandera de la Reina (no en la reacción)
        [colours-captured] Bandera de la Reina capturada
        [last-turn] Turno 6, salvo en el hexágono del carro o junto a él
       *[wagon-captured] Carro capturado
    }
isandlwanaprint-defense-of =
    { $what ->
        [leader] Un jefe, o varios
        [square] Unidad en cuadro
       *[colours] Bandera de la Reina
    }

## El informe de una partida.

isandlwanaprint-story = Informe de una partida
# $turns: cuántos.
isandlwanaprint-story-subtitle = Last Stand at Isandlwana · { $turns ->
        [one] un turno
        [0] despliegue
       *[other] { $turns } turnos
    }
isandlwanaprint-story-set = Jugada con
isandlwanaprint-story-end = El final
# $step: la fase.
isandlwanaprint-phase = { $step ->
    [arrivals] Llegadas
    [zulu-movement] Movimiento zulú
    [reaction] Reacción británica
    [zulu-attack] Ataque zulú
    [choice] Fase IV
    [movement] Movimiento británico
    [overstack] Apilamientos
    [combat] Combate británico
    [sniping] Francotiradores
   *[fatalities] Bajas de jefes
    }
isandlwanaprint-losses = Bajas por fase
isandlwanaprint-losses-phase = Fase
isandlwanaprint-losses-felled = Unidades zulúes
isandlwanaprint-losses-steps = Pasos británicos
isandlwanaprint-losses-units = Unidades británicas
isandlwanaprint-losses-leaders = Jefes
isandlwanaprint-losses-all = En total
# $turn: el número del turno.
isandlwanaprint-plan = { $turn ->
        [0] En el despliegue
       *[other] Al final del turno { $turn }
    }
isandlwanaprint-plan-british = Unidades británicas, con sus pasos
# $count: unidades en el mapa.
isandlwanaprint-plan-zulus = Unidades zulúes: { $count }
# $said: quién está dónde.
isandlwanaprint-plan-alt = Mapa al final del turno { $turn }. Británicos: { $said }. Unidades zulúes: { $count }.
