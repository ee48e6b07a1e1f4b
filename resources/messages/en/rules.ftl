# The rulebook page.
rules-title = Rulebook
rules-lead = Every entry in our own words with its page. The book itself is its author’s: keep your copy at hand.
rules-tab-search = Rules
rules-tab-rulings = Rulings
rules-tab-troops = Troops
rules-tab-bench = Odds
rules-tab-coverage = What is proven
rules-search-hint = Words, a page (p. 28), a chapter (MORALE) or an entry (SHOOT-14)
rules-found = { $count ->
    [0] No entry has all of these words; try fewer.
    [one] One entry
   *[other] { $count } entries
    }
rules-choose = Choose an entry on the left.
rules-proven = A test proves that the program does this.
rules-by-hand = The program decides this; no test names it yet.
rules-people = It is up to the players.
rules-rulings-lead = Where the book is unclear you may choose a ruling. It holds for new armies, battles and campaigns; those already begun keep their own.
rules-usual = usual
rules-reading = How do you read { $rule }?
rules-coverage-lead = What the program decides, and how much of it a test proves; it asks the players about the rest, or leaves it to them.
rules-head-chapter = Chapter
rules-head-title = Title
rules-head-entries = Entries
rules-head-proven = Proven
rules-head-asks = Asked
rules-head-players = Left to players
rules-of = { $proven } of { $total }
