### What leaders do for their units (pp. 4-5). $leader, $unit: by name; $inches: from him; $reach: how far he reaches.

leading-trait-die = 1D6 for the trait of a Leader
# $trait: the trait that $face stands for.

## Rallying.

leading-rally-die = 1D6 to rally a unit
leading-eloquent = an Eloquent Leader rallies
leading-plain = a Leader rallies
leading-out-of-phase = { $leader } can rally only when the morale tests of the turn are done.
leading-attempted-already = { $leader } has tried to rally this turn; he may try with one unit each turn.
leading-beyond-his-voice = { $unit }: it is { $inches }″ from { $leader }, who can rally a unit with a figure within { $reach }″.
leading-no-marker = { $unit }: it has no failed-morale marker to remove.
leading-rallies-a-vessel = { $unit }: it is a vessel, which cannot be rallied.

## The disciplinarian.

leading-discipline = a test that { $unit } ignores, thanks to { $leader }, a Disciplinarian
leading-no-disciplinarian = { $leader } is not a Disciplinarian, so { $unit } cannot ignore a test.
leading-allied-unit-overlooked = { $unit }: it is an allied unit; a Disciplinarian affects only his own units.
leading-out-of-his-sight = { $unit }: it is { $inches }″ from { $leader }, and needs a figure within { $reach }″ of him.
leading-one-overlooked-already = { $unit }: it has already ignored a test this turn; only one is allowed.
leading-standard-used-already = { $unit }: it has cancelled a test by a standard this turn; both together would cancel two.

## The charismatic. $began, $now: the unit’s figures when it began and now, he counted, his attendants not.

leading-charisma = { $leader } is with the unit, which has { $now } of its { $began } figures: no tests while it has half
leading-not-charismatic = { $leader } is not Charismatic, and so belongs to no unit.
leading-allied-unit-joined = { $unit }: it is an allied unit; a Charismatic Leader joins only his own units.
leading-game-has-begun = { $leader } joins a unit when the game begins, or when his own has broken.
leading-stays-with-his-unit = { $leader } stays with { $own } for the whole game, unless it breaks.
leading-lost-all-his-men = { $leader } has lost every man of his unit and may not join another.
leading-joins-a-gunboat = { $unit }: it is a Gunboat; no Leader is attached to one.
