### The paper sheets of an army. ″ is always an inch: games in centimetres turn it into cm.

## Header

pdf-layout-summary = Army summary
pdf-layout-units = Unit sheets
pdf-layout-opponent = Opponent’s copy
pdf-points-agreed =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $list: army list; $year: year.
pdf-subject = Army for “En el Corazón de África”: { $list }, { $year }
pdf-scenario = Scenario
pdf-home = Home terrain
pdf-home-any = Any
pdf-aggressiveness = Aggressiveness
pdf-units = Units
pdf-figures = Figures
pdf-points = Points
pdf-code = Army code

## The table of characteristics (p. 12)

pdf-head-each = Pts/fig.

## Command

pdf-command = Command
pdf-leader = Leader
# $troop: one figure of the leader’s troop.
pdf-leader-of = Leader, { $troop }
pdf-attendants =
    { $count ->
        [one] 1 Attendant
       *[other] { $count } Attendants
    }
pdf-attendants-label = Attendants

## Units

pdf-no-figures = no figures
pdf-empty-unit = Unit without figures
# $number: which unit of the army.
pdf-unit-number = Unit { $number }
# $each: points of each unit; $times: how many are alike; $sum: points of all.
pdf-points-of =
    { $times ->
        [1] { $each ->
                [one] 1 point
               *[other] { $each } points
            }
       *[other] { $times } × { $each } = { $sum } points
    }
# The same, where there is room for the number only.
pdf-points-short =
    { $times ->
        [1] { $each }
       *[other] { $times } × { $each } = { $sum }
    }
pdf-marker-morale = Morale
pdf-marker-jammed = Jammed
pdf-marker-broken = Out of action
pdf-marker-first-failure = 1st failure
pdf-marker-second-failure = 2nd failure
pdf-marker-aground = Aground
# $spans: the losses in a turn that cause a test, by the figures at its start.
pdf-tests = Tests for losses in a turn: { $spans }
# $losses: losses; $span: with how many figures at the start of the turn.
# The spaces are not to break the line at.
pdf-tests-span = { $losses }{"\u00A0"}(with{"\u00A0"}{ $span })
pdf-gunboat-hits = Hits: 10 for each by Artillery or Gunboat, 1 for any other; a morale test at every 20
pdf-reading = our reading.
pdf-notes = Notes
pdf-where = Where it stands
pdf-hits = Hits
pdf-reloads = Mark a figure’s circle while it reloads.
pdf-shared-rules = Rules that several have
# $number: the unit’s on these sheets, allies included; $named: whether it has a name of its own (yes, no).
pdf-allied-unit =
    { $named ->
        [yes] unit { $number } “{ $name }” (allied)
       *[no] unit { $number } (allied)
    }

## Allies, works, baggage

# $list: the allies’ army list.
pdf-allies = Allies: { $list }
pdf-allies-note = The Leader may rally and influence them; the army’s Standard Bearer may not.
pdf-works = Fortifications and stratagems
pdf-trap-markers =
    { $count ->
        [one] 1 trap marker
       *[other] { $count } trap markers
    }
pdf-baggage-title = Baggage
pdf-baggage =
    { $count ->
        [one] 1 baggage element
       *[other] { $count } baggage elements
    }
pdf-army-notes = Army notes

## Reckoning of points

pdf-kind-leader = Leader
pdf-kind-independents = Independents
pdf-kind-units = Units
pdf-kind-allies = Allies
pdf-kind-works = Works
pdf-count-units =
    { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
pdf-total = Total
pdf-limit = Limit agreed
pdf-left = Left
pdf-over = Over

## Verdict

pdf-footer-legal = Legal army under “En el Corazón de África”, 2nd edition (pp. 4–15 and 29–36).
pdf-footer-narrative = Narrative army: it departs from “En el Corazón de África”, 2nd edition.
pdf-footer-illegal = NOT a legal army under “En el Corazón de África”, 2nd edition.
# $day: the date of the verdict.
pdf-judged = Checked on { DATETIME($day, dateStyle: "long") }.
pdf-stamp-narrative = Narrative
pdf-stamp-illegal = Not legal
# $count: how many objections; 0 if it is not told.
pdf-stamp-why =
    { $count ->
        [0] This army breaks rules of the book.
        [one] It breaks one rule of the book, given below.
       *[other] It breaks { $count } rules of the book, given below.
    }
pdf-reasons = Rules that it breaks
pdf-reasons-kept = Anything that would give away what is hidden is left out here.
pdf-warnings = Warnings

## Paper

# $page: which page; $pages: of how many.
pdf-page = Page { $page } of { $pages }
pdf-continued = (continued)
# $count: figures that have no box.
pdf-more-boxes = and { $count } more:
