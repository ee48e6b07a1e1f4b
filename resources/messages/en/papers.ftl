### The papers of a campaign, and what is said of papers as files.

## The head that they share

papers-chronicle = Chronicle
papers-standings = Standings
papers-statement = Statement of hongos
papers-evening = Order of play
papers-subject = Campaign for “En el Corazón de África”
papers-footer = { $name } · { $date }
# $half: 1 or 2; $turn: 0 before the first turn.
papers-date =
    { $turn ->
        [0] Begins in { $year }
       *[other] { $half ->
            [1] First half of { $year }
           *[other] Second half of { $year }
        } · turn { $turn }
    }
papers-fact-years = Years
papers-fact-players = Players
papers-fact-battles = Battles fought
papers-fact-to-play = Battles to be played
papers-fact-deadline = To be played by
papers-fact-got = Received
papers-fact-gave = Paid

## Charts

papers-chart-hongos = Hongos held
papers-chart-victories = Battles won
papers-chart-own = Hongos, half year by half year

## Statement of hongos

papers-statement-of = Account of { $name }
papers-balance = Balance

## The evening

papers-order = Order of play
papers-no-order-yet = The order has not been rolled yet: write it in the first column.
papers-col-go = Go
papers-has-gone = has acted
papers-waits = Waiting for
papers-battle = { $battle } · { $scenario }
papers-battle-first = { $battle } has to be played first.
papers-attacker = Attacks
papers-defender = Defends
papers-col-points = Points
papers-points-of = Points of { $player }
papers-wins = { $player } wins
papers-draw = Draw
papers-losses-of = Losses of { $player }
papers-leader-fell = Explorers whose leader fell
papers-notes = Notes

## The files

papers-file-report = report
papers-file-table = table
papers-file-reference = reference
papers-file-summary = summary
papers-file-units = units
papers-file-opponent = opponent
papers-file-cards = cards
papers-file-counters = counters
papers-file-forms = forms
papers-file-chronicle = chronicle
papers-file-standings = standings
papers-file-statements = statements
papers-file-evening = order-of-play
papers-file-deck = deck
papers-file-pieces = pieces
papers-file-board = board
papers-file-sequence = sequence
papers-file-story = story
papers-file-battle = battle
papers-file-map = battle-on-the-map
papers-file-campaign = campaign
papers-file-laboratory = laboratory
papers-file-cells = cells
papers-file-games = games
papers-made =
    { $count ->
        [one] One document in { $folder }:
       *[other] { $count } documents in { $folder }:
    }
# $count: how many documents; $lang: es, en.
papers-made-set = { $lang ->
        [es] in Spanish
       *[other] in English
    }, { $paper ->
        [a4] on A4
       *[other] on Letter
    }: { $count } documents
papers-where = Everything is in { $folder }.
