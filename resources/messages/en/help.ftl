### The help of the terminal program. The id of a command is its path: help-army-check.
### The examples are tried as they stand.

help-head-usage = Usage:
help-head-arguments = Arguments:
help-head-options = Options:
help-head-commands = Commands:
help-head-examples = Examples:
help-head-a-command = COMMAND
help-head-some-options = [options]

## What is written in place of a value

help-value-file = FILE
help-value-list = LIST
help-value-ruling = RULE=OPTION

## Common options

help-option-lang = Language, before or after the command. Without it: HEART_AFRICA_LANG, then the system’s, then Spanish.
help-option-help = Show this help.
help-option-version = Show the version of the program.
help-option-json = Print the facts as JSON, for other programs.
help-option-army = Army file (*.army.toml); “-” reads standard input.
help-option-list = Id, name or number of a list, such as zanzibaris; “heart-africa lists” shows them.
help-option-ruling = Another ruling on an unclear rule, such as ALLY-14=do_not_count; may be repeated. “heart-africa rulings” shows them.
help-option-force = Write even if the file exists.

## Commands

help-program = “En el Corazón de África”: build, check and print armies, referee battles and keep campaigns.
help-program-more =
    Ends with 0 if all is well or the army is legal, 1 if a rule forbids it, 2 if the input cannot be understood and 3 if the program fails.
help-program-examples =
    heart-africa lists
    heart-africa army check caravan.army.toml
    heart-africa rule COMP-11
    heart-africa shoot --by regulars --at spearmen --range 13 --dice 5
help-army = Armies: make, check, price, complete, print, share.
help-army-check = Say whether an army is legal and, if not, which rules it breaks and how to fix it.
help-army-check-more =
    Ends with 0 if it is legal, 1 if it is not and 2 if the file cannot be understood.
help-army-check-examples =
    heart-africa army check caravan.army.toml
    heart-africa army check caravan.army.toml --json
    heart-africa army check --ruling ALLY-14=do_not_count caravan.army.toml
help-army-price = Add up the points of an army, line by line, with the page of each price.
help-army-price-examples =
    heart-africa army price caravan.army.toml
help-value-troop = TROOP
help-value-words = WORD
help-value-rule = RULE
help-option-troop = A troop, by its id or its name; without it, all.
help-option-words = A rule (COMP-11), a chapter (COMP), or words and pages to look for (ambush p. 22).
help-option-rule = A rule, such as ALLY-14; without it, all that allow another ruling.
help-troops = The 27 troops with their characteristics and price (p. 12).
help-troops-examples =
    heart-africa troops
    heart-africa troops swordsmen
    heart-africa troops "Agile Warriors" --json
help-lists = The army lists, or one of them with all its rules.
help-lists-examples =
    heart-africa lists
    heart-africa lists zanzibaris
    heart-africa lists hehe
help-rule = Show a rule, a chapter, or look for rules by words.
help-rule-examples =
    heart-africa rule COMP-11
    heart-africa rule L07
    heart-africa rule ambush p. 22
help-rulings = The unclear rules, how we read them and what other rulings are possible.
help-rulings-examples =
    heart-africa rulings
    heart-africa rulings ALLY-14
help-coverage = Which rules of the book are proven by a test, by chapter.
help-coverage-examples =
    heart-africa coverage
help-value-people = PEOPLE
help-value-number = N
help-value-hongos = HONGOS
help-value-name = NAME
help-value-text = TEXT
help-value-code = CODE
help-option-any-list = Id, name or number of a list; without it, any.
help-option-people = People or nation, by its id, such as buganda; “heart-africa lists” shows them.
help-option-year = Year of the battle; without it, the one nearest to 1880 that the list allows.
help-option-year-any = Year of the battle; without it, any year that the list allows.
help-option-year-drawn = Year of the armies drawn at random; without it, 1880.
help-option-points = Points agreed; without it, 600.
help-option-role = Role in the battle.
help-option-scenario = Scenario of the battle.
help-option-mode = Mode, for Egyptians only; without it, either.
help-option-name = Name of the army.
help-option-out = File to write it to; “-” prints it.
help-option-out-pdf = File to write it to; without it, beside that of the army.
help-option-out-share = File to write it to; without it, it is printed. A QR picture goes into .png or .svg.
help-option-seed = Seed: the same one draws the same army again.
help-option-why-not = Also say what may not be added, and why.
help-option-layout = What is printed: a summary, unit sheets for the table, or the opponent’s copy, without secrets. Without it, the summary.
help-option-layout-text = For text and Markdown: summary, unit sheets, or the opponent’s copy; without it, the summary.
help-option-paper = Paper; without it, A4.
help-option-player = Name of the player, for the properties of the PDF.
help-option-traits = Show the opponent the leader’s traits.
help-option-centimetres = Print each inch as a centimetre, for 15 mm figures.
help-option-as = Form: one-line code, text, Markdown, JSON, table of figures or QR picture; without it, the code.
help-option-no-notes = Without the private notes.
help-option-source = A code HA1:..., or a file that holds one, or an army in JSON or TOML; “-” reads standard input.
help-option-other = The army to compare it with.
help-option-collection = File of the collection; without it, your own.
help-option-one-troop = A troop, by its id, such as askaris.
help-option-count = How many figures you own; 0 removes it.
help-option-note = A note: which box they are in, what is unpainted.
help-army-new = Write an army to start from: its leader and its compulsory units.
help-army-new-more =
    Without --out it writes LIST.army.toml in the folder. It never overwrites a file unless --force is given.
help-army-new-examples =
    heart-africa army new zanzibaris
    heart-africa army new native_kingdom --people buganda --points 480
    heart-africa army new pygmies --name "From the forest" --out forest.army.toml
    heart-africa army new peaceful_village --role defender --out -
help-army-random = Draw a legal army at random.
help-army-random-examples =
    heart-africa army random
    heart-africa army random sudanese_slavers --people mahdists --seed 7
    heart-africa army random --year 1875 --out drawn.army.toml
help-army-suggest = Say what may be added for the points left and, with --why-not, why not the rest.
help-army-suggest-examples =
    heart-africa army suggest caravan.army.toml
    heart-africa army suggest caravan.army.toml --why-not
help-army-pdf = Print an army as PDF: summary, sheets for the table or the opponent’s copy.
help-army-pdf-examples =
    heart-africa army pdf caravan.army.toml
    heart-africa army pdf caravan.army.toml --layout units --paper letter
    heart-africa army pdf caravan.army.toml --layout opponent
help-army-share = Put an army into another form: one-line code, text, QR, JSON or table of figures.
help-army-share-examples =
    heart-africa army share caravan.army.toml
    heart-africa army share caravan.army.toml --as qr --out caravan.png
    heart-africa army share caravan.army.toml --as csv --no-notes
help-army-import = Read an army from a code or a JSON file and write it as an army file.
help-army-import-examples =
    heart-africa army import code.txt --out brought.army.toml
    heart-africa army import army.json
help-army-diff = Say how two armies differ.
help-army-diff-examples =
    heart-africa army diff caravan.army.toml other.army.toml
help-collection = Your collection of figures: what you own, what is missing, what you can field.
help-collection-show = Show the figures that you own.
help-collection-show-examples =
    heart-africa collection show
    heart-africa collection show --collection club.collection.toml
help-collection-set = Note how many figures of a troop you own.
help-collection-set-examples =
    heart-africa collection set askaris 40
    heart-africa collection set swordsmen 12 --note "blue box, no bases"
help-collection-missing = Say which figures are missing for an army.
help-collection-missing-more =
    Ends with 0 if none is missing and 1 if some are.
help-collection-missing-examples =
    heart-africa collection missing caravan.army.toml
help-collection-fields = Say which lists and peoples you can field, and with which figures.
help-collection-fields-more =
    Ends with 0 if you can field any and 1 if none.
help-collection-fields-examples =
    heart-africa collection fields --points 300
help-value-folder = FOLDER
help-demo = Show the whole job from start to finish: a legal army, its verdict, an illegal twin, three PDFs.
help-demo-more =
    It runs the very commands that it shows.
