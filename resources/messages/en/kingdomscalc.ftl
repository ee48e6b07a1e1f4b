### What can be reckoned of Dark Kingdoms without the box.
###
### $count, $points, $short how many; $each what each is worth; $players how many play; $cited the rule.

kingdomscalc-settlements =
    { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }, { $each } each
kingdomscalc-fortresses =
    { $count ->
        [one] 1 fortress
       *[other] { $count } fortresses
    }, { $each } each
kingdomscalc-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }, { $each } each
kingdomscalc-wins =
    { $count ->
        [one] 1 battle won
       *[other] { $count } battles won
    }, { $each } each
kingdomscalc-points =
    { $points ->
        [one] 1 victory point ({ $cited }).
       *[other] { $points } victory points ({ $cited }).
    }
kingdomscalc-wanting = With { $players } players { $short ->
    [0] the next victory in combat wins the game
    [one] 1 more is needed before a victory in combat wins the game
   *[other] { $short } more are needed before a victory in combat wins the game
    } ({ $cited }).
# $kind: the kind of combat; $chance: the chance; $mine, $other: troops; $steps: ports.
kingdomscalc-combat = { $kind ->
    [battle] The attacker wins the battle
    [settlement] The attacker takes the settlement
   *[siege] The attacker takes the fortress
    }: { $chance } ({ $cited }). To the end, without cards.
kingdomscalc-losses = Troops lost on average: attacker { $mine }, defender { $other }.
kingdomscalc-loss = Troops lost on average by the attacker: { $mine }.
kingdomscalc-round = Round
kingdomscalc-attacker = Attacker wins
kingdomscalc-defender = Defender wins
kingdomscalc-plunder = The plunder succeeds: { $chance } ({ $cited }).
kingdomscalc-both = a tie: each player chooses
kingdomscalc-reach =
    { $steps ->
        [one] 1 port at least
       *[other] { $steps } ports at least
    }
