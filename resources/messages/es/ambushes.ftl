### Emboscadas (pág. 22). $scenario: el escenario; $count: cuántas unidades; $most: cuántas caben.

ambushes-scenario = lo que permite el escenario: { $scenario_name }
ambushes-cunning-devil = una más con un Líder Astuto Diablo
ambushes-too-many =
    { $most ->
        [0] Unidades en emboscada: { $count }; el escenario no permite ninguna (salvo una con un Líder Astuto Diablo).
        [one] Unidades en emboscada: { $count }; se permite una.
       *[other] Unidades en emboscada: { $count }; se permiten { $most }.
    }

ambushes-behind-building = No se puede emboscar detrás de un poblado ni de otra construcción.
ambushes-behind-work = No se puede emboscar detrás de una fortificación.
ambushes-no-hiding-place = Ahí no se puede emboscar nadie; cualquier unidad puede hacerlo en un barranco, en la jungla o en la hierba alta.
ambushes-not-on-the-table = En esta mesa no hay dónde emboscarse así; haría falta alguna de estas piezas: { $piece }.
ambushes-not-at-home-there = { $troops }: no se pueden emboscar entre rocas ni tras una colina; sí en un barranco, en la jungla o en la hierba alta.
ambushes-observable = Tras una colina o similar, la zona no debe verse desde ningún punto de la línea base enemiga.
ambushes-not-hidden = La unidad entera debe estar en la cobertura u oculta.

## Por qué sale a la luz.

ambushes-moved = una de sus figuras mueve
ambushes-shot = una de sus figuras dispara
ambushes-enemy-near = una figura enemiga llega a { $near }″ o menos
ambushes-came-into-view = una figura enemiga la ve al rodear la colina
ambushes-scout-near = un Explorador enemigo llega a { $keen }″ o menos
ambushes-devil-near = un Líder enemigo Astuto Diablo llega a { $keen }″ o menos

# $causes: cuántas causas; se enumeran aparte.
