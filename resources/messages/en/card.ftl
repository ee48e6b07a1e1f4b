### The card on which an order is refereed: what is asked, what is needed, what may come of it.

## What is asked

card-ask-unit = Unit
card-ask-target = Target
card-ask-wall = Which wall
card-ask-way = Who
card-ask-inches = Distance
card-tip-inches = From figure to figure, as measured on the table.
card-ask-count = How many
card-ask-cover = In cover
card-tip-cover = The target is in cover from this shooter; of movers, they end in cover.
card-ask-alone = Dispersed
card-tip-alone = More than an inch from their friends.
card-ask-hidden = Out of sight
card-tip-hidden = No line of sight reaches the target.
card-ask-out-of-arc = Out of arc
card-tip-out-of-arc = The target is not in the shooter’s front arc.
card-ask-behind = Behind
card-tip-behind = The work between target and shooter, or behind which the movers end.
card-ask-silhouetted = Silhouetted
card-tip-silhouetted = It stands out against a fire in the dark.
card-ask-second = From the second rank
card-tip-second = Each shoots over a comrade of the front rank, who then does not shoot.
card-ask-from-first-in = From the first of the burst
card-tip-from-first-in = How far this target is from the first of the burst.
card-ask-near = Within the splash
card-tip-near = Who of its unit is near enough to the target of the gun.
card-ask-shooter-behind = The shooter, behind
card-tip-shooter-behind = The work behind which the shooter is, if the battle does not know already.
card-ask-loophole = Through the loopholes of
card-tip-loophole = The kind of wall through which they shoot: five figures through each outer wall, two through each inner one.
card-ask-loophole-in = Which wall
card-tip-loophole-in = Its name, if the garrison shoots through more than one this turn.
card-ask-gap = Through a gap
card-tip-gap = The shot passes through a gap between bases.
card-ask-gap-width = Width of the gap
card-ask-gap-from = From the gap to the nearer
card-tip-gap-from = From the gap to shooter or target, whichever is nearer to it.
card-ask-gap-base = Width of the base
card-ask-overhead = Over
card-tip-overhead = What the shot passes over.
card-ask-over-from = From that to the nearer
card-tip-over-from = From what it passes over to shooter or target, whichever is nearer.
card-ask-not-level = Not all on the level
card-ask-high-ground = One on high ground
card-tip-high-ground = Shooter or target is on a hill, a kopje or an escarpment.
card-ask-same-water = On the same water
card-tip-same-water = The craft lie on the shooter’s own water.
card-ask-out-of-arc-at-start = Out of arc at the start
card-tip-out-of-arc-at-start = The attacker was not in the arc when its move began.
card-ask-work-between = A work in between
card-tip-work-between = Between them is a work that neither touches.
card-ask-target-shoots = The target shoots too
card-tip-target-shoots = It will shoot this turn, though it has not yet.
card-ask-cover-at-start = In cover at the start
card-tip-cover-at-start = The target was in cover when its move began.
card-ask-advancing = Comes straight on
card-tip-advancing = The target came straight towards the shooter this turn.
card-ask-together = Volley
card-tip-together = All at once: the hits are shared out among the targets.
card-ask-attendants = Attendants near
card-tip-attendants = How many are near enough to their Leader.
card-ask-other = Another possible enemy
card-tip-other = Another enemy that might have been chosen, for the priorities.
card-ask-other-inches = How far
card-ask-other-advancing = That one comes straight on
card-ask-other-barred = That one is barred
card-tip-other-barred = The book has something else against shooting at it, as that it cannot be seen.
card-ask-roof = Through the roof
card-tip-roof = Blindly through a roof: the name that people give it.
card-ask-shooters = Only these
card-tip-shooters = Which figures shoot; with none chosen, as many as were said.
card-ask-targets = Only at these
card-tip-targets = At which figures, in turn; with none chosen, at those that stand free.
card-ask-stretch = All the same stretch
card-tip-stretch = The whole unit is seen behind the same stretch of the work.
card-ask-bout = Fight now
card-ask-first = Whom it faces first
card-ask-against = Against whom
card-ask-inside = Inside already
card-tip-inside = Figures that already stand inside the work of their enemies.
card-ask-lives = Attendants near
card-ask-happening = What is measured
card-ask-heard = Near
card-ask-by = Who
card-ask-screen = In between
card-ask-out-of-sight = Out of sight
card-ask-water = On the water
card-ask-paces = Rolls for
card-tip-paces = For what ground it rolls: open, difficult or both.
card-ask-over = They pass over
card-tip-over = All the ground that they move over, to the end; with none chosen, open ground.
card-ask-exit = They leave the table
card-tip-exit = All who move leave by the far side.
card-ask-engage = They reach
card-ask-touch = How many touch it
card-ask-aims-at = It is in
card-tip-aims-at = The ground in or behind which the enemy stands whom they want to fight.
card-ask-aims-short-in = They end short by
card-tip-aims-short-in = How far they end from the cover or work of the enemy they want to fight; blank: in contact.
card-ask-aims-over = It is behind
card-tip-aims-over = The work behind which the enemy stands whom they want to fight.
card-ask-breaks-off = Break off
card-tip-breaks-off = Who leaves his combat before moving.
card-ask-over-bases = Over enemy bases
card-tip-over-bases = Which of them pass over bases of enemies.
card-ask-moved = Has moved
card-tip-moved = The figure that has moved farthest, as measured.
card-ask-more = The unit goes on
card-tip-more = Other figures of the unit move after these: its turn is not over yet.
card-ask-starts = They start in
card-tip-starts = The ground in which they start; with none chosen, open ground.
card-ask-road = Along a road
card-ask-single-file = In single file
card-ask-infested = Marsh with crocodiles
card-ask-through = Through
card-ask-owner = The building is theirs
card-ask-enters = They enter flames
card-ask-enemy-in = Nearest enemy
card-ask-figures = Only these move
card-ask-turned = Only turn
card-tip-turned = Figures that do not move but turn in place.
card-ask-in-cover = In cover, only these
card-ask-apart-before = No cohesion before
card-ask-apart-after = No cohesion after
card-ask-closes-up = It closes up
card-tip-closes-up = Though it does not regain cohesion, its figures come nearer to one another.

