### What is wrong with an input and how to mend it. Begins in lower case: it follows file, line and key.
###
### Common variables: $found what is there, $name the last part of the key, $why what the system says.

bad-at = { $place }: { $why }
bad-line = line { $line }
bad-key = key “{ $key }”
bad-option = option “{ $key }”
bad-argument = argument { $key }
bad-nearest = Did you mean “{ $nearest }”?
bad-allowed = Allowed: { $allowed }.

## The text

# $reason: why it is not TOML.
bad-not-toml =
    { $reason ->
        [duplicate] this key or table appears earlier too; keep only one of the two.
        [unclosed] a quote, a bracket or a brace is not closed, or the file is cut short.
        [no-equals] the equals sign is missing; write key = value.
        [value] the value makes no sense; put texts in quotes and numbers without.
        [newline] there is something extra at the end of the line; each key has a line of its own.
        [statement] this line is neither key = value nor a [table].
        [nesting] too many brackets are nested in one another.
       *[other] it is not TOML; each line is key = value or a [table].
    }
bad-json-not-toml = this looks like JSON, and TOML is needed here: keys such as year = 1879 and tables such as [leader].
bad-yaml-not-toml = this looks like YAML, and TOML is needed here: write year = 1879, not year: 1879.
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
bad-not-one-of = “{ $found }” is not allowed here.
# $bound: how far one may go; $side: on which side (least, most).
bad-out-of-period = the rules are about { $first } to { $last }; choose a year between them instead of { $found }.
bad-out-of-range =
    { $side ->
        [least] { $found } is too little; the least is { $bound }.
       *[most] { $found } is too much; the most is { $bound }.
    }
# $most: how much there is room for.
# $most: cuántas, como mucho.
bad-too-deep = tables and lists are nested more than { $most } deep; no file of this program is like that. Check that it is the file you meant.
bad-too-long = it is too long ({ $found }); shorten it to { $most } at most.
# $expected: what was expected.
bad-wrong-type =
    { $expected ->
        [string] a text in quotes is needed instead of { $found }.
        [string_pattern_mismatch] an id in small letters, without spaces or accents, is needed instead of “{ $found }”.
        [int] a whole number, without quotes or decimals, is needed instead of { $found }.
        [int_from_float] a whole number, without decimals, is needed instead of { $found }.
        [bool] true or false is needed instead of { $found }.
        [tuple] a list in brackets is needed instead of { $found }.
        [dict] a table (key = value) is needed instead of { $found }.
        [model] a table (key = value) is needed instead of { $found }.
        [model_attributes] a table (key = value) is needed instead of { $found }.
       *[other] { $found } is not allowed here.
    }
# $what: what is named (list, troop, people, line, rule).
bad-unknown-id =
    { $what ->
        [list] there is no list “{ $found }”.
        [troop] there is no troop “{ $found }”.
        [people] there is no people “{ $found }”.
        [line] the list has no line “{ $found }”.
        [rule] there is no rule “{ $found }”.
        [card] there is no card “{ $found }”.
        [track] there is no track “{ $found }”.
        [chit] there is no chit “{ $found }”.
        [option] this edition has no option “{ $found }”.
        [territory] there is no territory “{ $found }”.
        [pack] there is no pack “{ $found }”.
        [key] nothing stands at “{ $found }”.
       *[other] there is nothing called “{ $found }”.
    }
# $people: the people that was written in place of the list; $list: the list that names it.
bad-people-no-list = “{ $people }” is a people of the list “{ $list }”: write the list, and the people apart.
bad-list-id-taken = there is already a list “{ $found }”; give this one another id.

## Armies

# $expected: the format that is wanted.
bad-not-an-army =
    { $known ->
        [no] it is not an army file: format = "{ $expected }" is missing.
       *[yes] it is not an army file: its format is “{ $found }” and should be “{ $expected }”.
    }
