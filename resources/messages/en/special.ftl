### Special rules as a unit sheet needs them: in our own words, with their page beside.
### ″ is always an inch: games in centimetres turn it into cm. $needs: the score needed on 1D6.

## Saves and company

special-white-man-save-title = Save { $needs }+
special-white-man-save = Saves on { $needs }+ against a shot not fired by another White Man, a Regular, a Machine Gun, a cannon or a Gunboat. Once a White Man of either side dies, by a shot or in melee, all of them lose it.
special-lancer-save-title = Save { $needs }+
special-lancer-save = Saves on { $needs }+ against shots by archers, Horsemen, Agile Warriors and Agile Spearmen; not against firearms nor in melee.
special-crew-title = Crew, save { $needs }+
special-crew = The gun and its crew are one figure. It saves against a shot on { $needs }+.
special-two-shots-title = Gun Bearer
special-two-shots = With his Gun Bearer within 1″, the White Man shoots twice a turn. The Gun Bearer does not shoot, and cannot be picked as a target while his White Man is nearer to the shooter.

## Shooting

special-reload-title = Reload
special-reload = After shooting, a figure spends a whole turn reloading: it may turn on the spot but not move or shoot, and cannot reload while held in melee.
special-two-ranks-title = Two ranks
special-two-ranks = Behind a fortification or in a temba, the figure touching from behind takes the place of the one that shot without counting as moving: one shoots with its bonus while the other reloads.
special-moving-fire-title = Shoots on the move
special-moving-fire = It has no bonus to lose: it may move or turn and shoot with no penalty.
special-agile-title = Skirmish
special-agile = Does not shoot in a turn in which it ends its movement in melee.
special-over-works-title = Over the works
special-over-works = Against figures shooting from behind a fortification it keeps its bonus; the deduction for cover still counts.
special-fire-arrows-title = Fire arrows
special-fire-arrows = Within 4″ it may shoot them at the roof of a temba: if it hits, a 6 sets it alight.
special-splash-title = Splash
special-splash = On a hit, every other figure within 2″ of the target (Attendants too, baggage not) is lost on a 6, even in cover. A solid wall or a crest in between protects it.
special-any-target-title = Free choice of target
special-any-target = Shoots at any target. From or at a Hill, Kopje or Escarpment it shoots over figures at ground level that are at least 12″ from both piece and target.
special-rapid-fire-title = Six shots
special-rapid-fire = Up to six a turn, no more than one at each figure; all targets in sight and within 6″ of the first.
special-jams-title = Jams
special-jams = With more ones than sixes it does not shoot next turn; with three ones or more in a turn it is out of action for good.
special-gun-stays-title = Emplaced
special-gun-stays = Does not shoot in a turn in which it moves or turns. It cannot move in difficult ground nor enter marshes.
special-never-moves-title = Immobile
special-never-moves = It never changes place. It may turn, but not in a turn in which it shoots.

## Gunboat

special-gunboat-fire-title = Two guns
special-gunboat-fire = Shoots twice a turn in any direction, at one target or at two. If it moves, it shoots without its bonus.
special-gunboat-hits-title = Hits
special-gunboat-hits = It takes no casualties. Add up 10 for each hit by Artillery or Gunboat and 1 for any other; at 20 and at each multiple it takes a morale test. When it has failed two, it withdraws.
special-gunboat-waters-title = Waters
special-gunboat-waters = Sea, great lake, or river of 6″ or more. Upstream it moves as in cover. Each turn that it moves on a river roll 2D6: on 2 or 12 it is aground, though it may still shoot.
special-gunboat-apart-title = Out of reach
special-gunboat-apart = It cannot be boarded or fought in melee. It is not rallied, nor joined by a Leader.
special-gunboat-carries-title = Passengers
special-gunboat-carries = It carries 15 figures: White Men, Regulars, Soldiers, Askaris of both kinds, Standard Bearers, Gun Bearers or Attendants; each piece takes 5 places. Going aboard or ashore takes a whole turn without shooting.
special-goes-aboard-title = Passenger
special-goes-aboard = May travel in the Gunboat.

