### A battle’s reference sheet: what to have beside the table, in our own words.
### ″ is always an inch: in games played in centimetres it becomes cm.

reference-kicker = Reference sheet
reference-title = { $red } against { $blue }
reference-untitled = A battle
# $scenario: the scenario, or none; $ground: the environment, or none.
reference-subtitle =
    { $ground ->
        [none] { $scenario }
       *[other] { $scenario } · { $ground }
    }
reference-footer = Only the rules that these two armies, this scenario and this terrain need. “En el Corazón de África”, 2nd edition.
reference-subject = Rules of a battle of “En el Corazón de África”
# $pages: one page or several; the space is one that breaks no line.
reference-page = p.{"\u00A0"}{ $pages }
reference-pages = pp.{"\u00A0"}{ $pages }
# $letter: A or B; $role: its role, or none.
reference-fact-side =
    { $role ->
        [attacker] { $letter } · attacks
        [defender] { $letter } · defends
       *[none] Side { $letter }
    }
# $name: the army; $points: its points.
reference-side = { $name }, { $points } points
reference-fact-light = Light
# $turns: how many turns it lasts.
reference-light =
    { $time ->
        [night] by night
        [dawn] dawn, dark until turn { $turns }
       *[other] dusk, light until turn { $turns }
    }

## Troops

reference-troops = Troops of both sides
reference-head-rules = Save and special rules
reference-save-short = save { $needs }+
reference-troops-note = Open and Cover: movement dice, in inches. Morale: the number to reach.

## Steps of the turn

reference-step-arrivals = Arrivals
reference-step-units = Units move
reference-step-independents = Independents and baggage move
reference-step-shooting = Shooting
reference-step-reloading = Reloading smoke
reference-step-melee = Close combat
reference-step-morale = Morale
reference-step-rallying = Rallying
reference-step-victory = Victory
reference-terrain = Terrain
reference-people = Notable figures
reference-kinds = Rules of troops
reference-works = Works and stratagems

## Arrivals

reference-reserves-title = Reserves
reference-reserves = From turn 4 each unit in reserve rolls 1D6 and arrives on 5+: place it within 3″ of the edge, in its own half, never within 12″ of enemies that arrived this turn.
reference-attacker-first-title = Order
reference-attacker-first = The attacker rolls and places first.
reference-either-first-title = Order
reference-either-first = Roll each turn to see who rolls and places first.
reference-column-title = Column
reference-column = Each turn the attacker brings on the next unit or independent figure of the order of march by his short side, with its full move; it may shoot and fight.

## Movement

reference-alternate-title = In turns
reference-alternate = One unit at a time, in turns, the attacker first. Declining to move counts as moving. Whoever runs out of units lets the other finish.
reference-roll-title = Dice
reference-roll = Each unit rolls its dice (one roll for each kind of ground); then it may move less, or only some of its figures may move.
reference-slow-title = Difficult ground
reference-slow = A figure uses the Cover dice if it begins in difficult ground, passes through it, or means to engage an enemy in it or behind a work. If the roll was for the open, it stops 1″ short of that enemy.
reference-together-title = Cohesion
reference-together = No more than 4″ between the figures of a unit; a unit that is broken up closes up when it moves.
reference-contact-title = Contact
reference-contact = Base contact with an enemy ends the movement of both.
reference-break-off-title = Breaking off
reference-break-off = After a turn of fighting a figure may break off if its unit moves before the enemy’s and it passes over no enemy base: that turn it neither shoots nor engages another.
reference-evade-title = Evading
reference-evade = A mounted figure that has not moved may evade an attacker on foot: straight away, the whole roll, ending in contact with nobody and not shooting. Not in difficult ground.
reference-ambush-title = Ambushes
reference-ambush = They are revealed if they move, if they shoot, or if an enemy comes within 2″; those behind a hill, if they are seen.
reference-ambush-finders-title = Finding them
reference-ambush-finders = A Scout, or a Leader who is a Cunning Devil, finds them at 8″, even unseen.
reference-dark-move-title = In the dark
reference-dark-move = In the dark everybody uses the Cover dice; guns do not move.
reference-boats-title = Boats
reference-boats = Boarding or landing takes a turn without shooting. Canoes and dhows move 2D6 downstream, 1D6 upstream; a canoe holds 5, a dhow 20.
reference-fire-flee-title = Fire
reference-fire-flee = Leave what is burning before the end of next turn’s movement; whoever stays is lost. It burns for four turns and nobody may enter.

