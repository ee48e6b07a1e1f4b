### The campaign page of the desk. What the terminal says too stands in keep.ftl, the words of orders in orders.ftl.

keeper-title = Campaign
keeper-new = A new campaign
keeper-new-text = Half a year to a turn. Whoever wants to may join or leave at any time.
keeper-name = Name
keeper-name-usual = Our campaign
keeper-first-year = First year
keeper-begin = Begin
keeper-begin-tip = Found the campaign; then the players join
keeper-open = Go on with a campaign
keeper-none-yet = There is none yet.
# $count: entries; $date: when it was begun.
keeper-kept = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } · begun on { $date }
keeper-go-on = Go on
keeper-go-on-with = Go on with { $name }
keeper-another = Another campaign
keeper-sample = The Nile campaign

## The head

keeper-parts = What to look at
keeper-part = { $part ->
        [turn] Turn
        [players] Players
        [ledger] Ledger
        [standings] Standings
        [chronicle] Chronicle
       *[journal] Journal
    }
keeper-begins = begins in { $year }
keeper-now = { $date } · turn { $turn }
# $what: the act in a few words, or none.
keeper-undo = { $what ->
        [none] Undo
       *[other] Undo: { $what }
    }
keeper-redo = Redo what was undone last
keeper-copy = This is { $player }’s copy: only the organiser’s files change it.
keeper-to-now = Back to now
keeper-saved = The page is in { $path }
keeper-off-none = No campaign is open
keeper-off-copy = This is a player’s copy: only the organiser’s files change it
keeper-off-looking = An earlier moment is being looked at: go back to now first
keeper-off-not-looking = No earlier moment is being looked at

## The turn

keeper-battles-wait = Battles to be played
keeper-then = Also waiting
keeper-done = This half year
keeper-others = Other orders
keeper-order = Order of play
keeper-no-order = Not rolled yet.
keeper-seat = { $how ->
        [up] has the go
        [gone] has acted
        [resisted] attacked: no go
        [fought] fights a rival
        [hunting] hunting
       *[waits] waits
    }
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
keeper-as-usual = whoever pays as a rule
keeper-outcome = { $how ->
        [attacker] { $player } won (attacker)
        [defender] { $player } won (defender)
       *[draw] A draw
    }

## Orders on buttons

keeper-do-found-campaign = Found the campaign
keeper-do-enlist = A player joins
keeper-do-leave = Leave the campaign
keeper-do-name-force = Name the force
keeper-do-stay-away = Away for now
keeper-do-come-back = Back again
keeper-do-give-hongos = Give hongos
keeper-do-begin-turn = Begin the half year
keeper-do-roll-order = Roll the order of play
keeper-do-attack = Attack
keeper-do-pass-go = Do nothing
keeper-do-pass-rest = Nobody does more
keeper-do-settle = Come to terms
keeper-do-explore = Explore
keeper-do-hunt = Hunt
keeper-do-greet = Greet and go on
keeper-do-resist = Resist
keeper-do-duel = Fight
keeper-do-open-battle = To the table
keeper-do-report-result = Result
keeper-do-set-deadline = Deadline
keeper-do-forfeit = Not played: forfeit
keeper-do-call-off = Call off
keeper-do-revolt = Revolt
keeper-do-submit = Stay subject
keeper-do-take-district = Take a district
keeper-do-rise = Change of army
keeper-do-conclude = End the campaign

## Fields

keeper-field-player = Player
keeper-field-enlist-player = Name of the player
keeper-field-target = Against
keeper-field-other = The other explorer
keeper-field-to = To
keeper-field-hongos = Hongos
keeper-field-payer = Paid by
keeper-field-explore = and his territory is explored
keeper-field-native = Territory
keeper-field-battle = Battle
keeper-field-outcome = Result
keeper-field-fallen = Leader a casualty
keeper-field-losses = Losses
keeper-field-list = List
keeper-field-people = People
keeper-field-role = Part
keeper-field-called = Name of tribe, chief or expedition
keeper-field-district = District
keeper-field-by = Until
keeper-field-on = Day
keeper-field-reason = Reason
keeper-field-name = Name
keeper-field-year = Year

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
keeper-may = What may be done now
keeper-may-not = What may not, and why
keeper-changes = Change of army
keeper-no-changes = The book allows this list no change.
keeper-account = Account of { $player }

## The ledger

keeper-all-accounts = All accounts
keeper-all-causes = For any reason
keeper-all-years = All years
keeper-all-players = All players
keeper-account-of = Account
keeper-year = Year
keeper-spoils = spoils
keeper-col-date = Date
keeper-col-cause = Why
keeper-col-giver = From
keeper-col-taker = To
keeper-col-other = From / to
keeper-col-hongos = Hongos
keeper-col-change = Change
keeper-col-balance = Balance
keeper-shown = { $count ->
        [one] { $count } movement shown.
       *[other] { $count } movements shown.
    }
keeper-chart-hongos = Hongos held
keeper-chart-victories = Victories

## The journal

keeper-col-number = No.
keeper-col-order = Order
keeper-col-came = What came of it
keeper-before = before the first turn
keeper-journal-hint = Choose an act to look at that moment, or to go back to it.
keeper-look = Look at this moment
keeper-correct = Take back all after #{ $number }
keeper-why = Why it is put right
keeper-why-first = Say why first

keeper-lacking = Still wanting: { $fields }.

## What they are for, where the terminal says how they are typed

keeper-tip-enlist = With which list, and what the force is called; the first hongos come with it.
keeper-tip-give-hongos = One player gives another hongos, as both agree.
keeper-tip-attack = Whoever has the go attacks another, who answers.
keeper-tip-settle = The one attacked comes to terms and pays, unless another is named.
keeper-tip-explore = An explorer visits the territory of a native who lets him.
keeper-tip-report-result = How the battle ended, wherever it was played.
keeper-tip-set-deadline = By which day this turn’s battles are to be played; without a day there is no deadline.
keeper-tip-take-district = The victor takes a district of the beaten; without a name, none.
keeper-tip-rise = A player changes his army.

## At our own table

keeper-engage = Referee it here
keeper-engage-tip = Choose both armies and begin the battle at this table
keeper-resume = Go to the battle
keeper-resume-tip = Open the battle where it was left
keeper-take = Take its result
keeper-take-tip = The result of the battle refereed here, to be confirmed
keeper-engage-title = Battle { $battle } at this table
keeper-engage-text = Each side brings an army of its list, at the points of the day.
keeper-engage-draw = Draw an army by lot
keeper-engage-army = { $role ->
        [attacker] The attacker’s army
       *[defender] The defender’s army
    }
keeper-engage-begin = Begin the battle
