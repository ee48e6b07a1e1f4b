### De los ejércitos al despliegue (págs. 15-22). $side: un bando; $scenario_name: el escenario; $units: nombres.

## Lo que no encaja.

setup-no-armies = Faltan ejércitos: cada bando necesita el suyo.
setup-no-scenario = Todavía no está decidido qué escenario se juega y quién ataca.
setup-scenario-settled = El escenario ya está decidido: { $scenario_name }.
setup-no-roll-off = No hay que tirar por quién despliega primero: solo se hace en un Encuentro, y una vez.
setup-forces-accepted = Los ejércitos ya están aceptados.
setup-forces-first = Antes hay que dar por buenos los dos ejércitos.
setup-too-late = Ya se está desplegando: eso había que decidirlo antes.
# $points: los que tiene; $due: los que le tocan; $percent del $others que tiene $other.
setup-points-by-role = El atacante, { $side }, lleva { $points } puntos, y le tocan { $due }: el { $percent } % de los { $others } de { $other }.
# $role_name: atacante o defensor; $words: lo que dice el comprobador de ejércitos.
setup-unfit = { $side }, como { $role_name }: { $words }
setup-nothing-laid = Todavía no se ha puesto ni propuesto terreno. Que lo propongan los dados («propón terreno»), o nombra las piezas que hay.
setup-base-given = En este escenario ({ $scenario_name }) el atacante no elige su lado de la mesa.
setup-no-march = Solo el atacante de una Emboscada escribe un orden de marcha.
setup-march-fixed = El orden de marcha ya está escrito y no cambia.
setup-march-incomplete = Faltan en el orden de marcha: { $units }.
setup-march-twice = Están más de una vez en el orden de marcha: { $units }.
setup-march-foreign = No son del atacante: { $units }.
# $figure: la figura.
setup-not-a-rifle = { $figure }: no lleva arma de fuego, así que no puede ser de repetición.
setup-not-a-scout = { $figure }: no es un Explorador.
setup-rifles-too-late = Las armas de las reglas de club se declaran antes de la partida.
setup-trait-too-late = La característica se sortea antes de la partida.
setup-trait-settled = { $leader } ya tiene su característica; un Líder tiene una, elegida o sorteada.

## Lo que ha pasado.

# $time: la luz; $turns: los turnos declarados.
# $long, $wide: los lados de la mesa en pulgadas.
# $troop: la embarcación; $boat: su nombre; $water: en qué agua.

## Lo que toca ahora.

setup-agenda-scenario = toca decidir el escenario: cada bando tira por la iniciativa, o se acuerda
# $attacker: el bando que ataca, none si está por decidir.
setup-agenda-roll-off = toca tirar por quién despliega primero{ $attacker ->
    [none] ; quien gane será el atacante
   *[other] {""}
    }
setup-agenda-forces = { $scenario_name }, con { $side } de atacante: toca dar por buenos los ejércitos, o sustituir alguno
setup-agenda-trait = { $leader } aún no tiene característica: 1D6 le da una de las que admite su lista
setup-agenda-base = queda por elegir la línea base de { $side }: un lado largo o uno corto de la mesa
setup-agenda-ground = toca montar la mesa; si no se dice otra cosa, { $environment }
