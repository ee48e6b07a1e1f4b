### Nombres: tropas, características, obras, escenarios, armas. Los términos son los del libro.

## Tipos de tropa (pág. 12). La caballería que el libro llama también «Lanceros» lleva aquí «Montados».

names-troop-white-men = Hombres Blancos
names-troop-regulars = Regulares
names-troop-soldiers = Soldados
names-troop-swordsmen = Espadachines
names-troop-well-armed-askaris = Askaris Bien Armados
names-troop-askaris = Askaris
names-troop-ruga-ruga = Ruga-Ruga
names-troop-warriors = Guerreros
names-troop-agile-warriors = Guerreros Ágiles
names-troop-spearmen = Lanceros
names-troop-agile-spearmen = Lanceros Ágiles
names-troop-musketeers = Mosqueteros
names-troop-archers = Arqueros
names-troop-pygmy-archers = Arqueros Pigmeos
names-troop-pygmy-spearmen = Lanceros Pigmeos
names-troop-horsemen = Jinetes
names-troop-mounted-musketeers = Mosqueteros Montados
names-troop-lancers = Lanceros Montados
names-troop-mounted-regulars = Regulares Montados
names-troop-field-artillery = Artillería de Campaña
names-troop-muzzle-loading-cannon = Cañones de Avancarga
names-troop-machine-gun = Ametralladoras
names-troop-gunboat = Cañoneras
names-troop-gun-bearer = Portadores de Armas
names-troop-standard-bearer = Abanderados
names-troop-witch-doctor = Brujos
names-troop-scout = Exploradores

## Una figura de cada tipo, como cuando se habla del líder.

names-figure-white-men = Hombre Blanco
names-figure-regulars = Regular
names-figure-soldiers = Soldado
names-figure-swordsmen = Espadachín
names-figure-well-armed-askaris = Askari Bien Armado
names-figure-askaris = Askari
names-figure-ruga-ruga = Ruga-Ruga
names-figure-warriors = Guerrero
names-figure-agile-warriors = Guerrero Ágil
names-figure-spearmen = Lancero
names-figure-agile-spearmen = Lancero Ágil
names-figure-musketeers = Mosquetero
names-figure-archers = Arquero
names-figure-pygmy-archers = Arquero Pigmeo
names-figure-pygmy-spearmen = Lancero Pigmeo
names-figure-horsemen = Jinete
names-figure-mounted-musketeers = Mosquetero Montado
names-figure-lancers = Lancero Montado
names-figure-mounted-regulars = Regular Montado
names-figure-field-artillery = pieza de Artillería de Campaña
names-figure-muzzle-loading-cannon = Cañón de Avancarga
names-figure-machine-gun = Ametralladora
names-figure-gunboat = Cañonera
names-figure-gun-bearer = Portador de Armas
names-figure-standard-bearer = Abanderado
names-figure-witch-doctor = Brujo
names-figure-scout = Explorador

## Figuras contadas. $count: cuántas.

names-figures-white-men =
    { $count ->
        [one] { $count } Hombre Blanco
       *[other] { $count } Hombres Blancos
    }
names-figures-regulars =
    { $count ->
        [one] { $count } Regular
       *[other] { $count } Regulares
    }
names-figures-soldiers =
    { $count ->
        [one] { $count } Soldado
       *[other] { $count } Soldados
    }
names-figures-swordsmen =
    { $count ->
        [one] { $count } Espadachín
       *[other] { $count } Espadachines
    }
names-figures-well-armed-askaris =
    { $count ->
        [one] { $count } Askari Bien Armado
       *[other] { $count } Askaris Bien Armados
    }
names-figures-askaris =
    { $count ->
        [one] { $count } Askari
       *[other] { $count } Askaris
    }
names-figures-ruga-ruga = { $count } Ruga-Ruga
names-figures-warriors =
    { $count ->
        [one] { $count } Guerrero
       *[other] { $count } Guerreros
    }
names-figures-agile-warriors =
    { $count ->
        [one] { $count } Guerrero Ágil
       *[other] { $count } Guerreros Ágiles
    }
names-figures-spearmen =
    { $count ->
        [one] { $count } Lancero
       *[other] { $count } Lanceros
    }
names-figures-agile-spearmen =
    { $count ->
        [one] { $count } Lancero Ágil
       *[other] { $count } Lanceros Ágiles
    }
names-figures-musketeers =
    { $count ->
        [one] { $count } Mosquetero
       *[other] { $count } Mosqueteros
    }
names-figures-archers =
    { $count ->
        [one] { $count } Arquero
       *[other] { $count } Arqueros
    }
