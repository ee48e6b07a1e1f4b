### The page of a campaign for the club’s site.

page-language = English
# $how: on, begins, over; $half: 1 or 2.
page-subtitle =
    { $how ->
        [begins] Begins in { $year }
        [over] Ended in the { $half ->
            [1] first
           *[other] second
        } half of { $year }, after { $turn ->
            [one] { $turn } turn
           *[other] { $turn } turns
        }
       *[on] { $half ->
            [1] First
           *[other] Second
        } half of { $year } · turn { $turn }
    }
page-head-standings = Standings
page-head-land = Land
page-head-beats = Who beat whom
page-head-riches = Hongos
page-head-battles = Battles
page-head-chronicle = Chronicle
page-head-empty = Nothing yet.
page-players = Players
page-kind =
    { $kind ->
        [native] Natives
        [explorer] White explorers
       *[colonial] Colonial expeditions
    }
page-col-player = Player
page-col-force = Force
page-col-army = List
page-col-hongos = Hongos
page-col-land = Land
page-col-record = W-D-L
page-col-state = Standing
page-col-place = No.
page-col-over-whites = Wins over whites
page-col-territories = Territories
page-col-districts = Districts
page-col-winner = Winner
page-col-battle = Battle
page-col-attacker = Attacker
page-col-defender = Defender
page-col-scenario = Scenario
page-col-outcome = Outcome
page-col-losses = Losses
# $how: plays, absent, recovers, subject, or why out.
page-state =
    { $how ->
        [plays] {""}
        [absent] away
        [recovers] leader recovering
        [subject] subject of { $master }
        [no_hongos] out: no hongos
        [left] left the campaign
        [wiped_out] out: wiped out
        [dismissed] out: dismissed
       *[leader_dead] out: leader dead
    }
page-districts =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
page-ownerless = Without an owner
page-free = Free natives
page-free-count =
    { $count ->
        [one] { $count } people
       *[other] { $count } peoples
    }
page-explored =
    { $count ->
        [one] { $count } territory explored
       *[other] { $count } territories explored
    }
page-lacks = still to explore
page-beats = Wins of each row’s player over each column’s
page-riches = Every player’s hongos, year by year
page-riches-alt =
    { $count ->
        [one] The hongos of one player
       *[other] The hongos of { $count } players
    } { $years ->
        [one] in one year
       *[other] in { $years } years
    }
# $how: attacker, defender, draw, off, open; $winner: who won, or none.
page-outcome =
    { $how ->
        [draw] draw
        [off] not played
        [open] to be played
       *[other] { $winner } wins
    }
page-footer = Made on { $made } with Heart of Africa from the campaign’s journal of { $entries ->
        [one] { $entries } entry.
       *[other] { $entries } entries.
    }
