# The armies page: the start, the palette of troops, the cards, the verdict.

## The start

builder-start-title = Which army do you lead?
builder-lists = Lists
builder-portrait = What it is like
builder-open = Armies
builder-page = List on p. { $page }
builder-years = Years
# $known: what is known: the first (first), the last (last), both (firstlast) or neither (none).
builder-years-span =
    { $known ->
        [first] from { $first }
        [last] up to { $last }
        [firstlast] { $first } to { $last }
       *[none] any
    }
builder-aggressiveness = Aggressiveness
builder-home = At home in
builder-home-passed = the last native district it has passed through
builder-traits = Traits of the leader
builder-traits-any = any of the six
builder-allies = Allies
builder-allies-open = depends on the nation
builder-allies-none = none
builder-agreed = Agreed for the game
builder-year = Year
builder-points-limit = Points
builder-scenario = Scenario
builder-role = Role
builder-people = People or nation
builder-mode = Mode
builder-people-open = Choose a nation…
builder-mode-open = Undecided
builder-begin-legal = Begin with a legal army
builder-begin-legal-tip = The leader and the units that the list asks for, of a good size; the rest is up to you
builder-begin-random = At random
builder-begin-random-tip = A legal army drawn at random, as close to the limit as possible
builder-begin-empty = Empty
builder-begin-empty-tip = No leader, no units: you choose everything
builder-open-file = Open a file…
builder-open-file-tip = An army saved in any folder; you can also drop it on the window
builder-file-filter = Armies (*.army.toml)
builder-file-all = All files (*)
builder-file-gone = The file is no longer there.
builder-own-armies = Your armies
builder-own-none = None yet: every army you start is saved here automatically.
builder-samples = Sample armies of this list

## Head and foot

builder-army-name = Name of the army
builder-army-notes = Notes on the army
builder-facts = Game settings
builder-facts-tip = Year, points, scenario, role, people, notes
builder-second-trait = Second trait agreed
builder-second-trait-tip = Your opponent lets the leader have two traits (COMP-24, p. 29)
# $total and $limit: points spent and agreed.
builder-of-limit = { $total } / { $limit }
builder-left =
    { $count ->
        [0] exactly at the limit
        [one] 1 point left
       *[other] { $count } points left
    }
builder-within =
    { $count ->
        [one] 1 point over, allowed
       *[other] { $count } points over, allowed
    }
builder-over =
    { $count ->
        [one] 1 point too many
       *[other] { $count } points too many
    }
builder-segment =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
builder-kept-already = It is saved already, as it is after every change: { $file }
builder-not-kept = It could not be saved: { $why }
builder-off-none = no army is open
builder-off-undo = there is nothing to undo
builder-off-redo = there is nothing to redo

## Cards

builder-roster = The army
builder-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
builder-plus-points =
    { $points ->
        [0] free
        [one] +1 point
       *[other] +{ $points } points
    }
builder-each = { $points } pts each
# $count: units that count; $least and $most: those that there must and may be.
builder-units = Units: { $count } ({ $least } to { $most })
builder-no-units = No units yet: add them from the troops of the list.
builder-unit-name = Name of the unit
builder-unit-empty = Unit without figures
builder-unit-empty-tip = No figures: add a troop from the menu “…”.
# What somebody hears who does not see the card. $count: problems.
builder-unit-summary =
    { $count ->
        [0] Unit { $number }, { $name }: { $holds }, { $points } points
        [one] Unit { $number }, { $name }: { $holds }, { $points } points, 1 problem
       *[other] Unit { $number }, { $name }: { $holds }, { $points } points, { $count } problems
    }
builder-drag = Drag to change the order
builder-more = More: duplicate, split, notes, tags, move
builder-copy = Duplicate
builder-split = Split
builder-note = Notes
builder-notes = Notes on the unit
# $name: the list or people chosen; $narrative: whether the army is kept as narrative.
builder-relisted =
    { $count ->
        [0] Now { $name }: everything fits.
        [one] Now { $name }: 1 thing does not fit{ $narrative ->
            [yes] , and the army is kept as narrative
           *[no] {""}
        }. Ctrl+Z goes back.
       *[other] Now { $name }: { $count } things do not fit{ $narrative ->
            [yes] , and the army is kept as narrative
           *[no] {""}
        }. Ctrl+Z goes back.
    }
