### Arrivals, the first step of the turn (pp. 21-23). $who: the unit in question.

## What speaks against an order.

arriving-not-in-arrivals = Arrivals are settled when the turn begins.
arriving-not-in-reserve = { $who }: it is not in reserve.
arriving-comes-with-his-unit = { $who }: the Leader arrives with his unit, { $unit }, and does not roll separately.
arriving-comes-with-its-vessel = { $who }: it arrives with its vessel, or with those aboard, and does not roll separately.
arriving-has-not-rolled = { $who }: it has not yet rolled what it needs to arrive.
arriving-other-side-first = { $who }: this turn the other side rolls and places first.
arriving-order-not-drawn = { $who }: first roll to see who rolls and places first.
arriving-drawn-already = It is already settled who rolls and places first.
arriving-never-drawn = In this scenario there is no roll for it: the attacker rolls and places first.
arriving-not-in-column = { $who }: it is not in the column that waits to enter.
arriving-entered-already = { $who }: a unit of the column has already entered this turn.

## What comes now, and what has still to be settled. $count: how many units; $side: the side (red or blue).

arriving-due-nobody = nobody else arrives this turn
arriving-owed-enter = next in the column, { $unit }: on to the table
arriving-owed-order = roll to see who rolls and places arrivals first
arriving-owed-roll =
    { $count ->
        [one] 1 unit rolls to arrive
       *[other] { $count } units roll to arrive
    }
arriving-owed-place =
    { $count ->
        [one] 1 unit that arrives is placed
       *[other] { $count } units that arrive are placed
    }
