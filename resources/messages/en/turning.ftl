### The sequence of the turn (p. 23): what comes next and what is still missing.

## The order

turning-not-in-play = the battle is not being played: it has not begun, or it is over
turning-other-step =
    this is not the time to end { $step ->
        [arrivals] the arrivals
        [units] the movement of units
        [independents] the movement of independent figures
        [shooting] the shooting
        [reloading] the smoke markers
        [melee] the close combat
        [morale] the morale tests
        [rallying] the rallying
       *[victory] the check for victory
    }: the turn has reached { $now ->
        [arrivals] the arrivals
        [units] the movement of units
        [independents] the movement of independent figures
        [shooting] the shooting
        [reloading] the smoke markers
        [melee] the close combat
        [morale] the morale tests
        [rallying] the rallying
       *[victory] the check for victory
    }

## What comes next

# $missing: how many armies are missing.
turning-agenda-muster =
    { $missing ->
        [one] an army is missing
       *[other] both armies are missing
    }
turning-agenda-scenario = settle the scenario
turning-agenda-ground = lay the table
turning-agenda-deploy = deploy the armies
turning-agenda-step = nothing is left to do here; go on to the next step
turning-agenda-over = the battle is over
