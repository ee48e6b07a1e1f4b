# Papers: at the desk, as files, and those of a campaign; what else is done with an army besides building it.

## The frame

paper-part-sheets = On paper
paper-part-share = Share
paper-part-bring = Open a shared army
paper-version-shown = This version
paper-part-versions = Versions
paper-part-compare = Compare
paper-back = ‹ Back to the army
paper-back-start = ‹ Back to the start
paper-back-battle = ‹ Back to the battle
paper-back-tip = Go back to where you were
paper-save-title = Where to save it
paper-written = Saved: { $file }

## On paper

paper-layout = Which paper
paper-size = Paper size
paper-size-a4 = A4
paper-size-letter = Letter
# $what: the kind of paper.
paper-draft = { $what ->
        [summary] Summary
        [units] Unit sheets
        [opponent] For the opponent
        [cards] Cards to cut out
        [counters] Counters to cut out
        [forms] Blank forms
        [report] Report
        [reference] Reference sheet
        [chronicle] Chronicle
        [standings] Standings
        [statements] Statements of hongos
        [table] Plan of the table
        [deck] Deck to cut out
        [pieces] Chits and markers to cut out
        [board] Board
        [mats] Players’ boards
        [sequence] Sequence of play
        [story] Story
       *[evening] Order of play
    }
paper-about = { $what ->
        [summary] The whole army, with its verdict and its code.
        [units] A card for each unit, with boxes to strike off losses.
        [opponent] What your opponent may see: no scouts, no real traps, no sums of points.
        [cards] One for each unit and character, 63 by 88 millimetres. Print them at actual size.
        [counters] Failed morale, reloading, fire, ambush and order of march. Print them at actual size.
        [forms] Roster, order of march, hidden deployment and account, to be filled in by hand.
        [report] The battle in prose, turn by turn, with the odds of its turning points.
        [reference] Only the rules that this battle needs, on two pages at most.
        [chronicle] What happened, half year by half year.
        [standings] Places, charts, lands, and who beat whom.
        [statements] Each player’s account, with every movement.
        [table] The table with what lies on it and who stands where, at the moment shown.
        [deck] The cards of our own set, nine to a page, 63 by 88 millimetres. Print them at actual size.
        [pieces] The chits of the cup, the iButhos and the markers of our own set. Print them at actual size.
        [board] The board of our own set on one page laid across, to play without a computer. Print it at actual size.
        [mats] A board for each player: what things cost, how one wins, what a turn allows. Print them at actual size.
        [sequence] The sequence of play with its sections, dice, points and levels.
        [story] The game in prose, turn by turn, with the figures that explain it.
       *[evening] For the evening: who acts when, which battles are to be fought, and room to note the results.
    }
# $side: red, blue, or both; $whose: the army’s name.
paper-cover = { $side ->
        [both] It may reveal what only one side knows: keep it for when the battle is over.
       *[other] For whoever plays { $whose }: it shows what the other side must not know yet.
    }
paper-uncover = Show it
paper-every = All into a folder…
paper-every-tip = Make every paper, in this size and language, in a new folder; meanwhile you can go on working
paper-every-stop-tip = Stop; the papers made so far stay
paper-every-stopped = Stopped. What was made is in the folder.
paper-put =
    { $count ->
        [one] One document in { $folder }.
       *[other] { $count } documents in { $folder }.
    }
paper-player = Player
paper-traits = Show the leader’s traits
paper-traits-tip = Your opponent will read them on this copy
paper-preview = As it will be printed
paper-pages =
    { $count ->
        [one] One page
       *[other] { $count } pages
    }
paper-save = { $ending ->
        [md] Save as Markdown…
        [html] Save as a web page…
       *[pdf] Save the PDF…
    }
paper-save-tip = Choose the folder
paper-print = Print…
paper-print-tip = Choose the printer
paper-view = Open with another program
paper-view-tip = Save the PDF in your folder and open it with the computer’s PDF reader
paper-printed = Sent to the printer.
paper-not-printed = The printer does not answer. Save the PDF and print it from another program.

## Sharing

paper-form-code = Code
paper-form-text = Text
paper-form-markdown = Markdown
paper-form-json = JSON
paper-form-csv = Table of figures
paper-form-qr = QR
paper-form-code-tip = One line to paste into any message; whoever gets it opens it here and has the same army, without your tags.
paper-form-text-tip = The army’s sheet as plain text.
paper-form-markdown-tip = The sheet with headings and tables, for forums and web pages.
paper-form-json-tip = The army for other programs.
paper-form-csv-tip = The figures in a table that any spreadsheet opens.
paper-form-qr-tip = The code as a picture, to be read with a phone’s camera.
paper-notes = With my notes
paper-notes-tip = Unticked, the notes on the army and its units are left out, and so are the tags
paper-text = The army as it is sent
paper-qr-note = Scanning it with a camera gives the code.
paper-copy = Copy
paper-copy-tip = Put it on the clipboard
paper-copied = Copied: ready to paste.
paper-copied-picture = Picture copied: ready to paste.
paper-save-form = Save to a file…
paper-save-form-tip = Choose the folder

## Bringing

