### The campaign page of the desk. What the terminal says too stands in campaign_state.ftl, what goes by mail in mail.ftl, the words of orders in orders.ftl.

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

campaign_desk-typed-hint = Or type the order: attack Ana against Luis…

## Files

campaign_desk-save = The campaign as a file
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