builder-list = Army list
builder-list-tip = Another list for the same army: nothing is lost, you are told what does not fit
builder-tag = Tags
builder-tag-new = Add a tag
builder-tag-hint = #tag
builder-tag-tip = Your own words to find units by: “to paint”, “left wing”; separate several with commas. No rule reads them.
builder-tag-off = Remove the tag { $tag }
builder-tags-only = Only the units tagged:
builder-tags-tip = Only the units tagged { $tag }
builder-up = Move up
builder-down = Move down
builder-remove = Remove
builder-remove-tip = Remove the unit (Del); it can be undone
builder-add-troop = Add a troop to the unit
builder-join = Join with
builder-slot-name = Slot it fills
builder-slot-tip = Which line of the list the unit fills; if you do not say, whichever suits best
builder-slot-free = Fills whichever slot suits best
builder-slot = Fills a slot of { $troop }
builder-leader = Leader
builder-leader-name = Name of the leader
builder-no-leader = Choose a leader…
builder-choice = { $name } ({ $points })
builder-trait = Trait
builder-trait-second = Second
builder-trait-none = None
builder-trait-open = rolled before the battle
builder-attendants = Attendants
builder-bearer = Gun Bearer
builder-bearer-tip = One only, and only for a leader who is a White Man
builder-dismiss = Remove the leader
builder-independents = Independent figures
builder-works = Works and stratagems
builder-baggage = Baggage
builder-elements = Baggage elements
builder-ally-away = Do without these allies

## Troops

builder-troops = Troops
builder-may-add = What can I add?
builder-view = What is shown
builder-target = Add to
builder-own-army = The army
builder-find = Find a troop…
# $least and $most: units.
builder-limits =
    { $least ->
        [0] { $most ->
            [one] up to 1 unit
           *[other] up to { $most } units
        }
       *[other] { $least } to { $most } units
    }
builder-instead =
    { $most ->
        [one] instead of { $troop }, 1 unit
       *[other] instead of { $troop }, up to { $most } units
    }
builder-have =
    { $count ->
        [0] you have none
       *[other] you have { $count }
    }
builder-fits =
    { $count ->
        [one] ✓ 1 figure fits
       *[other] ✓ up to { $count } figures fit
    }
builder-fits-not = it does not fit
# $count figures for $points points.
builder-add-unit =
    { $count ->
        [one] Add 1 for { $points }
       *[other] Add { $count } for { $points }
    }
builder-others = Other troops of the book ({ $count })
builder-add = Add
builder-add-anyway = Add anyway
builder-up-to = up to { $count } more
builder-offers =
    { $count ->
        [one] This fits
       *[other] Any one of these { $count } additions fits
    }
builder-offers-none = Nothing more fits within the rules.
builder-refused =
    { $count ->
        [0] Nothing is left out
       *[other] What does not fit, and why
    }

## Verdict

builder-verdict = Verdict
builder-verdict-count = Verdict ({ $count })
builder-to-verdict = See the verdict
builder-legal = Legal
builder-illegal =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
builder-narrative =
    { $count ->
        [one] Narrative, 1 problem
       *[other] Narrative, { $count } problems
    }
builder-verdict-good = It breaks no rule of the book.
builder-verdict-warn = It can be played and printed like this, marked as narrative.
builder-verdict-bad = It is saved and can be printed anyway; it breaks these rules of the book:
builder-keep-narrative = Mark it as narrative
builder-keep-narrative-tip = The players accept what the book does not; the army is marked wherever it is shown
builder-show = Show me
builder-show-tip = Go to the card and mark it
builder-mend = Fix it
builder-mend-tip = See what changes would fix it, before they are made
builder-mend-none = Neither one change nor two would fix it without breaking something else.
builder-apply = Do it
builder-outcome-legal = Then it is legal: { $total } of { $limit } points
builder-outcome =
    { $count ->
        [one] 1 problem is left, { $total } of { $limit } points
       *[other] { $count } problems are left, { $total } of { $limit } points
    }

builder-undone = Undone: { $what }
builder-redone = Redone: { $what }
builder-more-actions = More actions
builder-call-allies = Allies that you may call
builder-call-barred = Allies that you cannot call now
builder-call = Call
builder-summary = At a glance
builder-summary-figures = Figures
builder-kind-leader = Leader
builder-kind-units = Units
builder-kind-independents = Independents
builder-kind-allies = Allies
builder-kind-works = Works
builder-others-tip = Why this list, this people or this year cannot have them
builder-of-list = Of the list
