### The map in the desk: tools, what is measured, what is about to be done. $inches and the like come with their unit.

table_map-name = Map of the battle
table_map-tip = The table with all that lies and stands on it. Arrows pan, + and − zoom, 0 shows all; click a unit and drag it.
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
table_map-tool-choose-tip = Click a unit to choose it and drag it; Alt chooses one figure, Shift adds; the wheel turns it.
table_map-tool-pan = Pan
table_map-tool-pan-tip = Drag the map; the middle button or the space bar do so with any tool.
table_map-tool-ruler = Ruler
table_map-tool-ruler-tip = Drag from base to base, or from spot to spot.
table_map-tool-terrain = Terrain
table_map-tool-terrain-tip = Lay, move, turn and reshape pieces of terrain.
table_map-nearer = Nearer
table_map-farther = Farther
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
table_map-panels = Beside the map
table_map-panel-list = List
table_map-panel-list-tip = Every figure in words: the map for whoever cannot see it or prefers keys.
table_map-panel-legend = Legend
table_map-panel-legend-tip = What the signs mean.
table_map-panel-terrain = Pieces
table_map-panel-terrain-tip = The library of pieces, the chosen piece, and what the environment says of it all.
table_map-panel-replay = Replay
table_map-panel-replay-tip = The battle played back entry by entry.
table_map-undo = Undo on the table
table_map-redo = Redo on the table
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
table_map-draft-move = { $code } { $unit }: { $inches } of { $most }; { $left } left.
table_map-draft-over = { $code } { $unit }: { $inches } of { $most }; { $left } too many.
table_map-draft-unrolled = { $code } { $unit }: { $inches }; its dice have not been thrown.
table_map-draft-do = Do it
table_map-draft-do-tip = Enter
table_map-draft-leave = Leave it
table_map-draft-leave-tip = Escape
table_map-draft-roll = Throw for its move
table_map-draft-why = Why the umpire allows it
table_map-draft-despite = Umpire's decision
table_map-draft-no-why = A decision against the rules needs its reason, which is recorded.
table_map-done = Done.
table_map-looking = An earlier moment is looked at; nothing can be moved there.

## The list

table_map-list = Units and figures on the table
table_map-list-hint = Find a unit or figure
table_map-list-absent = Not on the table
table_map-list-place = Put on the table
table_map-list-place-tip = In ranks before its base line; then drag it where it belongs.
table_map-list-place-all = Put all on the table
table_map-list-take = Take from the table
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
    [standard] Standard bearer
    [doctor] Witch doctor
    [scout] Scout
    [bearer] Gun bearer, attendant
    [machine_gun] Machine gun
    [baggage] Baggage
   *[boat] Boat
    }
table_map-legend-state = { $state ->
    [mounted] Mounted
    [unloaded] Unloaded: smoke
    [covered] In cover
    [dispersed] Dispersed: broken rim
   *[hidden] In ambush, seen by its owner alone
    }

## An empty table

table_map-empty = There is nothing on this table yet.
table_map-empty-tip = Let the agreed pieces be laid, take a sample, open a file, or draw your own.
table_map-empty-lay = Lay the agreed ground
table_map-empty-sample = A sample table
table_map-empty-draw = Draw it
table_map-empty-open = Open a file

## Why something is off

table_map-off-not-shown = the map is not shown
table_map-off-undo = nothing on the table can be taken back
table_map-off-redo = nothing on the table can be done again