help-demo-examples =
    heart-africa demo
help-option-demo-out = Folder for what it makes; without it, out/demo.

## The dice of the game

help-value-faces = FACES
help-value-inches = INCHES
help-value-unit = TROOP[=N]
help-value-friend = TROOP:INCHES
help-value-work = WORK
help-value-state = STATE
help-value-ground = GROUND
help-option-dice = Faces of your own dice, such as 5,3,6 or "5 3 6"; “-” asks for them or reads standard input. Without dice it only says what is needed.
help-option-throw = Let the program throw any dice that are missing.
help-option-dice-seed = Seed: the same one throws the same again.
help-option-certificate = Take the faces from this dice certificate.
help-option-anyway = The umpire allows what the book does not.
help-option-shot-by = Troop that shoots, by its id or its name.
help-option-shot-at = Troop shot at; also dhow, canoe, baggage, attendant or wall.
help-option-range = Distance to the target, in inches.
help-option-shooters = How many shoot; without it, one.
help-option-targets = How many are shot at; without it, as many as there are shots.
help-option-moved = It has moved this turn.
help-option-turned = It has turned this turn.
help-option-shot-melee = How the shooter stands to melee when movement ends.
help-option-at-attacker = It shoots at whoever has just charged it.
help-option-second-rank-behind = It is in the second rank, behind this troop.
help-option-shot-leader = The shooter is a leader.
help-option-mighty-warrior = A leader with the trait Mighty Warrior.
help-option-gun-bearer = A White Man with his Gun Bearer beside him.
help-option-dismounted = Mounted Regulars on foot.
help-option-changed-mount = It has mounted or dismounted this turn.
help-option-unloaded = It is unloaded.
help-option-jammed = The Machine Gun is jammed.
help-option-broken-down = The Machine Gun has broken down.
help-option-lit-fire = It tries to light a fire this turn.
help-option-aboard = Boat that the shooter is aboard.
help-option-under-way = Its boat has moved.
help-option-boarding = It goes aboard or ashore this turn.
help-option-repeater = It has a repeating rifle (club rule, p. 12).
help-option-armed-scout = A Scout with a rifle (club rule, p. 12).
help-option-target-charging = The target has moved into melee this turn.
help-option-target-melee = How the target stands to melee when movement ends.
help-option-target-leader = The target is a leader.
help-option-shot-attendants = Attendants beside the target leader.
help-option-target-dismounted = The target: Mounted Regulars on foot.
help-option-target-changed-mount = The target has mounted or dismounted this turn.
help-option-target-aboard = Boat that the target is aboard.
help-option-spell-broken = A White Man has already been killed in this game.
help-option-shot-dark = It is dark.
help-option-shot-gap = Width of the gap between bases through which it shoots.
help-option-shot-over = What the shot passes over.
help-option-base = Width of the shooter’s base; without it, 1.
help-option-blind = It shoots blindly through a roof.
help-option-near = How many comrades of the target are near enough for splash.
help-shoot = Say what a shot needs, what forbids it, and what the dice bring.
help-shoot-more =
    Ends with 0 if it may be done, 1 if the book refuses it (unless --anyway) and 2 if a value or a face cannot be understood.
help-shoot-examples =
    heart-africa shoot --by regulars --at spearmen --range 13 --shooters 6 --target-in-cover --dice 6,5,4,3,2,1
    heart-africa shoot --by askaris --at white_men --range 5 --moved
    heart-africa shoot --by "Machine Guns" --at warriors --range 20 --throw --seed 7
help-option-melee-by = Troop on one side.
help-option-against = Troop on the other side.
help-option-figures = How many on the first side; without it, one.
help-option-enemies = How many on the other side; without it, one.
help-option-first = Which enemy the outnumbered figure faces first (1 or 2); without it, whichever suits it better.
help-option-melee-dismounted = The first side: Mounted Regulars on foot.
help-option-melee-mighty-warrior = The first side has a leader who is a Mighty Warrior.
help-option-melee-attendants = Attendants beside that leader.
help-option-melee-behind = Work that the first side defends.
help-option-inside = The first side is inside already.
help-option-climbed = Work that the first side has climbed this turn.
help-option-melee-lit-fire = The first side tries to light a fire this turn.
help-option-enemy-dismounted = The other side: Mounted Regulars on foot.
help-option-enemy-mighty-warrior = The other side has a leader who is a Mighty Warrior.
help-option-enemy-attendants = Attendants beside that leader.
help-option-enemy-behind = Work that the other side defends.
help-option-enemy-inside = The other side is inside already.
help-option-enemy-climbed = Work that the other side has climbed this turn.
help-option-enemy-lit-fire = The other side tries to light a fire this turn.
help-melee = Say what each side needs in close combat, and what the dice bring.
help-melee-examples =
    heart-africa melee --by regulars --against warriors
    heart-africa melee --by swordsmen --against spearmen --enemies 2 --dice "4 2 6"
    heart-africa melee --by spearmen --against askaris --figures 8 --enemies 6 --enemy-behind fortification --throw --seed 1
help-option-morale-unit = The unit: TROOP with --figures, or TROOP=N once for each troop in it; also gunboat or dhow.
help-option-morale-figures = Figures left in the unit.
help-option-casualties = Casualties of the unit this turn.
help-option-morale-markers = Tests that it has failed before.
help-option-ambush = Enemies emerged from ambush, so many inches away; may be repeated.
help-option-pygmy-ambush = The same, with Pygmies among them.
help-option-friend-fled = A friendly unit has fled, in sight, such as askaris:5; may be repeated.
help-option-friend-destroyed = A friendly unit was destroyed, in sight, such as askaris:5.
help-option-leader-lost = The leader was eliminated, so many inches away.
help-option-standard-lost = The Standard Bearer was eliminated, so many inches away.
help-option-witch-doctor-lost = The Witch Doctor was eliminated, so many inches away.
help-option-baggage-captured = Baggage of its army captured this turn.
help-option-baggage-eaten = Baggage of its army taken by crocodiles.
help-option-village-burnt = A village of its army was set on fire.
help-option-by-owner = Its own side fired that village.
help-option-attacking = Its army is the attacker.
help-option-spells = Spells cast on it this turn.
help-option-disciplinarian = A Disciplinarian leader is so many inches away, and it ignores a test.
help-option-standard = A Standard Bearer is so many inches away, and cancels a test.
help-option-charismatic = A Charismatic Leader is with it: how many figures it began with, counting him.
help-option-lone-leader = It is the leader on his own.
help-option-hits = Hits on the vessel in the whole game (a gun’s hit counts as 10).
help-option-hits-before = Those of them before this turn.
help-option-aground = The vessel is aground.
help-morale = Say which morale tests a unit must take and why, and what the dice bring.
help-morale-examples =
    heart-africa morale --unit spearmen --figures 12 --casualties 3
    heart-africa morale --unit askaris=8 --unit ruga_ruga=4 --ambush 6 --friend-fled askaris:5 --dice 5,2
help-option-distance = From the leader to the nearest figure of the unit, in inches.
help-option-rally-unit = Troop of the unit.
help-option-eloquent = The leader is Eloquent.
help-option-markers = Failed-morale markers of the unit; without it, one.
help-option-attempts = Units that the leader has tried to rally this turn.
help-option-before-tests = The morale tests of the turn are not done yet.
help-rally = Say what a leader needs to rally a unit, and what the die brings.
help-rally-examples =
    heart-africa rally --distance 5
    heart-africa rally --distance 6 --eloquent --dice 2
help-option-who = Troop that moves; also baggage, canoe or dhow.
help-option-ground = Ground that it rolls for; without it, that of its way.
help-option-from = Ground where it starts, such as jungle; may be repeated where several overlap.
help-option-over = Ground that it moves over, in order; may be repeated.
help-option-move-behind = Work behind which that enemy stands.
help-option-on-foot = Riders on foot.
help-option-guided = Behind a Scout, at his speed.
help-option-move-dark = It is dark.
help-option-move-aground = The Gunboat is aground.
help-option-water = Which way a vessel goes.
help-option-rolled = The unit has rolled this turn.
help-move = Say which dice a unit rolls for its movement and why, and how far they take it.
help-move-examples =
    heart-africa move --who warriors
    heart-africa move --who lancers --over tall-grass --dice 5
    heart-africa move --who askaris --ground both --dice 4,2