# $expected: the format that is wanted.
bad-not-a-table =
    { $known ->
        [no] it is not a table file: format = "{ $expected }" is missing.
       *[yes] it is not a table file: its format is “{ $found }” and should be “{ $expected }”.
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
bad-share-damaged = something is missing from the code, or there is something extra in it, or a letter is wrong; copy all of it again.
# $most: the letters that there is room for.
bad-share-too-long = the code would have { $found } characters and there is room for { $most }; shorten the notes or send the file.
bad-share-too-long-for-qr = the code has { $found } characters and the picture holds { $most }; shorten the notes or send the file.

## JSON

bad-not-json = it is not the JSON of an army ({ $why }); export it again or correct the line.
bad-key-twice = this key appears twice; keep only one.

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
bad-is-a-pipe = it is a pipe, not a file; what comes through a pipe is read with “-”.
bad-too-large = it is larger than { $most } kB, too much for what it should hold; check that it is the file you meant.
bad-no-permission = you do not have permission to open or write it; change its permissions or choose another place.
bad-read-only = it is on a read-only disk; choose another place to write.
bad-disk-full = there is no room left on the disk; what was there before is untouched. Make room or choose another place.
bad-name-too-long = the name of the file is too long; shorten it.
bad-file-trouble = the system does not let it be read or written ({ $why }).
bad-file-exists = it already exists and is left as it is; --force overwrites it.

## The command line

bad-no-such-command = there is no command “{ $found }”.
bad-no-such-option = there is no option “{ $found }”.
bad-missing-argument = { $key } is missing; --help shows how the command is written.
bad-option-needs-value = { $key } needs a value after it.
bad-not-a-number = a whole number is needed.
bad-not-a-choice = “{ $found }” is not a choice; write RULE=OPTION, such as ALLY-14=do_not_count.
bad-too-many-arguments = there is something extra in the command line; --help shows how it is written.

## Dice and facts on the command line

bad-not-inches = a distance in inches is needed, such as 13 or 13.5, instead of “{ $found }”.
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
        [one] 1 more die is needed ({ $for }).
       *[other] { $count } more dice are needed ({ $for }).
    }
bad-no-unit = these figures are not a unit that takes tests; name the troop of a unit.
bad-dice-from-two = use either a certificate or a generator for the dice, not both.
bad-not-a-certificate = it is not a dice certificate; its format should be “{ $expected }”.
bad-certificate-exists = it already exists, and a certificate is never overwritten; choose another name.
bad-certificate-open = it has already been opened, so nothing more is rolled with it; begin a new one.
bad-certificate-secret-gone = the secret of the certificate is missing; nothing can be rolled without it.
bad-certificate-secret-wrong = it is not the secret that was promised; put back the right one.
bad-onto-itself = That is the file of the army itself: choose another name.
    .terminal = Name it with --out.
bad-no-such-side = there is no side “{ $found }”; choose one of { $allowed }.
bad-more-left-than-began = there cannot be { $found } figures left in “{ $unit }”, which had { $most }; give a number from 0 to { $most }.

## The umpire’s word

bad-says-nothing = it is empty; write what happens, or why.
bad-not-adjustable = “{ $found }” cannot be corrected by hand here.
bad-not-such-a-value = “{ $found }” is not a value for this.
bad-not-in-the-battle =
    { $what ->
        [unit] there is no unit “{ $found }” in this battle.
        [happening] nothing with the number { $found } has happened this turn.
       *[figure] there is no figure “{ $found }” in this battle.
    }
bad-not-of-this-unit = “{ $found }” is not a figure of “{ $unit }”.
bad-not-a-vessel = “{ $found }” is not a vessel.

## Journals: what their entries say

# $found: the number asked for; $most: the last entry.
bad-no-such-entry = there is no entry { $found } in force; the last one in the journal is { $most }.
bad-nothing-to-report = there is nothing to tell of the game “{ $found }”: it has not begun.
bad-nothing-to-undo = there is nothing to undo.
# $number: the entry.
bad-undo-past-dice = entry { $number } has dice in it, and undoing is not rolling again; if there was a mistake, correct it with a reason: the same faces will come up.
bad-nothing-to-redo = there is nothing to redo.
bad-no-reason = the reason is missing; say in a few words why it is done.
bad-not-a-reason = “{ $found }” is an order and not a reason, so nothing has been done. To overrule a rule, say in a few words why, or write it after the order: ! reason.
bad-undoes-nothing = entry { $number } undoes an entry that is not in force ({ $found }); repair the journal to go on from the last sound entry.
bad-redoes-nothing = entry { $number } redoes an entry that was not undone ({ $found }); repair the journal to go on from the last sound entry.
# $expected: the number whose turn it was.
bad-entry-out-of-order = entry { $expected } should come next, but this is { $number }; repair the journal to go on from the last sound entry.
bad-not-an-entry = the entry makes no sense ({ $why }); if a newer version wrote it, update the program; if not, repair the journal.
# $before: the time of the entry before; $found: the time now.
bad-clock-back = the clock has gone back: the previous entry is from { $before } and it now says { $found }. No harm is done, as the numbers give the order; set the clock right.

## Journals: where they are kept

