### Lo que se imprime de «Zulus on the Ramparts»: nuestras cartas, fichas y tablero, la hoja de referencia y el relato.
###
### $edition la edición.

zulusprint-badge = Conjunto propio
zulusprint-cards = Cartas, { $edition }.ª edición
zulusprint-chits = Fichas iMpi, { $edition }.ª edición
zulusprint-markers = Marcadores, { $edition }.ª edición
zulusprint-board = Zulus on the Ramparts, { $edition }.ª edición
zulusprint-white = El título en caja blanca: no hace los trabajos de 6.3 a 6.6.
zulusprint-cup = Imprime a tamaño real, en cartulina o pegado sobre cartón, y recorta. Todas van a la taza; por detrás han de ser iguales.
zulusprint-map = Imprime a tamaño real y recorta. Los marcadores de Impacto van debajo de su iButho, tantos como hay de cada uno; los { $edition ->
        [1] genéricos
       *[other] de franja
    }, solo con su regla opcional (12.1).
zulusprint-generic = Impacto genérico
zulusprint-victory = Victoria Zulú
zulusprint-low-ammo = Falta munición
zulusprint-night = Noche
zulusprint-redoubt = Barricada
zulusprint-works = Obra
zulusprint-platoon = Pelotón de Reserva
zulusprint-area-casualties = Bajas
zulusprint-area-day = Día
zulusprint-area-night = Noche
zulusprint-area-ammunition = Munición
zulusprint-area-turn = −1 de este turno
zulusprint-dice = Dados de una salva
zulusprint-fires = Edificio en llamas
zulusprint-fires-out = se apaga el fuego
zulusprint-fires-none = Nada arde
zulusprint-fires-one = Arde uno
zulusprint-fires-both = Arden los dos
zulusprint-fires-fighting = Combatir un fuego
# $box: el número de la casilla.
zulusprint-box = Casilla { $box }
# $range: close, medium, long, box4.
zulusprint-range =
    { $range ->
        [close] alcance corto
        [medium] alcance medio
        [long] alcance largo
       *[box4] solo la Caballería Nativa y la Compañía G
    }
# $place: hospital, storehouse, north-wall, kraal, outer-perimeter; without an article.
zulusprint-place =
    { $place ->
        [hospital] Hospital
        [storehouse] Almacén
        [north-wall] Muro Norte
        [kraal] Kraal
       *[outer-perimeter] Perímetro Exterior
    }

## La hoja de referencia.

zulusprint-reference = Hoja de referencia
zulusprint-sequence = La secuencia de juego, con los apartados del reglamento
zulusprint-part-set-up = Preparación
zulusprint-part-impi = 1 y 2. Fases iMpi e iButho
zulusprint-part-r = La ficha R, en este orden
zulusprint-part-events = Fichas de Evento
zulusprint-part-action = 3. Fase de Acción
zulusprint-part-volley = Salvas
zulusprint-part-draw = 4. Fase de Robo
zulusprint-part-hero = 5. Fase de Héroe
zulusprint-part-housekeeping = 6. Fase de Verificación
zulusprint-part-end = Fin y puntos de victoria
zulusprint-modifier = Modificadores de una salva
zulusprint-rule = Apartado
zulusprint-worth = Puntos de victoria
zulusprint-level = Nivel de victoria
# $what: lo que da o quita puntos.
zulusprint-points =
    { $what ->
        [hero] Héroe o Grupo sin medalla, disponible o con una tarea
        [decorated] Héroe con medalla, disponible o con una tarea
        [marker] Marcador de Impacto en la caja de bajas
        [building] Edificio que no arde
        [ibutho] iButho eliminado
        [relief] Llegó la columna de socorro
        [held-out] Ningún iButho alcanzó el marcador de Victoria Zulú
        [nnc] Apoyo del Contingente Nativo de Natal
        [nnh] Apoyo de la Caballería Nativa de Natal
        [g-company] Apoyo de la Compañía G
       *[card-added] Carta opcional añadida al mazo
    }

## El relato de una partida.

zulusprint-story = Relato de una partida
zulusprint-story-subtitle = Zulus on the Ramparts, { $edition }.ª edición · { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
zulusprint-story-set = Se jugó con
zulusprint-story-end = Final
zulusprint-story-options = Reglas opcionales
zulusprint-story-risk = Riesgo de perder con la próxima ficha
zulusprint-listed = { $option }
zulusprint-story-turning = Momento decisivo
# $chance: una entre tantas; $percent: lo mismo en tanto por ciento.
zulusprint-story-danger = Antes de sacar la ficha, la probabilidad de que los zulúes ganaran con ella era de { $percent } ({ $chance }).
# $card: quién dispara; $ibutho: contra quién; $hit, $gone, $lost: lo que cabía esperar; $this: la probabilidad de lo que salió, o none.
zulusprint-story-volley = Antes de los dados de { $card } contra { $ibutho }: { $hit } de probabilidades de causarle bajas, { $gone } de quitarlo de en medio y { $lost } piezas perdidas de media. { $this ->
        [none] Lo que salió no estaba en los dados: hubo cartas por medio.
       *[other] Probabilidad de lo que salió: { $this }.
    }
zulusprint-story-total = En total: { $level }
zulusprint-story-so-far = Puntos de victoria tal como está la partida
