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
