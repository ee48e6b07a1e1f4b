### A campaign: how it stands, its tables wherever they are shown, what comes next, the ledger, what goes to players. Orders: orders.ftl.

## Where it stands

# $half: 1 or 2.
keep-date =
    { $half ->
        [1] first half of { $year }
       *[other] second half of { $year }
    }
keep-title = { $name } · { $date } · turn { $turn }
# $name: its name, or none before it is founded.
keep-title-begins =
    { $name ->
        [none] A campaign not yet begun
       *[other] { $name } · begins in { $year }
    }
keep-organiser = the organiser
keep-bank = bank
# $count: how many more there are like the two shown.
keep-ways-more = and { $count } more with another name
keep-ways-how = Type them as shown in “heart-africa campaign play { $name }”, or like this: heart-africa campaign do { $name } '{ $line }'
keep-then = Then:
keep-may-nothing = nothing now
# $what: verbs with their names; $why: why not.
keep-may-not = { $what }: { $why }
keep-refused = The book does not allow it, and nothing has been done. With --overrule (in a line, “{"\u0021"} reason”) it is done anyway, and the reason is recorded.
# $who: whose turn it is.
keep-prompt = { $who } ›
# $orders: verbs in a row, or none.
keep-help-now =
    { $orders ->
        [none] Nothing is due now.
       *[other] Now: { $orders }
    }
keep-help-more = “{"\u003F"} VERB” explains an order and “{"\u003F"} RULE” (for example {"\u003F"} CTURN-09) says what the book says. Dice after “=”: “resist Luis = 4”; the reason for overruling a rule after “{"\u0021"}”.
keep-begun = Created. Now let the players join: “heart-africa campaign join { $name } Ana zanzibaris”.
keep-nobody-yet = There are no players yet.
keep-no-story = There is nothing to tell yet.
keep-at = After entry { $number } (the journal goes on to { $last }); nothing is changed.
keep-imported =
    { $entries ->
        [one] Opened: “{ $name }”, with { $entries } entry.
       *[other] Opened: “{ $name }”, with { $entries } entries.
    }

## Headings

keep-head-date = Date
keep-head-player = Player
keep-head-force = Force
keep-head-army = List
keep-head-hongos = Hongos
keep-head-land = Land
keep-head-record = W-D-L
keep-head-state = Standing
keep-head-place = No.
keep-head-over-whites = Wins over whites
keep-head-territories = Territories
keep-head-districts = Districts
keep-head-account = Account
keep-head-cause = Why
keep-head-other = From / to
keep-head-change = Change
keep-head-balance = Balance
keep-head-battle = Battle
keep-head-attacker = Attacker
keep-head-defender = Defender
keep-head-scenario = Scenario
keep-head-outcome = Outcome
keep-head-losses = Losses
keep-head-winner = Winner
keep-head-giver = From
keep-head-taker = To

## The players

keep-state-subject = subject of { $master }
# $why: why out.
keep-state-out =
    { $why ->
        [no_hongos] out: no hongos
        [left] left the campaign
        [wiped_out] out: wiped out
        [dismissed] out: dismissed
       *[leader_dead] out: leader dead
    }
keep-state-absent = away
keep-state-recovers = leader recovering
keep-seat = { $how ->
        [up] to act
        [asked] to answer
        [gone] has acted
        [resisted] attacked: cannot act
        [fought] fights a rival
        [hunting] hunting
        [next] from the next turn on
       *[waits] waits
    }
# $up: whose go it is, or none.
keep-turn-order =
    { $up ->
        [none] Order of play: { $order }. All have acted.
       *[other] Order of play: { $order }. It is { $up }’s go.
    }
keep-turn-deadline = The battles are to be played by { $by }.
keep-race = They have explored every territory, in this order: { $order }.
# $kind: native, explorer, colonial; $people: a people, or none.
keep-player =
    { $kind ->
        [native] { $player }, native
        [explorer] { $player }, white explorer
       *[colonial] { $player }, colonial expedition
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    } · { $called }
keep-player-record =
    { $won ->
        [one] { $won } victory
       *[other] { $won } victories
    }, { $drawn ->
        [one] { $drawn } draw
       *[other] { $drawn } draws
    }, { $lost ->
        [one] { $lost } defeat
       *[other] { $lost } defeats
    }; { $hongos ->
        [one] { $hongos } hongo.
       *[other] { $hongos } hongos.
    }
keep-player-marks =
    { $count ->
        [one] Has explored { $count } territory: { $names }.
       *[other] Has explored { $count } territories: { $names }.
    }
keep-player-districts =
    { $count ->
        [one] { $count } district: { $names }.
       *[other] { $count } districts: { $names }.
    }
keep-player-beaten =
    { $count ->
        [one] One victory so far over { $names }.
       *[other] One victory so far over each of these { $count }: { $names }.
    }
# $met: whether all of it is there.
keep-promotion =
    { $met ->
        [yes] Promotion possible: { $army }.
       *[no] A promotion to { $army } takes:
    }
keep-progress = { $have } of { $need }
keep-condition =
    { $what ->
        [victories] Victories
        [year] Year
        [hongos] Hongos
        [territories] Territories
       *[first] To be the first
    }
