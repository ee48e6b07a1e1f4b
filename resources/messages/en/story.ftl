### The report of a battle in prose, in the present tense. $unit, $target, $enemy: units, as people call them.
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
story-field = { $red }, with { $red_figures } figures and { $red_points } points, meets { $blue }, with { $blue_figures } figures and { $blue_points } points. { $scenario ->
        [none] There is no scenario yet.
        [encounter] The scenario is an Encounter; { $attacker } attacks.
        [ambush] The scenario is an Ambush; { $attacker } is ambushed.
        [planned_attack] The scenario is a Planned Attack; { $attacker } attacks.
       *[raid] The scenario is a Raid; { $attacker } attacks.
    }
story-ground = The environment is { $ground }, on a table of { $long } × { $wide }″{ $pieces ->
        [none] .
       *[other] : { $pieces }.
    }
# $time: the light that the raider chose.
story-light =
    { $time ->
        [night] It is fought by night.
        [dawn] The raider comes at dawn.
       *[other] The raider comes at dusk.
    }
# $turns: how many turns it lasted; $left: figures left; $began: how many began.
story-won = { $turns ->
        [one] In a single turn
       *[other] In { $turns } turns
    } { $winner }, the { $role ->
        [attacker] attacker
       *[defender] defender
    }, wins: { $why } ({ $cited }).
