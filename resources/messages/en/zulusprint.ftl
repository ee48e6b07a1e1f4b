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
zulusprint-map = Print at actual size and cut out. Hit markers go under their iButho, as many as there are of each; the striped ones only with their optional rule (12.1).
zulusprint-generic = Generic Hit
zulusprint-victory = Zulu Victory
zulusprint-low-ammo = Low ammo
zulusprint-night = Night
zulusprint-redoubt = Barricade
zulusprint-works = Works
zulusprint-area-casualties = Casualties
zulusprint-area-day = Day
zulusprint-area-night = Night
zulusprint-area-ammunition = Ammunition
zulusprint-area-turn = −1 this turn
zulusprint-dice = Dice of a volley
zulusprint-fires = Building Ablaze
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
