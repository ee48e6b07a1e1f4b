### Last Stand at Isandlwana. $hex, $end, $start, $target: hexes by their numbers; $piece, $who, $near: British pieces.

## What dice are for.

isandlwana-fire-die = 1D6 for the fire
isandlwana-attack-die = 1D6 for the Zulu attack
isandlwana-attack-die-of = 1D6 for the attack of { $start } on { $target }, hit number { $needs }
isandlwana-sniping-die = 1D6 for the Zulu snipers
isandlwana-leader-die = 1D6 for the leader beside Zulus
isandlwana-leader-die-of = 1D6 for { $who }
isandlwana-nearest-lot = which of equally near British units each Zulu unit goes for, at random
isandlwana-order-lot = in which order equally near Zulu units move, at random
isandlwana-even-lot = which of several that are alike, at random

## Pieces.

isandlwana-wagon = the ammunition wagon
isandlwana-zulu = a Zulu unit

## What the rules have against an order.

isandlwana-not-now = { $step ->
    [box] The game is not set up yet.
    [placing] First the pieces are placed that may be placed at will.
    [arrivals] This turn’s arrivals come first.
    [zulu-movement] Not in the Zulu Movement Phase.
    [reaction] Not in the British Reaction Phase.
    [zulu-attack] Not in the Zulu Attack Phase.
    [choice] First the British choose between movement and combat.
    [movement] Not in the British Movement Phase.
    [overstack] First the overstack has to be resolved.
    [combat] Not in the British Combat Phase.
    [sniping] Not in the Zulu Sniping Phase.
    [fatalities] Not in the Leader Fatalities Phase.
   *[other] The game is over.
    }
isandlwana-first-decide = { $wait ->
    [displace] First somebody has to leave the overstacked hex.
    [send] First the Zulu says where the unit is displaced to.
    [recycle] First the Zulu unit that fell goes to an onrush hex.
    [hit] First the Zulu says which unit takes the hit.
    [advance] First the Zulu says who advances, if anybody.
    [sniping] First the Zulu says which units the snipers hit.
   *[relocate] First the British say where the leader goes.
    }
isandlwana-system-plays = The Zulus are played by the solitaire rules here.
isandlwana-no-system = Here two people play; the solitaire rules are not in use.
isandlwana-no-option = There is no option { $option }; there are { $known }.
isandlwana-not-waiting = { $piece } is not to be placed now.
isandlwana-not-there = { $piece } cannot go to { $hex }.
isandlwana-no-colours = It is not the moment to show the Queen’s Colours, or to decline.
isandlwana-no-zulu = No Zulu unit stands in { $hex }.
isandlwana-moved-already = { $piece ->
    [zulu] No more Zulu units of { $hex } can move in this phase.
   *[other] { $piece } has finished its move.
    }
isandlwana-off-map = There is no hex { $hex } on this map.
isandlwana-enemy-there = The enemy holds { $hex }.
isandlwana-too-far = { $hex } is out of reach with { $points ->
    [0] no points left.
    [one] one point.
   *[other] { $points } points.
    }
