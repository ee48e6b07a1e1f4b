### Games by mail, at the terminal and at the desk: keys, how a game stands, orders sent and taken in. $kind: what the game is called.

# $player: whose copy it is; $count: orders that wait there to be sent.
mail-copy = This is { $player }’s copy: orders given here are collected for the organiser. { $count ->
        [0] None is waiting.
        [one] One is waiting to be sent.
       *[other] { $count } are waiting to be sent.
    }
mail-copy-over = This is { $player }’s copy, and the game is over: nothing more has to be sent.
mail-copy-orders = My orders
mail-off-copy = This is a player’s copy: only the organiser’s files change it
mail-not-his = This order is not { $player }’s to give.
mail-to-outbox = To my orders
mail-to-outbox-tip = Add it to the orders that you send to the organiser
mail-outbox = { $player }’s orders
mail-outbox-text = The orders you give on this page are collected here. Save the file and send it to the organiser, who sees it before accepting it.
mail-outbox-none = No order is waiting.
mail-outbox-note = A word to the organiser
mail-outbox-drop = Remove
mail-outbox-clear = Sent: start again
mail-orders-save = Save my orders…
mail-orders-saved = { $count ->
        [one] One order is in { $path }
       *[other] { $count } orders are in { $path }
    }
mail-heading = By mail
mail-text = Each player gets a file that says how everything stands, signed with a key that only the two of you know, and sends orders back.
mail-state-save = Save the state…
mail-state-save-of = Save the state for { $player }
mail-state-save-tip = How everything stands, for { $player }, who gets a key if there is none yet
mail-state-whole = All of it…
mail-state-whole-tip = { $player } gets only what is new since the last answer; this saves all of it, in case the copy was lost
mail-state-saved = The state for { $player } is in { $path }
mail-key-of = { $player }’s key
mail-key-copy = Copy the key
mail-key-copied = The key is on the clipboard
mail-key-issue = Give a key
mail-key-issue-tip = A new key, to be told to the player alone
mail-key-renew = New key
mail-key-renew-tip = The old one is no longer accepted: for a key that somebody else has seen
mail-key-handed = { $player }’s key: { $key }. Tell it to nobody else.
mail-key-field = The key that the organiser gave you
mail-save-where = Save to a file
mail-files-of-mail = Games, states and orders
mail-files-all = All files
mail-bring = A file you were sent
mail-bring-press = Open a file…
mail-bring-state-press = Open the organiser’s file…
mail-bring-tip = A player’s orders, a new state, or a whole game; you can also drop it on the window. Nothing is accepted before you have seen it.
mail-bring-file = The file { $file }
mail-bring-journal = The campaign “{ $name }”
mail-bring-state = How “{ $name }” stands, for { $player }
mail-bring-orders = { $player }’s orders for “{ $name }”
mail-bring-players = Players: { $players }
mail-bring-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
mail-bring-new = { $count ->
        [0] It brings nothing new.
        [one] It brings one new entry.
       *[other] It brings { $count } new entries.
    }
mail-bring-empty = It contains no entries.
mail-bring-note = “{ $note }”
mail-bring-certificate = Choose the certificate…
# $what: what the dice are for.
mail-bring-certificate-wanted = Here the dice of a certificate count ({ $what }).
mail-certificates = Dice certificates
mail-bring-orders-here = What would be entered
mail-bring-since = What has happened since it was written
mail-bring-none-goes = None of these orders is valid any more.
mail-bring-key-first = This is the first file for { $player }: type the key that came with it.
mail-bring-take = Accept the campaign
mail-bring-game-take = Accept the game
# $orders: the orders that are no longer valid.
mail-orders-left = Left out: { $orders }
mail-bring-state-take = Accept the state
mail-bring-orders-take = { $count ->
        [one] Enter the order
       *[other] Enter { $count } orders
    }
mail-allow-partly = { $count ->
        [one] Accept the one entry that is sound
       *[other] Accept the { $count } entries that are sound
    }
mail-allow-replacing = { $count ->
        [one] It differs from the copy: set the copy’s last entry aside and accept this file
       *[other] It differs from the copy: set the copy’s last { $count } entries aside and accept this file
    }
mail-allow-on-top = { $count ->
        [one] Enter them after the entry made since
       *[other] Enter them after the { $count } entries made since
    }
mail-allow-orders = { $count ->
        [one] Leave out the order that is no longer valid
       *[other] Leave out the { $count } orders that are no longer valid
    }
mail-allow-first = First confirm above
mail-key = Key of { $player }: { $key }
mail-key-how = Give it in person, once. The first time, the player types “heart-africa { $kind } import FILE --key KEY”; the files come from “{ $kind } export { $name } --for { $player }”.
mail-state-taken =
    { $count ->
        [0] The copy of { $player }, “{ $name }”, was up to date already (entries: { $entries }).
        [one] The copy of { $player }, “{ $name }”, has { $count } new entry ({ $entries } in all).
       *[other] The copy of { $player }, “{ $name }”, has { $count } new entries ({ $entries } in all).
    }
# $order: the order; $why: what is against it.
mail-order-doubtful = {"\u0021"} { $order }: { $why } It goes into the file anyway.
# $note: some words of the player, or none.
mail-orders-of =
    { $note ->
        [none] Orders of { $player }:
       *[other] Orders of { $player } (“{ $note }”):
    }
mail-orders-taken =
    { $count ->
        [0] Nothing from { $player } is left to be entered.
        [one] Entered { $count } order from { $player }.
       *[other] Entered { $count } orders from { $player }.
    }{ $note ->
        [none] {""}
       *[other] {" "}“{ $note }”
    }
mail-passing = In the others’ turns
mail-passing-text = So no file has to go out just to pass. It holds until your next turn begins and goes with every file of orders until you choose otherwise.
mail-passing-none = Always ask me
mail-passing-dice = I add no dice to the production
mail-passing-attacked = I pass on everything unless I am attacked
mail-passing-turn = I pass on everything, even if I am attacked
mail-order-known = { $order }: already entered
# $player: to whom it is proposed.
mail-order-awaits = { $order }: a proposal, until { $player } accepts it.
mail-order-proposed = It is proposed to { $player }, who has to accept it.
mail-order-accepts = The same was proposed by the other player: this accepts it.
mail-order-touched = It is affected by what has happened since.
# $faces: the faces that came; $whose: whose count.
mail-order-dice =
    { $whose ->
        [sender] The sender’s dice: { $faces }.
        [certificate] Dice were sent ({ $faces }), which do not count: those of a certificate do.
       *[organiser] Dice were sent ({ $faces }), which do not count: the organiser’s do.
    }
mail-result-differs = Another result of battle { $battle } is already entered: { $said }. Talk it over; “campaign correct” changes it, with a reason.
mail-since =
    { $count ->
        [one] Since they were written (entry { $number }) there is { $count } more entry:
       *[other] Since they were written (entry { $number }) there are { $count } more entries:
    }
mail-orders-refused = Nothing from { $player } has been entered.
mail-orders-clash = Nothing has been entered: some orders are no longer valid. Talk it over, or use --partly to enter those that are.
mail-orders-moved = Nothing has been entered: play has gone on without them. If they still hold, --on-top enters them after the rest.