# $what: battle, campaign or the kind of another game; $found: the name.
bad-no-such-journal =
    { $what ->
        [battle] there is no battle “{ $found }”.
        [campaign] there is no campaign “{ $found }”.
       *[other] there is no game “{ $found }”.
    }
bad-name-taken =
    { $what ->
        [battle] there is already a battle “{ $found }”; choose another name.
        [campaign] there is already a campaign “{ $found }”; choose another name.
       *[other] there is already a game “{ $found }”; choose another name.
    }
bad-not-a-name =
    { $found ->
        [none] the name is missing.
       *[other] “{ $found }” cannot be a name; write it in one line, with letters and digits.
    }
# $by: whether it is known who wrote (known), is not (unknown), or what is missing was taken out (cut); $who, $when, $number: the last entry.
bad-written-meanwhile =
    { $by ->
        [known] another program has written in the meantime: { $who }, up to entry { $number } ({ $when }). Nothing is lost; open the journal again, look at what is new and repeat your order.
        [cut] another program has repaired the journal in the meantime, and it now ends with entry { $number }. Nothing is lost; open it again and repeat your order.
       *[unknown] another program has written in the meantime, up to entry { $number }. Nothing is lost; open the journal again, look at what is new and repeat your order.
    }
# $what: table for the record of a map; $name: what it is called; $sound: up to which entry it is sound; $most: how many there should be.
bad-journal-damaged =
    { $what ->
        [table] the record of the map of “{ $name }” is damaged: it is sound up to entry { $sound } of { $most }. Nothing was touched; a repair takes what is missing from the backups and sets the rest aside.
       *[other] the journal “{ $name }” is damaged: it is sound up to entry { $sound } of { $most }. Nothing was touched; a repair takes what is missing from the backups and sets the rest aside.
    }
    .terminal = Type: heart-africa { $what ->
        [table] battle
       *[other] { $what }
    } repair
# $what: table for the record of a map; $name: what it is called; $found: what of it was changed (created, rules, rulings, who, kind, seal).
bad-journal-head-spoilt = what { $what ->
        [table] the record of the map of “{ $name }”
       *[other] the journal “{ $name }”
    } says about itself has been changed ({ $found }). All its entries can be read, but nothing can be entered; a repair restores it. If it is a file, open only the part that is sound.
    .terminal = Type: heart-africa { $what ->
        [table] battle
       *[other] { $what }
    } repair
bad-journal-broken = entry { $found } does not have the mark it should: somebody or something has changed it. Repair the journal to go on from the one before.
bad-not-a-journal =
    { $known ->
        [no] it is not an exported journal; its first line should say "format": "{ $expected }".
       *[yes] it is not an exported journal: its format is “{ $found }” and should be “{ $expected }”.
    }
bad-another-kind =
    { $expected ->
        [campaign] the journal of a campaign is needed here, and this is something else ({ $found }); choose another file.
        [battle] the journal of a battle is needed here, and this is something else ({ $found }); choose another file.
       *[other] another kind of journal is needed here ({ $expected }), and this is { $found }; choose another file.
    }
bad-journal-tampered = from here on it does not match its mark: it has been changed. It is sound up to entry { $sound } of { $most }; find another copy, or open only that part.
bad-journal-cut-off = its end is missing: it is sound up to entry { $sound } of { $most }; find a whole copy, or open only that part.

## The database

# $found: its version; $most: the last that is read.
bad-newer-database = it is from a newer program (version { $found }; this one reads up to { $most }) and was not touched; update the program.
bad-not-a-database = it is not a database, or is damaged from its beginning; it was not touched. If it should be one, a repair rebuilds it from the backups.
    .terminal = Type: heart-africa battle repair
# $found: the tables that are there.
bad-not-our-database = it is the database of another program (it has { $found }); it was not touched. Choose another file.
bad-database-damaged = the database is damaged ({ $why }); it was not touched. A repair sets it aside and saves what can be read.
    .terminal = Type: heart-africa battle repair
bad-database-gone = it is no longer there: it was removed, or another file was put in its place, while the program had it open. What you have just done is not saved. Put it back or start the program again.
# $what: battle, campaign or table; $name: what it is called; $path: the file where it is now.
bad-database-gone-kept = the database was removed, or another file was put in its place, while the program had it open. { $what ->
        [table] The record of the map goes on in memory; it
       *[other] “{ $name }” goes on in memory; it
    } is saved after every entry in { $path }. When the database is back in its place, open that file.
    .terminal = Type: heart-africa { $what ->
        [table] battle
       *[other] { $what }
    } import
