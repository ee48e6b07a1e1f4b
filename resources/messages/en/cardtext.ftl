### What the cards of our own sets say, read off their data.
###
### $amount how many; $range, $ranges the range; $who, $chits, $place, $marker, $rank of what or whom; $numbers the numbers of a die.

cardtext-ability = { $cost }: { $what }.
cardtext-or = { $others } or { $last }
cardtext-dice = { $range } { $dice }
cardtext-free = costs no Action
cardtext-range-close = Close
cardtext-range-medium = Medium
cardtext-range-long = Long
cardtext-range-box4 = Box 4
cardtext-cost-while-available = While available
cardtext-cost-while-in-play = While in play
cardtext-cost-return = Return this card to your hand
cardtext-cost-insert = Insert this card in the middle of the draw pile
cardtext-cost-discard = Discard this card
cardtext-cost-fate = At his own risk
cardtext-timing-impi = iMpi phase
cardtext-timing-action = Action phase
cardtext-timing-draw = Card Draw phase
cardtext-timing-hero = Hero phase
cardtext-timing-housekeeping = Housekeeping phase
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
cardtext-chit-indluyengwe = iNdluyengwe
cardtext-chit-dabulamanzi = Prince Dabulamanzi
cardtext-chit-overheat = Rifles Overheat
cardtext-chit-debate = Seniority Debate
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
cardtext-verb-defend = defends { $place } and holds on { $numbers }
cardtext-verb-extra-action =
    { $amount ->
        [one] one extra Action
       *[other] { $amount } extra Actions
        }
cardtext-verb-extra-draw =
    { $amount ->
        [one] one more card is drawn
       *[other] { $amount } more cards are drawn
        }
cardtext-verb-ignore-chit =
    { $chits ->
        [none] the chit just drawn is discarded without effect
       *[other] the chit just drawn is discarded without effect if it is { $chits }
        }
cardtext-verb-cancel-event =
    { $chits ->
        [none] no chit loses its effect
       *[other] the { $chits } chit has no effect
    }
cardtext-verb-recover =
    { $to ->
        [table] { $amount ->
            [one] one { $who } card is back from the discard pile, available at once
           *[other] { $amount } { $who } cards are back from the discard pile, available at once
            }
       *[hand] { $amount ->
            [one] one { $who } card comes from the discard pile to your hand
           *[other] { $amount } { $who } cards come from the discard pile to your hand
            }
        }
cardtext-verb-put-forth =
    { $amount ->
        [0] all { $who } cards in hand are put forth free
        [one] one { $who } card from hand is put forth free
       *[other] up to { $amount } { $who } cards from hand are put forth free
        }
cardtext-verb-set-die = one die of the volley becomes a { $number }
cardtext-verb-raise-die = +{ $amount } to one die of the volley
cardtext-verb-reroll =
    { $amount ->
        [one] one die of the volley is rerolled
       *[other] up to { $amount } dice of the volley are rerolled
        }
cardtext-verb-extra-die =
    { $amount ->
        [one] one more die
       *[other] { $amount } more dice
        } in the next volley of this turn{ $ranges ->
        [none] {""}
       *[other] {" "}({ $ranges } range)
        }
cardtext-verb-steady =
    { $amount ->
        [0] the next volley of this turn ignores every −1
       *[other] the next volley of this turn ignores { $amount } × −1
        }
cardtext-verb-support = { $marker } is on the map for the rest of the game
cardtext-verb-low-ammo = ammunition is low again afterwards
cardtext-verb-restore-ammo = ammunition is no longer low
cardtext-verb-extinguish = one fire is put out
cardtext-verb-build =
    { $amount ->
        [one] one third of the barricade is built, without a leader
       *[other] { $amount } thirds of the barricade are built, without a leader
        }
cardtext-verb-retreat =
    { $amount ->
        [one] one iButho retreats one box
       *[other] one iButho retreats { $amount } boxes
        }{ $ranges ->
        [none] {""}
       *[other] {" "}({ $ranges } range)
        }
cardtext-verb-hit =
    { $amount ->
        [one] one iButho suffers a hit
       *[other] one iButho suffers { $amount } hits
        }{ $ranges ->
        [none] {""}
       *[other] {" "}({ $ranges } range)
        }
cardtext-verb-hold = one iButho does not move by the chit just drawn
cardtext-verb-rally-cup =
    { $amount ->
        [one] one Advance leaves the cup at random and is discarded
       *[other] { $amount } Advances leave the cup at random and are discarded
        }
cardtext-verb-hand-limit-off = there is no hand limit
cardtext-verb-counts-as = counts as { $rank }
cardtext-verb-form-platoon = the Reserve Platoon is formed without an Action
cardtext-verb-break-up = the Reserve Platoon breaks up
