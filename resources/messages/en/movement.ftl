### Movement (p. 24). $troop: the troop; $ground: the kind of ground; $inches: inches.

movement-dice-open = movement roll in open ground
movement-dice-difficult = movement roll in difficult ground

## Whose dice.

movement-own-row = by the row of { $troop }
movement-guided = guided by a Scout, at his speed
movement-baggage = baggage, at the slowest rate on foot
movement-boat = canoes and dhows move as a Gunboat
movement-on-foot-though-mounted = Mounted Regulars on foot, as Regulars
movement-riding-regulars = Mounted Regulars in the saddle, as Mounted Musketeers

## The sum.

movement-faces = the dice
movement-add = what the row adds or subtracts
movement-least = never less than zero

## Why it goes slowly.

movement-begins-in-difficult = starts in difficult ground
movement-passes-difficult = passes through difficult ground
movement-aims-into-difficult = wants to fight an enemy in or behind difficult ground
movement-aims-over-work = wants to fight an enemy behind a barricade or other obstacle
movement-in-the-dark = in the dark
movement-upstream = upstream
movement-difficult-ground = difficult ground: { $ground }
movement-stops-short = not rolled for difficult ground: it stops { $inches }″ from the cover or obstacle
movement-stops-at-edge = not rolled for difficult ground: it goes no farther than its edge
movement-as-rolled = the unit rolled for difficult ground only

## What the book has against it.

movement-never-moves = { $troop }: the piece stays where it is all game.
movement-fixed-gun = { $troop }: the piece stays where it is all game.
movement-gun-in-difficult = { $troop }: no movement in difficult ground; in open ground, yes, and it may turn in place.
movement-gun-on-slow-ground = { $troop }: no movement in difficult ground; in open ground or along a road, yes, and it may turn in place.
movement-gun-in-the-dark = { $troop }: no movement in the dark, where all ground is difficult; it may turn in place.
movement-gun-goes-in-the-dark = { $troop }: no movement in the dark, where all ground is difficult; it may turn in place.
movement-open-in-the-dark = In the dark the roll is always that of difficult ground.
movement-open-upstream = Upstream the roll is that of difficult ground.
movement-aground = A Gunboat that has run aground does not move again; it may still shoot.
movement-cannot-dismount = { $troop }: they do not fight dismounted; only Mounted Regulars dismount.
movement-rolled-already = The unit has rolled its movement this turn; the rule is one roll per unit per turn.
# $walker: on foot (foot), mounted, gun, baggage.
movement-barred =
    { $walker ->
        [mounted] Mounted troops may not enter there: { $ground }.
        [gun] Artillery and Machine Guns may not enter there: { $ground }.
        [baggage] Baggage may not enter there: { $ground }.
       *[foot] Nobody may enter there without a boat, a ford or a path: { $ground }.
    }
movement-single-file = Single file only: { $ground }.