bad-database-busy = another program is writing and does not finish; close it or wait a little, and repeat your order. Nothing is lost.
bad-database-trouble = the database could not do it ({ $why }); what was confirmed is still saved. Check whether there is room on the disk and repeat your order.
bad-database-unreachable = the database cannot be reached ({ $why }); check the address in HEART_AFRICA_DB and that the server is running.
bad-not-an-address = “{ $found }” is not the address of a database; write the path of a file or postgresql://user@server/base.

## Armies, table and deployment

bad-name-shared = “{ $found }” cannot be the name: it is already in use, or empty. Choose another one.
bad-wrong-side = one of the units belongs to the other side (the side arriving: { $side }).
bad-no-attacker = say which side attacks.
bad-no-two-armies = the two armies are not there yet.
# $long, $wide: the sides of the table.
bad-no-table = a table cannot measure { $long } × { $wide }″: give the long side first, then the short one.
bad-not-his-unit = { $leader } cannot join { $unit }: it takes a Leader and a unit of the same side.
bad-no-leader = { $found } is not a Leader.
bad-no-vessel = “{ $found }” is not a vessel.
bad-cannon-is-a-unit = the Muzzle-Loading Cannon deploys as a unit of its own.

## The campaign

# $what: what is named (player, battle).
bad-not-in-the-campaign =
    { $what ->
        [player] nobody in the campaign is called “{ $found }”.
        [offer] there is no proposal { $found } that awaits an answer.
       *[battle] there is no battle “{ $found }” to be played.
    }
bad-no-campaign-yet = the campaign has not begun; it has to be created first.
bad-campaign-no-name = that cannot be the name of a player; choose another.
bad-campaign-name-taken = somebody in the campaign is already called “{ $found }”; choose another name.
bad-campaign-no-attack = nobody awaits an answer from “{ $found }”, who has not been attacked.
bad-campaign-left-already = battle “{ $found }” is left to the computer already.
bad-campaign-open-already = the battle { $found } is open already.
bad-campaign-nothing-to-agree = { $found } cannot propose that: it is either that player’s own decision or somebody else’s affair.
# $number: the proposal; $awaits: whose answer it awaits.
bad-campaign-not-asked = proposal { $number } does not await an answer from { $found }, but from { $awaits }.

## Orders typed in a battle

# $found: the sign that is missing.
bad-line-left-open = this line is not finished: { $found } is missing.
bad-no-such-verb = there is no order “{ $found }”.
# $found: what is missing; $verb: of which order.
bad-order-lacks = “{ $verb }” still needs: { $found }.
    .terminal = “? { $verb }” shows how it is written.
bad-order-makes-no-sense = the order makes no sense ({ $why }).
bad-names-several = “{ $found }” may mean several: { $allowed }. Type more of it, or its code.
# $left, $right: how many figures stand on either side.
bad-pairs-uneven = “{ $found }”: { $left } to { $right }. Name as many on either side, one enemy for all of them, or a whole unit.
# $unit: the unit; $most: how many figures it has.
bad-no-such-number =
    { $most ->
        [one] { $found }: there is one figure in { $unit }, number 1.
       *[other] { $found }: there are { $most } figures in { $unit }, numbered from 1.
    }
bad-said-twice = “{ $found }” appears twice in this line; keep one.
bad-nobody-left = nobody in “{ $found }” is left to shoot at.
bad-nobody-ready = nobody in “{ $found }” can do it now; name the figures if they do it anyway.
bad-nobody-to-move = nobody is left to move now.
bad-pdf-not-shown = a PDF cannot be shown here as text; name a file for it, or use --as markdown or html for a report.
bad-entry-number-wanted = the number of an entry is needed, as the log shows it.
bad-other-number-of-dice =
    { $count ->
        [one] the entry has one die, and you gave { $found }; type that one.
       *[other] the entry has { $count } dice, and you gave { $found }; type them all, in order.
    }
bad-too-many-faces = the order did not need these dice: { $found }. Remove them, or check whether something is missing before them.
bad-too-many-armies = you gave { $found } armies, and a battle has { $most }.
bad-no-army-drawn = no legal army of “{ $found }” can be drawn with so few points; allow more.
bad-vessel-aboard = “{ $found }” is a vessel and cannot go aboard another.

## The files of a campaign

# $name: the campaign or game; $kind: of which game; $player: whose copy it is.
bad-campaign-is-a-copy = “{ $name }” is the copy of { $player }: it can be read but not written on. Put your orders into a file and send it to the organiser.
    .terminal = Type: heart-africa { $kind } orders
