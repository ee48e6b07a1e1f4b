### The campaign page of the desk. What the terminal says too stands in campaign_state.ftl, the words of orders in orders.ftl.

campaign_desk-title = Campaign
campaign_desk-new = A new campaign
campaign_desk-new-text = Half a year to a turn. Players may join or leave at any time.
campaign_desk-name = Name
campaign_desk-name-usual = Our campaign
campaign_desk-first-year = First year
campaign_desk-begin = Begin
campaign_desk-begin-tip = Create the campaign; then the players join
campaign_desk-another = Another campaign
campaign_desk-sample = The Nile campaign

## The head

campaign_desk-parts = Pages of the campaign
campaign_desk-part = { $part ->
        [turn] Turn
        [players] Players
        [ledger] Ledger
        [standings] Standings
        [chronicle] Chronicle
        [files] Files and mail
        [papers] Papers
       *[journal] Log
    }
campaign_desk-begins = begins in { $year }
campaign_desk-now = { $date } · turn { $turn }
# $what: the act in a few words, or none.
campaign_desk-undo = { $what ->
        [none] Undo
       *[other] Undo: { $what }
    }
campaign_desk-redo = Redo what was last undone
# $player: whose copy it is; $count: orders that wait there to be sent.
campaign_desk-copy = This is { $player }’s copy: orders given here are collected for the organiser. { $count ->
        [0] None is waiting.
        [one] One is waiting to be sent.
       *[other] { $count } are waiting to be sent.
    }
campaign_desk-copy-over = This is { $player }’s copy, and the game is over: nothing more has to be sent.
campaign_desk-copy-orders = My orders
campaign_desk-to-now = Back to the present
campaign_desk-off-copy = This is a player’s copy: only the organiser’s files change it
campaign_desk-off-nothing = There is nothing yet to choose for “{ $field }”

## The turn

campaign_desk-battles-wait = Battles to be played
campaign_desk-then = Also waiting
campaign_desk-done = This half year
campaign_desk-done-before = Before the first turn
campaign_desk-others = Other orders
campaign_desk-order = Order of play
campaign_desk-no-order = Not rolled yet.
campaign_desk-fights = { $count ->
        [one] { $count } battle to be played
       *[other] { $count } battles to be played
    }
campaign_desk-side = { $role ->
        [attacker] Attacker: { $player }
       *[defender] Defender: { $player }
    }
campaign_desk-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
campaign_desk-form-leave = Not now
campaign_desk-nation = Nation
campaign_desk-as-usual = { $player } (as usual)
campaign_desk-outcome = { $how ->
        [attacker] { $player } won (attacker)
        [defender] { $player } won (defender)
        [any-attacker] The attacker won
        [any-defender] The defender won
       *[draw] A draw
    }

## The players

campaign_desk-hongos = { $count ->
        [one] { $count } hongo
       *[other] { $count } hongos
    }
campaign_desk-won = { $count ->
        [one] { $count } victory
       *[other] { $count } victories
    }
campaign_desk-drawn = { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }
campaign_desk-lost = { $count ->
        [one] { $count } defeat
       *[other] { $count } defeats
    }
# $kind: native, explorer, colonial; $people: a people, or none.
campaign_desk-force = { $kind ->
        [native] Native
        [explorer] White explorer
       *[colonial] Colonial expedition
    } · { $army }{ $people ->
        [none] {""}
       *[other] {" "}({ $people })
    }
campaign_desk-lacks = { $count ->
        [one] One territory still to be explored: { $names }.
       *[other] { $count } territories still to be explored: { $names }.
    }
campaign_desk-may = What can be done now
campaign_desk-may-not = What cannot be done, and why
campaign_desk-changes = Change of army
campaign_desk-no-changes = The book does not let this list change army.
campaign_desk-account = Account of { $player }

## The ledger

campaign_desk-all-accounts = All accounts
campaign_desk-all-causes = For any reason
campaign_desk-all-years = All years
campaign_desk-all-players = All players
campaign_desk-account-of = Account
campaign_desk-year = Year
campaign_desk-shown = { $count ->
        [one] { $count } movement shown.
       *[other] { $count } movements shown.
    }

## The log

campaign_desk-before = before the first turn

## At our own table

campaign_desk-engage = Referee it here
campaign_desk-engage-tip = Choose both armies and begin the battle on this computer
campaign_desk-resume = Go to the battle
campaign_desk-resume-tip = Open the battle where you left it
campaign_desk-take = Use its result
campaign_desk-take-tip = The result of the battle refereed here, to be confirmed
campaign_desk-engage-title = Battle { $battle } on this computer
campaign_desk-engage-text = Each side brings an army of its list, with the points for this battle.
campaign_desk-engage-other-people = “{ $army }” ({ $people }) is not offered: { $player } { $own ->
    [none] joined without a people
   *[other] plays { $own }
    }.
campaign_desk-engage-draw = Draw an army at random
campaign_desk-engage-army = { $role ->
        [attacker] The attacker’s army
       *[defender] The defender’s army
    }
campaign_desk-play-out = Let the computer play it out…
campaign_desk-play-out-tip = Both agreed to it: choose both armies or draw them, then watch; the result goes to the campaign like any other
campaign_desk-engage-begin = Begin the battle

## An order typed

campaign_desk-typed = An order in a line
campaign_desk-typed-hint = Or type the order: attack Ana against Luis…
campaign_desk-typed-tip = As in the terminal; Tab takes the first word offered, dice go after =, a reason for overruling the book after !