help-dice = Dice that everybody can trust: fairness, and certificates.
help-dice-fairness = Count faces and say whether the dice look fair.
help-dice-fairness-examples =
    heart-africa dice fairness 6 5 6 2 1 6 4 3 6 6 2 5
    heart-africa dice fairness 654321 --json
help-option-faces = Faces thrown, such as 5 3 6 or 536; “-” reads standard input.
help-dice-certificate = Faces that nobody can choose, see beforehand or throw again, and anybody can check.
help-dice-certificate-new = Begin a certificate: show its promise before the game.
help-dice-certificate-new-examples =
    heart-africa dice certificate new game.dice.json
help-dice-certificate-roll = Roll dice with a certificate; each roll stays in it.
help-dice-certificate-roll-examples =
    heart-africa dice certificate roll sunday.dice.json 6 --for "first volley"
help-dice-certificate-open = Reveal the secret of a certificate when the game is over.
help-dice-certificate-open-examples =
    heart-africa dice certificate open sunday.dice.json
help-dice-certificate-verify = Check that every roll of an opened certificate is what it had to be.
help-dice-certificate-verify-more =
    Ends with 0 if everything is as it had to be and 1 if not, or if the certificate is still closed.
help-dice-certificate-verify-examples =
    heart-africa dice certificate verify played.dice.json
help-option-certificate-file = File of the certificate.
help-option-dice-count = How many dice; without it, one.
help-option-dice-for = What the roll is for.
help-odds = Exact chances, before any die is thrown.
help-odds-shot = The chances of one shot: to hit, to kill.
help-odds-shot-examples =
    heart-africa odds shot --by regulars --at white_men --range 13
    heart-africa odds shot --by archers --at lancers --range 8 --moved
help-odds-volley = The chances of a volley or a burst: the losses, and what happens to the unit.
help-odds-volley-examples =
    heart-africa odds volley --by regulars --at spearmen --range 13 --shooters 6 --unit-figures 12
    heart-africa odds volley --by machine_gun --at warriors --range 20 --at-least 3
help-odds-melee = The chances of a melee: of one bout, or of several rounds.
help-odds-melee-examples =
    heart-africa odds melee --by regulars --against warriors
    heart-africa odds melee --by askaris --against spearmen --figures 12 --enemies 12 --rounds 8
help-odds-move = The chances of a move: how far it takes.
help-odds-move-examples =
    heart-africa odds move --who warriors --reach 9
help-odds-morale = The chances of a unit in the morale phase: to hold, to be marked, to flee.
help-odds-morale-examples =
    heart-africa odds morale --unit spearmen --figures 12 --casualties 3
help-option-at-least = Also say the chance of this many losses, or more.
help-option-unit-figures = Figures of the unit shot at, to say also whether it flees.
help-option-rounds = Rounds fought on; without it, one.
help-option-reach = Also say the chance of getting this far.

## Battles

help-value-battle = BATTLE
help-value-engagement = BATTLE
help-value-armies = ARMY
help-value-entry = N
help-value-order = ORDER
help-value-level = LEVEL
help-value-of-unit = UNIT
help-value-step = STEP
help-value-result = RESULT
help-option-battle = Name of the battle; “heart-africa battle list” shows them.
help-option-keeper =
    { $kind ->
        [battle] Who keeps the battle; the name is shown beside every entry.
       *[other] Who keeps it; the name is shown beside every entry.
    }
help-option-reason = Why; it is recorded in the journal.
help-option-entry = Number of an entry, as “{ $kind } log” shows it.
help-option-armies = Files of the armies, first red’s, then blue’s (*.army.toml).
help-option-random-army = A list, perhaps with its people (native_kingdom/buganda): an army is drawn at random. May be repeated.
help-option-points-agreed = Points agreed on, which the stronger side of an agreed scenario has; without it, 600.
help-option-agreed-scenario = Scenario that the players have agreed on; without it, it is settled in the battle.
help-option-computer = A side that the computer plays, and at which level: random (any legal order), steady (the best at first sight) or planner (with a plan for the whole army). May be repeated.
help-option-hint-side = Whose; without it, whose turn it is.
help-option-hint-level = At which level it thinks: random, steady or planner.
help-option-hint-order = An order as it is typed at the prompt: why not that?
help-option-attacker = Who attacks, if the scenario has been agreed on.
help-option-script = A file of orders, a line each, as they are typed at the prompt: dice go after “=”, the reason for overruling a rule after “{"\u0021"}”.
help-option-from-line = Line of the script to begin with.
help-option-companion-side = What this people may know, or its player; “all” shows every hand. Without it, only what everybody may know.
help-option-kingdoms-computer = A player whom the computer plays, and how: any-legal, greedy or planner, such as Luis=greedy. May be repeated.
help-option-kingdoms-player = Who plays, to the right; once for each.
help-option-side = What this side may know; “all” shows the umpire every secret. Without it, only what both sides may know.
help-option-of-unit = Only this unit, by name or code.
help-option-turn = Only this turn; may be repeated.
help-option-step = Only this step: arrivals, units, independents, shooting, reloading, melee, morale, rallying, victory.
help-option-why = With the reasons for every number.
help-option-log-as = As a text to read, or as a script that leads to the same result.
help-option-misread = The dice of this entry as they really came up, all of them.
help-option-order = The order in place of it, as it is typed at the prompt, in quotes.
help-option-export-as = The whole journal (jsonl), to be imported again; a row for each thing that happened (csv, json).
help-option-out-battle = File to write it to; without it, it is printed.
help-option-new-name = Another name for it.
help-option-journal-file = File of the journal (*.jsonl).
help-option-partly = Import what is sound in a damaged file.
help-option-record = Result of a battle played without the program: who won, scenario, who attacked; what was left with --left.
help-option-overrule = The umpire’s reason for entering it against the book.
help-battle = Battles: begin, play, look back, correct, report.
help-battle-new = Begin a battle with its two armies.
help-battle-new-more =
    An illegal army may play: the battle remembers why it is illegal. Armies may also be chosen later, in “battle play”.
help-battle-new-examples =
    heart-africa battle new monday caravan.army.toml other.army.toml
    heart-africa battle new tuesday caravan.army.toml other.army.toml --scenario encounter
    heart-africa battle new friday --random zanzibaris --random native_kingdom/buganda --points 300 --seed 3
help-battle-play = The referee: says what comes next and why, takes orders and dice, tells what comes of them.
help-battle-play-more =
    An order is a line: “shoot R2 at B1 10”. Then the dice, typed or thrown. “?” explains everything, “undo” undoes what has no dice, “quit” quits; everything is saved at once.
    With --script the orders come from a file, with their dice after “=” and the umpire’s reason after “!”.
help-battle-play-examples =
    heart-africa battle play sunday
    heart-africa battle play sunday --throw
    heart-africa battle play sunday --script orders.txt
help-battle-list-examples =
    heart-africa battle list
help-battle-status = Both armies as they stand, and what comes next.
help-battle-status-examples =
    heart-africa battle status sunday
    heart-africa battle status sunday --side red
    heart-africa battle status sunday --unit R2
help-battle-next = What comes next, whose it is, and why.
help-battle-next-examples =
    heart-africa battle next sunday
help-battle-log = What has happened, by turn, step and unit.
help-battle-log-examples =
    heart-africa battle log sunday
    heart-africa battle log sunday --turn 1 --step shooting --why
    heart-africa battle log sunday --as script
help-battle-goto-examples =
    heart-africa battle goto sunday 2
help-battle-rename-examples =
    heart-africa battle rename sunday "the first sunday"
