### What is printed of “Last Stand at Isandlwana”: our map and counters, the reference sheet and the report.

isandlwanaprint-title = Last Stand at Isandlwana
isandlwanaprint-map = Map of Isandlwana
isandlwanaprint-map-alt = A part of the map: hexes with their numbers, terrain, roads, onrush hexes and the places where units start.
isandlwanaprint-part = Column 13 and row 08 are on both sheets that meet there: lay them over one another.
isandlwanaprint-track = turns and terrain
isandlwanaprint-key = Terrain key
# $cost, $defense: numbers; $blocks: yes or no.
isandlwanaprint-terrain = Cost { $cost }, defense factor { $defense }{ $blocks ->
        [yes] ; fire goes neither into it nor through it
       *[no] {""}
    }.
isandlwanaprint-road = Road
isandlwanaprint-road-text = Everyone pays 1 point along it; the wagon moves two hexes.
# $who: which units.
isandlwanaprint-turn-arrivals = The Queen’s Colours and { $who } arrive.
isandlwanaprint-turn-sniping = Sniping: add { $add } to the die.
isandlwanaprint-turn-short = British fire −{ $add }, but not beside the wagon.
isandlwanaprint-british = British counters
isandlwanaprint-british-text = Print at actual size, glue onto card and cut out. Each unit has a counter for each of its steps: the full one shows the hex or turn of its start, the others a dot.
isandlwanaprint-wagon = Wagon
isandlwanaprint-colours = Colours
isandlwanaprint-turn = Turn
isandlwanaprint-square = Square
isandlwanaprint-done = Done
# $strength: of every Zulu unit.
isandlwanaprint-zulu = Zulu { $strength }
# $count: how many there are.
isandlwanaprint-zulus = { $count } Zulu counters
isandlwanaprint-zulus-text = Print at actual size, glue onto card and cut out. Sixteen begin in each onrush hex.

## The reference sheet.

isandlwanaprint-reference = Reference sheet
isandlwanaprint-sequence = The turn phase by phase, with the sections of the rulebook
isandlwanaprint-part-set-up = Set-up
isandlwanaprint-part-zulu-movement = I. Zulu movement
isandlwanaprint-part-reaction = II. British reaction
isandlwanaprint-part-zulu-attack = III. Zulu attack
isandlwanaprint-part-movement = Turn 2; IV and V. British movement
isandlwanaprint-part-combat = IV and V. British combat
isandlwanaprint-part-hits = Hit numbers and losses
isandlwanaprint-part-sniping = VI. Zulu sniping
isandlwanaprint-part-fatalities = VII. Leader fatalities
isandlwanaprint-part-end = The end
isandlwanaprint-terrain-head = Terrain
isandlwanaprint-cost = Cost
isandlwanaprint-defense = Defense factor
isandlwanaprint-blocks = blocks fire
isandlwanaprint-who = Who moves
isandlwanaprint-allowance = Points
isandlwanaprint-moves =
    { $who ->
        [zulu] Zulu unit
        [british] British unit or leader
        [square] British unit in square
        [wagon-on-road] Ammunition wagon along a road
        [wagon] Ammunition wagon off the road
       *[static] St. Iz
    }
isandlwanaprint-strength = Strength of each British unit that fires
isandlwanaprint-section = Section
isandlwanaprint-strength-of =
    { $what ->
        [range-1] Target one hex away
        [range-3] Target three hexes away
        [square] In square
        [colours] With the Queen’s Colours (not in the reaction)
        [colours-captured] Queen’s Colours captured
        [last-turn] Turn 6, but not in the wagon’s hex or beside it
       *[wagon-captured] Wagon captured
    }
isandlwanaprint-defense-of =
    { $what ->
        [leader] A leader, or several
        [square] Unit in square
       *[colours] Queen’s Colours
    }

## The report of a game.

isandlwanaprint-story = Report of a game
# $turns: how many.
isandlwanaprint-story-subtitle = Last Stand at Isandlwana · { $turns ->
        [one] one turn
        [0] set-up
       *[other] { $turns } turns
    }
isandlwanaprint-story-set = Played with
isandlwanaprint-story-end = The end
# $step: the phase.
isandlwanaprint-phase = { $step ->
    [arrivals] Arrivals
    [zulu-movement] Zulu movement
    [reaction] British reaction
    [zulu-attack] Zulu attack
    [choice] Phase IV
    [movement] British movement
    [overstack] Overstacks
    [combat] British combat
    [sniping] Sniping
   *[fatalities] Leader fatalities
    }
isandlwanaprint-losses = Losses by phase
isandlwanaprint-losses-phase = Phase
isandlwanaprint-losses-felled = Zulu units felled
isandlwanaprint-losses-steps = British steps
isandlwanaprint-losses-units = British units
isandlwanaprint-losses-leaders = Leaders
isandlwanaprint-losses-all = Total
# $turn: the number of the turn.
isandlwanaprint-plan = { $turn ->
        [0] At set-up
       *[other] At the end of turn { $turn }
    }
isandlwanaprint-plan-british = British units, with their steps
# $count: units on the map.
isandlwanaprint-plan-zulus = Zulu units: { $count }
# $said: who stands where.
isandlwanaprint-plan-alt = Map at the end of turn { $turn }. British: { $said }. Zulu units: { $count }.
