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
zulusprint-map = Imprime a tamaño real y recorta. Los marcadores de Impacto van debajo de su iButho, tantos como hay de cada uno; los de raya, solo con su regla opcional (12.1).
zulusprint-generic = Impacto genérico
zulusprint-victory = Victoria zulú
zulusprint-low-ammo = Munición baja
zulusprint-night = Noche
zulusprint-redoubt = Barricada
zulusprint-works = Obras
zulusprint-area-casualties = Bajas
zulusprint-area-day = Día
zulusprint-area-night = Noche
zulusprint-area-ammunition = Munición
zulusprint-area-turn = −1 de este turno
zulusprint-dice = Dados de una salva
zulusprint-fires = Edificio en llamas
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