help-battle-copy-examples =
    heart-africa battle copy sunday
    heart-africa battle copy sunday --name "the first sunday"
help-battle-away-examples =
    heart-africa battle away sunday
help-battle-undo-examples =
    heart-africa battle undo sunday
help-battle-redo-examples =
    heart-africa battle redo saturday
help-battle-correct-examples =
    heart-africa battle correct sunday 2 --reason "the other scenario was meant"
help-battle-amend-examples =
    heart-africa battle amend sunday 3 "scenario encounter red" --reason "red attacks"
help-battle-export = Write a battle into a file: the journal itself, or rows for other programs.
help-battle-export-examples =
    heart-africa battle export sunday --out sunday.jsonl
    heart-africa battle export sunday --as csv
help-battle-import-examples =
    heart-africa battle import kept.jsonl --name again
help-battle-verify-examples =
    heart-africa battle verify sunday
help-battle-repair-examples =
    heart-africa battle repair sunday
help-battle-hint = What the computer would do for a side and why, or why not the order that you name.
help-battle-hint-examples =
    heart-africa battle hint sunday
    heart-africa battle hint sunday --side red --level planner
    heart-africa battle hint sunday --why-not "move R2 6"

help-battle-result = Who has won and what it cost; or enter the result of a battle played without the program.
help-battle-result-examples =
    heart-africa battle result sunday
    heart-africa battle result sunday --record "attacker encounter red --turns 6 --left {"{"}R2 5{"}"},{"{"}B2 0 fled{"}"}"

## Campaigns

help-value-campaign = CAMPAIGN
help-value-player = PLAYER
help-value-outcome = OUTCOME
help-value-losses = PLAYER=N
help-value-date = YEAR[/HALF]
help-value-key = KEY
help-option-campaign = Name of the campaign; “heart-africa campaign list” shows them.
help-option-order-dice = Faces of your own dice, such as 5,3,6 or "5 3 6". Without them they are asked for, or --throw throws them.
help-option-overrule-order = The reason for doing it against the book; it is recorded in the journal.
help-option-at-date = As it stood at the end of that half year: 1878, 1878/1. Without it, as it is now.
help-option-first-year = Year in which it begins, 1860 or later; without it, 1860.
help-option-of-player = A player; without one, all players.
help-option-account = A player’s account, or the bank; without one, everybody’s balance.
help-option-any-order = An order as it is typed in “campaign play”, in quotes or word by word.
help-option-engagement = The battle (1878-1-3, or its end: 3); without it, all.
help-option-play-out = The computer plays both sides to the end, as both agreed by “play out”; armies of which no file is given are drawn.
help-option-play-out-level = At which level it plays: random, steady or planner.
help-option-red-army = File of the red army, which attacks unless you say otherwise.
help-option-blue-army = File of the blue army.
help-option-attacker-colour = The colour of the attacker; without it, red.
help-option-battle-name = Name for the battle; without it, the campaign’s name and the battle’s own.
help-option-outcome = Who won: attacker, defender, draw, or the name of the player.
help-option-from-battle = The result of the battle that was played here: who won, which leaders fell, the losses.
help-option-from-date = From that year or half year on.
help-option-to-date = Up to that year or half year.
help-option-timeline-player = Only what concerns this player.
help-option-out-html = File of the page; without it, CAMPAIGN.html. “-” prints it.
help-option-campaign-as = The whole journal (jsonl), to be imported again; or rows for other programs (csv, json).
help-option-campaign-what = What the rows contain: what has happened, the movements of hongos, the battles.
help-option-for-player = How everything stands, for this player: signed with the key you share, and with what he may know.
help-option-whole-state = The whole state, and not only what is new since that player last answered.
help-option-turn-file = An exported game, how it stands for a player, or the orders of one.
help-option-campaign-file = An exported campaign, a state for a player, or the orders of one.
help-option-orders-partly = Of orders, those that are still valid; of a damaged file, what is sound.
help-option-on-top = Enter the orders although play has gone on since they were written.
help-option-replace-copy = If the copy differs, accept the new state and set the old one aside.
help-option-key = The key that the organiser gave you; needed only the first time.
help-option-key-player = The player.
help-option-renew = A new key: the old one is no longer accepted.
help-option-order-lines = Orders, each in quotes.
help-option-orders-script = The orders of a file, one to a line.
help-option-orders-note = Some words to the organiser.
help-option-orders-pass = What you let go by until your next turn: the dice of the production, everything unless you are attacked, or everything.
help-option-orders-out = File of the orders; without it, NAME-PLAYER-TURN.orders.json.
help-campaign = Campaigns: run them, look at them, send them to the players.
help-campaign-new = Begin a campaign at the start of a year.
help-campaign-new-examples =
    heart-africa campaign new victoria --year 1875
help-campaign-list-examples =
    heart-africa campaign list
help-campaign-play = Run a campaign order by order: it says what comes next and why, takes orders and dice, tells what comes of them.
help-campaign-play-more =
    An order is a line: “attack Ana against Luis”. Dice go after “=”, or are asked for. “{"\u003F"}” explains everything, “may Ana” says what she may do and what she may not, “quit” quits; everything is saved at once.
help-campaign-play-examples =
    heart-africa campaign play lagos
    heart-africa campaign play lagos --script orders-lagos.txt
help-campaign-next = What comes next, whose it is and why; what each player may do, what not and why.
help-campaign-next-examples =
    heart-africa campaign next lagos
    heart-africa campaign next lagos Eva
help-campaign-status = How the campaign or a player stands: what is held, and how far it is to a promotion.
help-campaign-status-examples =
    heart-africa campaign status lagos
    heart-africa campaign status lagos Ana
    heart-africa campaign status lagos --at 1885
help-campaign-join-examples =
    heart-africa campaign join lagos Zoe pygmies
    heart-africa campaign join lagos Zoe native_kingdom --people rwanda --called Wa-tembo
help-campaign-leave-examples =
    heart-africa campaign leave lagos Leo
help-campaign-turn = The next half year begins, and the order of play is rolled.
help-campaign-turn-more = The dice in their order: two for each pair of explorers; then the explorers and the others, in the order in which they joined; then the ties.
help-campaign-turn-examples =
    heart-africa campaign turn bagamoyo --throw
help-campaign-attack-examples =
    heart-africa campaign attack lagos Eva Ana
help-campaign-pass-examples =
    heart-africa campaign pass lagos Eva
help-campaign-resist-examples =
    heart-africa campaign resist tabora Ana --dice 4
help-campaign-settle-examples =
    heart-africa campaign settle tabora Ana 2
    heart-africa campaign settle tabora Ana --explore
help-campaign-explore-examples =
    heart-africa campaign explore lagos Eva Luis
    heart-africa campaign explore lagos Eva Luis 1 --payer Eva
help-campaign-hunt-examples =
    heart-africa campaign hunt lagos Eva --dice 5
help-campaign-give-examples =
    heart-africa campaign give lagos Ana Luis 1
help-campaign-promote-examples =
    heart-africa campaign promote lagos Luis native_kingdom --overrule "we all agreed"
help-campaign-do = Any order, as it is typed in “campaign play”.
help-campaign-do-examples =
    heart-africa campaign do lagos deadline 2027-04-30
    heart-africa campaign do lagos "away Leo"
help-campaign-battle = The battles to be played, or one of them with its points, or one begun here with two armies.
help-campaign-battle-more =
    The armies are checked against the points, the year, the scenario and the role that the campaign gives them. Then it is played with “battle play”.
help-campaign-battle-examples =
    heart-africa campaign battle ujiji
    heart-africa campaign battle ujiji 1
    heart-africa campaign battle ujiji 1 --red caravan.army.toml --blue other.army.toml
help-campaign-result = How a battle ended, entered by hand or taken from the one played here, and what follows from it.
help-campaign-result-examples =
    heart-africa campaign result ujiji 1 Ana
    heart-africa campaign result ujiji 1 draw --lost Ana=7 --lost Luis=9
    heart-africa campaign result kigoma 1 --from-battle
