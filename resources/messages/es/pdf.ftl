### Las hojas de papel de un ejército. ″ es siempre una pulgada: en partidas en centímetros se cambia por cm.

## Cabecera

pdf-layout-summary = Resumen del ejército
pdf-layout-units = Fichas de unidad
pdf-layout-opponent = Copia para el rival
pdf-points-agreed =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
# $list: lista de ejército; $year: año.
pdf-subject = Ejército de «En el Corazón de África»: { $list }, { $year }
pdf-scenario = Escenario
pdf-home = Terreno natal
pdf-home-any = Cualquiera
pdf-aggressiveness = Agresividad
pdf-units = Unidades
pdf-figures = Figuras
pdf-points = Puntos
pdf-code = Código del ejército

## La tabla de características (pág. 12)

pdf-head-each = Pts/fig.

## Mando

pdf-command = Mando
pdf-leader = Líder
# $troop: una figura de la tropa del líder.
pdf-leader-of = Líder, { $troop }
pdf-attendants =
    { $count ->
        [one] 1 Ayudante
       *[other] { $count } Ayudantes
    }
pdf-attendants-label = Ayudantes

## Unidades

pdf-no-figures = sin figuras
pdf-empty-unit = Unidad sin figuras
# $number: qué unidad del ejército.
pdf-unit-number = Unidad { $number }
# $each: puntos de cada unidad; $times: cuántas iguales hay; $sum: puntos de todas.
pdf-points-of =
    { $times ->
        [1] { $each ->
                [one] 1 punto
               *[other] { $each } puntos
            }
       *[other] { $times } × { $each } = { $sum } puntos
    }
# Lo mismo, donde solo cabe el número.
pdf-points-short =
    { $times ->
        [1] { $each }
       *[other] { $times } × { $each } = { $sum }
    }
pdf-marker-morale = Moral
pdf-marker-jammed = Encasquillada
pdf-marker-broken = Inservible
pdf-marker-first-failure = 1.er fallo
pdf-marker-second-failure = 2.º fallo
pdf-marker-aground = Encallada
# $spans: las bajas de un turno que causan test, según las figuras con que se empieza el turno.
pdf-tests = Tests por bajas en un turno: { $spans }
# $losses: bajas; $span: con cuántas figuras al empezar el turno.
# Los espacios son de no partir la línea.
pdf-tests-span = { $losses }{"\u00A0"}(con{"\u00A0"}{ $span })
pdf-gunboat-hits = Impactos: 10 por los de Artillería o Cañonera, 1 por los demás; test de moral cada 20
pdf-reading = lectura nuestra.
pdf-notes = Notas
pdf-where = Dónde está
pdf-hits = Impactos
pdf-reloads = Marca el círculo de cada figura mientras recarga.
pdf-shared-rules = Reglas de varios
# $number: el de la unidad en estas hojas, aliados incluidos; $named: si tiene nombre propio (yes, no).
pdf-allied-unit =
    { $named ->
        [yes] unidad { $number } «{ $name }» (aliada)
       *[no] unidad { $number } (aliada)
    }

## Aliados, obras, bagaje

# $list: lista de ejército de los aliados.
pdf-allies = Aliados: { $list }
pdf-allies-note = El Líder puede reagruparlos e influir en ellos; el Abanderado del ejército, no.
pdf-works = Fortificaciones y estratagemas
pdf-trap-markers =
    { $count ->
        [one] 1 marcador de trampa
       *[other] { $count } marcadores de trampa
    }
pdf-baggage-title = Bagaje
pdf-baggage =
    { $count ->
        [one] 1 elemento de bagaje
       *[other] { $count } elementos de bagaje
    }
pdf-army-notes = Notas del ejército

## Cuenta de puntos

pdf-kind-leader = Líder
pdf-kind-independents = Independientes
pdf-kind-units = Unidades
pdf-kind-allies = Aliados
pdf-kind-works = Obras
pdf-count-units =
    { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }
pdf-total = Total
pdf-limit = Límite acordado
pdf-left = Quedan
pdf-over = De más

## Veredicto

pdf-footer-legal = Ejército legal según «En el Corazón de África», 2.ª ed. (págs. 4–15 y 29–36).
pdf-footer-narrative = Ejército narrativo: se aparta de «En el Corazón de África», 2.ª ed.
pdf-footer-illegal = Ejército NO legal según «En el Corazón de África», 2.ª ed.
# $day: la fecha del veredicto.
pdf-judged = Comprobado el { DATETIME($day, dateStyle: "long") }.
pdf-stamp-narrative = Narrativo
pdf-stamp-illegal = No legal
# $count: cuántas objeciones; 0 si no se dice.
pdf-stamp-why =
    { $count ->
        [0] Este ejército incumple reglas del libro.
        [one] Incumple una regla del libro; abajo se dice cuál.
       *[other] Incumple { $count } reglas del libro; abajo se dice cuáles.
    }
pdf-reasons = Reglas que incumple
pdf-reasons-kept = Lo que descubriría algo oculto no se cuenta aquí.
pdf-warnings = Avisos

## Papel

# $page: qué página; $pages: de cuántas.
pdf-page = Página { $page } de { $pages }
pdf-continued = (continuación)
# $count: figuras que no caben como casillas.
pdf-more-boxes = y { $count } más:
