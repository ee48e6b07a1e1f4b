### Names: troops, traits, works, scenarios, weapons. The Spanish file holds the terms of the book.

## Troop types (p. 12).

names-troop-white-men = White Men
names-troop-regulars = Regulars
names-troop-soldiers = Soldiers
names-troop-swordsmen = Swordsmen
names-troop-well-armed-askaris = Well-Armed Askaris
names-troop-askaris = Askaris
names-troop-ruga-ruga = Ruga-Ruga
names-troop-warriors = Warriors
names-troop-agile-warriors = Agile Warriors
names-troop-spearmen = Spearmen
names-troop-agile-spearmen = Agile Spearmen
names-troop-musketeers = Musketeers
names-troop-archers = Archers
names-troop-pygmy-archers = Pygmy Archers
names-troop-pygmy-spearmen = Pygmy Spearmen
names-troop-horsemen = Horsemen
names-troop-mounted-musketeers = Mounted Musketeers
names-troop-lancers = Lancers
names-troop-mounted-regulars = Mounted Regulars
names-troop-field-artillery = Field Artillery
names-troop-muzzle-loading-cannon = Muzzle-Loading Cannon
names-troop-machine-gun = Machine Guns
names-troop-gunboat = Gunboats
names-troop-gun-bearer = Gun Bearers
names-troop-standard-bearer = Standard Bearers
names-troop-witch-doctor = Witch Doctors
names-troop-scout = Scouts

## One figure of each type, as when speaking of the leader.

names-figure-white-men = White Man
names-figure-regulars = Regular
names-figure-soldiers = Soldier
names-figure-swordsmen = Swordsman
names-figure-well-armed-askaris = Well-Armed Askari
names-figure-askaris = Askari
names-figure-ruga-ruga = Ruga-Ruga
names-figure-warriors = Warrior
names-figure-agile-warriors = Agile Warrior
names-figure-spearmen = Spearman
names-figure-agile-spearmen = Agile Spearman
names-figure-musketeers = Musketeer
names-figure-archers = Archer
names-figure-pygmy-archers = Pygmy Archer
names-figure-pygmy-spearmen = Pygmy Spearman
names-figure-horsemen = Horseman
names-figure-mounted-musketeers = Mounted Musketeer
names-figure-lancers = Lancer
names-figure-mounted-regulars = Mounted Regular
names-figure-field-artillery = field gun
names-figure-muzzle-loading-cannon = Muzzle-Loading Cannon
names-figure-machine-gun = Machine Gun
names-figure-gunboat = Gunboat
names-figure-gun-bearer = Gun Bearer
names-figure-standard-bearer = Standard Bearer
names-figure-witch-doctor = Witch Doctor
names-figure-scout = Scout

## Figures counted. $count: how many.

names-figures-white-men =
    { $count ->
        [one] { $count } White Man
       *[other] { $count } White Men
    }
names-figures-regulars =
    { $count ->
        [one] { $count } Regular
       *[other] { $count } Regulars
    }
names-figures-soldiers =
    { $count ->
        [one] { $count } Soldier
       *[other] { $count } Soldiers
    }
names-figures-swordsmen =
    { $count ->
        [one] { $count } Swordsman
       *[other] { $count } Swordsmen
    }
names-figures-well-armed-askaris =
    { $count ->
        [one] { $count } Well-Armed Askari
       *[other] { $count } Well-Armed Askaris
    }
names-figures-askaris =
    { $count ->
        [one] { $count } Askari
       *[other] { $count } Askaris
    }
names-figures-ruga-ruga = { $count } Ruga-Ruga
names-figures-warriors =
    { $count ->
        [one] { $count } Warrior
       *[other] { $count } Warriors
    }
names-figures-agile-warriors =
    { $count ->
        [one] { $count } Agile Warrior
       *[other] { $count } Agile Warriors
    }
names-figures-spearmen =
    { $count ->
        [one] { $count } Spearman
       *[other] { $count } Spearmen
    }
names-figures-agile-spearmen =
    { $count ->
        [one] { $count } Agile Spearman
       *[other] { $count } Agile Spearmen
    }
names-figures-musketeers =
    { $count ->
        [one] { $count } Musketeer
       *[other] { $count } Musketeers
    }
names-figures-archers =
    { $count ->
        [one] { $count } Archer
       *[other] { $count } Archers
    }
names-figures-pygmy-archers =
    { $count ->
        [one] { $count } Pygmy Archer
       *[other] { $count } Pygmy Archers
    }
names-figures-pygmy-spearmen =
    { $count ->
        [one] { $count } Pygmy Spearman
       *[other] { $count } Pygmy Spearmen
    }
names-figures-horsemen =
    { $count ->
        [one] { $count } Horseman
       *[other] { $count } Horsemen
    }
names-figures-mounted-musketeers =
    { $count ->
        [one] { $count } Mounted Musketeer
       *[other] { $count } Mounted Musketeers
    }
names-figures-lancers =
    { $count ->
        [one] { $count } Lancer
       *[other] { $count } Lancers
    }
names-figures-mounted-regulars =
    { $count ->
        [one] { $count } Mounted Regular
       *[other] { $count } Mounted Regulars
    }
names-figures-field-artillery =
    { $count ->
        [one] { $count } field gun
       *[other] { $count } field guns
    }
names-figures-muzzle-loading-cannon =
    { $count ->
        [one] { $count } Muzzle-Loading Cannon
       *[other] { $count } Muzzle-Loading Cannons
    }
names-figures-machine-gun =
    { $count ->
        [one] { $count } Machine Gun
       *[other] { $count } Machine Guns
    }
names-figures-gunboat =
    { $count ->
        [one] { $count } Gunboat
       *[other] { $count } Gunboats
    }
names-figures-gun-bearer =
    { $count ->
        [one] { $count } Gun Bearer
       *[other] { $count } Gun Bearers
    }
names-figures-standard-bearer =
    { $count ->
        [one] { $count } Standard Bearer
       *[other] { $count } Standard Bearers
    }
names-figures-witch-doctor =
    { $count ->
        [one] { $count } Witch Doctor
       *[other] { $count } Witch Doctors
    }
names-figures-scout =
    { $count ->
        [one] { $count } Scout
       *[other] { $count } Scouts
    }

## Personal traits of leaders (p. 5).

names-trait-charismatic = Charismatic
names-trait-disciplinarian = Disciplinarian
names-trait-eloquent = Eloquent
names-trait-mighty-warrior = Mighty Warrior
names-trait-cunning-devil = Cunning Devil
names-trait-organizing-genius = Organizing Genius

## Fortifications and stratagems (pp. 13-15).

names-work-field-fortification-in = Field Fortification
names-work-barricade-in = Barricade
names-work-tembas = Temba
names-work-stake-traps = Stake Traps
names-work-dummy-traps = Dummy Traps
names-work-muzzle-loading-cannon = Muzzle-Loading Cannon

## Works counted: inches or pieces. $count: how many.

names-works-field-fortification-in = { $count }″ of Field Fortification
names-works-barricade-in = { $count }″ of Barricade
names-works-tembas =
    { $count ->
        [one] { $count } Temba
       *[other] { $count } Tembas
    }
names-works-stake-traps =
    { $count ->
        [one] { $count } Stake Trap
       *[other] { $count } Stake Traps
    }
names-works-dummy-traps =
    { $count ->
        [one] { $count } Dummy Trap
       *[other] { $count } Dummy Traps
    }
names-works-muzzle-loading-cannon =
    { $count ->
        [one] { $count } Muzzle-Loading Cannon
       *[other] { $count } Muzzle-Loading Cannons
    }

## Scenarios (pp. 20-22) and roles.

names-scenario-encounter = Encounter
names-scenario-ambush = Ambush
names-scenario-planned-attack = Planned Attack
names-scenario-raid = Raid
names-role-attacker = attacker
names-role-defender = defender

## Egyptians fight in two modes (p. 35).

names-mode-colonial = Colonial
names-mode-native = Native

## What a figure is on the table (pp. 5-10, 26).

names-arm-foot = foot
names-arm-mounted = mounted
names-arm-gun = gun
names-arm-vessel = vessel

## What it shoots with (pp. 6-10).

names-weapon-breech-loader = breech-loader
names-weapon-muzzle-loader = muzzle-loader
names-weapon-thrown = thrown weapon
names-weapon-bow = bow
names-weapon-gun = gun
names-weapon-none = none

## What troops can do, each with its rule in the data.

names-ability-white-man-save = White Man saving roll
names-ability-lancer-save = Lancer saving roll
names-ability-crew-save = crew saving roll
names-ability-scout-save = Scout saving roll
names-ability-witchcraft-immune = immune to Witch Doctors
names-ability-pygmy = pygmy
names-ability-dismounts = dismounts
names-ability-splash = hits around its target
names-ability-jams = may jam
names-ability-never-moves = never moves
names-ability-two-shots-with-bearer = two shots with a Gun Bearer
names-ability-cancels-a-test = cancels a morale test
names-ability-casts-spells = casts spells
names-ability-finds-ambushes = finds ambushes
names-ability-ambushes-in-rocks = ambushes among rocks
names-ability-keeps-bonus-over-works = keeps its bonus against fortifications
names-ability-two-ranks = fires in two ranks behind fortifications
names-ability-rides-gunboat = rides a Gunboat

## Home terrains (p. 19).

names-terrain-steppe = Steppe
names-terrain-savannah = Savannah
names-terrain-grassland = Grassland
names-terrain-forest = Forest
names-terrain-mountain = Mountain
names-terrain-coast = Coast

## Kinds of ground (pp. 14, 16-18).

names-ground-open-ground = open ground
names-ground-low-hill = low hill
names-ground-escarpment = escarpment
names-ground-escarpment-gap = gap in an escarpment
names-ground-kopje = kopje
names-ground-steep-kopje = kopje too steep to climb
names-ground-kopje-path = path up a kopje
names-ground-jungle = jungle
names-ground-tall-grass = tall grass
names-ground-rocky-ground = rocky ground
names-ground-cultivation = cultivation
names-ground-village = village
names-ground-marsh = marsh
names-ground-stream = stream
names-ground-gully = side of a gully
names-ground-gully-floor = floor of a gully
names-ground-river = river
names-ground-ford = ford
names-ground-sea-or-lake = sea or lake
names-ground-temba = inside of a temba
names-ground-breach = breach in a temba

## Pieces of terrain that are not called as the ground that figures stand on (pp. 17-21).

names-piece-gully = gully
names-piece-road = road
names-piece-camp = camp

## What has no row in the table of page 12.

names-thing-baggage = Baggage
names-figures-attendant =
    { $count ->
        [one] { $count } Leader’s attendant
       *[other] { $count } Leader’s attendants
    }
names-thing-attendant = Leader’s attendants
names-thing-canoe = Canoe
names-thing-dhow = Dhow

## What has not been said, or the others.

names-other-people = another people
names-no-role = role not decided
names-no-scenario = scenario not decided

## Lists of names. $sound: how the last one begins (i, o, other), which matters in Spanish; $first: what goes before it, already joined with commas.

names-and =
    { $sound ->
       *[other] { $first } and { $last }
    }
names-or =
    { $sound ->
       *[other] { $first } or { $last }
    }

## Army lists (pp. 30-36), as a campaign calls them

names-list-native-kingdom = Native Kingdom
names-list-native-warlord = Native Warlord
names-list-peaceful-village = “Peaceful” Village
names-list-warrior-herders = Warrior Herders
names-list-jungle-cannibals = Jungle Cannibals
names-list-pygmies = Pygmies
names-list-zanzibaris = Zanzibaris
names-list-sudanese-slavers = Sudanese Slavers
names-list-portuguese-settlers = Portuguese Settlers
names-list-white-explorers = White Explorers
names-list-egyptians = Egyptians
names-list-colonial-expedition = Colonial Expedition
names-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Headings of an army, on paper and on the screen

names-head-unit = Unit
names-head-figure = Figure
names-head-figures = Figures
names-head-figs = Figs
names-head-code = Code
names-head-state = State

## The table of characteristics (p. 12)

names-head-troop = Troop
names-head-range = Range
names-head-bonus = Bonus
names-head-reload = Reload
names-head-melee = Melee
names-head-open = Open
names-head-cover = Cover
names-head-morale = Morale
names-head-points = Points
names-inches = { $inches }″
# $how: yes or no.
names-yes-no =
    { $how ->
        [yes] Yes
       *[no] No
    }
# $name: one figure of the troop.
names-on-foot = { $name }, on foot