story-drawn = The battle ends in a draw: { $why } ({ $cited }).
story-going-on = The battle is not over.
story-cost = { $red } has { $red_left } of its { $red_began } figures left; { $blue }, { $blue_left } of { $blue_began }.
story-captured = { $side } carries off { $count ->
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
story-nothing = Nobody moves, shoots or fights.

## Arrivals and movement

# $units: one unit or several, joined by "and"; $count: how many.
story-enters = { $count ->
        [one] { $units } comes onto the table.
       *[other] { $units } come onto the table.
    }
story-late = { $count ->
        [one] { $units } does not arrive yet.
       *[other] { $units } do not arrive yet.
    }
story-sprung = { $count ->
        [one] { $units } comes out of ambush.
       *[other] { $units } come out of ambush.
    }
# $moves: "Guard 7″ and Bows 4″"; $count: how many units.
story-moves = { $side } moves { $count ->
        [one] { $moves }
       *[other] { $count } units: { $moves }
    }.
story-move = { $unit }{"\u00A0"}{ $inches }″
story-engages = { $unit } closes with { $enemies }.
story-withdraws = { $count ->
        [one] { $units } breaks away from its enemies.
       *[other] { $units } break away from their enemies.
    }

## Shooting

# The same in words: $shots_said and so on. $shots: shots; $hits: hits; $lost: figures that fall, or `thing` where the target is a wall or a vessel.
story-volley = { $unit } shoots { $shots ->
        [one] once
        [2] twice
       *[other] { $shots_said } times
    } at { $target }{ $hits ->
        [0] { $shots ->
            [one] {" "}and misses.
           *[other] {" "}without a hit.
        }
        [one] { $lost ->
            [thing] {" "}and hits once.
            [0] {" "}and hits once, but nobody falls.
            [one] {" "}and hits once: one figure falls.
           *[other] {" "}and hits once: { $lost_said } figures fall.
        }
       *[other] { $lost ->
            [thing] {" "}and hits { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }.
            [0] {" "}and hits { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }, but nobody falls.
            [one] {" "}and hits { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }: one figure falls.
           *[other] {" "}and hits { $hits ->
                [2] twice
               *[other] { $hits_said } times
            }: { $lost_said } figures fall.
        }
    }
story-splashed = What { $unit } fires reaches { $target } as well: { $lost ->
        [one] one figure falls.
       *[other] { $lost_said } figures fall.
    }
story-captures = { $unit } captures { $count ->
        [one] one element of baggage.
       *[other] { $count_said } elements of baggage.
    }
# $name: a leader, standard bearer, witch doctor or scout; $side: his army.
story-notable-falls = { $name } of { $side } falls.

## Close combat

story-bout = { $unit } and { $enemy } fight { $bouts ->
        [one] once
        [2] twice
       *[other] { $bouts_said } times
    }: { $unit_lost ->
        [0] { $enemy_lost ->
            [0] nobody gives way.
            [one] one figure of { $enemy } falls.
           *[other] { $enemy_lost_said } of { $enemy } fall.
        }
        [one] { $enemy_lost ->
            [0] one figure of { $unit } falls.
            [one] one figure of each falls.
           *[other] one of { $unit } and { $enemy_lost_said } of { $enemy } fall.
        }
       *[other] { $enemy_lost ->
            [0] { $unit_lost_said } of { $unit } fall.
            [one] { $unit_lost_said } of { $unit } and one of { $enemy } fall.
           *[other] { $unit_lost_said } of { $unit } and { $enemy_lost_said } of { $enemy } fall.
        }
    }

## Morale

story-stands = { $count ->
        [one] { $units } stands firm.
       *[other] { $units } stand firm.
    }
story-wavers = { $count ->
        [one] { $units } wavers and is left with a marker.
       *[other] { $units } waver and are left with a marker.
    }
story-flees = { $count ->
        [one] { $units } flees and leaves the table.
       *[other] { $units } flee and leave the table.
    }
story-rallies = { $leader } rallies { $units }.
story-fails-to-rally = { $leader } tries in vain to rally { $units }.

## Turning points

# $step: the step; $told: what happened; $before, $after: red’s part in percent; $chance: in words.
story-turns-with-dice = { $told } The odds of such dice: { $chance }. { $red }’s share of the remaining strength goes from { $before } to { $after }.
story-turns = { $told } { $red }’s share of the remaining strength goes from { $before } to { $after }.

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

story-saves = { $unit } { $tried ->
        [one] { $saved ->
            [0] is not saved from the hit.
           *[other] is saved from the hit.
        }
       *[other] { $saved ->
            [0] is saved from none of the { $tried_said } hits.
           *[other] is saved from { $saved_said } of the { $tried_said } hits.
        }
    }
story-vessel-hit = { $by } scores { $hits ->
        [one] a hit
       *[other] { $hits_said } hits
    } on { $vessel }.
story-gun-failed = { $gun } { $fault ->
        [jammed] jams and will not shoot next turn.
       *[broken] breaks down for good.
    }
story-fire-lit = { $unit } sets { $place } on fire.
story-fire-failed = { $unit } { $count ->
        [one] tries to start a fire
       *[other] tries { $count_said } times to start a fire
    }, but nothing catches.
# $eighth: the direction in eighths of a turn from the north, clockwise.
story-wind = The wind gets up: it blows to the { $eighth ->
        [0] north
        [1] north-east
        [2] east
        [3] south-east
        [4] south
        [5] south-west
        [6] west
       *[7] north-west
    } for the rest of the battle.
story-lost-in-flames = { $unit } loses { $count ->
        [one] one figure
       *[other] { $count_said } figures
    } to the flames.
story-at-work = { $count ->
        [one] One figure of { $unit } reaches
       *[other] { $count_said } figures of { $unit } reach
    } the works.
story-over-work = { $count ->
        [one] One figure of { $unit } climbs
       *[other] { $count_said } figures of { $unit } climb
    } over the works.
# Which of the two ways it ended.
story-gave-up = { $loser } gives up
story-none-left = { $loser } has no combat units left on the table
# $fell: whether the figure fell in (yes, no).
story-trap = A figure of { $unit } treads on a stake trap { $fell ->
        [yes] and is lost.
       *[no] and gets away.
    }
story-dummy = A figure of { $unit } stops at a trap that proves to be a dummy.
story-breach = { $by } hits the wall, { $open ->
        [yes] which gives way to a breach.
       *[no] which holds.
    }
story-attendant = An attendant dies in the place of { $leader }.