## Mounted

special-dismounts-title = On horse or on foot
special-dismounts = Fights by the row that applies. In the turn it dismounts it shoots as a figure on foot but without bonus, and as a target still counts as mounted.
special-evades-title = Evasion
special-evades = If an enemy on foot touches it before it has moved, it may ride straight away, all that it rolls; that turn it neither shoots nor ends in contact with another enemy. Not in difficult ground.
special-mounted-title = Mounts
special-mounted = They do not enter marshes, nor cross or defend fortifications. They are never a dispersed target.

## Ambush, fire, morale

special-pygmy-target-title = Small target
special-pygmy-target = If it ends its movement in cover, whoever shoots at it deducts 1 more.
special-pygmy-ambush-title = Pygmy ambush
special-pygmy-ambush = The units that it surprises within 8″ take one more morale test.
special-ambush-rocks-title = Ambush
special-ambush-rocks = Not only in Jungle, Tall Grass or Gully: in Rocky Ground too, or behind a Hill, Escarpment or the like that hides it from the whole enemy base line.
special-sets-fire-surely-title = Sets fires on 4+
special-sets-fire-surely = To a Village or Tall Grass that it touches during shooting, if it neither shoots nor fights that turn.
special-sets-fire-title = Sets fires on 5+
special-sets-fire = To a Village or Tall Grass that it touches during shooting, if it neither shoots nor fights that turn.
special-immune-title = Immune to Witch Doctors
special-immune = Spells do not affect it.
special-mixed-title = Mixed unit
special-mixed = It is one unit: it moves and takes morale tests together; each figure shoots and fights by its own row.
special-two-kinds-title = Two kinds of Askaris
special-two-kinds = They must be easy to tell apart: some reload and some do not.
# $works: works, joined by "or".
special-behind-works-title = Behind a work
special-behind-works = It has to be deployed behind { $works }.

## The Leader

special-rally-title = Rally { $needs }+
# $allies: how many allied contingents there are.
special-rally =
    { $allies ->
        [0] Once a turn, after the morale tests, one unit with a figure within 6″: on { $needs }+ it loses a marker, even if he has shot or is fighting.
       *[other] Once a turn, after the morale tests, one unit of his own or of the allies with a figure within 6″: on { $needs }+ it loses a marker, even if he has shot or is fighting.
    }
special-attendants-title = Attendants
special-attendants = They do not fight. If a hit would kill the Leader, one of them within 2″ may fall in his place.
special-attendants-or-save-title = Attendant or save
special-attendants-or-save = Hit by a shot, he chooses between losing an Attendant and rolling his save; if he rolls it and fails, he dies. Attendants have no save.
special-leader-target-title = Free choice of target
special-leader-target = Shoots at any target he likes.
special-loss-title = If he falls
# $whose: which units feel it: army those of the whole army, own its own, contingent those of the contingent.
special-loss =
    { $whose ->
        [own] Every unit of the army’s own, not the allies, within 18″ takes a morale test, even if it does not see him.
        [contingent] Every unit of his contingent within 18″ takes a morale test, even if it does not see him.
       *[army] Every unit of his side within 18″ takes a morale test, even if it does not see him.
    }
special-trait-charismatic =
    { $allies ->
        [0] At the start he may join one of his units, and stays with it to the end. If it breaks, he remains and may join another; if it is wiped out, he may not.
       *[other] At the start he may join one of his units (not an allied one), and stays with it to the end. If it breaks, he remains and may join another; if it is wiped out, he may not.
    } While the unit, counting him but not the attendants, is not below half its strength, it takes no morale tests and is immune to Witch Doctors.
special-trait-disciplinarian =
    { $allies ->
        [0] Each turn, every unit of his with a figure within 4″ may ignore one morale test.
       *[other] Each turn, every unit of his (not allied ones) with a figure within 4″ may ignore one morale test.
    }
