### Dark Kingdoms: what dice are for, what the rules say, and the log of a game.
###
### $who: somebody, with a capital, at the beginning; $other, $thief, $defender, $loser: another people, within.
### $place, $came: a territory; $army, $ship: by their numbers; $cards: resource cards, in words.

## What the dice are for.

kingdoms-first-die = 1D6 each for who chooses first
kingdoms-red-dice = the red dice of production
kingdoms-black-dice = the black dice of production
kingdoms-ship-dice = 2D6 for how far the ship goes; the higher counts
kingdoms-attack-dice = the attacker’s dice
kingdoms-defence-dice = the defender’s dice
kingdoms-fame-lot = which Fame card comes off the deck, at random
kingdoms-steal-lot = which card is stolen from the hand, at random
kingdoms-card-lot = which Britannia card is turned over, at random

## Names. $number: of an army.

kingdoms-people-britons = the Britons
kingdoms-people-saxons = the Saxons
kingdoms-people-angles = the Angles
kingdoms-people-jutes = the Jutes
kingdoms-amount = { $count } { $resource }
kingdoms-card-unseen = a card
kingdoms-no-cards = nothing

## What the rules have against an order.

kingdoms-not-now = { $step ->
    [set-up] First the players sit down at the table.
    [first] First roll for who chooses first.
    [choose] First every player chooses a people.
    [settle] First the settlements of the set-up are placed.
    [britannia] First the Britannia card is turned over.
    [bid] First say whether a die is added to the production.
    [colour] First every player says which colour produces for him.
    [turn] That is not done in a player’s turn.
    [gain] First take the cards that the card grants.
    [lose] First give back the cards that the card demands.
    [recruit] First recruit the troops that the card grants, or pass.
    [exchange] First exchange resources as the card allows, or pass.
    [land] First the ship under way comes into port.
    [stand] First the one attacked says how he fights.
    [duel] First play +1 cards, or pass.
    [casualty] First whoever lost the round says which army loses the troop.
    [pause] First say whether the fight goes on.
    [deny] First the one plundered says whether he hands the card over.
    [flee] First the beaten plunderer retreats.
    [fame] First the Fame card is taken.
    [steal] First the card is stolen.
    [remove] First the piece too many is removed.
   *[other] The game is over.
    }
kingdoms-three-or-four = Three or four people play, not { $count }.
kingdoms-names-differ = Every player needs a name of his own.
kingdoms-nobody = Nobody called “{ $found }” plays.
kingdoms-people-taken = Nobody can choose { $people } now: somebody plays them, or, with three players, they are not in the game.
kingdoms-no-shield = { $place } does not carry the shield of { $people }.
kingdoms-closed = With three players { $place } is out of bounds.
kingdoms-not-next-to-own = { $place } is neither controlled nor next to what is.
kingdoms-not-on-top = { $britannia } cannot be on top of the deck.
kingdoms-fame-not-there = { $fame } cannot be on top of the deck.
kingdoms-no-more-dice = Of that colour all dice are rolled already.
kingdoms-cannot-pay = You cannot pay for it: { $lacking } missing.
kingdoms-pile-is-empty = No card is left in the pile of { $resource }.
kingdoms-same-resource = { $resource } is not exchanged for { $resource }.
kingdoms-has-not = You have no { $resource } in hand.
kingdoms-has-no-such-card = That card is not in the hand of { $people }.
kingdoms-not-in-hand = { $fame } is not in your hand.
kingdoms-not-its-time = { $timing ->
    [turn] { $fame } is played in one’s own turn.
    [attacked] { $fame } is played when one is attacked.
   *[production] { $fame } is played before the dice of production.
    }
kingdoms-one-text = You have played a Fame card for its text in this turn already.
kingdoms-guard-behind = { $fame } is only for a player with fewer VP than another.
kingdoms-guard-no-army = { $fame } is only for a player without an army.
kingdoms-guard-ship = { $fame } is only for a player with a ship.
kingdoms-no-use = { $fame } is of no use { $combat ->
    [plunder] against a plunder, which is no combat
   *[marker] when only a marker is attacked
    }.