isandlwana-zulu-stack = Only one Zulu unit may stand in { $hex }.
isandlwana-onrush = No British piece enters { $hex }: it is an onrush hex.
isandlwana-wagon-way = The wagon cannot go to { $hex }: it moves two hexes along a road, or one off it into clear, tents or road.
isandlwana-overstack = { $points } points would stand in { $hex }; the most is { $most }.
isandlwana-not-on-map = { $piece } is not on the map, or is named twice.
isandlwana-no-stack = { $piece } do not stand in one hex.
isandlwana-picked-up = A stack picks others up only where its move ends.
isandlwana-static = { $piece } never moves, forms square or attacks.
isandlwana-no-unit = { $piece } is no combat unit on the map.
isandlwana-square-already = { $piece } is in square already.
isandlwana-not-square = { $piece } is not in square.
isandlwana-square-moved = { $piece } has moved in square and cannot leave it now.
isandlwana-square-points = { $piece } has { $points } of the { $cost } points that a square takes.
isandlwana-nothing-waits = Nothing of that kind has to be decided.
isandlwana-not-among = { $piece } is none of the choices.
isandlwana-no-target = There is no Zulu unit in { $hex } to fire at.
isandlwana-fired-on = The Zulu unit in { $hex } was fired on in this phase already.
isandlwana-no-firers = Each unit fires once, and one at least.
isandlwana-points-each = Say the points of each unit, or of none.
isandlwana-fired = { $piece } has fired in this phase already.
isandlwana-points-left = { $piece } can use 1 to { $most } points, not { $points }.
isandlwana-no-split = { $piece } cannot split its strength in the reaction.
isandlwana-range = { $piece } is { $far } hexes away; the range is { $most }.
isandlwana-blocked = The heights of { $hexes } stop the fire of { $piece }.
isandlwana-attacked-already = { $hex } has attacked in this phase already.
isandlwana-leader-safe = A leader in { $hex } cannot be attacked.
isandlwana-no-british = No British unit stands in { $hex }.
isandlwana-zulu-range = { $hex } is not adjacent: Zulu units have a range of one.
isandlwana-name-unit = Say first which unit in { $hex } is attacked.
isandlwana-name-later = Which unit in { $hex } takes the hit is said after the die.
isandlwana-rolled-already = The die for { $piece } was rolled in this phase already.
isandlwana-no-danger = { $piece } is beside no Zulu unit.

## The lines of a hit number.

isandlwana-printed = Strength points used
isandlwana-range-one = Range of one hex
isandlwana-range-three = Range of three hexes
isandlwana-in-square = Firing from square
isandlwana-colours = With the Queen’s Colours
isandlwana-colours-captured = The Queen’s Colours are captured
isandlwana-last-turn = Last turn: short of ammunition
isandlwana-wagon-captured = The ammunition wagon is captured
isandlwana-at-least = Never below one
isandlwana-terrain = Defense factor: { $terrain }
isandlwana-square = In square
isandlwana-leader = A leader is present
isandlwana-at-most = Never above six

## What comes next.

isandlwana-due-box = the set-up: box and options
isandlwana-due-placing = { $count ->
    [one] one British piece is to be placed
   *[other] { $count } British pieces are to be placed
    }
isandlwana-due-arrivals = arrivals: place who comes this turn
isandlwana-due-colours = the Queen’s Colours arrive: show them beside the wagon, or decline
isandlwana-due-zulu-movement = phase I, Zulu movement
isandlwana-due-reaction = phase II, British reaction: each unit may fire at one adjacent Zulu unit
isandlwana-due-zulu-attack = phase III, Zulu attack
isandlwana-due-choice = phase IV: the British choose movement or combat
isandlwana-due-movement = British movement
isandlwana-due-combat = British combat
isandlwana-due-sniping = phase VI, Zulu sniping: roll
isandlwana-due-fatalities = phase VII, leader fatalities: roll for each leader beside Zulus
isandlwana-due-over = { $ending ->
    [breakout] the British win: they have got away with wagon and colours
    [survival] the British win: they hold out to the end of the last turn
   *[massacre] the Zulus win: no British are left on the map
    }
isandlwana-due-wait-displace = too many stand in { $hex }: the British say who leaves
isandlwana-due-wait-send = { $piece } leaves { $hex }: the Zulu says where to
isandlwana-due-wait-recycle = a Zulu unit fell in { $hex }: the Zulu says by which onrush hex it returns
isandlwana-due-wait-hit = a hit in { $hex }: the Zulu says who takes it
isandlwana-due-wait-advance = { $hex } is empty: the Zulu says which attacker goes in, if any
isandlwana-due-wait-sniping = { $count ->
    [one] the snipers have one unit to hit: the Zulu says which
   *[other] the snipers have { $count } units to hit: the Zulu says which
    }
isandlwana-due-wait-relocate = { $piece } is left alone in { $hex }: the British say where he goes

## What happened. $who: the British piece that it befell.

