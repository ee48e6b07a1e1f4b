### Standard bearers and witch doctors (pp. 10-11). $unit, $bearer, $witch_doctor: by name; $inches: from him; $reach: how far he reaches.

independents-standard = the standard of { $bearer } is in sight of { $unit } and cancels a test
independents-no-standard = { $bearer } carries no standard.
independents-standard-too-far = { $unit }: it is { $inches }″ from { $bearer }, and needs a figure within { $reach }″ of the standard.
independents-standard-behind-ground = { $unit }: it does not see the standard of { $bearer }, which the ground hides; figures and tall grass would not.
independents-standard-in-the-dark = { $unit }: it is { $inches }″ from the standard of { $bearer }, and in the dark you can see only { $dark }″.
independents-helped-another-unit = The standard of { $bearer } has helped { $helped } this turn; it helps one unit each turn.
independents-leader-used-already = { $unit }: it has ignored a test under a Disciplinarian this turn; both together would cancel two.
independents-own-standard-allied-unit = { $unit }: it is an allied unit; the army’s own standard means nothing to it.
independents-allied-standard-other-unit = { $unit }: the standard of { $bearer } is an allied contingent’s, and this unit does not belong to it.

independents-no-witch-doctor = { $witch_doctor } casts no spells.
independents-own-side = { $unit }: it is on the same side as { $witch_doctor }; spells are cast on enemies.
independents-second-spell = { $witch_doctor } has already cast his spell this turn.
independents-spell-too-far = { $unit }: it is { $inches }″ from { $witch_doctor }; a spell reaches { $reach }″.
independents-spell-out-of-sight = { $witch_doctor } sees no figure of { $unit }.
independents-spell-in-the-dark = { $unit }: it is { $inches }″ from { $witch_doctor }, and in the dark you can see only { $dark }″.
independents-unbelievers = { $unit }: it does not believe in witchcraft.
independents-charmed = { $unit }: it follows a Charismatic Leader, and no spell affects it until half of it is lost.
independents-no-unit = { $unit }: it has no figures to cast a spell on.
independents-unbelief = its men do not believe in witchcraft
