### A campaign: how it stands, its tables wherever they are shown, what comes next, the ledger. By mail: mail.ftl. Orders: orders.ftl.

## Where it stands

# $half: 1 or 2.
campaign_state-date =
    { $half ->
        [1] first half of { $year }
       *[other] second half of { $year }
    }
campaign_state-title = { $name } · { $date } · turn { $turn }
# $name: its name, or none before it is founded.
campaign_state-title-begins =
    { $name ->
        [none] A campaign not yet begun
       *[other] { $name } · begins in { $year }
    }
campaign_state-organiser = the organiser
campaign_state-bank = bank
# $count: how many more there are like the two shown.
campaign_state-ways-more = and { $count } more with another name
campaign_state-ways-how = Type them as shown in “heart-africa campaign play { $name }”, or like this: heart-africa campaign do { $name } '{ $line }'
campaign_state-then = Then:
campaign_state-may-nothing = nothing now
# $what: verbs with their names; $why: why not.
campaign_state-may-not = { $what }: { $why }
campaign_state-refused = The book does not allow it, and nothing has been done. With --overrule (in a line, “{"\u0021"} reason”) it is done anyway, and the reason is recorded.
# $who: whose turn it is.
campaign_state-prompt = { $who } ›
campaign_state-help-more = “{"\u003F"} VERB” explains an order and “{"\u003F"} RULE” (for example {"\u003F"} CTURN-09) says what the book says. Dice after “=”: “resist Luis = 4”; the reason for overruling a rule after “{"\u0021"}”.
campaign_state-begun = Created. Now let the players join: “heart-africa campaign join { $name } Ana zanzibaris”.
campaign_state-nobody-yet = There are no players yet.
campaign_state-no-story = There is nothing to tell yet.

## Headings

campaign_state-head-date = Date
campaign_state-head-player = Player
campaign_state-head-force = Force
campaign_state-head-army = List
campaign_state-head-hongos = Hongos
campaign_state-head-land = Land
campaign_state-head-record = W-D-L
campaign_state-head-state = Standing
campaign_state-head-place = No.
campaign_state-head-over-whites = Wins over whites
campaign_state-head-territories = Territories
campaign_state-head-districts = Districts
campaign_state-head-account = Account
campaign_state-head-cause = Why
campaign_state-head-other = From / to
campaign_state-head-change = Change
campaign_state-head-balance = Balance
campaign_state-head-battle = Battle
campaign_state-head-attacker = Attacker
campaign_state-head-defender = Defender
campaign_state-head-scenario = Scenario
campaign_state-head-outcome = Outcome
campaign_state-head-losses = Losses
campaign_state-head-winner = Winner
campaign_state-head-giver = From
campaign_state-head-taker = To

## The players

campaign_state-state-subject = subject of { $master }
# $why: why out.
campaign_state-state-out =
    { $why ->
        [no_hongos] out: no hongos
        [left] left the campaign
        [wiped_out] out: wiped out
        [dismissed] out: dismissed
       *[leader_dead] out: leader dead
    }
campaign_state-state-absent = away
campaign_state-state-recovers = leader recovering
campaign_state-seat = { $how ->
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
campaign_state-turn-order =
    { $up ->
        [none] Order of play: { $order }. All have acted.
       *[other] Order of play: { $order }. It is { $up }’s go.
    }
campaign_state-turn-deadline = The battles are to be played by { $by }.
campaign_state-race = They have explored every territory, in this order: { $order }.
# $kind: native, explorer, colonial; $people: a people, or none.
campaign_state-player =
    { $kind ->
        [native] { $player }, native
        [explorer] { $player }, white explorer
       *[colonial] { $player }, colonial expedition
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    } · { $called }
campaign_state-player-record =
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
campaign_state-player-marks =
    { $count ->
        [one] Has explored { $count } territory: { $names }.
       *[other] Has explored { $count } territories: { $names }.
    }
campaign_state-player-districts =
    { $count ->
        [one] { $count } district: { $names }.
       *[other] { $count } districts: { $names }.
    }
campaign_state-player-beaten =
    { $count ->
        [one] One victory so far over { $names }.
       *[other] One victory so far over each of these { $count }: { $names }.
    }
# $met: whether all of it is there.
campaign_state-promotion =
    { $met ->
        [yes] Promotion possible: { $army }.
       *[no] A promotion to { $army } takes:
    }
campaign_state-progress = { $have } of { $need }
campaign_state-condition =
    { $what ->
        [victories] Victories
        [year] Year
        [hongos] Hongos
        [territories] Territories
       *[first] To be the first
    }
campaign_state-kinds =
    { $kind ->
        [native] Natives
        [explorer] White explorers
       *[colonial] Colonial expeditions
    }

## The ledger

# $cause: why; $battle: in which battle, or none.
campaign_state-cause =
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
campaign_state-trial-balance =
    { $count ->
        [one] One movement; all accounts together come to { $sum }.
       *[other] { $count } movements; all accounts together come to { $sum }.
    }

## Battles

campaign_state-no-battles = There are no battles to be played.
# $how: ended, opened, waits, ready; $first: which comes before; $record: where it is played, or none.
campaign_state-battle-state =
    { $how ->
        [ended] over, its result to be entered: { $record }
        [opened] in progress{ $record ->
            [none] {""}
           *[other] : { $record }
        }
        [waits] after { $first }
       *[ready] to be played
    }
campaign_state-battle = Battle { $battle } · { $scenario } · { $date }
campaign_state-battle-side =
    { $role ->
        [attacker] Attacker { $player }
       *[defender] Defender { $player }
    } ({ $army }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign_state-battle-record = It is saved as “{ $record }”.
campaign_state-battle-refused = Nothing has been started. With --overrule it is played anyway, and the reason is recorded.
# $battle: its id; $count orders; $turns turns.
campaign_state-battle-played-out = The computer has played battle { $battle } out as “{ $record }”: { $count } orders, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
campaign_state-battle-turn = Turn { $turn }…
campaign_state-battle-not-agreed = Not agreed yet: both have to let the computer play { $battle } (“play out { $battle }”, by both or by the organiser).
campaign_state-battle-begun = The battle is ready. Play it with ‘heart-africa battle play "{ $record }"’; at its end, “campaign result ... --from-battle”.
campaign_state-outcome =
    { $outcome ->
        [attacker] the attacker won
        [defender] the defender won
        [draw] a draw
       *[off] it was not played
    }
