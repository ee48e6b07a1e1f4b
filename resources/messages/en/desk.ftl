# The desk: frame, welcome page, settings.
desk-name = Heart of Africa
desk-rail-foot = Ctrl+K finds everything
desk-menu-file = File
desk-menu-edit = Edit
desk-menu-go = Go
desk-menu-view = View
desk-menu-help = Help
desk-palette = Find an action…
desk-palette-hint = What do you want to do?
desk-palette-found = Actions found
desk-palette-none = Nothing is called that: no action, and no order of an open game.
desk-keys-hint = The keys of this page; type to find any action
# $folder: the folder of the person’s files.
desk-saved-already = Everything is already saved, in { $folder }
desk-fault = The program has hit an error. Everything you confirmed is saved; the details are in { $log }.
desk-welcome-title = What shall we play?
desk-welcome-lead = Legal armies, refereed battles and campaigns for En el Corazón de África. Everything is saved as you go; nothing is ever sent anywhere.
desk-door-armies-title = Build an army
desk-door-armies-text = Choose a people, add units, and see at once what it costs and what the rules say about it. Print it for Saturday.
desk-door-armies-button = Build an army
desk-door-battle-title = Referee a battle now
desk-door-battle-text = Two sample armies meet in six guided steps, two players or one against the computer. Every number says where it comes from.
desk-door-battle-button = Referee a battle
desk-door-campaign-title = Start a campaign
desk-door-campaign-text = From 1860 on, half a year a turn: who attacks whom, with how many points, and where every hongo went.
desk-door-campaign-button = Start a campaign
desk-door-companions-title = Play another game
desk-door-companions-text = Zulus on the Ramparts!, Last Stand at Isandlwana and Dark Kingdoms: the program keeps the board, the odds and the log, with your own box or our own set.
desk-door-companions-button = More games
desk-recent = Recent work
desk-recent-none = Nothing yet: what you open will wait for you here.
desk-recent-one = { $kind ->
    [army] Army: { $name }
    [battle] Battle: { $name }
    [campaign] Campaign: { $name }
   *[other] Game: { $name }
    }
desk-welcome-footer = You need the rulebook to play; rules are told here in our own words, with their page.
desk-settings-title = Settings
desk-settings-language = Language
desk-settings-language-text = For everything; troop names keep the book’s Spanish term beside the English one.
desk-this-language = English
desk-settings-theme = Theme
desk-settings-theme-text = Follow the system, or always light, dark or high contrast.
desk-settings-theme-system = As the system
desk-settings-theme-light = Light
desk-settings-theme-dark = Dark
desk-settings-theme-contrast = High contrast
desk-settings-measure = Measure
desk-settings-measure-text = With 15 mm figures every inch of the book is read as a centimetre (SCALE-02).
desk-settings-measure-inches = Inches
desk-settings-measure-centimetres = Centimetres
desk-settings-scale = Text size
desk-settings-scale-text = So that it can be read from a step away: 80 to 200%.
desk-settings-who = Your name
desk-settings-who-text = Shown beside what you enter in battles and campaigns.
desk-settings-folder = Your files
desk-settings-open-folder = Open the folder
desk-about-places = Files
desk-about-data = Your folder
desk-about-data-text = Armies, battles, campaigns, backups and settings: copy this folder and you have copied everything.
desk-about-log = Log
desk-about-log-text = If something fails, what happened is written here; send it with your report.
desk-about-open = Open the folder
desk-about-none = There is no log yet: { $folder } is created when there is something to write.
# A tag of a unit, in pictures of the desk.
desk-sample-tag = to paint

## The shelves: the journals of one kind that there are

# $name: of the journal, here and below.
desk-shelf-known = Go on with { $kind ->
        [battle] a battle
        [campaign] a campaign
       *[other] a game
    }
desk-shelf-none = There is none yet.
# $count: entries; $date: when it was begun.
desk-shelf-kept = begun { $date } · { $count ->
        [0] no entries yet
        [one] { $count } entry
       *[other] { $count } entries
    }
desk-shelf-copy-of = { $player }’s copy
desk-shelf-open = Go on with { $name }
desk-shelf-copy = Copy
desk-shelf-copy-tip = A copy of “{ $name }”, to try something out
desk-shelf-copied = The copy is called “{ $name }”
desk-shelf-save = Save as a file…
desk-shelf-save-tip = “{ $name }” as a journal, to be opened on another computer
desk-shelf-saved = “{ $name }” is in { $path }
desk-shelf-journal = The journal
desk-shelf-rows = One row for each roll, for spreadsheets
desk-shelf-attic = Put away: { $count }
desk-shelf-import = Open a file…
desk-shelf-import-tip = A journal saved on another computer (.jsonl); you can also drop it on this page
desk-shelf-partly = Open what is sound
desk-shelf-taken =
    { $entries ->
        [0] “{ $name }” is on the list; nothing was entered in it yet.
        [one] “{ $name }” is on the list, with its entry.
       *[other] “{ $name }” is on the list, with its { $entries } entries.
    }