kingdoms-not-like-this = { $fame } cannot be played like this: say against whom, of which colour or with which armies.
kingdoms-say-saved = { $count ->
    [0] Nothing makes it cheaper.
    [one] A card makes it cheaper: say which resource is not paid.
   *[other] A card makes it cheaper: say which { $count } resources are not paid.
    }
kingdoms-no-more-armies = All { $most } armies are on the map.
kingdoms-not-raised-there = { $place ->
    [none] Say where the new army is raised.
   *[other] No army can be raised in { $place }: it takes an own fortress or, without any, a settlement.
    }
kingdoms-no-such-army = There is no army { $army } on the map.
kingdoms-where-it-stands = Army { $army } is reinforced where it stands: name no place.
kingdoms-retreated = Army { $army } retreated here this turn, and joins none that stood here.
kingdoms-army-full = Army { $army } cannot have more than { $most } troops.
kingdoms-no-markers-left = None of the { $most } markers is left for another troop.
kingdoms-has-an-army = Peasants are only raised without an army on the map.
kingdoms-none-left = { $what ->
    [settlement] All settlements are on the map.
    [fortress] All fortresses are on the map.
   *[ship] All ships are on the map.
    }
kingdoms-not-controlled = You do not control { $place }.
kingdoms-no-port = There is no port in { $place }.
kingdoms-port-taken = There is a ship in the port of { $place } already.
kingdoms-none-there = { $what ->
    [settlement] You have no settlement in { $place }.
    [fortress] You have no fortress in { $place }.
   *[ship] You have no ship in { $place }.
    }
kingdoms-no-such-place = There is no territory “{ $found }”.
kingdoms-has-fought = Army { $army } has fought already, and a fight is the last thing that an army does in a turn.
kingdoms-has-plundered = Army { $army } has plundered this turn, and attacks or plunders one settlement a turn.
kingdoms-has-moved = Army { $army } has moved already.
kingdoms-stands-there = Army { $army } stands in { $place } already, and no enemy is there.
kingdoms-not-adjacent = { $place } is not adjacent.
kingdoms-nobody-there = There is nobody to attack in { $place }.
kingdoms-truce = There is a truce: nobody attacks or plunders in { $place }.
kingdoms-say-whom = There are several enemies in { $place } ({ $peoples }): say whom you attack.
kingdoms-not-there = No piece of { $people } is in { $place }.
kingdoms-no-plunder = Nothing can be plundered in { $place }: it takes settlements, and nothing else of an enemy.
kingdoms-not-together = Armies { $army } and { $other } are not together.
kingdoms-has-not-so-many = Army { $army } has { $most ->
    [one] 1 troop.
   *[other] { $most } troops.
    }
kingdoms-no-such-ship = There is no ship { $ship } on the map.
kingdoms-ship-moved = Ship { $ship } has moved already.
kingdoms-becalmed = In this round ships do not move.
kingdoms-not-at-the-port = Army { $army } is not at the port of ship { $ship }.
kingdoms-port-out-of-reach = The ship cannot come into port in { $place }: it takes a free port, { $reach ->
    [one] 1 port away at most.
   *[other] { $reach } ports away at most.
    }
kingdoms-has-to-act = Army { $army } stands among enemies in { $place }: it has to attack, plunder or leave.
kingdoms-stand-like-this = One cannot fight like this: say with which armies.
kingdoms-loses-none = Army { $army } does not lose the troop: say one of those that fight.
kingdoms-one-card = Cards are played one by one: a resource or a Fame card.
kingdoms-not-won-here = { $place } does not yield { $resource }: it is no +1 here.
kingdoms-no-plus = { $fame } carries no +1.
kingdoms-no-retreat-now = { $step ->
    [stand] The defender of a settlement or fortress does not retreat.
   *[other] This is no moment to retreat.
    }
