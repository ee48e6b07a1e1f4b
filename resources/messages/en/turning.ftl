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
    }: the turn is at { $now ->
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

## What happens

turning-event-turn = turn { $turn } begins
turning-event-began =
    { $step ->
        [arrivals] arrivals begin
        [units] units begin to move
        [independents] independent figures and baggage begin to move
        [shooting] the shooting begins
        [reloading] smoke markers are placed and removed
        [melee] close combat begins
        [morale] morale tests begin
        [rallying] leaders may rally
       *[victory] both sides look whether anyone has won
    }
turning-event-ended =
    { $step ->
        [arrivals] arrivals are over
        [units] the movement of units is over
        [independents] the movement of independent figures and baggage is over
        [shooting] the shooting is over
        [reloading] the smoke markers are as they should be
        [melee] close combat is over
        [morale] the morale tests are over
        [rallying] the rallying is over
       *[victory] turn { $turn } is over
    }
turning-event-passed =
    { $step ->
        [arrivals] nobody can arrive this turn
        [units] no unit can move
        [independents] there are no independent figures and no baggage to move
        [shooting] nobody can shoot
        [reloading] no smoke marker comes off this turn
        [melee] there is no close combat
        [morale] there are no morale tests
        [rallying] there is nothing to rally
       *[victory] turn { $turn } is over
    }

## What comes next

# $missing: how many armies are missing.
turning-agenda-muster =
    { $missing ->
        [one] an army is missing
       *[other] both armies are missing
    }
turning-agenda-scenario = the scenario is to be settled
turning-agenda-ground = the table is to be laid
turning-agenda-deploy = the armies are to deploy
turning-agenda-step = nothing is left to do here; on to what follows
turning-agenda-over = the battle is over
