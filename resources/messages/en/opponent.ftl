### The computer as a player: what it is about, what it does and why. Worths are points of the army lists.

## The plan of a turn, in two sentences

opponent-plan-destroy = I want to be the only one with units left on the table.
opponent-plan-take = I am going for the village: two whole turns in it without a defender, and it is mine.
opponent-plan-capture = I have come for the baggage: two elements of it, and the raid is won.
opponent-plan-leave = I want to get through, and out by the far side.
opponent-plan-hold = I hold the village and let them come.
opponent-plan-guard = I keep them from the baggage until their time is up.
opponent-plan-strike = I fall upon the column piece by piece, before it is through.
opponent-plan-together = I want to be the only one with units left on the table, and I keep mine together: none goes at them alone.
opponent-plan-gather = I wait by the edge at first, for those of the column who follow; one by one they would pick us off.
opponent-plan-clear = First I beat those who bar the way, then I march on.
opponent-plan-drive = I drive the baggage out of their way until their time is up.
opponent-plan-storm = I go straight in through their fire: time is on their side.
opponent-plan-stand = I stand where I am, shoot, and let them come.
opponent-plan-close = I close with them at a run, whatever it costs on the way.
opponent-plan-wary = I shoot from as far off as I can and keep away from their charges.
opponent-plan-beat = First I beat their men; what I have come for can wait.
opponent-plan-sally = I go out at them before they come to me.
opponent-plan-stubborn = I hold the village and let them come. I do not count on anybody losing heart.
# $turns: so many turns were played on in its head, so many $times; $chance, $less: percent of a win; $other: as below.
# $more: whether the other promises more.
opponent-foreseen = Played on in my head for { $turns } turns{ $times ->
        [one] {""}
       *[other] , { $times } times
    }, I put my chance to win at { $chance }% this way; { $other }, at { $less }%{ $more ->
        [yes] , too small a difference to trust after so few throws
       *[no] {""}
    }.
opponent-foreseen-alone = Played on in my head for { $turns } turns, I put my chance to win at { $chance }% this way.
# What else it has thought of, within a sentence.
opponent-posture-usual = doing just what my part asks
opponent-posture-drive = driving the baggage out of their way
opponent-posture-together = keeping together
opponent-posture-gather = waiting for the column
opponent-posture-clear = clearing the way first
opponent-posture-storm = going straight in
opponent-posture-stand = standing and shooting
opponent-posture-close = closing at a run
opponent-posture-wary = shooting from far off
opponent-posture-beat = beating their men first
opponent-posture-sally = a sally
opponent-posture-stubborn = holding it man for man
# $unit: whom most go for.
opponent-prey = Most of mine go for { $unit }: soonest reached for what it is worth.
opponent-expects = The first to reach me is likely to be { $unit }.
opponent-no-prey = I see none of their units that I could go for, so I look to my own order.

## What it does, said shortly

# $unit: who; $goal: whom or where to.
opponent-does-charge = { $unit }: a charge at { $goal }
opponent-does-towards = { $unit }: towards { $goal }
opponent-does-place = { $unit }: towards the village
opponent-does-back = { $unit }: back
opponent-does-aside = { $unit }: along its base line, { $goal ->
        [west] west
        [east] east
        [south] south
       *[north] north
    }
opponent-does-inside = { $unit }: all of it into the village
opponent-does-away = { $unit }: out of the fight
opponent-does-exit = { $unit }: towards the far side
opponent-does-stay = { $unit }: to stay put
opponent-does-on-foot = { $unit }: to stay on foot
opponent-does-in-the-saddle = { $unit }: to stay in the saddle
opponent-does-volley = { $unit }: a volley at { $goal }
# $where: on the table, in ambush, off the table; $inches: how far it reaches from its base line; $along: where along it, none: not known.
opponent-does-deploy = { $unit }: { $where ->
        [ambush] in ambush
        [reserve] in reserve
        [home] at home
       *[other] on the table, up to { $inches }″ from its base line{ $along ->
            [none] { "" }
           *[other] , its middle { $along }″ from the left end of it, looking to the enemy
        }
    }
