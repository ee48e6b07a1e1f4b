# Caminos, contactos, cohesión, zonas, emboscadas y radios en una mesa libre.

# --- caminos ---
table_moves-length = { $figure } recorre { $inches }″.
table_moves-reaches-work =
    { $figure } entra en contacto con { $work } ({ $kind ->
        [barricade] una barricada
        [fence] un cercado
       *[fortification] una fortificación de campaña
    }) y se detiene allí.
table_moves-treads-on-trap = { $figure } pisa el marcador { $trap } y se detiene allí.

# --- contactos y cohesión ---
table_moves-no-place-in-a-fight = { $figure } toca a enemigos pero no lucha con ninguno: contra uno luchan { $most } como mucho.
table_moves-may-fight =
    { $touching ->
        [0] Ningún enemigo toca a { $figure }.
        [one] Un enemigo toca a { $figure }.
       *[other] { $touching } enemigos tocan a { $figure }; solo { $most } de ellos pueden luchar contra él.
    }
table_moves-groups =
    { $groups ->
        [one] Mantiene la cohesión: ninguna figura está a más de { $inches }″ de la siguiente.
       *[other] Se divide en { $groups } grupos, a más de { $inches }″ unos de otros.
    }

# --- zonas ---
table_moves-zone-column = Una columna en marcha no despliega: cada turno entra una unidad o figura independiente.
table_moves-zone-base = Hasta { $inches }″ de su línea base.
table_moves-zone-guard = La guardia avanzada, hasta { $inches }″ de su línea base.
table_moves-zone-half = En su mitad de la mesa.
table_moves-zone-away = A más de { $inches }″ de la línea base enemiga.
table_moves-zone-arrivals = Las reservas, hasta { $inches }″ de un borde, en su mitad de la mesa.
table_moves-zone-scout = No a { $inches }″ o menos de un Explorador enemigo.
table_moves-zone-rival = No a { $inches }″ o menos de una unidad enemiga llegada este turno.
table_moves-zone-entry = En cualquier punto del lado por el que entra la columna.
table_moves-base-line = { $unit }: a { $measured }″ de su línea base; se permiten { $inches }″.
table_moves-enemy-base-line = { $unit }: a { $measured }″ de la línea base enemiga; tienen que ser más de { $inches }″.
table_moves-edge = { $unit }: a { $measured }″ del borde de la mesa; se permiten { $inches }″.
table_moves-enemy-scout = { $unit }: a { $measured }″ de un Explorador enemigo, que no deja acercarse a { $inches }″.
table_moves-rival = { $unit }: a { $measured }″ de una unidad enemiga llegada este turno; tienen que ser más de { $inches }″.

# --- emboscadas ---
table_moves-hiding =
    { $place ->
        [gully] en un barranco
        [jungle] en la jungla
        [tall_grass] en hierba alta
        [rocky_ground] entre rocas
        [behind_hill] tras una elevación
        [behind_building] tras una construcción
        [behind_work] tras una obra
       *[other] en campo abierto
    }
table_moves-ambush-place =
    La emboscada de { $unit } quedaría { table_moves-hiding }, { $hidden ->
        [1] toda ella oculta
       *[other] sin ocultarse del todo
    }{ $seen ->
        [1] {""} y a la vista de la línea base enemiga.
       *[other] .
    }
table_moves-lies-elsewhere = Se anotó que { $unit } está { table_moves-hiding }.
table_moves-ambush-seen = El escondite de { $unit } queda a la vista de { $by }.
table_moves-ambush-enemy = Hay un enemigo a { $measured }″ de { $unit }; a { $inches }″ o menos la descubre.
table_moves-ambush-scout = Hay un Explorador enemigo a { $measured }″ de { $unit }; a { $inches }″ o menos la descubre.
table_moves-ambush-leader = El Líder enemigo está a { $measured }″ de { $unit }; un Astuto Diablo la descubre a { $inches }″ o menos.