desk-shelf-reading = “{ $name }” is being read…
desk-shelf-reading-stop = Cancel
desk-shelf-rename = Rename
desk-shelf-rename-tip = Give “{ $name }” another name
desk-shelf-name = The new name of “{ $name }”
desk-shelf-keep = Use this name
desk-shelf-leave = Cancel
desk-shelf-away = Put away
desk-shelf-away-tip = Take “{ $name }” off this list; it stays in a file and can be restored
desk-shelf-gone = “{ $name }” was put away; it is in { $path }
desk-shelf-back = Restore
desk-shelf-back-tip = Put “{ $name }” on the list again
desk-shelf-repair = Repair
desk-shelf-repair-tip = Damaged parts are restored from the backups; what no backup has is kept in a file beside it
desk-shelf-read-on = Open it anyway
desk-shelf-read-on-tip = What is sound can be read
desk-shelf-rebuild = Save what can be read
desk-shelf-rebuild-tip = The damaged file is put aside as it is; a new one is built from it and from the backups
# $names: the names of what only the backups have.
desk-shelf-only-in-backups = The database is empty, but there are backups of { $count ->
        [one] { $names }
       *[other] { $count } journals: { $names }
    }. If the file was lost, it can be rebuilt from them.
desk-shelf-rebuilding = What can be read is being saved…

## The log of a journal

desk-log = Log
desk-log-every =
    { $what ->
        [player] Players
        [side] Sides
        [unit] Units
        [step] Steps
        [turn] Turns
       *[other] All
    }
desk-log-filter =
    { $what ->
        [player] Filter by player
        [side] Filter by side
        [unit] Filter by unit
        [step] Filter by step
        [turn] Filter by turn
       *[other] Filter
    }
desk-conflict-go-on = Go on from what was written
desk-off-looking = You are looking at an earlier moment: go back to the present first
desk-off-not-looking = You are not looking at an earlier moment
desk-off-none = { $kind ->
        [battle] No battle is open
        [campaign] No campaign is open
       *[other] No game is open
    }

## An act put right

desk-mend-look = Look at this moment
desk-mend-look-tip = How things stood after this act; nothing is changed
desk-mend-back = Go back to here
desk-mend-back-tip = Undo everything after it, dice too, with a reason
desk-mend-back-do = Undo everything after #{ $number }
desk-mend-dice = Dice misread
desk-mend-dice-tip = Enter the faces that really came up; later orders are given again as far as they are still valid
desk-mend-dice-do = Correct the dice of #{ $number }
desk-mend-amend = Change this order
desk-mend-amend-tip = Put another order in its place; later orders are given again as far as they are still valid
desk-mend-amend-do = Change #{ $number }
# $count: how many; $what: what they are thrown for.
desk-mend-dice-wanting = { $where ->
        [faces] { $count ->
            [one] One more die is needed now ({ $what }): throw it and type it after the others.
           *[other] { $count } more dice are needed now ({ $what }): throw them and type them after the others.
        }
       *[order] { $count ->
            [one] One more die is needed ({ $what }): type it after the order, for example = 4.
           *[other] { $count } more dice are needed ({ $what }): type them after the order, for example = 6 1.
        }
    }
desk-mend-left = What is no longer valid and is left out
desk-mend-dice-value = The faces that came up
desk-mend-amend-value = The order as it should have been
desk-mend-done =
    { $count ->
        [0] Corrected; everything after it is still in force.
        [one] Corrected; 1 later act is no longer valid and has to be ordered again.
       *[other] Corrected; { $count } later acts are no longer valid and have to be ordered again.
    }
desk-mend-reason = Why it is corrected

## The dialog for files: what Qt has in English alone

desk-files-look-in = &Look in:
desk-files-type = Files of &type:

## Files dropped on the window

desk-dropped-unknown = The desk cannot open “{ $file }”: it opens armies, battles, campaigns and turn files.
# $faces: the faces of the dice as they were read at first.
desk-dice-put-right = – corrected; they had been read as { $faces }

desk-key-shift = Shift
desk-key-return = Enter
desk-key-home = Home