kingdoms-no-retreat-there = You cannot retreat to { $place }: it has to be adjacent, yours and without an enemy army.
kingdoms-cannot-be = The number has to be between { $least } and { $most }, and not 0.

## What happens.

kingdoms-event-turn = Round { $turn }
kingdoms-event-table = Around the table, to the right: { $names }. Set { $pack } { $version }.
kingdoms-event-stated = { $asked } { $said }.
kingdoms-event-first-said = { $name } chooses first.
kingdoms-event-first-rolled = Rolls: { $faces }. { $name } chooses first.
kingdoms-event-side = { $who } plays { $people }.
kingdoms-event-round = Round { $round } begins.
kingdoms-event-turn-begins = The turn of { $victim } begins.
kingdoms-event-ended-threshold = { $winners } win the game with this victory.
kingdoms-event-ended-cards = { $decided ->
    [points] The Britannia cards are over: { $winners } win with the most VP.
    [territories] The Britannia cards are over. With VP tied, { $winners } win, who control the most territories.
    [wins] The Britannia cards are over. With territories tied too, { $winners } win, who won the most battles.
    [cards] The Britannia cards are over. With all else tied, { $winners } win with the most cards.
   *[nothing] The Britannia cards are over, and all is tied: { $winners }.
    }
kingdoms-event-took-production = { $who } take { $cards }.
kingdoms-event-took-sale = { $who } receive { $cards }.
kingdoms-event-took-trade = { $who } get { $cards } for it.
kingdoms-event-took-card = { $who } take { $cards } by the card.
kingdoms-event-paid-troop = { $who } pay { $cards } for a troop.
kingdoms-event-paid-settlement = { $who } pay { $cards } for a settlement.
kingdoms-event-paid-fortress = { $who } pay { $cards } for a fortress.
kingdoms-event-paid-ship = { $who } pay { $cards } for a ship.
kingdoms-event-paid-die = { $who } pay { $cards } for one more die.
kingdoms-event-paid-peasants = { $who } pay { $cards } to their peasants.
kingdoms-event-paid-plus = { $who } play { $cards }: +1.
kingdoms-event-paid-trade = { $who } give { $cards }.
kingdoms-event-paid-sale = { $who } pay { $cards }.
kingdoms-event-paid-card = { $who } give back { $cards }.
kingdoms-event-hand-over = { $who } hand 1 { $card } over to { $thief }.
kingdoms-event-denied = { $who } say that they have no { $card }.
kingdoms-event-stolen = { $thief } steal { $card } from { $victim }.
kingdoms-event-fame-taken-seen = { $who } take a Fame card: { $card }.
kingdoms-event-fame-taken-unseen = { $who } take a Fame card.
kingdoms-event-fame-played-plus = { $who } play { $card }: +1.
kingdoms-event-fame-played-not-plus = { $who } play { $card }. { $text }
kingdoms-event-card = { $card }. { $text }
kingdoms-event-set-right = { $who }: { $amount ->
    [0] none
   *[other] { $amount }
    } { $piece ->
    [marker] markers in { $place }
    [settlement] settlements in { $place }
    [fortress] fortresses in { $place }
    [troop] troops in { $place }
    [win] victories
   *[other] { $resource }
    }, as the card says.
kingdoms-event-die = { $colour ->
    [red] { $who } add a red die.
   *[black] { $who } add a black die.
    }
kingdoms-event-no-die = { $who } add no die.
kingdoms-event-production-red = Red { $red }, black { $black }: the red territories produce.
kingdoms-event-production-black = Red { $red }, black { $black }: the black territories produce.
kingdoms-event-production-tie = Red { $red }, black { $black }: a tie, everybody chooses.
kingdoms-event-production-both = Both colours produce.
kingdoms-event-colour-red = { $who } choose red.
kingdoms-event-colour-black = { $who } choose black.
kingdoms-event-pile-empty = { $lacking ->
    [one] 1 { $resource } is missing for { $victim }: the pile is empty.
   *[other] { $lacking } { $resource } are missing for { $victim }: the pile is empty.
    }
kingdoms-event-placed-marker = { $who } take { $place }.
kingdoms-event-placed-settlement = { $who } build a settlement in { $place }.
kingdoms-event-placed-fortress = { $who } build a fortress in { $place }.
kingdoms-event-removed-marker = { $who } remove their marker from { $place }.
kingdoms-event-removed-settlement = { $who } take down a settlement in { $place }.
kingdoms-event-removed-fortress = { $who } take down a fortress in { $place }.
kingdoms-event-no-marker = { $who } have no marker left to place in { $place }.
kingdoms-event-ship-launched = { $who } launch a ship in { $place }.
kingdoms-event-ship-not-launched = { $who } sell the ship of { $place }.
kingdoms-event-recruited-new = { $who } raise army { $army } in { $place }.
kingdoms-event-recruited-not-new = { $who } reinforce army { $army } in { $place }.
kingdoms-event-lost-some = { $who } lose a troop of army { $army } in { $place }; { $left } left.
kingdoms-event-lost-last = { $who } lose army { $army } in { $place }.
kingdoms-event-regroup = { $who }: in { $place } { $troops ->
    [one] 1 troop goes
   *[other] { $troops } troops go
    } from army { $army } to army { $into }.
kingdoms-event-moved-land = { $who } march with army { $army } to { $place }.
kingdoms-event-moved-sea = { $who } land army { $army } in { $place }.
kingdoms-event-moved-retreat = { $who } retreat with army { $army } to { $place }.
kingdoms-event-moved-sent-back = { $who } go back with army { $army } to { $place }.
kingdoms-event-moved-stays = { $who } act in { $place } with army { $army }.
kingdoms-event-moved-again = { $who } may move army { $army } once more, in { $place }.
kingdoms-event-sailed-army = { $who } put to sea from { $place } with army { $army } in ship { $ship }: { $faces }, up to { $reach ->
    [one] 1 port.
   *[other] { $reach } ports.
    }
kingdoms-event-sailed-empty = { $who } put to sea from { $place } with ship { $ship }: { $faces }, up to { $reach ->
    [one] 1 port.
   *[other] { $reach } ports.
    }
kingdoms-event-land = { $who } come into port in { $place } with ship { $ship }.
kingdoms-event-combat-battle = { $who } offer battle to { $defender } in { $place }.
kingdoms-event-combat-settlement = { $who } attack a settlement of { $defender } in { $place }.
kingdoms-event-combat-siege = { $who } besiege the fortress of { $defender } in { $place }.
kingdoms-event-combat-plunder = { $who } try to plunder a settlement of { $defender } in { $place }.
kingdoms-event-combat-marker = { $who } enter { $place }, where only a marker of { $defender } stands.
kingdoms-event-stood-some = { $who } fight with { $count ->
    [one] army { $armies }.
   *[other] armies { $armies }.
    }
kingdoms-event-stood-none = { $who } fight without an army.
kingdoms-event-rolled = { $who } roll { $attack }; { $defender }, { $defence }.
kingdoms-event-round-over-attack = { $who } win the round, { $attack } to { $defence }.
kingdoms-event-round-over-defence = { $who } hold out, { $defence } to { $attack }.
kingdoms-event-combat-over-battle-won = { $who } win the battle of { $place } against { $loser }.
kingdoms-event-combat-over-battle-held = { $who } hold { $place } and win the battle against { $loser }.
kingdoms-event-combat-over-settlement-won = { $who } take the settlement of { $loser } in { $place }.
kingdoms-event-combat-over-settlement-held = { $who } hold the settlement of { $place } against { $loser }.
kingdoms-event-combat-over-siege-won = { $who } take the fortress of { $loser } in { $place }.
kingdoms-event-combat-over-siege-held = { $who } hold the fortress of { $place } against { $loser }.
kingdoms-event-combat-over-plunder-won = { $who } plunder { $place }, of { $loser }.
kingdoms-event-combat-over-plunder-held = { $who } keep { $loser } from plundering { $place }.
kingdoms-event-combat-over-marker-won = { $who } take { $place } without a fight.
kingdoms-event-combat-over-retreat = { $who } force { $loser } to retreat from { $place }.
kingdoms-event-combat-over-called-off = { $who } avert the attack of { $loser } on { $place }.
kingdoms-event-won = { $who } mark a victory in battle: { $wins }.

