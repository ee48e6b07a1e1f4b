### The referee at the terminal: what stands on the table, what comes next, prompts. The orders: orders.ftl.

## What comes next

# $step: the step in words.
referee-turn = Turn { $turn } · { $step }
referee-stage =
    { $stage ->
        [muster] Choosing the armies
        [scenario] The scenario
        [ground] Laying the table
        [deploy] Deployment
        [over] The battle is over
       *[play] The battle
    }
# $side: red, blue, or umpire for whoever keeps the battle.
referee-side =
    { $side ->
        [red] Red
        [blue] Blue
       *[umpire] Umpire
    }
referee-side-named = { $side } ({ $army })
# $who: units or figures in a row.
referee-who = Who: { $who }
# $why: what is owed and by which rule; $order: the verb that settles it.
referee-owed =
    { $count ->
        [0] { $why } → { $order }
       *[other] { $who }: { $why } → { $order }
    }
referee-so-too = { $text } The same for { $who }.
referee-more-owed =
    { $count ->
        [one] And 1 more like it.
       *[other] And { $count } more like it.
    }
referee-orders = Orders: { $orders } — “?” explains them
referee-more = and { $count } more

## Prompts

# $side: whose it is, in words.
referee-prompt =
    { $side ->
        [none] Order ›
       *[other] { $side } ›
    }
# $long, $wide: the table in inches; $pieces: what lies on it.
referee-ground =
    { $count ->
        [0] Table of { $long } × { $wide }″.
       *[other] Table of { $long } × { $wide }″: { $pieces }.
    }
referee-no-reminders = There is nothing to remember in this step.

## What came of it

referee-dice = Dice — { $dice }
referee-origin =
    { $origin ->
        [thrown] {" "}(thrown)
        [certificate] {" "}(certificate)
        [sent] {" "}(sent with the order)
       *[recalled] {" "}(thrown before)
    }

## The armies

# $side: the side with its army; $role: attacker, defender or none; $left of $began figures.
referee-army =
    { $side }{ $role ->
        [attacker] {" "}· attacker
        [defender] {" "}· defender
       *[none] {""}
    } · { $left } of { $began } figures
referee-state-gone =
    { $how ->
        [fled] broken, off the table
        [left] left by the far side
       *[gone] gone
    }
referee-state-broken = broken
referee-state-markers =
    { $count ->
        [one] 1 morale marker
       *[other] { $count } morale markers
    }
referee-state-lost =
    { $count ->
        [one] lost 1 this turn
       *[other] lost { $count } this turn
    }
referee-state-waiting = to be deployed
referee-state-ambush = in ambush
referee-state-reserve = off the table
referee-state-column = in the column
referee-state-home = left at home
referee-state-out = off the table
referee-state-hidden = hidden: { $place }
referee-state-ally = allied: { $list }
referee-state-with = with { $unit }
referee-state-aboard = aboard { $vessel }
referee-state-aboard-some = { $count } aboard { $vessel }
referee-state-guided = led by { $scout }
referee-state-guard = advance guard
referee-state-moved = has moved
referee-state-still = does not move
referee-state-rolled = has rolled to move
referee-state-emerged = came out of ambush this turn
referee-state-arrived = arrived this turn
# $count: figures of the unit in contact; $who: with which units.
referee-state-contact = { $count } in contact with { $who }
# $all: yes if it is all of the unit.
referee-state-unloaded =
    { $all ->
        [yes] unloaded
       *[no] { $count } unloaded
    }
referee-state-jammed = jammed
referee-state-out-of-order = out of order
referee-state-cover =
    { $all ->
        [yes] in cover
       *[no] { $count } in cover
    }
referee-state-alone =
    { $all ->
        [yes] dispersed
       *[no] { $count } dispersed
    }
referee-state-dismounted = on foot
referee-state-on-roof = { $count } on a roof
referee-state-reloading = { $count } reloaded
referee-state-behind =
    behind a { $work ->
        [fortification] fortification
        [barricade] barricade
        [fence] fence
        [wall] wall
        [breach] breach
       *[roof] roof
    }
referee-state-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
referee-state-aground = aground
# $how: shot, lost, fled or left.
referee-figure-gone =
    { $how ->
        [shot] shot in this phase
        [fled] fled
        [left] left the table
       *[lost] { $cause ->
            [shooting] shot
            [melee] killed in close combat
           *[other] lost
        }
    }
referee-figure-contact = in contact with { $who }
referee-figure-unloaded = unloaded
referee-figure-jammed = jammed
referee-figure-out-of-order = out of order
referee-figure-cover = in cover
referee-figure-alone = dispersed
referee-figure-moved = has moved
# $dark: whether this turn is dark.
referee-dark =
    { $dark ->
        [yes] It is dark this turn.
       *[no] It is light this turn.
    }
referee-works = Works of { $side }: { $works }.
referee-works-traps =
    { $count ->
        [one] 1 trap marker
       *[other] { $count } trap markers
    }
# $how: lit (it burns) or out (it has burnt out).
referee-fire = { $how ->
    [lit] { $place } is on fire.
   *[out] { $place } has burnt out.
    }
referee-spell = A White Man has been killed: the spell of their invulnerability is broken.
referee-captured =
    { $count ->
        [one] Captured by { $side }: 1 element of baggage.
       *[other] Captured by { $side }: { $count } elements of baggage.
    }
referee-held =
    { $count ->
        [one] The attacker has held the place for 1 turn.
       *[other] The attacker has held the place for { $count } turns.
    }
# $winner: the side with its army, or a draw.
referee-report = “heart-africa battle papers { $name }” prints its report.
referee-won = The battle is over: { $winner }.

## Previews

# $count: shots alike.
referee-shots =
    { $count ->
        [one] The shot:
       *[other] { $count } shots, each:
    }
# $one against $others; $falls: how likely the one falls, $kills: how likely it kills one, in percent.
referee-bout =
    { $count ->
        [one] { $one } against { $others }: kills { $kills }, falls { $falls }.
       *[other] { $count } × { $one } against { $others }: each kills { $kills }, falls { $falls }.
    }
# $who: the figures by code, a bout after the other.
referee-bout-dice = The dice in this order: { $who }
referee-score = { $who }: { $total }

## Scripts and refusals

referee-mend-refused-new = The battle “{ $name }” already exists; “heart-africa battle play { $name }” goes on from here.
referee-mend-refused-result = Correct it, or overrule the book with --overrule REASON.

## Help

referee-help-now = Now:
referee-help-more = “? VERB” explains an order, “? RULE” (for example ? TURN-08) says what the book says. Name a unit in full, by its first letters or by its code (R1); figures as R1.4 or R1.1-6. Dice after “=”: “shoot R2 at B1 10 = 5 3 6”; the umpire’s reason after “!”.

## Battles

referee-repaired =
    { $lost ->
        [one] Repaired: saved up to entry { $stands }; 1 entry is lost.
        [0] Repaired: saved up to entry { $stands }; none is lost.
       *[other] Repaired: saved up to entry { $stands }; { $lost } entries are lost.
    }
# $found: what of it.
referee-repaired-head = What it says about itself was restored from its marks ({ $found }).
# $count: how many entries; $path: the copy.
referee-repaired-copy =
    { $count ->
        [one] 1 entry was taken from the copy { $path }
       *[other] { $count } entries were taken from the copy { $path }
    }
referee-aside = What was cut off is saved in { $path }
referee-not-over = The battle is not over.
referee-head-left = Left
referee-head-began = Began
referee-head-lost = Lost
