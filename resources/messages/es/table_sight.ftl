### La vista en la mesa libre: qué tapa, qué queda muy justo, qué deja fuera el arco. Distancias en pulgadas.

table_sight-base = { $figure } está en la línea ({ $inches }″ de ella).
table_sight-growth =
    { $ground ->
        [jungle] La línea atraviesa { $inches }″ de jungla ({ $feature }): más de { $limit }″ tapan.
        [tall_grass] La línea atraviesa { $inches }″ de hierba alta ({ $feature }): más de { $limit }″ tapan.
       *[village] La línea atraviesa { $inches }″ de poblado ({ $feature }): más de { $limit }″ tapan.
    }
table_sight-crest = La línea cruza la cresta de { $feature }.
table_sight-higher = { $feature } se alza entre los dos.
table_sight-same-hill = Los dos están en { $feature }, a { $inches }″ uno de otro: en una misma colina nadie ve a más de { $limit }″.
table_sight-lip = Quien está arriba queda { $inches }″ por detrás del borde de { $feature }: más de { $limit }″ tapan a los de abajo.
table_sight-gully =
    { $limit ->
        [0] { $feature } tuerce: entre los dos, que están dentro, hay { $inches }″ de terreno llano.
       *[other] El interior de { $feature } solo se ve a { $limit }″ o menos del borde, no a { $inches }″.
    }
table_sight-work =
    { $kind ->
        [fortification] La fortificación { $work } está en medio y ninguno de los dos la toca.
        [barricade] La barricada { $work } está en medio y ninguno de los dos la toca.
       *[man_high] El cercado de { $work } está en medio y ninguno de los dos lo toca.
    }
table_sight-fence = El cercado de { $work } es más alto que un hombre: nadie ve a través de él.
table_sight-wall = El muro { $wall } de { $building } está en medio y nadie está en sus troneras.
table_sight-roof = El techo de { $building } está entre los dos.
table_sight-smoke = El humo de { $fire } los tapa ({ $inches }″ de la línea).
table_sight-dark = A oscuras nadie ve a más de { $limit }″, y son { $inches }″.
table_sight-arc = { $target } queda a { $degrees }° del frente de { $figure }: el arco es de { $limit }° a cada lado.
table_sight-gap = El hueco entre { $left } y { $right } mide { $inches }″ y tiene que medir { $limit }″.
table_sight-advances = { $figure } ha venido derecha hacia el tirador, { $inches }″ más cerca (desviada { $degrees }°).

## Lo que queda muy justo: qué se mide, y luego cuánto le falta o le sobra.

table_sight-close = { $what }: { $inches }″ y { $limit }″. Medid y decidid.
table_sight-close-ground = Si { $figure } está en { $feature } ({ $ground ->
        [escarpment] escarpadura
        [kopje] kopje
        [jungle] jungla
        [rocky_ground] terreno rocoso
        [cultivation] cultivos
        [village] poblado
        [marsh] marisma
        [stream] arroyo
        [gully] barranco
        [gully_floor] fondo de barranco
        [river] río
        [breach] brecha
       *[other] { $ground }
    })
table_sight-close-arc = Si { $target } está en el arco de { $figure }
table_sight-close-base = Si { $figure } está en la línea de { $one } a { $other }
table_sight-close-growth = Cuánta { $ground ->
        [jungle] jungla
        [tall_grass] hierba alta
       *[village] extensión de poblado
    } hay entre { $one } y { $other }
table_sight-close-crest = Si la línea de { $one } a { $other } cruza la cresta de { $feature }
table_sight-close-hill = Si la línea de { $one } a { $other } pasa sobre { $feature }
table_sight-close-higher = Si { $feature } se alza entre { $one } y { $other }
table_sight-close-same-hill = A qué distancia están { $one } y { $other } en { $feature }
table_sight-close-lip = A cuánto del borde de { $feature } está la más alta de { $one } y { $other }
table_sight-close-gully = A cuánto del borde de { $feature } está la de fuera, de { $one } y { $other }
table_sight-close-touch = Si { $figure } toca { $work }, entre { $one } y { $other }
table_sight-close-smoke = Si el humo de { $fire } llega a la línea de { $one } a { $other }
table_sight-close-dark = A qué distancia están { $one } y { $other } a oscuras
table_sight-close-gap = Cuánto mide el hueco entre { $left } y { $right }, de { $one } a { $other }
table_sight-close-friend = A cuánto está { $one } de su amiga { $other }
table_sight-close-bearer = A cuánto está el Portador de Armas de su amo ({ $one }, { $other })
table_sight-close-attendant = A cuánto está el ayudante de su líder ({ $one }, { $other })
table_sight-close-splash = A cuánto está { $one } de { $other }, junto al blanco de un cañón
table_sight-close-master = Si { $other } está más cerca de { $shooter } que su Portador de Armas { $figure }
table_sight-close-range = A cuánto está { $target } de { $shooter } ({ $rule })
table_sight-close-advancing = Si { $figure } vino derecha hacia { $shooter }
table_sight-close-nearest = Si { $first } está más cerca de { $shooter } que { $second }
