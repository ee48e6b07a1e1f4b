### The laboratory: experiments, what they count, their reports.
###
### $count, $done, $most, $played, $wanted how many; $rest what is left of an id; $side who plays; $value, $low, $high a share and its bounds.

## At the terminal

lab-head-experiment = Experiment
lab-head-game = Game
lab-head-most = Games at most
lab-head-title = What it asks
lab-head-cell = Cell
lab-head-values = Values
lab-head-games = Games
lab-head-seed = Seed
lab-head-begun = Begun
lab-head-rules = Rules
lab-head-low = At least
lab-head-high = At most
lab-head-points = Points, { $side }
lab-head-points-short = Points
lab-head-turns = Turns
lab-head-why = Why
lab-head-replay = To open it
lab-head-game-number = No.
lab-head-ending = End
lab-head-winner = Winner
lab-as-usual = as usual
lab-measure = Measured: { $measure }. Seed { $seed }.
lab-until = A cell is done when the 95% interval of “{ $measure }” is at most { $width } points wide; it is checked after every { $every } games.
lab-nothing-kept = Nothing has been run yet. “heart-africa lab list” shows the experiments.
lab-rules-now = today’s
lab-rules-other = others ({ $mark }): they are not mixed with today’s
lab-progress = { $done } of { $most } games
lab-progress-seconds = { $done } of { $most } games, some { $seconds } s left
lab-progress-minutes = { $done } of { $most } games, some { $minutes } min left
# $name: the experiment.
lab-done =
    { $played ->
        [0] All { $count } games had been played already.
        [one] All { $count } games have been played, 1 of them now.
       *[other] All { $count } games have been played, { $played } of them now.
    } “heart-africa lab report { $name }” shows the results.
lab-broken =
    { $count ->
        [one] 1 game broke off
       *[other] { $count } games broke off
    } because of an error in the program; they are not counted. Details: { $path }
lab-stopped = Stopped. { $done } of { $most } games are kept; the same command goes on from there.
# $kind, $name: under which kind and name; $entries: how many orders.
lab-replayed =
    It is there as “{ $name }” ({ $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }). To look at it: heart-africa { $kind } log "{ $name }"
# $name: the experiment.
lab-unfair = The mirror check of “{ $name }” fails: identical sides do not win equally often. The report says where.

## The report

lab-report = Laboratory
lab-report-foot = Played by the computer · rules { $mark } · program { $program }
lab-report-played = Games
lab-report-games =
    { $count ->
        [one] 1 of { $wanted }
       *[other] { $count } of { $wanted }
    }
lab-report-beware = Beware
lab-report-broken =
    { $count ->
        [one] 1 game broke off because of an error in the program and is not counted
       *[other] { $count } games broke off because of an error in the program and are not counted
    }: if such games are of one kind, the others lean to one side.
lab-report-measure = Measure
lab-report-answer = The answer
lab-report-nothing = No game has been played yet.
# $measure: what is counted.
lab-report-forest-alt = For each cell how often: { $measure }, with its 95% interval.
lab-report-in-all = In all games
lab-report-bounds = The line through each dot is Wilson’s 95% interval. Dark: it excludes 50%.
lab-report-within = { $value } ({ $low } – { $high }) of { $count }
lab-report-between = { $value } ({ $low } – { $high })
lab-report-heat = How often the row wins as { $side }, of a hundred games that somebody won
lab-report-heat-once = How often the row wins, of a hundred games that somebody won
lab-report-heat-alt = For each pair how often the row wins, in percent; the redder, the more often.
lab-report-heat-note = Red: the row wins more often; blue: less often. Framed and bold: the 95% interval excludes 50%. Columns bear the numbers of the rows.
lab-report-paired = The same dice, two ways
# $count: games played in both ways; $alike: those that went alike to the last point; $once, $twice: those in which only one of both
# ways came to $measure; $value, $low, $high: by how many points of a hundred the second is more frequent.
lab-report-same-dice = Each game was played both ways with the same dice: A, “{ $first }”, and B, “{ $second }”. Of { $count } games { $alike ->
        [one] 1 went
       *[other] { $alike } went
    } alike to the last point. “{ $measure }”: { $once ->
        [one] once
       *[other] { $once } times
    } with A alone, { $twice ->
        [one] once
       *[other] { $twice } times
    } with B alone. B less A: { $value } in a hundred games ({ $low } – { $high }). { $sure ->
        [yes] That is more than chance.
       *[no] That may well be chance.
    }