paper-bring-about = Paste a code, JSON or the text of an army file, or drop the file here.
paper-bring-hint = HA1:…
paper-bring-text = What you were sent
paper-paste = Paste from the clipboard
paper-paste-tip = Read what is on the clipboard
paper-bring-file = Open a file…
paper-bring-file-tip = A file with a code, JSON or an army
paper-bring-open = Add it to my armies
paper-bring-open-tip = It is saved in your folder in a file of its own

## Versions

paper-versions-about = A version is kept every time the army is saved. Choose one to see what changed then and what going back to it would change.
paper-when = { $date } · { $time }
paper-now = { $when } · as it is now
paper-first = The first version.
paper-order-only = Only the order changed.
paper-more =
    { $count ->
        [one] and one more change
       *[other] and { $count } more changes
    }
paper-done = What changed at that time
paper-back-count =
    { $count ->
        [one] Going back to it would change one thing:
       *[other] Going back to it would change { $count } things:
    }
paper-back-same = The army is now as it was then.
paper-go-back = Go back to this version
paper-go-back-tip = The army becomes what it was then; this can be undone
paper-went-back = The army went back to the version of { $when }. This can be undone.

## Comparing

paper-compare-about = What is different in another army.
paper-other = The other army
paper-choose = Choose an army
paper-other-file = Another file…
paper-other-file-tip = Compare with an army file from any folder
paper-this = This one
paper-that = The other
paper-differences =
    { $count ->
        [one] One difference in the other:
       *[other] { $count } differences in the other:
    }

## At random

paper-part-lots = At random
paper-lots-about = Draw many armies of a list at random, look through them, take one or save them all as files.
paper-lots-count = How many
paper-lots-draw = Draw
paper-lots-draw-tip = They are drawn in the background; you can go on working
paper-lots-stop = Stop
paper-lots-stop-tip = Nothing drawn so far is kept
paper-lots-working = Drawing and saving
paper-lots-begin = Start from this one
paper-lots-begin-tip = It becomes one of your armies (Enter in the table)
paper-lots-save = Save all in a folder…
paper-lots-save-tip = Each in a file of its own
paper-lots-table = The armies drawn
paper-lots-name = Name
paper-lots-points = Points
paper-lots-units = Units
paper-lots-holds = Figures
paper-lots-progress = { $done } of { $all }
paper-lots-stopped = Stopped.
paper-lots-drawn =
    { $count ->
        [one] One army, legal.
       *[other] { $count } armies, all legal.
    }
paper-lots-saved =
    { $count ->
        [one] One army saved in { $folder }.
       *[other] { $count } armies saved in { $folder }.
    }

## The papers of a campaign: the head that they share

paper-chronicle = Chronicle
paper-standings = Standings
paper-statement = Statement of hongos
paper-evening = Order of play
paper-subject = Campaign for “En el Corazón de África”
paper-footer = { $name } · { $date }
# $half: 1 or 2; $turn: 0 before the first turn.
paper-date =
    { $turn ->
        [0] Begins in { $year }
       *[other] { $half ->
            [1] First half of { $year }
           *[other] Second half of { $year }
        } · turn { $turn }
    }
paper-fact-years = Years
paper-fact-players = Players
paper-fact-battles = Battles fought
paper-fact-to-play = Battles to be played
paper-fact-deadline = To be played by
paper-fact-got = Received
paper-fact-gave = Paid

## Charts

paper-chart-hongos = Hongos held
paper-chart-victories = Battles won
paper-chart-own = Hongos, half year by half year

## Statement of hongos

paper-statement-of = Account of { $name }
paper-balance = Balance

## The evening

paper-order = Order of play
paper-no-order-yet = The order has not been rolled yet: write it in the first column.
paper-col-go = Go
paper-waits = Waiting for
paper-battle = Battle { $battle } · { $scenario }
paper-battle-first = Battle { $battle } has to be played first.
paper-attacker = Attacks
paper-defender = Defends
paper-col-points = Points
paper-points-of = Points of { $player }
paper-wins = { $player } wins
paper-draw = Draw
paper-losses-of = Losses of { $player }
paper-leader-fell = Explorers whose leader fell
paper-evening-notes = Notes

## The files

paper-file-report = report
paper-file-table = table
paper-file-reference = reference
paper-file-summary = summary
paper-file-units = units
paper-file-opponent = opponent
paper-file-cards = cards
paper-file-counters = counters
paper-file-forms = forms
paper-file-chronicle = chronicle
paper-file-standings = standings
paper-file-statements = statements
paper-file-evening = order-of-play
paper-file-deck = deck
paper-file-pieces = pieces
paper-file-board = board
paper-file-mats = players-boards
paper-file-sequence = sequence
paper-file-story = story
paper-file-battle = battle
paper-file-map = battle-on-the-map
paper-file-campaign = campaign
paper-file-laboratory = laboratory
paper-file-cells = cells
paper-file-games = games
paper-made =
    { $count ->
        [one] One document in { $folder }:
       *[other] { $count } documents in { $folder }:
    }
# $count: how many documents; $lang: es, en.
paper-made-set = { $lang ->
        [es] in Spanish
       *[other] in English
    }, { $paper ->
        [a4] on A4
       *[other] on Letter
    }: { $count } documents
paper-where = Everything is in { $folder }.