## What may be chosen

card-nothing = nothing
card-nobody = nobody
card-over =
    { $over ->
        [figures] figures
        [small_craft] canoes
       *[dhows] dhows
    }
card-wall = A wall…
card-ready =
    { $count ->
        [one] The one that can
       *[other] The { $count } that can
    }
card-touched =
    { $count ->
        [one] The one that was reached, at whoever touches it
       *[other] The { $count } that were reached, at whoever touches them
    }
card-first-best = Whoever suits it best
card-first = { $who } faces first
card-against = { $who } against
card-lives = Attendants near { $who }
card-screen =
    { $screen ->
        [figures] figures
        [tall_grass] tall grass
        [ground] ground
       *[none] nothing
    }
card-pace =
    { $pace ->
        [open] open ground
       *[difficult] difficult ground
    }
card-pace-of =
    { $pace ->
        [open] { $who }, in the open
       *[difficult] { $who }, in difficult ground
    }
card-water =
    { $water ->
        [downstream] downstream
        [upstream] upstream
        [still] still water
       *[none] not on the water
    }
card-through =
    { $through ->
        [wall] a wall
        [door] a door
        [breach] a breach
       *[none] nothing
    }
card-loophole =
    { $wall ->
        [outer] an outer wall
        [inner] an inner wall
       *[none] no wall
    }
card-hint-last = { $inches } before
card-hint-nought = 0

## What has still to be said

card-doubt-nobody = Nobody can do that now.
card-doubt-target = Choose the target, here or by its card on the board.
card-doubt-inches = Measure, and type the distance.
card-doubt-wall = Say which wall it is.
card-doubt-bouts = Choose which bouts are fought now.
card-doubt-measured = Nothing is left to be measured.
card-doubt-tests = Nobody owes a test.
card-doubt-move = Type how far the farthest has moved; the dice come first, unless the unit stays.
card-doubt-field = { $field } has still to be said.

## What is needed

card-chance = { $chance } ({ $percent })
card-shots =
    { $count ->
        [one] 1 shot: { $who }
       *[other] { $count } shots: { $who }
    }
card-by-map = Measured on the map.
card-as-last = As in its last shot, of turn { $turn }, but for the distance.
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
       *[other] The dice, bout by bout in this order, of each the left one first.
    }
card-allowed =
    { $stop ->
        [short] Up to { $inches }″, stopping { $short }″ short of the cover or obstacle.
        [edge] Up to { $inches }″, stopping at the edge of the difficult ground.
       *[none] Up to { $inches }″.
    }
card-sum = What the dice show, and this:

## What may come of it

card-fall = Fallen of { $unit }
card-mean = { $mean } of { $unit } fall on average.
card-nerve = Then its morale: a marker { $marked }, flight { $breaks }.
card-no-answer = { $unit } cannot answer at that distance.
card-answer = If { $unit } answers, fallen
card-answer-mean = If { $unit } answers, { $mean } fall on average.
card-falls = { $who } falls
card-nobody-falls = Nobody falls
card-both-fall = { $who } fall
card-becomes = What becomes of { $unit }
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

card-leave-leader = { $who } lets it ignore a test…
card-leave-standard = At the sight of { $who } it cancels a test…
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
        [one] 1 more fact (said)
       *[other] { $count } more facts, { $said } said
    }
card-why = Why
card-faces = What each face brings
card-back = Go back
card-back-tip = Leave the order without entering anything (Esc).
card-lead-fire = Measure, mark what is special, throw.
card-lead-fight = The pairing proposed; each die in its order.
card-lead-hear = Mark, here or on the board, whom it reached; whoever is not marked it did not.
card-lead-move = The rule says how far; the table, which way.
card-dice-over =
    { $count ->
        [one] 1 die too many: it will stand for what is thrown next, if anything is.
       *[other] { $count } dice too many: they will stand for what is thrown next, if anything is.
    }
card-title-hear = Whom it reached
card-title-take-tests = Morale test
card-title-take-vessel-tests = Vessel’s test
card-title-overlook = A test ignored
card-title-roll-move = Movement roll
card-title-fight = Close combat
