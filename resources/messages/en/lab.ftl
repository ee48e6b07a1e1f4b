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
lab-measure = It counts: { $measure }. Seed { $seed }.
lab-until = A cell has enough when the 95 % interval of “{ $measure }” is at most { $width } points wide; that is looked at after every { $every } games.
lab-nothing-kept = Nothing has been run yet. “heart-africa lab list” shows the experiments.
lab-rules-now = today’s
lab-rules-other = others ({ $mark }): they are not mixed with today’s
lab-progress = { $done } of { $most } games
lab-progress-seconds = { $done } of { $most } games, some { $seconds } s left
lab-progress-minutes = { $done } of { $most } games, some { $minutes } min left
# $name: the experiment.
lab-done =
    { $played ->
        [0] All { $count } games were there already.
        [one] All { $count } games are there, 1 of them played now.
       *[other] All { $count } games are there, { $played } of them played now.
    } “heart-africa lab report { $name }” tells what came of them.
lab-broken =
    { $count ->
        [one] 1 game broke off
       *[other] { $count } games broke off
    } by a fault of the program; they are not counted. Details: { $path }
lab-stopped = Stopped. { $done } of { $most } games are kept; the same command goes on from there.
# $kind, $name: under which kind and name; $entries: how many orders.
lab-replayed =
    It is there as “{ $name }” ({ $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }). To look at it: heart-africa { $kind } log "{ $name }"
# $name: the experiment.
lab-unfair = The mirror check of “{ $name }” fails: alike against alike is not even. The report says where.

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
        [one] 1 game broke off by a fault of the program and is not counted
       *[other] { $count } games broke off by a fault of the program and are not counted
    }: if such games are of one kind, the others lean to one side.
lab-report-measure = Measure
lab-report-answer = The answer
lab-report-nothing = No game has been played yet.
# $measure: what is counted.
lab-report-forest-alt = For each cell how often: { $measure }, with the interval in which the truth lies (95 %).
lab-report-bounds = The line through each dot is Wilson’s 95 % interval. Dark: it leaves out an even chance.
lab-report-within = { $value } ({ $low } – { $high }) of { $count }
lab-report-between = { $value } ({ $low } – { $high })
lab-report-heat = How often the row wins as { $side }, of a hundred games that somebody won
lab-report-heat-alt = For each pair how often the row wins, in percent; the redder, the more often.
lab-report-heat-note = Red: the row wins more often; blue: less often. Framed and bold: the 95 % interval leaves out an even chance. Columns bear the numbers of the rows.
lab-report-mirror = Mirror check
lab-report-fair = Alike against alike, { $side } wins { $value } of the { $count } games that somebody won ({ $low } – { $high }). An even chance lies within: neither seat is favoured.
lab-report-unfair = ALIKE AGAINST ALIKE IS NOT EVEN: { $side } wins { $value } of the { $count } games that somebody won ({ $low } – { $high }). Whoever compares the others has to reckon with that.
lab-report-strange = Too far from even, each for itself: { $names }.
lab-report-strengths = Strengths
lab-report-strengths-alt = How strong each is against the middle of all, with its 95 % interval.
lab-report-strengths-note = Bradley and Terry’s fit, in the logarithm of odds: 0 is the middle of all, 1 more wins 73 of 100 games, 2 more 88. A draw counts half for each; each pair has half a win more for both, so that nobody is endlessly strong.
lab-report-first = (first seat)
lab-report-worth = What a hundred points are worth
lab-report-worth-alt = For each troop the chance to win of a side that has a hundred points of it in place of a hundred of the usual, with its 95 % interval.
lab-report-worth-note = The chance to win of a side that has a hundred points of it in place of a hundred points of all kinds, by a logistic fit to { $count } games that somebody won. 50 %: worth its price; more: cheap; less: dear. Dark: the interval leaves out its price.
lab-report-cells = Cell by cell
lab-report-mean-note = Points and turns: the mean, give or take its 95 % interval.
lab-report-endings = How the games end
lab-report-all =
    { $count ->
        [one] The one game
       *[other] All { $count } games
    }
lab-report-counts = What else came about
lab-report-counts-note = In how many games of each cell; a dash where it could not come about.
lab-report-what = What
lab-report-look = Games to look at
lab-report-look-note = Each is played again by its seed and stands in your games then, with every order and every die.
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
lab-isandlwana-ending-survival = somebody left
lab-isandlwana-ending-massacre = nobody left
lab-isandlwana-fact-breakout = wagon and colours got away
lab-isandlwana-fact-survival = somebody held out
lab-isandlwana-fact-massacre = nobody British left
lab-isandlwana-fact-dead-by = all dead by turn { $rest }

## The main game

lab-battle-parameter-red = red
lab-battle-parameter-blue = blue
lab-battle-parameter-red-player = red’s head
lab-battle-parameter-blue-player = blue’s head
lab-battle-parameter-scenario = scenario
lab-battle-parameter-country = country
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
lab-lead = Many games by the computer’s players, counted, with how sure the counts are. They are played beside the window; whatever stops them, they go on from there.
lab-run = Run
lab-run-tip = Play what is still missing, on all processors but one
lab-stop = Stop
lab-stop-tip = What was played is kept
lab-busy = another experiment is being run
lab-read = Report
lab-read-tip = What has come of it so far
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
lab-kingdoms-ending-cards = the Britannia cards out
lab-kingdoms-fact-threshold = victory with the points of the threshold
lab-kingdoms-fact-first = the first seat wins
