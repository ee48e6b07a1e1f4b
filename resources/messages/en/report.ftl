# A battle told: what came of each act, and the report of the evening.
report-of = { $who }: { $text }
# $text: that an ambush comes to light; $causes: why.
report-sprung = { $text }: { $causes }.
report-shots = { $unit } → { $target }: { $count ->
    [one] one shot
   *[other] { $count } shots
    }, { $needs }+ needed: { $faces } · { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
    }
report-falls = { $count ->
    [one] One figure of { $unit } falls
   *[other] { $count } figures of { $unit } fall
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-falls-alone = { $unit } falls
# $faces: the dice for splash; $reached: whom it reaches, or `nobody`.
report-splash = Splash of { $by }: { $count ->
    [one] one die
   *[other] { $count } dice
    }, { $needs }+ needed: { $faces } · { $reached ->
    [nobody] nobody hit
   *[other] it reaches { $reached }
    }
report-vessel-hit = { $vessel } takes { $count ->
    [one] one hit
   *[other] { $count } hits
    } from { $by }
# $names: the figures, or `none` if they are many.
report-stopped = { $unit }: { $count ->
    [one] one figure reaches the work and stops for the rest of the turn
   *[other] { $count } figures reach the work and stop for the rest of the turn
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-climbed = { $unit }: { $count ->
    [one] one figure climbs and ends the turn on the other side of the work
   *[other] { $count } figures climb and end the turn on the other side of the work
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-caught = { $unit }: { $count ->
    [one] one figure does not get out in time and is lost in the flames
   *[other] { $count } figures do not get out in time and are lost in the flames
    }{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
    }
report-unloaded = { $unit }: { $count ->
    [one] one figure has to reload
   *[other] { $count } figures have to reload
    }
report-reloaded = { $unit }: { $count ->
    [one] one figure has reloaded
   *[other] { $count } figures have reloaded
    }
report-engages = { $unit } in contact with { $enemy }: { $count ->
    [one] one pair of figures
   *[other] { $count } pairs of figures
    }
report-needs = { $needs }+ needed ({ $cited })
report-sum = { $total } in all

report-title = { $red } against { $blue }
report-untitled = A battle
report-subtitle = { $scenario }, { $turns ->
    [0] not yet begun
    [one] one turn
   *[other] { $turns } turns
    }
report-fact-winner = Winner
report-winner = { $winner } ({ $role ->
    [attacker] attacker
   *[defender] defender
    })
report-draw = a draw
report-going-on = the battle goes on
report-fact-why = Because
report-fact-attacker = Attacker
report-fact-points = Points
report-points = { $red } and { $blue }
report-fact-rulings = Rulings changed
report-before = Before the battle
report-turn = Turn { $turn }
report-head-told = What happened
report-both = Both
report-despite = The umpire overruled { $rules }: { $reason }
report-losses = Losses
report-losses-note = Figures of each side by cause; Leaders’ attendants and baggage are counted apart, not among those who began.
report-head-cause = Cause
report-cause = { $cause ->
    [shooting] by shooting
    [melee] in close combat
    [crocodiles] taken by crocodiles
    [trap] on stakes
    [fire] in the flames
    [drowned] drowned
    [captured] baggage captured
    [fled] fled
    [left] left the table
    [attendants] Leader’s attendants, in his place
    [baggage] baggage
    [recorded] as recorded
   *[other] otherwise
    }
report-left = left of those who began
report-of-all = { $left } of { $began }
report-luck = Luck
report-luck-note = How many rolls of each kind succeeded, against the expected average; small numbers say little.
report-head-check = Roll
report-head-side = Side
report-head-size = Rolls
report-head-succeeded = Succeeded
report-head-expected = Expected
report-check = { $event ->
    [shot-fired] shots that hit
    [save-rolled] saves
    [splash-rolled] splash on figures
    [fought] bouts won by the figure named first
    [morale-rolled] morale tests passed
    [rallied] rallies
    [arrival-rolled] arrivals
    [fire-tried] fires lit
    [trap-tested] stakes escaped
    [crocodiles-met] crocodiles escaped
    [breach-rolled] breaches
    [hole-tried] holes through a roof
    [roof-tested] roofs set alight
   *[other] { $event }
    }
report-dice = Dice
report-dice-note = { $opinion ->
    [too-few] Too few to say anything about them.
    [ordinary] Just what fair dice do.
    [unusual] Fair dice fall this unevenly once in twenty battles.
   *[rare] Fair dice fall this unevenly once in a hundred battles.
    }
report-head-origin = Dice
report-origin = { $origin ->
    [typed] typed by the players
    [thrown] thrown by the program
    [certificate] from a certificate
   *[recalled] used again after a correction
    }
report-head-mean = Mean
report-turning = Turning points
report-turning-note = The acts that moved the balance of strength most (points of the figures still in play), and how likely such good or bad dice were.
report-head-when = When
report-head-balance = Share of { $red }
report-balance = { $before } → { $after }
report-head-chance = Dice
report-no-dice = no dice
report-when = turn { $turn }, { $step }
report-step = { $step ->
    [muster] armies
    [scenario] scenario
    [ground] ground
    [deploy] deployment
    [play] play
    [over] end
    [arrivals] arrivals
    [units] movement of units
    [independents] independents and baggage
    [shooting] shooting
    [reloading] reloading
    [melee] close combat
    [morale] morale
    [rallying] rallying
   *[victory] victory
    }
report-scenario = { $scenario ->
    [encounter] Encounter
    [ambush] Ambush
    [planned_attack] Planned Attack
    [raid] Raid
   *[none] No scenario yet
    }
report-footer = Made by Heart of Africa from the battle’s journal: { $entries ->
    [one] one entry
   *[other] { $entries } entries
    }, { $acts ->
    [one] one act in force
   *[other] { $acts } acts in force
    }.

report-mended = Corrections
report-mended-note = What was undone after dice had been thrown. The same roll met the same dice again, except those that had been misread.
report-head-mended = What
report-head-reason = Why
report-taken-back =
    { $count ->
        [one] One entry undone
       *[other] { $count } entries undone
    }
report-misread = Dice misread: { $typed } was entered instead of { $lay }
