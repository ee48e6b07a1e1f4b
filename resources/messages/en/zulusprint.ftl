### What is printed of “Zulus on the Ramparts”: our cards, chits and board, the reference sheet and the story.
###
### $edition the edition.

zulusprint-badge = Our own set
zulusprint-cards = { $edition ->
        [1] Cards, 1st edition
       *[other] Cards, 2nd edition
    }
zulusprint-chits = { $edition ->
        [1] iMpi chits, 1st edition
       *[other] iMpi chits, 2nd edition
    }
zulusprint-markers = { $edition ->
        [1] Markers, 1st edition
       *[other] Markers, 2nd edition
    }
zulusprint-board = { $edition ->
        [1] Zulus on the Ramparts, 1st edition
       *[other] Zulus on the Ramparts, 2nd edition
    }
zulusprint-white = Title in a white box: does none of the Actions of 6.3 to 6.6.
zulusprint-cup = Print at actual size, on card or glued onto board, and cut out. All of them go into the cup; their backs have to look alike.
zulusprint-map = Print at actual size and cut out. Hit markers go under their iButho, as many as there are of each; the { $edition ->
        [1] generic
       *[other] striped
    } ones only with their optional rule (12.1).
zulusprint-generic = Generic Hit
zulusprint-victory = Zulu Victory
zulusprint-low-ammo = Low ammo
zulusprint-night = Night
zulusprint-redoubt = Barricade
zulusprint-works = Works
zulusprint-platoon = Reserve Platoon
zulusprint-area-casualties = Casualties
zulusprint-area-day = Day
zulusprint-area-night = Night
zulusprint-area-ammunition = Ammunition
zulusprint-area-turn = −1 this turn
zulusprint-dice = Dice of a volley
zulusprint-fires = Building Ablaze
zulusprint-fires-out = the fire is put out
zulusprint-fires-none = None burns
zulusprint-fires-one = One burns
zulusprint-fires-both = Both burn
zulusprint-fires-fighting = Fighting a fire
# $box: the number of the box.
zulusprint-box = Box { $box }
# $range: close, medium, long, box4.
zulusprint-range =
    { $range ->
        [close] close range
        [medium] medium range
        [long] long range
       *[box4] Native Horse and G Company alone
    }
# $place: hospital, storehouse, north-wall, kraal, outer-perimeter; without an article.
zulusprint-place =
    { $place ->
        [hospital] Hospital
        [storehouse] Storehouse
        [north-wall] North Wall
        [kraal] Kraal
       *[outer-perimeter] Outer Perimeter
    }

## The reference sheet.

zulusprint-reference = Reference sheet
zulusprint-sequence = The sequence of play, with the sections of the rulebook
zulusprint-part-set-up = Set-up
zulusprint-part-impi = 1 and 2. iMpi and iButho phases
zulusprint-part-r = The R chit, in this order
zulusprint-part-events = Event chits
zulusprint-part-action = 3. Action phase
zulusprint-part-volley = Volleys
zulusprint-part-draw = 4. Card Draw phase
zulusprint-part-hero = 5. Hero phase
zulusprint-part-housekeeping = 6. Housekeeping phase
zulusprint-part-end = The end and victory points
zulusprint-modifier = Modifiers of a volley
zulusprint-rule = Section
zulusprint-worth = Victory points
zulusprint-level = Victory level
# $what: what brings or costs points.
zulusprint-points =
    { $what ->
        [hero] Hero or Group without a medal, available or committed
        [decorated] Hero with a medal, available or committed
        [marker] Hit marker in the casualties box
        [building] Building not burning
        [ibutho] iButho eliminated
        [relief] The relief column arrived
        [held-out] No iButho reached the Zulu Victory marker
        [nnc] Support of the Natal Native Contingent
        [nnh] Support of the Natal Native Horse
        [g-company] Support of G Company
       *[card-added] Optional card added to the deck
    }

## The story of a game.

zulusprint-story = Story of a game
zulusprint-story-subtitle = Zulus on the Ramparts, { $edition ->
        [1] 1st edition
       *[other] 2nd edition
    } · { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
zulusprint-story-set = Played with
zulusprint-story-end = The end
zulusprint-story-options = Optional rules
zulusprint-story-risk = Risk of losing by the next chit
zulusprint-listed = { $option }
zulusprint-story-turning = Turning point
# $chance: one in so many; $percent: the same in hundredths.
zulusprint-story-danger = Before the chit was drawn, the chance that it would win the game for the Zulus was { $percent } ({ $chance }).
# $card: who fires; $ibutho: at whom; $hit, $gone, $lost: what was to be expected; $this: the chance of what came, or none.
zulusprint-story-volley = Before the dice of { $card } at { $ibutho }: { $hit } for a hit or more, { $gone } to be rid of it, { $lost } pieces lost on average. { $this ->
        [none] What came was not in the dice: cards had a hand in it.
       *[other] The chance of what came: { $this }.
    }
zulusprint-story-total = In all: { $level }
zulusprint-story-so-far = Victory points as the game stands
