### The campaign page of the desk. What the terminal says too stands in keep.ftl, the words of orders in orders.ftl.

keeper-title = Campaign
keeper-new = A new campaign
keeper-new-text = Half a year to a turn. Players may join or leave at any time.
keeper-name = Name
keeper-name-usual = Our campaign
keeper-first-year = First year
keeper-begin = Begin
keeper-begin-tip = Create the campaign; then the players join
keeper-another = Another campaign
keeper-sample = The Nile campaign

## The head

keeper-parts = Pages of the campaign
keeper-part = { $part ->
        [turn] Turn
        [players] Players
        [ledger] Ledger
        [standings] Standings
        [chronicle] Chronicle
        [files] Files and mail
        [papers] Papers
       *[journal] Log
    }
keeper-begins = begins in { $year }
keeper-now = { $date } · turn { $turn }
# $what: the act in a few words, or none.
keeper-undo = { $what ->
        [none] Undo
       *[other] Undo: { $what }
    }
keeper-redo = Redo what was last undone
# $player: whose copy it is; $count: orders that wait there to be sent.
keeper-copy = This is { $player }’s copy: orders given here are collected for the organiser. { $count ->
        [0] None is waiting.
        [one] One is waiting to be sent.
       *[other] { $count } are waiting to be sent.
    }
keeper-copy-over = This is { $player }’s copy, and the game is over: nothing more has to be sent.
keeper-copy-orders = My orders
keeper-to-now = Back to the present
keeper-off-copy = This is a player’s copy: only the organiser’s files change it
keeper-off-nothing = There is nothing yet to choose for “{ $field }”

## The turn

keeper-battles-wait = Battles to be played
keeper-then = Also waiting
keeper-done = This half year
keeper-done-before = Before the first turn
keeper-others = Other orders
keeper-order = Order of play
keeper-no-order = Not rolled yet.
keeper-fights = { $count ->
        [one] { $count } battle to be played
       *[other] { $count } battles to be played
    }
keeper-side = { $role ->
        [attacker] Attacker: { $player }
       *[defender] Defender: { $player }
    }
keeper-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
keeper-form-leave = Not now
keeper-nation = Nation
keeper-as-usual = { $player } (as usual)
keeper-outcome = { $how ->
        [attacker] { $player } won (attacker)
        [defender] { $player } won (defender)
        [any-attacker] The attacker won
        [any-defender] The defender won
       *[draw] A draw
    }

## The players

keeper-hongos = { $count ->
        [one] { $count } hongo
       *[other] { $count } hongos
    }