lab-report-paired-note = Only games that came out differently tell the two ways apart; the interval is Wilson’s, of those alone.
lab-report-mirror = Mirror check
lab-report-fair = Between identical sides, { $side } wins { $value } of the { $count } games that somebody won ({ $low } – { $high }). 50% lies within: neither seat is favoured.
lab-report-unfair = IDENTICAL SIDES DO NOT WIN EQUALLY OFTEN: { $side } wins { $value } of the { $count } games that somebody won ({ $low } – { $high }). Bear that in mind when you compare the others.
lab-report-strange = Too far from 50%, taken one by one: { $names }.
lab-report-strengths = Strengths
lab-report-strengths-alt = How strong each is against the middle of all, with its 95% interval.
lab-report-strengths-note = Bradley and Terry’s fit, in the logarithm of odds: 0 is the middle of all, 1 more wins 73 of 100 games, 2 more 88. A draw counts half for each; each pair has half a win more for both, so that nobody is endlessly strong.
lab-report-first = (first seat)
lab-report-worth = What a hundred points are worth
lab-report-worth-alt = For each troop the chance to win of a side that has a hundred points of it in place of a hundred of the usual, with its 95% interval.
lab-report-worth-note = The chance to win of a side that has a hundred points of it in place of a hundred points of all kinds, by a logistic fit to { $count } games that somebody won. 50%: worth its price; more: a bargain; less: overpriced. Dark: the interval excludes 50%.
lab-report-cells = Cell by cell
lab-report-mean-note = Points and turns: the mean, give or take its 95% interval.
lab-report-endings = How the games end
lab-report-endings-note = In how many games of each cell.
lab-report-all =
    { $count ->
        [one] The one game
       *[other] All { $count } games
    }
lab-report-counts = What else happened
lab-report-counts-note = In how many games of each cell; a dash where it could not happen.
lab-report-what = What
lab-report-look = Games to look at
lab-report-look-note = Each is replayed from its seed and then kept among your games, with every order and every die.
lab-why-usual = of usual length
lab-why-short = the shortest
lab-why-long = the longest
lab-why-close = the closest
lab-report-how = How it was made
# $name: the experiment; $mark: the rules; $program: the version; $milliseconds, $minutes: processor time.
lab-report-made = heart-africa lab run { $name }. The same seed gives the same games on any machine with the rules { $mark } (program { $program }). A game took { $milliseconds } ms of a processor on average, all of them { $minutes } minutes.
lab-report-method = Shares: Wilson’s interval. Means: Student’s. Where cells stop early, that is decided by the width of the interval at fixed numbers of games, never by what it says; so the same games are counted whoever plays them.

## What is counted

# $side: who.
lab-won = won by { $side }

## Zulus on the Ramparts

lab-zulus-parameter-edition = edition
lab-zulus-parameter-player = player
lab-zulus-value-any-legal = any legal order
lab-zulus-value-greedy = greedy
lab-zulus-value-looks-ahead = looks a turn ahead
lab-zulus-side-garrison = the garrison
lab-zulus-side-zulus = the Zulus
lab-zulus-ending-defeat = the camp overrun
lab-zulus-ending-military = every iButho beaten
lab-zulus-ending-relief = relief column in sight
lab-zulus-fact-aim = 40 victory points or more
lab-zulus-fact-defeat = the camp overrun
lab-zulus-fact-military = every iButho beaten
lab-zulus-fact-dry = the cup empty
lab-zulus-fact-track =
    { $rest ->
        [chest] of the defeats, by the Chest track
        [left-horn] of the defeats, by the Left Horn track
        [right-horn] of the defeats, by the Right Horn track
       *[loins] of the defeats, by the Loins track
    }