# $found: the order; $why: what is wrong with it.
bad-order-unreadable = this order can no longer be sent: { $found } ({ $why })
bad-campaign-is-no-copy = “{ $name }” is run by you: just give the orders. Files of orders are written by players on their copies.
bad-not-a-day = “{ $found }” is not a date; write it like 2026-03-31.
bad-not-a-half-year = “{ $found }” is not a half year; write 1878, 1878/1 or 1878/2.
bad-not-a-key = that is not a key: a key has eight groups of four letters and digits, separated by dashes.
bad-not-a-turn-file = it is neither a turn file nor an exported game.
# $player: the player.
bad-turn-file-no-key = { $player } has no key yet: give one first.
    .terminal = Type “key” in place of “export”, with the game and the player.
bad-turn-file-needs-key = it is the first time: you need the key that { $player } was given.
    .terminal = It goes after --key.
bad-turn-file-tampered = the signature is not { $player }’s: the file was altered, or signed with another key. Ask for it again.
bad-turn-file-own = “{ $name }” is run by you; the file is for a player.
bad-turn-file-of-another-player = it is for { $found }, and this is the copy of { $player }.
# $found: entries of the file; $number: those of the copy.
bad-turn-file-older-state = it is older than the copy: it goes up to entry { $found }, the copy up to { $number }.
bad-turn-file-another-story = from entry { $number } on it differs from the copy “{ $name }”: the organiser has corrected something, or it is another game. You can accept the new one and set the old one aside.
    .terminal = To accept it: --replace
bad-turn-file-other-campaign = it belongs to another game (“{ $found }”), which is not here.
bad-turn-file-twice = it has already been accepted ({ $when }, entry { $number }).
# $number: the last entry that its writer knew.
bad-turn-file-other-journal = it builds on an entry { $number } that is not here: it belongs to another copy. Send the player the current state.
bad-turn-file-older-turn = it is from turn { $found }, and play has reached turn { $turn }.
bad-turn-file-not-his = this order is not { $player }’s to give: { $found }
# $number: the entry from which it goes on.
bad-turn-file-other-base = it contains only what is new after entry { $number }, which this copy does not have. Ask the organiser for the whole state.
    .terminal = The organiser types: heart-africa { $kind } export … --for { $player } --whole
bad-turn-file-ends-early = this file ends early: the rest is missing. Ask for it again, or copy all of it.
bad-turn-file-other-army = the army that { $player } names (“{ $found }”) does not match its list, or the list is not here.
bad-turn-file-needs-certificate = in this campaign the dice of a certificate count for orders that are sent in: name it with --certificate.
bad-not-his-army = { $player } plays { $expected }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    }, and this army is of { $found }.
bad-result-from-two = give the result or --from-battle, not both.
bad-battle-not-named = battle { $battle } is not being played in any battle kept here; say which with --record.
bad-campaign-knows-the-name = a campaign refers to the battle “{ $found }” by this name, so it cannot be changed.
bad-battle-not-over = the battle “{ $found }” is not over.

## Packs of components of the companion games

bad-not-a-pack = this is not a pack of components; it begins with format = "heart-africa/pack".
# $origin: where the value is said to come from; $needs: the key that is missing.
bad-leaf-unproven = a value of origin “{ $origin }” has to say its { $needs ->
    [ref] section of the rulebook: add ref = "…".
    [source] publication: add source = "…".
    [reason] derivation: add reason = "…".
   *[other] certainty: add certainty = "stated", "inferred" or "uncertain".
    }
bad-leaf-of-an-owner = a value of origin “owner” may stand only in an owner’s pack (kind = "owner").
bad-leaf-made-up = what the rulebook says holds no value of our own; put it into a set of kind "substitute".
# $expected: what the rulebook states; $ref: its section.
bad-stated-value-replaced = the rulebook states { $expected } here (section { $ref }), and { $found } may not take its place; only an owner’s pack has it otherwise.
bad-pack-cut-off = the file says that it holds { $expected } values and there are only { $found }: it is cut off, or some are missing. Restore it from a copy; if you removed them by hand, correct the number of “values”.
# $count: how many values are missing; $more: how many are not named here.
bad-pack-incomplete = with this pack no whole game can be played: { $count ->
    [one] 1 value is
   *[other] { $count } values are
    } missing ({ $found }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
    }). Play as referee with your own box: it asks for each when it is needed.
