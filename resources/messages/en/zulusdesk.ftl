### Zulus on the Ramparts at the desk.
###
### $card, $other a card; $ibutho a regiment; $box a box; $place a place; $what a chit, a card or an ability; $faces, $face dice; $thirds of the barricade; $which: “named” if something was said.

# $edition: 1 or 2.
zulusdesk-title = { $edition ->
    [1] Zulus on the Ramparts!, 1st edition
   *[other] Zulus on the Ramparts!, 2nd edition
    }
zulusdesk-typed-hint = An order, such as “volley chard chest”
zulusdesk-map = Map of Rorke’s Drift
zulusdesk-victory = Zulu Victory

## Boxes of the map. $range: at which range one fires there.

zulusdesk-box = { $range ->
    [close] { $box } · close
    [medium] { $box } · medium
    [long] { $box } · long
   *[other] { $box }
    }
zulusdesk-place-hospital = Hospital
zulusdesk-place-storehouse = Storehouse
zulusdesk-place-north-wall = North Wall
zulusdesk-place-kraal = Kraal
zulusdesk-place-outer-perimeter = Outer Perimeter
zulusdesk-inner = { $box } · inside the camp

## The state of things.

zulusdesk-low-ammo = Ammunition low (−1)
zulusdesk-resting = No volleys this turn
zulusdesk-cup = Cup: { $count }
zulusdesk-pile = Draw pile: { $count }
zulusdesk-discard = Discard: { $count }
zulusdesk-next-chit = The next chit out of the cup
zulusdesk-used-chits = Used chits ({ $count })

## Where cards lie, and what they are. $count: cards.

zulusdesk-zone-hand = Hand ({ $count })
zulusdesk-zone-table = Available ({ $count })
zulusdesk-zone-committed = Reserve Platoon and building ({ $count })
zulusdesk-zone-discard = Discard pile ({ $count })
zulusdesk-ours = our own set
zulusdesk-sort-hero = Hero
zulusdesk-sort-group = Group
zulusdesk-sort-volley = Volley
zulusdesk-sort-event = Event
zulusdesk-sort-unknown = Not said yet
zulusdesk-sort-private = Private
zulusdesk-sort-corporal = Corporal
zulusdesk-sort-sergeant = Sergeant
zulusdesk-sort-lieutenant = Lieutenant
zulusdesk-sort-major = Major

## Orders on a button.

zulusdesk-do-set-up = Lay everything out
zulusdesk-do-draw-chit = { $which ->
    [named] Out came { $what }
   *[plain] Draw a chit
    }
zulusdesk-do-return-chit = { $which ->
    [named] Back goes { $what }
   *[plain] Give an Advance back to the cup, at random
    }
zulusdesk-do-carry-out = Let the chit take effect
zulusdesk-do-put-out = Put out: { $place }
zulusdesk-do-put-forth = Put forth { $card }
zulusdesk-do-form-platoon = Reserve Platoon: { $card } and { $other }
zulusdesk-do-break-up-platoon = Break up the Reserve Platoon
zulusdesk-do-build = { $which ->
    [named] { $what } leads the building ({ $thirds }/3)
   *[plain] Build on ({ $thirds }/3)
    }
zulusdesk-do-stop-building = Stop building
zulusdesk-do-fight-fire = { $card } fights the fire
zulusdesk-do-hand-out = { $card } hands out ammunition
zulusdesk-do-fire-volley = { $card } → { $ibutho }, box { $box }
zulusdesk-do-apply-volley = { $which ->
    [named] Let { $faces } count, with +1 on the { $face }
   *[plain] Let the dice count: { $faces }
    }
zulusdesk-do-trade-luck = Discard { $card } to turn a { $face }
zulusdesk-do-use-ability = { $card }. { $what }
zulusdesk-do-draw-card = { $which ->
    [named] Drawn: { $what }
   *[plain] Draw a card
    }
zulusdesk-do-discard = Discard { $card }
zulusdesk-do-end-phase = End the phase
# $chance: that the fire goes out.
zulusdesk-odds-out = Goes out: { $chance }
# $value: in victory points; $survives: the chance of holding out.
zulusdesk-expected = { $value } VP · { $survives }
# $face: what it shows.
zulusdesk-die = the die that shows { $face }