# $title: what people call the order.
opponent-does-other = { $title }: { $unit }
opponent-does-plain = { $title }
# $does: as above; $worth: in points, with its sign.
opponent-does-worth = { $does } ({ $worth } points)
opponent-instead = Also weighed: { $does }
# $worth: in points, with its sign; $why: what spoke for it or against it.
opponent-because = { $worth }: { $why }

## What spoke for it and against it

opponent-why-leaves =
    { $count ->
        [one] one figure gets away
       *[other] { $count } figures get away
    }
# $count figures.
opponent-why-occupies =
    { $count ->
        [one] the one figure of it that is left holds the village
       *[other] all { $count } of it hold the village
    } without a defender in it
opponent-why-captures =
    { $count ->
        [one] an element of baggage to capture
       *[other] { $count } elements of baggage to capture
    }
# $count figures fight; $chance: percent of one bout.
opponent-why-fights =
    { $count ->
        [one] one figure fights
       *[other] { $count } figures fight
    } with a { $chance }% chance of winning each bout, on average
opponent-why-loses = what the same bouts are expected to cost
# $count shooters, $chance percent each, at $unit from $inches.
opponent-why-shoots =
    { $count ->
        [one] one shot
       *[other] { $count } shots
    } at { $unit } from { $inches }″, { $chance }%{ $count ->
        [one] {""}
       *[other] {" "}each
    }
opponent-why-reloads =
    it reloads, and next turn has { $count ->
        [one] one shot
       *[other] { $count } shots
    } at { $unit } from { $inches }″, { $chance }%{ $count ->
        [one] {""}
       *[other] {" "}each
    }
opponent-why-exposed = enemies who can shoot at it there
opponent-why-threatened = a charge by { $unit }, which is near enough there
# $chance: percent, that these casualties make all of $unit run.
opponent-why-shakes = the morale of { $unit }: a { $chance }% chance that it runs, else perhaps a marker
opponent-why-wavers = its own morale: a { $chance }% chance that it runs, else perhaps a marker
opponent-why-rides-away = what the fight with { $unit } would cost it on balance
# $inches: how far.
opponent-why-rides = next turn it comes { $inches }″ farther in the saddle than on foot
# $chance: percent.
opponent-why-lights = a { $chance }% chance that the village burns, for which its whole side tests its morale
opponent-why-in-flames = it would stand in the flames
opponent-why-bewitched = one more morale test for { $unit }
opponent-why-spared = one morale test fewer for { $unit }
# $inches: how far.
opponent-why-ahead = { $inches }″ ahead of most of its own, who are not near the enemy yet
opponent-why-to-shoot = it would have somebody to shoot at
opponent-why-nobody-to-shoot = it would have nobody to shoot at any more
# $inches: how much nearer or farther it comes; $left: turns, where few are left, else 0.
opponent-why-nearer = { $inches }″ nearer to { $aim ->
        [destroy] the distance that it wants from the enemy
        [take] the village
        [capture] the baggage
        [leave] the far side
        [hold] the village
        [guard] the village
        [safety] safety
        [support] where it is of use to its own
       *[strike] the distance that it wants from the column
    }{ $left ->
        [0] {""}
        [one] , and this is the last turn
       *[other] , and only { $left } turns are left
    }
opponent-why-farther = { $inches }″ farther from { $aim ->
        [destroy] the distance that it wants from the enemy
        [take] the village
        [capture] the baggage
        [leave] the far side
        [hold] the village
        [guard] the village
        [safety] safety
        [support] where it is of use to its own
       *[strike] the distance that it wants from the column
    }{ $left ->
        [0] {""}
        [one] , and this is the last turn
       *[other] , and only { $left } turns are left
    }
# $inches: how far it is from there.
opponent-why-far = { $inches }″ from { $aim ->
        [destroy] the distance that it wants from the enemy
        [take] the village
        [capture] the baggage
        [leave] the far side
        [hold] the village
        [guard] the village
       *[strike] the distance that it wants from the column
    }
# $count shots, of which so many are expected to fell somebody of $unit.
opponent-why-volley =
    { $count ->
        [one] one shot
       *[other] { $count } shots
    } at { $unit }, of whom { $fallen } are expected to fall
