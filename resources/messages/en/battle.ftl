### The battle page of the desk: beginning, setting up, the referee’s board, the log, the end.

battle-both = Both sides
# $winner: the side that has won, or none.
battle-won = { $winner ->
    [none] A draw
   *[other] { $winner } has won
    }
# $measure: inches or centimetres.
battle-measure =
    { $measure ->
        [centimetres] cm
       *[inches] ″
    }

## Beginning

battle-start-title = Battles
battle-start-lead = The referee keeps the turn, the states and the sums; you measure, decide and throw. Every order is saved as it is given.
battle-start-try = Referee a battle now
battle-start-try-text = Two sample armies, six guided steps: armies, scenario, table, deployment, turns and result.
battle-start-try-button = Begin now
battle-start-new = New battle
battle-start-new-text = With your own armies, with samples, or with armies drawn at random.
battle-start-name = Name of the battle
battle-start-name-usual = Battle
battle-start-new-button = Begin the battle

## The battles that there are


## Where we are

battle-stage =
    { $stage ->
        [muster] Armies
        [scenario] Scenario
        [ground] Table
        [deploy] Deployment
        [over] Result
       *[play] Turns
    }
battle-stage-tip =
    { $stage ->
        [muster] Which army each side brings
        [scenario] Who attacks, in which scenario, and whether the armies fit it
        [ground] The terrain of the table, piece by piece
        [deploy] Every unit in its place, or hidden
        [over] Who has won, and what it cost
       *[play] The turns, step by step
    }
battle-step =
    { $step ->
        [arrivals] Arrivals
        [units] Units
        [independents] Independents
        [shooting] Shooting
        [reloading] Reloading
        [melee] Close combat
        [morale] Morale
        [rallying] Rallying
       *[victory] Victory
    }
battle-guide-step = Step { $number } of { $most }: { $text }
battle-guide =
    { $stage ->
        [muster] choose an army for each side.
        [scenario] agree on an Encounter, which both samples were made for (or roll), and accept the armies as they are.
        [ground] take away, add or change pieces until the list is your table, and agree on it.
        [deploy] put every unit where the scenario says; the highlighted button does it in one go for both sides, where people play them.
        [over] look at the result and save the report.
       *[play] click a unit to see what it can do now; when nothing is left, end the step. Ctrl+Z undoes; a misread die is corrected in the log.
    }
battle-guide-off = Got it
# $number: the entry; $told: what happened in it.
battle-press =
    { $what ->
        [battle-undo] Undo
        [battle-redo] Redo
        [battle-end-step] End step
       *[battle-pass-turn] Pass turn
    }
battle-undo-tip = Undo #{ $number }: { $told }
# $told: what was ordered.
battle-redo-tip = Redo #{ $number }: { $told }
battle-tab = What is shown
battle-tab-orders = Orders
battle-now = Back to the present
battle-now-tip = Stop looking back and play on
battle-over-result = See the result
# $side: red or blue.
battle-secrets-shown =
    { $side ->
        [red] What Red has hidden is shown.
       *[blue] What Blue has hidden is shown.
    }
# $unit: the code of a hidden unit that has no place on the map yet.
battle-secrets-unplaced = Click where { $unit } lies.
battle-secrets-hide = Hide it
battle-secrets = Secrets
battle-secrets-tip = See what a side has hidden, while the other looks away

## The armies

battle-armies-none = No unit to show with this choice.
# $left of $began figures.
battle-card-count =
    { $began ->
        [one] { $left } of 1 figure
       *[other] { $left } of { $began } figures
    }
battle-show = Which units are shown
battle-show-all = All
battle-show-due = To act
battle-show-hurt = Weakened

## What is due

battle-due-nothing = { $unit }: nothing to do in this step.
battle-due-all = All orders
battle-owed-waits = When their turn comes: { $who }
battle-owed-button = { $order }: { $who }
# $order: what is done; $count: of how many.
battle-owed-all = { $order } ({ $count })
# $units: the codes of units, "none" for nobody.
battle-owed-held =
    { $units ->
        [none] Nobody held it all turn
       *[other] Held all turn by { $units }
    }
# $turns: how many turns were agreed on.
battle-call-limit =
    { $turns ->
        [one] The one turn agreed on is over
       *[other] The { $turns } turns agreed on are over
    }
battle-others = Other orders ({ $count })
# $phase: the steps or stages to which an order belongs.
battle-others-off = Only in that phase ({ $phase }).
battle-others-off-now = Greyed: { $what }.
battle-others-off-each = { $what } – { $why }
battle-others-idle = Nothing calls for it now
battle-others-none = No order of that name.
battle-others-find = Find an order
battle-others-any = At any time
battle-reminders = Remember ({ $count })
# $number: the entry; $who: the code of the unit, or nothing.
battle-last = Last · #{ $number } { $who }
battle-last-more =
    { $count ->
        [one] 1 more line
       *[other] { $count } more lines
    }
battle-last-why = How it came about
battle-typed-hint = Or type the order: move R2 6…

## Giving an order