# $chit: the kind of chit; $expected: how many there are; $cited: the rule.
bad-pack-chit-count = the mix holds exactly { $expected } chits “{ $chit }” ({ $cited }), and here are { $found }; correct how many there are.
bad-pack-chit-face = an Advance shows who moves and how far, and no other chit does ({ $cited }); give or take tracks and boxes in the face of “{ $chit }”.
bad-pack-chit-faceless = nobody says what the chit “{ $chit }” shows; add its face.
# $track: the track with which the Loins are compared.
bad-pack-loins = the Loins have the fewest Advances and move farther by each ({ $cited }), and compared with the track “{ $track ->
        [chest] Chest
        [left-horn] Left Horn
       *[right-horn] Right Horn
    }” they do not; correct how many there are of one or the other.
# $least, $most: how many there may be.
bad-pack-hits = an iButho starts with { $least } to { $most } Hit markers ({ $cited }), not { $found }; correct how many it has.
bad-pack-strength-order = by the strengths printed “{ $regiment }” is out of its place ({ $cited }); correct its printed strength or that of the others.
bad-pack-round-pieces = chits, Hit markers and generic markers are { $expected } round pieces in all ({ $cited }), and here are { $found }; correct how many there are of some kind.
bad-pack-card-number = cards are numbered from 1 to { $most } ({ $cited }), and there is no card { $found }; correct number.
# $first, $last: the cards that are shuffled; $shuffled: how many they are.
bad-pack-deck = the deck does not add up: cards { $first } to { $last } are shuffled ({ $shuffled } cards, { $cited }), and these are missing: { $found }; give each number to a card.
bad-pack-committing = there are { $expected } cards that commit the Reserve Platoon ({ $cited }), and here are { $found }; correct requires of their volleys.
# $other: the card that already has the number.
bad-pack-same-number = “{ $other }” already has the number { $found }; give another to one of the two.
bad-pack-groups = the Groups are nnc, nnh and g-company, and they alone ({ $cited }); correct class.
bad-pack-not-a-volley = cards { $first } to { $last } are Volley cards ({ $cited }); write class = "volley".
bad-pack-tracks = each of these places is the box 1 of one track ({ $cited }); name each of them once.
bad-pack-defense-numbers = the numbers of a defense are the highest of the die, as whatever is lower breaks it ({ $cited }), and { $found } are not; write [5, 6], for example.
bad-pack-no-defense-there = no Heroic Defense stands there ({ $cited }); choose hospital, storehouse, north-wall or outer-perimeter.
bad-pack-box4 = only a Group outside the camp fires at box 4 ({ $cited }); take box4 away, or write outside = true.
bad-pack-no-dice = a Volley card has dice at some range ({ $cited }); give it more than 0 at close, medium or long range.
bad-pack-no-sacrifice = a Hero or Group has at least one sacrifice: a volley, or an ability that discards it ({ $cited }); add one with cost = "discard", or a volley.
# $cost: what the ability costs.
bad-pack-timing = an ability of cost “{ $cost }” { $cost ->
    [while-available] works by itself: take its timing away.
    [while-in-play] works by itself: take its timing away.
   *[other] has to say when it may be used: add its timing.
    }
bad-pack-stays = the faces on which a card stays are said once; take them out of the ability, and say them by the key “stays” of the card.
# $verb: the effect, $cost: what the ability costs.
bad-pack-verb-cost = { $verb ->
    [defend] a Heroic Defense works by itself while its card is available: write cost = "while-available".
    [hand-limit-off] no hand limit holds by itself while the card is available: write cost = "while-available".
    [cancel-event] an Event chit is cancelled by itself: write cost = "while-available" or "while-in-play".
    [counts-as] a card counts as of another rank wherever it is in play: write cost = "while-in-play".
   *[other] the effect “{ $verb }” does not work by itself, and “{ $cost }” pays nothing: write what using it costs, as return or discard.
    }
# $verb: the effect.
bad-pack-parameter-too-many = the effect “{ $verb }” reads no “{ $found }”; take it away.
bad-pack-parameter-missing = the effect “{ $verb }” needs “{ $found }”; add it.

