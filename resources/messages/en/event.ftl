### What happened: one message for each event by its kind, and by how it came out.

## Ambushes

event-ambush-sprung =
    { $causes ->
        [one] The ambush is revealed and its figures are placed on the table
       *[other] The ambush is revealed for several reasons and its figures are placed on the table
    }

## Arrivals

event-arrival-rolled-arrives = On a { $face } ({ $needs }+ needed) the unit arrives.
event-arrival-rolled-waits = On a { $face } ({ $needs }+ needed) the unit does not arrive yet.
event-arrival-order = This turn { $role ->
    [attacker] the attacker
   *[defender] the defender
    } rolls and places first.

## Arriving

event-came-on-comes-on =
    { $with ->
        [0] Now on the table.
        [one] Now on the table, and another with it.
       *[other] Now on the table, and { $with } others with it.
    }
event-came-on-enters =
    { $with ->
        [0] Now on the table, with the column.
        [one] Now on the table with the column, and another with it.
       *[other] Now on the table with the column, and { $with } others with it.
    }
event-held-back = Stays off the table, to roll again.

## Baggage

event-captured = { $captor } captures { $element }, which is removed from the game. Every unit of its army on the table must test, once this turn.

## Boats

event-grounding-rolled-aground = On a { $sum } the Gunboat runs aground: it moves no more, though it may shoot.
event-grounding-rolled-afloat = On a { $sum } the Gunboat stays afloat.

## Campaign

event-campaign-founded = the campaign “{ $name }” begins, at the start of { $year }.
# $plain: the list by itself says what kind of player he is.
event-player-joined =
    { $as_kind ->
        [native] { $player } joins the campaign as a native, with { $named ->
            [yes] { $called } ({ $list }).
           *[no] { $list }.
        }
        [explorer] { $player } joins the campaign{ $plain ->
            [yes] {""}
           *[no] {" "}as a White Explorer,
        } with { $named ->
            [yes] { $called } ({ $list }).
           *[no] { $list }.
        }
       *[colonial] { $player } joins the campaign{ $plain ->
            [yes] {""}
           *[no] {" "}as a Colonial Expedition,
        } with { $named ->
            [yes] { $called } ({ $list }).
           *[no] { $list }.
        }
    }
event-player-left = { $player } leaves the campaign.
event-force-named = the force of { $player } is called { $called }.
event-presence-changed =
    { $absent ->
        [yes] { $player } is away, and is not waited for.
       *[no] { $player } is back.
    }
