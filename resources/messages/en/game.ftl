### Any game of which the terminal keeps journals. $kind: battle, campaign, or what another game is called.

game-begun = “heart-africa { $kind } play { $name }” goes on from here.
game-bye = Everything is saved. “heart-africa { $kind } play { $name }” goes on from here.
game-none =
    { $kind ->
        [battle] There is no battle yet; start one with “heart-africa battle new NAME RED BLUE”.
        [campaign] There is no campaign; “heart-africa campaign new” begins one.
       *[other] There is no game yet; “heart-africa { $kind } new NAME” begins one.
    }
game-imported =
    { $entries ->
        [one] Opened: { $name }, 1 entry.
       *[other] Opened: { $name }, { $entries } entries.
    }
game-well =
    { $entries ->
        [one] { $name } is sound: 1 entry.
       *[other] { $name } is sound: { $entries } entries.
    }
game-unwell = { $name } is damaged: it is sound up to entry { $sound } of { $entries }. “heart-africa { $kind } repair” takes what is missing from the backups and keeps the rest aside.
game-head-name = Name
game-head-copy = Copy of
game-help-more = “{"\u003F"} VERB” explains an order and “{"\u003F"} RULE” says what the book says. Dice after “=”; the reason for overruling a rule after “{"\u0021"}”.
game-number = #{ $number }
game-numbers = #{ $first }–{ $last }
game-again =
    { $count ->
        [one] The later act is still in force as it was ordered.
       *[other] The { $count } later acts are still in force as they were ordered.
    }
game-amended = Corrected: #{ $number } { $title }
# $count: dice; $what: what for.
game-ask-dice =
    { $count ->
        [one] 1 die: { $what } ›
       *[other] { $count } dice: { $what } ›
    }
game-ask-overrule = Overrule the book? Type the reason, or Enter to cancel ›
# $number of $last.
game-at = As it stood after entry { $number } of { $last }; nothing is changed.
game-back = Nothing has been done.
game-corrected =
    { $count ->
        [one] Back to entry { $number }; 1 act has been undone:
       *[other] Back to entry { $number }; { $count } acts have been undone:
    }
game-example = For example: { $line }
game-head-begun = Begun
game-head-entries = Entries
# $found: what of it was changed.
game-head-spoilt = What it says about itself has been changed ({ $found }): it can be read but not written on until it is repaired.
game-help-here = At any time:
game-hint = ? help · Tab completes · Esc goes back · “quit” quits: everything is saved
# $faces: what was thrown; $count: how many dice.
game-dice-thrown = { $faces } ({ $count ->
   *[other] thrown
    })
game-hint-dice = type the faces, for example 5 3 6 1 · Enter throws · b goes back · ? the rule
game-hint-overrule = Enter or Esc goes back
game-its-table = The record of its map:
game-log-none = Nothing like that has happened.
game-mend-refused = Correct the line, or overrule the book with “! reason” at the end.
game-not-again =
    { $count ->
        [one] 1 later act is no longer valid and has to be ordered again:
       *[other] { $count } later acts are no longer valid and have to be ordered again:
    }
game-nothing-to-repair = There is nothing wrong with it.
# $names: the names of what only the backups have; $one: one of them.
game-only-in-backups = The database is empty, but there are backups of { $count ->
        [one] { $names }
       *[other] { $count } journals: { $names }
    }. If the file was lost, “heart-africa battle repair "{ $one }"” rebuilds it from them.
game-other-words = Also: { $words }
game-redone = Redone: #{ $number } { $title }
game-reloaded =
    { $count ->
        [one] 1 entry by the other program has been read; look at it and give your order again.
       *[other] { $count } entries by the other program have been read; look at them and give your order again.
    }
game-salvaged = The database has been rebuilt from what could be read and from the backups; the old one is kept as it was in { $path }
game-salvaged-backup = { $name }: saved up to entry { $stands } of { $stood }, from the backup { $backup }
game-salvaged-none = Nothing could be saved, and there are no backups.
game-salvaged-one = { $name }: saved up to entry { $stands } of { $stood }.
game-stood = What came before it has been done. Once the line is corrected, go on with --from { $line }.
# $number: the entry; $title: what was ordered.
game-undone = Undone: #{ $number } { $title }
# $number: the entry.
game-unproven = Up to entry { $number } its marks do not cover who began it, when and under which rulings, because an older program wrote them. From the next entry on they do.
game-values = One of: { $values }.
game-known = Without it, as the battle knows.
game-asked = Asked where it matters.
game-renamed = “{ $was }” is now called “{ $name }”.
game-copied = The copy of “{ $was }” is called “{ $name }”.
game-away = “{ $name }” is off the list; “heart-africa { $kind } import { $file }” opens it again.
game-head-file = File
game-none-away = None has been put away.

## What is written in place of a value

game-value-unit = UNIT
game-value-units = UNITS
game-value-figure = FIGURE
game-value-figures = FIGURES
game-value-who = UNIT
game-value-whos = UNITS
game-value-side = SIDE
game-value-sides = SIDES
game-value-troop = TROOP
game-value-troops = TROOPS
game-value-place = PLACE
game-value-places = PLACES
game-value-text = TEXT
game-value-texts = TEXTS
game-value-number = N
game-value-numbers = N,N
game-value-inches = INCHES
game-value-shots = SHOTS
game-value-turns = TURNS
game-value-percent = PERCENT
game-value-inchess = INCHES
game-value-word = WORD
game-value-words = WORDS
game-value-pairs = X=Y
game-value-player = PLAYER
game-value-players = PLAYERS
game-value-list = LIST
game-value-people = PEOPLE
game-value-hongos = HONGOS
game-value-engagement = BATTLE
# $of: whose numbers: PLAYER, TROOP.
game-value-counts = { $of }=N,...
game-to-now = Back to the present
game-typed = An order in a line
game-typed-tip = As in the terminal; Tab takes the first word offered, dice go after =, a reason for overruling the book after !
# $orders: verbs in a row, or none.
game-help-now =
    { $orders ->
        [none] Nothing is due now.
       *[other] Now: { $orders }
    }