# $columns, $odd_rows, $even_rows: how far the grid reaches.
bad-pack-off-grid = “{ $found }” is no hex of the grid: columns 01 to { $columns }, the odd ones to row { $odd_rows }, the even ones to row { $even_rows } ({ $cited }).
bad-pack-grid = the grid has { $expected } here ({ $cited }), not { $found }; correct it.
bad-pack-onrush = the seven onrush hexes are { $allowed } ({ $cited }); name each of them once.
bad-pack-onrush-part = onrush hex { $found } is of the other part of the map: the east begins with column 14 ({ $cited }); move it there.
bad-pack-zulus = the Zulu units number { $expected } ({ $cited }), not { $found }; correct zulus.
bad-pack-wagon = the ammunition wagon starts in hex { $expected } ({ $cited }), not in { $found }.
# $found: a kind of terrain; $allowed: those that the pack has.
bad-pack-terrain = no terrain of this pack is called “{ $found }” (there are { $allowed }; { $cited }); correct the word, or add [terrain.{ $found }].
# $most: the steps of four counters.
bad-pack-strength = a British unit has a strength of 1 to { $most }, four counters with two sides ({ $cited }), not { $found }; correct its strength.
bad-pack-strength-a = A Company has strength { $expected } in the example ({ $cited }), not { $found }; correct its strength.
# $counters: how many counters the unit has.
bad-pack-counters = a unit of { $counters } counters has { $counters ->
    [one] 1 or 2 steps
   *[other] two steps a counter, or one less
    } ({ $cited }); strength { $found } does not come to that.
# $front, $back: both sides of a counter.
bad-pack-counter = this unit has a counter with { $front } on one side and { $back } on the other ({ $cited }), which strength { $found } does not come down to; choose { $front }, or two, or four more.
bad-isandlwana-firer = “{ $found }” is no unit that fires: write its strength from 1 to 8, @ and its range from 1 to 3, and s in square, c with the colours, w by the wagon: 8@1, 4@3s.
bad-pack-road-gap = the road goes from { $found } to { $other }, which do not touch ({ $cited }); name the hexes between them.
bad-pack-same-name = “{ $other }” is already called “{ $found }”; give one of the two another name.
bad-pack-two-places = a unit stands in a hex, or arrives, or is placed at will, and only one of these ({ $cited }); take its hex away.
bad-pack-british-onrush = { $found } is an onrush hex, where no British unit or leader may be ({ $cited }); choose another.
# $hex: where; $found: the strength there; $most: the limit.
bad-pack-not-overstacked = hex { $hex } starts with more than { $most } strength points ({ $cited }), and here with { $found }; change the strength or the hex of some unit.
bad-pack-overstacked = only 2004 starts overstacked, and hex { $hex } has { $found } strength points of { $most } at most ({ $cited }); change the strength or the hex of some unit.
bad-pack-camp = the seven detachments need { $expected } wagon or tent hexes without a unit ({ $cited }), and there are { $found }; give the map more of them.

bad-not-a-position = this is not a position; it begins with format = "heart-africa/position".
bad-position-tracks = each of chest, left-horn, right-horn and loins needs one iButho, and here are: { $found }; name all four, each with its track.
bad-position-card-twice = the card { $found } lies in two places ({ $places }); leave it in one.
bad-position-box-taken = box { $found } is held by { $other } already, and only one iButho may stand there; change the box of one of them.
bad-position-no-hex = “{ $found }” is no hex of this map; correct its number.
bad-position-both-sides = Zulus and British both stand in { $found }; take one side away.
bad-position-british-onrush = { $found } is an onrush hex, where no British piece may be; choose another.
bad-position-static-square = { $piece } never forms square; take the square away.
bad-position-colours-alone = the Queen’s Colours are shown, and they are always with the ammunition wagon; give the hex of the wagon.
bad-position-overstack = { $points } strength points stand in { $found }, where { $most } may; move somebody elsewhere.
bad-kingdoms-position-no-port = { $found } has no port; put the ship elsewhere.
bad-kingdoms-position-shared = { $what ->
    [ships] two ships lie in the port of { $found }, which has room for one
   *[markers] two players have a marker in { $found }, which one alone can control
    }; take one away.
bad-kingdoms-position-built = a settlement or fortress stands in { $found }, where no marker goes; take the marker off.
bad-kingdoms-position-closed = { $found } is closed when three play; put what stands there elsewhere.
bad-kingdoms-position-too-many = of the card { $found } there are { $most } only; take out those that are too many.
bad-order-impossible = that cannot be done as the game stands, whatever rule is set aside; give another order.
bad-component-needed = your box has to say it: play at the prompt, which asks for it, or enter it with “pack set”.

## The laboratory

# $expected: the format that is wanted.
bad-not-an-experiment =
    { $known ->
        [no] it is not an experiment file: format = "{ $expected }" is missing.
       *[yes] it is not an experiment file: its format is “{ $found }” and should be “{ $expected }”.
    }
