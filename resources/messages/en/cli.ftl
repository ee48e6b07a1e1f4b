### What the commands of the terminal program say.

cli-crash = The program has hit an error, through no fault of yours. The details are in { $path }
cli-stopped = Stopped.
cli-stdin = standard input
# $why: what is wrong with the list, with its file.
cli-list-left-out = A club list was left out: { $why }

cli-where = Where
cli-what = What
cli-why = Rule
# $count: how many times; $what: what is repeated.
cli-times = { $count } × ({ $what })

cli-legal = Legal: it breaks no rule of the book.
cli-illegal =
    { $count ->
        [one] Illegal: 1 problem.
       *[other] Illegal: { $count } problems.
    }
cli-narrative = Marked as narrative: it may be played if the players agree.
# $total: what it costs; $limit: the limit; $left: what is left; $over: how far over it may go.
cli-points-left =
    { $over ->
        [0] { $total } of { $limit } points; { $left } left.
       *[other] { $total } of { $limit } points; { $left } left, and it may go { $over } over.
    }
cli-points-over =
    { $over ->
        [0] { $total } of { $limit } points; it is { $left } over, which is not allowed.
       *[other] { $total } of { $limit } points; it is { $left } over; up to { $over } over is allowed.
    }

## Troops

# $arm: on foot, mounted...; $weapon: what it shoots with; $id: its id; $cite: rule and page.
cli-troop-is = Figure: { $arm }. Weapon: { $weapon }. Id: { $id } ({ $cite }).

## Lists

cli-number = No.
cli-id = Id
cli-name = Name
cli-page = Page
cli-section = Section
# $edition: the number of the edition.
cli-edition-only = { $edition ->
    [1] Only in the 1st edition.
    [2] Only in the 2nd edition.
   *[other] Only in edition { $edition }.
    }
cli-on-page = p. { $page }
cli-peoples = Peoples
cli-units = Units
cli-each = Points/figure
cli-list-peoples = Peoples: { $peoples }.
# $folder: where a club keeps its lists.
cli-lists-more = “heart-africa lists LIST” shows one in full; you can also name a people. Your club’s lists (*.list.toml) are read from { $folder }

## Rules

cli-rule = Rule
cli-text = What it says
cli-rule-none = There is no rule with: { $words }.
cli-by-engine = The program decides it.
cli-by-asks = The program asks the players.
cli-by-players = It is left to the players.
cli-unclear = Unclear: { $what }
cli-read-so = Our reading: { $how }
cli-of = of
cli-asks = Asked
cli-players = Players
cli-total = Total

## New armies, additions and differences

cli-written = Written: { $path }
cli-no-army = There is no such army.
cli-seed = Seed { $seed }: --seed { $seed } with everything else unchanged draws the same army again.
cli-nothing-fits = There is nothing left to add.
cli-refused =
    { $count ->
        [one] 1 other addition is not allowed; --why-not says why.
       *[other] { $count } other additions are not allowed; --why-not says why.
    }
cli-addition = May be added
cli-up-to = Up to
cli-same = The two armies are the same.

## Collection

cli-no-collection = There is no collection yet at { $path }; begin with “heart-africa collection set TROOP N”.
cli-note = Note
# $count: figures; $points: what they are worth.
cli-collection-total =
    In all, { $count ->
        [one] 1 figure
       *[other] { $count } figures
    } worth { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
cli-needed = Needed
cli-owned = Owned
cli-short = Missing
cli-missing =
    { $count ->
        [0] You own every figure.
        [one] You lack 1 figure.
       *[other] You lack { $count } figures.
    }
# $figures: those missing.
cli-would-take = { $figures } missing.
cli-list = List
cli-people = People
cli-armed-with = With what
