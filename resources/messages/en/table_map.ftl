### The map in the desk: tools, what is measured, what is about to be done. $inches and the like come with their unit.

table_map-name = Map of the battle
table_map-tip = The table with everything on it. Arrows pan, + and − zoom, 0 shows all; click a unit and drag it; T aims at the enemy nearest to it, Enter does what is proposed.
# $measure: inches or centimetres.
table_map-measure = { $measure ->
    [centimetres] { $number } cm
   *[inches] { $number }″
    }
table_map-figure = { $code } · { $troop } · { $unit } ({ $side ->
    [red] red
   *[blue] blue
    }), { $x } east, { $y } north, facing { $facing }°
table_map-board = Units
table_map-board-tip = Both armies as cards, for a battle at a real table.
table_map-map = Map
table_map-map-tip = The table on the screen: it measures, sees and judges.
table_map-where = Board or map
table_map-where-map = Wide map
table_map-where-map-tip = The map alone, without the orders beside it.

## Tools

table_map-tools = What the mouse does
table_map-tool-choose = Choose
table_map-tool-choose-tip = Click a unit to choose it and drag it, then an enemy to shoot at it or charge it; Alt chooses one figure, Shift adds; the wheel turns it.
table_map-tool-pan = Pan
table_map-tool-pan-tip = Drag the map; the middle button or the space bar does so with any tool.
table_map-tool-ruler = Ruler
table_map-tool-ruler-tip = Drag from base to base, or from spot to spot.
table_map-tool-terrain = Terrain
table_map-tool-terrain-tip = Lay, move, turn and reshape pieces of terrain.
table_map-nearer = Zoom in
table_map-farther = Zoom out
table_map-all = All
table_map-fit = The whole table
# $size: 0, 6 or 12 inches.
table_map-grid = { $size ->
    [0] No grid
   *[other] Grid { $size }″
    }
table_map-grid-tip = A grid of 6 or 12 inches.
table_map-names = Names
table_map-names-tip = The names of the pieces, the codes of the units.
table_map-panel-list = List
table_map-panel-list-tip = Every figure in words: the map for those who cannot see it or prefer the keyboard.
table_map-panel-legend = Legend
table_map-panel-legend-tip = What the signs mean.
table_map-panel-terrain = Pieces
table_map-panel-terrain-tip = The library of pieces, the chosen piece, and whether the table fits the environment.
table_map-panel-replay = Replay
table_map-panel-replay-tip = The battle played back entry by entry.
table_map-back = Map
table_map-undo = Undo on the map
table_map-redo = Redo on the map
table_map-files = Files
table_map-files-tip = Open and save tables, pictures, the plan on paper.

## Measuring

table_map-ruler = { $count ->
    [0] { $inches }
   *[other] { $inches } · { $who }
    }
# $x and $y from the south-west corner.
table_map-spot = { $x } east · { $y } north
table_map-spot-named = { $x } east · { $y } north · { $what }
table_map-close = Measure: { $inches } against { $limit } { $rule }. { $what }

## What would be done

table_map-draft-place = { $code } { $unit }: put down { $inches } from where it stood.
# $what: what was done, as a sentence; $side: whose turn it is, if not the unit's own side's.
table_map-placed-by-hand =
    { $side ->
        [red] { $what } It is Red’s turn: no order was given and no dice were thrown; “↶ Map” undoes it.
        [blue] { $what } It is Blue’s turn: no order was given and no dice were thrown; “↶ Map” undoes it.
       *[none] { $what } No order was given and no dice were thrown; “↶ Map” undoes it.
    }
table_map-draft-move = { $code } { $unit }: { $inches } of { $most }; { $left } left.
table_map-draft-over = { $code } { $unit }: { $inches } of { $most }; { $left } too many.
table_map-draft-unrolled = { $code } { $unit }: { $inches }; its dice have not been thrown.
table_map-draft-ground = Laying this piece takes an umpire’s decision.
table_map-more = More
table_map-orders-tip = Fold the orders away, or show them
table_map-draft-do = Do it
table_map-draft-far = As far as it may go
table_map-draft-do-tip = Enter
table_map-draft-leave = Cancel
table_map-draft-leave-tip = Escape
table_map-draft-why = Why the umpire allows it
table_map-draft-despite = Umpire’s decision
table_map-draft-no-why = A decision against the rules needs a reason, which is recorded.
table_map-done = Done.

## The list

table_map-list = Units and figures on the table
table_map-list-hint = Find a unit or figure
table_map-list-absent = Not on the table
table_map-list-place = Put on the table
table_map-list-place-tip = In ranks in front of its base line; then drag it where it belongs.
table_map-list-place-all = Put all on the table
table_map-list-take = Take from the table
table_map-list-burning = { $count ->
        [0] ✹ { $place } has been burning since turn { $turn }
        [one] ✹ { $place } has been burning since turn { $turn }; one figure is in the flames
       *[other] ✹ { $place } has been burning since turn { $turn }; { $count } figures are in the flames
    }
table_map-list-burnt-out = ✹ { $place } has burnt out
table_map-list-unit = { $code } · { $unit } ({ $count })

## The legend

table_map-legend-side = { $side ->
    [red] Red: dark base
   *[blue] Blue: light base with a disc
    }
table_map-legend-sign = { $sign ->
    [rifle] Breech-loaders
    [musket] Muzzle-loaders
    [javelin] Thrown spears
    [bow] Bows
    [gun] Gun
    [spear] Hand weapons
    [leader] Leader
    [standard] Standard Bearer
    [doctor] Witch Doctor
    [scout] Scout
    [bearer] Gun Bearer, attendant
    [machine_gun] Machine Gun
    [baggage] Baggage
   *[boat] Boat
    }
table_map-legend-state = { $state ->
    [mounted] Mounted
    [unloaded] Unloaded: smoke
    [covered] In cover
    [dispersed] Dispersed: broken rim
   *[hidden] In ambush, seen only by its owner
    }

## An empty table

table_map-empty = There is nothing on this table yet.
table_map-empty-tip = Lay the agreed pieces, take a sample table, open a file, or draw a legal one at random and change it.
table_map-empty-lay = Lay the agreed ground
table_map-empty-sample = A sample table
table_map-empty-draw = Draw one at random
table_map-empty-open = Open a file…

## Why something is off

table_map-off-not-shown = the map is not shown
table_map-off-undo = there is nothing to undo on the map
table_map-off-redo = there is nothing to redo on the map

## The terrain editor

# $kind: of a work.
table_map-work = { $kind ->
    [fortification] Field fortification
    [barricade] Barricade
    [kraal] Kraal
    [stake_trap] Stake trap
   *[dummy_trap] Dummy trap
    }
table_map-building = Temba
# $class_: dominant, common or permitted; $percent of the table in $count pieces, from $least to $most per cent.
table_map-share = { $class_ ->
    [dominant] Dominant
    [common] Common
   *[permitted] Permitted
    }: { $percent }% in { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
    } ({ $least } to { $most }%)
table_map-terrain-environment = Environment
table_map-terrain-draw = Draw a table at random
table_map-terrain-draw-tip = A legal table for this environment, a new one each time; figures stay where they are.
table_map-terrain-clear = Clear the table
table_map-terrain-clear-tip = Take every piece away; figures stay.
table_map-terrain-library = Add a piece
table_map-terrain-kind = Kind of piece
table_map-terrain-size-name = Size of the piece
table_map-terrain-size = { $size ->
    [small] small
    [middle] medium
   *[large] large
    }
table_map-terrain-add = Add
table_map-terrain-add-tip = A drawn piece, laid where it fits; then drag it.
table_map-terrain-name = Name of the piece
table_map-terrain-turn-left = Turn to the left
table_map-terrain-turn-right = Turn to the right
table_map-terrain-shrink = Smaller
table_map-terrain-grow = Larger
table_map-terrain-remove = Take it away
table_map-terrain-crossed = Its outline crosses itself, and no piece of terrain can do that. Pull the corners apart.
table_map-terrain-hint = Drag it or its corners; Alt adds a corner, a double click removes one; the wheel turns it, with Shift it resizes it.
table_map-terrain-owner-name = Whose it is
table_map-terrain-owner = { $side ->
    [red] Red’s
    [blue] Blue’s
   *[none] Nobody’s
    }
table_map-terrain-width = Width in inches
table_map-terrain-fence-name = Fence of the village
table_map-terrain-fence = { $fence ->
    [man_high] Fence as high as a man
    [higher] Higher fence
   *[none] No fence
    }
table_map-terrain-grows-name = What grows in the marsh
table_map-terrain-grows = { $what ->
    [jungle] Marsh with jungle
    [tall_grass] Marsh with tall grass
   *[none] Open marsh
    }
table_map-terrain-infested = Crocodiles
table_map-terrain-impassable = No reinforcements from there
table_map-terrain-steep = Steep: only by its path
table_map-terrain-crest = Set its crest
table_map-terrain-gate = A gate
table_map-terrain-ford = A ford
table_map-terrain-judged = Does it fit the environment?
table_map-terrain-lawful = This table is legal.

## What is seen and shot

table_map-sight-unarmed = { $who } has nothing to shoot with.
table_map-sight-none = { $who } may shoot at nobody.
table_map-sight-may = { $who } may shoot at { $targets } from { $inches }. { $why }
table_map-sight-looking = Checking lines of sight…
table_map-shots = { $count ->
    [one] { $count } figure shoots
   *[other] { $count } figures shoot
    } at { $target }, from { $apart ->
        [no] { $near }.
       *[yes] { $near } to { $far }.
    }
table_map-shots-none = Nobody may shoot at { $target }.
table_map-shots-no-reason = no line of sight to it was found
table_map-click-shoot = Click to shoot at { $target }
table_map-click-why = No shot at { $target } (click to see why)
table_map-click-charge = Click to charge { $target }
table_map-click-nobody = The chosen unit has nobody to shoot at or charge now.
table_map-menu-shoot = Shoot at { $target }
table_map-menu-charge = Charge { $target }
table_map-menu-wall = Shoot at the wall { $wall }
table_map-menu-order = { $order }: { $which }
table_map-menu-choose = Choose { $target }
table_map-menu-orders = Orders of { $target }
table_map-menu-roll = Throw for the move of { $target }
table_map-orders-leave = Cancel
table_map-ambush = In ambush there
table_map-ambush-tip = The unit is hidden where it stands; only its owner sees it on the map.
# What is noted of an ambush that was placed on the map. $x, $y: the middle of the unit.
table_map-ambush-note = On the map, { $x }″ from the west edge and { $y }″ from the south edge

# $kind: deploy, ambush, arrive or enter.
table_map-draft-order = { $code } { $unit }: { $kind ->
    [deploy] to begin the battle here.
    [ambush] to begin the battle in ambush here.
    [arrive] to come on here.
    [climb] to climb over here.
    [turn] to turn in place.
   *[enter] to enter with the column here.
    }

## Replay

table_map-replay-slider = Moment of the battle
table_map-replay-first = To the beginning
table_map-replay-back = Previous
table_map-replay-play = Play
table_map-replay-pause = Pause
table_map-replay-forth = Next
table_map-replay-last = To the latest moment
table_map-replay-beginning = The table before the battle.
table_map-replay-moment = { $number } · turn { $turn } · { $text }

## Files and paper

table_map-file-open = Open a table file
table_map-file-save = Save the table
table_map-file-picture = Save the map as a picture
table_map-file-plan = Save the plan as PDF
table_map-file-tables = Tables
table_map-file-pictures = Pictures
table_map-file-opened = { $name } is on the table.
table_map-file-saved = Saved: { $path }
table_map-plan-title = Plan of the table: { $battle }
table_map-plan-deployment = The table and who stands on it
table_map-plan-units = Who stands where
table_map-plan-head-code = Code
table_map-plan-head-east = East
table_map-plan-head-north = North
table_map-plan-head-facing = Facing
table_map-plan-footer = { $battle }

## Close calls, fires, works

table_map-close-like = { $text } ({ $count ->
    [one] and { $count } more like it
   *[other] and { $count } more like it
    })
table_map-close-yes = Measured: yes
table_map-close-no = Measured: no
table_map-close-tip = What people found at the table; it is recorded, and nobody is asked again.
table_map-close-measured = measured by the players
table_map-menu-fire = { $name } was lit here
table_map-terrain-works = Add a work
table_map-terrain-work-kind = Kind of work
table_map-terrain-work-add = Add
table_map-terrain-work-add-tip = In the middle of the table; drag its ends where they belong, and say whose it is.
table_map-terrain-place = Place it in the battle
