### Reminders for each step of the turn: only those that this battle needs.

## Arrivals

reminders-arrivals-arrive-01 = From turn 4 on each unit waiting off the table rolls to arrive.
reminders-arrivals-arrive-05 = Whoever arrives is placed within 3 inches of the edge, in his own half of the table.
reminders-arrivals-arrive-06 = Nobody arrives within 12 inches of an enemy Scout.
reminders-arrivals-trait-16 = With an Organizing Genius a 3 or more is enough to arrive.
reminders-arrivals-arrive-04 = In an Encounter roll each turn to see who rolls and places first.
reminders-arrivals-scen-19 = One unit or figure of the column enters each turn, in the order written down.

## Movement

reminders-units-trait-15 = An Organizing Genius may move before his units, in place of one of them.
reminders-units-scout-02 = A Scout may move now like a unit, or later with the independent figures.
reminders-units-scout-09 = A Scout may guide a unit in single file at his own speed.
reminders-units-ambush-08 = An ambush is revealed when an enemy comes within 2 inches.
reminders-units-ambush-10 = A Scout, or a Leader who is a Cunning Devil, finds ambushes at 8 inches.
reminders-units-dark-02 = In the dark everybody moves as in difficult ground.
reminders-units-break-10 = To break off, a unit must move before the enemy’s.
reminders-units-break-01 = Mounted troops that have not moved may evade an attacker on foot.
reminders-units-reload-03 = Whoever moves does not reload; turning in place is no hindrance.
reminders-units-gun-10 = A gun that moves or turns does not shoot this turn.
reminders-units-gun-11 = A Machine Gun that moves or turns does not shoot this turn.
reminders-units-troop-25 = Mounted Regulars that mount or dismount count as having moved.
reminders-units-gun-21 = On a river a Gunboat that has moved rolls 2D6 and runs aground on 2 or 12.
reminders-units-boat-10 = Going aboard or ashore takes the whole turn, without shooting.
reminders-units-fire-09 = A burning place must be left by the end of the next turn’s Movement phase.
reminders-units-fire-11 = Nobody enters a burning place.
reminders-units-fort-08 = Climbing a fortification takes a whole turn, begun in contact with it.
reminders-units-barr-06 = A barricade slows movement as a fortification does.
reminders-units-trap-06 = Whoever steps on the marker of a trap stops, and its owner says whether it is real.
reminders-units-temba-11 = Nobody crosses or fights through the intact walls of a temba.
reminders-units-terr-39 = In a marsh with crocodiles each figure rolls and is lost on a 1.
reminders-units-terr-51 = Whoever fords the river rolls once for the crocodiles.
reminders-units-terr-14 = The path of a kopje is used in single file, up and down.
reminders-units-scen-29 = The attacker is trying to leave by the far short side; say who leaves the table.

## Independent figures and baggage

reminders-independents-lead-14 = Attendants move with their Leader, at his speed.
reminders-independents-turn-08 = Baggage moves now, as a single unit.

## Shooting