## What is due. $who: of whom; $count: how often.

kingdoms-due-set-up = the players sit down at the table: who plays, to the right
kingdoms-due-first = roll for who chooses first
kingdoms-due-choose = { $who } chooses a people and where it starts
kingdoms-due-settle = { $who } place a settlement
kingdoms-due-britannia = { $who } turn over the Britannia card
kingdoms-due-bid = { $who } say whether they add a die to the production
kingdoms-due-colour = { $who } choose which colour produces for them
kingdoms-due-turn = { $who } have the turn: they buy, move and fight
kingdoms-due-gain = { $who } take { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
    } of their choice
kingdoms-due-lose = { $who } give back { $count ->
    [one] 1 resource card
   *[other] { $count } resource cards
    } of their choice
kingdoms-due-recruit = { $who } recruit { $count ->
    [one] 1 troop
   *[other] { $count } troops
    } without paying
kingdoms-due-exchange = { $who } exchange up to { $count ->
    [one] 1 resource
   *[other] { $count } resources
    }
kingdoms-due-land = { $who } come into port
kingdoms-due-stand = { $combat ->
    [marker] { $who }, with nothing but a marker in { $place }, say whether they prevent its loss
   *[other] { $who }, attacked in { $place }, say how they fight
    }
kingdoms-due-duel = { $who } play +1 cards in { $place }, or pass: the attack has { $attack }, the defence { $defence }
kingdoms-due-casualty = { $who } say which army loses the troop in { $place }
kingdoms-due-pause = { $who } fight on in { $place }, or retreat
kingdoms-due-deny = { $who } hand 1 { $resource } over to { $other }, or say that they have none
kingdoms-due-flee = { $who } retreat with the beaten army
kingdoms-due-fame = { $who } take { $count ->
    [one] a Fame card
   *[other] { $count } Fame cards
    }
kingdoms-due-steal = { $who } steal a card from { $other }
kingdoms-due-remove = { $resource ->
    [settlement] { $who } remove a settlement too many from the map
   *[fortress] { $who } remove a fortress too many from the map
    }
kingdoms-due-over = the game is over: { $winners } win

## How the game stands.

kingdoms-stands-pack = Set { $pack } { $version }
kingdoms-stands-player = { $people } ({ $name }): { $points } VP, { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
    }, { $cards ->
    [one] 1 resource card
   *[other] { $cards } resource cards
    }, { $fame } Fame
kingdoms-stands-hand = In hand: { $cards }
kingdoms-stands-fame = Fame in hand: { $cards }
kingdoms-stands-armies = Armies: { $armies }
kingdoms-stands-army = { $army } in { $place } ({ $troops })
kingdoms-stands-settlements = Settlements: { $places }
kingdoms-stands-fortresses = Fortresses: { $places }
kingdoms-stands-markers = Markers: { $places }
kingdoms-stands-ships = Ships: { $places }
kingdoms-stands-card = Britannia card: { $card }. { $text }
kingdoms-stands-lasting = In force: { $text }
kingdoms-stands-unchosen = { $name }: no people yet

## What the box has to say. $piece: of what it is printed; $asked, $said: what was asked and answered.

