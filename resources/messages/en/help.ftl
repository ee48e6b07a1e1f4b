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

help-option-lang = Language, before or after the command. Without it: HEART_AFRICA_LANG, then that of the system, then Spanish.
help-option-help = Show this help.
help-option-version = Show the version of the program.
help-option-json = Print the facts as JSON, for other programs.
help-option-army = Army file (*.army.toml); “-” reads standard input.
help-option-list = Id of a list, such as zanzibaris; “heart-africa lists” shows them.
help-option-ruling = Another reading of an unclear rule, such as ALLY-14=do_not_count; may be repeated. “heart-africa rulings” shows them.
help-option-force = Write even if the file exists.

## Commands

help-program = Armies for “En el Corazón de África”: check, price, complete and print them.
help-program-more =
    Ends with 0 if all is well or the army is legal, 1 if a rule forbids it, 2 if the input makes no sense and 3 if the program fails.
help-program-examples =
    heart-africa lists
    heart-africa army check caravan.army.toml
    heart-africa rule COMP-11
help-army = Armies: make, check, price, complete, print, share.
help-army-check = Say whether an army is legal and, if not, which rules it breaks and how to mend it.
help-army-check-more =
    Ends with 0 if it is legal, 1 if it is not and 2 if the file makes no sense.
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
help-option-rule = A rule, such as ALLY-14; without it, all that admit another reading.
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
help-rulings = The unclear rules, how they are read and what other readings they admit.
help-rulings-examples =
    heart-africa rulings
    heart-africa rulings ALLY-14
help-coverage = Which rules of the book are proved, by chapter.
help-coverage-examples =
    heart-africa coverage
help-value-people = PEOPLE
help-value-number = N
help-value-name = NAME
help-value-text = TEXT
help-value-code = CODE
help-option-any-list = Id of a list; without it, any.
help-option-people = People or nation, by its id, such as buganda; “heart-africa lists” shows them.
help-option-year = Year of the battle. Without it: in “new” and “fields” the one nearest to 1880; in “random” any.
help-option-points = Points agreed; without it, 600.
help-option-role = Role in the battle.
help-option-scenario = Scenario of the battle.
help-option-mode = Mode, for Egyptians only; without it, either.
help-option-name = Name of the army.
help-option-out = File to write it to; “-” prints it.
help-option-out-pdf = File to write it to; without it, beside that of the army.
help-option-out-share = File to write it to; without it, it is printed. A QR picture goes into .png or .svg.
help-option-seed = Seed: the same one draws the same army again.
help-option-why-not = Tell also what may not be added, and why.
help-option-layout = What is printed: a summary, unit sheets for the table, or the opponent's copy, without secrets. Without it, the summary.
help-option-layout-text = For text and Markdown: summary, unit sheets, or the opponent's copy; without it, the summary.
help-option-paper = Paper; without it, A4.
help-option-player = Name of the player, for the properties of the PDF.
help-option-traits = Tell the opponent the leader's traits.
help-option-centimetres = Print each inch as a centimetre, for 15 mm figures.
help-option-as = Form: one-line code, text, Markdown, JSON, table of figures or QR picture; without it, the code.
help-option-no-notes = Without the private notes.
help-option-source = A code HA1:..., or a file that holds one, or an army in JSON or TOML; “-” reads standard input.
help-option-other = The army to compare it with.
help-option-collection = File of the collection; without it, your own.
help-option-one-troop = A troop, by its id, such as askaris.
help-option-count = How many figures you own; 0 takes it out.
help-option-note = A note: which box they are in, what is unpainted.
help-army-new = Write an army to begin with: its leader and its compulsory units.
help-army-new-more =
    Without --out it writes LIST.army.toml in the folder. It never writes over a file unless asked to with --force.
help-army-new-examples =
    heart-africa army new zanzibaris
    heart-africa army new native_kingdom --people buganda --points 480
    heart-africa army new pygmies --name "From the forest" --out forest.army.toml
    heart-africa army new peaceful_village --role defender --out -
help-army-random = Draw a legal army by lot.
help-army-random-examples =
    heart-africa army random
    heart-africa army random sudanese_slavers --people mahdists --seed 7
    heart-africa army random --year 1875 --out drawn.army.toml
help-army-suggest = Say what may be added for the points left and, with --why-not, why not the rest.
help-army-suggest-examples =
    heart-africa army suggest caravan.army.toml
    heart-africa army suggest caravan.army.toml --why-not
help-army-pdf = Print an army as PDF: summary, sheets for the table or the opponent's copy.
help-army-pdf-examples =
    heart-africa army pdf caravan.army.toml
    heart-africa army pdf caravan.army.toml --layout units --paper letter
    heart-africa army pdf caravan.army.toml --layout opponent
help-army-share = Put an army into another form: one-line code, text, QR, JSON or table of figures.
help-army-share-examples =
    heart-africa army share caravan.army.toml
    heart-africa army share caravan.army.toml --as qr --out caravan.png
    heart-africa army share caravan.army.toml --as csv --no-notes
help-army-import = Bring an army in from a code or a JSON file and write it like the others.
help-army-import-examples =
    heart-africa army import code.txt --out brought.army.toml
    heart-africa army import army.json
help-army-diff = Say in what two armies differ.
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
help-collection-fields = Say which lists and peoples you can field, and with what.
help-collection-fields-more =
    Ends with 0 if you can field any and 1 if none.
help-collection-fields-examples =
    heart-africa collection fields --points 300
help-value-folder = FOLDER
help-demo = Show the main job from end to end: a legal army, its verdict, an illegal twin, three PDFs.
help-demo-more =
    It runs the very commands that it shows.
help-demo-examples =
    heart-africa demo
help-option-demo-out = Folder for what it makes; without it, out/demo.
