### Any game of which the terminal keeps journals. $kind: battle, campaign, or what another game is called.

game-begun = “heart-africa { $kind } play { $name }” goes on from here.
game-bye = Everything is kept. “heart-africa { $kind } play { $name }” goes on from here.
game-none =
    { $kind ->
        [battle] There is no battle yet; begin with “heart-africa battle new NAME RED BLUE”.
        [campaign] There is no campaign; “heart-africa campaign new” begins one.
       *[other] There is none yet; “heart-africa { $kind } new” begins one.
    }
game-imported =
    { $entries ->
        [one] Taken in: { $name }, 1 entry.
       *[other] Taken in: { $name }, { $entries } entries.
    }
game-well =
    { $entries ->
        [one] { $name } is sound: 1 entry.
       *[other] { $name } is sound: { $entries } entries.
    }
game-unwell = { $name } is damaged: of { $entries } entries the first { $sound } are sound. “heart-africa { $kind } repair” takes what is missing from the backups and keeps the rest aside.
game-head-name = Name
game-head-copy = Copy of
game-help-more = “{"\u003F"} VERB” explains an order and “{"\u003F"} RULE” tells what the book says. Dice after “=”; the reason to set a rule aside after “{"\u0021"}”.
game-again =
    { $count ->
        [one] The later act stands as it was ordered.
       *[other] The { $count } later acts stand as they were ordered.
    }
game-amended = Put right: #{ $number } { $title }
# $count: dice; $what: what for.
game-ask-dice =
    { $count ->
        [one] 1 die: { $what } ›
       *[other] { $count } dice: { $what } ›
    }
game-ask-overrule = The reason to go on all the same ›
# $number of $last.
game-at = As it stood after entry { $number } of { $last }; nothing is changed.
game-back = Nothing has been done.
game-corrected =
    { $count ->
        [one] Back to entry { $number }; 1 act has been taken back:
       *[other] Back to entry { $number }; { $count } acts have been taken back:
    }
game-example = For example: { $line }
game-head-begun = Begun
game-head-entries = Entries
# $found: what of it was changed.
game-head-spoilt = What it says of itself was changed ({ $found }): it can be read but not written on until it is repaired.
game-help-here = At any time:
game-hint = ? help · Tab completes · Esc goes back · “quit” leaves: everything is kept
game-hint-dice = type the faces, as 5 3 6 1 · Enter throws · b goes back · ? the rule
game-hint-overrule = Enter or Esc goes back
game-its-table = The record of its map:
game-log-none = Nothing of the kind has happened.
game-mend-refused = Mend the line, or overrule the book with “! reason” at its end.
game-not-again =
    { $count ->
        [one] 1 later act no longer goes and has to be ordered anew:
       *[other] { $count } later acts no longer go and have to be ordered anew:
    }
game-nothing-to-repair = Nothing is wrong with it.
# $names: the names of what only the backups have; $one: one of them.
game-only-in-backups = The database is empty, but there are backups of { $count ->
        [one] { $names }
       *[other] { $count } journals: { $names }
    }. If the file was lost, “heart-africa battle repair "{ $one }"” builds it anew from them.
game-other-words = Also: { $words }
game-redone = It stands again: #{ $number } { $title }
game-reloaded =
    { $count ->
        [one] 1 entry of theirs has been read; look at it and order again.
       *[other] { $count } entries of theirs have been read; look at them and order again.
    }
game-salvaged = The database is built anew from what could be read and from the backups; the former one is kept as it was in { $path }
game-salvaged-backup = { $name }: it stands up to entry { $stands } of { $stood }, from the backup { $backup }
game-salvaged-none = Nothing could be saved, and there are no backups.
game-salvaged-one = { $name }: it stands up to entry { $stands } of { $stood }.
game-stood = What came before stands. When the line is mended, go on with --from { $line }.
# $number: the entry; $title: what was ordered.
game-undone = Taken back: #{ $number } { $title }
# $number: the entry.
game-unproven = Up to entry { $number } its marks do not cover who began it, when and under which rulings: they were written by an older program. From the next entry on they do.
game-values = One of: { $values }.
game-known = Without it, as the battle knows.
game-asked = Asked where it matters.
game-renamed = “{ $was }” is now called “{ $name }”.
game-copied = The copy of “{ $was }” is called “{ $name }”.
game-away = “{ $name }” is off the list; “heart-africa { $kind } import { $file }” takes it in again.
game-head-file = File
game-none-away = None has been put away.
