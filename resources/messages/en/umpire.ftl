### What the umpire and the players say: giving up, calling it, putting things right by hand, notes.

umpire-not-in-play = the battle is not being played
umpire-no-draw = in this scenario the book knows no draw
umpire-no-limit = only a Planned Attack ends by time agreed on
umpire-not-over = the battle is not over

umpire-conceded = the other side gives up
umpire-called = the umpire calls the battle

umpire-event-conceded =
    { $role ->
        [attacker] the attacker gives up
       *[defender] the defender gives up
    }
umpire-event-called = the umpire calls the battle: { $reason }
umpire-event-limit =
    { $turns ->
        [one] one turn at most will be played
       *[other] { $turns } turns at most will be played
    }
umpire-event-no-limit = no limit of turns holds
umpire-event-reopened = the battle goes on: { $reason }
umpire-event-noted = { $text }
umpire-event-decided = { $question } — { $answer }
# $field: what is put right; $value: how it is now; $was: how it was.
umpire-event-adjusted =
    put right by hand, “{ $field }”: { $value ->
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