## A player’s copy

campaign_desk-not-his = This order is not { $player }’s to give.
campaign_desk-to-outbox = To my orders
campaign_desk-to-outbox-tip = Add it to the orders that you send to the organiser
campaign_desk-outbox = { $player }’s orders
campaign_desk-outbox-text = The orders you give on this page are collected here. Save the file and send it to the organiser, who sees it before accepting it.
campaign_desk-outbox-none = No order is waiting.
campaign_desk-outbox-note = A word to the organiser
campaign_desk-outbox-drop = Remove
campaign_desk-outbox-clear = Sent: start again
campaign_desk-orders-save = Save my orders…
campaign_desk-orders-saved = { $count ->
        [one] One order is in { $path }
       *[other] { $count } orders are in { $path }
    }

## Files and post

campaign_desk-post = By mail
campaign_desk-post-text = Each player gets a file that says how everything stands, signed with a key that only the two of you know, and sends orders back.
campaign_desk-state-save = Save the state…
campaign_desk-state-save-of = Save the state for { $player }
campaign_desk-state-save-tip = How everything stands, for { $player }, who gets a key if there is none yet
campaign_desk-state-whole = All of it…
campaign_desk-state-whole-tip = { $player } gets only what is new since the last answer; this saves all of it, in case the copy was lost
campaign_desk-state-saved = The state for { $player } is in { $path }
campaign_desk-key-of = { $player }’s key
campaign_desk-key-copy = Copy the key
campaign_desk-key-copied = The key is on the clipboard
campaign_desk-key-issue = Give a key
campaign_desk-key-issue-tip = A new key, to be told to the player alone
campaign_desk-key-renew = New key
campaign_desk-key-renew-tip = The old one is no longer accepted: for a key that somebody else has seen
campaign_desk-key-handed = { $player }’s key: { $key }. Tell it to nobody else.
campaign_desk-key-field = The key that the organiser gave you
campaign_desk-save = The campaign as a file
campaign_desk-save-where = Save to a file
campaign_desk-save-text = To continue it on another computer, read it in a browser or take it to a spreadsheet.
campaign_desk-save-whole = Whole campaign…
campaign_desk-save-whole-tip = The journal with every entry, to be opened on another computer
campaign_desk-save-page = Page for the site…
campaign_desk-save-page-tip = The campaign as one page for a browser, in both languages
campaign_desk-save-acts = What happened (CSV)…
campaign_desk-save-acts-tip = A row for each thing that happened, in words
campaign_desk-save-ledger = Ledger (CSV)…
campaign_desk-save-ledger-tip = A row for each movement of hongos
campaign_desk-save-battles = Battles (CSV)…
campaign_desk-save-battles-tip = A row for each battle
campaign_desk-file-saved = Saved in { $path }
campaign_desk-files-of-post = Games, states and orders
campaign_desk-files-all = All files

## A file that was sent

campaign_desk-bring = A file you were sent
campaign_desk-bring-press = Open a file…
campaign_desk-bring-state-press = Open the organiser’s file…
campaign_desk-bring-tip = A player’s orders, a new state, or a whole game; you can also drop it on the window. Nothing is accepted before you have seen it.
campaign_desk-bring-file = The file { $file }
campaign_desk-bring-journal = The campaign “{ $name }”
campaign_desk-bring-state = How “{ $name }” stands, for { $player }
campaign_desk-bring-orders = { $player }’s orders for “{ $name }”
campaign_desk-bring-players = Players: { $players }
campaign_desk-bring-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
campaign_desk-bring-new = { $count ->
        [0] It brings nothing new.
        [one] It brings one new entry.
       *[other] It brings { $count } new entries.
    }
campaign_desk-bring-empty = It contains no entries.
campaign_desk-bring-note = “{ $note }”
campaign_desk-bring-certificate = Choose the certificate…
# $what: what the dice are for.
campaign_desk-bring-certificate-wanted = Here the dice of a certificate count ({ $what }).
campaign_desk-certificates = Dice certificates
campaign_desk-bring-orders-here = What would be entered
campaign_desk-bring-since = What has happened since it was written
campaign_desk-bring-none-goes = None of these orders is valid any more.
campaign_desk-bring-key-first = This is the first file for { $player }: type the key that came with it.
campaign_desk-bring-take = Accept the campaign
campaign_desk-bring-game-take = Accept the game
# $orders: the orders that are no longer valid.
campaign_desk-orders-left = Left out: { $orders }
campaign_desk-bring-state-take = Accept the state
campaign_desk-bring-orders-take = { $count ->
        [one] Enter the order
       *[other] Enter { $count } orders
    }
campaign_desk-allow-partly = { $count ->
        [one] Accept the one entry that is sound
       *[other] Accept the { $count } entries that are sound
    }
campaign_desk-allow-replacing = { $count ->
        [one] It differs from the copy: set the copy’s last entry aside and accept this file
       *[other] It differs from the copy: set the copy’s last { $count } entries aside and accept this file
    }
campaign_desk-allow-on-top = { $count ->
        [one] Enter them after the entry made since
       *[other] Enter them after the { $count } entries made since
    }
campaign_desk-allow-orders = { $count ->
        [one] Leave out the order that is no longer valid
       *[other] Leave out the { $count } orders that are no longer valid
    }
campaign_desk-allow-first = First confirm above

## The campaigns that there are

