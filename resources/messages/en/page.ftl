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
