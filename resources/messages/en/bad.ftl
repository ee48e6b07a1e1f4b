### What is wrong with an input and how to mend it. Begins in lower case: it follows file, line and key.
###
### Common variables: $found what is there, $name the last part of the key, $why what the system says.

bad-at = { $place }: { $why }
bad-line = line { $line }
bad-key = key “{ $key }”
bad-option = option “{ $key }”
bad-nearest = Did you mean “{ $nearest }”?
bad-allowed = Allowed: { $allowed }.

## The text

# $reason: why it is not TOML.
bad-not-toml =
    { $reason ->
        [duplicate] this key or table was there before; keep only one of the two.
        [unclosed] something is left open: a quote, a bracket or a brace is not closed, or the file is cut short.
        [no-equals] the equals sign is missing; write key = value.
        [value] the value makes no sense; texts go in quotes and numbers without.
        [newline] there is too much at the end of the line; each key has its own.
        [statement] this line is neither key = value nor a [table].
        [nesting] there are too many brackets one within another.
       *[other] it is not TOML; each line is key = value or a [table].
    }
bad-json-not-toml = this looks like JSON, and TOML is wanted here: keys such as year = 1879 and tables such as [leader].
bad-yaml-not-toml = this looks like YAML, and TOML is wanted here: write year = 1879, not year: 1879.
bad-not-utf8 = the text is not UTF-8; open it in your editor and save it as UTF-8.

## Keys and values

# $key: the key that should not be there.
bad-unknown-key = there is no key “{ $key }” here; correct it or delete it.
bad-missing-key =
    { $name ->
        [format] the key “format” is missing; in an army it is format = "heart-africa/army".
        [version] the key “version” is missing; write version = 1.
        [list] the key “list” is missing; for example, list = "zanzibaris".
        [year] the key “year” is missing; for example, year = 1879.
        [points] the key “points” is missing; for example, points = 600.
        [troop] the key “troop” is missing; for example, troop = "askaris".
       *[other] the key “{ $name }” is missing; add it.
    }
bad-not-one-of = “{ $found }” will not do here.
# $bound: how far one may go; $side: on which side (least, most).
bad-out-of-range =
    { $side ->
        [least] { $found } is too little; at least { $bound }.
       *[most] { $found } is too much; at most { $bound }.
    }
# $most: how much there is room for.
bad-too-long = it is too long ({ $found }); shorten it to { $most } at most.
# $expected: what was expected.
bad-wrong-type =
    { $expected ->
        [string] a text in quotes is wanted, and there is { $found }.
        [string_pattern_mismatch] an id in small letters, without spaces or accents, is wanted, and there is “{ $found }”.
        [int] a whole number, without quotes or decimals, is wanted, and there is { $found }.
        [int_from_float] a whole number, without decimals, is wanted, and there is { $found }.
        [bool] true or false is wanted, and there is { $found }.
        [tuple] a list in brackets is wanted, and there is { $found }.
        [dict] a table (key = value) is wanted, and there is { $found }.
        [model] a table (key = value) is wanted, and there is { $found }.
        [model_attributes] a table (key = value) is wanted, and there is { $found }.
       *[other] { $found } will not do here.
    }
# $what: what is named (list, troop, people, line, rule).
bad-unknown-id =
    { $what ->
        [list] there is no list “{ $found }”.
        [troop] there is no troop “{ $found }”.
        [people] there is no people “{ $found }”.
        [line] the list has no line “{ $found }”.
        [rule] there is no rule “{ $found }”.
       *[other] there is nothing called “{ $found }”.
    }
bad-list-id-taken = there is already a list “{ $found }”; give this one another id.

## Armies

# $expected: the format that is wanted.
bad-not-an-army =
    { $known ->
        [no] it is not an army file: format = "{ $expected }" is missing.
       *[yes] it is not an army file: its format is “{ $found }” and should be “{ $expected }”.
    }
# $most: the last version that can be read.
bad-newer-version = it is of version { $found } and this program reads up to { $most }; update the program.
# $what: what a contingent cannot have; $rule, $page: who says so.
bad-not-for-allies =
    { $what ->
        [leader] an allied contingent has no leader ({ $rule }, p. { $page }); delete this table.
        [witch_doctor] an allied contingent has no Witch Doctor ({ $rule }, p. { $page }); delete this key.
        [scout] an allied contingent has no Scout ({ $rule }, p. { $page }); delete this key.
       *[allies] an allied contingent has no allies of its own ({ $rule }, p. { $page }); delete this table.
    }