# --- radios ---
table_moves-discipline = { $figure } está a { $measured }″ de { $unit }; disciplina hasta { $inches }″.
table_moves-rally = { $figure } está a { $measured }″ de { $unit }; reagrupa hasta { $inches }″.
table_moves-spell = { $figure } está a { $measured }″ de { $unit }; su hechizo alcanza { $inches }″.
table_moves-standard = { $figure } está a { $measured }″ de { $unit }; el estandarte cuenta hasta { $inches }″.
table_moves-news = { $unit }: a { $measured }″ de { $figure }; cuenta hasta { $inches }″.
table_moves-guide = { $figure } va { $measured }″ por delante de { $unit }; se permiten { $inches }″.
table_moves-ring-burst = Una explosión en { $figure }
table_moves-ring-news = Noticia de { $figure }
table_moves-ring-rally = Reagrupamiento de { $figure }
table_moves-ring-discipline = La disciplina de { $figure }
table_moves-ring-ambush-leader = { $figure } descubre emboscadas
table_moves-ring-ambush-scout = { $figure } descubre emboscadas
table_moves-ring-enemy-scout = { $figure } mantiene lejos las llegadas
table_moves-ring-standard = El estandarte de { $figure }
table_moves-ring-spell = El hechizo de { $figure }

# --- lo que anda justo ---
table_moves-close-allowance = Si { $figure } puede llegar tan lejos
table_moves-close-contact = Si { $one } toca a { $other }
table_moves-close-cohesion = Si { $one } y { $other } están lo bastante cerca para mantener la cohesión
table_moves-close-base-line = Si la unidad está lo bastante cerca de su línea base ({ $unit })
table_moves-close-enemy-base-line = Si la unidad está demasiado cerca de la línea base enemiga ({ $unit })
table_moves-close-edge = Si la unidad está lo bastante cerca del borde de la mesa ({ $unit })
table_moves-close-enemy-scout = Si la unidad está demasiado cerca de un Explorador enemigo ({ $unit })
table_moves-close-rival = Si la unidad está demasiado cerca de una unidad enemiga recién llegada ({ $unit })
table_moves-close-ambush-enemy = Si un enemigo se ha acercado bastante para descubrir a { $unit }
table_moves-close-ambush-scout = Si un Explorador enemigo se ha acercado bastante para descubrir a { $unit }
table_moves-close-ambush-leader = Si el Líder enemigo se ha acercado bastante para descubrir a { $unit }
table_moves-close-discipline = Si la unidad está lo bastante cerca de { $figure } para su disciplina ({ $unit })
table_moves-close-rally = Si la unidad está lo bastante cerca de { $figure } para reagruparse ({ $unit })
table_moves-close-spell = Si el hechizo de { $figure } alcanza a { $unit }
table_moves-close-standard = Si el estandarte de { $figure } está lo bastante cerca de { $unit }
table_moves-close-news = Si la unidad está lo bastante cerca de { $figure } para hacer el test ({ $unit })
table_moves-close-guide = Si { $figure } va lo bastante cerca de { $unit } para servir de guía

# --- lo que está mal ---
table_moves-off-table = { $figure }: fuera de la mesa. Toda la peana tiene que quedar dentro.
table_moves-over-enemy = { $figure }: no se puede pasar por encima de la peana enemiga de { $other }. Hay que rodearla.
table_moves-over-friend = { $figure }: no se puede pasar por encima de la peana de { $other }. Rodéala, o mueve antes a { $other }.
table_moves-through-work = { $figure }: no se puede atravesar { $work } sin más. Hay que detenerse en contacto y trepar en otro turno.
table_moves-past-trap = { $figure }: quien pisa el marcador { $trap } no sigue adelante. Hay que detenerse allí.
table_moves-overlap = { $figure } y { $other } quedarían una encima de otra. Mueve una de las dos.
table_moves-in-barred-ground =
    { $figure }: no se puede estar en { $ground ->
        [steep_kopje] la ladera de un kopje demasiado escarpado
        [kopje_path] el sendero de un kopje
        [marsh] una marisma
        [river] un río
        [sea_or_lake] el agua
        [breach] una brecha
       *[other] este terreno
    }. Hay que buscar otro sitio.
table_moves-off-water = { $figure } quedaría en tierra firme. Ponlo en un río, en un lago o en el mar.
table_moves-across-work = { $figure }: no se puede quedar a caballo de { $work }. Hay que ponerse a un lado.
table_moves-across-wall = { $figure }: no se puede estar en un muro de { $building }. Hay que ponerse a un lado.
