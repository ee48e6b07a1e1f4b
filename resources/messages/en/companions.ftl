### The page of companion games, whichever they are.

companions-title = More games
companions-lead = Other rulebooks, each played from beginning to end: every number explained and cited, nothing lost, anything can be undone.
companions-name = Name of the game
companions-edition = Edition
# $edition: 1 or 2.
companions-edition-of = { $edition ->
    [1] 1st edition
    [2] 2nd edition
   *[other] Edition { $edition }
    }
companions-set = Components
companions-set-ours = Our own set
companions-set-own = My own box
companions-set-own-text = The program keeps the rules, and asks what your box prints the first time it matters. Your answers stay in your own pack.
companions-extras = Options and optional cards
companions-begin = Begin the game
companions-another = ← More games
companions-pane-orders = Orders
companions-pane-board = Board
companions-pane-beside = Cards, log and points
companions-beside-pieces = Cards
companions-beside-log = Log
companions-beside-sums = Points and cup
companions-beside-advice = Advice
companions-advice = For each order, its expected result in victory points and whether the camp holds out; below it, where that comes from. The first is what we advise. The worth of a position is our judgement; the chances are the rules’ own.
companions-advice-wait = Reckoning…
companions-advice-none = There is nothing to advise now.
companions-back = ‹ Back to the game
companions-all-orders = ← All orders
companions-by-hand = I throw and draw myself
companions-by-hand-tip = Dice are typed, and the chit or card that came out of your own cup or deck is pressed. A digit key then only points at its order, and Enter gives it, so that dice typed into the wrong place order nothing. Otherwise the program throws and draws.
# $order: what its button says.
companions-pointed = Enter gives this order: { $order }. Dice are typed where they are asked for.
# $count: orders.
companions-why-not = Not now, and why ({ $count })
companions-not-now = Not now. { $now }
# $count: sentences.
companions-more-told = { $count ->
    [one] And one thing more, in the log.
   *[other] And { $count } things more, in the log.
    }
companions-leave = Leave it
companions-say = Keep it and go on
# $why: what its rulebook has against the value, and how to mend it.
companions-not-kept = The game goes on with it, but it is not kept for your box: { $why }

## Each of them: its title, what it is, the groups of what may be added.

companions-zulus-title = Zulus on the Ramparts!
companions-zulus-text = Rorke’s Drift, 22 January 1879, for one player: four iButhos close in, chit by chit, and every volley, barricade and Hero counts until the relief column is in sight.
companions-zulus-option = Optional rules
companions-zulus-card = Optional cards
companions-kingdoms-title = Dark Kingdoms
companions-kingdoms-text = Britain at the end of the fifth century, for three or four around this screen: territories that produce, armies, ships and fame. The hands stay behind a curtain until each player sits down.
companions-kingdoms-beside-sums = Points
companions-kingdoms-pane-beside = Cards, boards and points
companions-kingdoms-set-own-text = You copy the map of your box once, here; which cards it has, with “kingdoms pack set” in the terminal. All else is asked when it is needed, and stays in your own pack.
companions-kingdoms-copy = Copy my map…
companions-set-up = Set-up
companions-isandlwana-title = Last Stand at Isandlwana
companions-isandlwana-text = Isandlwana, 22 January 1879, on hexes, for two players or for one against the rules: six turns in which 112 Zulu units close in on companies, wagons and tents.
companions-isandlwana-option = Options
companions-isandlwana-pane-beside = Units, log and sums
companions-isandlwana-beside-pieces = Units
companions-isandlwana-beside-sums = Sums
companions-replay = Replay: move it to see the game after each entry
companions-isandlwana-advice = What each plan of the computer’s would order next, and why. Below, each order that a die decides, the likeliest first, with the sum of its hit number; of what is chosen on the map, or of all. A move throws no die.
companions-isandlwana-extras = Options
companions-isandlwana-by-hand = I throw the dice myself
companions-isandlwana-by-hand-tip = Dice are typed as they fell. A digit key then only points at its order, and Enter gives it, so that dice typed into the wrong place order nothing. Otherwise the program throws.
companions-copy = Copy my map and units…
companions-back-to-shelf = ← More games
companions-isandlwana-set-own-text = The program keeps the rules. Copy your map first, hex by hex; whatever is then still missing it asks for the first time it matters. Your answers stay in your own pack.
companions-step-back = One question back
companions-beside-post = Mail
companions-waits-dice = The organiser throws the dice or draws the card for your last order. Send your orders: the next file says what came of it.
# $player: who decides now, or none.
companions-waits =
    { $player ->
        [none] Nobody has to decide now.
       *[other] It is { $player }’s decision. When the next file arrives, open it here.
    }
# $player: who decides, at a machine of his own.
companions-by-mail = It is { $player }’s decision, by mail. Send how the game stands, and open the orders here when they arrive.
companions-by-mail-here = { $player } is sitting at this screen
# $pack: its id.
companions-own-box = Your own box ({ $pack }): values as you have copied them
companions-how-many = How many play?
companions-who = Who plays
companions-seat = Seat { $number }
companions-level = who plays it
