### The close combat of a turn (pp. 26-27). $figure, $one, $others: figures, under the names that people gave them.

fighting-due =
    { $bouts ->
        [one] one close combat is still to be fought
       *[other] { $bouts } close combats are still to be fought
    }
fighting-done = nobody is left to fight in close combat
fighting-owed = { $one } is in contact with { $others } and has not fought yet this turn

## Why they may not fight like this.

fighting-not-in-melee = Close combat comes after shooting and reloading, and before the morale tests.
fighting-nobody-left-to-fight = Everybody in contact has already fought this turn.
fighting-fought-already = { $figure } has thrown its die this turn: each figure fights once.
fighting-left-out = { $figure } is in contact and would be left without an opponent, though it may fight as second against one of these.
fighting-against-nobody = You have not said whom { $figure } fights.
fighting-faces-a-stranger-first = { $figure } would first face { $first }, who does not fight it.
fighting-gives-no-attendant = { $figure } is not an attendant of a Leader fighting here, and cannot die in his place.
fighting-has-not-so-many-attendants =
    { $has ->
        [0] { $figure } has no attendants to sacrifice.
        [one] { $figure } has one attendant, and { $stated } would be sacrificed.
       *[other] { $figure } has { $has } attendants, and { $stated } would be sacrificed.
    }
