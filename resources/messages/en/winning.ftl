### Who wins: how each scenario stands and what has to be asked (pp. 20-22).

## How it stands

# $value: units left; $side: whose.
winning-units-left =
    { $value ->
        [0] the { $side ->
            [attacker] attacker
           *[defender] defender
        } has no combat unit left on the table and loses
        [one] the { $side ->
            [attacker] attacker
           *[defender] defender
        } has one combat unit on the table; without it the defender loses
       *[other] the { $side ->
            [attacker] attacker
           *[defender] defender
        } has { $value } combat units on the table; with none he loses
    }
# $value: those that have left; $needed: how many it takes; $total: with how many he began.
winning-out =
    { $value ->
        [one] one combat figure of { $total } has left the table
       *[other] { $value } combat figures of { $total } have left the table
    }; with { $needed } the attacker wins
# $baggage_out of $baggage elements out; $baggage_gone lost.
winning-out-with-baggage =
    { $baggage_gone ->
        [0] with { $needed } and all the baggage he wins too: elements that have left: { $baggage_out } of { $baggage }
        [one] leaving with all the baggage is no longer possible: one element is lost
       *[other] leaving with all the baggage is no longer possible: { $baggage_gone } elements are lost
    }
winning-at-best = combat figures of the attacker that have left or still can: { $value } of { $total }
winning-entered-lost =
    { $value ->
        [0] of the attacker’s units that have entered ({ $entered }) none is lost
        [one] of the attacker’s units that have entered ({ $entered }) one is lost
       *[other] of the attacker’s units that have entered ({ $entered }) { $value } are lost
    }; from turn { $turn } on he loses if all of them are
winning-held =
    { $value ->
        [0] the attacker does not hold the village or camp
        [one] the attacker has held the village or camp for one complete turn
       *[other] the attacker has held the village or camp for { $value } complete turns
    }; with { $needed } in a row he wins
winning-captured =
    { $value ->
        [0] the attacker has captured no baggage
        [one] the attacker has captured one element of baggage
       *[other] the attacker has captured { $value } elements of baggage
    }; with { $needed } he wins
winning-turns-left =
    { $value ->
        [0] all { $turns } turns have been played
        [one] one turn of { $turns } is left, and then the attacker loses
       *[other] { $value } turns of { $turns } are left, and then the attacker loses
    }
winning-limit-left =
    { $value ->
        [0] all the turns agreed on have been played ({ $turns })
        [one] one turn is left of those agreed on ({ $turns })
       *[other] { $value } turns are left of those agreed on ({ $turns })
    }

## What is asked

winning-check = check whether anyone has won
# $turns: for how many complete turns he has held it.
winning-who-holds = was a whole attacking unit inside the village or camp all turn, with no defender there but baggage?
winning-limit-reached =
    { $turns ->
        [one] the turn agreed on is over; the umpire decides whether the attack has failed
       *[other] the { $turns } turns agreed on are over; the umpire decides whether the attack has failed
    }

## What is objected

winning-not-a-planned-attack = only in a Planned Attack does it matter who holds the village or camp
winning-not-the-end-of-the-turn = say it when the turn is over and was a complete one
winning-said-already = it has already been said for this turn
winning-no-whole-unit = it takes a combat unit of the attacker’s that was on the table all turn, with all its figures inside
winning-place-burns = nobody can hold the village while it burns
winning-nobody-yet = nobody has won yet