help-campaign-standings = Who leads among the players of each kind.
help-campaign-standings-examples =
    heart-africa campaign standings lagos
    heart-africa campaign standings lagos --at 1885
help-campaign-beats = Who has beaten whom, and how often.
help-campaign-beats-examples =
    heart-africa campaign beats kigoma
help-campaign-land = Districts, free natives and explored territories.
help-campaign-land-examples =
    heart-africa campaign land lagos
help-campaign-ledger = The ledger of hongos: the balances, or an account line by line.
help-campaign-ledger-examples =
    heart-africa campaign ledger lagos
    heart-africa campaign ledger lagos Ana
help-campaign-chronicle = The campaign told in prose.
help-campaign-chronicle-examples =
    heart-africa campaign chronicle lagos
    heart-africa campaign chronicle lagos --from 1885 --to 1885/1
help-campaign-timeline = What was done, entry by entry, with its dice.
help-campaign-timeline-examples =
    heart-africa campaign timeline lagos
    heart-africa campaign timeline lagos --player Eva
    heart-africa campaign timeline lagos --as script
help-campaign-log-examples =
    heart-africa campaign log lagos
    heart-africa campaign log lagos --as script
help-campaign-html = A page for the club’s site: a single file, in both languages.
help-campaign-html-examples =
    heart-africa campaign html lagos
    heart-africa campaign html lagos --out page.html
help-campaign-export = Write the campaign into a file: the journal, rows for other programs, or the state for a player.
help-campaign-export-examples =
    heart-africa campaign export lagos --out lagos.jsonl
    heart-africa campaign export lagos --as csv --what ledger
    heart-africa campaign export lagos --for Ana --out ana.turn.json
help-campaign-import = Import a file: a campaign, the state that the organiser sends you, or the orders of a player.
help-campaign-import-more =
    What takes two is proposed to the other, who accepts it. Orders that are no longer valid, or that are affected by what has happened since, are not merged: they are shown with the reasons.
help-campaign-import-examples =
    heart-africa campaign import kept-lagos.jsonl --name other
    heart-africa campaign import eva.orders.json
help-campaign-key = The key of a player, with which the files are signed. It is given in person, once.
help-campaign-key-examples =
    heart-africa campaign key lagos Ana
help-campaign-orders = A player writes orders into a signed file, for the organiser.
help-campaign-orders-examples =
    heart-africa campaign orders mwanza "attack Eva against Luis" --out attack.orders.json
help-campaign-rename-examples =
    heart-africa campaign rename lagos "the lakes"
help-campaign-copy-examples =
    heart-africa campaign copy lagos
    heart-africa campaign copy lagos --name "the lakes"
help-campaign-away-examples =
    heart-africa campaign away lagos
help-campaign-undo-examples =
    heart-africa campaign undo lagos
help-campaign-redo-examples =
    heart-africa campaign redo uvira
help-campaign-goto-examples =
    heart-africa campaign goto lagos 3
help-campaign-correct-examples =
    heart-africa campaign correct lagos 6 --reason "the order was rolled wrong"
help-campaign-amend-examples =
    heart-africa campaign amend lagos 8 "deadline 2027-05-31" --reason "May was meant"
help-campaign-verify-examples =
    heart-africa campaign verify lagos
help-campaign-repair-examples =
    heart-africa campaign repair lagos

## Any game that is kept: battles, campaigns. $kind: how it is called on the command line.

help-option-kept = Name of it; “heart-africa { $kind } list” shows all.
help-option-other-name = What it is to be called.
help-option-away = Those that were put away, each with its file.
help-value-new-name = NEW-NAME
help-option-moment =
    { $kind ->
        [campaign] As it stood at the end of that half year: 1878, 1878/1. Without it, as it is now.
       *[other] As it stood after that entry. Without it, as it stands.
    }
help-value-moment = MOMENT
help-game = Begin, play, look back, correct.
help-game-new = Begin a game.
help-game-play = Play on, order by order: it says what comes next, takes orders and dice, tells what comes of them.
help-game-list =
    { $kind ->
        [battle] The battles there are.
        [campaign] The campaigns there are.
       *[other] The games there are.
    }
help-game-status = How it stands.
help-game-next = What comes next.
help-game-log = What was done, entry by entry, with its dice; or as a script.
help-game-goto =
    { $kind ->
        [battle] The battle as it stood after an entry; nothing is changed.
        [campaign] The campaign as it stood after an entry; nothing is changed.
       *[other] How it stood after an entry; nothing is changed.
    }
help-game-undo = Undo the last act. This never undoes dice; “correct” does.
help-game-redo = Redo the act that was last undone.
help-game-correct = Undo everything after an entry, dice too, with a reason; or correct the dice of an entry.
help-game-correct-more =
    The same roll meets the same dice again: a correction is never a second throw.
help-game-amend = Put another order in place of an earlier one; later orders are given again as far as they are still valid.
help-game-rename = Give it another name.
help-game-copy = Make a copy under another name, to go on with both.
help-game-away = Take it off the list into a file, which “import” reads again.
help-game-export = Write it into a file.
help-game-import =
    { $kind ->
        [battle] Import a battle from a file.
        [campaign] Import a campaign from a file.
       *[other] Import a game from a file.
    }
help-game-verify = Check that no entry is missing, changed or damaged.
help-game-verify-more =
    Ends with 0 if all is well and 1 if not.
help-game-repair = Repair what is damaged from its backups; what none of them has is cut off and saved in a file.
help-game-papers = Print all its papers.

## Papers

help-papers = Print every paper of the sample battle and campaign: in both languages, in both sizes.
help-papers-more =
    Battle: report, reference sheets, cards, counters, forms. Campaign: chronicle, standings, statements, order of play.
    For your own: “battle papers” and “campaign papers”.
help-papers-examples =
    heart-africa papers --kind campaign --paper letter
help-option-papers-folder = Folder for the papers; without it, out/papers.
help-option-papers-paper = One paper size only; without it, both.
help-option-papers-kind = Only the battle, the one on the map, or the campaign; without it, all.
help-option-papers-out = Folder for the papers; without it, one of that name.
help-battle-reference = Print the rules that this battle needs, and no others, on two pages at most.
help-battle-reference-more =
    By steps of the turn, with their pages, and the table of both sides’ troops. With --side it reveals no secrets of the other side.
help-battle-reference-examples =
    heart-africa battle reference sunday
    heart-africa battle reference sunday --side red --paper letter
help-battle-report = Tell the battle in prose, turn by turn: turning points, losses, luck and dice.
help-battle-report-examples =
    heart-africa battle report sunday
    heart-africa battle report sunday --as html
help-option-report-as = Form: PDF, Markdown, or one page for a browser; without it, by the ending of the file (.pdf, .md, .html), otherwise PDF.
help-option-out-paper = File to write; without it, one of that name.
help-army-papers = Print every paper of an army: its three sheets, cards to cut out, counters, blank forms.
help-army-papers-examples =
    heart-africa army papers caravan.army.toml
    heart-africa army papers caravan.army.toml --out printed --paper letter
help-battle-papers = Print a battle: report, each side’s reference sheet and cards, counters, blank forms.
help-battle-papers-examples =
    heart-africa battle papers sunday
    heart-africa battle papers sunday --out printed --paper letter
    heart-africa battle papers sunday --centimetres
help-battle-table = Save the table of a battle as a file, print its plan, or lay another.
help-battle-table-examples =
    heart-africa battle table sunday --out sunday.table.toml
    heart-africa battle table sunday --plan sunday.pdf
help-option-table-out = File for the table with everything on it.
help-option-table-in = Table file to lay under the battle.
help-option-table-plan = File for the plan, as PDF.
help-campaign-papers = Print a campaign: chronicle, standings, statements of hongos, the evening’s order of play.
help-campaign-papers-examples =
    heart-africa campaign papers lagos
    heart-africa campaign papers lagos --out printed --paper letter
help-about = Say which version this is, which rules are proven by a test, and the licences of everything it uses.
help-about-examples =
    heart-africa about

