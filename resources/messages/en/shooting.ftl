### Shooting (pp. 24-27, and what pp. 4-15 add). $shooter and $target: figures; $face: what the die showed;
### $needs: what was needed; $inches: distance; $reach: range.

## Dice.

shooting-die = 1D6 for each shot
shooting-allot-die = 1D6 to draw who is hit behind the work
shooting-splash-die = 1D6 for each figure near the target, for splash
shooting-breach-die = 1D6 for each hit of a gun on the wall
shooting-save-die = 1D6 for each save

## What is added or taken away, and why not.

shooting-bonus = bonus of its troop type
shooting-blind = blindly through the roof: a natural 6
shooting-gunboat-moved = no bonus: the Gunboat moved
shooting-contacted-after-moving = no bonus: it moved, and an enemy reached it afterwards
shooting-changed-mount = no bonus: it mounted or dismounted this turn
shooting-moved-or-turned = no bonus: it moved or turned
shooting-boat-under-way = no bonus: its boat is under way
shooting-at-one-behind-a-fortification = no bonus: the target is behind a fortification
shooting-at-one-in-a-building = no bonus: the target is inside a building
shooting-no-bonus-to-lose = moved or turned, but has no bonus to lose
shooting-bonus-kept-over-works = bonus kept: bows and thrown weapons reach over the work
shooting-mighty-warrior = Mighty Warrior
shooting-beyond-half-range = beyond half range
shooting-at-its-attacker = at its attacker, as at short range
shooting-target-charged = the target moved into melee
shooting-charged-over-a-work = the target charges this very shooter, who is behind a work: no deduction
shooting-target-in-cover = the target starts or ends its move in cover
shooting-cover-of-a-fortification = target in cover: behind a fortification
shooting-cover-of-a-barricade = target in cover: behind a barricade
shooting-cover-of-a-fence = target in cover: behind a village fence
shooting-cover-of-a-building = target in cover: inside a building
shooting-cover-of-a-building-from-guns = target in cover: inside a building, from Artillery and Gunboats too
shooting-cover-of-rubble = target in cover: behind the rubble of a breach
shooting-no-cover-in-contact = the target ends in contact with the shooter: its cover does not count
shooting-no-cover-from-guns = Artillery and Gunboats lose nothing to the cover of the work
shooting-wall-has-no-cover = nothing is lost to cover against the wall itself
shooting-pygmy-in-cover = the target is a Pygmy in cover
shooting-target-dispersed = the target is dispersed
shooting-from-a-fortification = shoots from behind a fortification
shooting-from-a-building = shoots from inside a building
shooting-from-a-barricade = shoots from behind a barricade: no penalty

## How many shots.

shooting-shots-of-the-row = shots of its troop type
shooting-bearer-at-hand = its Gun Bearer is beside it
shooting-repeating-rifle = repeating rifle (club rule)

## What is said against the shooter.

shooting-unarmed = { $shooter } does not shoot: figures of its kind have no range in the table.
shooting-out-of-range = { $target } is { $inches } inches away and { $shooter } reaches { $reach }: it may shoot at anyone nearer.
shooting-gun-moved-or-turned = { $shooter } moved or turned this turn: artillery and Machine Guns shoot only if they do neither.
shooting-artillery-aboard = { $shooter } is aboard, and Artillery does not shoot from a boat; other troops do.
shooting-boarding = { $shooter } is going aboard or ashore, which takes the whole turn: it may shoot in the next.
shooting-unloaded = { $shooter } is not loaded: it has to spend a turn reloading.
shooting-cannon-unloaded = The cannon { $shooter } is not loaded: it has to spend a turn reloading after each shot.
shooting-jammed = { $shooter } is jammed this turn: it may shoot in the next.
shooting-broken-down = { $shooter } is out of order for the rest of the game.
shooting-moved-into-melee = { $shooter } moved into melee this turn and does not shoot.
shooting-silent-in-melee = { $shooter } ends the Movement phase in melee: Agile Warriors and Agile Spearmen do not shoot then.
shooting-outside-its-melee = { $shooter } is in melee: it may only shoot at its attacker.
shooting-broke-off = { $shooter } broke off from melee this turn and does not shoot.
shooting-evaded = { $shooter } evaded its attacker this turn and does not shoot.
shooting-lit-a-fire = { $shooter } tries to start a fire this turn and does not shoot.
shooting-not-on-foot-behind-a-fortification = { $shooter } is not on foot: only figures on foot shoot from behind a fortification.
shooting-not-allowed-behind-a-barricade = { $shooter } may not shoot from behind a barricade: figures on foot and Machine Guns may.
shooting-second-rank-in-the-open = { $shooter } is in the second rank with no work before it: only when defending a fortification is there shooting over the first.
shooting-second-rank-without-muzzle-loaders = { $shooter } gains nothing in the second rank: two ranks are for muzzle-loaders on foot.
shooting-front-rank-not-on-foot = { $shooter } cannot shoot over { $front }: only figures on foot defend a work and make its first rank.
shooting-second-rank-inside-without-muzzle-loaders = { $shooter } gains nothing in the second rank: two ranks are for muzzle-loaders on foot.
shooting-second-rank-armed-otherwise = { $shooter } is not armed as the figure before it, and cannot take its place.
shooting-blind-without-firearm = { $shooter } has no firearm: only firearms shoot through the roof.
shooting-at-a-wall-without-guns = { $shooter } may not shoot at the wall: only Artillery and Gunboats may.
shooting-too-many-shots = { $shooter } fires { $count } shots and has { $most } in a turn.
shooting-both-ranks = { $shooter } and { $front } stand one behind the other: only one of the two shoots in a turn.
shooting-twice-at-one = The Machine Gun { $shooter } shoots { $count } times at { $target }: once a turn at each figure.