keep-kinds =
    { $kind ->
        [native] Natives
        [explorer] White explorers
       *[colonial] Colonial expeditions
    }

## The ledger

# $cause: why; $battle: in which battle, or none.
keep-cause =
    { $cause ->
        [allotment] at the start
        [spoils] { $battle ->
            [none] spoils
           *[other] spoils of battle { $battle }
        }
        [settlement] agreement
        [passage] visit
        [gift] gift
        [forfeit] did not play { $battle ->
            [none] {""}
           *[other] battle { $battle }
        }
        [hunt] hunt
        [handed_in] promotion
        [revolt] revolt
       *[left] left
    }
keep-trial-balance =
    { $count ->
        [one] One movement; all accounts together come to { $sum }.
       *[other] { $count } movements; all accounts together come to { $sum }.
    }

## Battles

keep-no-battles = There are no battles to be played.
# $how: ended, opened, waits, ready; $first: which comes before; $record: where it is played, or none.
keep-battle-state =
    { $how ->
        [ended] over, its result to be entered: { $record }
        [opened] in progress{ $record ->
            [none] {""}
           *[other] : { $record }
        }
        [waits] after { $first }
       *[ready] to be played
    }
keep-battle = Battle { $battle } · { $scenario } · { $date }
keep-battle-side =
    { $role ->
        [attacker] Attacker { $player }
       *[defender] Defender { $player }
    } ({ $army }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
keep-battle-record = It is saved as “{ $record }”.
keep-battle-refused = Nothing has been started. With --overrule it is played anyway, and the reason is recorded.
# $battle: its id; $count orders; $turns turns.
keep-battle-played-out = The computer has played battle { $battle } out as “{ $record }”: { $count } orders, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
keep-battle-turn = Turn { $turn }…
keep-battle-not-agreed = Not agreed yet: both have to let the computer play { $battle } (“play out { $battle }”, by both or by the organiser).
keep-battle-begun = The battle is ready. Play it with ‘heart-africa battle play "{ $record }"’; at its end, “campaign result ... --from-battle”.
keep-outcome =
    { $outcome ->
        [attacker] the attacker won
        [defender] the defender won
        [draw] a draw
       *[off] it was not played
    }

## What goes to the players

keep-key = Key of { $player }: { $key }
keep-key-how = Give it in person, once. The first time, the player types “heart-africa { $kind } import FILE --key KEY”; the files come from “{ $kind } export { $name } --for { $player }”.
keep-state-taken =
    { $count ->
        [0] The copy of { $player }, “{ $name }”, was up to date already (entries: { $entries }).
        [one] The copy of { $player }, “{ $name }”, has { $count } new entry ({ $entries } in all).
       *[other] The copy of { $player }, “{ $name }”, has { $count } new entries ({ $entries } in all).
    }
# $order: the order; $why: what is against it.
keep-order-doubtful = {"\u0021"} { $order }: { $why } It goes into the file anyway.
# $note: some words of the player, or none.
keep-orders-of =
    { $note ->
        [none] Orders of { $player }:
       *[other] Orders of { $player } (“{ $note }”):
    }
keep-orders-taken =
    { $count ->
        [0] Nothing from { $player } is left to be entered.
        [one] Entered { $count } order from { $player }.
       *[other] Entered { $count } orders from { $player }.
    }{ $note ->
        [none] {""}
       *[other] {" "}“{ $note }”
    }
keep-passing = In the others’ turns
keep-passing-text = So no file has to go out just to pass. It holds until your next turn begins and goes with every file of orders until you choose otherwise.
keep-passing-none = Always ask me
keep-passing-dice = I add no dice to the production
keep-passing-attacked = I pass on everything unless I am attacked
keep-passing-turn = I pass on everything, even if I am attacked
keep-order-known = { $order }: already entered
# $player: to whom it is proposed.
keep-order-awaits = { $order }: a proposal, until { $player } accepts it.
keep-order-proposed = It is proposed to { $player }, who has to accept it.
keep-order-accepts = The same was proposed by the other player: this accepts it.
keep-order-touched = It is affected by what has happened since.
# $faces: the faces that came; $whose: whose count.
keep-order-dice =
    { $whose ->
        [sender] The sender’s dice: { $faces }.
        [certificate] Dice were sent ({ $faces }), which do not count: those of a certificate do.
       *[organiser] Dice were sent ({ $faces }), which do not count: the organiser’s do.
    }
keep-result-differs = Another result of battle { $battle } is already entered: { $said }. Talk it over; “campaign correct” changes it, with a reason.
keep-since =
    { $count ->
        [one] Since they were written (entry { $number }) there is { $count } more entry:
       *[other] Since they were written (entry { $number }) there are { $count } more entries:
    }
keep-orders-refused = Nothing from { $player } has been entered.
keep-orders-clash = Nothing has been entered: some orders are no longer valid. Talk it over, or use --partly to enter those that are.
keep-orders-moved = Nothing has been entered: play has gone on without them. If they still hold, --on-top enters them after the rest.