## The companion games: what all of them have

help-zulus = “Zulus on the Ramparts!”, both editions: its rules, its components and what dice make of them.
help-game-rule = Show a rule of the game, a section of its rulebook, or look for rules by words.
help-zulus-rule-examples =
    heart-africa zulus rule ZR-164
    heart-africa zulus rule 6.7.4
    heart-africa zulus rule barricade --edition 1
help-game-rulings = The unclear rules of the game, how we read them and what other rulings are possible.
help-zulus-rulings-examples =
    heart-africa zulus rulings
    heart-africa zulus rulings ZR-061
help-game-coverage = Which rules of the game are proven by a test, by section.
help-zulus-coverage-examples =
    heart-africa zulus coverage
help-option-companion-words = A rule (ZR-164), a section (6.7.4) or words to look for; several narrow the search.
help-option-companion-rule = A rule, such as ZR-061; without it, all that allow another ruling.
help-option-edition = The edition of the rules; without it, both.
help-option-edition-played = The edition of the rules; without it, the latest.
help-option-zulus-ruling = Another ruling on an unclear rule, such as ZR-061=once; may be repeated. “heart-africa zulus rulings” shows them.
help-option-isandlwana-ruling = Another ruling on an unclear rule, such as IS-034=forbidden; may be repeated. “heart-africa isandlwana rulings” shows them.
help-option-kingdoms-ruling = Another ruling on an unclear rule, such as DK-007=breaks; may be repeated. “heart-africa kingdoms rulings” shows them.
help-game-pack = What the box prints: packs of components, value by value with their origin.
help-game-pack-list = The packs that come with the program, and your own.
help-zulus-pack-list-examples =
    heart-africa zulus pack list
help-game-pack-show = What a pack is and how complete, or the values at a place of it.
help-zulus-pack-show-examples =
    heart-africa zulus pack show zulus-own-2
    heart-africa zulus pack show zulus-own-2 cards.bourne
    heart-africa zulus pack show zulus-1-rulebook cards.3
help-game-pack-check = Everything that is wrong with a pack, with file, line and key; 2 if anything is.
help-zulus-pack-check-examples =
    heart-africa zulus pack check mine.pack.toml
help-game-pack-set = A value as your own box prints it, into your own pack, which never leaves your folder.
help-game-pack-set-more =
    Cards go by their number. Words need no quotes; lists are written [5, 6], names {"{"} es = "…", en = "…" {"}"}.
help-zulus-pack-set-examples =
    heart-africa zulus pack set cards.44.volley.close 4 --edition 2
    heart-africa zulus pack set cards.chard.medal vc
help-game-pack-export = Print or write a pack with all that it stands on, as one file.
help-zulus-pack-export-examples =
    heart-africa zulus pack export zulus-own-2
help-value-pack = PACK
help-value-pack-value = VALUE
help-option-pack = A pack by its id (“pack list” shows them), or a file *.pack.toml.
help-option-pack-files = Files *.pack.toml.
help-option-pack-key = A place in a pack, such as cards.44.volley.close, chits.r.count or regiments.udloko.
help-option-pack-value = The value that is printed.
help-option-pack-remove = Take the value out of your pack.
help-option-pack-out = The file to write; without it, it is printed.
help-zulus-balance = How our own set plays: many games by the computer’s players, counted.
help-zulus-balance-examples =
    heart-africa zulus balance --player greedy --games 10
    heart-africa zulus balance --edition 1 --player any-legal --games 10 --seed 1 --out first.balance.toml
help-option-balance-games = How many games of each row; in Zulus a tenth of them for the player who looks ahead.
help-option-balance-seed = The seed: the same one gives the same games again.
help-option-balance-player = One player of the computer’s only, such as greedy.
help-option-balance-out = The report to write, as it lies beside the pack.
help-zulus-cards = What the cards of our own set say, or one of them.
help-zulus-cards-examples =
    heart-africa zulus cards 3
    heart-africa zulus cards bourne --edition 1
help-zulus-report = Tell a game that has begun in prose, turn by turn: what was drawn, decisive volleys with their odds, the points.
help-zulus-report-examples =
    heart-africa zulus report sunday
    heart-africa zulus report sunday --as html
help-zulus-print = Our own set on paper, to play on a table without a computer: cards, chits and markers, board and reference sheet.
help-zulus-print-examples =
    heart-africa zulus print --edition 2
    heart-africa zulus print --edition 1 --paper letter --out table
help-value-card = CARD
help-value-territory = TERRITORY
help-value-seat = NAME=PLAYER
help-option-card = A card by its word, its name or its number, such as bourne; without it, all.
help-zulus-odds = Exact chances that the rulebook alone gives, without your box.
help-zulus-odds-volley = A volley: its modifiers with their reasons and its exact odds, or what its dice come to.
help-zulus-odds-volley-examples =
    heart-africa zulus odds volley --dice 4 --low-ammo
    heart-africa zulus odds volley --dice 3 --box 2 --markers 3 --night --faces 6,5,2
help-zulus-odds-fire = The Building Ablaze table, face by face, with the chances.
help-zulus-odds-fire-examples =
    heart-africa zulus odds fire --burning 1
    heart-africa zulus odds fire --fighting
help-zulus-odds-defence = The chance that a Heroic Defense with these numbers holds.
help-zulus-odds-defence-examples =
    heart-africa zulus odds defence 5,6
help-zulus-vp = Victory points line by line, and the level, of a game that ended like this.
help-zulus-vp-examples =
    heart-africa zulus vp relief --heroes 3 --decorated 4 --markers 6 --ibuthos 1
    heart-africa zulus vp defeat --burning 2 --edition 1
help-option-volley-dice = How many dice the card shows at that range.
help-option-volley-box = The box of the target, from 5 to -1.
help-option-volley-markers = The Hit markers that the target has left.
help-option-volley-low-ammo = The low ammunition marker is on the map.
help-option-volley-night = It is night.
help-option-hampered-overheat = The rifles overheated this turn.
help-option-hampered-snipers = Snipers fired this turn.
help-option-volley-burning = The building of that track burns.
help-option-volley-melee = A bayonet card (10.1 of the 1st edition, 12.2 of the 2nd).
help-option-volley-faces = The dice as they fell; without it, only the odds.
help-option-support-g-company = G Company is on the map.
help-option-support-nnc = The Natal Native Contingent is on the map.
help-option-support-nnh = The Natal Native Horse is on the map.
help-option-fires-burning = How many buildings burn.
help-option-fires-fighting = A Hero fights the fire (6.5).
help-option-defence-numbers = The numbers of the defense.
help-option-end = How it ended: an iButho reached the marker, all were beaten, or the relief column came.
help-option-end-heroes = Heroes and Groups on the table without a medal, committed ones too.
help-option-end-decorated = Those with a medal.
help-option-end-markers = Hit markers in the casualties box.
help-option-end-ibuthos = iButho units in the casualties box.
help-option-end-burning = How many buildings burn.
help-option-end-cards = Optional cards that were added to the deck.
help-option-end-option = An optional rule in play, such as melee-at-night; may be repeated.

help-zulus-new = Begin a game: our own set of cards and chits, or your own box; everything is laid out.
help-zulus-new-examples =
    heart-africa zulus new thursday
    heart-africa zulus new monday --edition 1 --option closer-game --seed 7
    heart-africa zulus new tuesday --own-box --tracks uthulwana,udloko,indlondo,indluyengwe
help-zulus-at = Ask about a position: what is legal, what is not and why, or what an order would bring.
help-zulus-at-more =
    The guide describes the format of a position. “do” prints the events, the modifiers, the dice as they count and the position afterwards.
help-zulus-at-examples =
    heart-africa zulus at night.position.toml legal --json
    heart-africa zulus at night.position.toml do "volley by-ranks at loins" --seed 3 --json
