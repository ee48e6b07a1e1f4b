### The report of a battle in prose, in the past tense. $unit, $target, $enemy: units, as people call them.
### What opens a sentence begins with a capital, even where the name does not.

story-kicker = Battle report
story-opening = The battle
story-turn = Turn { $turn }
story-charts = The battle in figures
story-moment = Turning point

# Small numbers in words.
story-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
story-charts-note = Strength: the points of the figures still on the table. Turning points: what moved that balance most, with the odds of dice as good, or as bad.

## Before

# $ground: the environment; $long, $wide: the sides of the table in inches.
story-field =
    { $red }, with { $red_figures ->
        [one] { $red_figures } figure
       *[other] { $red_figures } figures
    } and { $red_points } points, met { $blue }, with { $blue_figures ->
        [one] { $blue_figures } figure
       *[other] { $blue_figures } figures
    } and { $blue_points } points. { $scenario ->
        [none] There was no scenario yet.
        [encounter] The scenario was an Encounter; { $attacker } attacked.
        [ambush] The scenario was an Ambush, laid for { $attacker }.
        [planned_attack] The scenario was a Planned Attack; { $attacker } attacked.
       *[raid] The scenario was a Raid; { $attacker } attacked.
    }
story-ground =
    The environment was { $ground }, on a table of { $long } × { $wide }″{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
# $time: the light that the raider chose.
story-light =
    { $time ->
        [night] It was fought by night.
        [dawn] The raider came at dawn.
       *[other] The raider came at dusk.
    }
# $turns: how many turns it lasted; $left: figures left; $began: how many began.
story-won =
    { $turns ->
        [one] In a single turn
       *[other] In { $turns } turns
    } { $winner }, the { $role ->
        [attacker] attacker
       *[defender] defender
    }, won: { $why } ({ $cited }).
story-drawn = The battle ended in a draw: { $why } ({ $cited }).
story-going-on = The battle is not over.
story-cost = Figures left: { $red }, { $red_left } of { $red_began }; { $blue }, { $blue_left } of { $blue_began }.
story-captured =
    { $side } carried off { $count ->
        [one] one element of the enemy’s baggage.
       *[other] { $count } elements of the enemy’s baggage.
    }

## Steps

story-step =
    { $step ->
        [arrivals] Arrivals
        [units] Movement
        [shooting] Shooting
        [melee] Close combat
        [morale] Morale
       *[victory] The end
    }
story-nothing = Nobody moved, shot or fought.

## Arrivals and movement

# $units: one unit or several, joined by "and"; $count: how many.
story-enters = { $units } came onto the table.
story-late = { $units } had yet to arrive.
story-sprung =
    { $count ->
        [one] The ambush of { $units } was revealed.
       *[other] The ambushes of { $units } were revealed.
    }
# $moves: "Guard 7″ and Bows 4″"; $count: how many units.
story-moves = { $side } moved { $moves }.
story-move = { $unit }{"\u00A0"}{ $inches }″
story-engages = { $unit } closed with { $enemies }.
story-withdraws = { $units } broke away from the enemy.

## Shooting

# The same in words: $shots_said and so on. $shots: shots; $hits: hits; $lost: figures that fall, or `thing` where the target is a wall or a vessel.
story-volley =
    { $unit } shot { $shots ->
        [one] once
        [2] twice
       *[other] { $shots_said } times
    } at { $target }{ $hits ->
        [0] { $shots ->
            [one] {" "}and missed.
           *[other] {" "}without a hit.
        }
        [one] { $lost ->
            [thing] {" "}and hit once.
            [0] {" "}and hit once, but nobody fell.
            [one] {" "}and hit once: one figure fell.
           *[other] {" "}and hit once: { $lost_said } figures fell.
        }
       *[other] { $lost ->
            [thing] {" "}and hit { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }.
            [0] {" "}and hit { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }, but nobody fell.
            [one] {" "}and hit { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }: one figure fell.
           *[other] {" "}and hit { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }: { $lost_said } figures fell.
        }
    }
story-splashed =
    The fire of { $unit } reached { $target } as well: { $lost ->
        [one] one figure fell.
       *[other] { $lost_said } figures fell.
    }
story-captures =
    { $unit } captured { $count ->
        [one] one element of baggage.
       *[other] { $count_said } elements of baggage.
    }
# $name: a leader, standard bearer, witch doctor or scout; $side: his army.
story-notable-falls = { $name } of { $side } fell.

## Close combat

story-bout =
    { $unit } and { $enemy } fought { $bouts ->
        [one] once
        [2] twice
       *[other] { $bouts_said } times
    }: { $unit_lost ->
        [0] { $enemy_lost ->
            [0] nobody gave way.
            [one] one figure of { $enemy } fell.
           *[other] { $enemy_lost_said } figures of { $enemy } fell.
        }
        [one] { $enemy_lost ->
            [0] one figure of { $unit } fell.
            [one] one figure of each fell.
           *[other] one figure of { $unit } and { $enemy_lost_said } of { $enemy } fell.
        }
       *[other] { $enemy_lost ->
            [0] { $unit_lost_said } figures of { $unit } fell.
            [one] { $unit_lost_said } figures of { $unit } and one of { $enemy } fell.
           *[other] { $unit_lost_said } figures of { $unit } and { $enemy_lost_said } of { $enemy } fell.
        }
    }

## Morale

story-stands = { $units } stood firm.
story-wavers =
    { $units } wavered and took { $count ->
        [one] a marker.
       *[other] a marker each.
    }
story-flees =
    { $units } fled: { $count ->
        [one] the whole unit
       *[other] whole units
    } left the table.
story-rallies = { $leader } rallied { $units }.
story-fails-to-rally = { $leader } tried in vain to rally { $units }.

## Turning points

# $step: the step; $told: what happened; $before, $after: red’s part in percent; $chance: in words.
story-turns-with-dice = { $told } The odds of such dice: { $chance }. { $red }’s share of the remaining strength went from { $before } to { $after }.
story-turns = { $told } { $red }’s share of the remaining strength went from { $before } to { $after }.

## Charts

story-chart-balance = { $red }’s share of the remaining strength, at the end of each turn
story-chart-balance-alt = Points of the figures still in play: from { $first } at the start to { $last } at the end.
story-chart-losses = Losses of { $side } by turns
story-chart-losses-alt = In all { $count ->
        [one] one figure lost.
       *[other] { $count } figures lost.
    }
story-chart-turn = Turn { $turn }
story-chart-start = At the start
# $count: how many dice; $mean: their mean.
story-chart-dice = Faces of the { $count } dice of the battle (mean { $mean })
story-chart-dice-alt = Each face is to be expected once in six: { $each } of each.

## Saves, vessels, guns, fires, works

story-saves =
    { $tried ->
        [one] { $saved ->
            [0] { $unit } failed to save from the hit.
           *[other] A save spared { $unit } the hit.
        }
       *[other] { $saved ->
            [0] Saves of { $unit }: none of { $tried_said }.
           *[other] Saves of { $unit }: { $saved_said } of { $tried_said }.
        }
    }
story-vessel-hit =
    { $by } scored { $hits ->
        [one] a hit
       *[other] { $hits_said } hits
    } on { $vessel }.
story-gun-failed =
    { $gun }: the gun { $fault ->
        [jammed] jammed and could not shoot the following turn.
       *[broken] broke down for good.
    }
story-fire-lit = { $unit } set { $place } on fire.
story-fire-failed =
    { $unit } { $count ->
        [one] tried to start a fire
       *[other] tried { $count_said } times to start a fire
    }, but nothing caught.
# $eighth: the direction in eighths of a turn from the north, clockwise.
story-wind =
    The wind got up and blew to the { $eighth ->
        [0] north
        [1] north-east
        [2] east
        [3] south-east
        [4] south
        [5] south-west
        [6] west
       *[7] north-west
    } for the rest of the battle.
story-lost-in-flames =
    { $unit } lost { $count ->
        [one] one figure
       *[other] { $count_said } figures
    } to the flames.
story-at-work =
    { $count ->
        [one] One figure
       *[other] { $count_said } figures
    } of { $unit } reached the works.
story-over-work =
    { $count ->
        [one] One figure
       *[other] { $count_said } figures
    } of { $unit } climbed over the works.
# Which of the two ways it ended.
story-gave-up = { $loser } gave up
story-none-left = no combat unit of { $loser } was left on the table
# $fell: whether the figure fell in (yes, no).
story-trap =
    A figure of { $unit } trod on a stake trap { $fell ->
        [yes] and was lost.
       *[no] and got away.
    }
story-dummy = A figure of { $unit } stopped at a trap that proved to be a dummy.
story-breach =
    { $by } hit the wall, { $open ->
        [yes] which gave way to a breach.
       *[no] which held.
    }
story-attendant =
    { $count ->
        [one] An attendant
       *[other] { $count_said } attendants
    } died in the place of { $leader }.
story-rode-away =
    { $count ->
        [one] One rider
       *[other] { $count_said } riders
    } of { $unit } rode { $inches }″ out of reach.
story-embarked =
    { $count ->
        [one] One figure
       *[other] { $count_said } figures
    } of { $unit } went { $way ->
        [ashore] ashore from
       *[aboard] aboard
    } { $vessel }.
story-left-table =
    { $count ->
        [one] One figure
       *[other] { $count_said } figures
    } of { $unit } got away by the far side of the table.
story-spared =
    { $by ->
        [none] No test was asked of { $unit }.
       *[other] { $by } spared { $unit } a morale test.
    }
story-bewitched =
    { $how ->
        [immune] { $by } cast a spell on { $unit }, to no effect.
       *[other] { $by } cast a spell on { $unit }, which had to take one more morale test.
    }
story-gives-up = { $side } gave up.
story-vessel-failed = Nerves frayed aboard { $vessel }, but the fight went on.
