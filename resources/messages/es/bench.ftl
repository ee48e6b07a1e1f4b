# El banco de probabilidades.
bench-lead = Describe una descarga o un cuerpo a cuerpo: lo que hace falta con sus motivos, y la probabilidad exacta antes de tirar.
bench-kind-shot = Una descarga
bench-kind-melee = Un cuerpo a cuerpo
bench-who = Quién
bench-at = A quién
bench-against = Contra quién
bench-figures = Figuras
bench-enemies = Enemigos
bench-inches = Pulgadas
bench-centimetres = Centímetros
bench-rounds = Rondas
bench-moved = ha movido o girado
bench-cover = blanco en cobertura
bench-charging = a quien le carga, en contacto
bench-alone = blanco dispersado
bench-mighty = con un Poderoso Guerrero
bench-behind = Detrás de
bench-needs = { $needs }+ con cada dado
bench-never = No basta ninguna tirada
bench-always = Basta cualquier tirada
bench-mean = { $mean } bajas de media.
bench-or-more = { $count ->
    [one] Una o más:
   *[other] { $count } o más:
    } { $chance } ({ $percent }).
bench-fall = Bajas
bench-mean-left = Quedan de media: { $own } { $one }, { $enemy } { $other }.
bench-wiped = No queda nadie de { $who }: { $chance } ({ $percent }).
bench-duel = Uno contra uno, un lance
bench-wins = ganan { $who }
bench-draw = empate
bench-left = Quedan { $who }
