### Los papeles de una campaña, y lo que se dice de los papeles como archivos.

## La cabecera que comparten

papers-chronicle = Crónica
papers-standings = Clasificación
papers-statement = Extracto de hongos
papers-evening = Orden de juego
papers-subject = Campaña para «En el Corazón de África»
papers-footer = { $name } · { $date }
# $half: 1 o 2; $turn: 0 antes del primer turno.
papers-date =
    { $turn ->
        [0] Empieza en { $year }
       *[other] { $half ->
            [1] Primera mitad de { $year }
           *[other] Segunda mitad de { $year }
        } · turno { $turn }
    }
papers-fact-years = Años
papers-fact-players = Jugadores
papers-fact-battles = Batallas libradas
papers-fact-to-play = Batallas por jugar
papers-fact-deadline = Plazo
papers-fact-got = Recibidos
papers-fact-gave = Pagados

## Gráficos

papers-chart-hongos = Hongos de cada uno
papers-chart-victories = Batallas ganadas
papers-chart-own = Hongos, semestre a semestre

## Extracto de hongos

papers-statement-of = Cuenta de { $name }
papers-balance = Saldo

## La velada

papers-order = Orden de juego
papers-no-order-yet = Aún no se ha tirado el orden: anotadlo en la primera columna.
papers-col-go = Turno
papers-has-gone = ya ha actuado
papers-waits = Pendiente
papers-battle = { $battle } · { $scenario }
papers-battle-first = Antes hay que jugar { $battle }.
papers-attacker = Ataca
papers-defender = Defiende
papers-col-points = Puntos
papers-points-of = Puntos de { $player }
papers-wins = Gana { $player }
papers-draw = Empate
papers-losses-of = Bajas de { $player }
papers-leader-fell = Exploradores cuyo líder cayó
papers-notes = Notas

## Los archivos

papers-file-report = informe
papers-file-table = mesa
papers-file-reference = referencia
papers-file-summary = resumen
papers-file-units = unidades
papers-file-opponent = rival
papers-file-cards = tarjetas
papers-file-counters = marcadores
papers-file-forms = formularios
papers-file-chronicle = crónica
papers-file-standings = clasificación
papers-file-statements = extractos
papers-file-evening = orden-de-juego
papers-file-deck = mazo
papers-file-pieces = fichas
papers-file-board = tablero
papers-file-sequence = secuencia
papers-file-story = relato
papers-file-battle = batalla
papers-file-map = batalla-en-el-mapa
papers-file-campaign = campaña
papers-file-laboratory = laboratorio
papers-file-cells = casillas
papers-file-games = partidas
papers-made =
    { $count ->
        [one] Un documento en { $folder }:
       *[other] { $count } documentos en { $folder }:
    }
# $count: cuántos documentos; $lang: es, en.
papers-made-set = { $lang ->
        [es] en español
       *[other] en inglés
    }, { $paper ->
        [a4] en A4
       *[other] en papel carta
    }: { $count } documentos
papers-where = Todo está en { $folder }.
