### Last Stand at Isandlwana at the desk.
###
### $who a British piece; $place a hex, or “none”; $count, $units, $steps, $points how many.

isandlwanadesk-map = Map of Isandlwana
isandlwanadesk-copy-map = Map of Isandlwana
isandlwanadesk-typed-hint = An order, such as “fire 1504 --units a,c”
isandlwanadesk-strip = Press a unit, then a highlighted hex. Press a stack again for one of its units. Hover over a hex to see what is there. Right button: a unit chosen to fire uses a point less. Ctrl and the wheel enlarge.
isandlwanadesk-placing = { $who } is to be placed: press a highlighted hex, or choose another under “Units”.
isandlwanadesk-decide = Press a highlighted hex, or choose from the list.
isandlwanadesk-zulu = Zulu
isandlwanadesk-leader = Leader
# $hex, $terrain; $cost, $defense: of the terrain key, 0 where nobody has said it; $blocks: yes or no.
isandlwanadesk-hex = { $hex } · { $terrain }, cost { $cost }, defense { $defense }{ $blocks ->
        [yes] , blocks fire
       *[no] {""}
    }
isandlwanadesk-option-free-set-up = Free British set-up
isandlwanadesk-option-solitaire = Alone: the rules play the Zulus

## The state of things.

isandlwanadesk-side-british = The British to act
isandlwanadesk-side-zulu = The Zulus to act
isandlwanadesk-british = { $units ->
        [one] British: 1 unit
       *[other] British: { $units } units
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
# $waiting: in onrush hexes.
isandlwanadesk-zulus = Zulus: { $count }, of these { $waiting } in onrush hexes
isandlwanadesk-wagon-captured = Wagon captured (−1)
isandlwanadesk-colours-waiting = Colours: turn 2
isandlwanadesk-colours-shown = Colours on the map
isandlwanadesk-colours-declined = Colours sent away
isandlwanadesk-colours-captured = Colours captured (−1)
isandlwanadesk-colours-lost = Colours never came
isandlwanadesk-short = Ammunition short (−1)
isandlwanadesk-zone-placing = To be placed ({ $count })
isandlwanadesk-zone-map = On the map ({ $count })
isandlwanadesk-zone-coming = Still to come ({ $count })
isandlwanadesk-zone-lost = Lost ({ $count })

## Sums.

isandlwanadesk-targets = If everything in range fires at one target: the chance of a hit
# $count: who may be hit; $least, $most: how many lose a step.
isandlwanadesk-sniping = Sniping as it stands: { $count ->
        [0] nobody is beside Zulus
        [one] 1 unit beside Zulus
       *[other] { $count } units beside Zulus
    }{ $count ->
        [0] {""}
       *[other] {" "}({ $least } to { $most } would lose a step)
    }
# $chance: one in so many.
isandlwanadesk-leaders = Leaders beside Zulus, each lost with { $chance }
# $hexes: as the crow flies.
isandlwanadesk-escape = The wagon is { $hexes ->
        [0] in an exit hex
        [one] 1 hex from the west exit
       *[other] { $hexes } hexes from the west exit
    }

## Orders.

# $cost of $most movement points.
isandlwanadesk-cost = { $cost } of { $most } movement points
# $needs: the hit number; $faces of six hit; $percent: the same in hundredths.
isandlwanadesk-chosen = Chosen: { $who }
isandlwanadesk-hit = Hit number { $needs }: { $faces ->
        [one] 1 face of 6
       *[other] { $faces } faces of 6
    } ({ $percent })
isandlwanadesk-do-lay-out = Lay everything out
isandlwanadesk-do-place-piece = Place { $who } in { $place }
isandlwanadesk-do-show-colours = { $decline ->
        [yes] Send the Queen’s Colours away (no victory by escaping any more, 4.1)
       *[no] Show the Queen’s Colours beside the wagon
    }
isandlwanadesk-do-choose-order = { $first ->
        [movement] Move first, then fire
       *[combat] Fire first, then move
    }
# $next: the phase that ends.
isandlwanadesk-do-end-phase = { $next ->
        [zulu-movement] End the Zulu movement
        [reaction] End the British reaction
        [zulu-attack] End the Zulu attacks
        [movement] End the British movement
       *[combat] End the British fire
    }
isandlwanadesk-do-play-zulus = Let the rules play the Zulus
isandlwanadesk-do-snipe = Roll for the Zulu snipers
isandlwanadesk-do-pick-off = Roll for { $who }, beside Zulus
isandlwanadesk-do-take-step = { $who } loses a step of { $steps }
isandlwanadesk-do-go-in = { $place ->
        [none] Nobody advances
       *[other] The Zulu unit of { $place } advances
    }
isandlwanadesk-do-recycle = The unit returns by { $place }
isandlwanadesk-do-relocate = The leader goes to { $place }
isandlwanadesk-do-displace = { $who } leaves { $place }
isandlwanadesk-do-send-off = Send the unit to { $place }
isandlwanadesk-do-form-square = Form square
isandlwanadesk-do-leave-square = Leave the square

## The owner’s own map.

isandlwanadesk-copy = My map and units
isandlwanadesk-copy-text = Take a terrain and paint it over the hexes that have it on your map; then the roads, hex by hex, and where each unit starts. Everything is saved at once in your own pack and never leaves your folder.
# $hexes without terrain; $others: other values.
isandlwanadesk-copy-lacking = { $hexes ->
        [0] All hexes are copied
        [one] 1 hex is still blank
       *[other] { $hexes } hexes are still blank
    }; { $others ->
        [0] nothing else is missing.
        [one] 1 other value is missing.
       *[other] { $others } other values are missing.
    }
isandlwanadesk-copy-ground = Terrain
isandlwanadesk-copy-roads = Roads
isandlwanadesk-copy-pieces = Starting hexes
# $number: which.
isandlwanadesk-copy-road = Road { $number }
isandlwanadesk-copy-cost = Movement cost
isandlwanadesk-copy-defense = Defense factor
isandlwanadesk-copy-strength = Full strength
isandlwanadesk-copy-blocks = Blocks fire
isandlwanadesk-copy-fill = Fill all blank hexes with it
isandlwanadesk-copy-add = Another terrain, by its name
