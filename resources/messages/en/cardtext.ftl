### What the cards of our own sets say, read off their data.
###
### $amount how many; $range, $ranges the range; $who, $chits, $place, $marker, $rank of what or whom; $numbers the numbers of a die.

cardtext-ability = { $cost }: { $what }.
cardtext-dice = { $range } { $dice }
cardtext-free = costs no Action
cardtext-range-close = Close
cardtext-range-medium = Medium
cardtext-range-long = Long
cardtext-range-box4 = Box 4
cardtext-cost-while-available = While available
cardtext-cost-while-in-play = While in play
cardtext-cost-return = Return
cardtext-cost-insert = Insert
cardtext-cost-discard = Discard
cardtext-cost-fate = Fate
cardtext-timing-impi = iMpi phase
cardtext-timing-action = Action phase
cardtext-timing-draw = Card Draw phase
cardtext-timing-hero = Hero phase
cardtext-timing-housekeeping = Housekeeping
cardtext-timing-volley = with the dice of a volley on the table
cardtext-guard-day = by day only
cardtext-guard-night = at night only
cardtext-guard-low-ammo = with ammunition low
cardtext-guard-fire = with a building on fire
cardtext-guard-platoon = with the Reserve Platoon formed
cardtext-guard-interior = with an iButho inside
cardtext-guard-before-first-volley = before your first volley
cardtext-guard-after-first-volley = after your first volley
cardtext-hand-at-most = with { $most } or fewer cards in hand as the phase begins
cardtext-stays = then roll a die: on { $numbers } it stays, else it is discarded
cardtext-bonus-pair = In the Hero phase a second Private may be put forth with him.
cardtext-bonus-always = In the Hero phase it is always put forth free, on top of the usual Hero.
cardtext-lost-day = Drawn by day, it is discarded.
cardtext-lost-night = Drawn at night, it is discarded.
cardtext-lost-after-first-volley = Drawn after your first volley, it is discarded.
cardtext-lost-before-first-volley = Drawn before your first volley, it is discarded.
cardtext-lost-low-ammo = Drawn with ammunition low, it is discarded.
cardtext-lost-fire = Drawn with a building on fire, it is discarded.
cardtext-lost-platoon = Drawn with the Reserve Platoon formed, it is discarded.
cardtext-lost-interior = Drawn with an iButho inside, it is discarded.
cardtext-place-hospital = the Hospital
cardtext-place-storehouse = the Storehouse
cardtext-place-north-wall = the North Wall
cardtext-place-kraal = the Kraal
cardtext-place-outer-perimeter = the Outer Perimeter
cardtext-marker-nnc = the Natal Native Contingent
cardtext-marker-nnh = the Natal Native Horse
cardtext-marker-g-company = G Company
cardtext-rank-private = Private
cardtext-rank-corporal = Corporal
cardtext-rank-sergeant = Sergeant
cardtext-rank-lieutenant = Lieutenant
cardtext-rank-major = Major
cardtext-chit-advance = an Advance
cardtext-chit-r = an R
cardtext-chit-ablaze = Building Ablaze
cardtext-chit-indluyengwe = the iNdluyengwe order
cardtext-chit-dabulamanzi = Prince Dabulamanzi
cardtext-chit-overheat = Rifles Overheat
cardtext-chit-debate = the Seniority Debate
cardtext-chit-washing = Washing of the Spears
cardtext-chit-snipers = Zulu Snipers
cardtext-who-hero = Hero
cardtext-who-group = Group
cardtext-who-volley = Volley
cardtext-who-event = Event
cardtext-who-private = Private
cardtext-who-corporal = Corporal
cardtext-who-sergeant = Sergeant
cardtext-who-lieutenant = Lieutenant
cardtext-who-major = Major
cardtext-verb-defend = defends { $place } on { $numbers }
cardtext-verb-extra-action =
    { $amount ->
        [one] gives one extra Action
       *[other] gives { $amount } extra Actions
        }
cardtext-verb-extra-draw =
    { $amount ->
        [one] draw one more card
       *[other] draw { $amount } more cards
        }
cardtext-verb-ignore-chit =
    { $chits ->
        [none] the chit just drawn has no effect
       *[other] the chit just drawn has no effect if it is { $chits }
        }
cardtext-verb-cancel-event = { $chits } has no effect
cardtext-verb-recover =
    { $to ->
        [table] bring back { $amount } × { $who } from the discard pile, available at once
       *[hand] bring back { $amount } × { $who } from the discard pile to your hand
        }
cardtext-verb-put-forth =
    { $amount ->
        [0] put forth free everyone in hand who is { $who }
       *[other] put forth free up to { $amount } from hand who are { $who }
        }
cardtext-verb-set-die = one die of the volley becomes { $number }
cardtext-verb-raise-die = one die of the volley goes up by { $amount }
cardtext-verb-reroll =
    { $amount ->
        [one] reroll one die of the volley
       *[other] reroll up to { $amount } dice of the volley
        }
cardtext-verb-extra-die =
    { $ranges ->
        [none] +{ $amount } die in the next volley of this turn
       *[other] +{ $amount } die in the next volley of this turn (range: { $ranges })
        }
cardtext-verb-steady =
    { $amount ->
        [0] the next volley of this turn ignores every -1
       *[other] the next volley of this turn ignores { $amount } × -1
        }
cardtext-verb-support = put { $marker } on the map for the rest of the game
cardtext-verb-low-ammo = ammunition becomes low
cardtext-verb-restore-ammo = ammunition is no longer low
cardtext-verb-extinguish = put out one fire
cardtext-verb-build =
    { $amount ->
        [one] build one third of the barricade, without a leader
       *[other] build { $amount } thirds of the barricade, without a leader
        }
cardtext-verb-retreat =
    { $ranges ->
        [none] one iButho goes back { $amount }
       *[other] one iButho goes back { $amount } (range: { $ranges })
        }
cardtext-verb-hit =
    { $ranges ->
        [none] one iButho suffers { $amount } hit
       *[other] one iButho suffers { $amount } hit (range: { $ranges })
        }
cardtext-verb-hold = one iButho does not move by the chit just drawn
cardtext-verb-rally-cup = take { $amount } Advances from the cup at random and discard them
cardtext-verb-hand-limit-off = there is no hand limit
cardtext-verb-counts-as = serves as { $rank }
cardtext-verb-form-platoon = form the Reserve Platoon without an Action
cardtext-verb-break-up = the Reserve Platoon breaks up
