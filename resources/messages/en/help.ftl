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