battle-form-do = Carry out
battle-form-overrule = Overrule the book
battle-form-reason = Why it is done anyway
# $found: what was typed where the reason stands.
battle-form-wordless = “{ $found }” is not a reason: say in a few words why, or change the order above.
battle-form-figures = Figures, for example R1.1-6
battle-form-as-known = As recorded
battle-form-lacking = Still missing: { $fields }
# $count: dice; $what: what for.
battle-dice-count =
    { $count ->
        [one] 1 die: { $what }
       *[other] { $count } dice: { $what }
    }
battle-dice-more =
    { $count ->
        [one] 1 die is missing: { $what }
       *[other] { $count } dice are missing: { $what }
    }
battle-dice-hint =
    { $count ->
        [one] The face, for example 5
       *[other] The faces, for example 5 3 6 1
    }
battle-dice-throw = Throw
battle-dice-tip = Let the program throw
battle-log-turn = Turn { $turn }

## Setting up

battle-muster-missing = No army chosen yet.
battle-muster-facts =
    { $points } points · { $units ->
        [one] 1 unit
       *[other] { $units } units
    } · { $figures ->
        [one] 1 figure
       *[other] { $figures } figures
    }
battle-muster-marks =
    { $count ->
        [one] It breaks 1 rule of army composition.
       *[other] It breaks { $count } rules of army composition.
    }
battle-muster-over = It costs { $points } points, and { $limit } were agreed.
battle-muster-limits = It is built for { $own } points, and the other army for { $other }.
battle-muster-points = Points
battle-muster-bring = Use this army
battle-muster-again = Use this one instead
battle-muster-change = Change an army
battle-muster-from =
    { $side ->
        [red] Where the red army comes from
       *[blue] Where the blue army comes from
    }
battle-muster-drawn = At random: { $list }
battle-muster-file =
    { $kind ->
        [own] { $name } · { $list }
       *[sample] Sample: { $name } · { $list }
    }
battle-ground-title = What lies on the table
battle-ground-text = Each piece with its long and its short side. Keep in the list what you have really laid, and agree on it.
battle-ground-what = Piece
battle-ground-side-1 = Long side
battle-ground-side-2 = Short side
battle-ground-add = Add a piece
battle-ground-remove = Take the piece away
battle-ground-agree = Agree on this table
battle-ground-draw = Draw a table at random
battle-ground-draw-tip = Terrain at random within the rules; remove, add and change what you like.
battle-ground-map = Use the pieces on the map
battle-ground-map-tip = List the pieces on the map, with their sizes there
battle-ground-map-bare = Nothing is on the map yet: open it, lay the table, and come back here.
battle-deploy-title = Deployment: { $side }
battle-deploy-left =
    { $lone ->
        [0] { $side }: { $count } still to be placed.
        [one] { $side }: { $count } still to be placed, then 1 independent figure.
       *[other] { $side }: { $count } still to be placed, then { $lone } independent figures.
    }
battle-deploy-map = Choose the unit and click on the map where it shall begin; drag it if need be, and Enter confirms it.
battle-deploy-hide = Place one in secret…
battle-deploy-hide-tip = In ambush or in reserve: the other side looks away, and does not learn which unit it is or where
battle-deploy-hiding = Choose the unit and click on the map where it shall lie hidden; Enter confirms it. Hide it again before the other side looks.
battle-deploy-unit = Unit to be hidden
battle-deploy-facts = In reserve, or without the map…
battle-deploy-facts-tip = A form in place of the map; the other side goes on looking away

## Looking away

battle-away-whose = Which side wants to see what it has hidden?
battle-away-title =
    { $other ->
        [red] Red, look away.
       *[blue] Blue, look away.
    }
battle-away-text =
    { $side ->
        [red] What comes now is for Red alone.
       *[blue] What comes now is for Blue alone.
    }
battle-away-mine =
    { $side ->
        [red] I am Red, and nobody else is looking
       *[blue] I am Blue, and nobody else is looking
    }
battle-away-back = Back to the board
battle-away-look =
    { $other ->
        [red] Noted. Red may look again.
       *[blue] Noted. Blue may look again.
    }
battle-away-done = To the board

## The end

battle-end-title =
    { $stage ->
        [over] How the battle ended
       *[other] How the battle stands
    }
battle-end-report = Show the report
battle-end-report-tip = The battle in prose with its odds, to be saved as PDF, Markdown or a web page
battle-end-back = To the board
battle-end-hand-over = Hand over to the campaign
# $campaign, $battle: its name, and the battle on its list.
battle-end-hand-over-tip = Go to “{ $campaign }” with the result of battle { $battle } filled in, ready to be entered
battle-end-handed-over = “{ $campaign }” no longer waits for the result of battle { $battle }.
battle-end-backups = Backups
battle-end-no-backups = None yet: they are made when an army is chosen and with every phase.
battle-backup =
    { $sort ->
        [army] When an army was chosen
        [turn] When a turn began
        [phase] When a phase began
        [end] At the end
        [before] Before it was opened
        [after] After a session
       *[other] { $sort }
    } · { $number ->
        [one] 1 entry
       *[other] { $number } entries
    } · { $when }

## Why not

battle-off-no-order = no order is being given
battle-off-not-in-play = the turns have not begun, or are over

## Cards or map

battle-where = What is shown on the left
battle-where-cards = Units
battle-where-map = Map