## Independents

reference-alone-title = Order
reference-alone = In turns, the attacker first: Leader with attendants, other independent figures, and the baggage as one unit.

## Shooting

reference-shots-title = Shots
reference-shots = All at once, in any order: those who fall still shoot. Each figure shoots once, at one enemy figure.
# $needs: the number needed.
reference-hit-title = Hitting
reference-hit = 1D6 + the troop’s bonus (if it has neither moved nor turned) and what the table says: a kill on { $needs }+.
reference-sight-title = Sight
reference-sight = The target must be seen, within the front arc of 45°. Terrain and anyone’s bases (but not attendants) block sight: it takes a gap of 3″, or of one base if within 1″ of shooter or target. Never more than one rank shoots.
reference-priority-title = Priority
reference-priority = Before anyone else: 1) whoever has just engaged the shooter; 2) the nearest enemy coming straight at the shooter; 3) the nearest unit within 16″. If there is none, anyone. Leaders and guns always choose.
reference-attacked-title = At a charger
reference-attacked = A charged figure may shoot at its attacker, as at short range, if he was in its arc when he began to move, and at nobody else. Whoever moved into contact does not shoot.
reference-mingled-title = Into a fight
reference-mingled = No shooting at figures engaged all turn, nor at those that won last turn and stepped into another enemy within 1″.
reference-dispersed-title = Dispersed
reference-dispersed = On foot, more than 1″ from any friend (Scouts, Gun Bearers and attendants do not count) and more than 8″ from the shooter.
reference-dark-shoot-title = In the dark
reference-dark-shoot = In the dark sight and shooting reach 6″; normal range against figures outlined by a fire.
reference-set-fire-title = Setting fire
reference-set-fire = A Leader, Witch Doctor, Scout or figure with a firearm that touches a village or tall grass, and neither shoots nor fights this turn, sets it alight on 5+ (White Men and Regulars 4+). Smoke blocks sight and spreads 4″ a turn downwind.
reference-canoes-title = Canoes
reference-canoes = Those in a canoe are shot at one by one: a 6 by a White Man, a gun or a Machine Gun sinks it with all aboard.
reference-dhows-title = Dhows
reference-dhows = A dhow takes 10 hits for each hit by a gun and 1 for any other; it tests at every 5.
reference-head-factor = Die
reference-head-why = Why

## Reloading

reference-reload-title = Reload
reference-reload = A figure with Reload that shoots gets a smoke marker and spends a whole turn without moving, shooting or fighting (turning is allowed); then the marker is removed.

## Close combat

# $by: by how much one wins.
reference-fight-title = Fighting
reference-fight = Each figure rolls 1D6 + its Melee: whoever scores { $by } or more above the other kills him; if not, they stay engaged.
reference-two-on-one-title = Two against one
reference-two-on-one = Two against one at most, and only when everyone has an opponent: the outnumbered one chooses whom to fight first.

## Morale

reference-tests-title = Tests
reference-tests = All together, one for each cause; 1D6 must reach the unit’s morale.
# $losses: losses of one turn; $span: how many figures began the turn.
reference-threshold = { $losses }{"\u00A0"}(of{"\u00A0"}{ $span })
reference-threshold-more = { $losses }{"\u00A0"}(of more than{"\u00A0"}{ $span })
reference-losses-title = Losses
reference-losses = In a turn, by number of figures at its start: { $spans }. Each multiple is another test.
reference-ambushed-title = Ambush
reference-ambushed = One revealed within 8″: one test a turn, however many there are.
reference-pygmies-title = Pygmies
reference-pygmies = Another test if it was theirs.
reference-friend-lost-title = Friends
reference-friend-lost = Each unit destroyed or fled within 12″ and in sight, unless its figures are worth fewer points.
reference-notable-lost-title = Notable figures
reference-notable-lost = Their Leader, Standard Bearer or Witch Doctor falls within 18″, even unseen.
reference-baggage-lost-title = Baggage
reference-baggage-lost = If it is captured, every unit of the side that loses it.
reference-village-lost-title = Village
reference-village-lost = If it is set on fire, every unit of the defender.
reference-spell-title = Spell
reference-spell = The unit chosen by an enemy Witch Doctor.
reference-failed-title = Failing
reference-failed = First failure: a marker, and it fights on. A failure with a marker: the unit flees and is removed.