names-figures-pygmy-archers =
    { $count ->
        [one] { $count } Arquero Pigmeo
       *[other] { $count } Arqueros Pigmeos
    }
names-figures-pygmy-spearmen =
    { $count ->
        [one] { $count } Lancero Pigmeo
       *[other] { $count } Lanceros Pigmeos
    }
names-figures-horsemen =
    { $count ->
        [one] { $count } Jinete
       *[other] { $count } Jinetes
    }
names-figures-mounted-musketeers =
    { $count ->
        [one] { $count } Mosquetero Montado
       *[other] { $count } Mosqueteros Montados
    }
names-figures-lancers =
    { $count ->
        [one] { $count } Lancero Montado
       *[other] { $count } Lanceros Montados
    }
names-figures-mounted-regulars =
    { $count ->
        [one] { $count } Regular Montado
       *[other] { $count } Regulares Montados
    }
names-figures-field-artillery =
    { $count ->
        [one] { $count } pieza de Artillería de Campaña
       *[other] { $count } piezas de Artillería de Campaña
    }
names-figures-muzzle-loading-cannon =
    { $count ->
        [one] { $count } Cañón de Avancarga
       *[other] { $count } Cañones de Avancarga
    }
names-figures-machine-gun =
    { $count ->
        [one] { $count } Ametralladora
       *[other] { $count } Ametralladoras
    }
names-figures-gunboat =
    { $count ->
        [one] { $count } Cañonera
       *[other] { $count } Cañoneras
    }
names-figures-gun-bearer =
    { $count ->
        [one] { $count } Portador de Armas
       *[other] { $count } Portadores de Armas
    }
names-figures-standard-bearer =
    { $count ->
        [one] { $count } Abanderado
       *[other] { $count } Abanderados
    }
names-figures-witch-doctor =
    { $count ->
        [one] { $count } Brujo
       *[other] { $count } Brujos
    }
names-figures-scout =
    { $count ->
        [one] { $count } Explorador
       *[other] { $count } Exploradores
    }

## Características personales de los líderes (pág. 5).

names-trait-charismatic = Carismático
names-trait-disciplinarian = Disciplinario
names-trait-eloquent = Elocuente
names-trait-mighty-warrior = Poderoso Guerrero
names-trait-cunning-devil = Astuto Diablo
names-trait-organizing-genius = Genio Organizativo

## Fortificaciones y estratagemas (págs. 13-15).

names-work-field-fortification-in = Fortificación de Campaña
names-work-barricade-in = Barricada
names-work-tembas = Temba
names-work-stake-traps = Trampas de Estacas
names-work-dummy-traps = Trampas fingidas
names-work-muzzle-loading-cannon = Cañón de Avancarga

## Obras contadas: pulgadas o piezas. $count: cuántas.

names-works-field-fortification-in = { $count }″ de Fortificación de Campaña
names-works-barricade-in = { $count }″ de Barricada
names-works-tembas =
    { $count ->
        [one] { $count } Temba
       *[other] { $count } Tembas
    }
names-works-stake-traps =
    { $count ->
        [one] { $count } Trampa de Estacas
       *[other] { $count } Trampas de Estacas
    }
names-works-dummy-traps =
    { $count ->
        [one] { $count } Trampa fingida
       *[other] { $count } Trampas fingidas
    }
names-works-muzzle-loading-cannon =
    { $count ->
        [one] { $count } Cañón de Avancarga
       *[other] { $count } Cañones de Avancarga
    }

## Escenarios (págs. 20-22) y papeles.

names-scenario-encounter = Encuentro
names-scenario-ambush = Emboscada
names-scenario-planned-attack = Ataque Planeado
names-scenario-raid = Incursión
names-role-attacker = atacante
names-role-defender = defensor

## Los Egipcios luchan de dos modos (pág. 35).

names-mode-colonial = Colonial
names-mode-native = Nativo

## Qué es una figura en la mesa (págs. 5-10, 26).

names-arm-foot = a pie
names-arm-mounted = montada
names-arm-gun = pieza
names-arm-vessel = embarcación

## Con qué dispara (págs. 6-10).

names-weapon-breech-loader = rifle de retrocarga
names-weapon-muzzle-loader = fusil de avancarga
names-weapon-thrown = arma arrojadiza
names-weapon-bow = arco
names-weapon-gun = pieza
names-weapon-none = ninguna

## Capacidades de las tropas, cada una con su regla en los datos.

