### Standard bearers and witch doctors (pp. 10-11). $unit, $bearer, $witch_doctor: by name; $inches: from him; $reach: how far he reaches.

independents-standard = { $unit } cancels a test in sight of the standard of { $bearer }
independents-no-standard = { $bearer } carries no standard.
independents-standard-too-far = { $unit } is { $inches }″ from { $bearer }; a unit needs a figure within { $reach }″ of the standard.
independents-standard-behind-ground = { $unit } does not see the standard of { $bearer }: ground hides it, as figures and tall grass would not.
independents-standard-in-the-dark = In the dark you can see { $dark } inches, and { $unit } is { $inches } from the standard of { $bearer }.
independents-helped-another-unit = The standard of { $bearer } has helped { $helped } this turn; it helps one unit each turn.
independents-leader-used-already = { $unit } has ignored a test under a Disciplinarian this turn; both together would cancel two.
independents-own-standard-allied-unit = { $unit } is allied; the army’s own standard means nothing to it.
independents-allied-standard-other-unit = The standard of { $bearer } is an allied contingent’s, and { $unit } does not belong to it.

independents-no-witch-doctor = { $witch_doctor } casts no spells.
independents-own-side = { $unit } is on the same side as { $witch_doctor }; spells are cast on enemies.
independents-second-spell = { $witch_doctor } has already cast his spell this turn.
independents-spell-too-far = { $unit } is { $inches }″ from { $witch_doctor }; a spell reaches { $reach }″.
independents-spell-out-of-sight = { $witch_doctor } sees no figure of { $unit }.
independents-spell-in-the-dark = In the dark you can see { $dark } inches, and { $unit } is { $inches } from { $witch_doctor }.
independents-unbelievers = { $unit } does not believe in witchcraft.
independents-charmed = { $unit } follows a Charismatic leader, and no spell affects it until half of it is lost.
independents-no-unit = { $unit } has no figures to cast a spell on.
independents-unbelief = its men do not believe in witchcraft
