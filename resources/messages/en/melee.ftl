### Close combat (pp. 26-28). $figure, $enemy, $one, $other, $by: figures by the names that players give them.

melee-die = 1D6 for each figure that fights

## What a score is made of. $troop: the troop type.

melee-row = { $troop } in close combat
melee-second-on-one = second to fight a single opponent
melee-just-climbed-a-work = has just climbed a fortification
melee-fights-one-behind-a-work = fights an enemy behind a fortification
melee-over-a-barricade = a barricade costs nothing in close combat
melee-over-a-village-fence = a village fence counts as a barricade and costs nothing
melee-through-a-breach = a breach costs nothing in close combat
melee-through-the-roof = through a hole in the roof nothing is lost
melee-mighty-warrior = Mighty Warrior

## What stands against moving into contact.

melee-not-while-moving = { $figure } can move into contact only in the Movement phase.
melee-already-engaged = { $figure } is in contact with an enemy, which ends its movement for this turn.
melee-broke-off-to-engage = { $figure } broke off this turn: it may not do so to fight { $enemy }. It may move elsewhere.
melee-against-a-gunboat = { $enemy } is a Gunboat, which can be neither boarded nor attacked; it can be shot at.
melee-with-a-gunboat = { $figure } is a Gunboat, which never fights in close combat; it can shoot.
melee-behind-an-intact-wall = The wall between { $figure } and { $enemy } still stands: it must be breached, or the roof broken or burnt, before anyone can be fought behind it.
melee-against-an-attendant = { $enemy } is a Leader’s attendant and cannot be picked out; the Leader himself can be attacked.
melee-with-an-attendant = { $figure } is a Leader’s attendant, who never fights.
melee-with-baggage = { $figure } is baggage, which never fights.

## What stands against a combat. $faces: enemies of one figure; $bouts: how often it is named; $most: the most.

melee-gunboat-fights = { $figure } is a Gunboat, which neither fights in close combat nor can be fought.
melee-baggage-fights = { $figure } is baggage: it does not fight; whoever touches it when the shooting ends captures it.
melee-attendant-fights = { $figure } is a Leader’s attendant, who does not fight and cannot be picked out.
melee-fire-starter-fights = { $figure } has tried to light a fire this turn, and so does not fight in it.
melee-wall-between = A wall that still stands is between { $figure } and { $enemy }: nobody fights through it.
melee-too-many-on-one = { $faces } enemies would fight { $figure }; only { $most } may in one turn, though more may touch it.
melee-in-several-bouts = { $figure } is named { $bouts } times; each figure throws one die and fights in one place.
melee-not-in-contact = { $figure } and { $enemy } are not in base contact.
# $free: the enemies that fight nobody.
melee-needless-two-on-one = { $figure } would make it two on one while it touches { $free }, who has no opponent; pair off first.

## What stands against evading, and what can be done instead. $by: the troop type that made contact.

melee-not-mounted = { $figure } is on foot: only mounted figures evade. It must fight this turn, and may break off next turn.
melee-already-moved = { $figure } has moved this turn and can no longer evade. It must fight this turn.
melee-in-difficult-ground = { $figure } is in difficult ground and cannot evade. It must fight this turn.
melee-reached-by-mounted = { $figure } was reached by mounted { $by } and cannot evade: mounted figures evade only from a foot attacker. It must fight this turn.
melee-less-than-rolled = { $figure } would ride { $distance }″ of the { $rolled }″ rolled; whoever evades rides the whole distance.
melee-not-straight-away = { $figure } must ride straight away from its attacker, turning only to keep out of difficult ground.
melee-evades-into-contact = { $figure } would end in contact with { $meets }; an evading figure may reach no other enemy.

## What stands against breaking off, and what can be done instead.

melee-first-turn-not-fought =
    { $turns ->
        [one] { $figure } must first fight for a turn; if it survives it may break off in the next.
       *[other] { $figure } must first fight for { $turns } turns; if it survives it may break off after that.
    }
melee-over-enemy-bases = { $figure } would pass over the bases of enemies; it needs a free way out.
melee-enemy-moved-first = { $figure } cannot break off: the unit of { $first }, in contact with it, moved before its own. It fights on.
melee-held-by-one-standing-still = { $figure } cannot break off: the unit of { $still }, in contact with it, has declared that it stands still. It fights on.
melee-leaves-to-engage-another = { $figure } may not break off to fight { $engages }; it may move away from all enemies.