# $found: the library that is missing.
bad-lab-not-installed = the laboratory’s libraries are not installed ({ $found } is missing). Install them once with “python3 start.py lab list”.
# $found: the address; $why: what the network says.
bad-lab-no-scheduler = no scheduler answers at { $found } ({ $why }). See that “dask scheduler” is running there, or leave --scheduler out and play on this machine.
# $found: the address; $seconds: how long it was waited for.
bad-lab-no-workers = the scheduler at { $found } had no worker within { $seconds } s. Start one: dask worker { $found }
# $why: which versions differ.
bad-lab-other-libraries = the workers have other versions of the libraries than this program: { $why }
# $found: the mark of the worker's rules.
bad-lab-other-rules = a worker has other rules than this program (its mark is { $found }): its games would be others. Install the same version there. Nothing of it was counted.
# $why: what Python says.
bad-lab-worker-lacks = a worker cannot play, since something is not installed there ({ $why }). Install this program where the workers run.
# $count: how many workers.
bad-lab-killed = the same games have brought down { $count } workers, one after another; perhaps they ran out of memory. What had been played is kept.
bad-lab-scheduler-gone = the scheduler has gone. What had been played is kept; the same command goes on once it is back.
# $seconds: for how long.
bad-lab-workers-gone = for { $seconds } s there has been no worker left. What had been played is kept; the same command goes on once there are some.
# $why: what SQLite says.
bad-lab-store-damaged = what the laboratory has kept is damaged ({ $why }). Move the file away and run your experiments again: the same seeds give the same games.

## Dark Kingdoms

# $lands, $fame, $britannia: how many are missing; $count: how many values in all; $found: the first of them where no piece is missing whole.
bad-pack-half-copied = your box is not copied whole. { $lands ->
    [0] {""}
    [one] 1 territory is missing.
   *[other] { $lands } territories are missing.
    } { $fame ->
    [0] {""}
    [one] 1 Fame card is missing.
   *[other] { $fame } Fame cards are missing.
    } { $britannia ->
    [0] {""}
    [one] 1 Britannia card is missing.
   *[other] { $britannia } Britannia cards are missing.
    } { $found ->
    [none] {""}
   *[other] The value “{ $found }” is missing.
    } Before a game begins the map has to be copied (“Copy my map…”) and all cards entered (“kingdoms pack set” at the terminal; “kingdoms pack check” says which are missing); or play with our own set.
# $most: how many there are.
bad-pack-territories = the board has { $most } territories ({ $cited }), and “{ $found }” is one too many; take it away, or join it to the one that it is meant to be.
bad-pack-no-territory = no territory is called “{ $found }”; correct the name.
bad-pack-own-neighbour = “{ $found }” cannot be its own neighbour; take it away.
# $found: who names the other as neighbour; $other: who does not name it.
bad-pack-one-sided = “{ $found }” names “{ $other }” as neighbour, but “{ $other }” does not name “{ $found }”; add it here or take it away there.
# $found: the territories that are cut off.
bad-pack-not-connected = the map falls apart ({ $cited }): by land nobody reaches { $found }; give one of them a neighbour of the rest.
# $others: the territories of which one has to be its neighbour.
bad-pack-border = by the examples “{ $found }” borders { $others } ({ $cited }); add it to the neighbours.
# $one, $other: the ports; $least, $most: how far apart they are.
bad-pack-apart = by the examples ships go { $least } or { $most } steps from “{ $one }” to “{ $other }” ({ $cited }), not { $found }; correct the order of the ports.
bad-pack-ring-twice = “{ $found }” lies on the ships’ way twice; take it away once.
bad-pack-ring-no-port = “{ $found }” lies on the ships’ way but has no port; write port = true there or take it away here.
bad-pack-port-not-in-ring = “{ $found }” has a port, but does not lie on the ships’ way; add it, or write port = false there.
bad-pack-no-resource = no territory yields “{ $found }” ({ $cited }); correct resource of some.
bad-pack-no-colour = no territory is “{ $found }” ({ $cited }); correct colour of some.
bad-pack-no-shield = no territory has the shield of “{ $found }” ({ $cited }), and they could not start anywhere; correct shield of some.
bad-pack-fame-deck = there are { $most } Fame cards ({ $cited }), and here are { $found }; correct count of some.
bad-pack-britannia-deck = there are { $most } Britannia cards ({ $cited }), and “{ $found }” is one too many; take one away.
bad-pack-britannia-marked = exactly { $expected } Britannia cards are marked 3 ({ $cited }), not { $found }; correct three of some.
bad-pack-at-least-one = a number from 1 up is needed, not { $found }.
bad-pack-effect-timing = the effect “{ $verb }” means nothing at the time “{ $found }”; choose another effect, or correct timing.
bad-pack-effect-who = a Fame card reaches who plays it (who = "self"), a Britannia card others (all, leaders, last), and the effect “{ $verb }” here has “{ $found }”; correct who.