isandlwana-event-box = Played with { $pack } { $version }.
isandlwana-event-stated = { $asked }: { $value }.
isandlwana-event-set-up = The map is laid out.
isandlwana-event-placed = { $who } is placed in { $hex }.
isandlwana-event-turn = Turn { $turn }.
isandlwana-event-phase-zulu-movement = Zulu movement.
isandlwana-event-phase-reaction = British reaction.
isandlwana-event-phase-zulu-attack = Zulu attack.
isandlwana-event-phase-choice = Phase IV begins.
isandlwana-event-phase-movement = British movement.
isandlwana-event-phase-overstack = The British movement ends.
isandlwana-event-phase-combat = British combat.
isandlwana-event-phase-sniping = Zulu sniping.
isandlwana-event-phase-fatalities = Leader fatalities.
isandlwana-event-choice-movement = The British move first and fire afterwards.
isandlwana-event-choice-combat = The British fire first and move afterwards.
isandlwana-event-colours-shown = The Queen’s Colours fly beside the ammunition wagon.
isandlwana-event-colours-declined = The Queen’s Colours are sent off the field.
isandlwana-event-colours-lost = There is no wagon for the Queen’s Colours: they are lost.
isandlwana-event-ended-breakout = The British have got away with wagon and colours: they win.
isandlwana-event-ended-survival = There are British still standing at the end of the last turn: they win.
isandlwana-event-ended-massacre = No British are left on the map: the Zulus win.
isandlwana-event-zulu-moved = A Zulu unit goes from { $start } to { $end } ({ $cost }).
isandlwana-event-zulu-moved-wagon = A Zulu unit fills { $end } beside wagon and colours, from { $start } ({ $cost }).
isandlwana-event-zulu-moved-beside = A Zulu unit goes for { $near } and fills { $end } next to the British, from { $start } ({ $cost }).
isandlwana-event-zulu-moved-ring = A Zulu unit goes for { $near } and fills { $end }, the nearest hexes being full or out of reach, from { $start } ({ $cost }).
isandlwana-event-zulus-filled = { $count ->
    [one] { $how ->
        [wagon] One Zulu unit closes in on wagon and colours: { $hexes }.
        [beside] One Zulu unit comes up next to the British: { $hexes }.
       *[ring] One Zulu unit comes as near as it can: { $hexes }.
        }
   *[other] { $how ->
        [moved] { $count } Zulu units move to { $hexes }.
        [wagon] { $count } Zulu units close in on wagon and colours: { $hexes }.
        [beside] { $count } Zulu units come up next to the British: { $hexes }.
       *[ring] { $count } Zulu units come as near as they can: { $hexes }.
        }
    }
isandlwana-event-moved = { $who } moves from { $start } to { $end }.
isandlwana-event-square-formed = { $who } forms square.
isandlwana-event-square-not-formed = { $who } leaves square.
isandlwana-event-displaced = { $who } is displaced to { $end }.
isandlwana-event-relocated = { $who } is left alone and joins those in { $end }.
isandlwana-event-lost-overstack = { $who } finds no room and is lost.
isandlwana-event-lost-no-path = { $who } is left alone in { $hex } without a way out and is lost.
isandlwana-event-lost-no-hex = { $who } finds no hex to come on and is lost.
isandlwana-event-lost-no-wagon = { $who } finds no wagon to come to and is lost.
isandlwana-event-lost-fatality = { $who } falls.
isandlwana-event-fired-hit = Fire at { $target } ({ $units }): { $strength } less { $defense }, hit number { $needs }, die { $face }. The Zulu unit falls.
isandlwana-event-fired-not-hit = Fire at { $target } ({ $units }): { $strength } less { $defense }, hit number { $needs }, die { $face }. A miss.
isandlwana-event-recycled = The Zulu unit waits in { $onrush }.
isandlwana-event-attacked-hit = { $start } attacks { $target }: 6 less { $defense }, hit number { $needs }, die { $face }. A hit.
isandlwana-event-attacked-not-hit = { $start } attacks { $target }: 6 less { $defense }, hit number { $needs }, die { $face }. A miss.
isandlwana-event-step = { $who } loses a step: { $left } left.
isandlwana-event-step-gone = { $who } loses the last step and is eliminated.
isandlwana-event-advanced = The Zulu unit of { $start } goes into { $end }.
isandlwana-event-advanced-not = Nobody goes into { $end }.
isandlwana-event-captured-colours = The Zulus capture the ammunition wagon and the Queen’s Colours in { $hex }.
isandlwana-event-captured-not-colours = The Zulus capture the ammunition wagon in { $hex }.
isandlwana-event-sniped = The snipers roll { $face }, which makes { $total }: { $hits ->
    [one] one unit is hit.
   *[other] { $hits } units are hit.
    }
