# The collection page of the desk.
collection-title = Collection
collection-lead = The figures that you own. Every change is saved at once; the terminal program reads the same file.
collection-for = What { $army } needs
collection-open-army = the open army
collection-no-army = Open an army to compare what it needs with what you own.
collection-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
collection-short = { $count ->
    [one] ✗ one missing
   *[other] ✗ { $count } missing
    }
collection-enough = ✓ enough
collection-none = no legal army in this year
collection-tab-figures = Figures
collection-pane-figures = What you own
collection-pane-needs = What the army needs
collection-tab-fields = What they can field
collection-year = Year
collection-limit = Points
collection-reckon = Work it out
collection-reckoning = Working it out… { $done } of { $all } lists
collection-cancel = Cancel
collection-build = Build it
collection-note = Note on { $troop }
collection-note-hint = box, paint, maker…
collection-count = { $troop }: figures