## What is said against the line.

shooting-out-of-sight = { $shooter } cannot see { $target }.
shooting-out-of-arc = { $target } is outside the 45 degree front arc of { $shooter }: it would have to turn in the Movement phase.
shooting-attacker-out-of-arc = { $target } was outside the arc of { $shooter } when its charge began.
shooting-work-between = A fortification stands between { $shooter } and { $target } and neither touches it: they do not see each other.
shooting-near-gap-too-narrow = The gap between the bases is narrower than the base of { $shooter }.
shooting-gap-too-narrow = The gap between the bases, far from both, is less than { $gap } inches wide.
shooting-over-heads = { $shooter } would have to shoot over others.
shooting-too-dark = In the dark you can see { $dark } inches and { $target } is { $inches } away, with no fire to show it up.

## What is said against the target.

shooting-in-melee-throughout = { $target } has been in melee all turn: it may not be shot at.
shooting-followed-up = { $target } won last turn and stepped 1 inch or less into a new opponent: it may not be shot at.
shooting-at-an-attendant = Attendants cannot be chosen as targets: shoot at their Leader.
shooting-at-baggage = Baggage cannot be shot at: it is captured by contact.
shooting-at-a-canoe = You cannot shoot at the canoe, only at whoever is in it.
shooting-at-a-passenger = { $target } is aboard a dhow or a Gunboat: the vessel is shot at.
shooting-quiet-in-a-building = { $target } is behind an intact wall and does not shoot this turn: only those who shoot are exposed.
shooting-building-without-firearm = { $shooter } has no firearm: behind an intact wall it cannot hurt { $target }.
shooting-bearer-beyond-his-master = The Gun Bearer { $target } cannot be chosen: his White Man is nearer to { $shooter }.
shooting-outside-the-burst = { $target } is more than { $burst } inches from the first target of the Machine Gun { $shooter }.

## Target priority.

shooting-leader = a Leader shoots at whoever he likes
shooting-artillery-or-gunboat = Artillery and Gunboats shoot at whoever they like
shooting-priority-contact = first, whoever ends its move in melee with the shooter
shooting-priority-advancing = first, the nearest enemy that advances straight towards the shooter
shooting-priority-nearest-unit = first, a figure of the nearest enemy unit
shooting-priority-any-target = no target has priority: a free choice
shooting-first-contact = { $shooter } may not choose { $target }: whoever is in melee with it comes first ({ $first }).
shooting-first-advancing = { $shooter } may not choose { $target }: the nearest enemy that advances on it comes first ({ $first }).
shooting-first-nearest-unit = { $shooter } may not choose { $target }: the nearest enemy unit comes first ({ $first }).

## Saves and splash.

shooting-white-man-save = White Man’s save
shooting-lancer-save = Lancer’s save
shooting-crew-save = crew’s save
shooting-scout-save = Scout’s save
shooting-temba-save = save behind the wall of a building
shooting-denied-by-the-shooter = no White Man’s save against this shooter
shooting-denied-by-the-broken-spell = the spell is broken: White Men have no save any more
shooting-denied-by-a-firearm = no Lancer’s save against firearms
shooting-denied-by-a-gun = the building does not save from Artillery or Gunboats
shooting-denied-to-attendants = attendants have no save
shooting-denied-to-bearers = a Gun Bearer has no save
shooting-splash = splash near the target
shooting-breach = breach in the wall
shooting-too-far-for-splash = more than { $reaches } inches from the target: no splash
shooting-baggage-and-splash = baggage is not subject to splash
shooting-solid-wall-and-splash = a solid wall or a crest protects it from splash

## Why not one volley.

shooting-volley-of-several-types = The targets are of different types: it matters who is hit, so roll shot by shot.
shooting-volley-some-charging = Some targets charge and others do not: it matters who is hit, so roll shot by shot.
shooting-volley-unlike-otherwise = The targets do not stand alike (cover, Leader, boat, dispersal): roll shot by shot.
shooting-volley-of-guns = A gun is firing: it matters where its shell bursts, so roll shot by shot.
