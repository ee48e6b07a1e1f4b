### Dark Kingdoms at the desk.
###
### $count how many; $number the number of an army; $people a people; $place a territory.

kingdomsdesk-map = The map of Britain
kingdomsdesk-controlled = controlled by the { $people }
kingdomsdesk-has-markers = control marker
kingdomsdesk-has-settlements =
    { $count ->
        [one] 1 settlement
       *[other] { $count } settlements
    }
kingdomsdesk-has-fortresses =
    { $count ->
        [one] 1 fortress
       *[other] { $count } fortresses
    }
kingdomsdesk-has-army =
    { $count ->
        [one] army { $number } of 1 troop
       *[other] army { $number } of { $count } troops
    }
kingdomsdesk-has-ship = in port a ship of the { $people }

## The page: a new game, the curtain, what lies on the table.

kingdomsdesk-title = Dark Kingdoms
kingdomsdesk-person = a person
# $number: which seat.
kingdomsdesk-player = Player { $number }
# $name: the player.
kingdomsdesk-curtain = The { $people } ({ $name }) have to decide with their cards in sight. Let them sit at the screen; the others look away.
kingdomsdesk-curtain-bid = The { $people } ({ $name }) say whether they add a die to the production. To pass, nobody need see their cards; to pay for one or to play Fame, let them sit down at the screen.
kingdomsdesk-curtain-press = I am with the { $people }: my cards
kingdomsdesk-curtain-open = We hide nothing in this game
kingdomsdesk-round = Round { $round }
# $card: the Britannia card; $left: how many are still to come.
kingdomsdesk-card = { $card } · { $left ->
    [0] the last card
    [one] 1 card left
   *[other] { $left } cards left
    }
# $what: the kind of combat; $attack, $defence: the best of each roll with the cards played.
kingdomsdesk-combat = { $what ->
    [battle] Battle in { $place }
    [settlement] Attack on a settlement in { $place }
    [siege] Siege in { $place }
    [plunder] Plunder in { $place }
   *[other] A marker is lost in { $place }
    }{ $attack ->
    [0] {""}
   *[other] : { $attack } against { $defence }
    }
# $points: victory points; $needed: how many a victory needs.
kingdomsdesk-points = { $people } { $points }/{ $needed } VP
kingdomsdesk-zone-forces = Your armies and ships
kingdomsdesk-zone-hand = Your resources: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
kingdomsdesk-zone-fame = Your Fame cards: { $count }
kingdomsdesk-zone-market = In the piles
# $left: how many are still to come.
kingdomsdesk-zone-britannia = Britannia card of the round
kingdomsdesk-army = Army { $number }: { $count ->
    [one] 1 troop
   *[other] { $count } troops
    }
kingdomsdesk-army-ready = has not moved yet
kingdomsdesk-army-moved = has moved
kingdomsdesk-army-fought = has fought
kingdomsdesk-ship = Ship { $number }
# $name, $points, $cards, $fame, $settlements, $fortresses, $troops, $ships, $wins, $lands: what anybody may see of a player.
kingdomsdesk-player-of = { $people } ({ $name }): { $points } VP
kingdomsdesk-board = { $cards ->
    [one] 1 resource card
   *[other] { $cards } resource cards
    }, { $fame } Fame · { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
    }, { $fortresses ->
    [one] 1 fortress
   *[other] { $fortresses } fortresses
    }, { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
    }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
    } · { $lands ->
    [one] 1 territory
   *[other] { $lands } territories
    } · { $wins ->
    [one] 1 battle won
   *[other] { $wins } battles won
    }
# $colour: red or black; $cards: what it brings.
kingdomsdesk-income = If { $colour } produces: { $cards }
kingdomsdesk-typed-hint = for example: march 1 to luitcoyt

## Orders on their buttons. $place where; $target whom; $how attack or plunder; $resource, $second which resources.

kingdomsdesk-do-roll-first = Roll for who chooses first
kingdomsdesk-do-choose-side = Play the { $people }, starting in { $place }
kingdomsdesk-do-settle-in = Settlement in { $place }
kingdomsdesk-do-turn-card = Turn over the Britannia card{ $card ->
    [none] {""}
   *[other] : { $card }
    }
kingdomsdesk-do-add-die = Pay 1 gold for one more { $colour } die
kingdomsdesk-do-pass = Pass
kingdomsdesk-do-choose-colour = The { $colour } territories produce for me
kingdomsdesk-do-recruit = { $army ->
    [none] Recruit a new army in { $place }
   *[other] Recruit a troop for army { $army }
    }
kingdomsdesk-do-levy = Raise peasants in { $place } for { $resource } and { $second }
kingdomsdesk-do-build-piece = { $what ->
    [settlement] Build a settlement in { $place }
    [fortress] Build a fortress in { $place }
   *[ship] Launch a ship in { $place }
    }