reminders-shooting-dark-03 = In the dark nobody sees or shoots farther than 6 inches.
reminders-shooting-smoke-03 = The smoke of a fire blocks line of sight altogether.
reminders-shooting-reload-01 = Whoever shoots a muzzle-loader spends a turn reloading before he shoots again.
reminders-shooting-troop-02 = A White Man who is hit saves on 4 or more, depending on who shot.
reminders-shooting-bearer-05 = With his Gun Bearer within an inch a White Man shoots twice.
reminders-shooting-bearer-07 = A Gun Bearer cannot be the target while his White Man is nearer.
reminders-shooting-lead-16 = An attendant within 2 inches may be removed instead of a Leader who is hit.
reminders-shooting-trait-12 = A Mighty Warrior adds 1 to his shooting.
reminders-shooting-gun-02 = When a gun hits, roll for every figure within 2 inches, friend or foe.
reminders-shooting-gun-09 = A gun that is hit saves on 4 or more.
reminders-shooting-gun-14 = All targets of a Machine Gun must be within 6 inches of the first, and none is shot at twice.
reminders-shooting-gun-16 = More ones than sixes in a turn jam a Machine Gun.
reminders-shooting-gun-29 = A gun’s hit on a Gunboat counts as 10, any other as 1.
reminders-shooting-boat-14 = A 6 by a White Man, a gun or a Machine Gun holes a canoe.
reminders-shooting-troop-18 = Lancers save against arrows and javelins, not against firearms.
reminders-shooting-shoot-16 = Shots at a Pygmy in cover suffer another −1.
reminders-shooting-shoot-23 = Throwers do not shoot if they end the Movement phase in contact.
reminders-shooting-shoot-27 = Nobody shoots at figures that were in close combat all turn.
reminders-shooting-shoot-12 = −1 against a target that moved into contact this turn.
reminders-shooting-shoot-19 = −1 to whoever shoots from behind a fortification.
reminders-shooting-barr-03 = Shooting from behind a barricade is not penalised.
reminders-shooting-temba-15 = Defenders of a temba save on 3 or more, but not against guns.
reminders-shooting-bag-06 = Baggage is not shot at.
reminders-shooting-std-06 = The standard shows over figures and tall grass, but its bearer is not shot that way.
reminders-shooting-fire-01 = Leaders, Witch Doctors, Scouts and figures with firearms may set fire to a village or tall grass that they touch.
reminders-shooting-terr-18 = Nobody sees through more than 1 inch of jungle.
reminders-shooting-terr-20 = Nobody sees through more than 4 inches of tall grass.
reminders-shooting-terr-30 = Inside a village you see 3 inches.
reminders-shooting-terr-24 = Rocky ground covers figures on foot only.
reminders-shooting-terr-26 = Cultivation and marsh cover only on foot, from more than 8 inches and standing still.

## Smoke markers

reminders-reloading-bag-07 = Baggage that an enemy touches when the shooting ends is captured.
reminders-reloading-turn-11 = Whoever has spent the whole turn reloading loses the smoke marker.

## Close combat

reminders-melee-melee-04 = At most two fight one figure; pair off one to one first.
reminders-melee-melee-10 = −1 to whoever has just climbed a fortification.
reminders-melee-trait-12 = A Mighty Warrior adds 1 in close combat.
reminders-melee-troop-04 = White Men have no save in close combat.
reminders-melee-lead-15 = Attendants do not fight; they only fall in their Leader’s place.

## Morale

reminders-morale-trait-09 = The unit of a Charismatic Leader does not test until it falls below half its strength.
reminders-morale-trait-10 = Own units within 4 inches of a Disciplinarian may ignore one test a turn.
reminders-morale-std-04 = Each Standard Bearer may cancel one test of a unit of his own that sees him within 18 inches.
reminders-morale-std-05 = A standard and a Disciplinarian cannot cancel two tests of one unit in one turn.
reminders-morale-witch-06 = A Witch Doctor may wait for all the opponent’s tests before choosing whom to bewitch.
reminders-morale-witch-07 = Some troops fear no Witch Doctor: White Men, Regulars, Swordsmen, Pygmies, guns.
reminders-morale-morale-05 = A Pygmy ambush means another test.
reminders-morale-ambush-11 = A unit with figures within 8 inches of an ambush that is revealed takes a test.
reminders-morale-morale-17 = A marked unit that fails another test breaks.
reminders-morale-morale-11 = Baggage captured makes its whole army test.
reminders-morale-morale-12 = A village on fire makes the whole defending army test.
reminders-morale-gun-30 = A Gunboat takes a test for every 20 hits taken.
reminders-morale-boat-12 = A dhow takes a test for every 5 hits.

## Rallying

reminders-rallying-lead-09 = A Leader rallies a unit with a figure within 6 inches of him.
reminders-rallying-lead-12 = He rallies even if he shot or fought.
reminders-rallying-trait-11 = An Eloquent Leader rallies on 2 or more.

## Victory

reminders-victory-scen-15 = Whoever has no combat unit on the table loses.
reminders-victory-scen-33 = From turn 3 on the attacker loses if everything that has entered is lost.
reminders-victory-scen-42 = Two complete turns in the village or camp unopposed win the battle.
reminders-victory-scen-53 = The attacker has 10 turns to capture two elements of baggage.
