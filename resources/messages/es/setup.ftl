### De los ejércitos al despliegue (págs. 15-22). $side: un bando; $scenario_name: el escenario; $units: nombres.

## Lo que no encaja.

setup-no-armies = Faltan ejércitos: los dos bandos tienen que estar en la mesa.
setup-no-scenario = Todavía no está decidido qué escenario se juega y quién ataca.
setup-scenario-settled = El escenario ya está decidido: { $scenario_name }.
setup-no-roll-off = No hay que tirar por quién despliega primero: solo se hace en un Encuentro, y una vez.
setup-forces-accepted = Los ejércitos ya están aceptados.
setup-forces-first = Antes hay que dar por buenos los dos ejércitos.
setup-too-late = Ya se está desplegando: eso se decide antes.
# $points: los que tiene; $due: los que le tocan; $percent del $others que tiene $other.
setup-points-by-role = { $side } ataca con { $points } puntos, y le tocan { $due }: el { $percent } % de los { $others } de { $other }.
# $role_name: atacante o defensor; $words: lo que dice el comprobador de ejércitos.
setup-unfit = { $side }, como { $role_name }: { $words }
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

setup-event-attacker-named = { $side } ataca, como dice la campaña.
setup-event-agreed = Los jugadores eligen el escenario: { $scenario_name }. Ataca { $attacker }.
setup-event-agreed-open = Los jugadores eligen el escenario: { $scenario_name }. Queda por ver quién ataca.
setup-event-forces = Se enfrentan { $side }, con { $points } puntos, y { $other }, con { $other_points }.
# $time: la luz; $turns: los turnos declarados.
setup-event-light =
    { $time ->
        [night] Se ataca de noche.
        [dawn]
            { $turns ->
                [one] Se ataca al amanecer: el primer turno es oscuro.
               *[other] Se ataca al amanecer: los { $turns } primeros turnos son oscuros.
            }
        [dusk]
            { $turns ->
                [one] Se ataca al atardecer: después del primer turno oscurece.
               *[other] Se ataca al atardecer: después de { $turns } turnos oscurece.
            }
       *[day] Se juega a plena luz.
    }
setup-event-base =
    { $line ->
        [short] La base del atacante es un lado corto de la mesa.
       *[long] La base del atacante es un lado largo de la mesa.
    }
# $long, $wide: los lados de la mesa en pulgadas.
setup-event-environment = Se juega en { $environment }, en una mesa de { $long } × { $wide }″.
setup-event-ground =
    { $count ->
        [0] La mesa queda despejada ({ $environment }).
        [one] Queda montada la mesa, con 1 pieza de terreno ({ $environment }).
       *[other] Queda montada la mesa, con { $count } piezas de terreno ({ $environment }).
    }
setup-event-march = Orden de marcha: { $units }.
# $troop: la embarcación; $boat: su nombre; $water: en qué agua.
setup-event-boat =
    { $water ->
        [sea] { $troop } en el mar: { $boat }.
        [great_lake] { $troop } en el lago: { $boat }.
       *[other] { $troop } en el río: { $boat }.
    }
setup-event-rifles =
    { $rifle ->
        [armed_scout] Exploradores armados: { $figures }.
       *[repeater] Llevan rifle de repetición: { $figures }.
    }

## Lo que toca ahora.

setup-agenda-scenario = toca decidir el escenario: cada bando tira por la iniciativa, o se acuerda
setup-agenda-roll-off = toca tirar por quién despliega primero; si no ataca nadie todavía, atacará quien gane
setup-agenda-forces = { $scenario_name }, con { $side } de atacante: toca dar por buenos los ejércitos, o sustituir alguno
setup-agenda-trait = { $leader } aún no tiene característica: 1D6 le da una de las que admite su lista
setup-agenda-base = le toca a { $side } elegir su base: un lado largo o uno corto de la mesa
setup-agenda-ground = toca montar la mesa; si no se dice otra cosa, { $environment }