names-ability-white-man-save = tirada de salvación de Hombre Blanco
names-ability-lancer-save = tirada de salvación de Lancero Montado
names-ability-crew-save = tirada de salvación de la dotación
names-ability-scout-save = tirada de salvación de Explorador
names-ability-witchcraft-immune = inmune a los Brujos
names-ability-pygmy = pigmeo
names-ability-dismounts = desmonta
names-ability-splash = daña alrededor del blanco
names-ability-jams = puede encasquillarse
names-ability-never-moves = no se mueve
names-ability-two-shots-with-bearer = dos disparos con su Portador de Armas
names-ability-cancels-a-test = anula un test de moral
names-ability-casts-spells = lanza hechizos
names-ability-finds-ambushes = descubre emboscadas
names-ability-ambushes-in-rocks = se embosca entre rocas
names-ability-keeps-bonus-over-works = conserva su bonificación contra fortificaciones
names-ability-two-ranks = dispara en dos filas tras fortificaciones
names-ability-rides-gunboat = viaja en Cañonera

## Terrenos locales (pág. 19).

names-terrain-steppe = Estepa
names-terrain-savannah = Sabana
names-terrain-grassland = Pradera
names-terrain-forest = Foresta
names-terrain-mountain = Montaña
names-terrain-coast = Costa

## Clases de terreno (págs. 14, 16-18).

names-ground-open-ground = terreno abierto
names-ground-low-hill = colina baja
names-ground-escarpment = escarpadura
names-ground-escarpment-gap = brecha de una escarpadura
names-ground-kopje = kopje
names-ground-steep-kopje = kopje inescalable
names-ground-kopje-path = sendero de un kopje
names-ground-jungle = jungla
names-ground-tall-grass = hierba alta
names-ground-rocky-ground = terreno rocoso
names-ground-cultivation = cultivos
names-ground-village = poblado
names-ground-marsh = marisma
names-ground-stream = arroyo
names-ground-gully = lado de un barranco
names-ground-gully-floor = fondo de un barranco
names-ground-river = río
names-ground-ford = vado
names-ground-sea-or-lake = mar o lago
names-ground-temba = interior de una temba
names-ground-breach = brecha de una temba

## Piezas de terreno que no se llaman como el suelo que pisan (págs. 17-21).

names-piece-gully = barranco
names-piece-road = camino
names-piece-camp = campamento

## Lo que no tiene fila en la tabla de la pág. 12.

names-thing-baggage = Bagaje
names-figures-attendant =
    { $count ->
        [one] { $count } Ayudante del Líder
       *[other] { $count } Ayudantes del Líder
    }
names-thing-attendant = Ayudantes del Líder
names-thing-canoe = Canoa
names-thing-dhow = Dhow

## Lo que no se ha dicho, o los demás.

names-other-people = otro pueblo
names-no-role = papel sin decidir
names-no-scenario = escenario sin decidir

## Enumeraciones. $sound: el sonido con que empieza lo último (i, o, other); $first: lo anterior, ya unido con comas.

names-and =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
names-or =
    { $sound ->
        [o] { $first } u { $last }
       *[other] { $first } o { $last }
    }

## Listas de ejército (págs. 30-36), como las llama una campaña

names-list-native-kingdom = Reino Nativo
names-list-native-warlord = Señor de la Guerra Nativo
names-list-peaceful-village = «Pacífico» Poblado
names-list-warrior-herders = Pastores Guerreros
names-list-jungle-cannibals = Caníbales de la Jungla
names-list-pygmies = Pigmeos
names-list-zanzibaris = Zanzíbaris
names-list-sudanese-slavers = Esclavistas Sudaneses
names-list-portuguese-settlers = Colonos Portugueses
names-list-white-explorers = Exploradores Blancos
names-list-egyptians = Egipcios
names-list-colonial-expedition = Expedición Colonial
names-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## Encabezados de un ejército, en el papel y en pantalla

names-head-unit = Unidad
names-head-figure = Figura
names-head-figures = Figuras
names-head-figs = Figs.
names-head-code = Cód.
names-head-state = Estado

## La tabla de características (pág. 12)

names-head-troop = Tropa
names-head-range = Alcance
names-head-bonus = Bonus
names-head-reload = Recarga
names-head-melee = C/C
names-head-open = Abierto
names-head-cover = Cobertura
names-head-morale = Moral
names-head-points = Puntos
names-inches = { $inches }″
# $how: yes o no.
names-yes-no =
    { $how ->
        [yes] Sí
       *[no] No
    }
# $name: una figura de la tropa.
names-on-foot = { $name }, a pie