## Rallying

reference-rally-title = Leaders
reference-rally = Each Leader, one unit with a figure within 6″: on { $needs }+ it loses a marker, even if he has shot or is fighting.
reference-rally-eloquent-title = Eloquent
reference-rally-eloquent = 2+ is enough for him.

## Victory

reference-win-encounter-title = Encounter
reference-win-encounter = Whoever surrenders or has no fighting unit left on the table loses.
reference-win-ambush-title = Ambush
reference-win-ambush = The attacker wins by taking two thirds of his fighters off by the opposite short side (Leaders and independent figures count; attendants and baggage do not), or half with all the baggage. He loses as soon as he no longer can, or if after two turns everything that has entered is broken or destroyed.
reference-win-planned-attack-title = Planned Attack
reference-win-planned-attack = The attacker wins if the defender has no fighting unit left on the table, or by holding the village or camp for two whole turns with no defender inside but baggage. If he has not done so in a reasonable time, the defender wins.
reference-win-raid-title = Raid
reference-win-raid = The attacker wins as soon as he has captured two elements of baggage; if he has not after 10 turns, he loses.

## Terrain

reference-head-ground = Terrain
reference-head-pace = Moving
reference-head-cover = Cover
reference-head-sight = Sight
reference-head-page = Page
reference-pace-slow = difficult
reference-pace-open = open
reference-pace-none = no entry
# $inches: from which distance; $still: not moving; $bank: lining the bank.
reference-cover-all = yes
reference-cover-none = no
reference-cover-foot = on foot
reference-cover-still = on foot and standing still, beyond { $inches }″
reference-cover-bank = on foot and standing still, at the bank
reference-cover-no-guns = yes, but not from guns
reference-sight-low-hill = the crest blocks; on the same hill you see 4″
reference-sight-escarpment = more than 2″ from the rim you cannot see below; gaps: open
reference-sight-kopje = as escarpment; path in single file, on foot only
reference-sight-jungle = blocks through more than 1″
reference-sight-tall-grass = blocks through more than 4″
reference-sight-rocky-ground = does not block
reference-sight-cultivation = does not block
reference-sight-village = inside you see 3″; its fence is a barricade
reference-sight-marsh = does not block; no mounted, guns or baggage
reference-sight-stream = does not block
reference-sight-gully = from inside, only within 2″ of the rim
reference-sight-river = does not block; ford difficult: 1D6, on 1 a crocodile
reference-sight-sea-or-lake = does not block
reference-sight-road = you see along it; cancels difficult, except kopje and marsh
reference-crocodiles = Infested marsh: each figure moving through it rolls 1D6 every turn; on a 1 it is lost.

## Deployment

reference-deployment = Deployment
reference-deploy-encounter-title = Encounter
reference-deploy-encounter = Base lines are the two long sides. Sides place one unit at a time within 6″ of their own, Baggage included. Each may push one unit forward up to 18″ (advance guard), keep one in reserve, and put one in ambush, which may be the advance guard.
reference-deploy-ambush-title = Ambush
reference-deploy-ambush = The attacker writes down his order of march, which the defender may see and which stands. The defender deploys at least half his figures anywhere more than 12″ from the attacker’s base line, as many as he likes in ambush where the ground allows. The rest roll to arrive. His Baggage need not be deployed.
reference-deploy-planned-attack-title = Planned Attack
reference-deploy-planned-attack = The attacker chooses a long or a short side as his base line. The defender places the village or camp, the works and all his figures in his own half, up to two units in ambush. Then the attacker places at least half his units within 6″ of his base line; the others roll to arrive. Both sides deploy their Baggage at the start.
reference-deploy-raid-title = Raid
reference-deploy-raid = The defender deploys as for a Planned Attack, but with half his units on the table at most; the rest roll to arrive. All his Baggage starts in the village or camp, or in the kraal beside it. No ambush, but for one unit of a Leader who is a Cunning Devil. The attacker deploys as for a Planned Attack and may leave his Baggage off the table.
reference-climb-title = Climbing
reference-climb = Only figures on foot cross a fortification or a barricade. One that reaches it stops for the rest of the turn; climbing takes another whole turn.
