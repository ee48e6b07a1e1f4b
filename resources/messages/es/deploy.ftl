### El despliegue (págs. 13-15, 20-22). $unit: la unidad o figura; $side: el bando; $units: nombres.

## Lo que no encaja.

deploy-not-now = No es momento de desplegar.
deploy-already = { $unit }: ya está desplegada.
# $other: con quién va.
deploy-with-its-unit = { $unit }: despliega con { $other }.
deploy-roll-off-first = Antes hay que tirar por quién despliega primero.
deploy-base-first = Antes hay que elegir el lado de la mesa de { $side }.
deploy-march-first = Antes hay que escribir el orden de marcha de { $side }.
deploy-not-their-turn = { $unit }: ahora es el turno de despliegue de { $side }.
deploy-units-first = { $unit }: las figuras independientes se colocan después de las unidades.
deploy-trait-first = { $leader } aún no tiene característica: hay que sortearla, o traer el ejército con ella.
deploy-lone = { $unit }: eso es solo para unidades, y una figura independiente no lo es.
deploy-stays-home = { $unit }: solo el Bagaje puede quedarse en casa.
deploy-no-note = { $unit }: hay que anotar dónde se embosca.
# $obstacle: la obra tras la que se coloca.
deploy-gun-silent = { $unit }: desde detrás de { $obstacle ->
        [fortification] una empalizada, que solo defienden figuras a pie,
       *[barricade] una barricada o un cercado
    } no podría disparar nunca. Hay que colocarla a un lado de la obra.
# $work: la obra; $count: cuánto sería; $most: cuánto hay comprado.
deploy-work-not-bought = { $work }: con esto serían { $count }, y lo comprado { $most ->
        [one] es
       *[other] son
    } { $most }.
deploy-no-works = { $work }: en este escenario ({ $scenario_name }) no hay obras.
deploy-defenders-work = { $work }: solo el defensor tiene obras.
deploy-work-outside-half = { $work }: tiene que estar en la mitad de la mesa del defensor.
deploy-work-first = { $work }: queda una de { $side } por colocar, y solo se puede colocar antes de que nadie despliegue.
deploy-waiting = { $side }: quedan por desplegar { $units }.

## Lo que ha pasado. $guard: 1 si es la guardia avanzada; $aboard: la embarcación que la lleva, o none.

# $amount: pulgadas o piezas; $name: su nombre, o none.
# $units: cuántas unidades y figuras independientes están en la mesa.

## Lo que toca ahora. $count: cuántas le quedan.

deploy-agenda =
    { $count ->
        [one] despliegue de { $side }; queda 1
       *[other] despliegue de { $side }; quedan { $count }
    }
deploy-agenda-lone =
    { $count ->
        [one] queda por colocar la última figura independiente de { $side }
       *[other] quedan por colocar { $count } figuras independientes de { $side }
    }
deploy-agenda-march = queda por escribir el orden de marcha de { $side }, que el defensor podrá leer y ya no cambia
deploy-agenda-begin = todo está desplegado: puede empezar la partida