opponent-why-springs = the enemy is { $inches }″ away, and the ambush has waited for that
opponent-why-dearest-first = the first to come in meet the ambush, and the dearest stand it best
opponent-why-stays-home = nobody has to bring it
opponent-why-comes-late = it would come late, or never
opponent-why-near-place = how far it is from the village
opponent-why-in-the-middle = how far it is from the middle of the table
opponent-why-together = how far it is from the others
opponent-why-in-the-way =
    { $count ->
        [one] one of its own stands before or behind it
       *[other] { $count } of its own stand before or behind it
    }
opponent-why-in-ambush = nobody knows that it lies there
opponent-why-left-behind = its own go on without it
opponent-why-blind = ground that hides everybody from its shooters
opponent-why-in-cover = it stands in cover
opponent-why-behind-the-others = how far forward it is
# $foe: the nearest enemy, so many inches off.
opponent-why-rolls = { $inches }″ from { $foe }: it moves before those who are farther off; where to, I decide once the dice are thrown
opponent-why-plain = nothing to weigh

## Why not something else

# $does: the order asked about; $chosen: the one that was better; $less: by how many points.
opponent-not-that = { $does }; { $worth } points, { $less } less than: { $chosen }
opponent-that-too = { $does }; { $worth } points, and what I would do myself.
opponent-no-worse = { $does }; { $worth } points on its own odds, no worse than what I chose: { $chosen }
# $why: what the rules have against it.
opponent-forbidden = The rules are against it: { $why }
opponent-unknown = I did not weigh that.

## At the prompt

opponent-waits = The computer waits: undo more, give an order, or type “next” and it goes on.
opponent-nothing-to-do = There is nothing to decide now.
# $unit: of people; $foe: the nearest of the computer's; $inches: as it guesses.
opponent-how-far = How many inches is { $unit } from { $foe }? [{ $inches }]

## At the desk

opponent-title = The computer
opponent-lead = It plays by the rules and by what its side may see, and says why. It goes on only when you tell it to.
# $side: red or blue, as it is called.
opponent-plays = { $side }, played by
opponent-people = people
opponent-order = Next order
opponent-turn = Its turn
opponent-battle = The whole battle
opponent-hint = What would you do?
opponent-stop = Stop
opponent-stop-tip = At once, in the middle of a thought; what it has done stands ({ $key })
opponent-thinking = { $side }: thinking…
# $done, $parts: so many times it has played on, of so many at most.
opponent-played-on = Playing the battle on in its head: { $done } of { $parts }
opponent-lost = The computer has broken off in the middle of its thoughts. The battle stands as it was: let it go on, or play by hand.
# $count: orders given since somebody told it to play.
opponent-given = { $count ->
        [one] One order given.
       *[other] { $count } orders given.
    }
opponent-yours = It is for people to decide now.
opponent-stopped = Stopped.
opponent-hidden = { $side }: an order that you may not see.
opponent-hint-hidden = What I would do has to do with an ambush. Look at your secrets first.
opponent-hint-theirs = It is the computer’s turn: it does not say what it thinks before it does it.
opponent-settled = Settled: { $does }
opponent-alternatives = Also weighed
opponent-distance = How far is { $unit } from { $foe }, in inches?
opponent-distance-why = There is no map to measure on. I reckon { $inches }; Enter takes that.
opponent-distance-say = That far
opponent-why-not = Why not …? Type an order: move R2 6
opponent-why-not-tip = The computer says what it thinks of that order; nothing is carried out
opponent-against = Begin against the computer
opponent-against-tip = The same two armies; you play red, the computer blue
opponent-begun = You play red, the computer blue: Shift+F6 is its turn, Ctrl+F2 shows what it thinks.
opponent-off-nobody = The computer plays neither side: choose one under “The computer”
opponent-off-people = People play a side: the whole battle is played out only where the computer plays both
opponent-off-pass = The computer has still to play its turn: end each step
opponent-off-over = The battle is over

## Why it calls a battle: a journal keeps the id

opponent-called-turns = the turns of an evening are over, and nobody has won
opponent-called-limit = the turns agreed are over