help-option-own-box = Play with your own box: each printed value is asked for when it is first needed.
help-option-zulus-option = An optional rule (12.0) by its name: gold-markers, melee-at-night, dawn, officers; in the 1st edition varied-strength, closer-game, dawn, luck.
help-option-zulus-card = An optional card (12.3) that is added, by its word or number.
help-option-zulus-tracks = The iButhos on Chest, Left Horn, Right Horn and Loins as you laid them, with commas between; without it, at random.
help-option-position = A position: a file *.position.toml.
help-option-position-what = legal: what may be done; do: carry out an order.
help-option-position-dice = The dice as they fell: 6,5,2. Without it, the program throws them.

## Last Stand at Isandlwana

help-isandlwana = “Last Stand at Isandlwana”: its rules, its map and units, and what dice make of them.
help-isandlwana-new = Begin a game on our own map or with your own box, for two, or alone against the rules.
help-isandlwana-new-examples =
    heart-africa isandlwana new thursday --solitaire
    heart-africa isandlwana new monday --free-set-up --seed 7
help-option-isandlwana-solitaire = The rules of 9.2 play the Zulus; you have the British.
help-option-isandlwana-free = The British choose where they start (10.0).
help-isandlwana-at = Ask about a position: what is legal, what is not and why, or what an order would bring.
help-isandlwana-at-more =
    The guide describes the format of a position. “do” prints the events, the dice and the position afterwards.
help-isandlwana-at-examples =
    heart-africa isandlwana at stand.position.toml legal --json
    heart-africa isandlwana at stand.position.toml do "fire 0909 a" --dice 2 --json
help-isandlwana-advise = What each plan of the computer’s would order now, and why.
help-isandlwana-advise-examples =
    heart-africa isandlwana advise sunday
help-isandlwana-balance = How our own set plays against the rules of 9.2: many games by two plans of the computer’s, counted.
help-isandlwana-balance-examples =
    heart-africa isandlwana balance --games 5
    heart-africa isandlwana balance --games 5 --seed 2 --out first.balance.toml
help-isandlwana-amend-examples =
    heart-africa isandlwana amend sunday 4 "place 1bp 1207" --reason "1207 was meant"
help-isandlwana-rule-examples =
    heart-africa isandlwana rule IS-112
    heart-africa isandlwana rule 8.5
    heart-africa isandlwana rule ammunition wagon
help-isandlwana-rulings-examples =
    heart-africa isandlwana rulings
    heart-africa isandlwana rulings IS-112
help-isandlwana-coverage-examples =
    heart-africa isandlwana coverage
help-isandlwana-pack-list-examples =
    heart-africa isandlwana pack list
help-isandlwana-pack-show-examples =
    heart-africa isandlwana pack show isandlwana-own
    heart-africa isandlwana pack show isandlwana-own units.c
help-isandlwana-pack-check-examples =
    heart-africa isandlwana pack check my-map.pack.toml
help-isandlwana-pack-set-more =
    Hexes go by their number, a run of a column as 0101-0114. Words need no quotes; lists are written ["0105", "0106"].
help-isandlwana-pack-set-examples =
    heart-africa isandlwana pack set hexes.0101-0114 clear
    heart-africa isandlwana pack set units.c.strength 6
help-isandlwana-pack-export-examples =
    heart-africa isandlwana pack export isandlwana-own
help-isandlwana-report = Tell a game that has begun: phase by phase, the losses, a plan of the map for every turn.
help-isandlwana-report-examples =
    heart-africa isandlwana report sunday
help-isandlwana-print = Our own map and counters on paper, to play on a table without a computer, and the reference sheet.
help-isandlwana-print-examples =
    heart-africa isandlwana print
    heart-africa isandlwana print --paper letter --out hexes
help-isandlwana-odds = Hit numbers line by line, and exact odds, without a map.
help-isandlwana-odds-fire = British fire: what each unit fires with, the hit number, its odds.
help-isandlwana-odds-fire-examples =
    heart-africa isandlwana odds fire 8@1
    heart-africa isandlwana odds fire 3@1 4@3s --defense 4 --turn 6
help-isandlwana-odds-attack = Zulu attacks: their hit number against a hex, and how many of them hit.
help-isandlwana-odds-attack-examples =
    heart-africa isandlwana odds attack 5
    heart-africa isandlwana odds attack 2 --defense 4 --leader
help-isandlwana-odds-sniping = Sniping: how many of the units beside Zulus lose a step.
help-isandlwana-odds-sniping-examples =
    heart-africa isandlwana odds sniping 8 --turn 4
help-value-firers = STRENGTH@RANGE
help-option-isandlwana-firers = Each unit by strength and range: 8@1; with s in square, c with the colours, w by the wagon: 4@3s.
help-option-isandlwana-attacks = How many Zulu units attack.
help-option-isandlwana-beside = How many British units stand beside Zulus.
help-option-isandlwana-defense = The defense factor of the hex: 2 where it is clear, 4 with wagons.
help-option-isandlwana-turn = The turn, from 1 to 6.
help-option-isandlwana-reaction = In the reaction: adjacent fire only, without the colours.
help-option-isandlwana-colours-captured = The Zulus have captured the colours.
help-option-isandlwana-wagon-captured = The Zulus have captured the wagon.
help-option-isandlwana-leader = A leader is in the hex.
help-option-isandlwana-square = The unit is in square.
help-option-isandlwana-colours = The colours are in the hex.
help-option-isandlwana-companion-words = A rule (IS-112), a section (8.5) or words to look for; several narrow the search.
help-option-isandlwana-companion-rule = A rule, such as IS-112; without it, all that allow another ruling.
help-option-isandlwana-pack-key = A place in a pack, such as hexes.1206, terrain.tents.cost or units.c.strength.

## Dark Kingdoms

help-kingdoms = “Dark Kingdoms”: its rules, its map and cards, and what dice make of them.
help-kingdoms-new = Begin a game on our own set or with your own box: who sits around the table.
help-kingdoms-new-examples =
    heart-africa kingdoms new thursday --player Ana --player Luis --player Eva
    heart-africa kingdoms new monday --player Ana --player Luis --player Eva --player Pau --computer Luis --computer Pau=greedy
help-kingdoms-key = The key of a player at a machine of his own: it signs the files. It is given in person, once.
help-kingdoms-key-examples =
    heart-africa kingdoms key sunday Ana
help-kingdoms-orders = A player, on his copy, writes orders into a signed file for whoever runs the game.
help-kingdoms-orders-examples =
    heart-africa kingdoms orders tuesday "choose angles anglia" --out angles.orders.json
help-kingdoms-import = Import a file: a game, how it stands for you, or the orders of a player.
help-kingdoms-import-more =
    What a player gets holds only what he may know. Of his orders all are entered or none; the dice are thrown where the game is run.
help-kingdoms-import-examples =
    heart-africa kingdoms import kept-kingdoms.jsonl --name other
    heart-africa kingdoms import eva.orders.json
help-kingdoms-export-examples =
    heart-africa kingdoms export sunday --for Eva --out eva.turn.json
    heart-africa kingdoms export sunday --side saxons --out saxons.jsonl
help-kingdoms-at = Ask about a position: what is legal, what is not and why, or what an order would bring.
help-kingdoms-at-more =
    The guide describes the format of a position. “do” prints the events, the dice and the position afterwards.
help-kingdoms-at-examples =
    heart-africa kingdoms at border.position.toml legal --json
    heart-africa kingdoms at border.position.toml do "march 1 to mercia" --dice 6,5,4,3,2 --json
help-kingdoms-amend-examples =
    heart-africa kingdoms amend sunday 4 "choose saxons in south-wessex" --reason "It was the south"
help-kingdoms-rule-examples =
    heart-africa kingdoms rule DK-052
    heart-africa kingdoms rule 11.4
    heart-africa kingdoms rule retreat marker
help-kingdoms-rulings-examples =
    heart-africa kingdoms rulings
    heart-africa kingdoms rulings DK-052
help-kingdoms-coverage-examples =
    heart-africa kingdoms coverage
help-kingdoms-pack-list-examples =
    heart-africa kingdoms pack list
help-kingdoms-pack-show-examples =
    heart-africa kingdoms pack show kingdoms-own
    heart-africa kingdoms pack show kingdoms-own territories.powys