## Share codes

# $expected: how a code begins.
bad-share-not-a-code = it is not the code of an army: codes begin with “{ $expected }”.
bad-share-newer = the code is of version { $found } and this program reads up to { $most }; update the program.
bad-share-damaged = something is missing from the code or too much in it, or a letter is wrong; copy it again, all of it.
# $most: the letters that there is room for.
bad-share-too-long = the code would have { $found } letters and there is room for { $most }; shorten the notes or send the file.
bad-share-too-long-for-qr = the code has { $found } letters and the picture holds { $most }; shorten the notes or send the file.

## JSON

bad-not-json = it is not the JSON of an army ({ $why }); export it again or mend the line.
bad-key-twice = this key stands twice; leave only one.

## Collections

# $expected: the format that is wanted.
bad-not-a-collection =
    { $known ->
        [no] it is not a collection file: format = "{ $expected }" is missing.
       *[yes] it is not a collection file: its format is “{ $found }” and should be “{ $expected }”.
    }

## Files

bad-no-such-file = it does not exist; check the name and the folder.
bad-is-a-folder = it is a folder; name a file inside it.
bad-too-large = it is larger than { $most } kB, too much for what it should hold; check that it is the file you meant.
bad-no-permission = there is no permission to open or write it; change its permissions or choose another place.
bad-read-only = it is on a read-only disk; choose another place to write.
bad-disk-full = there is no room left on the disk; what was there before is untouched. Make room or choose another place.
bad-name-too-long = the name of the file is too long; shorten it.
bad-file-trouble = the system does not let it be read or written ({ $why }).
bad-file-exists = it exists already and is left alone; with --force it is written over.

## The command line

bad-no-such-command = there is no command “{ $found }”.
bad-no-such-option = there is no option “{ $found }”.
bad-missing-argument = { $key } is missing; --help shows how the command is written.
bad-option-needs-value = { $key } needs a value after it.
bad-not-a-number = a whole number is wanted.
bad-not-a-choice = “{ $found }” is no choice; write RULE=OPTION, such as ALLY-14=do_not_count.
bad-too-many-arguments = there is too much in the command line; --help shows how it is written.

## Dice and facts on the command line

bad-not-inches = a distance in inches is wanted, such as 13 or 13.5, and there is “{ $found }”.
# $expected: an example.
bad-not-a-pair = “{ $found }” lacks one of its two parts; write it like { $expected }.
# $places: of which dice; $how: one or several; $sides: the highest face.
bad-not-a-face =
    { $how ->
        [one] die { $places } is “{ $found }”; a face goes from 1 to { $sides }.
       *[other] dice { $places } are “{ $found }”; a face goes from 1 to { $sides }.
    }
# $for: what the dice are for; $how: one or several.
bad-too-few-faces =
    { $how ->
        [one] 1 more die is wanted ({ $for }).
       *[other] { $count } more dice are wanted ({ $for }).
    }
bad-no-unit = these figures are no unit that tests; name the troop of a unit.
bad-dice-from-two = either a certificate or a generator throws, not both; leave one of the two.
bad-not-a-certificate = it is not a dice certificate; its format should be “{ $expected }”.
bad-certificate-exists = it exists already, and a certificate is never written over; choose another name.
bad-certificate-open = it is open already, and nothing more is rolled with it; begin a new one.
bad-certificate-secret-gone = the secret of the certificate is missing; nothing can be rolled without it.
bad-certificate-secret-wrong = it is not the secret that was promised; put the right one back.
bad-onto-itself = That is the file of the army itself: choose another name with --out.
bad-no-such-side = there is no side “{ $found }”; it is one of { $allowed }.
bad-more-left-than-began = { $found } figures cannot be left of “{ $unit }”, which had { $most }; say a number from 0 to { $most }.

## The umpire's word

bad-says-nothing = it is empty; write what happens, or why.
bad-not-adjustable = “{ $found }” cannot be put right by hand here.
bad-not-such-a-value = “{ $found }” will not do for this.
bad-not-in-the-battle =
    { $what ->
        [unit] there is no unit “{ $found }” in this battle.
       *[figure] there is no figure “{ $found }” in this battle.
    }