lab-zulus-fact-unused = { $rest } not used
lab-zulus-fact-tragic-defeat = tragic defeat
lab-zulus-fact-ignoble-defeat = ignoble defeat
lab-zulus-fact-standoff = standoff
lab-zulus-fact-minor-victory = minor victory
lab-zulus-fact-major-victory = major victory
lab-zulus-fact-epic-victory = epic victory

## Last Stand at Isandlwana

lab-isandlwana-parameter-british = British
lab-isandlwana-parameter-zulus = Zulus
lab-isandlwana-parameter-set-up = set-up
lab-isandlwana-value-stand = stand round the wagon
lab-isandlwana-value-break-out = break out west
lab-isandlwana-value-system = the system of 9.2
lab-isandlwana-value-close-in = close in
lab-isandlwana-value-any-legal = any legal order
lab-isandlwana-value-printed = as printed
lab-isandlwana-value-free-set-up = free
lab-isandlwana-side-british = the British
lab-isandlwana-side-zulus = the Zulus
lab-isandlwana-ending-breakout = away to the west
lab-isandlwana-ending-survival = British survivors
lab-isandlwana-ending-massacre = no British survivors
lab-isandlwana-fact-breakout = wagon and colours got away
lab-isandlwana-fact-survival = some British held out
lab-isandlwana-fact-massacre = no British survivors
lab-isandlwana-fact-dead-by = all dead by turn { $rest }

## The main game

lab-battle-parameter-red = red
lab-battle-parameter-blue = blue
lab-battle-parameter-red-player = who plays red
lab-battle-parameter-blue-player = who plays blue
lab-battle-parameter-scenario = scenario
lab-battle-parameter-country = environment
lab-battle-parameter-attacker = attacker
lab-battle-parameter-points = points
lab-battle-parameter-turns = turns at most
lab-battle-value-red = red
lab-battle-value-blue = blue
lab-battle-value-random = any legal order
lab-battle-value-steady = steady
lab-battle-value-planner = planner
lab-battle-side-red = red
lab-battle-side-blue = blue
lab-battle-fact-attacker-wins = the attacker wins
lab-battle-fact-nobody-wins = nobody wins

## At the desk

lab-title = Laboratory
lab-lead = The computer’s players play many games, and the results are counted with their margin of error. They are played in the background; if anything stops them, they go on from there.
lab-run = Run
lab-go-on = Go on
lab-all-there = All the games that it takes have been played
lab-run-tip = Play what is still missing, on all processors but one
lab-stop = Stop
lab-stop-tip = What was played is kept
lab-busy = another experiment is being run
lab-read = Report
lab-read-tip = The results so far
lab-laying-out = Counting…
# $name: under which name.
lab-kept-as = It is among your games now, as “{ $name }”.

## Dark Kingdoms.

lab-kingdoms-parameter-players = players
lab-kingdoms-parameter-player = the others play
lab-kingdoms-parameter-first = the first seat plays
lab-kingdoms-value-any-legal = any legal order
lab-kingdoms-value-greedy = greedy
lab-kingdoms-value-as-the-others = as the others
lab-kingdoms-value-planner = planner
lab-kingdoms-side-britons = the Britons
lab-kingdoms-side-saxons = the Saxons
lab-kingdoms-side-angles = the Angles
lab-kingdoms-side-jutes = the Jutes
lab-kingdoms-ending-threshold = victory with the points of the threshold
lab-kingdoms-ending-cards = the Britannia cards ran out
lab-kingdoms-fact-threshold = victory with the points of the threshold
lab-kingdoms-fact-first = the first seat wins