help-kingdoms-pack-check-examples =
    heart-africa kingdoms pack check my-board.pack.toml
help-kingdoms-pack-set-more =
    Territories and cards go by a word of yours, in small letters with hyphens. Words need no quotes; lists are written ["luitcoyt", "erwing"].
help-kingdoms-pack-set-examples =
    heart-africa kingdoms pack set territories.powys.resource iron
    heart-africa kingdoms pack set fame.defence.plus true
help-kingdoms-pack-export-examples =
    heart-africa kingdoms pack export kingdoms-own
help-kingdoms-balance = How our own set plays: many games of three and of four planners of the computer’s, counted.
help-kingdoms-balance-examples =
    heart-africa kingdoms balance --games 2
    heart-africa kingdoms balance --games 2 --seed 2 --out first.balance.toml
help-kingdoms-cards = What the cards of our own set say, or one of them.
help-kingdoms-cards-examples =
    heart-africa kingdoms cards
    heart-africa kingdoms cards forced-march
help-kingdoms-map = The territories of our own map: what each yields, in which colour, and what it borders on.
help-kingdoms-map-examples =
    heart-africa kingdoms map
    heart-africa kingdoms map powys
help-kingdoms-print = Our own set on paper, to play on a table without a computer: cards, pieces, map, players’ boards and reference sheet.
help-kingdoms-print-examples =
    heart-africa kingdoms print
    heart-africa kingdoms print --paper letter --out table
help-kingdoms-odds = Exact chances before the dice, without your box.
help-kingdoms-odds-battle = A battle to the end: the chance to win, losses, round by round.
help-kingdoms-odds-battle-examples =
    heart-africa kingdoms odds battle 3 2
    heart-africa kingdoms odds battle 2 4 --extra 1
help-kingdoms-odds-settlement = An attack on a settlement to the end.
help-kingdoms-odds-settlement-examples =
    heart-africa kingdoms odds settlement 2
help-kingdoms-odds-siege = A siege to the end, with an army sheltered or none.
help-kingdoms-odds-siege-examples =
    heart-africa kingdoms odds siege 3
    heart-africa kingdoms odds siege 3 --sheltered 2
help-kingdoms-odds-plunder = The chance that a plunder succeeds.
help-kingdoms-odds-plunder-examples =
    heart-africa kingdoms odds plunder 2
help-kingdoms-odds-production = Which colour produces, with the dice that were added.
help-kingdoms-odds-production-examples =
    heart-africa kingdoms odds production --red 2
help-kingdoms-odds-ship = How far a ship may go.
help-kingdoms-odds-ship-examples =
    heart-africa kingdoms odds ship
help-option-odds-troops = Troops that attack.
help-option-odds-against = Troops that defend.
help-option-odds-sheltered = Troops sheltered in the fortress.
help-option-odds-extra = Dice that cards add to each roll of the attacker.
help-option-odds-extra-against = Dice that cards add to each roll of the defender.
help-option-odds-red = Red dice in the production roll.
help-option-odds-black = Black dice in the production roll.
help-kingdoms-report = Tell a game that has begun in prose, round by round, with points, income and battles; nobody’s hand while it goes on.
help-kingdoms-report-examples =
    heart-africa kingdoms report sunday
    heart-africa kingdoms report sunday --as html
help-kingdoms-vp = Victory points line by line, and how many are missing.
help-kingdoms-vp-examples =
    heart-africa kingdoms vp --settlements 6 --fortresses 2 --ships 1 --wins 3
help-option-territory = A territory by its word, such as powys; without it, all.
help-option-vp-settlements = Settlements on the map.
help-option-vp-fortresses = Fortresses on the map.
help-option-vp-ships = Ships on the map.
help-option-vp-wins = Battles won.
help-option-kingdoms-companion-words = A rule (DK-052), a section (11.4) or words to look for; several narrow the search.
help-option-kingdoms-companion-rule = A rule, such as DK-052; without it, all that allow another ruling.
help-option-kingdoms-pack-key = A place in a pack, such as territories.powys.colour, fame.defence.count or board.ring.

## Examples that every kept game has, by its kind.

help-game-play-examples =
    heart-africa { $kind } play sunday
    heart-africa { $kind } play sunday --throw
help-game-list-examples =
    heart-africa { $kind } list
help-game-status-examples =
    heart-africa { $kind } status sunday
help-game-next-examples =
    heart-africa { $kind } next sunday
help-game-log-examples =
    heart-africa { $kind } log sunday
help-game-goto-examples =
    heart-africa { $kind } goto sunday 2
help-game-rename-examples =
    heart-africa { $kind } rename sunday "the first sunday"
help-game-copy-examples =
    heart-africa { $kind } copy sunday
    heart-africa { $kind } copy sunday --name "the first sunday"
help-game-away-examples =
    heart-africa { $kind } away sunday
help-game-undo-examples =
    heart-africa { $kind } undo sunday
help-game-redo-examples =
    heart-africa { $kind } redo saturday
help-game-correct-examples =
    heart-africa { $kind } correct sunday 2 --reason "it was read wrongly"
help-game-export-examples =
    heart-africa { $kind } export sunday --out sunday.jsonl
help-game-import-examples =
    heart-africa { $kind } import kept-{ $kind }.jsonl --name "again"
help-game-verify-examples =
    heart-africa { $kind } verify sunday
help-game-repair-examples =
    heart-africa { $kind } repair sunday
help-game-papers-examples =
    heart-africa { $kind } papers sunday
help-zulus-amend-examples =
    heart-africa zulus amend sunday 4 "put forth bromhead" --reason "Bromhead was meant"

help-zulus-advise = What each legal order of a game is expected to bring, with reasons, and the chance of surviving.
help-zulus-advise-examples =
    heart-africa zulus advise sunday
    heart-africa zulus advise sunday --json

## The laboratory

help-value-experiment = EXPERIMENT
help-value-cell = CELL
help-value-game = GAME
help-value-address = ADDRESS
help-lab = The laboratory: many games by the computer’s players, counted with their margin of error.
help-lab-list = The experiments: those that come with the program, and your own (*.experiment.toml in the folder experiments of your data).
help-lab-list-examples =
    heart-africa lab list
help-lab-show = What an experiment asks, and its cells with their numbers.
help-lab-show-examples =
    heart-africa lab show zulus-balance
help-lab-run = Run an experiment. Games already played are not played again; if anything stops it, it goes on from there.
help-lab-run-examples =
    heart-africa lab run zulus-first-look --games 2 --workers 0
help-lab-status = What has been run, when, and by which rules.
help-lab-status-examples =
    heart-africa lab status
help-lab-report = The results: on the screen, or into a folder as PDF, HTML and CSV. Ends with 1 if the mirror check fails.
help-lab-report-examples =
    heart-africa lab report zulus-first-look
    heart-africa lab report zulus-first-look --out report
help-lab-games = The games of a cell, with how each ended.
help-lab-games-examples =
    heart-africa lab games zulus-first-look 1
help-lab-replay = Play a game again by its seed and put it among your games, order by order.
help-lab-replay-examples =
    heart-africa lab replay zulus-first-look 1 0
help-option-experiment = An experiment by its id (“lab list” shows them), or a file *.experiment.toml.
help-option-experiment-one = Of this experiment only.
help-option-lab-seed = Another seed than the experiment’s: other games.
help-option-lab-games = Another number of games of each cell, at most.
help-option-workers = How many processes play here; without it, one for each processor, or none for a few games. 0: only this one.
help-option-progress = Says on a new line, every half second, how much is left: for other programs.
help-option-scheduler = Address of a scheduler of Dask, such as tcp://192.168.1.5:8786: its workers play.
help-option-cell = The number of a cell, as “lab show” and the report have it.
help-option-game-number = The number of a game, from 0.
help-value-mark = MARK
help-option-lab-rules = The games by older rules: their mark, or its beginning, as “lab status” shows it.
help-option-lab-most = No more than this many.