kingdomsdesk-do-sell = { $what ->
    [settlement] Destroy a settlement in { $place } for 3 gold
   *[ship] Sell the ship in { $place } for 3 gold
    }
kingdomsdesk-do-buy = Buy { $resource } for gold
kingdomsdesk-do-march-army = Army { $army } { $stays ->
    [yes] stays in { $place }
   *[none] → { $place }
    }{ $how ->
    [plunder] , to plunder{ $target ->
        [none] {""}
       *[other] {" "}the { $target }
        }
   *[other] { $target ->
        [none] {""}
       *[other] , against the { $target }
        }
    }
kingdomsdesk-do-regroup = { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
    } of army { $army } to army { $into }
kingdomsdesk-do-sail = Ship { $ship } puts to sea{ $army ->
    [none] , empty
   *[other] {" "}with army { $army }
    }
kingdomsdesk-do-land-ship = Put in at { $place }{ $how ->
    [plunder] , to plunder{ $target ->
        [none] {""}
       *[other] {" "}the { $target }
        }
   *[other] { $target ->
        [none] {""}
       *[other] , against the { $target }
        }
    }
kingdomsdesk-do-end-turn = End the turn
# $armies: the numbers of the armies that fight, or take shelter.
kingdomsdesk-do-stand = { $what ->
    [battle] { $count ->
        [one] Fight with army { $armies }
       *[other] Fight with armies { $armies }
    }
    [siege] { $count ->
        [0] Hold the fortress, nobody takes shelter
        [one] Army { $armies } takes shelter in the fortress
       *[other] Armies { $armies } take shelter in the fortress
    }
    [marker] Let them take it
   *[other] Defend the settlement
    }
kingdomsdesk-do-play-plus = { $card ->
    [none] Play { $resource } for +1
   *[other] Play { $card } for +1
    }
kingdomsdesk-do-take-loss = Army { $army } loses the troop
kingdomsdesk-do-fight-on = Fight another round
kingdomsdesk-do-retreat-to = Retreat to { $place }
kingdomsdesk-do-hand-over = Hand over the card that he seeks
kingdomsdesk-do-deny = Say that you have none of it
kingdomsdesk-do-remove-piece = Take the piece off { $place }
kingdomsdesk-do-play-fame = Play { $card }{ $opponent ->
    [none] {""}
   *[other] , on the { $opponent }
    }{ $colour ->
    [none] {""}
   *[other] , { $colour }
    }{ $armies ->
    [none] {""}
   *[other] , for army { $armies }
    }
kingdomsdesk-do-take-fame = Take a Fame card{ $card ->
    [none] {""}
   *[other] : { $card }
    }
kingdomsdesk-do-steal = Draw a card from the other hand
kingdomsdesk-do-gain = Take { $resource }
kingdomsdesk-do-lose = Give back { $resource }
kingdomsdesk-do-exchange = Exchange { $resource } for { $second }
# $amount: how many, below zero if they go.
kingdomsdesk-do-put-right = { $people }: { $amount } { $what }

## The computer's players

kingdomsdesk-step = Let it do that
kingdomsdesk-play-on = Play on until somebody else decides
# $player: how it plays.
kingdomsdesk-computer = the computer: { $player }

## The map of your box

kingdomsdesk-copy = My own map
kingdomsdesk-copy-map = The map of your box
kingdomsdesk-copy-text = Copy here, once, what your map prints: each territory with its resource, colour, shield and port, and what borders on what. It is kept at once.
# $lands: territories of which something is missing; $others: other values.
kingdomsdesk-copy-lacking = Territories of which something is missing: { $lands }. Other values missing: { $others }.
kingdomsdesk-copy-press = When you press on the map
kingdomsdesk-copy-choose = Choose
kingdomsdesk-copy-choose-text = Press a territory to see and copy its values.
kingdomsdesk-copy-border = Borders
kingdomsdesk-copy-border-text = Press those that border on the chosen territory; press again to take one out. It holds for both.
kingdomsdesk-copy-place = Place
kingdomsdesk-copy-place-text = Press where the chosen territory lies, or move it with the arrows.
kingdomsdesk-copy-port = Ports
kingdomsdesk-copy-port-text = Press the ports in the order in which ships pass them; the last one again to take it out.
kingdomsdesk-copy-land = Territory
kingdomsdesk-copy-name = Name
kingdomsdesk-copy-resource = Resource
kingdomsdesk-copy-colour = Colour
kingdomsdesk-copy-shield = Shield
kingdomsdesk-copy-no-shield = none
kingdomsdesk-copy-add = Another territory: its name
# $ports: the ports in their order.
kingdomsdesk-copy-ring = The ships’ way: { $ports }
kingdomsdesk-copy-inland = The others have no port
kingdomsdesk-copy-round = From the last on to the first
