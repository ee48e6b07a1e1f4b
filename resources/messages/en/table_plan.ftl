# The plan of a free table on paper

table_plan-deployment = The table, and where they began
table_plan-turn = The table at the end of turn { $turn }
table_plan-table = The table
table_plan-base-line = Base line: { $side }
table_plan-hidden = { $unit } (in ambush)
table_plan-scale = { $inches } inches
table_plan-north = North
table_plan-alt =
    A plan of the table with { $pieces ->
        [one] one piece of terrain
       *[other] { $pieces } pieces of terrain
    } and { $figures ->
        [one] one figure.
       *[other] { $figures } figures.
    }
table_plan-kind = { $kind ->
        [crest] Crest
        [work] Stockade, barricade or kraal
        [building] Building
        [trap] Trap marker
        [zone] Where they may begin
        [fire] Flames
       *[smoke] Smoke
    }
table_plan-unit = { $unit } ({ $count })
table_plan-fact-size = Table
table_plan-fact-battle = Battle
# $stage: how far the battle is; $turn: its turn.
table_plan-when = { $stage ->
        [play] Turn { $turn }
        [over] At the end, after { $turn ->
            [one] one turn
           *[other] { $turn } turns
        }
        [deploy] Deployment
       *[setup] Before deployment
    }
table_plan-kicker = The table
table_plan-where = What lies there, and who stands there
table_plan-footer = { $title }
table_plan-laid = The table of { $battle } has { $pieces ->
        [one] one piece of terrain
       *[other] { $pieces } pieces of terrain
    } and { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } on it.
table_plan-none = { $battle } has no table yet: lay one with --in, or on the map at the desk.
