### The close combat of a turn (pp. 26-27). $figure, $one, $others: figures, under the names that people gave them.

fighting-due =
    { $bouts ->
        [one] Close combat: one fight is still to be resolved.
       *[other] Close combat: { $bouts } fights are still to be resolved.
    }
fighting-done = Close combat: nobody has to fight any more.
fighting-owed = { $one } is in contact with { $others } and has not fought yet this turn

## Why they may not fight like this.

fighting-not-in-melee = Close combat comes after shooting and reloading, and before the morale tests.
fighting-nobody-left-to-fight = Nobody is in contact who has not fought this turn.
fighting-fought-already = { $figure } has thrown its die this turn: each figure fights once.
fighting-left-out = { $figure } is in contact and would be left without an opponent, though it may fight as second against one of these.
fighting-against-nobody = It is not said whom { $figure } fights.
fighting-faces-a-stranger-first = { $figure } would first face { $first }, who does not fight it.
fighting-has-not-so-many-attendants =
    { $has ->
        [0] { $figure } has no attendants to give up.
        [one] { $figure } has one attendant, and { $stated } would be given up.
       *[other] { $figure } has { $has } attendants, and { $stated } would be given up.
    }
