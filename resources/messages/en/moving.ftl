### Movement phase (pp. 23-28). $who: the unit or figure in question; $inches: inches.

## What speaks against an order.

moving-not-in-movement = { $who }: that is done in the Movement phase.
moving-not-on-table = { $who }: not on the table.
moving-in-reserve = { $who }: it has not yet arrived on the table.
moving-in-column = { $who }: it has not entered the table with the column yet.
moving-moved-already = { $who }: it has already moved this turn.
moving-all-have-moved = Nobody has to move now.
moving-declined-already = { $who }: it was declared not to move this turn.
moving-units-alternate = { $who }: it is the other side’s turn to move a unit.
moving-lone-figures-alternate = { $who }: now it is the other side’s move; independent figures alternate too.
moving-another-is-moving = { $who }: first the move of { $other } has to be finished.
moving-goes-with-his-unit = { $who }: the Leader moves with his unit, { $unit }.
# $step: units or independents.
moving-in-another-step =
    { $step ->
        [units] { $who }: it moves with the units, before the independent figures.
       *[independents] { $who }: it moves with the independent figures and the baggage, after the units.
    }
moving-after-own-units = { $who }: the Organizing Genius may move before his units, and one of them has moved; his turn is with the independent figures.
moving-aboard = { $who }: it is aboard ({ $vessel }) and has to go ashore first.
moving-takes-aboard = { $who }: it takes people aboard this turn, which fills it whole; it sails the next.
moving-nobody-moves = { $who }: it has no figure that can do it.
moving-has-not-moved = { $who }: it has not moved this turn; only a figure that moves onto a marker treads on it.
moving-figure-gone = { $who }: it is out of the game.
moving-figure-moved = { $who }: it has already moved this turn.
moving-figure-busy = { $who }: it has spent its turn on something else.
moving-held-in-contact = { $who }: it is in contact ({ $enemies }) and cannot move without breaking off.
moving-not-in-contact = { $who }: it is not in contact with anybody to break off from.
moving-not-reached = { $who }: nobody has just reached it; only a figure contacted this very turn can evade.
moving-not-rolled = { $who }: its movement has to be rolled first.
# $pace: open or difficult ground.
moving-too-far =
    { $pace ->
        [open] { $most ->
            [0] { $who }: { $inches }″ is too far; it has not rolled for the difficult ground on its way.
           *[other] { $who }: { $inches }″ is too far; it has rolled { $most }″ for open ground.
        }
       *[difficult] { $who }: { $inches }″ is too far; it has rolled { $most }″ for difficult ground.
    }
moving-stops-short = { $who }: it did not roll for difficult ground; it stops { $inches }″ short of the cover or obstacle, out of contact.
moving-stops-at-edge = { $who }: it did not roll for difficult ground; it goes no farther than its edge.
moving-short-of-contact = { $who }: the distance to { $enemy } was { $measured }″, and the move is only { $inches }″ long: they do not touch.
# $how: gone (it has fallen or left the table) or own (of the same side).
moving-no-enemy = { $who }: not against { $enemy }, { $how ->
    [gone] which is no longer on the table
   *[own] which is of its own side
    }.
moving-enemy-hidden = { $who }: out of sight, { $enemy }, which has to come out of ambush first.
moving-no-way-out = { $who }: only the attacker of an Ambush gains by leaving at the far side.
moving-not-hidden = { $who }: it is not in ambush.
moving-nothing-reveals = { $who }: none of that reveals the ambush. Its own player may bring it out: it leaves its place by moving.
moving-no-scout = { $who }: { $scout } is not a Scout of its side on the table.
moving-rolled-before-guided = { $who }: it has already rolled its movement; to go at the speed of the Scout ({ $scout }), say so before rolling.
moving-does-not-dismount = { $who }: only Mounted Regulars dismount.
moving-mounted-already = { $who }: it is already mounted.
moving-dismounted-already = { $who }: it is already on foot.
moving-changed-already = { $who }: it has already mounted or dismounted this turn.
moving-enemy-vessel = { $who }: { $vessel } belongs to the other side.
moving-aboard-already = { $who }: it is already aboard ({ $vessel }).
moving-not-aboard = { $who }: it is not aboard ({ $vessel }).

## What happened; whose it was is said before it.

# $count: the figures that move; $turned: those that turn in place besides.
# The facts are those of a unit on foot.

## What comes now. $count: the units that have still to move.

moving-due-units =
    { $count ->
        [one] move a unit; this side has 1 still to move
       *[other] move a unit; this side has { $count } still to move
    }
moving-due-lone-figures =
    { $count ->
        [one] move an independent figure or the baggage; this side has 1 still to move
       *[other] move an independent figure or the baggage; this side has { $count } still to move
    }
moving-due-in-hand = finish moving { $unit }
moving-due-nobody = everybody who had to has moved

## What has still to be settled. $side: the side (red or blue).

moving-owed-move = some units have neither moved nor been said to stay
# $water: ford or marsh.
moving-owed-crocodiles =
    { $water ->
        [ford] { $unit }: a roll for the crocodiles of the ford
       *[marsh] { $unit }: a roll for the crocodiles of the marsh
    }
moving-owed-grounding = { $unit }: it has moved on a river and rolls to see whether it runs aground