keeper-won = { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    }
keeper-drawn = { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
keeper-lost = { $count ->
        [one] { $count } defeat
       *[other] { $count } defeats
    }
# $kind: native, explorer, colonial; $people: a people, or none.
keeper-force = { $kind ->
        [native] Native
        [explorer] White explorer
       *[colonial] Colonial expedition
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    }
keeper-lacks = { $count ->
        [one] One territory still to be explored: { $names }.
       *[other] { $count } territories still to be explored: { $names }.
    }
keeper-may = What can be done now
keeper-may-not = What cannot be done, and why
keeper-changes = Change of army
keeper-no-changes = The book does not let this list change army.
keeper-account = Account of { $player }

## The ledger

keeper-all-accounts = All accounts
keeper-all-causes = For any reason
keeper-all-years = All years
keeper-all-players = All players
keeper-account-of = Account
keeper-year = Year
keeper-shown = { $count ->
        [one] { $count } movement shown.
       *[other] { $count } movements shown.
    }

## The log

keeper-before = before the first turn

## At our own table

keeper-engage = Referee it here
keeper-engage-tip = Choose both armies and begin the battle on this computer
keeper-resume = Go to the battle
keeper-resume-tip = Open the battle where you left it
keeper-take = Use its result
keeper-take-tip = The result of the battle refereed here, to be confirmed
keeper-engage-title = Battle { $battle } on this computer
keeper-engage-text = Each side brings an army of its list, with the points for this battle.
keeper-engage-other-people = “{ $army }” ({ $people }) is not offered: { $player } { $own ->
    [none] joined without a people
   *[other] plays { $own }
    }.
keeper-engage-draw = Draw an army at random
keeper-engage-army = { $role ->
        [attacker] The attacker’s army
       *[defender] The defender’s army
    }
keeper-play-out = Let the computer play it out…
keeper-play-out-tip = Both agreed to it: choose both armies or draw them, then watch; the result goes to the campaign like any other
keeper-engage-begin = Begin the battle

## An order typed

keeper-typed = An order in a line
keeper-typed-hint = Or type the order: attack Ana against Luis…
keeper-typed-tip = As in the terminal; Tab takes the first word offered, dice go after =, a reason for overruling the book after !

## A player’s copy

keeper-not-his = This order is not { $player }’s to give.
keeper-to-outbox = To my orders
keeper-to-outbox-tip = Add it to the orders that you send to the organiser
keeper-outbox = { $player }’s orders
keeper-outbox-text = The orders you give on this page are collected here. Save the file and send it to the organiser, who sees it before accepting it.
keeper-outbox-none = No order is waiting.
keeper-outbox-note = A word to the organiser
keeper-outbox-drop = Remove
keeper-outbox-clear = Sent: start again
keeper-orders-save = Save my orders…
keeper-orders-saved = { $count ->
        [one] One order is in { $path }
       *[other] { $count } orders are in { $path }
    }

## Files and post

keeper-post = By mail
keeper-post-text = Each player gets a file that says how everything stands, signed with a key that only the two of you know, and sends orders back.
keeper-state-save = Save the state…
keeper-state-save-of = Save the state for { $player }
keeper-state-save-tip = How everything stands, for { $player }, who gets a key if there is none yet
keeper-state-whole = All of it…
keeper-state-whole-tip = { $player } gets only what is new since the last answer; this saves all of it, in case the copy was lost
keeper-state-saved = The state for { $player } is in { $path }
keeper-key-of = { $player }’s key
keeper-key-copy = Copy the key
keeper-key-copied = The key is on the clipboard
keeper-key-issue = Give a key
keeper-key-issue-tip = A new key, to be told to the player alone
keeper-key-renew = New key
keeper-key-renew-tip = The old one is no longer accepted: for a key that somebody else has seen
keeper-key-handed = { $player }’s key: { $key }. Tell it to nobody else.
keeper-key-field = The key that the organiser gave you
keeper-save = The campaign as a file
keeper-save-where = Save to a file
keeper-save-text = To continue it on another computer, read it in a browser or take it to a spreadsheet.
keeper-save-whole = Whole campaign…
keeper-save-whole-tip = The journal with every entry, to be opened on another computer
keeper-save-page = Page for the site…
keeper-save-page-tip = The campaign as one page for a browser, in both languages
keeper-save-acts = What happened (CSV)…
keeper-save-acts-tip = A row for each thing that happened, in words
keeper-save-ledger = Ledger (CSV)…
keeper-save-ledger-tip = A row for each movement of hongos
keeper-save-battles = Battles (CSV)…
keeper-save-battles-tip = A row for each battle
keeper-file-saved = Saved in { $path }
keeper-files-of-post = Games, states and orders
keeper-files-all = All files

## A file that was sent

keeper-bring = A file you were sent
keeper-bring-press = Open a file…
keeper-bring-state-press = Open the organiser’s file…
keeper-bring-tip = A player’s orders, a new state, or a whole game; you can also drop it on the window. Nothing is accepted before you have seen it.
keeper-bring-file = The file { $file }
keeper-bring-journal = The campaign “{ $name }”
keeper-bring-state = How “{ $name }” stands, for { $player }
keeper-bring-orders = { $player }’s orders for “{ $name }”
keeper-bring-players = Players: { $players }
keeper-bring-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
keeper-bring-new = { $count ->
        [0] It brings nothing new.
        [one] It brings one new entry.
       *[other] It brings { $count } new entries.
    }
keeper-bring-empty = It contains no entries.
keeper-bring-note = “{ $note }”
keeper-bring-certificate = Choose the certificate…
# $what: what the dice are for.
keeper-bring-certificate-wanted = Here the dice of a certificate count ({ $what }).
keeper-certificates = Dice certificates
keeper-bring-orders-here = What would be entered
keeper-bring-since = What has happened since it was written
keeper-bring-none-goes = None of these orders is valid any more.
keeper-bring-key-first = This is the first file for { $player }: type the key that came with it.
keeper-bring-take = Accept the campaign
keeper-bring-game-take = Accept the game
# $orders: the orders that are no longer valid.
keeper-orders-left = Left out: { $orders }
keeper-bring-state-take = Accept the state
keeper-bring-orders-take = { $count ->
        [one] Enter the order
       *[other] Enter { $count } orders
    }
keeper-allow-partly = { $count ->
        [one] Accept the one entry that is sound
       *[other] Accept the { $count } entries that are sound
    }
keeper-allow-replacing = { $count ->
        [one] It differs from the copy: set the copy’s last entry aside and accept this file
       *[other] It differs from the copy: set the copy’s last { $count } entries aside and accept this file
    }
keeper-allow-on-top = { $count ->
        [one] Enter them after the entry made since
       *[other] Enter them after the { $count } entries made since
    }
keeper-allow-orders = { $count ->
        [one] Leave out the order that is no longer valid
       *[other] Leave out the { $count } orders that are no longer valid
    }
keeper-allow-first = First confirm above

## The campaigns that there are