kingdoms-need-resource = What { $piece } yields
kingdoms-need-colour = In which colour the name of { $piece } is printed
kingdoms-need-shields = Where shields of the peoples are printed
kingdoms-need-port = Has { $piece } a port?
kingdoms-need-neighbours = Which territories border on { $piece }
kingdoms-need-plus = Does the card { $piece } show a +1?
kingdoms-need-timing = When the card { $piece } may be played
kingdoms-need-group = In which group of Britannia cards { $piece } is
kingdoms-need-three = Is the card { $piece } marked 3?
kingdoms-need-ring = Which ports there are, in the order in which ships pass them
kingdoms-need-round = Does the ships’ way lead from the last port on to the first?
kingdoms-need-effects = The text of the card { $piece }
kingdoms-asked-britons = In which territories the shield of the Britons is printed
kingdoms-asked-saxons = In which territories the shield of the Saxons is printed
kingdoms-asked-angles = In which territories the shield of the Angles is printed
kingdoms-asked-jutes = In which territories the shield of the Jutes is printed
kingdoms-asked-any-effects = Does the card do anything by its text?
kingdoms-asked-another-effects = Does it do anything else as well?
kingdoms-asked-verb = What it does
kingdoms-asked-amount = How many
kingdoms-asked-resource = Of which resource
kingdoms-asked-who = Whom it reaches
kingdoms-asked-over = Only whoever holds more cards than (0: everybody)
kingdoms-asked-piece = Of which piece
kingdoms-asked-colour = Of which colour
kingdoms-printed-none = any, or none

## The computer’s players, and why they do what they do. $chance: a chance as a share; $points, $count: how many.

kingdoms-player-any-legal = any legal order
kingdoms-player-greedy = greedy
kingdoms-player-planner = planner
kingdoms-why-any = Any order would do.
kingdoms-why-only = There is nothing else to do.
kingdoms-why-nothing = Nothing else would improve their position.
kingdoms-why-points = It is worth { $points } VP.
kingdoms-why-win-now = With { $points } VP already, to win this fight is to win the game ({ $chance }).
kingdoms-why-combat = It is won { $chance } of the time, and worth more than the troops it costs.
kingdoms-why-plunder = It succeeds { $chance } of the time and costs no troops.
kingdoms-why-tribute = { $place } will pay tribute in gold.
kingdoms-why-advance = From { $place } there is something to take.
kingdoms-why-guard = { $place } is threatened and better guarded so.
kingdoms-why-sail = By sea there is more to take than by land.
kingdoms-why-troops = Without troops nothing is taken and nothing held.
kingdoms-why-buy = With it there is enough for { $what ->
    [settlement] a settlement.
    [fortress] a fortress.
   *[ship] a ship.
    }
kingdoms-why-card = The card gives most now.
kingdoms-why-settle = There { $resource } is produced, which they lack most.
kingdoms-why-income = That colour brings them more by { $count ->
    [one] 1 card.
   *[other] { $count } cards.
    }
kingdoms-why-spare = It is what they can best spare.
kingdoms-why-plus = With their cards they can still win the round.
kingdoms-why-fight-on = They win { $chance } of the time.
kingdoms-why-retreat = They would win only { $chance } of the time: the troops are worth more.
kingdoms-why-prepares = It makes what they do next worth more.
kingdoms-why-joined = Together the troops can do more than apart.
kingdoms-why-combat-cards = With the +1 cards that both may hold it is won { $chance } of the time, and worth more than the troops it costs.
kingdoms-why-fight-on-cards = With the +1 cards that both may hold they win { $chance } of the time.
kingdoms-why-retreat-cards = With the +1 cards that both may hold they would win only { $chance } of the time: less is lost by going.
kingdoms-why-deny = To be beaten here is to lose the game, and they would win only { $chance } of the time.
kingdoms-played = { $who } ({ $player }): { $order } — { $why }

## What dice may bring. $chance, $red, $black, $both: shares; $ours, $theirs: troops left on average.

kingdoms-odds-combat = wins { $chance } (by rounds { $rounds }); on average { $ours } of your troops are left, and { $theirs } of theirs
kingdoms-odds-costs = costs { $cards }
kingdoms-odds-plunder = succeeds { $chance }
kingdoms-odds-production = red { $red }, black { $black }, a tie { $both }
kingdoms-odds-brings = { $who } { $cards }
kingdoms-odds-red = Red brings { $brings }.
kingdoms-odds-black = Black brings { $brings }.
