### The card on which an order is refereed: what is asked, what is needed, what may come of it.

## What may be chosen

card-nothing = nothing
card-nobody = nobody
card-wall = A wall…
card-ready =
    { $count ->
        [one] The one that can
       *[other] The { $count } that can
    }
card-touched =
    { $count ->
        [one] The one in contact, at whoever touches it
       *[other] The { $count } in contact, at whoever touches them
    }
card-first-best = Whichever suits it best
card-first = { $who } faces first
card-against = { $who } against
card-lives = Attendants near { $who }
card-pace-of =
    { $pace ->
        [open] { $who }, in the open
       *[difficult] { $who }, in difficult ground
    }
card-hint-last = { $inches } before

## What has still to be said

card-doubt-nobody = Nobody can do that now.
card-doubt-target = Choose the target, here or by its card on the board.
card-doubt-inches = Measure, and type the distance.
card-doubt-wall = Say which wall it is.
card-doubt-bouts = Choose which bouts to fight now.
card-doubt-measured = Nothing is left to measure.
card-doubt-tests = Nobody has a test to take.
card-doubt-move = Type how far the farthest figure has moved; roll first, unless the unit stays.

## What is needed

card-chance = { $chance } ({ $percent })
card-shots =
    { $count ->
        [one] 1 shot: { $who }
       *[other] { $count } shots: { $who }
    }
card-by-map = Measured on the map.
card-as-last = As in its last shot, in turn { $turn }, except for the distance.
card-tests =
    { $count ->
        [one] 1 morale test
       *[other] { $count } morale tests
    }
card-bout =
    { $count ->
        [one] { $one } ⚔ { $other }
       *[other] { $count } × { $one } ⚔ { $other }
    }
card-one-of = one of { $who }
card-as-second = { $who }, coming second
card-wins-if =
    { $how ->
        [more] { $one } wins if its die is { $needs } or more above that of { $other }.
        [equal] { $one } wins if its die is equal to or above that of { $other }.
       *[less] { $one } wins even if its die is { $needs } below that of { $other }.
    }
card-dice-order =
    { $count ->
        [one] The dice, in this order: { $order }
       *[other] The dice, bout by bout in this order, the one on the left first in each.
    }
card-allowed =
    { $stop ->
        [short] Up to { $inches }″, stopping { $short }″ short of the cover or obstacle.
        [edge] Up to { $inches }″, stopping at the edge of the difficult ground.
       *[none] Up to { $inches }″.
    }
card-sum = The dice, plus this:

## What may come of it

card-fall = Losses of { $unit }
card-mean = Mean losses of { $unit }: { $mean }.
card-nerve = Then its morale: a marker { $marked }, flight { $breaks }.
card-no-answer = { $unit } cannot answer at that distance.
card-answer = Should { $unit } answer, losses
card-answer-mean = Should { $unit } answer, your mean losses: { $mean }.
card-falls = { $who } falls
card-nobody-falls = Nobody falls
card-both-fall = { $who } fall
card-becomes = What happens to { $unit }
card-nerve-holds = Holds
card-nerve-marked = A marker
card-nerve-breaks = Flees
card-nerve-destroyed = Destroyed
card-heard =
    { $count ->
        [0] Nobody was near enough.
        [one] 1 unit was near enough.
       *[other] { $count } units were near enough.
    }
card-inches-of = Inches: { $head }
card-touching = In contact: { $pairs }
card-then-more =
    { $count ->
        [one] And 1 more die: { $what }.
       *[other] And { $count } more dice: { $what }.
    }
card-nothing-happens = Nothing happens.

## Other orders from the card

card-leave-leader = { $who }: ignore a test…
card-leave-standard = { $who } in sight: cancel a test…
card-stay = It does not move
card-roll = Roll its move

## The card itself

card-more-facts =
    { $count ->
        [one] 1 more fact
       *[other] { $count } more facts
    }
card-more-facts-said =
    { $count ->
        [one] 1 more fact (already given)
       *[other] { $count } more facts, already given: { $said }
    }
card-why = Why
card-faces = What each face means
card-move-on-map = On the map, drag the unit to where it goes: what is typed here moves no figures there.
card-back = Go back
card-back-tip = Cancel the order; nothing is recorded (Esc)
card-lead-fire = Measure, tick what applies, throw.
card-lead-fight = The proposed pairings; the dice in their order.
card-lead-hear = Mark, here or on the board, whom the news reached; it did not reach the others.
card-lead-move = The rule says how far; you say which way.
card-dice-over =
    { $count ->
        [one] 1 die too many: it will be used for the next throw, if there is one.
       *[other] { $count } dice too many: they will be used for the next throw, if there is one.
    }
