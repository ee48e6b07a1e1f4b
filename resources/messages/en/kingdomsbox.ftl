### What the box of Dark Kingdoms holds, in words: peoples, resources, and the text of cards read off their data.
###
### $amount how many; $who whom it reaches; $what cards in words; $resource, $piece, $colour of what; $when for how long.

kingdomsbox-people-britons = Britons
kingdomsbox-people-saxons = Saxons
kingdomsbox-people-angles = Angles
kingdomsbox-people-jutes = Jutes
kingdomsbox-resource-stone = stone
kingdomsbox-resource-wood = wood
kingdomsbox-resource-iron = iron
kingdomsbox-resource-wheat = wheat
kingdomsbox-resource-gold = gold
kingdomsbox-colour-red = red
kingdomsbox-colour-black = black
kingdomsbox-piece-troop = troop
kingdomsbox-piece-settlement = settlement
kingdomsbox-piece-fortress = fortress
kingdomsbox-piece-ship = ship
kingdomsbox-timing-turn = In your own turn
kingdomsbox-timing-attacked = When you are attacked
kingdomsbox-timing-production = Before the production dice
kingdomsbox-requires-behind = if another player has more victory points
kingdomsbox-requires-no-army = if you have no army
kingdomsbox-requires-ship = if you have a ship
kingdomsbox-cards-any =
    { $amount ->
        [one] 1 resource card of choice
       *[other] { $amount } resource cards of choice
    }
kingdomsbox-cards-of =
    { $amount ->
        [one] 1 { $resource } card
       *[other] { $amount } { $resource } cards
    }
kingdomsbox-whom =
    { $who ->
        [all] every player
        [leaders] whoever has the most victory points
       *[last] whoever has the fewest victory points
    }
kingdomsbox-when =
    { $when ->
        [britannia] this round
        [attacked] in this combat
        [production] in this production
       *[turn] this turn
    }
kingdomsbox-verb-gain = { $who ->
    [self] take { $what }
   *[other] { $whom } takes { $what }
    }
kingdomsbox-verb-lose = { $whom } puts back { $what }{ $over ->
    [0] {""}
   *[other] {" "}if he holds more than { $over }
    }
kingdomsbox-verb-steal = take { $amount ->
    [one] 1 resource card
   *[other] { $amount } resource cards
    } at random from the hand of one opponent
kingdomsbox-verb-exchange = exchange up to { $amount } of your resource cards for as many of choice
kingdomsbox-verb-draw-fame = { $who ->
    [self] draw
   *[other] { $whom } draws
    } { $amount ->
    [one] 1 Fame card
   *[other] { $amount } Fame cards
    }
kingdomsbox-verb-discount = { $when } each { $piece } costs { $amount ->
    [one] 1 card
   *[other] { $amount } cards
    } fewer, of the payer’s choice
kingdomsbox-verb-recruit = { $who ->
    [self] recruit
   *[other] { $whom } recruits
    } { $amount ->
    [one] 1 troop
   *[other] { $amount } troops
    } without paying
kingdomsbox-verb-extra-move = { $amount ->
    [one] 1 army that has moved and not fought
   *[other] { $amount } armies that have moved and not fought
    } may move once more
kingdomsbox-verb-extra-dice = { $when ->
    [attacked] in this combat
   *[other] in your next combat this turn
    } you roll { $amount ->
    [one] 1 die
   *[other] { $amount } dice
    } more each time
kingdomsbox-verb-sail = { $when } ships may go { $amount ->
    [one] 1 port
   *[other] { $amount } ports
    } farther
kingdomsbox-verb-call-off = the attack does not take place: the army goes back to where it came from and has moved
kingdomsbox-verb-no-retreat = { $when ->
    [attacked] in this combat
   *[other] in your next combat this turn
    } your opponent may not retreat
kingdomsbox-verb-production-die = the production roll has { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
    } { $colour ->
    [none] of the colour you choose
    [red] in red
   *[black] in black
    }
kingdomsbox-verb-both-colours = { $when } both colours produce, without a roll
kingdomsbox-verb-barren = { $when } no territory yields { $resource }; tribute in gold is paid
kingdomsbox-verb-market = { $when } a resource costs { $amount } gold
kingdomsbox-verb-truce = { $when } nobody may attack or plunder, nor remove a marker
kingdomsbox-verb-becalmed = { $when } ships do not move
kingdomsbox-verb-by-hand = do what the card says, and put the result into the game
kingdomsbox-plus = +1 in any combat
kingdomsbox-three = Only with three players (3).
kingdomsbox-group = Britannia { $group }
kingdomsbox-timed = { $when }: { $what }.
kingdomsbox-timed-if = { $when }, { $guard }: { $what }.
kingdomsbox-territory = Territory
kingdomsbox-resource = Yields
kingdomsbox-colour = Name in
kingdomsbox-shield = Shield
kingdomsbox-port = Port
kingdomsbox-neighbours = Borders on
# $ports: the ports in their order.
kingdomsbox-ring = The ships’ way, which leads round: { $ports }.