event-paid =
    { $how ->
        [allotment] { $taker } begins with { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [spoils] { $giver } hands over { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker }.
        [plunder] { $taker } takes { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } from the baggage of the beaten.
        [settlement] { $giver } pays { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker } for the agreement.
        [passage] { $giver } pays { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker } for the visit.
        [gift] { $giver } gives { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker }.
        [gift_for] { $giver } gives { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker }: { $reason }.
        [forfeit] { $giver } hands over { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } to { $taker } for not playing.
        [hunt] { $taker } gains { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } by hunting.
        [handed_in] { $giver } hands in { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } on promotion.
        [revolt] { $taker } comes back with { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }.
        [lost] { $giver } loses the { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        } held before.
       *[left] { $hongos ->
            [one] { $hongos } hongo of { $giver } leaves
           *[other] { $hongos } hongos of { $giver } leave
        } the campaign.
    }
event-turn-begun =
    { $half ->
        [1] the first half of { $year } begins.
       *[other] the second half of { $year } begins.
    }
event-meeting-rolled =
    { $meet ->
        [yes] { $player } and { $other } meet ({ $faces }).
       *[no] { $player } and { $other } do not meet ({ $faces }).
    }
event-order-rolled =
    { $count ->
        [0] nobody acts this turn.
       *[other] order of play, by die × aggressiveness: { $order }.
    }
event-attack-announced = { $player } attacks { $target }.
event-go-passed = { $player } does nothing this turn.
event-attack-settled = { $player } settles with { $attacker }, and there is no battle.
event-attack-lapsed = the attack of { $player } on { $target } comes to nothing.
event-territory-explored =
    { $how ->
        [consent] { $player } explores the territory of { $native }, who consents.
       *[battle] { $player } explores the territory of { $native } after the victory.
    }
event-hunted =
    { $effect ->
        [ivory] { $player } goes hunting and comes back with ivory ({ $face }).
        [hurt] { $player } goes hunting and is hunted instead ({ $face }).
       *[nothing] { $player } goes hunting and comes back with nothing ({ $face }).
    }
event-leader-hurt =
    { $effect ->
        [light] the leader of { $player } is only lightly wounded ({ $face }).
        [recovers] the leader of { $player } has to recover for the next turn ({ $face }).
       *[dead] the leader of { $player } has died ({ $face }), and the expedition is abandoned.
    }
event-greeted = { $player } and { $other } greet each other politely and go their ways.
event-battle-declared =
    { $scenario ->
        [encounter] battle { $battle }: { $attacker } attacks { $defender } in an Encounter ({ $face }).
        [ambush] battle { $battle }: { $attacker } attacks { $defender } in an Ambush ({ $face }).
        [planned_attack] battle { $battle }: { $attacker } attacks { $defender } in a Planned Attack ({ $face }).
       *[raid] battle { $battle }: { $attacker } attacks { $defender } in a Raid ({ $face }).
    }
event-battle-left = battle { $battle } is left to the computer, as { $attacker } and { $defender } agreed.
event-battle-opened = battle { $battle } goes to the table: { $attacker } with { $attackers_points } points, { $defender } with { $defenders_points }.
event-battle-fought =
    { $outcome ->
        [attacker] battle { $battle }: { $attacker } beats { $defender }.
        [defender] battle { $battle }: { $defender } beats off { $attacker }.
       *[draw] battle { $battle }: { $attacker } and { $defender } draw.
    }
event-deadline-set =
    { $by ->
        [none] the battles of this turn have no deadline.
       *[other] the battles of this turn are to be played by { $by }.
    }
event-battle-conceded =
    { $hongos ->
        [0] { $player } does not play against { $attacker }, and has no hongo to hand over.
       *[other] { $player } does not play against { $attacker }.
    }
event-battle-called-off =
    { $reason ->
        [none] battle { $battle } is not played: { $attacker } or { $defender } is no longer in the campaign.
       *[other] battle { $battle }, between { $attacker } and { $defender }, is not played: { $reason }.
    }
event-native-beaten = { $player } has { $victories } of the { $needed } victories needed to conquer { $native }.
event-native-conquered = { $player } conquers { $native } and gains a district.
event-rebel-wiped-out = { $player } wipes out the rebellion of { $native }, who is out of the campaign for good.
event-victories-cancelled = the defeat undoes the victories of { $player } over { $natives }.
event-commander-dismissed = { $defeats } defeats in a row: { $player } is recalled by the government.
event-district-due = { $player } may take a district from { $rival }.
event-district-taken =
    { $district ->
        [none] { $player } takes no district from { $rival }.
       *[other] { $player } takes the district of { $district } from { $rival }.
    }
event-revolt-possible = the defeat of { $player } gives these the chance to rebel: { $natives }.
event-rebelled = { $player } rebels against { $master } and is back in the campaign.
event-submitted = { $player } does not rebel against { $master }.
event-promoted = { $player } changes army and now commands { $list }: { $called }.
event-first-to-qualify =
    { $promotion ->
        [portuguese] the first Portuguese Settlers with the merits to command an expedition of their country: { $players }.
       *[other] the first with the merits for that promotion: { $players }.
    }
event-race-finished =
    { $place ->
        [1] { $player } wins the explorers’ race, with all native territories ({ $territories }).
       *[other] { $player } completes all native territories too ({ $territories }), coming in number { $place }.
    }
event-native-eliminated = { $player } has no hongos left: the people starve or are sold, and leave the campaign.
event-proposed =
    { $by } proposes to { $awaits } (#{ $offer }) { $matter ->
        [give-hongos] to give { $to } { $hongos ->
            [one] { $hongos } hongo
           *[other] { $hongos } hongos
        }
        [settle] that { $player } settles, { $payer ->
            [none] paying { $hongos }
           *[other] { $payer } paying { $hongos }
        }{ $explore ->
            [yes] , and that this territory is explored
           *[no] {""}
        }
        [explore] that { $player } explores the territory of { $native }{ $hongos ->
            [0] {""}
           *[other] {" "}for { $hongos } ({ $payer ->
                [none] { $player } pays
               *[other] { $payer } pays
            })
        }
        [greet] to greet each other and go their ways
        [duel] to fight: { $player } attacks
        [concede] that { $player } does not play and hands over what is due
        [open-battle] to open the battle { $battle }
        [play-out] that the computer plays battle { $battle } out
       *[report-result] this result of battle { $battle }: { $outcome ->
            [attacker] the attacker wins
            [defender] the defender wins
           *[draw] a draw
        }
    }.
event-offer-answered =
    { $how ->
        [accepted] { $player } accepts what { $by } proposed (#{ $offer }).
        [declined] { $matter ->
            [report-result] { $player } contests the result that { $by } reported (#{ $offer }).
           *[other] { $player } declines what { $by } proposed (#{ $offer }).
        }
       *[withdrawn] { $player } withdraws the proposal (#{ $offer }).
    }
event-offer-lapsed = what { $by } proposed to { $awaits } (#{ $offer }) lapses.
event-dice-count =
    { $whose ->
        [organiser] for orders that come in a file, the organiser’s dice count.
        [certificate] for orders that come in a file, the dice of a certificate count.
       *[sender] for orders that come in a file, the sender’s dice count.
    }
event-concluded =
    { $reason ->
        [none] the campaign ends.
       *[other] the campaign ends: { $reason }
    }

## Deploy

event-deployed-table =
    { $guard ->
        [1] Deployed as advance guard.
       *[0]
            { $aboard ->
                [none] Deployed on the table.
               *[other] Deployed aboard { $aboard }.
            }
    }
event-deployed-ambush = In ambush, its place noted.
event-deployed-reserve = Off the table for now.
event-deployed-home = Left at home.
event-work-placed-work =
    { $name ->
        [none] Placed: { $work } ({ $amount }).
       *[other] Placed: { $work } ({ $amount }), called { $name }.
    }
event-work-placed-trap =
    { $amount ->
        [one] 1 trap marker placed.
       *[other] { $amount } trap markers placed.
    }
event-play-began =
    { $units ->
        [one] The game begins, with 1 unit or independent figure on the table: turn 1.
       *[other] The game begins, with { $units } units and independent figures on the table: turn 1.
    }

## Fires

event-fire-tried-lit = On a { $face } ({ $needs }+ needed) it catches fire: everybody must be out of the flames by the end of the next turn’s Movement phase.
event-fire-tried-failed = On a { $face } ({ $needs }+ needed) it does not catch.
event-caught-by-fire =
    { $count ->
        [one] 1 figure did not get out in time and dies in the flames.
       *[other] { $count } figures did not get out in time and die in the flames.
    }
event-wind-settled = The wind die shows { $face }: it blows towards { $degrees }° (0° is the north of the table) for the rest of the game.

## Firing

event-drowned = { $boat } sinks{ $count ->
    [0] { " " }with nobody aboard.
    [one] { " " }and the one figure aboard is lost.
   *[other] { " " }and the { $count } figures aboard are lost.
 }
event-place-lit = { $place } is on fire.
event-gave-way = { $rear } shoots in place of { $front }, who does not shoot this turn.
event-loophole-manned = { $figure } shoots through { $wall ->
    [inner] an inner
   *[outer] an outer
 } wall.
event-fallen-removed = { $count ->
    [one] The figure that fell is removed.
   *[other] The { $count } figures that fell are removed.
 }

## Fortifications

event-stopped-at-work = The figure reaches the work and stops for the rest of the turn; it may climb in a later one.
event-work-climbed = The figure climbs over and ends the turn against the other side of the work.

## Ground

event-ground-proposed =
    { $count ->
        [one] The dice propose 1 piece of terrain ({ $environment }).
       *[other] The dice propose { $count } pieces of terrain ({ $environment }).
    }

## Independents

event-bewitched-bewitched = { $witch_doctor } casts a spell on { $unit }, which must take one more morale test.
event-bewitched-immune = { $witch_doctor } casts a spell on { $unit }, to no effect.

## Leading

event-trait-thrown = { $leader } throws { $face } for his trait: { $trait }.
event-rallied-rallied = { $leader } rallies { $unit }: { $face } on the die, { $needs }+ needed. A marker is removed.
event-rallied-not-rallied = { $leader } does not rally { $unit }: { $face } on the die, { $needs }+ needed.
event-joined = { $leader } joins { $unit }, and is part of it for all purposes.
event-left-behind = { $leader } stays on the table although { $unit } has fled; he acts alone or joins another unit.

## Melee

event-engaged = { $figure } and { $enemy } are in contact; their movement is over for this turn.
event-fought-won = { $one } scores { $score } ({ $face } on the die), { $other } scores { $other_score } ({ $other_face }): { $winner } wins, by { $margin } or more.
event-fought-drawn = { $one } scores { $score } ({ $face } on the die), { $other } scores { $other_score } ({ $other_face }): a draw, less than { $margin } apart.
event-killed = { $figure } is killed by { $by }.
event-attendant-lost-attendant-named = { $attendant } dies in place of { $leader } at the hands of { $by }.
event-attendant-lost-attendant-lost = An attendant of { $leader } dies in his place at the hands of { $by }.
event-melee-spell-broken = A White Man is dead, { $figure }: from now on no White Man of either side has a save.
event-left-evaded = { $figure } evades; it may neither shoot nor reach another enemy this turn.
event-left-broke-off = { $figure } breaks off; it may neither shoot nor fight another this turn, and may be shot at. Free to shoot: { $enemies }.

## Morale

event-morale-rolled-passed = { $unit }: morale holds, { $face } on the die, { $needs }+ needed.
event-morale-rolled-failed = { $unit }: morale fails, { $face } on the die, { $needs }+ needed.
event-spared =
    { $by ->
        [none] { $unit }: this test is not taken.
       *[other] { $unit }: this test is not taken ({ $by }).
    }
event-marker-placed = { $unit }: a failed-morale marker; it carries on.
event-unit-broke = { $unit }: broken; the whole unit is removed and does not return.
event-flight-seen = The flight of { $friend } is seen by { $unit }: a test in this same phase.
event-vessel-failed = { $vessel } fights on at full strength; another failure and it withdraws.
event-vessel-withdrew-gone =
    { $aboard ->
        [none] { $vessel } withdraws from the game for good.
       *[other] { $vessel } withdraws from the game for good, with all aboard: { $aboard }.
    }
event-vessel-withdrew-abandoned =
    { $aboard ->
        [none] { $vessel }, aground, is abandoned and removed from the game.
       *[other] { $vessel }, aground, is abandoned and removed from the game, with all aboard: { $aboard }.
    }

## Movement

event-move-rolled-open = { $inches }″ in open ground ({ $troop }, { $rate }: { $faces }).
event-move-rolled-difficult = { $inches }″ in difficult ground ({ $troop }, { $rate }: { $faces }).
event-move-rolled-cannot = { $troop }: it does not move there.

## Moving

event-chosen = Its move begins.
event-declined-declined = No move.
event-declined-ended = Its move is over.
event-turn-ended = Its move is over.
event-went-went =
    { $count ->
        [0] Nobody moves
        [one] 1 figure moves up to { $inches }″
       *[other] { $count } figures move up to { $inches }″
    }{ $turned ->
        [0] .
        [one] ; 1 turns in place.
       *[other] ; { $turned } turn in place.
    }
event-went-sailed =
    { $inches }″ under way{ $count ->
        [one] .
       *[other] {" "}({ $count } vessels).
    }{ $turned ->
        [0] {""}
       *[other] {" "}Gone about.
    }
event-turned =
    { $count ->
        [one] 1 figure turns in place.
       *[other] { $count } figures turn in place.
    }
event-followed-up = { $figure } goes on from one enemy to the next, { $enemy }, without leaving the melee.
event-rode-away =
    { $count ->
        [one] 1 rider gets { $inches }″ away.
       *[other] { $count } riders get { $inches }″ away.
    }
event-left-table = { $figure } leaves the table at the far side.
event-led = The Scout { $scout } leads it.
event-riders-changed-dismounted =
    { $count ->
        [one] 1 rider dismounts.
       *[other] { $count } riders dismount.
    }
event-riders-changed-mounted =
    { $count ->
        [one] 1 rider mounts again.
       *[other] { $count } riders mount again.
    }
event-embarked-aboard =
    { $count ->
        [one] 1 figure goes aboard ({ $vessel }).
       *[other] { $count } figures go aboard ({ $vessel }).
    }
event-embarked-ashore =
    { $count ->
        [one] 1 figure goes ashore ({ $vessel }).
       *[other] { $count } figures go ashore ({ $vessel }).
    }

## Muster

event-mustered =
    { $figures ->
        [one] In the field: { $side }, with 1 figure and { $points } points.
       *[other] In the field: { $side }, with { $figures } figures and { $points } points.
    }

## Nerve

event-news-heard-heard =
    { $news ->
        [ambush] The ambush of { $of } surprises: { $units }.
        [destroyed] The end of { $of } was seen by: { $units }.
        [fled] The flight of { $of } was seen by: { $units }.
       *[other] The news that { $of } has fallen reaches: { $units }.
    }
event-news-heard-unheard =
    { $news ->
        [ambush] The ambush of { $of } surprises nobody.
        [destroyed] No unit that it concerns saw the end of { $of }.
        [fled] No unit that it concerns saw the flight of { $of }.
       *[other] The news that { $of } has fallen reaches no unit.
    }
event-tests-taken =
    { $tests ->
        [0] { $unit }: no morale test to roll.
        [one] { $unit }: a morale test.
       *[other] { $unit }: { $tests } morale tests.
    }
event-overlooked = { $leader } watches { $unit }: it will ignore one test.
event-standard-raised = The standard of { $bearer } is in sight of { $unit }: it will cancel one test.

## Recording

event-unit-counted =
    figures left: { $left } of { $began }{ $fate ->
        [fled] ; the others fled
        [left] ; the others left by the far side
       *[fell] {""}
    }
event-result-recorded = { $winner ->
    [attacker] result entered: the attacker has won
    [defender] result entered: the defender has won
   *[draw] result entered: a draw
    }{ $turns ->
    [0] {""}
    [one] , after one turn
   *[other] , after { $turns } turns
    }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
    }

## Reloading

event-reloaded = { $figure } has reloaded: its smoke marker is removed at the end of the turn.

## Scenarios

event-initiative-rolled-initiative = { $side } { $score }, { $other } { $other_score }: the attacker is { $attacker }.
event-initiative-rolled-tie = { $side } { $score }, { $other } { $other_score }: a tie, so it is an Encounter.
event-rolled-off = The higher roll is for { $winner }, to deploy first.
event-scenario-settled =
    { $face ->
        [0] Scenario: { $scenario_name }. Attacker: { $attacker }.
       *[other] The die shows { $face }. Scenario: { $scenario_name }. Attacker: { $attacker }.
    }

## Setup

event-attacker-named = The attacker is { $side }, as the campaign says.
event-scenario-agreed-agreed = The players choose the scenario: { $scenario_name }. Attacker: { $attacker }.
event-scenario-agreed-agreed-open = The players choose the scenario: { $scenario_name }. Who attacks is still open.
event-forces-accepted = { $side }, { $points } points, against { $other }, { $other_points } points.
event-light-chosen =
    { $time ->
        [night] The attack comes by night.
        [dawn]
            { $turns ->
                [one] The attack comes at dawn: the first turn is dark.
               *[other] The attack comes at dawn: the first { $turns } turns are dark.
            }
        [dusk]
            { $turns ->
                [one] The attack comes at dusk: after the first turn it is dark.
               *[other] The attack comes at dusk: after { $turns } turns it is dark.
            }
       *[day] The battle is fought in full daylight.
    }
event-base-chosen =
    { $line ->
        [short] The attacker’s base line is a short side of the table.
       *[long] The attacker’s base line is a long side of the table.
    }
event-environment-chosen = The battle is fought in { $environment }, on a table of { $long } × { $wide }″.
event-ground-agreed =
    { $count ->
        [0] The table stays bare ({ $environment }).
        [one] The table is laid, with 1 piece of terrain ({ $environment }).
       *[other] The table is laid, with { $count } pieces of terrain ({ $environment }).
    }
event-march-written = Order of march: { $units }.
event-boat-launched =
    { $water ->
        [sea] { $troop } on the sea: { $boat }.
        [great_lake] { $troop } on the lake: { $boat }.
       *[other] { $troop } on the river: { $boat }.
    }
event-rifles-declared =
    { $rifle ->
        [armed_scout] Armed Scouts: { $figures }.
       *[repeater] Carrying repeaters: { $figures }.
    }

## Shooting

event-shot-fired-hit = { $shooter } rolls a { $face } (needed { $needs }+) and hits { $target }.
event-shot-fired-missed = { $shooter } rolls a { $face } (needed { $needs }+) and misses { $target }.
event-hit-allotted-allotted = The hit falls on { $target }.
event-hit-allotted-allotted-by-dice = The hit behind the work is drawn by dice ({ $faces }): it falls on { $target }.
event-splash-rolled-splashed = The splash of { $by } reaches { $figure } (a { $face }).
event-splash-rolled-not-splashed = The splash of { $by } does not reach { $figure } (a { $face }; a { $needs } would).
event-save-rolled-saved = { $figure } is saved by a { $face } (needed { $needs }+).
event-save-rolled-not-saved = { $figure } fails the save: a { $face } (needed { $needs }+).
event-attendant-given-attendant-named = { $attendant } dies instead of { $leader } (hit by { $by }).
event-attendant-given-attendant = { $leader } loses an attendant instead (hit by { $by }).
event-figure-shot = { $figure } is shot dead by { $by }.
event-vessel-hit = { $vessel } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
 } from { $by }.
event-canoe-holed = { $by } rolls a { $face }: the boat { $boat } is holed and sinks with all aboard.
event-breach-rolled-breach = The hit of { $by } opens a breach in the wall (a { $face }).
event-breach-rolled-wall-holds = The wall withstands the hit of { $by } (a { $face }; a breach opens on { $needs }+).
event-gun-failed-jammed = { $gun } jams ({ $faces }): it does not shoot next turn.
event-gun-failed-broken = { $gun } breaks down ({ $faces }): it does not shoot again in this game.
event-unloaded = { $figure } is unloaded: its smoke marker is set.
event-spell-broken = A White Man is dead, { $figure }: from the next phase on no White Man of either side has a save.

## Tembas

event-roof-climbed = The figure climbs onto the roof.
event-jumped-down = The figure jumps into the courtyard.
event-hole-tried-hole = On a { $face } ({ $needs }+ needed) it breaks through: it may fight anyone of its choice in the room.
event-hole-tried-no-hole = On a { $face } ({ $needs }+ needed) the roof holds.
event-roof-tested-arrows-lit = The arrows set the roof alight: that section and the room below must be left.
event-roof-tested-arrows-out = No arrow catches ({ $needs } needed).
event-roof-tested-shots-lit = A shot sets the roof alight by accident: that section and the room below must be left.
event-roof-tested-shots-out = The shots do not set the roof alight ({ $needs } needed).

## Terrain

event-crocodiles-met =
    { $lost ->
        [0] The crocodiles catch nobody ({ $crossed } in the water).
        [one] The crocodiles drag 1 of { $crossed } down.
       *[other] The crocodiles drag { $lost } of { $crossed } down.
    }

## Traps

event-dummy-found = The trap was a dummy: the figure stops for the rest of the turn and the marker is removed.
event-trap-tested-escaped = The trap was real: on a { $face } ({ $needs }+ needed) the figure does not fall in; it stops for the rest of the turn.
event-trap-tested-killed = The trap was real: on a { $face } ({ $needs }+ needed) the figure falls in and is eliminated.

## Turning

event-turn-began = turn { $turn } begins
event-step-began =
    { $step ->
        [arrivals] arrivals begin
        [units] units begin to move
        [independents] independent figures and baggage begin to move
        [shooting] the shooting begins
        [reloading] smoke markers are placed and removed
        [melee] close combat begins
        [morale] morale tests begin
        [rallying] Leaders may rally
       *[victory] both sides check whether anyone has won
    }
event-step-ended-ended =
    { $step ->
        [arrivals] arrivals are over
        [units] the movement of units is over
        [independents] the movement of independent figures and baggage is over
        [shooting] the shooting is over
        [reloading] the smoke markers are up to date
        [melee] close combat is over
        [morale] the morale tests are over
        [rallying] the rallying is over
       *[victory] turn { $turn } is over
    }
event-step-ended-passed =
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

## Umpire

event-conceded =
    { $role ->
        [attacker] the attacker gives up
       *[defender] the defender gives up
    }
event-called = the umpire calls the battle: { $reason }
event-limit-agreed-limit =
    { $turns ->
        [one] at most one turn will be played
       *[other] at most { $turns } turns will be played
    }
event-limit-agreed-no-limit = there is no limit of turns
event-reopened = the battle goes on: { $reason }
event-noted = { $text }
event-decided = { $question } — { $answer }
event-adjusted =
    corrected by hand, “{ $field }”: { $value ->
        [yes] yes
        [no] no
        [nothing] nothing
       *[other] { $value }
    } (was { $was ->
        [yes] yes
        [no] no
        [nothing] nothing
       *[other] { $was }
    }); { $reason }

## Winning

event-occupied-held =
    { $turns ->
        [one] the attacker holds the village or camp unopposed for a complete turn
       *[other] the attacker holds the village or camp unopposed for { $turns } complete turns in a row
    }
event-occupied-not-held = the attacker has not held the village or camp unopposed for the complete turn
event-battle-won =
    { $winner ->
        [attacker] the attacker has won
        [defender] the defender has won
       *[draw] a draw
    }