special-trait-eloquent =
    { $allies ->
        [0] He rallies on 2+ instead of 4+.
       *[other] He rallies on 2+ instead of 4+, allies too.
    }
special-trait-mighty-warrior = Adds 1 to all his shooting and melee rolls.
special-trait-cunning-devil = Finds ambushes at 8″ instead of 2″. May place one more unit in ambush than the scenario allows.
special-trait-organizing-genius =
    { $allies ->
        [0] In the movement phase he may move his own figure before his units: the enemy has to move one more first. His reinforcements arrive on 3+ instead of 5+.
       *[other] In the movement phase he may move his own figure before his units: the enemy has to move one more first. His reinforcements, allies too, arrive on 3+ instead of 5+.
    }

## Independent figures

special-standard-title = Standard
special-standard = Each turn, one unit in sight of it with a figure within 18″ cancels a morale test; not if it already uses a Disciplinarian.
special-standard-seen-title = In sight
special-standard-seen = It is seen over figures and Tall Grass, though not shot at over them; not through what blocks sight.
special-standard-allied-title = Only its own
special-standard-allied = It serves only the units of its contingent.
special-standard-own-title = Not the allies
special-standard-own = It does not serve allied units.
special-spells-title = Spell
special-spells = Each turn, on one enemy unit in sight and within 18″: it takes one more morale test. He may wait until the enemy has resolved his own.
special-spells-immune-title = Who is immune
special-spells-immune = White Men, Regulars (mounted too), Swordsmen, Pygmies, Artillery, Machine Guns, Gunboats, and the unit of a Charismatic Leader that is not below half.
special-scout-finds-title = Finds ambushes
special-scout-finds = Within 8″ (the others, 2″), even unseen: they are placed on the table at once.
special-scout-bars-title = Bars the way
special-scout-bars = The enemy places no reinforcements within 12″ of him.
special-scout-save-title = Save { $needs }+
special-scout-save = Saves against a shot on { $needs }+.
special-scout-moves-title = On his own
special-scout-moves = May move in the main phase, as if he were a unit.
special-scout-guides-title = Guide
special-scout-guides = A unit (neither Artillery nor Machine Guns) or up to 4 baggage elements that follow him in single file move at his speed, if that turn they do not shoot nor come within 6″ of the enemy.

## Works and baggage

special-work-field-fortification-in-title = Fortification
special-work-field-fortification-in = It is placed at the start and blocks sight, except for those who touch it. Only figures on foot cross and defend it. Whoever reaches it stops, and climbs in another turn; having just climbed, or fighting someone behind it, deducts 1. Those who shoot from it deduct 1; those who shoot at them lose their bonus (not bows or thrown weapons) and deduct 1 for cover (not Artillery or Gunboats).
special-work-barricade-in-title = Barricade
special-work-barricade-in = Like a fortification, but figures shoot from it without deduction, Machine Guns too (not Artillery); the attacker deducts nothing in melee, and those who shoot at it keep their bonus.
special-work-tembas-title = Temba
special-work-tembas = Four rooms and a courtyard, up to 30 figures: five shoot from each outer wall and two from each wall of the court. Nobody passes or fights through an intact wall. Only those who shoot from it can be shot at, with firearms: they count as behind a fortification and are saved on 3+, except from Artillery and Gunboats. It is taken by a breach, through the roof, or by fire.
special-work-stake-traps-title = Stake traps
special-work-stake-traps = The figure that treads on the marker stops, and it is declared whether the trap is real. If it is, a Scout escapes on 3+, a Pygmy on 4+ and the others on 5+ (at night, on 6); whoever fails is lost.
special-work-dummy-traps-title = Dummy traps
special-work-dummy-traps = The figure that treads on the marker stops too; then it is declared a dummy.
special-baggage-title = Baggage
special-baggage = It deploys and moves like a unit. It does not fight, take tests or get shot at; it does not enter marshes. An enemy in contact at the end of shooting captures one element, one for each figure, and all its army’s units on the table test. Its speed, which the book does not give: D6+2 in the open, D6−2 in cover.
