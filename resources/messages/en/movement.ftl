### Movement (p. 24). $troop: the troop; $ground: the kind of ground; $inches: inches.

movement-dice-open = movement roll in open ground
movement-dice-difficult = movement roll in difficult terrain

## Whose dice.

movement-own-row = by the row of { $troop }
movement-guided = guided by a Scout, at his speed
movement-baggage = baggage, at the slowest rate on foot
movement-boat = canoes and dhows move as a Gunboat
movement-on-foot-though-mounted = Mounted Regulars on foot, as Regulars
movement-riding-regulars = Mounted Regulars in the saddle, as Mounted Musketeers

## The sum.

movement-faces = the dice
movement-add = what the row adds or takes
movement-least = never less than nothing

## Why it goes slowly.

movement-begins-in-difficult = starts in difficult terrain
movement-passes-difficult = passes through difficult terrain
movement-aims-into-difficult = wants to fight an enemy in or behind difficult terrain
movement-aims-over-work = wants to fight an enemy behind a barricade or other obstacle
movement-in-the-dark = in the dark
movement-upstream = upstream
movement-difficult-ground = difficult terrain: { $ground }
movement-stops-short = not rolled for difficult terrain: it stops { $inches }″ from the cover or obstacle
movement-stops-at-edge = not rolled for difficult terrain: it goes no farther than its edge
movement-as-rolled = the unit rolled for difficult terrain only

## What the book has against it.

movement-never-moves = { $troop }: the piece stays where it is all game.
movement-fixed-gun = { $troop }: the piece stays where it is all game.
movement-gun-in-difficult = { $troop }: no movement in difficult terrain; in open ground, yes, and it may turn in place.
movement-gun-on-slow-ground = { $troop }: no movement in difficult terrain; in open ground or along a road, yes, and it may turn in place.
movement-gun-in-the-dark = { $troop }: no movement in the dark, where all ground is difficult; it may turn in place.
movement-gun-goes-in-the-dark = { $troop }: no movement in the dark, where all ground is difficult; it may turn in place.
movement-open-in-the-dark = In the dark the roll is always that of difficult terrain.
movement-open-upstream = Upstream the roll is that of difficult terrain.
movement-aground = A Gunboat aground moves no more; it may still shoot.
movement-cannot-dismount = { $troop }: they do not fight dismounted; only Mounted Regulars dismount.
movement-rolled-already = The unit has rolled its movement this turn; one roll per unit and turn is the rule.
# $walker: on foot (foot), mounted, gun, baggage.
movement-barred =
    { $walker ->
        [mounted] Mounted troops may not enter there: { $ground }.
        [gun] Artillery and Machine Guns may not enter there: { $ground }.
        [baggage] Baggage may not enter there: { $ground }.
       *[foot] Nobody may enter there without a boat, a ford or a path: { $ground }.
    }
movement-single-file = There one goes in single file: { $ground }.