isandlwana-event-targeted-fell = The die for { $who } is { $face }.
isandlwana-event-targeted-not-fell = The die for { $who } is { $face }: unhurt.

## How it stands at the terminal.

isandlwana-wagon-word = wagon
isandlwana-map-key = Numbers: strength of a stack, or the Zulus in an onrush hex; z Zulus, * wagon, + leader, w wagons, t tents, ^ heights, · clear, a comma for the rest.
isandlwana-stands-square = in square
isandlwana-stands-beside = { $count ->
    [one] { " " }— one Zulu unit beside it: an attack takes { $lost } steps on average
   *[other] { " " }— { $count } Zulu units beside it: their attacks take { $lost } steps on average
    }
isandlwana-stands-lost = Lost or not on the map: { $units }
isandlwana-stands-zulus = Zulu units on the map: { $count }; waiting: { $waiting ->
    [none] none.
   *[other] { $waiting }.
    }
isandlwana-stands-colours-waiting = The Queen’s Colours are still to come.
isandlwana-stands-colours-shown = The Queen’s Colours fly beside the wagon.
isandlwana-stands-colours-declined = The Queen’s Colours were sent away.
isandlwana-stands-colours-captured = The Queen’s Colours are captured.
isandlwana-stands-colours-lost = The Queen’s Colours are lost.
isandlwana-may-rush = rush from { $count ->
    [one] { $hexes }
   *[other] one of { $count } hexes: { $hexes }
    }
isandlwana-may-move = { $order }… (from { $hex }, { $points ->
    [one] 1 point
   *[other] { $points } points
    })
isandlwana-may-place = place { $piece } in { $hexes }
isandlwana-may-fire = { $order }: hit number { $needs }, { $chance }
isandlwana-odds-hit = hit number { $needs }, { $chance } ({ $why })
isandlwana-odds-sniping = on average { $mean } lose a step, { $most } at most
isandlwana-odds-leader = falls: { $chance }
isandlwana-need-terrain = The terrain of hex { $piece }{ $known ->
    [none] { "" }
   *[other] : { $known }
    }
isandlwana-need-strength = The strength of { $piece } (from 1 to 8)
isandlwana-need-hex = The hex where { $piece } starts
isandlwana-need-cost = The movement points to enter: { $piece }
isandlwana-need-defense = The defense factor: { $piece }
isandlwana-need-blocks = Whether it blocks fire, yes or no: { $piece }

## Why a player of the computer’s orders something.

isandlwana-why-only = what remains to be decided
isandlwana-why-near-wagon = near the wagon, in ground that is hard to attack
isandlwana-why-colours = the colours strengthen whoever stands with them, and without them nobody gets away
isandlwana-why-clear-way = to clear the road ahead of the wagon
isandlwana-why-fire-near = the Zulu unit beside most of the British, with just enough points
isandlwana-why-gather = to gather where the stand is made
isandlwana-why-square = a square makes the hex harder to hit
isandlwana-why-first-combat = Zulus stand in the way: fire first
isandlwana-why-first-movement = nobody is in the way: move first
isandlwana-why-way-first = whoever moves last is rid of the Zulus around, and the fire opens the road
isandlwana-why-wagon-west = two hexes nearer to the west edge
isandlwana-why-done = nothing else helps
isandlwana-why-system = the solitaire rules play the Zulus (9.2)
isandlwana-why-nearer = as near as it gets
isandlwana-why-likeliest = the attack that is likeliest to hurt somebody whom the snipers alone would not have in time
isandlwana-why-strongest = the strongest is hit: the weak ones fall to the snipers
isandlwana-why-advance = to advance takes their ground
isandlwana-why-nearest = the onrush hex nearest to the fight
isandlwana-plan-stand = To stand round the wagon
isandlwana-plan-break-out = To break out west
isandlwana-plan-close-in = To close in
isandlwana-plan-system = By the solitaire rules
isandlwana-advice = { $plan }: { $order } — { $why }.
